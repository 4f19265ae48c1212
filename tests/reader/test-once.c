/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-once.c: a legal line is read once, and nothing that is only needed to explain is listed. */
#include <sortie/move.h>
#include "flow/front-end.h"
#include "reader/reader.h"
#include "match/internal.h"
#include "reader/internal.h"
#include "match/front-end.h"
#include "tests/toy/lamps.h"

static const char *const mixed[] = { "candle", "lantern", "beacon", "candle", NULL };

/* What it takes to play a line, whether it is legal or not. */
static SortieReadEffort
effort_of (SortieMatch *match, const char *line, gboolean legal)
{
  SortieFeeder feeder = sortie_feeder_for_match (match);
  SortieReadEffort effort = { 0 };
  g_auto (SortieFed) fed = { .kind = SORTIE_FED_NOTHING };

  sortie_offers_count (sortie_match_offers (match, NORTH), &effort);
  tap_note ("%s", line);
  tap_int (sortie_feed_line (&feeder, NORTH, line, &fed), legal);
  sortie_offers_count (sortie_match_offers (match, NORTH), NULL);
  return effort;
}

static void
expect_one_reading (SortieMatch *match, const char *line)
{
  SortieReadEffort effort = effort_of (match, line, TRUE);

  tap_int (effort.reads, 1);
  tap_int (effort.lists, 0);
}

static void
a_legal_line_is_read_once (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  expect_one_reading (match, "Candle sill2"); /* without its verb, by its name */
  expect_one_reading (match, "light candle sill1");
  expect_one_reading (match, "strike");
  expect_one_reading (match, "done");
}

/* As written, nothing needs to be compared by its name. */
static void
what_is_written_as_listed_folds_no_name (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);

  tap_int (effort_of (match, "light candle sill1", TRUE).folds, 0);
}

/* Each verb's moves are listed at most once for the whole explanation. */
static void
a_refused_line_lists_each_verb_once (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  guint n_verbs = sortie_n_verbs (sortie_match_setup (match));
  SortieReadEffort effort = effort_of (match, "light candle south.sill1", FALSE);

  CU_ASSERT (effort.lists > 0);
  CU_ASSERT (effort.lists <= n_verbs);
  tap_int (effort.looks <= 1, TRUE);
}

static void
look_for_operand (SortieOffers *offers, const SortieOperandWords *words)
{
  SortieMove move;

  for (guint8 verb = 0; verb < sortie_n_verbs (offers->setup); verb++)
    CU_ASSERT_FALSE (sortie_read_operands (offers, verb, words, &move, NULL));
}

/* All verbs that take the same sort of thing share the answer. */
static void
an_unknown_word_is_looked_for_once (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieOffers *offers = sortie_match_offers (match, NORTH);
  SortieReadEffort effort = { 0 };
  g_auto (SortieLine) line = { .n = 0 };
  SortieOperandWords words;
  guint searches;

  sortie_line_init (&line, "qwertz");
  sortie_operand_words_take (&words, &line, 0, 1, FALSE);
  sortie_offers_count (offers, &effort);
  look_for_operand (offers, &words);
  searches = effort.searches;
  CU_ASSERT (searches > 0);
  look_for_operand (offers, &words);
  tap_int (effort.searches, searches);
  sortie_offers_count (offers, NULL);
  sortie_operand_words_clear (&words);
}

/* Several callers ask why: the second is told what the first was. */
static void
a_refused_line_is_explained_once (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieOffers *offers = sortie_match_offers (match, NORTH);
  SortieReadEffort effort = { 0 };
  SortieRefusal first, again;
  g_auto (SortieLine) line = { .n = 0 }, other = { .n = 0 };

  sortie_line_init (&line, "light candle south.sill1");
  sortie_line_init (&other, "qwertz");
  sortie_offers_count (offers, &effort);
  tap_int (sortie_read_why (offers, &line, 0, &first).kind, SORTIE_READ_NOTHING);
  tap_int (sortie_read_why (offers, &line, 0, &again).kind, SORTIE_READ_NOTHING);
  tap_int (effort.explanations, 1);
  tap_int (again.reason, first.reason);
  tap_int (again.a, first.a);
  sortie_read_why (offers, &other, 0, &again);
  tap_int (effort.explanations, 2);
  CU_ASSERT (again.reason != first.reason);
  sortie_offers_count (offers, NULL);
}

/* A front end asks before it feeds the line; and what ends where belongs to the line. */
static void
a_legal_line_is_foreseen_once (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieOffers *offers = sortie_match_offers (match, NORTH);
  SortieReadEffort effort = { 0 };
  g_auto (SortieLine) line = { .n = 0 }, joined = { .n = 0 };
  guint reads;

  sortie_line_init (&line, "light candle sill1; light candle sill2");
  sortie_line_init (&joined, "light candle sill1 light candle sill2");
  sortie_line_split (&line);
  sortie_offers_count (offers, &effort);
  CU_ASSERT_TRUE (sortie_line_is_legal (offers, &line));
  reads = effort.reads;
  CU_ASSERT_TRUE (sortie_line_is_legal (offers, &line));
  tap_int (effort.reads, reads);
  CU_ASSERT_TRUE (sortie_line_is_legal (offers, &joined));
  CU_ASSERT (effort.reads > reads);
  sortie_offers_count (offers, NULL);
}

/* What it takes to find out that the last move of a line is refused. */
static SortieReadEffort
effort_ahead (SortieMatch *match, const char *typed)
{
  SortieOffers *offers = sortie_match_offers (match, NORTH);
  SortieReadEffort effort = { 0 };
  SortieReadFault fault = { 0 };
  g_auto (SortieLine) line = { .n = 0 };

  sortie_line_init (&line, typed);
  sortie_offers_count (offers, &effort);
  CU_ASSERT_FALSE (sortie_read_ahead (offers, &line, 0, &fault));
  sortie_offers_count (offers, NULL);
  tap_int (fault.why.reason, TOY_REASON_OCCUPIED);
  g_free (fault.sentence);
  return effort;
}

/* However many moves fit before it: one reading for each, then the refused words and the move before them are
 * explained. */
static void
what_fits_before_a_refused_move_is_read_once (void)
{
  g_autoptr (SortieMatch) match = lamps_match_with (mixed);
  SortieReadEffort one = effort_ahead (match, "light candle sill1 light candle sill1");
  SortieReadEffort two = effort_ahead (match, "light candle sill1 light candle sill2 light lantern sill1");

  tap_int (one.explanations, 2);
  tap_int (one.reads, 2 + one.explanations);
  tap_int (two.explanations, 2);
  tap_int (two.reads, 3 + two.explanations);
}

static const TapTest tests[] = {
  { "a legal line is read once", a_legal_line_is_read_once },
  { "what is written as it is listed folds no name", what_is_written_as_listed_folds_no_name },
  { "a refused line lists each verb once", a_refused_line_lists_each_verb_once },
  { "an unknown word is looked for once", an_unknown_word_is_looked_for_once },
  { "a refused line is explained once", a_refused_line_is_explained_once },
  { "a legal line of several moves is foreseen once", a_legal_line_is_foreseen_once },
  { "what fits before a refused move is read once", what_fits_before_a_refused_move_is_read_once },
  { NULL },
};

TAP_MAIN (tests)
