/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What may stand next on a line, and what of it a seat may know. */
#include "console/commands/commands.h"
#include "tests/console/lamp-session.h"
#include "tests/tap/tap.h"

#include <string.h>
#include <sortie/match.h>

static const char *const mixed[] = { "candle", "lantern", "beacon", "candle", NULL };
static const char *const two_lanterns[] = { "candle", "lantern", "beacon", "lantern", NULL };

/* The candidates after @line in the order of their names, with spaces between. */
static char *
complete (LampSession *lamps, const char *line)
{
  g_auto (GStrv) words = console_complete (lamps->session, line, "");

  if (words == NULL)
    return g_strdup ("FILES");
  qsort (words, g_strv_length (words), sizeof *words,
         (int (*) (const void *, const void *)) g_strcmp0);
  return g_strjoinv (" ", words);
}

static int
by_name (const void *a, const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static void
expect (LampSession *lamps, const char *line, const char *expected)
{
  g_auto (GStrv) words = console_complete (lamps->session, line, "");
  g_autofree char *joined = NULL;

  CU_ASSERT_PTR_NOT_NULL_FATAL (words);
  qsort (words, g_strv_length (words), sizeof *words, by_name);
  joined = g_strjoinv (" ", words);
  tap_string (joined, expected);
}

static void
the_words_of_a_move (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);

  expect (lamps, "light ", "beacon candle lantern");
  expect (lamps, "light beacon ", "sill1 sill2 sill3");
  expect (lamps, "light moth ", "");
  expect (lamps, "strike ", "");
}

static void
what_follows_a_move (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (two_lanterns);

  /* T-3: a beacon is paid with two other cards, one by one */
  expect (lamps, "light beacon sill1 ", "hand/candle hand/lantern");
  expect (lamps, "light beacon sill1 lantern ", "hand/candle hand/lantern");
  expect (lamps, "light beacon sill1 lantern candle ", "");
  CU_ASSERT_FALSE (sortie_match_play (lamps->session->match)->s->tentative);
}

static void
what_needs_no_word (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);

  /* one of two candles that are alike: there is nothing to decide */
  expect (lamps, "light beacon sill1 lantern ", "");
}

static void
inside_a_move (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *said = lamp_session_type (lamps, "light beacon sill1");

  expect (lamps, "choose ", "hand/candle hand/lantern");
}

static void
nothing_hidden (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);

  /* a match is struck at once and the die falls; what comes then is not looked at */
  expect (lamps, "strike light ", "");
  /* T-2: the only step in which one may do something, and the turn */
  expect (lamps, "done ", "play turn");
  expect (lamps, "done play ", "");
}

static void
the_first_word (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_auto (GStrv) words = console_complete (lamps->session, "", "");
  static const char *const wanted[] = { "light", "strike",  "done", "help",    "moves", "show",
                                        "card",  "explain", "why",  "log",     "undo",  "redo", "save",
                                        "load",  "back",    "quit", "concede", "north", "south" };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    CU_ASSERT_TRUE (g_strv_contains ((const char *const *) words, wanted[i]));
  CU_ASSERT_FALSE (g_strv_contains ((const char *const *) words, "yes"));
}

static void
the_words_of_commands (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *files = complete (lamps, "load ");
  g_autofree char *seen = complete (lamps, "show ");

  tap_string (files, "FILES");
  /* T-1: a neighbour's hand is not looked through, its ashes are */
  tap_contains (seen, "ashes");
  tap_contains (seen, "south.ashes");
  tap_contains (seen, "sill2");
  expect (lamps, "explain candle ", "cost shine");
  expect (lamps, "card ", "beacon candle lantern");
  expect (lamps, "why light lantern ", "sill1 sill2 sill3");
}

static const TapTest tests[] = {
  { "the words of a move that is legal now", the_words_of_a_move },
  { "behind a move, what its later decisions can be", what_follows_a_move },
  { "behind a move, nothing where there is only one answer", what_needs_no_word },
  { "inside a move, what the open decision can be", inside_a_move },
  { "nothing is offered beyond a die or another seat's decision", nothing_hidden },
  { "a line begins with a verb that is open, a command or a seat", the_first_word },
  { "each command completes what it takes", the_words_of_commands },
  { NULL },
};

TAP_MAIN (tests)
