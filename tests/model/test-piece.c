/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/model/table.h"
#include "tests/tap/tap.h"
#include <sortie/table.h>

/* Cards with definitions 1 to 6, in red's hand; number i is definition i + 1. */
static Table *
table_with_cards (void)
{
  Table *table = table_new ();
  for (guint16 i = 0; i < 6; i++)
    sortie_card_new (&table->play, i + 1, RED, 0, table_zone (table, HAND, RED), SORTIE_BOTTOM);
  return table;
}

static guint16
middle (const Table *table)
{
  return table_place (table, MIDDLE, RED, 0);
}

/* The definitions in a pile, or in a zone, from top to bottom. */
static char *
listed (const Table *table, guint16 top)
{
  GString *text = g_string_new (NULL);
  for (guint16 card = top; card != SORTIE_NO_INDEX;
       card = sortie_state_cards (table->s)[card].below)
    g_string_append_printf (text, "%s%u", text->len ? " " : "",
                            sortie_state_cards (table->s)[card].def);
  return g_string_free (text, FALSE);
}

#define CHECK_LIST(table, top, expected) \
  G_STMT_START \
  { \
    g_autofree char *is_listed = listed (table, top); \
    tap_string (is_listed, expected); \
    table_check ((table)->s); \
  } \
  G_STMT_END

static void
piece_stands_where_it_was_put (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  sortie_card_set_flag (p, 2, TURNED, TRUE);
  SortieRef piece = sortie_piece_put (p, 2, middle (table), BLUE);

  CU_ASSERT (sortie_piece_exists (p, piece));
  tap_int (sortie_piece_place (p, piece), middle (table));
  tap_int (sortie_piece_def (p, piece), 3);
  tap_int (sortie_piece_controller (p, piece), BLUE);
  tap_int (sortie_piece_owner (p, piece), RED);
  tap_int (sortie_place_piece (p, middle (table)), piece);
  tap_int (sortie_card_flags (p, 2), 0);
  CU_ASSERT_FALSE (sortie_place_is_free (p, middle (table)));
  CHECK_LIST (table, sortie_zone_top (p, table_zone (table, HAND, RED)), "1 2 4 5 6");
}

static void
top_card_says_what_it_is (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  SortieRef piece = sortie_piece_put (p, 0, middle (table), RED);
  sortie_piece_set_mark (p, piece, WOUNDS, 2);
  sortie_piece_add_card (p, piece, 1, SORTIE_TOP);
  sortie_piece_add_card (p, piece, 2, SORTIE_BOTTOM);
  CHECK_LIST (table, sortie_piece (p, piece)->card, "2 1 3");
  tap_int (sortie_piece_def (p, piece), 2);
  tap_int (sortie_piece_mark (p, piece, WOUNDS), 2);

  sortie_piece_add_card (p, piece, 1, SORTIE_BOTTOM);
  CHECK_LIST (table, sortie_piece (p, piece)->card, "1 3 2");
}

static void
only_card_of_a_piece_stays (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortieRef piece = sortie_piece_put (&table->play, 0, middle (table), RED);
  sortie_piece_add_card (&table->play, piece, 0, SORTIE_BOTTOM);
  CU_ASSERT (sortie_piece_exists (&table->play, piece));
  tap_int (sortie_piece_def (&table->play, piece), 1);
  table_check (table->s);
}

static void
removed_pile_keeps_its_order (void)
{
  static const struct
  {
    SortieEnd end;
    const char *expected;
  } ends[] = { { SORTIE_TOP, "2 1 3 6" }, { SORTIE_BOTTOM, "6 2 1 3" } };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (Table) table = table_with_cards ();
      SortiePlay *p = &table->play;
      guint16 heap = table_zone (table, HEAP, RED);
      sortie_card_move (p, 5, heap, SORTIE_TOP);
      SortieRef piece = sortie_piece_put (p, 0, middle (table), RED);
      sortie_piece_add_card (p, piece, 1, SORTIE_TOP);
      sortie_piece_add_card (p, piece, 2, SORTIE_BOTTOM);
      sortie_piece_remove (p, piece, heap, ends[i].end);
      CHECK_LIST (table, sortie_zone_top (p, heap), ends[i].expected);
      CU_ASSERT_FALSE (sortie_piece_exists (p, piece));
      CU_ASSERT (sortie_place_is_free (p, middle (table)));
    }
}

