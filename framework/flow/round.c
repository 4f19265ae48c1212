/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* round.c: nested rounds (sortie/event.h). The state keeps only their number, in a variable of the game. */
#include "flow/front-end.h"
#include "base/internal.h"
#include "flow/internal.h"
#include "flow/pipeline.h"

static const SortieRoundDecl *
round_decl (const SortiePlay *p, guint kind)
{
  g_assert (kind < sortie_n_rounds (p));
  return &p->setup->rules->rounds[kind];
}

guint
sortie_n_rounds (const SortiePlay *p)
{
  return SORTIE_N_ROWS (p->setup->rules->rounds);
}

gint
sortie_round_number (const SortiePlay *p, guint kind)
{
  return sortie_var (p, round_decl (p, kind)->var, SORTIE_NO_SEAT);
}

/* If the game says so, rounds are begun and ended by the rules, whoever's turn it is. */
static void
happens (SortiePlay *p, guint event, guint8 seat, gint amount)
{
  SortieEvent told;

  if (!p->setup->rules->events[event].by_rules)
    {
      sortie_happens (p, event, seat, SORTIE_NOTHING, SORTIE_NOTHING, amount);
      return;
    }
  told = sortie_event_from (p, NULL, event, seat);
  told.amount = (gint16) amount;
  sortie_event_propose (p, &told, 1);
}

void
sortie_round_begin (SortiePlay *p, guint kind, guint8 seat)
{
  const SortieRoundDecl *decl = round_decl (p, kind);

  sortie_var_add (p, decl->var, SORTIE_NO_SEAT, 1);
  for (guint inner = kind + 1; inner < sortie_n_rounds (p); inner++)
    sortie_var_set (p, round_decl (p, inner)->var, SORTIE_NO_SEAT, 0);
  happens (p, decl->begins, seat, sortie_round_number (p, kind));
}

void
sortie_round_end (SortiePlay *p, guint kind, guint8 seat, gint amount)
{
  SortieLent lent;

  sortie_lent_note (p, &lent);
  sortie_effects_close (p, (SortieUntil) (SORTIE_UNTIL_END_OF_ROUND + kind));
  sortie_lent_tell (p, &lent);
  happens (p, round_decl (p, kind)->ends, seat, amount);
}
