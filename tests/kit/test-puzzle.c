/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-puzzle.c: the solver and puzzles, with positions of the toy game whose answers follow from its rules
 * (T-1 to T-6): a candle is free and shines 1, a lantern costs one card and shines 2, a beacon costs two and
 * shines 3; a six on one of two dice gives 1. */
#include "kit/puzzle.h"
#include <sortie/speech.h>
#include <sortie/table.h>
#include "kit/internal.h"
#include "kit/solver.h"
#include "tests/toy/lamps.h"

#include <string.h>

#define HEAD                     \
  "game toy\n"                   \
  "option opener=north\n"        \
  "option goal=10\n"             \
  "scenario a puzzle\n"          \
  "position\n"                   \
  "  turn north turn play\n"     \
  "  north.deck: candle*3\n"     \
  "  south.deck: candle*3\n"

/* What every puzzle needs and these tests do not look at. */
#define REST "  task do it\n  hint think\n"

/* All messages, one on a line. */
static char *
messages_of (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieScenarioReport) report = sortie_scenario_run_text (lamps (), text, "x", &error);
  GString *messages = g_string_new (error != NULL ? error->message : NULL);

  for (guint i = 0; report != NULL && i < report->outcomes->len; i++)
    {
      const SortieScenarioOutcome *outcome = report->outcomes->pdata[i];

      for (guint j = 0; j < outcome->messages->len; j++)
        g_string_append_printf (messages, "%s\n", (char *) outcome->messages->pdata[j]);
    }
  return g_string_free (messages, FALSE);
}

static void
is_proved (const char *position, const char *solve)
{
  g_autofree char *text = g_strconcat (HEAD, position, "solve\n  seat north\n" REST, solve, NULL);
  g_autofree char *messages = messages_of (text);

  tap_string (messages, "");
}

static void
is_refused (const char *position, const char *solve, const char *message)
{
  g_autofree char *text = g_strconcat (HEAD, position, "solve\n  seat north\n" REST, solve, NULL);
  g_autofree char *messages = messages_of (text);

  tap_contains (messages, message);
}

#define DARK "  north.struck = 1\n"

/* A lantern, paid for with the other one, and the candle: 3, and no other way. Three free places for each
 * of the two to be lit first. */
static void
all_first_decisions_are_counted (void)
{
  is_proved (DARK "  north.light = 7\n  north.hand: lantern*2 candle\n",
             "  goal win\n"
             "  first 6\n"
             "  solution north: light lantern sill1 lantern\n"
             "  solution north: light candle sill2\n"
             "  solution north: done\n"
             "  fails light lantern sill1 candle\n"
             "  fails done\n");
  is_refused (DARK "  north.light = 7\n  north.hand: lantern*2 candle\n",
              "  goal win\n"
              "  solution north: light candle sill2\n"
              "  fails done\n",
              "6 first decisions solve it, not 1: light lantern");
}

static void
one_light_more_cannot_be_had (void)
{
  is_refused (DARK "  north.light = 6\n  north.hand: lantern*2 candle\n",
              "  goal win\n"
              "  solution north: light candle sill2\n"
              "  fails done\n",
              "this puzzle has no solution");
}

static void
known_dice_fall_as_they_are_known (void)
{
  static const char solve[] = "  goal win\n"
                              "  solution north: strike\n"
                              "  fails done\n";

  is_proved ("  north.light = 8\nmoves\n  = dice 6 6\n", solve);
  is_refused ("  north.light = 8\nmoves\n  = dice 6 5\n", solve, "this puzzle has no solution");
}

/* Each of the 36 rolls must do. */
static void
other_dice_must_work_for_every_roll (void)
{
  is_refused ("  north.light = 9\n",
              "  goal win\n"
              "  solution north: strike\n"
              "  fails done\n",
              "this puzzle has no solution");
  is_proved ("  north.light = 0\n",
             "  goal north.struck = 1\n"
             "  solution north: strike\n"
             "  solution north: done\n"
             "  fails done\n");
  /* the second die is a six, the first is any: one light for sure; two are not */
  is_proved ("  north.light = 9\nmoves\n  = dice 6\n",
             "  goal win\n"
             "  solution north: strike\n"
             "  fails done\n");
  is_refused ("  north.light = 8\nmoves\n  = dice 6\n",
              "  goal win\n"
              "  solution north: strike\n"
              "  fails done\n",
              "this puzzle has no solution");
}

/* South's beacon shines 3, two candles, one of them drawn, 1 each, and two sixes may give 2 more: with 3
 * light before, that is the goal of 10, whatever north does. */
static void
opponents_and_dice_do_their_worst (void)
{
  static const char solve[] = "  turns 2\n"
                              "  goal survive\n"
                              "  first 1\n"
                              "  solution north: done\n"
                              "  solution south: no\n"
                              "  solution south: done\n"
                              "  fails done\n";
  static const char position[] =
      DARK "  south.sill1: south beacon oil=2\n  south.hand: candle\n  south.light = ";
  g_autofree char *lost = g_strconcat (position, "3\n", NULL);
  g_autofree char *safe = g_strconcat (position, "2\n", NULL);

  is_refused (lost, solve, "this puzzle has no solution");
  is_refused (safe, solve, "the puzzle can still be solved after “done”");
}

