/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* test-thing.c: numbers that name nothing are read as things that are not there. */
#include "tests/model/table.h"
#include "tests/tap/tap.h"

#include <string.h>
#include "model/internal.h"
#include "model/front-end.h"

/* None, the first after the last, and any other. */
static const guint16 far_off[] = { SORTIE_NO_INDEX, 0x7fff, 1000 };

static void
is_no_card (const SortieCard *card)
{
  CU_ASSERT_PTR_EQUAL (card, &sortie_no_card);
  tap_int (card->def, 0);
  tap_int (card->zone, SORTIE_NO_INDEX);
  tap_int (card->piece, SORTIE_NO_INDEX);
  tap_int (card->above, SORTIE_NO_INDEX);
  tap_int (card->below, SORTIE_NO_INDEX);
  tap_int (card->owner, SORTIE_NO_SEAT);
  tap_int (card->known, 0);
}

static void
no_card (void)
{
  g_autoptr (Table) table = table_new ();
  const SortiePlay *p = &table->play;

  table_deal (table, 1);
  for (guint i = 0; i < G_N_ELEMENTS (far_off); i++)
    is_no_card (sortie_card (p, far_off[i]));
  is_no_card (sortie_card (p, p->s->n_cards));
  is_no_card (sortie_card (p, sortie_zone_top (p, table_zone (table, LIMBO, RED))));
  is_no_card (sortie_card_of (p, SORTIE_NOTHING));
  is_no_card (sortie_card_of (p, sortie_ref_seat (RED)));
  is_no_card (sortie_card_of (p, sortie_ref_card (SORTIE_NO_INDEX)));
}

static void
a_card_is_itself (void)
{
  g_autoptr (Table) table = table_new ();
  const SortiePlay *p = &table->play;

  table_deal (table, 1);
  for (guint16 card = 0; card < p->s->n_cards; card++)
    {
      CU_ASSERT_PTR_EQUAL (sortie_card (p, card), &sortie_state_cards (p->s)[card]);
      CU_ASSERT_PTR_EQUAL (sortie_card_of (p, sortie_ref_card (card)), sortie_card (p, card));
    }
}

static void
no_zone (void)
{
  g_autoptr (Table) table = table_new ();
  const SortiePlay *p = &table->play;

  table_deal (table, 1);
  for (guint i = 0; i < G_N_ELEMENTS (far_off); i++)
    {
      guint seen = 0;

      tap_int (sortie_zone_count (p, far_off[i]), 0);
      tap_int (sortie_zone_top (p, far_off[i]), SORTIE_NO_INDEX);
      tap_int (sortie_zone_bottom (p, far_off[i]), SORTIE_NO_INDEX);
      tap_int (sortie_zone_at (p, far_off[i], 0), SORTIE_NO_INDEX);
      for (SORTIE_EACH_IN_ZONE (p, far_off[i], card))
        seen += card != SORTIE_NO_INDEX;
      tap_int (seen, 0);
    }
}

/* What is nowhere is not free either: nothing can be put there. */
static void
no_place (void)
{
  g_autoptr (Table) table = table_new ();
  const SortiePlay *p = &table->play;

  table_deal (table, 1);
  for (guint i = 0; i < G_N_ELEMENTS (far_off); i++)
    {
      CU_ASSERT_PTR_EQUAL (sortie_place (p, far_off[i]), &sortie_no_place);
      CU_ASSERT_PTR_EQUAL (sortie_piece_in (p, far_off[i]), &sortie_no_piece);
      tap_int (sortie_place_piece (p, far_off[i]), SORTIE_NOTHING);
      tap_int (sortie_piece_ref (p, far_off[i]), SORTIE_NOTHING);
      CU_ASSERT_FALSE (sortie_place_is_free (p, far_off[i]));
    }
}

/* Nobody sees or knows what is not there, and showing it changes nothing. */
static void
nobody_knows_no_card (void)
{
  g_autoptr (Table) table = table_new ();
  SortiePlay *p = &table->play;
  guint64 before;

  table_deal (table, 1);
  before = sortie_state_hash (p->s);
  sortie_card_reveal (p, SORTIE_NO_INDEX, SORTIE_NO_SEAT);
  sortie_cards_chosen (p, (const SortieRef[]) { sortie_ref_card (SORTIE_NO_INDEX), SORTIE_NOTHING },
                       2, RED);
  CU_ASSERT_FALSE (sortie_card_is_visible (p, SORTIE_NO_INDEX, RED));
  CU_ASSERT_FALSE (sortie_card_is_known (p, SORTIE_NO_INDEX, RED));
  tap_int (sortie_card_flags (p, SORTIE_NO_INDEX), 0);
  CU_ASSERT_EQUAL (sortie_state_hash (p->s), before);
}

static const TapTest tests[] = {
  { "a number of no card is read as a card that lies nowhere", no_card },
  { "the number of a card is read as that card", a_card_is_itself },
  { "a number of no zone is read as an empty one", no_zone },
  { "on a number of no place nothing stands, and there is no room", no_place },
  { "nobody knows a card that is not there", nobody_knows_no_card },
  { NULL },
};

TAP_MAIN (tests)
