/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* solver.c: a search through all lines of play, in which one seat chooses and everything else is against it. */
#include "kit/solver.h"

#include <string.h>

#include "base/i18n.h"
#include "match/deal.h"
#include "model/internal.h"

/* A long turn has a few dozen decisions. */
#define MAX_DEPTH 300
/* The most random results in one decision. */
#define MAX_ROLLS 24

/* What the solver knows about a position. */
typedef struct
{
  guint64 key;
  gboolean solved;
  guint length;    /* decisions to the proved end, at most */
} Known;

/* The moves and the position at one depth of a line. */
typedef struct
{
  SortieState *s;
  SortieMoves moves;
} Level;

/* A random result in a decision. The search tries each outcome. */
typedef struct
{
  guint first, n, result;
} Roll;

struct SortieSolver
{
  SortieSolveTask task;
  SortieWatch watch;
  GPtrArray *levels; /* of Level */
  GHashTable *known; /* of Known, by its key */
  /* the random results of the current decision */
  Roll rolls[MAX_ROLLS];
  guint n_rolls, at; /* how many there are, how many have happened */
  guint fallen;      /* how many of the known dice */
  gboolean shuffled; /* cards that are not all alike were shuffled */
  gboolean too_many; /* there were too many random results */
  GError *error;     /* (nullable): set if the search has stopped */
  void (*tell) (gpointer data, guint positions); /* (nullable) */
  gpointer tell_data;
};

/* ---- What is known ------------------------------------------------------------------------ */

static guint64
key_of_state (const SortieState *s, guint fallen)
{
  return sortie_state_hash (s) ^ (guint64) fallen * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
}

static void
learn (SortieSolver *solver, guint64 key, gboolean solved, guint length)
{
  Known *known = g_new (Known, 1);

  *known = (Known) { key, solved, length };
  g_hash_table_add (solver->known, known);
}

/* ---- Chance ------------------------------------------------------------------------------- */

/* Nothing in a position may depend on how it was reached. */
static void
forget_way (SortieState *s)
{
  s->moves = 0;
  s->rng.draws = 0;
}

static gboolean
fall (gpointer data, G_GNUC_UNUSED const SortiePlay *p, SortieChance *chance)
{
  SortieSolver *solver = data;
  guint first = chance->kind == SORTIE_CHANCE_DICE;

  if (chance->kind == SORTIE_CHANCE_DICE && solver->fallen < solver->task.n_dice)
    {
      chance->result = solver->task.dice[solver->fallen++];
      return TRUE;
    }
  if (solver->at == MAX_ROLLS)
    {
      solver->too_many = TRUE;
      return FALSE;
    }
  if (solver->at == solver->n_rolls)
    solver->rolls[solver->n_rolls++] = (Roll) { first, chance->n, first };
  chance->result = solver->rolls[solver->at++].result;
  return TRUE;
}

static gboolean
are_alike (const SortiePlay *p, guint16 zone)
{
  guint16 top = sortie_zone_top (p, zone);

  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (sortie_card (p, card)->def != sortie_card (p, top)->def)
      return FALSE;
  return TRUE;
}

static void
fell (gpointer data, const SortiePlay *p, const SortieChance *chance)
{
  SortieSolver *solver = data;

  if (chance->kind == SORTIE_CHANCE_SHUFFLE && !are_alike (p, chance->zone))
    solver->shuffled = TRUE;
}

/* The next combination of outcomes. FALSE: all have been tried. */
static gboolean
next_outcome (SortieSolver *solver)
{
  while (solver->n_rolls > 0)
    {
      Roll *last = &solver->rolls[solver->n_rolls - 1];

      if (last->result + 1 < last->first + last->n)
        {
          last->result++;
          return TRUE;
        }
      solver->n_rolls--;
    }
  return FALSE;
}

/* ---- The search --------------------------------------------------------------------------- */

static SortiePlay
play_at (SortieSolver *solver, SortieState *s)
{
  return (SortiePlay) { .setup = solver->task.setup, .s = s, .watch = &solver->watch };
}

static Level *
level_at (SortieSolver *solver, guint depth)
{
  while (solver->levels->len <= depth)
    {
      Level *level = g_new0 (Level, 1);

      level->s = sortie_state_new (&solver->task.setup->bounds);
      g_ptr_array_add (solver->levels, level);
    }
  return solver->levels->pdata[depth];
}

void
sortie_solver_watch (SortieSolver *solver, void (*tell) (gpointer data, guint positions), gpointer data)
{
  solver->tell = tell;
  solver->tell_data = data;
}

