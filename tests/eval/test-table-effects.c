/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "eval/table-effects.h"
#include "tests/eval/bout.h"
#include "tests/tap/tap.h"
#include <sortie/frame.h>
#include "model/internal.h"

/* Calls a procedure for sun, and returns what it did. */
static gint
do_it (Bout *b, guint proc, guint n, const SortieArg *args)
{
  SortieOrigin origin = sortie_origin_rules (SUN);
  sortie_call (&b->play, proc, &origin, n, n, args);
  bout_run (b);
  return bout_done (b);
}

#define DO(b, proc, ...)                                                     \
  do_it ((b), SORTIE_PROC_##proc, G_N_ELEMENTS (((SortieArg[]) { __VA_ARGS__ })), \
         ((const SortieArg[]) { __VA_ARGS__ }))
#define NUMBER SORTIE_NUMBER
#define FACE_UP NUMBER (SORTIE_FACE_UP)
#define ONE SORTIE_ONE
#define LIST(...) \
  SORTIE_LIST (((SortieRef[]){ __VA_ARGS__ }), G_N_ELEMENTS (((SortieRef[]){ __VA_ARGS__ })))
#define NONE SORTIE_LIST (NULL, 0)

static char *
cards_in (const Bout *b, guint zone, guint8 seat)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint n = 0;
  for (SORTIE_EACH_IN_ZONE (&b->play, bout_zone (b, zone, seat), card))
    refs[n++] = sortie_ref_card (card);
  return bout_names (b, n, refs);
}

#define CARDS(b, zone, seat, text)                             \
  G_STMT_START                                                 \
  {                                                            \
    g_autofree char *said_ = cards_in ((b), (zone), (seat));   \
    tap_string (said_, (text));                                \
  }                                                            \
  G_STMT_END

/* Cards a, b, c and d. */
static Bout *
begin (guint16 cards[4])
{
  static const char *const ids[] = { "a", "b", "c", "d" };
  Bout *b = bout_new ();
  for (guint i = 0; i < 4; i++)
    cards[i] = CARD0 (b, ids[i], (gint) i);
  bout_begin (b);
  return b;
}

static void
cards_and_pieces_go_to_zones (void)
{
  guint16 c[4];
  g_autoptr (Bout) b = begin (c);
  SortieRef moon = sortie_ref_seat (MOON);
  SortieRef first = bout_deal (b, c[0], SUN, HAND), second = bout_deal (b, c[1], MOON, HAND);
  SortieRef piece = bout_put (b, c[2], MOON, ROW, 0), under = bout_deal (b, c[3], SUN, HAND);
  sortie_piece_add_card (&b->play, piece, sortie_ref_index (under), SORTIE_BOTTOM);
  sortie_piece (&b->play, piece)->controller = SUN;

  /* each owner's: the pile of a piece goes with its top card */
  tap_int (
      DO (b, MOVE_CARDS, LIST (first, second, piece), NUMBER (HEAP), NONE, NUMBER (SORTIE_TOP)), 3);
  CARDS (b, HEAP, SUN, "a");
  CARDS (b, HEAP, MOON, "c d b");
  CU_ASSERT (!sortie_piece_exists (&b->play, piece));
  tap_int (DO (b, MOVE_CARDS, LIST (piece, moon), NUMBER (HEAP), NONE, NUMBER (SORTIE_TOP)), 0);

  tap_int (
      DO (b, MOVE_CARDS, LIST (first, second), NUMBER (DECK), ONE (moon), NUMBER (SORTIE_BOTTOM)),
      2);
  CARDS (b, DECK, MOON, "a b");
  tap_int (DO (b, MOVE_CARDS, LIST (first), NUMBER (LIMBO), NONE, NUMBER (SORTIE_TOP)), 1);
  CARDS (b, LIMBO, SUN, "a");
}

static gboolean
decide_last (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  (void) p;
  ++*(guint *) data;
  chance->result = chance->n - 1;
  return TRUE;
}

static void
a_shuffled_bottom_hides_the_order (void)
{
  guint16 c[4];
  g_autoptr (Bout) b = begin (c);
  guint chances = 0;
  SortieWatch watch = { .fate = { &chances, decide_last } };
  b->play.watch = &watch;
  bout_deal (b, c[3], SUN, DECK);
  SortieRef first = bout_deal (b, c[0], SUN, HEAP), second = bout_deal (b, c[1], SUN, HEAP),
            third = bout_deal (b, c[2], SUN, HEAP);

  tap_int (DO (b, MOVE_CARDS, LIST (first, second, third), NUMBER (DECK), NONE,
               NUMBER (SORTIE_SHUFFLED_BOTTOM)),
           3);
  CARDS (b, DECK, SUN, "d c a b"); /* the last of those left: c of abc, a of ba (exchanged), b */
  tap_int (chances, 2);
  CU_ASSERT (!sortie_card_is_known (&b->play, sortie_ref_index (first), SUN));
  CU_ASSERT (!sortie_card_is_known (&b->play, sortie_ref_index (third), MOON));

  SortieRef lone = bout_deal (b, c[3], SUN, HEAP);
  DO (b, MOVE_CARDS, LIST (lone), NUMBER (DECK), NONE, NUMBER (SORTIE_SHUFFLED_BOTTOM));
  tap_int (chances, 2); /* one card has no order */
  CU_ASSERT (sortie_card_is_known (&b->play, sortie_ref_index (lone), SUN));
  b->play.watch = NULL;
}

