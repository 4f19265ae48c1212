/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* scenario-solve.c: the section of a scenario that makes it a puzzle, and its proof (kit/puzzle.h). */
#include "kit/scenario-run.h"
#include "kit/solver.h"
#include "base/i18n.h"
#include "base/text.h"

#include <string.h>

#define MAX_HINTS 3
#define MAX_TURNS 20

/* ---- Reading ------------------------------------------------------------------------------ */

/* The words with which a line of the section may begin. */
typedef enum
{
  FAILS,
  FIRST,
  GOAL,
  HINT,
  SEAT,
  SOLUTION,
  SOLVED,
  TASK,
  TURNS,
  N_WORDS,
} Word;

static const char *const words[] = {
  [FAILS] = "fails", [FIRST] = "first",       [GOAL] = "goal",     [HINT] = "hint",   [SEAT] = "seat",
  [SOLUTION] = "solution", [SOLVED] = "solved", [TASK] = "task", [TURNS] = "turns",
};

static const char WIN[] = "win", SURVIVE[] = "survive";

/* The text after the first word of a line. */
static const char *
behind_word (const ScenarioLine *line)
{
  const char *text = line->text + strcspn (line->text, " \t");

  return text + strspn (text, " \t");
}

/* @ret_text: the text after the word. FALSE: the fault was reported. */
static gboolean
read_word (ScenarioRun *run, const ScenarioLine *line, Word *ret, const char **ret_text)
{
  g_autofree char *word = g_strndup (line->text, strcspn (line->text, " \t")), *hint = NULL;

  *ret = N_WORDS;
  *ret_text = behind_word (line);
  for (guint i = 0; i < N_WORDS; i++)
    if (strcmp (words[i], word) == 0)
      {
        *ret = i;
        return **ret_text != '\0' || scenario_broken (run, _ ("something must follow “%s”"), word);
      }
  hint = sortie_words_instead (word, words, N_WORDS);
  return scenario_broken (run, _ ("a line of “solve” cannot begin with “%s”%s"), word, hint);
}

static gboolean
read_count (ScenarioRun *run, const char *text, guint most, guint *ret)
{
  gint number;

  if (!scenario_find_number (run, text, &number))
    return FALSE;
  if (number < 1 || number > (gint) most)
    return scenario_broken (run, _ ("this should be a number from 1 to %u"), most);
  *ret = (guint) number;
  return TRUE;
}

static gboolean
read_solve_line (ScenarioRun *run, ScenarioPuzzle *puzzle, ScenarioLine *line)
{
  const char *text;
  Word word;

  if (!read_word (run, line, &word, &text))
    return FALSE;
  switch (word)
    {
    case FAILS:
      g_ptr_array_add (puzzle->fails, line);
      break;
    case FIRST:
      return read_count (run, text, SORTIE_MAX_MOVES, &puzzle->first);
    case GOAL:
      g_ptr_array_add (puzzle->goals, line);
      break;
    case HINT:
      g_ptr_array_add (puzzle->hints, (gpointer) text);
      break;
    case SEAT:
      return scenario_find_seat (run, text, &puzzle->seat);
    case SOLUTION:
      g_ptr_array_add (puzzle->solution, line);
      break;
    case SOLVED:
      puzzle->solved = text;
      break;
    case TASK:
      g_ptr_array_add (puzzle->task, (gpointer) text);
      break;
    case TURNS:
      return read_count (run, text, MAX_TURNS, &puzzle->turns);
    case N_WORDS:
      break;
    }
  return TRUE;
}

static gboolean
is_whole (ScenarioRun *run, const ScenarioPuzzle *puzzle)
{
  const struct
  {
    gboolean is_there;
    Word word;
  } needed[] = {
    { puzzle->seat != SORTIE_NO_SEAT, SEAT }, { puzzle->task->len > 0, TASK },
    { puzzle->goals->len > 0, GOAL },         { puzzle->hints->len > 0, HINT },
    { puzzle->solution->len > 0, SOLUTION },  { puzzle->fails->len > 0, FAILS },
  };

  run->line = run->scenario->line;
  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    if (!needed[i].is_there)
      return scenario_broken (run, _ ("this puzzle has no line “%s”"), words[needed[i].word]);
  return puzzle->hints->len <= MAX_HINTS
         || scenario_broken (run, _ ("a puzzle has at most %u hints"), MAX_HINTS);
}

/* ---- The goal ----------------------------------------------------------------------------- */

static gboolean
has_won (const SortiePlay *p, guint8 seat)
{
  return p->s->result.kind == SORTIE_RESULT_WON && p->s->result.winners >> seat & 1;
}

