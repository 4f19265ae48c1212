/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Going back, and how far. */
#include "tests/toy/lamps.h"
#include <sortie/speech.h>
#include <sortie/game.h>
#include "base/internal.h"
#include "match/whole.h"
#include "module/internal.h"
#include "model/front-end.h"
#include "match/front-end.h"

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
  tap_int (sortie_match_undo (match, NULL, &why), 1);
  read = sortie_match_log (match, SOUTH, before - 1);
  tap_string (read[0], seen[0]);
  tap_string (read[1], marked);
  g_autofree char *said = tap_sentence ("taken-back-of", "Play of turn 1", "North shifts Candle to Sill 3.", NULL);
  tap_string (read[2], said);
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
  tap_int (sortie_match_undo (match, NULL, &why), 1);
  tap_string (why, NULL);
  after = lamps_bytes (match);
  tap_string (after, before);
  lines = last_lines (match, 3);
  expected = g_strdup_printf ("north: shift sill1 sill3 | undo 1 | # %016" G_GINT64_MODIFIER "x",
                              sortie_state_hash (sortie_match_play (match)->s));
  tap_string (lines, expected);
  log = sortie_match_log (match, SOUTH, told);
  g_autofree char *said = tap_sentence ("taken-back-of", "Play of turn 1", "North shifts Candle to Sill 3.", NULL);
  tap_string (log[0], said);
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
  tap_int (sortie_match_undo (match, NULL, &why), 1);
  tap_int (sortie_match_to_move (match), NORTH);
  tap_int (sortie_match_undo (match, NULL, &why), 1);

  g_autofree char *after = lamps_bytes (match);

  tap_string (after, before);
  /* T-1: a lamp that is lit lies face up, and south had not seen it in north's hand */
  tap_int (sortie_match_undo (match, NULL, &why), 0);
  tap_contains (why, "south has seen Candle since.");
}

/* All of them in one line, or none. */
static void
several_at_once (void)
{
  g_autoptr (SortieMatch) match = with_candle (FALSE);
  g_autofree char *before = lamps_bytes (match), *why = NULL, *none = NULL, *lines = NULL,
                  *after = NULL, *then = NULL;
  SortieUndo undo = { .askers = 1 << NORTH, .reader = NORTH, .n = 3 };

  lamps_play (match, NORTH, "shift sill1 sill3");
  lamps_play (match, NORTH, "done");
  then = lamps_bytes (match);
  tap_int (sortie_match_undo (match, &undo, &why), 0);
  tap_tells (why, "2 … south … Candle");
  tap_contains (why, "--practice");
  after = lamps_bytes (match);
  tap_string (after, then);
  g_clear_pointer (&after, g_free);
  undo.n = 2;
  tap_int (sortie_match_undo (match, &undo, &none), 2);
  after = lamps_bytes (match);
  tap_string (after, before);
  lines = last_lines (match, 3);
  tap_contains (lines, "north: done | undo 2 | # ");
}

/* T-1, T-2: a turn is a seat's, and has as many decisions as that seat made in it; whether the hand is
 * exchanged is asked in the first. */
static void
a_whole_turn (void)
{
  g_autoptr (SortieMatch) match = with_candle (TRUE);
  SortieUndo undo = { .askers = 1 << NORTH, .reader = NORTH };
  g_autofree char *why = NULL, *before = NULL;

  tap_int (sortie_match_decisions_of_turn (match, &undo), 2); /* no, light */
  before = lamps_bytes (match);
  lamps_play (match, NORTH, "shift sill1 sill3");
  tap_int (sortie_match_decisions_of_turn (match, &undo), 3);
  lamps_play (match, NORTH, "done");
  tap_int (sortie_match_to_move (match), SOUTH);
  undo.n = sortie_match_decisions_of_turn (match, &undo);
  tap_int (undo.n, 4);
  tap_int (sortie_match_undo (match, &undo, &why), 4);
  lamps_play (match, NORTH, "no");
  CU_ASSERT_TRUE (sortie_match_play_line (match, NORTH, "light candle sill1", NULL));

  g_autofree char *after = lamps_bytes (match);

  tap_string (after, before);
}

