/* SPDX-License-Identifier: GPL-3.0-or-later */
/* peeking-refusal.c: what is said about the neighbour's sill depends on the neighbour's hand. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static gint
cost_of_hand (const SortiePlay *p, guint8 seat)
{
  gint cost = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_HAND, seat), card))
    cost += sortie_value (p, TOY_COST, sortie_ref_card (card));
  return cost;
}

static gboolean
check_and_tell (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  if (is_in_own_hand (p, move->arg[0]) && !is_on_own_sill (p, move->arg[1]))
    return sortie_refuse (why, TOY_REASON_TOO_DEAR, move->arg[0], 0, cost_of_hand (p, !active (p)),
                          0);
  return light_check (p, move, why);
}

BREAK { BROKEN_VERB (TOY_VERB_LIGHT).check = check_and_tell; }
