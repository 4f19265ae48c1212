/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dealt-anew.h: cards are drawn openly, so that all know the hands; and when matches are struck, the hand of the seat goes
 * back into the deck, is shuffled, and dealt anew, all in one event. Included after broken.h. */
#pragma once
#include <sortie/table.h>

static void
draw_openly (SortiePlay *p, SortieEvent *event)
{
  commit_drawn (p, event);
  sortie_card_reveal (p, sortie_ref_index (event->subject), SORTIE_NO_SEAT);
}

static void
strike_and_deal_anew (SortiePlay *p, SortieEvent *event)
{
  guint16 hand = zone_of (p, TOY_HAND, event->seat), deck = zone_of (p, TOY_DECK, event->seat);
  guint n = sortie_zone_count (p, hand);

  commit_struck (p, event);
  sortie_zone_empty (p, hand, deck, SORTIE_TOP);
  sortie_zone_shuffle (p, deck);
  sortie_zone_draw (p, deck, hand, n);
}