/* T-1: south has seen the candle; that it cannot be taken back is said, not done in part. */
static void
a_turn_with_something_in_the_way (void)
{
  g_autoptr (SortieMatch) match = with_candle (FALSE);
  SortieUndo undo = { .askers = 1 << NORTH, .reader = NORTH };
  g_autofree char *why = NULL;

  lamps_play (match, NORTH, "shift sill1 sill3");
  undo.n = sortie_match_decisions_of_turn (match, &undo);
  tap_int (undo.n, 2);
  tap_int (sortie_match_undo (match, &undo, &why), 0);
  tap_tells (why, "1 … south … Candle");
}

/* The face that was seen or the dice that fell are named, to whoever may know them. */
static void
what_was_learned_stays (void)
{
  const char *const lines[] = { "no", "strike" };
  const char *const reasons[] = { "north has seen a card since.", "Dice have been rolled since: " };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
      g_autofree char *before = NULL, *after = NULL, *why = NULL, *journal = NULL, *then = NULL;

      lamps_play (match, NORTH, "no");
      if (i == 1)
        lamps_play (match, NORTH, "strike");
      before = lamps_bytes (match);
      journal = sortie_match_journal (match);
      tap_int (sortie_match_undo (match, NULL, &why), 0);
      tap_contains (why, reasons[i]);
      tap_contains (why, "--practice");
      after = lamps_bytes (match);
      then = sortie_match_journal (match);
      tap_string (after, before);
      tap_string (then, journal);
    }
}

/* T-1: the card that north draws is north's to know. */
static void
a_face_is_named_to_who_saw_it (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  SortieUndo undo = { .askers = 1 << NORTH, .n = 1 };
  g_autofree char *own = NULL, *others = NULL, *expected = NULL;
  char name[SORTIE_MOVE_TEXT];
  const SortiePlay *p = sortie_match_play (match);

  lamps_play (match, NORTH, "no");
  for (SORTIE_EACH_IN_ZONE (p, sortie_setup_zone (p->setup, TOY_HAND, NORTH), card))
    sortie_ref_name (p, NORTH, sortie_ref_card (card), name);
  undo.reader = NORTH;
  tap_int (sortie_match_undo (match, &undo, &own), 0);
  expected = g_strdup_printf ("You have seen %s since.", name);
  tap_contains (own, expected);
  undo.reader = SOUTH;
  tap_int (sortie_match_undo (match, &undo, &others), 0);
  tap_contains (others, "north has seen a card since.");
}

/* ---- Programs --------------------------------------------------------------------- */

#define AGAINST_SOUTH { .askers = 1 << NORTH, .programs = 1 << SOUTH, .reader = NORTH, .n = 1 }

/* North ends its turn, and south, a program, plays one: it keeps its hand, draws and is done. */
static void
play_round (SortieMatch *match)
{
  lamps_play (match, NORTH, "done");
  if (sortie_match_play (match)->s->turn.number == 2)
    lamps_play (match, SOUTH, "no");
  lamps_play (match, SOUTH, "done");
}

static void
a_program_goes_with_the_own_decision (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, TRUE);
  const SortieUndo undo = AGAINST_SOUTH;
  g_autofree char *before = NULL, *after = NULL, *why = NULL, *lines = NULL;

  lamps_play (match, NORTH, "no");
  before = lamps_bytes (match);
  play_round (match);
  tap_int (sortie_match_undo (match, &undo, &why), 3);
  tap_int (sortie_match_to_move (match), NORTH);
  after = lamps_bytes (match);
  tap_string (after, before);
  lines = last_lines (match, 2);
  tap_contains (lines, "undo 3 | # ");
}