/* The result of an `expect` line in that position. */
static gboolean
would_hold (ScenarioRun *run, const SortiePlay *p, const char *text)
{
  const SortiePlay *own = run->p;
  guint said = run->messages->len;
  gboolean holds;

  run->p = p;
  run->held = TRUE; /* nothing is answered in the meantime */
  holds = scenario_expect (run, text);
  run->p = own;
  if (!run->broken)
    g_ptr_array_set_size (run->messages, (gint) said);
  return holds;
}

static gboolean
goal_is_met (ScenarioRun *run, const ScenarioPuzzle *puzzle, const ScenarioLine *line,
             const SortiePlay *p)
{
  const char *goal = behind_word (line);

  if (strcmp (goal, WIN) == 0)
    return has_won (p, puzzle->seat);
  if (strcmp (goal, SURVIVE) == 0)
    return sortie_is_over (p) ? has_won (p, puzzle->seat) : (p->s->out >> puzzle->seat & 1) == 0;
  return would_hold (run, p, goal);
}

SortieSolveStand
scenario_puzzle_stand (ScenarioRun *run, const ScenarioPuzzle *puzzle, guint16 first_turn,
                       const SortiePlay *p)
{
  if (!sortie_is_over (p) && p->s->turn.number < first_turn + puzzle->turns)
    return SORTIE_SOLVE_OPEN;
  for (guint i = 0; i < puzzle->goals->len; i++)
    if (!goal_is_met (run, puzzle, puzzle->goals->pdata[i], p))
      return SORTIE_SOLVE_MISSED;
  return SORTIE_SOLVE_MET;
}

/* ---- The whole ---------------------------------------------------------------------------- */

/* Judges each goal once, so that a goal that cannot be read is reported with its line. */
static gboolean
check_goals (ScenarioRun *run, const ScenarioPuzzle *puzzle)
{
  for (guint i = 0; i < puzzle->goals->len; i++)
    {
      const ScenarioLine *goal = puzzle->goals->pdata[i];

      run->line = goal->line;
      goal_is_met (run, puzzle, goal, run->p);
      if (run->broken)
        return FALSE;
    }
  run->line = run->scenario->line;
  return !sortie_is_over (run->p)
         || scenario_broken (run, _ ("there is nothing to solve: the match is over"));
}

gboolean
scenario_read_puzzle (ScenarioRun *run, ScenarioPuzzle *ret)
{
  const GPtrArray *lines = run->scenario->lines;

  *ret = (ScenarioPuzzle) { .seat = SORTIE_NO_SEAT,
                            .turns = 1,
                            .first = 1,
                            .task = g_ptr_array_new (),
                            .hints = g_ptr_array_new (),
                            .goals = g_ptr_array_new (),
                            .solution = g_ptr_array_new (),
                            .fails = g_ptr_array_new () };
  for (guint i = 0; i < lines->len; i++)
    {
      ScenarioLine *line = lines->pdata[i];

      run->line = line->line;
      if (line->section == SCENARIO_SOLVE && !read_solve_line (run, ret, line))
        return FALSE;
    }
  if (!is_whole (run, ret) || !scenario_know_dice (run))
    return FALSE;
  g_ptr_array_add (ret->task, NULL);
  g_ptr_array_add (ret->hints, NULL);
  scenario_settle (run);
  return check_goals (run, ret);
}

void
scenario_puzzle_clear (ScenarioPuzzle *puzzle)
{
  g_clear_pointer (&puzzle->task, g_ptr_array_unref);
  g_clear_pointer (&puzzle->hints, g_ptr_array_unref);
  g_clear_pointer (&puzzle->goals, g_ptr_array_unref);
  g_clear_pointer (&puzzle->solution, g_ptr_array_unref);
  g_clear_pointer (&puzzle->fails, g_ptr_array_unref);
}

/* ---- The proof ---------------------------------------------------------------------------- */

typedef struct
{
  ScenarioRun *run;
  const ScenarioPuzzle *puzzle;
  SortieSolver *solver;
  SortieState *start;
} Proof;

static SortieSolveStand
judge (gpointer data, const SortiePlay *p)
{
  const Proof *proof = data;

  return scenario_puzzle_stand (proof->run, proof->puzzle, proof->start->turn.number, p);
}

static gboolean
go_to_start (Proof *proof)
{
  proof->run->fallen = 0;
  return scenario_go_to (proof->run, proof->start);
}