static void
cards_become_pieces_where_there_is_room (void)
{
  guint16 c[4];
  g_autoptr (Bout) b = begin (c);
  SortieRef old = bout_put (b, c[3], SUN, ROW, 0);
  SortieRef first = bout_deal (b, c[0], SUN, HAND), second = bout_deal (b, c[1], SUN, HAND),
            third = bout_deal (b, c[2], SUN, HAND);
  SortieRef places[] = { bout_place (b, ROW, SUN, 0), bout_place (b, ROW, SUN, 1),
                         bout_place (b, ROW, MOON, 2), sortie_ref (SORTIE_REF_NUMBER, 2) };

  tap_int (DO (b, PUT, LIST (first, old, second, third), SORTIE_LIST (places, 3),
               ONE (sortie_ref_seat (MOON))),
           2);
  CU_ASSERT (sortie_place_piece (&b->play, sortie_ref_index (places[0])) == old);
  SortieRef put = sortie_place_piece (&b->play, sortie_ref_index (places[1]));
  tap_int (sortie_piece_def (&b->play, put), c[0]);
  tap_int (sortie_piece_controller (&b->play, put), MOON);
  tap_int (sortie_piece_owner (&b->play, put), SUN);
  tap_int (sortie_piece_def (&b->play, sortie_place_piece (&b->play, sortie_ref_index (places[2]))),
           c[1]);
  CARDS (b, HAND, SUN, "c"); /* no place was left */

  SortieRef shed[] = { bout_place (b, SHED, SUN, 1), bout_place (b, SHED, SUN, 1) };
  SortieRef fourth = bout_deal (b, c[0], SUN, HAND);
  tap_int (DO (b, PUT, LIST (third, fourth), SORTIE_LIST (shed, 2), NONE), 2); /* no limit there */
  tap_int (
      sortie_piece_controller (&b->play, sortie_place_piece (&b->play, sortie_ref_index (shed[0]))),
      SUN);
}

static void
pieces_move_and_swap (void)
{
  guint16 c[4];
  g_autoptr (Bout) b = begin (c);
  SortieRef first = bout_put (b, c[0], SUN, ROW, 0), second = bout_put (b, c[1], MOON, ROW, 1);
  SortieRef gone = bout_put (b, c[2], SUN, ROW, 2);
  bout_kill (b, gone);
  sortie_piece_set_mark (&b->play, first, WOUNDS, 3);
  SortieRef taken = bout_place (b, ROW, MOON, 1), last = bout_place (b, ROW, SUN, 2),
            cell = bout_place (b, FIELD, SUN, 4);

  tap_int (DO (b, MOVE_PIECE, LIST (gone, first, second), LIST (taken, last)), 1);
  CU_ASSERT (sortie_place_piece (&b->play, sortie_ref_index (last)) == first);
  tap_int (sortie_piece_mark (&b->play, first, WOUNDS), 3);
  tap_int (DO (b, MOVE_PIECE, LIST (second), LIST (cell, last)), 1);

  tap_int (DO (b, SWAP, LIST (first, gone), LIST (second, second)), 1);
  CU_ASSERT (sortie_place_piece (&b->play, sortie_ref_index (last)) == second);
  CU_ASSERT (sortie_place_piece (&b->play, sortie_ref_index (cell)) == first);
  tap_int (DO (b, SWAP, ONE (first), ONE (first)), 0);
  tap_int (DO (b, SWAP, LIST (first, second), NONE), 0);
}

static void
cards_go_under_pieces_and_on_them (void)
{
  guint16 c[4];
  g_autoptr (Bout) b = begin (c);
  SortieRef piece = bout_put (b, c[0], SUN, ROW, 0);
  SortieRef first = bout_deal (b, c[1], SUN, HAND), second = bout_deal (b, c[2], SUN, HAND);
  tap_int (DO (b, UNDER, LIST (first, piece), ONE (piece), NUMBER (SORTIE_BOTTOM), FACE_UP), 1);
  tap_int (sortie_piece_def (&b->play, piece), c[0]);
  tap_int (DO (b, UNDER, LIST (second), ONE (piece), NUMBER (SORTIE_TOP), FACE_UP), 1);
  tap_int (sortie_piece_def (&b->play, piece), c[2]);
  tap_int (sortie_piece (&b->play, piece)->n_cards, 3);
  bout_kill (b, piece);
  CARDS (b, HEAP, SUN, "c a b");
  tap_int (DO (b, UNDER, LIST (first), ONE (piece), NUMBER (SORTIE_TOP), FACE_UP), 0);
}

