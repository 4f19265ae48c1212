/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A match: playing, abandoning, views, log, lines, saving, ending. */
#include <sortie/speech.h>
#include <sortie/match.h>
#include "match/front-end.h"
#include "match/whole.h"
#include "model/internal.h"
#include "base/internal.h"
#include "reader/reader.h"
#include "tests/toy/lamps.h"

#include <stdio.h>
#include <string.h>

/* A match at the first decision of north's play: the hand is kept. */
static SortieMatch *
at_play (guint64 seed)
{
  SortieMatch *match = lamps_match (seed, FALSE);

  lamps_play (match, NORTH, "no");
  return match;
}

/* The first seed from @from on whose north may light a lantern, with other cards to pay for it. */
static SortieMatch *
with_lantern (guint64 from)
{
  for (guint64 seed = from; seed < from + 100; seed++)
    {
      SortieMatch *match = at_play (seed);
      SortieMove move;

      if (sortie_move_parse (sortie_match_play (match), NORTH, "light lantern sill1", &move, NULL))
        return match;
      sortie_match_free (match);
    }
  CU_FAIL_FATAL ("north never draws a lantern");
  return NULL;
}

/* The last @n texts of the journal, joined. (transfer full) */
static char *
tail (const SortieMatch *match, guint n)
{
  g_autofree char *journal = sortie_match_journal (match);
  g_auto (GStrv) texts = lamps_texts (journal);

  return g_strjoinv (" | ", texts + g_strv_length (texts) - n);
}

static guint
n_lines (const SortieMatch *match)
{
  g_autofree char *journal = sortie_match_journal (match);
  g_auto (GStrv) texts = lamps_texts (journal);

  return g_strv_length (texts);
}

static void
the_deal (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  const SortiePlay *p = sortie_match_play (match);

  tap_int (sortie_match_to_move (match), NORTH);
  tap_int (p->s->decision.kind, SORTIE_ASK_YES_NO);
  for (guint8 seat = NORTH; seat <= SOUTH; seat++)
    {
      tap_int (sortie_zone_count (p, sortie_setup_zone (p->setup, TOY_HAND, seat)), 3);
      tap_int (sortie_zone_count (p, sortie_setup_zone (p->setup, TOY_DECK, seat)), 8);
    }
  CU_ASSERT_FALSE (sortie_match_is_over (match));
  CU_ASSERT_PTR_EQUAL (sortie_match_setup (match), p->setup);
}

static void
the_head_of_the_journal (void)
{
  g_autoptr (SortieMatch) match = lamps_match (77, TRUE);
  g_autofree char *journal = sortie_match_journal (match);
  g_auto (GStrv) texts = lamps_texts (journal);
  g_autofree char *content =
      g_strdup_printf ("content %016" G_GINT64_MODIFIER "x", lamps ()->catalogue->fingerprint);
  const char *const expected[] = {
    "game toy 1",
    "interface 1",
    content,
    "mode duel",
    "choice deck:north=plain",
    "choice deck:south=plain",
    "option goal=25",
    "option opener=north",
    "seed 77",
    "practice yes",
  };

  CU_ASSERT_TRUE (g_str_has_prefix (journal, "sortie-journal 1\n1 "));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    tap_string (texts[i], expected[i]);
  CU_ASSERT_TRUE (g_str_has_prefix (texts[10], "= shuffle north.deck 11 "));
  CU_ASSERT_TRUE (g_str_has_prefix (texts[11], "= shuffle south.deck 11 "));
  CU_ASSERT_TRUE (g_str_has_prefix (texts[12], "# "));
  tap_string (texts[13], NULL);
}

static void
the_same_seed (void)
{
  g_autoptr (SortieMatch) one = lamps_match (5, FALSE), two = lamps_match (5, FALSE),
                          other = lamps_match (6, FALSE);
  g_autofree char *a = lamps_bytes (one), *b = lamps_bytes (two), *c = lamps_bytes (other);

  tap_string (a, b);
  CU_ASSERT_STRING_NOT_EQUAL (a, c);
}