static void
give_up_search (SortieSolver *solver, const char *sentence)
{
  if (solver->error == NULL)
    sortie_set_error (&solver->error, SORTIE_ERROR_LIMIT, "%s", sentence);
}

/* Whether the search may continue with a new position. */
static gboolean
may_go_on (SortieSolver *solver, guint depth)
{
  guint most = solver->task.max_positions > 0 ? solver->task.max_positions : SORTIE_SOLVE_POSITIONS;

  if (solver->tell != NULL)
    solver->tell (solver->tell_data, g_hash_table_size (solver->known));
  if (depth >= MAX_DEPTH)
    give_up_search (solver, _ ("a line of play does not end"));
  if (g_hash_table_size (solver->known) >= most)
    give_up_search (solver, _ ("there are too many positions to examine"));
  return solver->error == NULL;
}

static gboolean visit (SortieSolver *solver, guint depth, guint fallen, guint *ret_length);

/* A position whose move was broken off looks as if the match were over; nothing may be concluded from it. */
static gboolean
is_broken_off (SortieSolver *solver, const SortiePlay *p)
{
  if (solver->error == NULL && sortie_is_interrupted (p))
    sortie_interrupted_error (&solver->error);
  return solver->error != NULL;
}

/* Tries one outcome of a move from the position at @depth. The result is at the next depth. */
static gboolean
visit_outcome (SortieSolver *solver, guint depth, guint fallen, const SortieMove *move,
               guint *ret_length)
{
  Level *from = level_at (solver, depth), *to = level_at (solver, depth + 1);
  SortiePlay p = play_at (solver, to->s);
  Roll rolls[MAX_ROLLS];
  guint n_rolls;
  gboolean solved;

  sortie_state_copy (to->s, from->s);
  solver->at = 0;
  solver->fallen = fallen;
  solver->shuffled = solver->too_many = FALSE;
  sortie_move_apply (&p, move);
  forget_way (to->s);
  if (solver->shuffled && solver->task.goal (solver->task.data, &p) == SORTIE_SOLVE_OPEN)
    give_up_search (solver, _ ("the outcome depends on a shuffle, which is random"));
  if (solver->too_many)
    give_up_search (solver, _ ("too many dice are rolled at once to examine every outcome"));
  n_rolls = solver->n_rolls;
  memcpy (rolls, solver->rolls, sizeof rolls);
  solved = visit (solver, depth + 1, solver->fallen, ret_length);
  memcpy (solver->rolls, rolls, sizeof rolls);
  solver->n_rolls = n_rolls;
  return solved;
}

/* Whether a move solves, whatever happens. */
static gboolean
visit_move (SortieSolver *solver, guint depth, guint fallen, const SortieMove *move,
            guint *ret_length)
{
  guint longest = 0, length;

  solver->n_rolls = 0;
  do
    {
      if (!visit_outcome (solver, depth, fallen, move, &length) || solver->error != NULL)
        {
          *ret_length = length;
          return FALSE;
        }
      longest = MAX (longest, length);
    }
  while (next_outcome (solver));
  *ret_length = longest;
  return TRUE;
}

/* Where the seat decides, one move that solves is enough; where another does, every move must solve. */
static gboolean
visit_moves (SortieSolver *solver, guint depth, guint fallen, guint *ret_length)
{
  Level *level = level_at (solver, depth);
  SortiePlay p = play_at (solver, level->s);
  gboolean chooses = sortie_to_move (&p) == solver->task.seat;
  guint longest = 0;

  sortie_moves_to_search (&p, &level->moves);
  for (guint i = 0; i < level->moves.n && solver->error == NULL; i++)
    {
      guint length = 0;
      gboolean solved = visit_move (solver, depth, fallen, &level->moves.moves[i], &length);

      if (solved == chooses)
        {
          *ret_length = length + 1;
          return solved;
        }
      longest = MAX (longest, length);
    }
  *ret_length = longest + 1;
  return !chooses && level->moves.n > 0;
}

static gboolean
visit (SortieSolver *solver, guint depth, guint fallen, guint *ret_length)
{
  SortiePlay p = play_at (solver, level_at (solver, depth)->s);
  SortieSolveStand stand;
  guint64 key;
  const Known *known;
  gboolean solved;

  *ret_length = 0;
  if (is_broken_off (solver, &p))
    return FALSE;
  stand = solver->task.goal (solver->task.data, &p);
  if (stand != SORTIE_SOLVE_OPEN || sortie_is_over (&p))
    return stand == SORTIE_SOLVE_MET;
  key = key_of_state (p.s, fallen);
  known = g_hash_table_lookup (solver->known, &key);
  if (known != NULL)
    {
      *ret_length = known->length;
      return known->solved;
    }
  if (!may_go_on (solver, depth))
    return FALSE;
  solved = visit_moves (solver, depth, fallen, ret_length);
  if (solver->error == NULL)
    learn (solver, key, solved, *ret_length);
  return solved;
}

