/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lost-card.c: a card that pays turns into a candle. */
#include "tests/broken/broken.h"
#include <sortie/language.h>

static void
pay_with_candle (SortiePlay *p, SortieEvent *event)
{
  commit_paid (p, event);
  sortie_state_cards (p->s)[sortie_ref_index (event->subject)].def
    = sortie_catalogue_find (p->setup->catalogue, "candle");
}

BREAK { BROKEN_EVENT (TOY_EVENT_PAID).commit = pay_with_candle; }
