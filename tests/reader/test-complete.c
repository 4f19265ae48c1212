/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-complete.c: what may stand next on a line, in the toy game. */
#include "base/text.h"
#include "reader/reader.h"
#include "match/front-end.h"
#include "tests/toy/lamps.h"

static const char *const mixed[] = { "candle", "lantern", "beacon", "candle", NULL };

static int
by_name (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

/* The candidates after the words, sorted. */
static void
expect (SortieMatch *match, const char *typed, const char *expected)
{
  g_auto (GStrv) words = sortie_words_split (typed);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *joined = NULL;

  sortie_complete (sortie_match_offers (match, NORTH), words, g_strv_length (words), list);
  g_ptr_array_sort (list, by_name);
  g_ptr_array_add (list, NULL);
  joined = g_strjoinv (" ", (char **) list->pdata);
  tap_note ("“%s”", typed);
  tap_string (joined, expected);
}

static void
a_line_begins_with_a_verb (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, "", "done light strike");
}

static void
each_operand_once (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, "light", "beacon candle lantern");
  expect (match, "light candle", "sill1 sill2 sill3");
  expect (match, "light candle sill1", "");
  expect (match, "light moth", "");
}

/* Names, capitals: whatever is understood goes on. */
static void
words_before_may_be_written_in_any_way (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, "LIGHT Candle", "sill1 sill2 sill3");
  lamps_play (match, NORTH, "light candle sill1");
  expect (match, "shift", "sill1");
  expect (match, "shift candle", "sill2 sill3");
  expect (match, "shift Candle", "sill2 sill3");
}

/* T-3: a beacon is paid with two other cards. Of two candles and a lantern either may be first. */
static void
what_a_move_asks_next_is_offered (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect (match, "light beacon sill1", "hand/candle hand/lantern");
}

static void
nothing_for_who_does_not_decide (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);

  sortie_complete (sortie_match_offers (match, SOUTH), NULL, 0, list);
  tap_int (list->len, 0);
}

static const TapTest tests[] = {
  { "a line begins with a verb", a_line_begins_with_a_verb },
  { "each operand is offered once", each_operand_once },
  { "the words before may be written in any way", words_before_may_be_written_in_any_way },
  { "what a move asks next is offered", what_a_move_asks_next_is_offered },
  { "nothing is offered to who does not decide", nothing_for_who_does_not_decide },
  { NULL },
};

TAP_MAIN (tests)
