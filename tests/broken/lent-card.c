/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lent-card.c: a card that pays belongs to the neighbour until the lamp is lit; when the move is
 * over all is well again. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
pay_and_lend (SortiePlay *p, SortieEvent *event)
{
  commit_paid (p, event);
  sortie_state_cards (p->s)[sortie_ref_index (event->subject)].owner = !event->seat;
}

static void
light_and_return (SortiePlay *p, SortieEvent *event)
{
  commit_lit (p, event);
  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_ASHES, event->seat), card))
    sortie_state_cards (p->s)[card].owner = event->seat;
}

BREAK
{
  BROKEN_EVENT (TOY_EVENT_PAID).commit = pay_and_lend;
  BROKEN_EVENT (TOY_EVENT_LIT).commit = light_and_return;
}
