/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "model/play.h"

static gboolean
is_whose (const SortiePlay *p, guint var, guint8 seat)
{
  return p->setup->vars[var].shared || seat < p->setup->n_seats;
}

static gint16 *
variable (const SortiePlay *p, guint var, guint8 seat)
{
  guint first = p->setup->var_base[var];
  return &sortie_state_vars (p->s)[first + (p->setup->vars[var].shared ? 0 : seat)];
}

gint
sortie_var_set (SortiePlay *p, guint var, guint8 seat, gint value)
{
  g_return_val_if_fail (is_whose (p, var, seat), 0);
  const SortieVarDecl *decl = &p->setup->vars[var];
  gint16 *at = variable (p, var, seat), now = (gint16) CLAMP (value, decl->min, decl->max);
  if (*at != now)
    sortie_state_unsettle (p->s);
  return *at = now;
}

void
sortie_vars_start (SortiePlay *p)
{
  for (guint var = 0; p->setup->vars[var].id; var++)
    {
      guint n = p->setup->vars[var].shared ? 1 : p->setup->n_seats;
      for (guint8 seat = 0; seat < n; seat++)
        sortie_var_set (p, var, seat, p->setup->vars[var].start);
    }
}
