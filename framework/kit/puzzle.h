/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* puzzle.h: puzzles (sortie/kit.h), played by a person; an exact search proves the answers. */
#pragma once
#include <sortie/match.h>

/* Whether the seat has reached its goal. */
typedef enum
{
  SORTIE_SOLVE_OPEN,   /* not decided yet */
  SORTIE_SOLVE_MET,    /* the goal is reached */
  SORTIE_SOLVE_MISSED, /* it was not */
} SortieSolveStand;

/* Whether people would rather not see that move: it changes nothing. */
typedef gboolean (*SortieSolveAvoid) (gpointer data, const SortieMove *move);

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
/* The known dice that have not fallen yet in the match that is being played, in order. */
const guint8 *sortie_puzzle_dice (const SortiePuzzle *puzzle, guint *ret_n);
/* Whether any dice are known at the beginning. */
gboolean sortie_puzzle_tells_dice (const SortiePuzzle *puzzle);

/* Sets up the position again. Returns: (transfer full): a match at that position. The puzzle must outlive it, and it
 * must not be saved. NULL and @error. */
SortieMatch *sortie_puzzle_begin (SortiePuzzle *puzzle, GError **error);

/* Whether @match is at the position with which the puzzle begins. */
gboolean sortie_puzzle_is_at_start (const SortiePuzzle *puzzle, const SortieMatch *match);

/* Takes back the last decision of the seat, and everything since. What falls after that is the worst for the moves that
 * are then made. FALSE and @ret_why, (transfer full): there is none */
gboolean sortie_puzzle_undo (SortiePuzzle *puzzle, SortieMatch *match, char **ret_why);

/* Whether the goal is reached or missed, or not decided yet. */
SortieSolveStand sortie_puzzle_stand (SortiePuzzle *puzzle, const SortieMatch *match);

/* Whether the seat can still force a solution. FALSE and @error, as for sortie_solver_look() */
gboolean sortie_puzzle_look (SortiePuzzle *puzzle, const SortieMatch *match, gboolean *ret,
                             GError **error);

/* The best move of the seat that decides; @avoids, @data: see sortie_solver_best(). */
gboolean sortie_puzzle_best (SortiePuzzle *puzzle, const SortieMatch *match, SortieSolveAvoid avoids, gpointer data,
                             SortieMove *ret, GError **error);

/* Searches take seconds: see sortie_solver_watch(). */
void sortie_puzzle_watch (SortiePuzzle *puzzle, void (*tell) (gpointer data, guint positions), gpointer data);
