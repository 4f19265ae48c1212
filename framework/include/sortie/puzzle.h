/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* puzzle.h: for tools: exact search, and puzzles whose answers it proves. */
#pragma once
#include <sortie/game.h>
#include <sortie/match.h>
G_BEGIN_DECLS

/* ---- Solver: whether a seat can reach a goal, whatever happens.
 *
 * The solver looks at every line of play up to the goal: one seat chooses, and everything else is against it,
 * opponents, partners and chance alike. Every outcome of a die, a coin or a random pick counts, except dice
 * that are known beforehand. So "solved" means for sure. All of them see everything, hidden cards too: the
 * opponents answer as if they knew the hand, and the order of each pile is that of the position.
 *
 * A shuffle has too many outcomes: where one may matter, the search ends with an error, and
 * so it does when it takes too many positions. There is no third answer that looks like one of the two.
 *
 * Positions are recognised by 64 bits of their canonical form (sortie_state_hash()). Seats that always act
 * alike, `pass-all` and `wait`, are not tried: what they do can be done step by step.
 */

/* What a position is to whoever has to reach the goal. */
typedef enum
{
  SORTIE_SOLVE_OPEN,   /* it goes on */
  SORTIE_SOLVE_MET,    /* the goal is reached */
  SORTIE_SOLVE_MISSED, /* it was not */
} SortieSolveStand;

/* Looked at after each decision. A position in which the match is over must not be open. */
typedef SortieSolveStand (*SortieSolveGoal) (gpointer data, const SortiePlay *p);

/* What is to be solved; nothing is copied. */
typedef struct
{
  const SortieSetup *setup;
  guint8 seat;           /* who is to reach the goal */
  SortieSolveGoal goal;
  gpointer data;         /* for @goal */
  const guint8 *dice;    /* the faces of the next dice, in order; behind them each face counts */
  guint n_dice;
  guint max_positions;   /* how many are looked at, at most; 0: SORTIE_SOLVE_POSITIONS */
} SortieSolveTask;

/* A second or two. */
#define SORTIE_SOLVE_POSITIONS 400000

/* A search with all that it has seen. Opaque; free it with sortie_solver_free(). */
typedef struct SortieSolver SortieSolver;

/* Remembers every position that it has looked at, so whoever asks again is answered at once. (transfer full) */
SortieSolver *sortie_solver_new (const SortieSolveTask *task);
void sortie_solver_free (SortieSolver *solver);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieSolver, sortie_solver_free)

/**
 * sortie_solver_look:
 * @s: a position of the set-up, at a decision
 * @fallen: how many of the known dice have fallen
 * @ret: (out): whether the seat can reach the goal for sure
 *
 * Returns: FALSE and @error: SORTIE_ERROR_LIMIT, it takes too many positions or a shuffle decides;
 *   SORTIE_ERROR_INTERRUPTED
 */
gboolean sortie_solver_look (SortieSolver *solver, const SortieState *s, guint fallen, gboolean *ret,
                             GError **error);

/* The same behind a legal move: whether it solves. */
gboolean sortie_solver_try (SortieSolver *solver, const SortieState *s, guint fallen,
                            const SortieMove *move, gboolean *ret, GError **error);

/**
 * sortie_solver_best:
 * @ret: (out): for the seat that solves, the move that solves soonest; for others, one that
 *   refutes, or else the one after which it takes longest. Where the seat cannot reach the goal any
 *   more: whatever holds out longest
 *
 * Returns: FALSE and @error, as sortie_solver_look()
 */
gboolean sortie_solver_best (SortieSolver *solver, const SortieState *s, guint fallen, SortieMove *ret,
                             GError **error);