/* ---- Questions ---------------------------------------------------------------------------- */

static void
level_free (gpointer data)
{
  Level *level = data;

  g_free (level->s);
  sortie_moves_clear (&level->moves);
  g_free (level);
}

SortieSolver *
sortie_solver_new (const SortieSolveTask *task)
{
  SortieSolver *solver = g_new0 (SortieSolver, 1);

  solver->task = *task;
  solver->watch = (SortieWatch) { .data = solver, .fate = { solver, fall }, .chance = fell };
  solver->levels = g_ptr_array_new_with_free_func (level_free);
  solver->known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  return solver;
}

void
sortie_solver_free (SortieSolver *solver)
{
  if (solver == NULL)
    return;
  g_ptr_array_unref (solver->levels);
  g_hash_table_unref (solver->known);
  g_clear_error (&solver->error);
  g_free (solver);
}

guint
sortie_solver_positions (const SortieSolver *solver)
{
  return g_hash_table_size (solver->known);
}

static void
begin_at (SortieSolver *solver, const SortieState *s)
{
  SortieState *first = level_at (solver, 0)->s;

  g_clear_error (&solver->error);
  sortie_state_copy (first, s);
  forget_way (first);
}

/* FALSE: the search was not finished. */
static gboolean
finish (SortieSolver *solver, GError **error)
{
  if (solver->error == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&solver->error));
  return FALSE;
}

gboolean
sortie_solver_look (SortieSolver *solver, const SortieState *s, guint fallen, gboolean *ret,
                    GError **error)
{
  guint length;

  begin_at (solver, s);
  *ret = visit (solver, 0, fallen, &length);
  return finish (solver, error);
}

gboolean
sortie_solver_try (SortieSolver *solver, const SortieState *s, guint fallen,
                   const SortieMove *move, gboolean *ret, GError **error)
{
  guint length;

  begin_at (solver, s);
  *ret = visit_move (solver, 0, fallen, move, &length);
  return finish (solver, error);
}

/* A move at the beginning of a search, and what came of it. */
typedef struct
{
  gboolean wanted; /* by the seat that decides */
  gboolean odd;    /* to be avoided */
  guint length;
} Found;

/* A seat about to reach what it wants prefers the shortest way without odd moves; the others hold out as long as
 * possible. */
static gboolean
is_better (const Found *one, const Found *best)
{
  if (one->wanted != best->wanted)
    return one->wanted;
  if (one->odd != best->odd)
    return !one->odd;
  return one->wanted ? one->length < best->length : one->length > best->length;
}

gboolean
sortie_solver_best (SortieSolver *solver, const SortieState *s, guint fallen, SortieSolveAvoid avoids,
                    gpointer data, SortieMove *ret, GError **error)
{
  g_auto (SortieMoves) moves = { NULL };
  SortiePlay p = play_at (solver, (SortieState *) s);
  const gboolean chooses = sortie_to_move (&p) == solver->task.seat;
  Found best = { FALSE, FALSE, 0 };

  sortie_moves_to_search (&p, &moves);
  for (guint i = 0; i < moves.n; i++)
    {
      Found found = { FALSE, FALSE, 0 };

      begin_at (solver, s);
      found.wanted = visit_move (solver, 0, fallen, &moves.moves[i], &found.length) == chooses;
      if (!finish (solver, error))
        return FALSE;
      found.odd = found.wanted && avoids != NULL && avoids (data, &moves.moves[i]);
      if (i == 0 || is_better (&found, &best))
        {
          *ret = moves.moves[i];
          best = found;
        }
    }
  return TRUE;
}

guint
sortie_solver_worst (SortieSolver *solver, const SortieState *s, guint fallen,
                     const SortieMove *move, guint *results, guint capacity)
{
  guint length, n = 0;

  begin_at (solver, s);
  if (!visit_move (solver, 0, fallen, move, &length))
    for (; n < MIN (solver->n_rolls, capacity); n++)
      results[n] = solver->rolls[n].result;
  if (solver->error != NULL)
    n = 0;
  g_clear_error (&solver->error);
  return n;
}
