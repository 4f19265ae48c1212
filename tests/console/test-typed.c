/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Typed lines: whole moves, several decisions in one, and what is refused. The toy game's rules are
 * in tests/toy/toy.h: a lantern costs one other card, a beacon two, a candle nothing. */
#include "tests/console/lamp-session.h"
#include "tests/tap/tap.h"

#include <dlfcn.h>
#include <string.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "reader/reader.h"
#include "reader/internal.h"
#include "base/text.h"
#include "model/front-end.h"

static const char *const mixed[] = { "candle", "lantern", "beacon", "candle", NULL };
static const char *const three_kinds[] = { "candle", "lantern", "beacon", "lantern", NULL };

/* How often the console had lines taken apart: it finds these functions before the library's own. */
static guint splits;

#define LIBRARY(name) ((__typeof__ (&(name))) dlsym (RTLD_NEXT, #name))

void
sortie_line_init (SortieLine *line, const char *typed)
{
  splits++;
  LIBRARY (sortie_line_init) (line, typed);
}

void
sortie_line_init_words (SortieLine *line, char *const *words, guint n)
{
  splits++;
  LIBRARY (sortie_line_init_words) (line, words, n);
}

char **
sortie_words_split (const char *line)
{
  splits++;
  return LIBRARY (sortie_words_split) (line);
}

static gboolean
is_tentative (LampSession *lamps)
{
  return sortie_match_play (lamps->session->match)->s->tentative;
}

static void
one_line_does_it_all (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *said = lamp_session_type (lamps, "light beacon sill1 candle lantern");

  CU_ASSERT_FALSE (lamps->session->refused);
  CU_ASSERT_FALSE (is_tentative (lamps));
  tap_string (lamp_session_on_sill (lamps, 0), "beacon");
  tap_int (lamp_session_count (lamps, TOY_HAND), 1);
  tap_int (lamp_session_count (lamps, TOY_ASHES), 2);
}

static void
verbs_may_be_said (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *said =
      lamp_session_type (lamps, "light beacon sill2 choose candle choose lantern");

  CU_ASSERT_FALSE (lamps->session->refused);
  tap_string (lamp_session_on_sill (lamps, 1), "beacon");
}

static void
the_rest_is_asked_for (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (three_kinds);
  g_autofree char *first = lamp_session_type (lamps, "light beacon sill1");
  g_autofree char *second = NULL, *third = NULL;

  CU_ASSERT_TRUE (is_tentative (lamps));
  CU_ASSERT_PTR_NULL (lamp_session_on_sill (lamps, 0));
  second = lamp_session_type (lamps, "candle");
  CU_ASSERT_TRUE (is_tentative (lamps));
  third = lamp_session_type (lamps, "lantern");
  CU_ASSERT_FALSE (is_tentative (lamps));
  tap_string (lamp_session_on_sill (lamps, 0), "beacon");
}

static void
nothing_is_half_done (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  guint64 before = sortie_state_hash (sortie_match_play (lamps->session->match)->s);
  g_autofree char *said = lamp_session_type (lamps, "light beacon sill1 candle moth");

  tap_contains (said, "The whole move is cancelled.");
  CU_ASSERT_TRUE (lamps->session->refused);
  CU_ASSERT (sortie_state_hash (sortie_match_play (lamps->session->match)->s) == before);
}

static void
what_would_stay_is_not_begun (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  guint64 before = sortie_state_hash (sortie_match_play (lamps->session->match)->s);
  g_autofree char *over = lamp_session_type (lamps, "light candle sill1 moth");
  g_autofree char *wrong = lamp_session_type (lamps, "light candle sill1 light candle sill1");
  g_autofree char *two = NULL;

  tap_tells (over, "“moth” … “light candle sill1”");
  tap_contains (wrong, "Sill 1 is occupied. (T-3) ");
  CU_ASSERT (sortie_state_hash (sortie_match_play (lamps->session->match)->s) == before);
  two = lamp_session_type (lamps, "light candle sill1 light candle sill2");
  tap_string (lamp_session_on_sill (lamps, 0), "candle");
  tap_string (lamp_session_on_sill (lamps, 1), "candle");
}