/* What has to fall behind a move so that it does not solve. @results: faces, outcomes and positions in the
 * order in which they are needed, without the dice that are known; @capacity of them at most.
 * Returns: how many; 0: it solves whatever falls, or it takes too long to say */
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
 *       = dice N...             the next dice, which everybody may know; otherwise it must work
 *                               for every roll
 *     solve
 *       seat SEAT               who has to solve it
 *       task TEXT               what is asked; several are paragraphs
 *       turns N                 by the end of how many turns, that of the position included (else 1)
 *       goal win                SEAT has won
 *       goal survive            SEAT has not lost
 *       goal EXPECTATION        what an `expect` section may say of the table, as `c5: empty` or
 *                               `south.life = 3`; several goals must all be met
 *       first N                 how many first decisions solve it (else 1)
 *       hint TEXT               one to three, each tells more
 *       solution SEAT: LINE     a solution, with the best defence; several, in order
 *       fails LINE              what one tries first, and why one fails: legal for SEAT, and no
 *                               solution; one or more
 *       solved TEXT             (optional) what is said to who has found it
 *
 * Title, task, hints and what is said when it is solved are texts of the game, in English. Where the file
 * is run as a scenario everything that it claims is proved: the number of first decisions that solve it, the
 * solution against all defences, and that what is said to fail does.
 *
 * While it is played the solver answers for all others, and what falls is what refutes a move, if anything
 * does.
 *
 * The goal is judged when the match is over, or when the first decision behind the last of its
 * turns comes. So what happens at the beginning of the next turn belongs to it: no goal should speak of that.
 */

/* A puzzle that was read. Opaque; free it with sortie_puzzle_free(). */
typedef struct SortiePuzzle SortiePuzzle;

/**
 * sortie_puzzle_open:
 * @module: (transfer none): its game; must outlive the puzzle
 * @path: a file
 *
 * Reads it and lays its position out; proves nothing.
 *
 * Returns: (transfer full): NULL and @error, by line, when it cannot be read or is no puzzle of the
 *   game
 */
SortiePuzzle *sortie_puzzle_open (SortieModule *module, const char *path, GError **error);

/* Frees it, with all that belongs to it. */
void sortie_puzzle_free (SortiePuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortiePuzzle, sortie_puzzle_free)

/* What it is called, in English. */
const char *sortie_puzzle_title (const SortiePuzzle *puzzle);
/* Who is to solve it. */
guint8 sortie_puzzle_seat (const SortiePuzzle *puzzle);
/* What is asked, in paragraphs, NULL-terminated. */
const char *const *sortie_puzzle_task (const SortiePuzzle *puzzle);
/* One to three, each tells more; NULL-terminated. */
const char *const *sortie_puzzle_hints (const SortiePuzzle *puzzle);
/* (nullable): what is said to who has solved it. */
const char *sortie_puzzle_solved (const SortiePuzzle *puzzle);
/* The dice that are known, in order. */
const guint8 *sortie_puzzle_dice (const SortiePuzzle *puzzle, guint *ret_n);

/**
 * sortie_puzzle_begin:
 *
 * Lays the position out again.
 *
 * Returns: (transfer full): a match at that position, which the puzzle outlives and which is not to be
 *   kept; NULL and @error
 */
SortieMatch *sortie_puzzle_begin (SortiePuzzle *puzzle, GError **error);

/* Notes the position of @match as one to which sortie_puzzle_undo() leads back. */
void sortie_puzzle_note (SortiePuzzle *puzzle, const SortieMatch *match);

/* A match at the position that was noted last and is another than that of @match; it and those behind it are
 * noted no more. (transfer full): NULL without @error: there is none */
SortieMatch *sortie_puzzle_undo (SortiePuzzle *puzzle, const SortieMatch *match, GError **error);

/* Whether the goal is reached or missed, or the line of play goes on. */
SortieSolveStand sortie_puzzle_stand (SortiePuzzle *puzzle, const SortieMatch *match);

/* Whether the seat can still solve it for sure. FALSE and @error, as sortie_solver_look() */
gboolean sortie_puzzle_look (SortiePuzzle *puzzle, const SortieMatch *match, gboolean *ret,
                             GError **error);

/* The best move of whoever decides, as sortie_solver_best(). */
gboolean sortie_puzzle_best (SortiePuzzle *puzzle, const SortieMatch *match, SortieMove *ret,
                             GError **error);

G_END_DECLS
