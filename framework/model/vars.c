/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* vars.c: the variables that a game declares. */
#include <sortie/table.h>
#include "model/internal.h"

void
sortie_vars_start (SortiePlay *p)
{
  for (guint var = 0; p->setup->vars[var].id != NULL; var++)
    {
      guint n = p->setup->vars[var].shared ? 1 : p->setup->n_seats;
      for (guint8 seat = 0; seat < n; seat++)
        sortie_var_set (p, var, seat, p->setup->vars[var].start);
    }
}

void
sortie_vars_reset (SortiePlay *p)
{
  gint16 *vars = sortie_state_vars (p->s);

  for (guint i = 0; i < p->setup->n_resets; i++)
    {
      const SortieReset *reset = &p->setup->resets[i];

      if (vars[reset->at] != reset->start)
        {
          vars[reset->at] = reset->start;
          sortie_state_unsettle (p->s);
        }
    }
}
