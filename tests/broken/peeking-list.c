/* SPDX-License-Identifier: GPL-3.0-or-later */
/* peeking-list.c: no match may be struck while the neighbour holds a beacon. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static gboolean
neighbour_holds_beacon (const SortiePlay *p)
{
  guint16 beacon = sortie_catalogue_find (p->setup->catalogue, "beacon");

  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_HAND, !active (p)), card))
    if (sortie_state_cards (p->s)[card].def == beacon)
      return TRUE;
  return FALSE;
}

static gboolean
check_and_peek (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  if (p->s->decision.kind == TOY_ASK_PLAY && neighbour_holds_beacon (p))
    return sortie_refuse (why, TOY_REASON_STRUCK, 0, 0, 0, 0);
  return strike_check (p, move, why);
}

BREAK { BROKEN_VERB (TOY_VERB_STRIKE).check = check_and_peek; }
