/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* solver.h: exact search, which proves puzzles (kit/puzzle.h). Private to the kit. */
#pragma once
#include "kit/puzzle.h"

/* ---- Solver: whether a seat can reach a goal, whatever happens.
 *
 * The solver looks at every line of play up to the goal. One seat chooses, and everything else is against it:
 * opponents, partners and chance. Every outcome of a die, a coin or a random pick counts, except dice that are known
 * beforehand. So "solved" means certainly. All seats see everything, also hidden cards: opponents answer as if they
 * knew the hand, and the order of each pile is that of the position.
 *
 * A shuffle has too many outcomes. If one may matter, or if the search needs too many positions, it ends with an error,
 * never with a wrong answer.
 *
 * Positions are recognised by 64 bits of their canonical form (sortie_state_hash()). The solver does not try `pass-all`
 * and `wait`, which always do what single steps can do, too.
 */

/* Judges a position; called after each decision. If the match is over, it must not answer "open". */
typedef SortieSolveStand (*SortieSolveGoal) (gpointer data, const SortiePlay *p);

/* The task; nothing is copied. */
typedef struct
{
  const SortieSetup *setup;
  guint8 seat;           /* the seat that must reach the goal */
  SortieSolveGoal goal;
  gpointer data;         /* for @goal */
  const guint8 *dice;    /* the next dice, in order; after them every face is considered */
  guint n_dice;
  guint max_positions;   /* how many positions to look at, at most; 0: SORTIE_SOLVE_POSITIONS */
} SortieSolveTask;

/* Takes a second or two. */
#define SORTIE_SOLVE_POSITIONS 400000

/* A search with all positions that it has seen. Opaque; free it with sortie_solver_free(). */
typedef struct SortieSolver SortieSolver;

/* A solver remembers every position that it has looked at, and answers at once when asked again. (transfer full) */
SortieSolver *sortie_solver_new (const SortieSolveTask *task);
void sortie_solver_free (SortieSolver *solver);
/* @tell: (nullable): called for each position that a search looks at, with their number so far. */
void sortie_solver_watch (SortieSolver *solver, void (*tell) (gpointer data, guint positions), gpointer data);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieSolver, sortie_solver_free)

/**
 * sortie_solver_look:
 * @s: a position of the set-up, at a decision
 * @fallen: how many of the known dice have been rolled
 * @ret: (out): whether the seat can certainly reach the goal
 *
 * Returns: FALSE and @error: SORTIE_ERROR_LIMIT if it needs too many positions or a shuffle decides;
 *   SORTIE_ERROR_INTERRUPTED
 */
gboolean sortie_solver_look (SortieSolver *solver, const SortieState *s, guint fallen, gboolean *ret,
                             GError **error);

/* The same for the position after a legal move: whether the move solves. */
gboolean sortie_solver_try (SortieSolver *solver, const SortieState *s, guint fallen,
                            const SortieMove *move, gboolean *ret, GError **error);

/**
 * sortie_solver_best:
 * @avoids: (nullable): a move for which it is TRUE is chosen only if no other does what the seat wants
 * @ret: (out): for the seat that solves, the move that solves soonest; for others, one that refutes, or else the one
 *   after which it takes longest. If the seat cannot reach the goal any more, the move that holds out longest
 *
 * Returns: FALSE and @error, as sortie_solver_look()
 */
gboolean sortie_solver_best (SortieSolver *solver, const SortieState *s, guint fallen, SortieSolveAvoid avoids,
                             gpointer data, SortieMove *ret, GError **error);

/* The random outcomes after a move with which it does not solve. @results: faces, outcomes and positions, in the order
 * in which they are needed, without the known dice; at most @capacity.
 * Returns: their number; 0: the move solves whatever happens, or it takes too long to find out */
guint sortie_solver_worst (SortieSolver *solver, const SortieState *s, guint fallen,
                           const SortieMove *move, guint *results, guint capacity);

/* How many different positions a solver has looked at. */
guint sortie_solver_positions (const SortieSolver *solver);