static void
marks_and_variables_change_within_their_limits (void)
{
  guint16 c[4];
  g_autoptr (Bout) b = begin (c);
  SortieRef first = bout_put (b, c[0], SUN, ROW, 0), second = bout_put (b, c[1], SUN, ROW, 1);
  SortieRef sun = sortie_ref_seat (SUN), moon = sortie_ref_seat (MOON);

  tap_int (DO (b, MARK, LIST (first, sun, second), NUMBER (TOKENS), NUMBER (2),
               NUMBER (SORTIE_CHANGE_ADD)),
           4);
  tap_int (DO (b, MARK, LIST (first), NUMBER (TOKENS), NUMBER (2), NUMBER (SORTIE_CHANGE_ADD)), 1);
  tap_int (sortie_piece_mark (&b->play, first, TOKENS), 3);
  tap_int (DO (b, MARK, LIST (first), NUMBER (TOKENS), NUMBER (1), NUMBER (SORTIE_CHANGE_SET)), 2);
  tap_int (sortie_piece_mark (&b->play, first, TOKENS), 1);
  tap_int (sortie_piece_mark (&b->play, first, WOUNDS), 0);

  tap_int (
      DO (b, VARIABLE, NUMBER (LIFE), LIST (sun, moon), NUMBER (-5), NUMBER (SORTIE_CHANGE_ADD)),
      10);
  tap_int (DO (b, VARIABLE, NUMBER (LIFE), LIST (moon), NUMBER (99), NUMBER (SORTIE_CHANGE_SET)),
           15);
  tap_int (sortie_var (&b->play, LIFE, SUN), 15);
  tap_int (sortie_var (&b->play, LIFE, MOON), 30);
  tap_int (DO (b, VARIABLE, NUMBER (LIFE), NONE, NUMBER (1), NUMBER (SORTIE_CHANGE_ADD)), 0);
  tap_int (DO (b, VARIABLE, NUMBER (ROUND), NONE, NUMBER (3), NUMBER (SORTIE_CHANGE_ADD)), 3);
  tap_int (sortie_var (&b->play, ROUND, 0), 4);
}

static void
notes_are_made_and_rubbed_out (void)
{
  guint16 c[4];
  g_autoptr (Bout) b = begin (c);
  SortieRef piece = bout_put (b, c[0], SUN, ROW, 0), card = bout_deal (b, c[1], SUN, HAND);
  tap_int (DO (b, REMEMBER, LIST (piece, card), NUMBER (STRUCK), NUMBER (1)), 1);
  CU_ASSERT (sortie_piece_remembers (&b->play, piece, STRUCK));
  CU_ASSERT (!sortie_piece_remembers (&b->play, piece, MOVED));
  DO (b, REMEMBER, ONE (piece), NUMBER (STRUCK), NUMBER (0));
  CU_ASSERT (!sortie_piece_remembers (&b->play, piece, STRUCK));
}

static void
zones_are_shuffled_and_cards_looked_at (void)
{
  guint16 c[4];
  g_autoptr (Bout) b = begin (c);
  for (guint i = 0; i < 4; i++)
    bout_deal (b, c[i], MOON, DECK);
  SortieRef top = sortie_ref_card (sortie_zone_top (&b->play, bout_zone (b, DECK, MOON)));
  SortieRef sun = sortie_ref_seat (SUN), moon = sortie_ref_seat (MOON);

  CU_ASSERT (!sortie_card_is_known (&b->play, sortie_ref_index (top), SUN));
  tap_int (DO (b, LOOK, LIST (top, sun), ONE (sun)), 1);
  CU_ASSERT (sortie_card_is_known (&b->play, sortie_ref_index (top), SUN));
  CU_ASSERT (!sortie_card_is_known (&b->play, sortie_ref_index (top), MOON));
  tap_int (DO (b, LOOK, LIST (top), LIST (sun, moon)), 1);
  CU_ASSERT (sortie_card_is_known (&b->play, sortie_ref_index (top), MOON));

  guint64 draws = b->s->rng.draws;
  tap_int (DO (b, SHUFFLE, NUMBER (DECK), LIST (sun, moon)), 2);
  CU_ASSERT (b->s->rng.draws > draws);
  for (SORTIE_EACH_IN_ZONE (&b->play, bout_zone (b, DECK, MOON), card))
    CU_ASSERT (!sortie_card_is_known (&b->play, card, SUN));
  tap_int (DO (b, SHUFFLE, NUMBER (LIMBO), NONE), 1);
}

static const TapTest tests[] = {
  { "cards and pieces go to zones of their owners or of a seat", cards_and_pieces_go_to_zones },
  { "cards at the bottom in an order left to chance are known no more",
    a_shuffled_bottom_hides_the_order },
  { "SS-2.4 cards become pieces where there is room", cards_become_pieces_where_there_is_room },
  { "pieces move and exchange places with all they carry", pieces_move_and_swap },
  { "cards go under a piece, or on it and change what it is", cards_go_under_pieces_and_on_them },
  { "marks and variables change within their limits",
    marks_and_variables_change_within_their_limits },
  { "notes on pieces are made and rubbed out", notes_are_made_and_rubbed_out },
  { "zones are shuffled, and faces looked at", zones_are_shuffled_and_cards_looked_at },
  { NULL },
};

TAP_MAIN (tests)
