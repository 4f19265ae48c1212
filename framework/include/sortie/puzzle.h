/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* puzzle.h: for tools: exact search, and puzzles whose answers it proves. */
#pragma once
#include <sortie/game.h>
#include <sortie/match.h>
G_BEGIN_DECLS

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

/* What a position means for the seat that must reach the goal. */
typedef enum
{
  SORTIE_SOLVE_OPEN,   /* it goes on */
  SORTIE_SOLVE_MET,    /* the goal is reached */
  SORTIE_SOLVE_MISSED, /* it was not */
} SortieSolveStand;

/* Looked at after each decision. A position in which the match is over must not be open. */
typedef SortieSolveStand (*SortieSolveGoal) (gpointer data, const SortiePlay *p);

/* The task; nothing is copied. */
typedef struct
{
  const SortieSetup *setup;
  guint8 seat;           /* the seat that must reach the goal */
  SortieSolveGoal goal;
  gpointer data;         /* for @goal */
  const guint8 *dice;    /* the faces of the next dice, in order; after them every face counts */
  guint n_dice;
  guint max_positions;   /* how many are looked at, at most; 0: SORTIE_SOLVE_POSITIONS */
} SortieSolveTask;

/* A second or two. */
#define SORTIE_SOLVE_POSITIONS 400000

/* A search with all that it has seen. Opaque; free it with sortie_solver_free(). */
typedef struct SortieSolver SortieSolver;

/* A solver remembers every position that it has looked at, and answers at once when asked again. (transfer full) */
SortieSolver *sortie_solver_new (const SortieSolveTask *task);
void sortie_solver_free (SortieSolver *solver);
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
 * @ret: (out): for the seat that solves, the move that solves soonest; for others, one that refutes, or else the one
 *   after which it takes longest. If the seat cannot reach the goal any more, the move that holds out longest
 *
 * Returns: FALSE and @error, as sortie_solver_look()
 */
gboolean sortie_solver_best (SortieSolver *solver, const SortieState *s, guint fallen, SortieMove *ret,
                             GError **error);

/* The random outcomes after a move with which it does not solve. @results: faces, outcomes and positions, in the order
 * in which they are needed, without the known dice; at most @capacity.
 * Returns: their number; 0: the move solves whatever happens, or it takes too long to find out */
guint sortie_solver_worst (SortieSolver *solver, const SortieState *s, guint fallen,
                           const SortieMove *move, guint *results, guint capacity);

/* The legal moves that the solver tries. @moves: with room for SORTIE_MAX_MOVES */
void sortie_solver_moves (const SortiePlay *p, SortieMoves *moves);

/* ---- Puzzle: a position with a task, and the solver as the opponent.
 *
 * A puzzle is a scenario file (sortie/kit.h) with one scenario and a section `solve`:
 *
 *     scenario TITLE
 *     position
 *       ...                     as in any scenario
 *     moves
 *       = dice N...             the next dice, which everybody may know; otherwise the solution must work for every
 *                               roll
 *     solve
 *       seat SEAT               the seat that must solve it
 *       task TEXT               the task; several are paragraphs
 *       turns N                 the goal must be reached by the end of this many turns, including the present one
 *                               (else 1)
 *       goal win                SEAT has won
 *       goal survive            SEAT has not lost
 *       goal EXPECTATION        what an `expect` section may say about the table, such as `c5: empty` or
 *                               `south.life = 3`; several goals must all be met
 *       first N                 how many first decisions solve it (else 1)
 *       hint TEXT               one to three, each tells more
 *       solution SEAT: LINE     a solution against the best defence; several, in order
 *       fails LINE              an obvious first try that fails: legal for SEAT, and no solution; one or more
 *       solved TEXT             (optional) what the player reads after solving it
 *
 * Title, task, hints and the text of `solved` are texts of the game, in English. When the file is run as a scenario,
 * everything that it claims is proved: the number of first decisions that solve it, that the solution works against all
 * defences, and that each `fails` line fails.
 *
 * While a person plays it, the solver answers for all others, and random outcomes refute a move if any can.
 *
 * The goal is judged when the match is over, or at the first decision after the last of its turns. So the beginning of
 * the next turn belongs to it, too; a goal should not depend on that.
 */

/* A puzzle that was read. Opaque; free it with sortie_puzzle_free(). */
typedef struct SortiePuzzle SortiePuzzle;

/**
 * sortie_puzzle_open:
 * @module: (transfer none): its game; must outlive the puzzle
 * @path: a file
 *
 * Reads it and lays out its position; proves nothing.
 *
 * Returns: (transfer full): NULL and @error, with the line, when it cannot be read or is no puzzle of the game
 */
SortiePuzzle *sortie_puzzle_open (SortieModule *module, const char *path, GError **error);

/* Frees it, with all that belongs to it. */
void sortie_puzzle_free (SortiePuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortiePuzzle, sortie_puzzle_free)

/* What it is called, in English. */
const char *sortie_puzzle_title (const SortiePuzzle *puzzle);
/* The seat that must solve it. */
guint8 sortie_puzzle_seat (const SortiePuzzle *puzzle);
/* The task, in paragraphs, NULL-terminated. */
const char *const *sortie_puzzle_task (const SortiePuzzle *puzzle);
/* One to three, each tells more; NULL-terminated. */
const char *const *sortie_puzzle_hints (const SortiePuzzle *puzzle);
/* (nullable): what the player reads after solving it. */
const char *sortie_puzzle_solved (const SortiePuzzle *puzzle);
/* The dice that are known, in order. */
const guint8 *sortie_puzzle_dice (const SortiePuzzle *puzzle, guint *ret_n);

/**
 * sortie_puzzle_begin:
 *
 * Lays out the position again.
 *
 * Returns: (transfer full): a match at that position. The puzzle must outlive it, and it must not be saved. NULL and
 *   @error
 */
SortieMatch *sortie_puzzle_begin (SortiePuzzle *puzzle, GError **error);

/* Notes the position of @match as one to which sortie_puzzle_undo() leads back. */
void sortie_puzzle_note (SortiePuzzle *puzzle, const SortieMatch *match);

/* A match at the last position that was noted and differs from that of @match. This note and all later ones are
 * dropped. (transfer full): NULL without @error: there is none */
SortieMatch *sortie_puzzle_undo (SortiePuzzle *puzzle, const SortieMatch *match, GError **error);

/* Whether the goal is reached or missed, or the line of play goes on. */
SortieSolveStand sortie_puzzle_stand (SortiePuzzle *puzzle, const SortieMatch *match);

/* Whether the seat can still solve it for sure. FALSE and @error, as sortie_solver_look() */
gboolean sortie_puzzle_look (SortiePuzzle *puzzle, const SortieMatch *match, gboolean *ret,
                             GError **error);

/* The best move of the seat that decides; see sortie_solver_best(). */
gboolean sortie_puzzle_best (SortiePuzzle *puzzle, const SortieMatch *match, SortieMove *ret,
                             GError **error);

G_END_DECLS
