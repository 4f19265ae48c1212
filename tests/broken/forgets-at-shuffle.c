/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forgets-at-shuffle.c: as dealt-anew.c, but with a hand that is dealt anew the other hand is forgotten, too, which lay
 * where it was. */
#include "tests/broken/broken.h"
#include "tests/broken/dealt-anew.h"

static void
strike_and_forget (SortiePlay *p, SortieEvent *event)
{
  strike_and_deal_anew (p, event);
  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_HAND, 1 - event->seat), card))
    sortie_state_cards (p->s)[card].known &= (guint8) ~(1 << event->seat);
}

BREAK
{
  BROKEN_EVENT (TOY_EVENT_DRAWN).commit = draw_openly;
  BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_and_forget;
}