static void
old_reference_never_means_the_new_piece (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  SortieRef old = sortie_piece_put (p, 0, middle (table), RED);
  sortie_piece_set_mark (p, old, WOUNDS, 3);
  sortie_piece_remember (p, old, 31, TRUE);
  CU_ASSERT (sortie_piece_remembers (p, old, 31));
  sortie_card_move (p, 0, table_zone (table, HAND, RED), SORTIE_TOP);
  SortieRef fresh = sortie_piece_put (p, 0, middle (table), RED);

  tap_int (sortie_ref_index (fresh), sortie_ref_index (old));
  CU_ASSERT_NOT_EQUAL (fresh, old);
  CU_ASSERT_PTR_NULL (sortie_piece (p, old));
  tap_int (sortie_piece_def (p, old), 0);
  tap_int (sortie_piece_place (p, old), SORTIE_NO_INDEX);
  tap_int (sortie_piece_controller (p, old), SORTIE_NO_SEAT);
  tap_int (sortie_piece_owner (p, old), SORTIE_NO_SEAT);
  tap_int (sortie_piece_mark (p, fresh, WOUNDS), 0);
  CU_ASSERT_FALSE (sortie_piece_remembers (p, fresh, 31));
}

/* 4096 generations, then the numbers begin again. */
static void
generations_come_round (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  SortieRef first = sortie_piece_put (p, 0, middle (table), RED);
  for (guint i = 0; i < 4096; i++)
    {
      CU_ASSERT (i == 0 || !sortie_piece_exists (p, first));
      sortie_card_move (p, 0, 0, SORTIE_TOP);
      sortie_piece_put (p, 0, middle (table), RED);
    }
  CU_ASSERT (sortie_piece_exists (p, first));
  table_check (table->s);
}

static SortieEffect
effect_on (SortieRef subject, SortieRef source, SortieUntil until)
{
  return (SortieEffect){ .subject = subject, .source = source, .until = until };
}

static void
effects_end_with_their_piece (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  SortieRef goes = sortie_piece_put (p, 0, middle (table), RED);
  SortieRef stays = sortie_piece_put (p, 1, middle (table), RED);
  SortieEffect *effects = sortie_state_effects (table->s);
  effects[0] = effect_on (goes, stays, SORTIE_UNTIL_FOREVER);
  effects[1] = effect_on (stays, goes, SORTIE_UNTIL_END_OF_TURN);
  effects[2] = effect_on (stays, goes, SORTIE_UNTIL_SOURCE_LEAVES);
  effects[3] = effect_on (SORTIE_NOTHING, goes, SORTIE_UNTIL_END_OF_TURN);
  effects[4] = effect_on (stays, stays, SORTIE_UNTIL_SOURCE_LEAVES);
  for (guint i = 0; i < 5; i++)
    effects[i].clause = i;
  table->s->n_effects = 5;

  sortie_piece_remove (p, goes, table_zone (table, HEAP, RED), SORTIE_TOP);
  tap_int (table->s->n_effects, 3);
  tap_int (effects[0].clause, 1);
  tap_int (effects[1].clause, 3);
  tap_int (effects[2].clause, 4);
}

static void
piece_that_moves_keeps_what_it_carries (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  SortieRef piece = sortie_piece_put (p, 0, middle (table), RED);
  sortie_piece_set_mark (p, piece, LEVEL, 4);
  sortie_piece_remember (p, piece, 0, TRUE);
  sortie_piece_move (p, piece, table_place (table, FRONT, BLUE, 0));
  tap_int (sortie_piece_place (p, piece), table_place (table, FRONT, BLUE, 0));
  tap_int (sortie_piece_mark (p, piece, LEVEL), 4);
  CU_ASSERT (sortie_piece_remembers (p, piece, 0));
  CU_ASSERT (sortie_place_is_free (p, middle (table)));
}

static void
pieces_on_a_place_are_in_order_of_age (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  SortieRef pieces[3];
  for (guint i = 0; i < 3; i++)
    pieces[i] = sortie_piece_put (p, i, middle (table), RED);
  tap_int (sortie_place_piece (p, middle (table)), pieces[0]);
  tap_int (sortie_piece_next_on_place (p, pieces[0]), pieces[1]);
  tap_int (sortie_piece_next_on_place (p, pieces[2]), SORTIE_NOTHING);

  sortie_card_move (p, 1, table_zone (table, HEAP, RED), SORTIE_TOP);
  tap_int (sortie_piece_next_on_place (p, pieces[0]), pieces[2]);
  sortie_piece_move (p, pieces[0], middle (table));
  tap_int (sortie_place_piece (p, middle (table)), pieces[2]);
  tap_int (sortie_piece_next_on_place (p, pieces[2]), pieces[0]);
  table_check (table->s);
}