static void
without_a_verb_all_or_nothing (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  guint64 before = sortie_state_hash (sortie_match_play (lamps->session->match)->s);
  g_autofree char *over = lamp_session_type (lamps, "candle sill1 moth");
  g_autofree char *wrong = lamp_session_type (lamps, "beacon sill1 candle moth");
  g_autofree char *two = lamp_session_type (lamps, "candle sill1 candle sill2");
  g_autofree char *whole = NULL;

  tap_tells (over, "“moth” … “light candle sill-1”");
  tap_contains (wrong, "The whole move is cancelled.");
  tap_tells (two, "“candle” … “light candle sill-1”");
  CU_ASSERT (sortie_state_hash (sortie_match_play (lamps->session->match)->s) == before);
  whole = lamp_session_type (lamps, "beacon sill1 candle lantern");
  tap_string (lamp_session_on_sill (lamps, 0), "beacon");
}

static void
somebody_elses_turn (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *said = lamp_session_type (lamps, "done yes");

  tap_contains (said, "“yes” is not a step");
  tap_int (sortie_match_to_move (lamps->session->match), NORTH);
  tap_int (sortie_match_play (lamps->session->match)->s->moves, 1); /* north's no */
}

static void
a_number_plays (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  const SortieMoves *legal = sortie_match_legal (lamps->session->match);
  g_autofree char *last = g_strdup_printf ("%u", legal->n); /* done is listed last */
  g_autofree char *beyond = g_strdup_printf ("%u", legal->n + 1);
  g_autofree char *refused = lamp_session_type (lamps, beyond);
  g_autofree char *none = lamp_session_type (lamps, "0");
  g_autofree char *said = NULL;

  tap_contains (refused, "There is no move number");
  tap_contains (none, "There is no move number 0");
  said = lamp_session_type (lamps, last);
  tap_int (sortie_match_to_move (lamps->session->match), SOUTH);
}

static guint
count_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strv_length (lines) - 1;
}

/* T-3: `done` ends what may be played, and a beacon's cost can still be given up. */
static void
help_about_this_moment (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *first = lamp_session_type (lamps, "?");
  g_autofree char *second = lamp_session_type (lamps, "?");
  g_autofree char *word = lamp_session_type (lamps, "? undo");
  g_autofree char *begun = NULL, *inside = NULL;

  tap_int (count_lines (first), 5);
  tap_contains (first, "“done” ends");
  tap_tells (first, ": light ");
  CU_ASSERT_PTR_NULL (strstr (first, "hint"));
  tap_int (count_lines (second), 5);
  tap_contains (second, "hint");
  tap_contains (word, "go back to your last decision");
  begun = lamp_session_type (lamps, "light beacon sill1");
  inside = lamp_session_type (lamps, "?");
  tap_int (count_lines (inside), 5);
  tap_contains (inside, "“back” cancels the whole move");
  CU_ASSERT_TRUE (is_tentative (lamps));
}

static void
a_refusal_cites_its_rule (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *lit = lamp_session_type (lamps, "light candle sill1");
  g_autofree char *occupied = lamp_session_type (lamps, "light candle sill1");
  g_autofree char *why = lamp_session_type (lamps, "why light candle sill1");
  g_autofree char *legal = lamp_session_type (lamps, "why light candle sill2");

  tap_contains (occupied, "Sill 1 is occupied. (T-3)");
  tap_contains (why, "Sill 1 is occupied. (T-3)");
  g_autofree char *by_rule = tap_sentence ("legal", "T-3", NULL);
  tap_contains (legal, by_rule);
}

static void
the_nearest_is_named (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *verb = lamp_session_type (lamps, "stirke");
  g_autofree char *card = lamp_session_type (lamps, "light cnadle sill1");
  g_autofree char *command = lamp_session_type (lamps, "undoo");

  tap_contains (verb, "“strike”?");
  tap_contains (card, "“Candle”?");
  tap_contains (command, "“undo”?");
}

static void
beginnings_are_enough (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *name = lamp_session_type (lamps, "light lant sill1 bea");
  g_autofree char *verb = NULL, *several = NULL;

  CU_ASSERT_FALSE (lamps->session->refused);
  tap_string (lamp_session_on_sill (lamps, 0), "lantern");
  verb = lamp_session_type (lamps, "lig can sill2");
  CU_ASSERT_FALSE (lamps->session->refused);
  tap_string (lamp_session_on_sill (lamps, 1), "candle");
  several = lamp_session_type (lamps, "s"); /* strike, show, save, stops */
  CU_ASSERT_TRUE (lamps->session->refused);
}

static void
why_not_asks_why (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *legal = lamp_session_type (lamps, "why not light candle sill2");

  g_autofree char *by_rule = tap_sentence ("legal", "T-3", NULL);
  tap_contains (legal, by_rule);
}

