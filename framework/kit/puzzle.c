/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* puzzle.c: a scenario that a person solves against the solver (kit/puzzle.h). */
#include "kit/scenario-run.h"

#include "base/i18n.h"
#include "kit/internal.h"
#include "kit/solver.h"
#include "match/front-end.h"
#include "match/internal.h"
#include "module/front-end.h"

#define MAX_FALLS 24

struct SortiePuzzle
{
  SortieModule *module;
  ScenarioFile *file;
  char *path;
  ScenarioRun run;     /* stays at the beginning of the puzzle */
  ScenarioPuzzle told;
  SortieState *start;
  SortieSolver *solver;
  GArray *fell;        /* of guint64: for each known die that has fallen, the random results before it */
  const SortieMatch *match; /* (nullable): the match that is being played */
  /* the random results of the current step: the worst possible ones */
  guint step;          /* its number, from 1; 0: none */
  guint falls[MAX_FALLS];
  guint n_falls, at;
};

/* ---- Opening ------------------------------------------------------------------------------ */

static gboolean
is_puzzle_of (const SortiePuzzle *puzzle, GError **error)
{
  const Scenario *scenario = puzzle->file->scenarios->pdata[0];
  gboolean solves = FALSE;

  for (guint i = 0; i < scenario->lines->len; i++)
    solves = solves || ((const ScenarioLine *) scenario->lines->pdata[i])->section == SCENARIO_SOLVE;
  if (g_strcmp0 (puzzle->file->game, puzzle->module->game->id) != 0)
    sortie_set_error (error, SORTIE_ERROR_CONTENT, _ ("%s: this is not a puzzle of %s"), puzzle->path,
                      puzzle->module->game->id);
  else if (puzzle->file->scenarios->len > 1)
    sortie_set_error (error, SORTIE_ERROR_CONTENT, _ ("%s:%d: a file can have only one puzzle"), puzzle->path,
                      ((const Scenario *) puzzle->file->scenarios->pdata[1])->line);
  else if (!solves)
    sortie_set_error (error, SORTIE_ERROR_CONTENT, _ ("%s: the section “solve” is missing"),
                      puzzle->path);
  else
    return TRUE;
  return FALSE;
}

static gboolean
read_file (SortiePuzzle *puzzle, GError **error)
{
  g_autofree char *text = sortie_scenario_read (puzzle->path, error);

  puzzle->file = text != NULL ? scenario_file_parse (text, puzzle->path, error) : NULL;
  return puzzle->file != NULL && is_puzzle_of (puzzle, error);
}

static SortieSolveStand
judge (gpointer data, const SortiePlay *p)
{
  SortiePuzzle *puzzle = data;

  return scenario_puzzle_stand (&puzzle->run, &puzzle->told, puzzle->start->turn.number, p);
}

/* FALSE: the run has reported the first fault. */
static gboolean
lay_out (SortiePuzzle *puzzle, GError **error)
{
  ScenarioRun *run = &puzzle->run;

  if (scenario_open_match (run) && scenario_start (run) && scenario_read_puzzle (run, &puzzle->told))
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_CONTENT, "%s",
                           run->messages->len > 0 ? (const char *) run->messages->pdata[0]
                               : _ ("this puzzle cannot be played"));
}

static void
begin_solver (SortiePuzzle *puzzle)
{
  const SortieSolveTask task = { .setup = puzzle->run.p->setup,
                                 .seat = puzzle->told.seat,
                                 .goal = judge,
                                 .data = puzzle,
                                 .dice = (const guint8 *) puzzle->run.dice->data,
                                 .n_dice = puzzle->run.dice->len };

  puzzle->start = g_memdup2 (puzzle->run.p->s, puzzle->run.p->s->size);
  puzzle->solver = sortie_solver_new (&task);
}

SortiePuzzle *
sortie_puzzle_open (SortieModule *module, const char *path, GError **error)
{
  g_autoptr (SortiePuzzle) puzzle = g_new0 (SortiePuzzle, 1);
  const SortieRulebook *rulebook = sortie_module_rulebook (module, error);

  puzzle->module = module;
  puzzle->path = g_strdup (path);
  puzzle->fell = g_array_new (FALSE, FALSE, sizeof (guint64));
  scenario_run_init (&puzzle->run);
  if (rulebook == NULL || !read_file (puzzle, error))
    return NULL;
  puzzle->run.file = puzzle->path;
  puzzle->run.scenario = puzzle->file->scenarios->pdata[0];
  puzzle->run.module = module;
  puzzle->run.rulebook = rulebook;
  if (!lay_out (puzzle, error))
    return NULL;
  begin_solver (puzzle);
  return g_steal_pointer (&puzzle);
}

void
sortie_puzzle_free (SortiePuzzle *puzzle)
{
  if (puzzle == NULL)
    return;
  g_array_unref (puzzle->fell);
  sortie_solver_free (puzzle->solver);
  g_free (puzzle->start);
  scenario_puzzle_clear (&puzzle->told);
  scenario_run_clear (&puzzle->run);
  scenario_file_free (puzzle->file);
  g_free (puzzle->path);
  g_free (puzzle);
}

/* ---- What it says -------------------------------------------------------------------------- */

const char *
sortie_puzzle_title (const SortiePuzzle *puzzle)
{
  return puzzle->run.scenario->title;
}