/* As often as something was decided, and then no more. */
static void
undo_comes_to_an_end (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, TRUE);
  const SortieUndo undo = AGAINST_SOUTH;
  g_autofree char *before = lamps_bytes (match), *after = NULL, *why = NULL, *journal = NULL;
  g_autofree char *then = NULL;
  guint n = 0;

  lamps_play (match, NORTH, "no");
  for (guint i = 0; i < 5; i++)
    play_round (match);
  while (n < 150 && sortie_match_undo (match, &undo, &why) > 0)
    n++;
  tap_int (n, 6);
  g_autofree char *said = tap_sentence ("first-decision", NULL);
  tap_string (why, said);
  after = lamps_bytes (match);
  tap_string (after, before);
  journal = sortie_match_journal (match);
  g_clear_pointer (&why, g_free);
  tap_int (sortie_match_undo (match, &undo, &why), 0);
  then = sortie_match_journal (match);
  tap_string (then, journal);
}

/* Whoever loads the journal reads who had no say. */
static void
a_program_agrees_to_everything (void)
{
  g_autofree char *path = lamps_path ("agreed"), *journal = NULL, *again = NULL, *notice = NULL;
  g_autofree char *refused = NULL, *why = NULL, *lines = NULL, *before = NULL, *after = NULL;
  g_autoptr (SortieMatch) match = with_candle (FALSE), opened = NULL;
  g_autoptr (GError) error = NULL;
  const SortieUndo program = AGAINST_SOUTH;
  const SortieUndo person = { .askers = 1 << NORTH, .reader = NORTH, .n = 1 };

  before = lamps_bytes (match);
  lamps_play (match, NORTH, "done");
  lamps_play (match, SOUTH, "no");
  tap_int (sortie_match_undo (match, &person, &refused), 0);
  tap_contains (refused, "south has seen a card since.");
  tap_int (sortie_match_undo (match, &program, &why), 2);
  after = lamps_bytes (match);
  tap_string (after, before);
  lines = last_lines (match, 2);
  tap_contains (lines, "undo 2 south | # ");
  journal = sortie_match_journal (match);
  lamps_write (path, journal, -1);
  opened = sortie_match_open (lamps (), path, &notice, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (opened);
  again = sortie_match_journal (opened);
  tap_string (again, journal);
}

/* South shifts a lamp in its turn, which tells nothing; north has not been asked. */
static void
another_person_decided (void)
{
  const SortieUndo undo = { .askers = 1 << NORTH, .reader = NORTH, .n = 1 };

  for (guint64 seed = 1; seed < 100; seed++)
    {
      g_autoptr (SortieMatch) match = lamps_match (seed, FALSE);
      g_autofree char *why = NULL, *before = NULL, *after = NULL;

      lamps_play (match, NORTH, "no");
      lamps_play (match, NORTH, "done");
      lamps_play (match, SOUTH, "no");
      if (!sortie_match_play_line (match, SOUTH, "light candle sill1", NULL))
        continue;
      lamps_play (match, SOUTH, "shift sill1 sill3");
      before = lamps_bytes (match);
      tap_int (sortie_match_undo (match, &undo, &why), 0);
      tap_tells (why, "south has decided since. … --practice");
      after = lamps_bytes (match);
      tap_string (after, before);
      return;
    }
  CU_FAIL_FATAL ("south never draws a candle");
}

static void
nothing_to_take_back (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, TRUE);
  g_autofree char *why = NULL;

  tap_int (sortie_match_undo (match, NULL, &why), 0);
  g_autofree char *said = tap_sentence ("first-decision", NULL);
  tap_string (why, said);
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
          guint taken = sortie_match_undo (match, NULL, &why);

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
      SortieMatch *match = lamps_match (seed, seed % 2);
      SortieUndo undo = { .reader = SORTIE_NO_SEAT };
      g_autofree char *bytes = NULL, *journal = NULL, *loaded = NULL, *again = NULL, *notice = NULL,
                      *why = NULL, *why_opened = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (SortieMatch) opened = NULL;
      SortieRng rng;

      sortie_rng_seed (&rng, seed);
      for (guint i = 0; i < 60; i++)
        if (sortie_rng_below (&rng, 4) == 0 || lamps_play_on (match, &rng, 1) == 0)
          {
            g_clear_pointer (&why, g_free);
            undo.programs = (guint8) sortie_rng_below (&rng, 4);
            undo.askers = 3 & ~undo.programs;
            undo.n = 1 + sortie_rng_below (&rng, 3);
            sortie_match_undo (match, &undo, &why);
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
      tap_int (sortie_match_undo (opened, NULL, &why_opened),
               sortie_match_undo (match, NULL, &why));
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
  tap_int (sortie_match_undo (match, NULL, &why), 1);
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
      tap_int (sortie_match_undo (match, NULL, &why), practice);
      tap_string (why, practice ? NULL : "The match is over.");
      CU_ASSERT_EQUAL (sortie_match_is_over (match), !practice);
      after = lamps_bytes (match);
      CU_ASSERT_EQUAL (strcmp (after, before) == 0, practice);
    }
}