static void
a_verb_alone_lists_its_moves (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *said = lamp_session_type (lamps, "light");

  tap_contains (said, "“light” needs more:");
  tap_contains (said, "light beacon sill-1");
  tap_contains (said, "or Sill 2 (8), Sill 3 (9)");
  CU_ASSERT_PTR_NULL (strstr (said, "strike"));
}

static void
back_gives_up (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  guint64 before = sortie_state_hash (sortie_match_play (lamps->session->match)->s);
  g_autofree char *started = lamp_session_type (lamps, "light beacon sill1");
  g_autofree char *back = lamp_session_type (lamps, "back");
  g_autofree char *again = lamp_session_type (lamps, "back");

  CU_ASSERT_FALSE (is_tentative (lamps));
  CU_ASSERT (sortie_state_hash (sortie_match_play (lamps->session->match)->s) == before);
  tap_contains (again, "There is no unfinished move");
}

static void
names_in_quotes_and_without (void)
{
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  g_autofree char *said =
      lamp_session_type (lamps, "light \"BEACON\" \"Sill 1\" Candle \"lantern\"");

  CU_ASSERT_FALSE (lamps->session->refused);
  tap_string (lamp_session_on_sill (lamps, 0), "beacon");
}

static void
noise_is_refused (void)
{
  static const char *const noise[] = { "\"",
                                       "\"\"",
                                       "\xff\xfe",
                                       "light light light light light light",
                                       "show \033[2J",
                                       "explain a b c d e",
                                       "card \"",
                                       "1 2 3",
                                       "#",
                                       "99999999999" };
  g_autoptr (LampSession) lamps = lamp_session_new (mixed);
  guint64 before = sortie_state_hash (sortie_match_play (lamps->session->match)->s);

  for (guint i = 0; i < G_N_ELEMENTS (noise); i++)
    {
      g_autofree char *said = lamp_session_type (lamps, noise[i]);

      CU_ASSERT_PTR_NULL (strchr (said, '\033'));
      CU_ASSERT (g_utf8_validate (said, -1, NULL));
    }
  CU_ASSERT (sortie_state_hash (sortie_match_play (lamps->session->match)->s) == before);
}

/* On the way from the keyboard to the match a legal line is split and read as a move only once. */
static void
a_legal_line_is_taken_apart_once (void)
{
  static const char *const lines[] = { "light candle sill1", "Candle sill2", "north: light candle sill1",
                                       "strike", "done", "light beacon sill1 candle lantern" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (LampSession) lamps = lamp_session_new (mixed);
      SortieMatch *match = lamps->session->match;
      SortieReadEffort effort = { 0 };
      g_autofree char *said = NULL;

      sortie_offers_count (sortie_match_offers (match, NORTH), &effort);
      splits = 0;
      said = lamp_session_type (lamps, lines[i]);
      sortie_offers_count (sortie_match_offers (match, NORTH), NULL);
      tap_note ("%s", lines[i]);
      CU_ASSERT_FALSE (lamps->session->refused);
      tap_int (splits, 1);
      if (i < G_N_ELEMENTS (lines) - 1) /* the last is three moves */
        tap_int (effort.reads, 1);
    }
}

static const TapTest tests[] = {
  { "a legal line is split once and read once", a_legal_line_is_taken_apart_once },
  { "one line lights a lamp and pays for it (T-3)", one_line_does_it_all },
  { "the verbs of the later decisions may be written out", verbs_may_be_said },
  { "what the line leaves open is asked for", the_rest_is_asked_for },
  { "when a later word does not fit, the state is as it was before the line",
    nothing_is_half_done },
  { "what could not be given up before a word that does not fit is not begun",
    what_would_stay_is_not_begun },
  { "a line without a verb is played whole or not at all", without_a_verb_all_or_nothing },
  { "words do not reach over into another seat's decision", somebody_elses_turn },
  { "a number plays the move with that number", a_number_plays },
  { "T-3 a refusal says why and by which rule, and so does why", a_refusal_cites_its_rule },
  { "help about this moment has five lines", help_about_this_moment },
  { "a name that nothing has brings the nearest name", the_nearest_is_named },
  { "the beginning of a verb or name is enough", beginnings_are_enough },
  { "why not LINE says which rule makes a line legal", why_not_asks_why },
  { "a verb alone that needs more lists what it can be", a_verb_alone_lists_its_moves },
  { "back gives a half-made move up", back_gives_up },
  { "names are taken with capitals, in quotes and as titles", names_in_quotes_and_without },
  { "noise changes nothing and cannot reach the terminal", noise_is_refused },
  { NULL },
};

TAP_MAIN (tests)
