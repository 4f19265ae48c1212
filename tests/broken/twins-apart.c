/* SPDX-License-Identifier: GPL-3.0-or-later */
/* twins-apart.c: when matches are struck, everybody is shown a card of the hand; when another one
 * like it is paid with, everybody still knows that card, as if somebody could tell the two
 * apart. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
strike_and_show (SortiePlay *p, SortieEvent *event)
{
  guint16 hand = zone_of (p, TOY_HAND, event->seat);

  commit_struck (p, event);
  if (sortie_zone_count (p, hand) > 0)
    sortie_card_reveal (p, sortie_zone_top (p, hand), SORTIE_NO_SEAT);
}

static void
pay_and_tell_apart (SortiePlay *p, SortieEvent *event)
{
  guint16 hand = zone_of (p, TOY_HAND, event->seat);
  guint8 known[G_MAXUINT8];

  g_assert (p->s->n_cards <= G_N_ELEMENTS (known));
  for (SORTIE_EACH_IN_ZONE (p, hand, card))
    known[card] = sortie_state_cards (p->s)[card].known;
  commit_paid (p, event);
  for (SORTIE_EACH_IN_ZONE (p, hand, card))
    sortie_state_cards (p->s)[card].known = known[card];
}

BREAK
{
  BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_and_show;
  BROKEN_EVENT (TOY_EVENT_PAID).commit = pay_and_tell_apart;
}