static void
a_goal_is_what_can_be_expected (void)
{
  is_proved (DARK "  north.hand: lantern candle*2\n",
             "  goal north.sill1: lantern oil=2\n"
             "  goal north.hand: empty\n"
             "  goal north.ashes: candle\n"
             "  first 6\n" /* T-7: on whatever place the lantern stands first, it can be shifted */
             "  solution north: light candle sill2\n"
             "  solution north: light lantern sill1 candle\n"
             "  solution north: done\n"
             "  fails done\n");
}

static void
what_no_search_can_know_is_said (void)
{
  static const char text[] = "game toy\noption opener=north\noption goal=10\nscenario a puzzle\n"
                             "position\n"
                             "  turn north turn draw enter\n"
                             "  north.hand: candle*3\n"
                             "  north.deck: candle lantern beacon\n"
                             "  south.deck: candle*3\n"
                             "solve\n  seat north\n" REST
                             "  goal north.light = 3\n"
                             "  solution north: yes\n"
                             "  fails no\n";
  g_autofree char *messages = messages_of (text);

  tap_contains (messages, "depends on a shuffle");
}

static void
a_faulty_solution_is_noticed (void)
{
  static const char position[] = DARK "  north.light = 9\n  north.hand: candle\n";

  is_refused (position,
              "  goal win\n  first 3\n"
              "  solution north: light candle sill1\n"
              "  fails done\n",
              "x:18: the solution ends before the goal is reached");
  is_refused (position,
              "  goal win\n  first 3\n"
              "  solution north: done\n"
              "  fails done\n",
              "x:18: after this move, the puzzle can no longer be solved");
  is_refused (position,
              "  goal win\n  first 3\n"
              "  solution north: light candle sill1\n"
              "  solution north: done\n"
              "  fails light candle sill2\n",
              "x:20: the puzzle can still be solved after “light candle sill2”");
}

/* ---- Files ------------------------------------------------------------------------------- */

#define GOOD "  goal win\n  solution north: light candle sill1\n  fails done\n"

