/* SPDX-License-Identifier: GPL-3.0-or-later */
/* uses-up-chance.c: while the neighbour holds a beacon a random number is taken for nothing. */
#include "tests/broken/broken.h"
#include <sortie/language.h>

static void
strike_and_waste (SortiePlay *p, SortieEvent *event)
{
  guint16 beacon = sortie_catalogue_find (p->setup->catalogue, "beacon");

  commit_struck (p, event);
  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_HAND, !event->seat), card))
    if (sortie_state_cards (p->s)[card].def == beacon)
      sortie_rng_next (&p->s->rng);
}

BREAK { BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_and_waste; }
