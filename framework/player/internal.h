/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room player offers to the rest of the library. */
#pragma once
#include <sortie/bot.h>

extern const SortieBotKind player_random;
extern const SortieBotKind player_greedy;
extern const SortieBotKind player_search;

/* What each legal move is worth to @greedy, a bot of that kind, on average over the worlds that it imagines; and
 * whether it would make the move only if there were no other, however good chance made it look. */
void greedy_weigh (gpointer greedy, SortieRng *rng, const SortiePlay *p, guint8 seat,
                   const SortieMoves *legal, gint *ret_worth, gboolean *ret_shunned);

/* ---- budget.c: how long a bot thinks ----------------------------------------------------- */

/* Exactly one of the two is not 0. */
typedef struct
{
  guint simulations;
  gint64 time; /* microseconds by the clock */
} Budget;

/**
 * budget_read:
 * @parameter: (nullable): "2000", "easy", "2s", "500ms"; NULL: the usual level
 * @error: (out) (optional): SORTIE_ERROR_SYNTAX
 */
gboolean budget_read (const char *parameter, Budget *ret, GError **error);

/* The greatest number of simulations that the budget allows. */
guint budget_most (const Budget *budget);

/* What fraction of the budget is used up, from 0 to 1, after this many simulations since @start (a time of
 * g_get_monotonic_time()). */
double budget_used (const Budget *budget, guint simulations, gint64 start);

/* ---- The way ahead (sortie/bot.h) ------------------------------------------------------- */

/* Whether the question belongs to a move that has already been made: its targets, its costs. */
gboolean sortie_ahead_is_small (const SortiePlay *p);

/* Whether the horizon as seen from @since has been reached: @turns turns are over or, in a game that is compared by
 * phases, the phase is over. */
gboolean sortie_ahead_is_beyond (const SortiePlay *p, const SortieTurn *since, guint turns);

/* How good a legal move is at a glance (SortieDecisionDecl). */
gint sortie_ahead_glance (const SortiePlay *p, const SortieMove *move);

/* The move that declines or, if there is none, the best answer at a glance. Lists the legal moves in @moves for that.
 * FALSE if nothing is legal. */
gboolean sortie_ahead_least (const SortiePlay *p, SortieMoves *moves, SortieMove *ret_move);
