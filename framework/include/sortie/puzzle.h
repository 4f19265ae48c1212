/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* puzzle.h: for tools: puzzles whose answers an exact search proves. */
#pragma once
#include <sortie/game.h>
#include <sortie/match.h>
G_BEGIN_DECLS

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

/* Whether the seat has reached its goal. */
typedef enum
{
  SORTIE_SOLVE_OPEN,   /* not decided yet */
  SORTIE_SOLVE_MET,    /* the goal is reached */
  SORTIE_SOLVE_MISSED, /* it was not */
} SortieSolveStand;

/* A puzzle that was read from a file. Opaque; free it with sortie_puzzle_free(). */
typedef struct SortiePuzzle SortiePuzzle;

/**
 * sortie_puzzle_open:
 * @module: (transfer none): its game; must outlive the puzzle
 * @path: a file
 *
 * Reads it and sets up its position; proves nothing.
 *
 * Returns: (transfer full): NULL and @error, with the line, when it cannot be read or is no puzzle of the game
 */
SortiePuzzle *sortie_puzzle_open (SortieModule *module, const char *path, GError **error);

/* Frees it, with all that belongs to it. */
void sortie_puzzle_free (SortiePuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortiePuzzle, sortie_puzzle_free)

/* Its title, in English. */
const char *sortie_puzzle_title (const SortiePuzzle *puzzle);
/* The seat that must solve it. */
guint8 sortie_puzzle_seat (const SortiePuzzle *puzzle);
/* The task, in paragraphs, NULL-terminated. */
const char *const *sortie_puzzle_task (const SortiePuzzle *puzzle);
/* One to three, each tells more; NULL-terminated. */
const char *const *sortie_puzzle_hints (const SortiePuzzle *puzzle);
/* (nullable): what the player reads after solving it. */
const char *sortie_puzzle_solved (const SortiePuzzle *puzzle);
/* The known dice, in order. */
const guint8 *sortie_puzzle_dice (const SortiePuzzle *puzzle, guint *ret_n);

/* Sets up the position again. Returns: (transfer full): a match at that position. The puzzle must outlive it, and it
 * must not be saved. NULL and @error. */
SortieMatch *sortie_puzzle_begin (SortiePuzzle *puzzle, GError **error);

/* Records the position of @match as one to which sortie_puzzle_undo() can go back. */
void sortie_puzzle_note (SortiePuzzle *puzzle, const SortieMatch *match);

/* A match at the last recorded position that differs from that of @match. This record and all later ones are dropped.
 * (transfer full): NULL without @error if there is none */
SortieMatch *sortie_puzzle_undo (SortiePuzzle *puzzle, const SortieMatch *match, GError **error);

/* Whether the goal is reached or missed, or not decided yet. */
SortieSolveStand sortie_puzzle_stand (SortiePuzzle *puzzle, const SortieMatch *match);

/* Whether the seat can still force a solution. FALSE and @error, as for sortie_solver_look() */
gboolean sortie_puzzle_look (SortiePuzzle *puzzle, const SortieMatch *match, gboolean *ret,
                             GError **error);

/* The best move of the seat that decides; see sortie_solver_best(). */
gboolean sortie_puzzle_best (SortiePuzzle *puzzle, const SortieMatch *match, SortieMove *ret,
                             GError **error);

G_END_DECLS