/* ---- Only answers ------------------------------------------------------------------ */

static const SortiePhaseDecl with_draw[] = { { "draw", "Draw", NULL, TOY_PROC_DRAW, 0 },
                                             { "play", "Play", NULL, .window = TOY_ASK_PLAY },
                                             { NULL } };

/* Matches of the toy game with less to do. */
typedef struct
{
  const guint8 *verbs;           /* what may be done in a turn */
  gboolean skipped;              /* a front end may give an only answer */
  const SortiePhaseDecl *phases; /* of a turn */
} Less;

static const SortieModule *
less_to_do (const Less *less)
{
  static SortieGame game;
  static SortieModule module;
  static SortieRules *joined;
  static SortieDecisionDecl decisions[2];
  static SortieTurnDecl turns[2];

  game = sortie_game;
  module = *lamps ();
  module.game = &game;
  decisions[0] = sortie_game.rules.decisions[0];
  decisions[0].verbs = less->verbs;
  decisions[0].may_be_skipped = less->skipped;
  turns[0] = sortie_game.rules.turns[0];
  turns[0].phases = less->phases;
  game.rules.decisions = decisions;
  game.rules.turns = turns;
  sortie_rules_free (joined);
  module.rules = joined = sortie_rules_join (&game.rules);
  return &module;
}

static SortieMatch *
match_with_less (const Less *less, guint64 seed, gboolean practice)
{
  const char *const options[] = { "opener=north", NULL };
  SortieMatchSpec spec = {
    .module = less_to_do (less), .options = options, .seed = seed, .practice = practice
  };

  return sortie_match_new (&spec, NULL);
}

static const guint8 only_done[] = { SORTIE_VERB_DONE, 0xff };

/* Taken back alone, such a move would be played again at once. */
static void
one_answer_is_no_decision (void)
{
  const Less less = { only_done, FALSE, with_draw };
  g_autoptr (SortieMatch) match = match_with_less (&less, 1, TRUE);
  g_autofree char *before = lamps_bytes (match), *after = NULL, *why = NULL, *none = NULL;
  const SortieUndo undo = { .askers = 1 << NORTH, .n = 1 };

  /* T-1: yes or no is a choice */
  lamps_play (match, NORTH, "no");
  lamps_play (match, NORTH, "done");
  lamps_play (match, SOUTH, "no");
  lamps_play (match, SOUTH, "done");
  lamps_play (match, NORTH, "done");
  tap_int (sortie_match_undo (match, &undo, &why), 5);
  after = lamps_bytes (match);
  tap_string (after, before);
  tap_int (sortie_match_undo (match, &undo, &none), 0);
  g_autofree char *said = tap_sentence ("first-decision", NULL);
  tap_string (none, said);
}

/* That there was but one is told only where everybody knows it. */
static void
the_only_answer_of_others (void)
{
  for (gint skipped = 0; skipped <= 1; skipped++)
    {
      const Less less = { only_done, skipped, with_draw + 1 };
      g_autoptr (SortieMatch) match = match_with_less (&less, 1, FALSE);
      const SortieUndo undo = { .askers = 1 << NORTH, .n = 1 };
      g_autofree char *why = NULL;
      g_autofree char *nothing = tap_sentence ("first-decision", NULL);

      lamps_play (match, NORTH, "done");
      lamps_play (match, SOUTH, "done");
      tap_int (sortie_match_undo (match, &undo, &why), 0);
      tap_contains (why, skipped ? nothing : "south has decided since.");
    }
}

