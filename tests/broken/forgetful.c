/* SPDX-License-Identifier: GPL-3.0-or-later */
/* forgetful.c: a hand is put on the deck without shuffling, so that its owner knows what lies
 * there; and it is forgotten when matches are struck. */
#include "tests/broken/broken.h"
#include <sortie/frame.h>

static void
put_back (SortiePlay *p, SortieFrame *f)
{
  guint16 hand = zone_of (p, TOY_HAND, active (p)), deck = zone_of (p, TOY_DECK, active (p));

  if (f->step == 1 && sortie_answered_yes (p))
    {
      while (sortie_zone_count (p, hand) > 0)
        sortie_card_move (p, sortie_zone_top (p, hand), deck, SORTIE_TOP);
      f->step = 2;
    }
  draw_step (p, f);
}

static void
strike_and_forget (SortiePlay *p, SortieEvent *event)
{
  commit_struck (p, event);
  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_DECK, event->seat), card))
    sortie_state_cards (p->s)[card].known = 0;
}

BREAK
{
  BROKEN_PROC (TOY_PROC_DRAW).step = put_back;
  BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_and_forget;
}
