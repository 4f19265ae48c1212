/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* gathered.c: nothing is wrong: who lights a lamp pays openly, and in the same move the ashes go back into
 * the deck, which is shuffled. So everybody has seen what was paid, and knows nothing any more. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
commit_lit_and_gathered (SortiePlay *p, SortieEvent *event)
{
  guint16 ashes = zone_of (p, TOY_ASHES, event->seat), deck = zone_of (p, TOY_DECK, event->seat);

  commit_lit (p, event);
  while (sortie_zone_count (p, ashes) > 0)
    sortie_card_move (p, sortie_zone_top (p, ashes), deck, SORTIE_TOP);
  sortie_zone_shuffle (p, deck);
}

BREAK { BROKEN_EVENT (TOY_EVENT_LIT).commit = commit_lit_and_gathered; }
