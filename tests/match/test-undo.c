/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Going back, and how far. */
#include "tests/toy/lamps.h"

#include <string.h>

/* North has lit a candle and it is still north's turn. */
static SortieMatch *
with_candle (gboolean practice)
{
  for (guint64 seed = 1; seed < 100; seed++)
    {
      SortieMatch *match = lamps_match (seed, practice);

      lamps_play (match, NORTH, "no");
      if (sortie_match_play_line (match, NORTH, "light candle sill1", NULL))
        return match;
      sortie_match_free (match);
    }
  CU_FAIL_FATAL ("north never draws a candle");
  return NULL;
}

static char *
last_lines (const SortieMatch *match, guint n)
{
  g_autofree char *journal = sortie_match_journal (match);
  g_auto (GStrv) texts = lamps_texts (journal);

  return g_strjoinv (" | ", texts + g_strv_length (texts) - n);
}

/* It was seen, so it stays; who reads on sees that it does not hold. What lies before it does. */
static void
the_log_marks_what_was_taken_back (void)
{
  g_autoptr (SortieMatch) match = with_candle (FALSE);
  guint before = sortie_match_log_length (match);
  g_auto (GStrv) seen = NULL, read = NULL;
  g_autofree char *why = NULL, *marked = NULL;

  lamps_play (match, NORTH, "shift sill1 sill3");
  seen = sortie_match_log (match, SOUTH, before - 1);
  CU_ASSERT_PTR_NOT_NULL_FATAL (seen[1]);
  marked = g_strconcat ("(taken back) ", seen[1], NULL);
  tap_int (sortie_match_undo (match, &why), 1);
  read = sortie_match_log (match, SOUTH, before - 1);
  tap_string (read[0], seen[0]);
  tap_string (read[1], marked);
  tap_string (read[2], "1 move was taken back.");
}

/* Nobody learns anything when a lamp is shifted. */
static void
a_harmless_move (void)
{
  g_autoptr (SortieMatch) match = with_candle (FALSE);
  g_autofree char *before = lamps_bytes (match), *after = NULL, *why = NULL, *lines = NULL,
                  *expected = NULL;
  g_auto (GStrv) log = NULL;
  guint told;

  lamps_play (match, NORTH, "shift sill1 sill3");
  told = sortie_match_log_length (match);
  tap_int (sortie_match_undo (match, &why), 1);
  tap_string (why, NULL);
  after = lamps_bytes (match);
  tap_string (after, before);
  lines = last_lines (match, 3);
  expected = g_strdup_printf ("north: shift sill1 sill3 | undo 1 | # %016" G_GINT64_MODIFIER "x",
                              sortie_state_hash (sortie_match_play (match)->s));
  tap_string (lines, expected);
  log = sortie_match_log (match, SOUTH, told);
  tap_string (log[0], "1 move was taken back.");
  /* the same can be played again */
  lamps_play (match, NORTH, "shift sill1 sill3");
}

static void
several_harmless_moves (void)
{
  g_autoptr (SortieMatch) match = with_candle (FALSE);
  g_autofree char *before = lamps_bytes (match), *why = NULL;

  /* the second candle may not come; one lamp may be shifted once in a turn, so the turn ends
   * between */
  lamps_play (match, NORTH, "shift sill1 sill3");
  lamps_play (match, NORTH, "done");
  tap_int (sortie_match_to_move (match), SOUTH);
  tap_int (sortie_match_undo (match, &why), 1);
  tap_int (sortie_match_to_move (match), NORTH);
  tap_int (sortie_match_undo (match, &why), 1);

  g_autofree char *after = lamps_bytes (match);

  tap_string (after, before);
  tap_int (sortie_match_undo (match, &why), 0);
  tap_contains (why, "somebody learned something");
}

static void
what_was_learned_stays (void)
{
  const char *const lines[] = { "no", "strike" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
      g_autofree char *before = NULL, *after = NULL, *why = NULL, *journal = NULL, *then = NULL;

      lamps_play (match, NORTH, "no");
      if (i == 1)
        lamps_play (match, NORTH, "strike");
      before = lamps_bytes (match);
      journal = sortie_match_journal (match);
      tap_int (sortie_match_undo (match, &why), 0);
      tap_contains (why, "somebody learned something");
      after = lamps_bytes (match);
      then = sortie_match_journal (match);
      tap_string (after, before);
      tap_string (then, journal);
    }
}

static void
nothing_to_take_back (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, TRUE);
  g_autofree char *why = NULL;

  tap_int (sortie_match_undo (match, &why), 0);
  tap_string (why, "Nothing has been decided yet.");
}

/* P1: in practice from everywhere back to the deal; each position is that of the match that never
 * went on. */
static void
practice_goes_back_to_the_deal (void)
{
  for (guint64 seed = 1; seed < 30; seed++)
    {
      g_autoptr (SortieMatch) match = lamps_match (seed, TRUE);
      g_autoptr (GPtrArray) positions = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *why = NULL;
      SortieRng rng;
      guint n;

      sortie_rng_seed (&rng, seed);
      do
        g_ptr_array_add (positions, lamps_bytes (match));
      while (lamps_play_on (match, &rng, 1) > 0);
      n = positions->len - 1;
      while (n > 0)
        {
          g_autofree char *bytes = NULL;
          guint taken = sortie_match_undo (match, &why);

          CU_ASSERT_TRUE_FATAL (taken > 0 && taken <= n);
          n -= taken;
          bytes = lamps_bytes (match);
          tap_string (bytes, positions->pdata[n]);
          tap_int (sortie_match_play (match)->s->moves, n);
        }
    }
}