static void
each_piece_is_visited (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  for (guint i = 0; i < 4; i++)
    sortie_piece_put (p, i, middle (table), RED);
  sortie_card_move (p, 0, 0, SORTIE_TOP);
  sortie_card_move (p, 2, 0, SORTIE_TOP);
  guint visited = 0;
  for (SORTIE_EACH_PIECE (p, slot))
    visited = visited * 10 + slot;
  tap_int (visited, 13);
}

static void
marks_stay_in_range (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  SortieRef piece = sortie_piece_put (p, 0, middle (table), RED);
  tap_int (sortie_piece_mark (p, piece, WOUNDS), 0);
  tap_int (sortie_piece_mark (p, piece, LEVEL), 1);
  tap_int (sortie_piece_set_mark (p, piece, WOUNDS, 12), 9);
  tap_int (sortie_piece_set_mark (p, piece, WOUNDS, -1), 0);
  tap_int (sortie_piece_set_mark (p, piece, LEVEL, 5), 5);
  tap_int (sortie_piece_mark (p, piece, WOUNDS), 0);
}

static void
no_piece_beyond_the_bound (void)
{
  g_autoptr (Table) table = table_new ();
  SortiePlay *p = &table->play;
  guint16 hand = table_zone (table, HAND, RED);
  for (guint16 i = 0; i <= table->s->cap_pieces; i++)
    sortie_card_new (p, 1, RED, 0, hand, SORTIE_TOP);
  for (guint16 i = 0; i < table->s->cap_pieces; i++)
    CU_ASSERT_NOT_EQUAL (sortie_piece_put (p, i, middle (table), RED), SORTIE_NOTHING);
  guint16 last = table->s->cap_pieces;
  tap_int (sortie_piece_put (p, last, middle (table), RED), SORTIE_NOTHING);
  CU_ASSERT (table->s->overflowed);
  tap_int (sortie_zone_top (p, hand), last);
  table_check (table->s);
}

/* A card under a piece becomes a piece of its own, and a whole piece goes under another. */
static void
cards_go_from_piece_to_piece (void)
{
  g_autoptr (Table) table = table_with_cards ();
  SortiePlay *p = &table->play;
  SortieRef one = sortie_piece_put (p, 0, middle (table), RED);
  sortie_piece_add_card (p, one, 1, SORTIE_BOTTOM);
  SortieRef two = sortie_piece_put (p, 1, middle (table), RED);
  CHECK_LIST (table, sortie_piece (p, one)->card, "1");
  CHECK_LIST (table, sortie_piece (p, two)->card, "2");
  sortie_piece_add_card (p, two, 0, SORTIE_BOTTOM);
  CU_ASSERT_FALSE (sortie_piece_exists (p, one));
  CHECK_LIST (table, sortie_piece (p, two)->card, "2 1");
}

static const TapTest tests[] = {
  { "a piece stands where it was put, its card has left its zone", piece_stands_where_it_was_put },
  { "a card on top changes what a piece is, not which one it is", top_card_says_what_it_is },
  { "the only card of a piece cannot be put under itself", only_card_of_a_piece_stays },
  { "a pile that leaves the table keeps its order at either end", removed_pile_keeps_its_order },
  { "a reference to a piece that left never means the one in its slot",
    old_reference_never_means_the_new_piece },
  { "a slot has 4096 generations", generations_come_round },
  { "effects locked on a piece, or kept up by it, end when it leaves",
    effects_end_with_their_piece },
  { "a piece that moves keeps its marks and memory", piece_that_moves_keeps_what_it_carries },
  { "the oldest piece on a place comes first", pieces_on_a_place_are_in_order_of_age },
  { "a walk over the pieces skips free slots", each_piece_is_visited },
  { "marks start and stay in their range", marks_stay_in_range },
  { "beyond the bound a card stays where it is, and the state says so", no_piece_beyond_the_bound },
  { "cards go from piece to piece", cards_go_from_piece_to_piece },
  { NULL }
};

TAP_MAIN (tests)