static void
refuses (const char *text, const char *message)
{
  g_autofree char *path = lamps_path ("bad.puzzle");
  g_autofree char *expected = g_strconcat (path, message, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (SortiePuzzle) puzzle = NULL;

  lamps_write (path, text, -1);
  puzzle = sortie_puzzle_open (lamps (), path, &error);
  CU_ASSERT_TRUE (puzzle == NULL);
  tap_tells (error->message, expected);
}

static void
what_is_wrong_in_a_file_is_told_with_its_place (void)
{
  refuses (HEAD "solve\n  seat north\n" REST "  goal win\n  fails done\n",
           ":4: this puzzle has no line “solution”");
  refuses (HEAD "solve\n" REST GOOD, ":4: this puzzle has no line “seat”");
  refuses (HEAD "solve\n  seat nort\n" REST GOOD, ":10: “nort” is not a seat");
  refuses (HEAD "solve\n  seat north\n  tusk do it\n" GOOD,
           ":11: a line of “solve” cannot begin with “tusk”; … “task”?");
  refuses (HEAD "solve\n  seat north\n  task\n" GOOD, ":11: … “task”");
  refuses (HEAD "solve\n  seat north\n" REST "  goal north.lihgt = 3\n" GOOD, ":13: ");
  refuses (HEAD "solve\n  seat north\n  turns 0\n" REST GOOD,
           ":11: this should be a number from 1 to 20");
  refuses (HEAD "solve\n  seat north\n" REST "  hint b\n  hint c\n  hint d\n" GOOD,
           ":4: a puzzle has at most 3 hints");
  refuses (HEAD "moves\n  = coin 1\nsolve\n  seat north\n" REST GOOD,
           ":10: a puzzle can prescribe only dice");
  refuses (HEAD "moves\n  = dice 0\nsolve\n  seat north\n" REST GOOD, ":10: no die shows 0");
  refuses (HEAD "expect\n  no winner\n", ": the section “solve” is missing");
  refuses (HEAD "solve\n  seat north\n" REST GOOD "scenario b\n", ":16: a file can have only one puzzle");
  refuses ("game chess\nscenario a\nsolve\n  seat north\n", ": this is not a puzzle of toy");
}

/* ---- Playing ----------------------------------------------------------------------------- */

static SortiePuzzle *
open (const char *position, const char *solve)
{
  g_autofree char *text = g_strconcat (HEAD, position, "solve\n  seat north\n" REST, solve, NULL);
  g_autofree char *path = lamps_path ("good.puzzle");
  g_autoptr (GError) error = NULL;
  SortiePuzzle *puzzle;

  lamps_write (path, text, -1);
  puzzle = sortie_puzzle_open (lamps (), path, &error);
  tap_no_error (error);
  return puzzle;
}

static gint
light_of (const SortieMatch *match)
{
  return sortie_var (sortie_match_play (match), TOY_LIGHT, NORTH);
}

/* One six is needed: it does not fall, unless it is known to. */
static void
what_falls_is_what_refutes (void)
{
  g_autoptr (SortiePuzzle) puzzle =
      open ("  north.light = 8\nmoves\n  = dice 6\n", "  goal win\n  solution north: strike\n  fails done\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_puzzle_begin (puzzle, &error);
  gboolean can = TRUE;

  CU_ASSERT_TRUE (sortie_puzzle_look (puzzle, match, &can, &error));
  CU_ASSERT_TRUE (!can);
  lamps_play (match, NORTH, "strike");
  tap_int (light_of (match), 9);
  tap_int (sortie_puzzle_stand (puzzle, match), SORTIE_SOLVE_OPEN);
  lamps_play (match, NORTH, "done");
  tap_int (sortie_puzzle_stand (puzzle, match), SORTIE_SOLVE_MISSED);
}

static void
a_move_is_taken_back_with_its_dice (void)
{
  g_autoptr (SortiePuzzle) puzzle =
      open ("  north.light = 8\nmoves\n  = dice 6 6\n", "  goal win\n  solution north: strike\n  fails done\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_puzzle_begin (puzzle, &error);
  g_autofree char *why = NULL;
  guint n;

  lamps_play (match, NORTH, "strike");
  tap_int (sortie_puzzle_stand (puzzle, match), SORTIE_SOLVE_MET);
  sortie_puzzle_dice (puzzle, &n);
  tap_int (n, 0);
  CU_ASSERT_TRUE (sortie_puzzle_undo (puzzle, match, &why));
  tap_int (light_of (match), 8);
  sortie_puzzle_dice (puzzle, &n);
  tap_int (n, 2);
  CU_ASSERT_FALSE (sortie_puzzle_undo (puzzle, match, &why));
  CU_ASSERT_PTR_NOT_NULL (why);
  lamps_play (match, NORTH, "strike");
  tap_int (light_of (match), 10);
}

/* The lantern that is paid for with the candle would leave nothing to light. */
static void
the_best_moves_solve (void)
{
  g_autoptr (SortiePuzzle) puzzle =
      open (DARK "  north.light = 7\n  north.hand: lantern*2 candle\n",
            "  goal win\n  first 6\n  solution north: done\n  fails done\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_puzzle_begin (puzzle, &error);

  for (guint i = 0; i < 10 && sortie_puzzle_stand (puzzle, match) == SORTIE_SOLVE_OPEN; i++)
    {
      SortieMove move;
      SortieRefusal why;

      CU_ASSERT_TRUE (sortie_puzzle_best (puzzle, match, NULL, NULL, &move, &error));
      CU_ASSERT_TRUE (sortie_match_play_move (match, sortie_match_to_move (match), &move, &why));
    }
  tap_int (sortie_puzzle_stand (puzzle, match), SORTIE_SOLVE_MET);
}

/* ---- The solver alone -------------------------------------------------------------------- */

static SortieSolveStand
never (G_GNUC_UNUSED gpointer data, const SortiePlay *p)
{
  return sortie_is_over (p) ? SORTIE_SOLVE_MISSED : SORTIE_SOLVE_OPEN;
}

static void
a_search_that_takes_too_long_says_so (void)
{
  g_autoptr (SortieMatch) match = lamps_match (1, FALSE);
  const SortieSolveTask task = { .setup = sortie_match_setup (match),
                                 .seat = NORTH,
                                 .goal = never,
                                 .max_positions = 50 };
  g_autoptr (SortieSolver) solver = sortie_solver_new (&task);
  g_autoptr (GError) error = NULL;
  gboolean solved;

  CU_ASSERT_TRUE (!sortie_solver_look (solver, sortie_match_play (match)->s, 0, &solved, &error));
  CU_ASSERT_TRUE (g_error_matches (error, SORTIE_ERROR, SORTIE_ERROR_LIMIT));
  CU_ASSERT_TRUE (sortie_solver_positions (solver) <= 50);
}

static const TapTest tests[] = {
  { "all first decisions that solve are counted", all_first_decisions_are_counted },
  { "what is out of reach has no solution", one_light_more_cannot_be_had },
  { "known dice fall as they are known", known_dice_fall_as_they_are_known },
  { "other dice must work for every roll", other_dice_must_work_for_every_roll },
  { "opponents and dice do their worst", opponents_and_dice_do_their_worst },
  { "a goal is what can be expected", a_goal_is_what_can_be_expected },
  { "where a shuffle decides it is said", what_no_search_can_know_is_said },
  { "a faulty solution is noticed", a_faulty_solution_is_noticed },
  { "what is wrong in a file is told with its place", what_is_wrong_in_a_file_is_told_with_its_place },
  { "the dice that fall are those with which a look found no solution", what_falls_is_what_refutes },
  { "a move is taken back with its dice", a_move_is_taken_back_with_its_dice },
  { "the moves of sortie_puzzle_best() solve the puzzle", the_best_moves_solve },
  { "a search that takes too long says so", a_search_that_takes_too_long_says_so },
  { NULL },
};

TAP_MAIN (tests)