/* Undo is journalled, so a loaded match is at the same point, and can go back as far. */
static void
undo_is_replayed (void)
{
  g_autofree char *path = lamps_path ("undo");

  for (guint64 seed = 1; seed < 30; seed++)
    {
      SortieMatch *match = lamps_match (seed, TRUE);
      g_autofree char *bytes = NULL, *journal = NULL, *loaded = NULL, *again = NULL, *notice = NULL,
                      *why = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (SortieMatch) opened = NULL;
      SortieRng rng;

      sortie_rng_seed (&rng, seed);
      for (guint i = 0; i < 60; i++)
        if (sortie_rng_below (&rng, 4) == 0 || lamps_play_on (match, &rng, 1) == 0)
          {
            g_clear_pointer (&why, g_free);
            sortie_match_undo (match, &why);
          }
      g_clear_pointer (&why, g_free);
      lamps_finish_move (match, &rng);
      bytes = lamps_bytes (match);
      journal = sortie_match_journal (match);
      lamps_write (path, journal, -1);
      opened = sortie_match_open (lamps (), path, &notice, &error);
      tap_no_error (error);
      CU_ASSERT_PTR_NOT_NULL_FATAL (opened);
      loaded = lamps_bytes (opened);
      again = sortie_match_journal (opened);
      tap_string (loaded, bytes);
      tap_string (again, journal);
      tap_int (sortie_match_log_length (opened), sortie_match_log_length (match));
      tap_int (sortie_match_undo (opened, &why), sortie_match_undo (match, &why));
      sortie_match_free (match);
    }
}

static void
the_move_in_hand_is_abandoned (void)
{
  g_autoptr (SortieMatch) match = NULL;
  g_autofree char *before = NULL, *after = NULL, *why = NULL, *journal = NULL, *then = NULL;

  for (guint64 seed = 1; match == NULL; seed++)
    {
      match = lamps_match (seed, FALSE);
      lamps_play (match, NORTH, "no");
      before = lamps_bytes (match);
      journal = sortie_match_journal (match);
      if (sortie_match_play_line (match, NORTH, "light lantern sill1", NULL))
        break;
      g_clear_pointer (&match, sortie_match_free);
      g_clear_pointer (&before, g_free);
      g_clear_pointer (&journal, g_free);
    }
  tap_int (sortie_match_undo (match, &why), 1);
  after = lamps_bytes (match);
  then = sortie_match_journal (match);
  tap_string (after, before);
  tap_string (then, journal);
}

static void
the_end_stays (void)
{
  for (gint practice = 0; practice <= 1; practice++)
    {
      g_autoptr (SortieMatch) match = lamps_match (1, practice);
      g_autofree char *before = lamps_bytes (match), *why = NULL, *after = NULL;

      sortie_match_concede (match, SOUTH);
      tap_int (sortie_match_undo (match, &why), practice);
      tap_string (why, practice ? NULL : "The match is over.");
      CU_ASSERT_EQUAL (sortie_match_is_over (match), !practice);
      after = lamps_bytes (match);
      CU_ASSERT_EQUAL (strcmp (after, before) == 0, practice);
    }
}

/* A table in which the only thing to do is nothing, and a front end may do it by itself. */
static SortieMatch *
without_choices (gboolean practice)
{
  static SortieGame game;
  static SortieModule module;
  static SortieDecisionDecl decisions[2];
  static SortieTurnDecl turns[2];
  static const guint8 verbs[] = { SORTIE_VERB_DONE, 0xff };
  static const SortiePhaseDecl phases[] = { { "play", "Play", NULL, 0, TOY_ASK_PLAY }, { NULL } };
  const char *const options[] = { "opener=north", NULL };
  SortieMatchSpec spec = { .module = &module, .options = options, .seed = 1, .practice = practice };

  game = sortie_game;
  module = *lamps ();
  module.game = &game;
  decisions[0] = sortie_game.rules.decisions[0];
  decisions[0].verbs = verbs;
  decisions[0].may_be_skipped = TRUE;
  turns[0] = sortie_game.rules.turns[0];
  turns[0].phases = phases;
  game.rules.decisions = decisions;
  game.rules.turns = turns;
  return sortie_match_new (&spec, NULL);
}

/* Taken back alone, such a move would be played again at once. */
static void
forced_moves_go_together (void)
{
  g_autoptr (SortieMatch) match = without_choices (FALSE), practice = without_choices (TRUE);
  g_autofree char *why = NULL, *other = NULL, *none = NULL;

  lamps_play (match, NORTH, "done");
  tap_int (sortie_match_undo (match, &why), 0);
  tap_string (why, "Nothing has been decided yet.");
  lamps_play (match, SOUTH, "done");
  tap_int (sortie_match_undo (match, &other), 0);
  tap_string (other, "Another seat has decided since.");
  lamps_play (practice, NORTH, "done");
  lamps_play (practice, SOUTH, "done");
  tap_int (sortie_match_undo (practice, &none), 0);
  tap_string (none, "Nothing has been decided yet.");
}

static const TapTest tests[] = {
  { "T-7 a move by which nobody learns anything is taken back, and journalled", a_harmless_move },
  { "the log marks what was taken back", the_log_marks_what_was_taken_back },
  { "moves are taken back one by one, as long as nobody has learned anything",
    several_harmless_moves },
  { "T-1 T-4 a face or a die that was seen is not unseen", what_was_learned_stays },
  { "at the deal there is nothing to take back", nothing_to_take_back },
  { "in practice undo goes back to the deal, and gives every position again",
    practice_goes_back_to_the_deal },
  { "a journal with undo replays to the same point", undo_is_replayed },
  { "T-3 undo abandons the move that is being put together", the_move_in_hand_is_abandoned },
  { "a match that is over stays over but in practice", the_end_stays },
  { "undo does not stop where a front end would play on by itself", forced_moves_go_together },
  { NULL },
};

TAP_MAIN (tests)