/* @ret: whether the position of the run can be solved */
static gboolean
look (Proof *proof, gboolean *ret)
{
  ScenarioRun *run = proof->run;
  GError *error = NULL;

  return sortie_solver_look (proof->solver, run->p->s, run->fallen, ret, &error)
         || scenario_fails_with (run, error);
}

/* "play a; play b": the first decisions that solve it. */
static gboolean
find_firsts (Proof *proof, guint *ret_n, GString *names)
{
  ScenarioRun *run = proof->run;
  g_auto (SortieMoves) moves = { NULL };
  char line[SORTIE_MOVE_TEXT];

  *ret_n = 0;
  sortie_moves_to_search (run->p, &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      GError *error = NULL;
      gboolean solves;

      if (!sortie_solver_try (proof->solver, proof->start, 0, &moves.moves[i], &solves, &error))
        return scenario_fails_with (run, error);
      if (!solves)
        continue;
      ++*ret_n;
      g_string_append_printf (names, "%s%s", names->len > 0 ? "; " : "",
                              sortie_move_format (run->p, sortie_to_move (run->p),
                                                  &moves.moves[i], line));
    }
  return TRUE;
}

static gboolean
prove_firsts (Proof *proof)
{
  ScenarioRun *run = proof->run;
  g_autoptr (GString) names = g_string_new (NULL);
  guint n;

  run->line = run->scenario->line;
  if (!go_to_start (proof))
    return FALSE;
  if (sortie_to_move (run->p) != proof->puzzle->seat)
    return scenario_broken (run, _ ("the first decision belongs to a seat that does not solve the puzzle"));
  if (!find_firsts (proof, &n, names))
    return FALSE;
  if (n == 0)
    return scenario_fails (run, _ ("this puzzle has no solution"));
  return n == proof->puzzle->first
         || scenario_fails (run, _ ("%u first decisions solve it, not %u: %s"), n,
                            proof->puzzle->first, names->str);
}

static gboolean
prove_failure (Proof *proof, const ScenarioLine *line)
{
  ScenarioRun *run = proof->run;
  gboolean solved;

  run->line = line->line;
  return go_to_start (proof) && scenario_play_line (run, proof->puzzle->seat, behind_word (line))
         && look (proof, &solved)
         && (!solved || scenario_fails (run, _ ("the puzzle can still be solved after “%s”"), behind_word (line)));
}

static gboolean
prove_step (Proof *proof, const ScenarioLine *line)
{
  ScenarioRun *run = proof->run;
  gboolean solved;

  run->line = line->line;
  return scenario_move (run, behind_word (line)) && look (proof, &solved)
         && (solved || scenario_fails (run, _ ("after this move, the puzzle can no longer be solved")));
}

static gboolean
prove_solution (Proof *proof)
{
  ScenarioRun *run = proof->run;

  if (!go_to_start (proof))
    return FALSE;
  for (guint i = 0; i < proof->puzzle->solution->len; i++)
    if (!prove_step (proof, proof->puzzle->solution->pdata[i]))
      return FALSE;
  scenario_settle (run);
  return judge (proof, run->p) == SORTIE_SOLVE_MET
         || scenario_fails (run, _ ("the solution ends before the goal is reached"));
}

static void
prove_puzzle (ScenarioRun *run, const ScenarioPuzzle *puzzle)
{
  g_autofree SortieState *start = g_memdup2 (run->p->s, run->p->s->size);
  Proof proof = { .run = run, .puzzle = puzzle, .start = start };
  const SortieSolveTask task = { .setup = run->p->setup,
                                 .seat = puzzle->seat,
                                 .goal = judge,
                                 .data = &proof,
                                 .dice = (const guint8 *) run->dice->data,
                                 .n_dice = run->dice->len };
  SortieMatch *match;
  gboolean holds;

  /* the solver needs the set-up of this match to the end; the proof plays in others */
  match = g_steal_pointer (&run->match);
  proof.solver = sortie_solver_new (&task);
  holds = prove_firsts (&proof) && prove_solution (&proof);
  for (guint i = 0; holds && i < puzzle->fails->len; i++)
    holds = prove_failure (&proof, puzzle->fails->pdata[i]);
  sortie_solver_free (proof.solver);
  scenario_take_match (run, match);
}

gboolean
scenario_solve (ScenarioRun *run, guint part)
{
  ScenarioPuzzle puzzle;

  if (run->taught == part)
    return TRUE;
  run->taught = part;
  if (scenario_read_puzzle (run, &puzzle))
    prove_puzzle (run, &puzzle);
  scenario_puzzle_clear (&puzzle);
  return !run->broken;
}