static void
refusals_change_nothing (void)
{
  g_autoptr (SortieMatch) match = at_play (1);
  g_autofree char *before = lamps_bytes (match), *journal = sortie_match_journal (match),
                  *after = NULL, *then = NULL;
  const struct
  {
    guint8 seat;
    const char *line;
    guint reason;
  } cases[] = {
    { SOUTH, "done", SORTIE_REASON_NOT_YOU },
    { NORTH, "yes", SORTIE_REASON_NOT_ASKED },
    { NORTH, "dance", SORTIE_REASON_NO_VERB },
    { NORTH, "light", SORTIE_REASON_OPERANDS },
    { NORTH, "light moon sill1", SORTIE_REASON_NO_SUCH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      SortieRefusal why = { 0 };

      CU_ASSERT_FALSE (sortie_match_play_line (match, cases[i].seat, cases[i].line, &why));
      tap_int (why.reason, cases[i].reason);
      CU_ASSERT_FALSE (sortie_match_play_line (match, cases[i].seat, cases[i].line, NULL));
    }
  after = lamps_bytes (match);
  then = sortie_match_journal (match);
  tap_string (after, before);
  tap_string (then, journal);
}

static void
a_move_is_journalled_when_it_commits (void)
{
  g_autoptr (SortieMatch) match = with_lantern (1);
  guint before = n_lines (match);
  g_autofree char *last = NULL, *paid = NULL;
  char line[SORTIE_MOVE_TEXT];

  lamps_play (match, NORTH, "light lantern sill1");
  CU_ASSERT_TRUE (sortie_match_play (match)->s->tentative);
  tap_int (n_lines (match), before);
  sortie_move_format (sortie_match_play (match), NORTH, &sortie_match_legal (match)->moves[0],
                      line);
  lamps_play (match, NORTH, line);
  CU_ASSERT_FALSE (sortie_match_play (match)->s->tentative);
  tap_int (n_lines (match), before + 2);
  last = tail (match, 2);
  paid = g_strdup_printf ("north: light lantern sill1 | north: %s", line);
  tap_string (last, paid);
}

static void
back_leaves_no_trace (void)
{
  g_autoptr (SortieMatch) match = with_lantern (1);
  g_autofree char *before = lamps_bytes (match), *journal = sortie_match_journal (match),
                  *after = NULL, *then = NULL;
  guint log = sortie_match_log_length (match);

  CU_ASSERT_FALSE (sortie_match_back (match));
  lamps_play (match, NORTH, "light lantern sill2");
  CU_ASSERT_TRUE (sortie_match_back (match));
  CU_ASSERT_FALSE (sortie_match_back (match));
  after = lamps_bytes (match);
  then = sortie_match_journal (match);
  tap_string (after, before);
  tap_string (then, journal);
  tap_int (sortie_match_log_length (match), log);
}

static char *
view_bytes (SortieMatch *match, guint8 seat)
{
  const SortieView *view = sortie_match_view (match, seat);
  gsize size = sortie_view_write (view, NULL, 0);
  g_autofree guint8 *bytes = g_malloc (size);

  sortie_view_write (view, bytes, size);
  return g_base64_encode (bytes, size);
}

static void
what_is_put_together_is_private (void)
{
  g_autoptr (SortieMatch) match = with_lantern (1);
  g_autofree char *south = view_bytes (match, SOUTH), *nobody = view_bytes (match, SORTIE_NO_SEAT);
  g_autofree char *north = view_bytes (match, NORTH), *north_now = NULL, *south_now = NULL,
                  *nobody_now = NULL;

  lamps_play (match, NORTH, "light lantern sill1");
  north_now = view_bytes (match, NORTH);
  south_now = view_bytes (match, SOUTH);
  nobody_now = view_bytes (match, SORTIE_NO_SEAT);
  CU_ASSERT_STRING_NOT_EQUAL (north_now, north);
  tap_string (south_now, south);
  tap_string (nobody_now, nobody);
}

static void
views_follow_the_position (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  g_autofree char *before = view_bytes (match, SOUTH), *after = NULL;

  lamps_play (match, NORTH, "no");
  after = view_bytes (match, SOUTH);
  CU_ASSERT_STRING_NOT_EQUAL (before, after);
  tap_int (sortie_match_view (match, SOUTH)->seat, SOUTH);
  tap_int (sortie_match_view (match, SORTIE_NO_SEAT)->seat, SORTIE_NO_SEAT);
}

/* T-1: what is drawn is told to the seat that draws. */
static void
each_seat_has_its_log (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  guint drawn = sortie_match_log_length (match), since;
  g_auto (GStrv) north = sortie_match_log (match, NORTH, 0),
                 south = sortie_match_log (match, SOUTH, 0);
  g_auto (GStrv) more = NULL, none = NULL;

  CU_ASSERT_FALSE (g_strv_contains ((const char *const *) north, "North draws a card."));
  CU_ASSERT_TRUE (g_strv_contains ((const char *const *) north, "South draws a card."));
  CU_ASSERT_TRUE (g_strv_contains ((const char *const *) south, "North draws a card."));
  CU_ASSERT_FALSE (g_strv_contains ((const char *const *) south, "South draws a card."));
  tap_int (g_strv_length (north), g_strv_length (south));

  lamps_play (match, NORTH, "no");
  more = sortie_match_log (match, SOUTH, drawn);
  tap_string (more[0], "North draws a card.");
  since = sortie_match_log_length (match);
  none = sortie_match_log (match, SOUTH, since);
  tap_string (none[0], NULL);
}

static void
the_log_waits_for_the_commit (void)
{
  g_autoptr (SortieMatch) match = with_lantern (1);
  guint before = sortie_match_log_length (match);
  SortieRng rng = { 0 };
  g_auto (GStrv) lines = NULL;

  lamps_play (match, NORTH, "light lantern sill1");
  tap_int (sortie_match_log_length (match), before);
  lamps_finish_move (match, &rng);
  lines = sortie_match_log (match, SOUTH, before);
  tap_contains (lines[0], "North pays with ");
  tap_string (lines[1], "North lights Lantern.");
}

/* T-4: dice that fall together share a line. */
static void
dice_share_a_line (void)
{
  g_autoptr (SortieMatch) match = at_play (1);
  g_autofree char *last = NULL;
  guint a = 0, b = 0;
  int end = 0;

  lamps_play (match, NORTH, "strike");
  last = tail (match, 2);
  CU_ASSERT_EQUAL_FATAL (sscanf (last, "north: strike | = dice %u %u%n", &a, &b, &end), 2);
  CU_ASSERT_TRUE (a >= 1 && a <= 6 && b >= 1 && b <= 6);
  tap_string (last + end, "");
}

static void
take_line (gpointer data, const char *text)
{
  g_string_append_printf (data, "%s\n", text);
}

static void
lines_are_told_as_they_are_added (void)
{
  g_autoptr (SortieMatch) match = lamps_match (3, FALSE);
  g_autoptr (GString) told = g_string_new (NULL);
  g_autofree char *journal = sortie_match_journal (match), *all = NULL;
  SortieRng rng;

  g_string_assign (told, journal);
  sortie_match_on_line (match, take_line, told);
  sortie_rng_seed (&rng, 3);
  lamps_play_on (match, &rng, 1000);
  all = sortie_match_journal (match);
  tap_string (told->str, all);
}

/* T-2, T-6: the result is told with its reason and rule, and is the last line. */
static void
the_result (void)
{
  const char *const kinds[] = { "result north-won goal T-6", "result south-won goal T-6",
                                "result north-won most-light T-2",
                                "result south-won most-light T-2", "result drawn equal-light T-2" };
  const char *const sentences[] = {
    "north won: the goal is reached (T-6)", "south won: the goal is reached (T-6)",
    "north won: the night is over, and this window shone most (T-2)",
    "south won: the night is over, and this window shone most (T-2)",
    "A draw: the night is over, and both windows shone alike (T-2)"
  };
  guint seen = 0;

  for (guint64 seed = 1; seed < 2000 && seen != 31; seed++)
    {
      /* a goal that is seldom reached before the night is over, and one that often is */
      const char *const options[] = { "opener=north", seed % 2 ? "goal=40" : "goal=15", NULL };
      SortieMatchSpec spec = { .module = lamps (), .options = options, .seed = seed };
      g_autoptr (SortieMatch) match = sortie_match_new (&spec, NULL);
      g_autofree char *last = NULL, *sentence = NULL;
      SortieRng rng;
      guint kind = 0;

      sortie_rng_seed (&rng, seed);
      lamps_play_on (match, &rng, 1000);
      CU_ASSERT_TRUE_FATAL (sortie_match_is_over (match));
      last = tail (match, 1);
      sentence = sortie_match_result_sentence (match);
      while (kind < G_N_ELEMENTS (kinds) && strcmp (last, kinds[kind]) != 0)
        kind++;
      CU_ASSERT_TRUE_FATAL (kind < G_N_ELEMENTS (kinds));
      tap_string (sentence, sentences[kind]);
      tap_int (sortie_match_to_move (match), SORTIE_NO_SEAT);
      tap_int (sortie_match_legal (match)->n, 0);
      seen |= 1u << kind;
    }
  tap_int (seen, 31);
}

static void
anybody_may_concede (void)
{
  for (guint8 seat = NORTH; seat <= SOUTH; seat++)
    {
      g_autoptr (SortieMatch) match = at_play (1);
      g_autofree char *last = NULL, *sentence = NULL, *to_loser = NULL, *to_winner = NULL;
      SortieRefusal why = { 0 };
      g_auto (GStrv) log = NULL;

      CU_ASSERT_FALSE (sortie_match_concede (match, 2));
      CU_ASSERT_TRUE (sortie_match_concede (match, seat));
      CU_ASSERT_TRUE (sortie_match_is_over (match));
      last = tail (match, 3);
      CU_ASSERT_TRUE (
          g_str_has_prefix (last, seat == NORTH ? "concede north | # " : "concede south | # "));
      CU_ASSERT_TRUE (g_str_has_suffix (last, seat == NORTH ? "| result south-won conceded"
                                                            : "| result north-won conceded"));
      sentence = sortie_match_result_sentence (match);
      tap_string (sentence, seat == NORTH ? "south won: north conceded."
                                          : "north won: south conceded.");
      to_loser = sortie_match_result_to (match, seat);
      tap_string (to_loser, "You lost: You conceded.");
      to_winner = sortie_match_result_to (match, !seat);
      tap_string (to_winner, seat == NORTH ? "You won: north conceded." : "You won: south conceded.");
      log = sortie_match_log (match, !seat, 0);
      CU_ASSERT_TRUE (g_strv_contains ((const char *const *) log,
                                       seat == NORTH ? "north concedes." : "south concedes."));
      CU_ASSERT_FALSE (sortie_match_concede (match, !seat));
      CU_ASSERT_FALSE (sortie_match_play_line (match, NORTH, "done", &why));
      tap_int (why.reason, SORTIE_REASON_OVER);
    }
}

/* SW-24.6: a draw by agreement; an offer stands until the other moves. */
static void
draw_by_agreement (void)
{
  g_autoptr (SortieMatch) match = at_play (1);
  g_autofree char *last = NULL, *sentence = NULL, *why = NULL;

  CU_ASSERT_FALSE (sortie_match_offer_draw (match, 2));
  CU_ASSERT_TRUE (sortie_match_offer_draw (match, SOUTH));
  CU_ASSERT_FALSE (sortie_match_offer_draw (match, SOUTH));
  tap_int (sortie_match_draw_offers (match), 1 << SOUTH);
  lamps_play (match, NORTH, "done");
  tap_int (sortie_match_draw_offers (match), 0);
  CU_ASSERT_FALSE (sortie_match_is_over (match));
  CU_ASSERT_TRUE (sortie_match_offer_draw (match, NORTH));
  CU_ASSERT_TRUE (sortie_match_offer_draw (match, SOUTH));
  CU_ASSERT_TRUE (sortie_match_is_over (match));
  last = tail (match, 4);
  CU_ASSERT_TRUE (g_str_has_prefix (last, "draw north | draw south | # "));
  CU_ASSERT_TRUE (g_str_has_suffix (last, "| result drawn agreed"));
  sentence = sortie_match_result_sentence (match);
  tap_string (sentence, "A draw: All sides agreed.");
  CU_ASSERT_FALSE (sortie_match_offer_draw (match, NORTH));
}

/* The move in hand never happened. */
static void
concede_in_the_middle_of_a_move (void)
{
  g_autoptr (SortieMatch) match = with_lantern (1);
  guint before = n_lines (match);
  g_autofree char *lines = NULL;

  lamps_play (match, NORTH, "light lantern sill1");
  CU_ASSERT_TRUE (sortie_match_concede (match, NORTH));
  lines = tail (match, n_lines (match) - before);
  CU_ASSERT_TRUE (g_str_has_prefix (lines, "concede north |"));
}

static void
leaving (void)
{
  g_autoptr (SortieMatch) match = at_play (1);
  g_autofree char *before = lamps_bytes (match), *after = NULL, *last = NULL, *sentence = NULL,
                  *why = NULL;
  guint n = n_lines (match);

  sortie_match_leave (match);
  CU_ASSERT_TRUE (sortie_match_is_over (match));
  last = tail (match, 1);
  tap_string (last, "left");
  sortie_match_leave (match);
  tap_int (n_lines (match), n + 1);
  after = lamps_bytes (match);
  tap_string (after, before);
  sentence = sortie_match_result_sentence (match);
  tap_string (sentence, "The match was abandoned.");
  tap_int (sortie_match_legal (match)->n, 0);
  tap_int (sortie_match_to_move (match), SORTIE_NO_SEAT);
  CU_ASSERT_FALSE (sortie_match_play_line (match, NORTH, "done", NULL));
  CU_ASSERT_FALSE (sortie_match_concede (match, NORTH));
  tap_int (sortie_match_undo (match, NULL, &why), 0);
}

static void
saved_as_it_goes (void)
{
  g_autofree char *path = lamps_path ("saved"), *other = lamps_path ("other");
  g_autoptr (SortieMatch) match = lamps_match (9, FALSE);
  g_autoptr (GError) error = NULL;
  SortieRng rng;

  sortie_rng_seed (&rng, 9);
  lamps_play_on (match, &rng, 5);
  lamps_finish_move (match, &rng);
  CU_ASSERT_TRUE (sortie_match_save_to (match, path, &error));
  tap_no_error (error);
  do
    {
      g_autofree char *saved = lamps_read (path), *journal = sortie_match_journal (match);

      tap_string (saved, journal);
    }
  while (lamps_play_on (match, &rng, 1) > 0);
  CU_ASSERT_PTR_NULL (sortie_match_write_error (match));
  /* to the same file again, and to another */
  CU_ASSERT_TRUE (sortie_match_save_to (match, path, &error));
  CU_ASSERT_TRUE (sortie_match_save_to (match, other, &error));
  tap_no_error (error);
}

static void
not_saved_over_another (void)
{
  g_autofree char *path = lamps_path ("precious");
  g_autoptr (SortieMatch) one = lamps_match (1, FALSE), two = lamps_match (2, FALSE);
  g_autoptr (GError) error = NULL;

  CU_ASSERT_TRUE (sortie_match_save_to (one, path, &error));
  CU_ASSERT_FALSE (sortie_match_save_to (two, path, &error));
  tap_contains (error->message, "another match is being saved");
  g_clear_error (&error);
  g_clear_pointer (&one, sortie_match_free);
  CU_ASSERT_FALSE (sortie_match_save_to (two, path, &error));
  tap_contains (error->message, "already holds something else");
}

/* Saving elsewhere may fail; what was said before, that the match is kept, stays true. */
static void
still_saved_when_another_file_fails (void)
{
  g_autofree char *path = lamps_path ("kept"), *missing = lamps_path ("missing/file");
  g_autoptr (SortieMatch) match = lamps_match (3, FALSE);
  g_autofree char *saved = NULL, *journal = NULL;
  g_autoptr (GError) error = NULL;
  SortieRng rng;

  sortie_rng_seed (&rng, 3);
  CU_ASSERT_TRUE (sortie_match_save_to (match, path, NULL));
  CU_ASSERT_FALSE (sortie_match_save_to (match, missing, &error));
  tap_contains (error->message, "missing/file: ");
  lamps_play_on (match, &rng, 5);
  lamps_finish_move (match, &rng);
  saved = lamps_read (path);
  journal = sortie_match_journal (match);
  tap_string (saved, journal);
}

static const TapTest tests[] = {
  { "T-1 a match begins with a deal and a first decision", the_deal },
  { "the journal begins with everything that a replay needs, every choice and option by name",
    the_head_of_the_journal },
  { "the same seed gives the same match, another seed another", the_same_seed },
  { "a refusal gives its reason and leaves no trace", refusals_change_nothing },
  { "T-3 a move of several decisions is journalled when it commits",
    a_move_is_journalled_when_it_commits },
  { "T-3 a move that is abandoned leaves no trace", back_leaves_no_trace },
  { "T-3 what is being put together is seen by nobody else", what_is_put_together_is_private },
  { "a view follows the position", views_follow_the_position },
  { "T-1 each seat's log has what it saw", each_seat_has_its_log },
  { "T-3 the log tells of a move when it commits", the_log_waits_for_the_commit },
  { "T-4 dice that fall together share a line of the journal", dice_share_a_line },
  { "every line of the journal is told as it is added", lines_are_told_as_they_are_added },
  { "T-2 T-6 the result is the last line, with reason and rule, and a sentence", the_result },
  { "anybody may concede, whoever is to decide", anybody_may_concede },
  { "a draw is agreed on, and an offer lapses when the other moves", draw_by_agreement },
  { "conceding drops the move in hand", concede_in_the_middle_of_a_move },
  { "a match that is left says so in its last line, and nothing else happens", leaving },
  { "a match is saved as it goes", saved_as_it_goes },
  { "a match is not saved over another", not_saved_over_another },
  { "a match that cannot be saved elsewhere goes on being saved where it was",
    still_saved_when_another_file_fails },
  { NULL },
};

TAP_MAIN (tests)