/* South's only answer goes with north's decision; the journal must be good as well. */
static void
the_only_answer_of_who_asks_too (void)
{
  static const guint8 verbs[] = { TOY_VERB_LIGHT, SORTIE_VERB_DONE, 0xff };
  const Less less = { verbs, FALSE, with_draw + 1 };
  g_autofree char *path = lamps_path ("only"), *journal = NULL, *notice = NULL, *why = NULL;
  g_autoptr (SortieMatch) match = NULL, opened = NULL;
  g_autoptr (GError) error = NULL;

  match = match_with_less (&less, 1, FALSE);
  lamps_play (match, NORTH, "done");
  /* T-3: lamps as long as the hand can pay for them; nobody draws */
  while (sortie_match_legal (match)->n > 1)
    CU_ASSERT_TRUE_FATAL (
        sortie_match_play_move (match, SOUTH, &sortie_match_legal (match)->moves[0], NULL));
  lamps_play (match, SOUTH, "done");
  CU_ASSERT_TRUE_FATAL (sortie_match_legal (match)->n > 1);
  lamps_play (match, NORTH, "done");
  CU_ASSERT_TRUE_FATAL (sortie_match_legal (match)->n == 1);
  lamps_play (match, SOUTH, "done");
  tap_int (sortie_match_undo (match, NULL, &why), 2);
  journal = sortie_match_journal (match);
  lamps_write (path, journal, -1);
  opened = sortie_match_open (less_to_do (&less), path, &notice, &error);
  tap_no_error (error);
}

/* Each die shows what the one before did not. @data: how many have fallen */
static gboolean
count_up (gpointer data, G_GNUC_UNUSED const SortiePlay *p, SortieChance *chance)
{
  guint *asked = data;

  if (chance->kind != SORTIE_CHANCE_DICE)
    return FALSE;
  chance->result = 1 + (*asked)++ % chance->n;
  return TRUE;
}

/* As in a puzzle, whose dice are the worst for the move that is made. */
static void
a_fate_decides_anew (void)
{
  guint asked = 0;
  g_autoptr (SortieMatch) from = lamps_match (1, FALSE), match = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *why = NULL;
  const SortieMatchSpec spec = { .module = from->deal->module };
  SortieOpening opening = { .fate = { .data = &asked, .decide = count_up }, .practice = TRUE };

  lamps_play (from, NORTH, "no");
  opening.s = sortie_match_play (from)->s;
  match = sortie_match_new_from (sortie_deal_new (&spec, &error), &opening, &error);
  tap_no_error (error);
  lamps_play (match, NORTH, "strike");
  tap_int (asked, 2);
  tap_int (sortie_match_undo (match, NULL, &why), 1);
  lamps_play (match, NORTH, "strike");
  tap_int (asked, 4);
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
  { "several decisions are taken back at once, or none", several_at_once },
  { "T-2 a whole turn is taken back", a_whole_turn },
  { "T-1 or it is said what in it cannot be", a_turn_with_something_in_the_way },
  { "T-1 a refusal names what was learned to who learned it", a_face_is_named_to_who_saw_it },
  { "what a program did goes with the own decision before it",
    a_program_goes_with_the_own_decision },
  { "undo comes to an end, and then writes nothing", undo_comes_to_an_end },
  { "a program agrees to undo, which the journal says", a_program_agrees_to_everything },
  { "another person's decision is not taken back", another_person_decided },
  { "a question with one answer is no decision", one_answer_is_no_decision },
  { "the only answer of one who asks goes with the other's decision",
    the_only_answer_of_who_asks_too },
  { "a fate decides anew what was taken back in practice", a_fate_decides_anew },
  { "that others had one answer is told only where everybody knows", the_only_answer_of_others },
  { NULL },
};

TAP_MAIN (tests)