guint8
sortie_puzzle_seat (const SortiePuzzle *puzzle)
{
  return puzzle->told.seat;
}

const char *const *
sortie_puzzle_task (const SortiePuzzle *puzzle)
{
  return (const char *const *) puzzle->told.task->pdata;
}

const char *const *
sortie_puzzle_hints (const SortiePuzzle *puzzle)
{
  return (const char *const *) puzzle->told.hints->pdata;
}

const char *
sortie_puzzle_solved (const SortiePuzzle *puzzle)
{
  return puzzle->told.solved;
}

const guint8 *
sortie_puzzle_dice (const SortiePuzzle *puzzle, guint *ret_n)
{
  const guint fallen = MIN (puzzle->run.fallen, puzzle->run.dice->len);

  *ret_n = puzzle->run.dice->len - fallen;
  return (const guint8 *) puzzle->run.dice->data + fallen;
}

gboolean
sortie_puzzle_tells_dice (const SortiePuzzle *puzzle)
{
  return puzzle->run.dice->len > 0;
}

static const SortieState *
state_of (const SortieMatch *match)
{
  return sortie_match_play (match)->s;
}

/* ---- Playing ------------------------------------------------------------------------------- */

/* At the first random result of a step: decides what all results of the step will be. */
static void
look_for_worst (SortiePuzzle *puzzle)
{
  const SortieState *before;
  const SortieMove *move = sortie_match_last_step (puzzle->match, &before);

  puzzle->step = sortie_match_n_steps (puzzle->match);
  puzzle->at = 0;
  puzzle->n_falls = sortie_solver_worst (puzzle->solver, before, puzzle->run.fallen, move,
                                         puzzle->falls, MAX_FALLS);
}

/* A known die falls, or what a line of the puzzle sets. */
static gboolean
decide_known (SortiePuzzle *puzzle, const SortiePlay *p, SortieChance *chance)
{
  const guint fallen = puzzle->run.fallen;

  if (!scenario_fate (&puzzle->run).decide (&puzzle->run, p, chance))
    return FALSE;
  if (puzzle->run.fallen > fallen)
    g_array_append_val (puzzle->fell, p->s->rng.draws);
  return TRUE;
}

/* What the puzzle sets comes first, then the dice that are worst for the seat that has to solve it. */
static gboolean
decide_worst (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  SortiePuzzle *puzzle = data;
  const guint n = puzzle->match != NULL ? sortie_match_n_steps (puzzle->match) : 0;

  if (n > 0 && puzzle->step != n)
    look_for_worst (puzzle);
  if (decide_known (puzzle, p, chance))
    return TRUE;
  if (puzzle->at == puzzle->n_falls)
    return FALSE;
  chance->result = puzzle->falls[puzzle->at++];
  return TRUE;
}

/* Only so many of the known dice have fallen, and nothing is known of the current step. */
static void
set_fallen (SortiePuzzle *puzzle, guint fallen)
{
  g_array_set_size (puzzle->fell, fallen);
  puzzle->run.fallen = fallen;
  puzzle->step = puzzle->at = puzzle->n_falls = 0;
}

SortieMatch *
sortie_puzzle_begin (SortiePuzzle *puzzle, GError **error)
{
  const SortieOpening opening = { .s = puzzle->start, .fate = { puzzle, decide_worst }, .practice = TRUE };

  set_fallen (puzzle, 0);
  puzzle->match = NULL; /* the one before may be freed, and is nothing to decide by */
  puzzle->match = scenario_match_from (&puzzle->run, &opening, error);
  return (SortieMatch *) puzzle->match;
}

gboolean
sortie_puzzle_is_at_start (const SortiePuzzle *puzzle, const SortieMatch *match)
{
  return sortie_state_hash (state_of (match)) == sortie_state_hash (puzzle->start);
}

gboolean
sortie_puzzle_undo (SortiePuzzle *puzzle, SortieMatch *match, char **ret_why)
{
  const guint8 seat = (guint8) (1 << puzzle->told.seat);
  const SortieUndo last = { .askers = seat, .programs = (guint8) ~seat, .reader = puzzle->told.seat, .n = 1 };
  guint fallen = 0;

  if (sortie_match_undo (match, &last, ret_why) == 0)
    return FALSE;
  while (fallen < puzzle->fell->len
         && g_array_index (puzzle->fell, guint64, fallen) < state_of (match)->rng.draws)
    fallen++;
  set_fallen (puzzle, fallen);
  return TRUE;
}

SortieSolveStand
sortie_puzzle_stand (SortiePuzzle *puzzle, const SortieMatch *match)
{
  return judge (puzzle, sortie_match_play (match));
}

gboolean
sortie_puzzle_look (SortiePuzzle *puzzle, const SortieMatch *match, gboolean *ret, GError **error)
{
  return sortie_solver_look (puzzle->solver, state_of (match), puzzle->run.fallen, ret, error);
}

gboolean
sortie_puzzle_best (SortiePuzzle *puzzle, const SortieMatch *match, SortieSolveAvoid avoids, gpointer data,
                    SortieMove *ret, GError **error)
{
  return sortie_solver_best (puzzle->solver, state_of (match), puzzle->run.fallen, avoids, data, ret, error);
}

void
sortie_puzzle_watch (SortiePuzzle *puzzle, void (*tell) (gpointer data, guint positions), gpointer data)
{
  sortie_solver_watch (puzzle->solver, tell, data);
}
