/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room player declares for the library alone. */
#pragma once
#include <sortie/bot.h>

extern const SortieBotKind player_random;
extern const SortieBotKind player_greedy;
extern const SortieBotKind player_search;

/* What @greedy, a bot of that kind, finds each legal move worth, on average over the worlds that it imagines. */
void greedy_weigh (gpointer greedy, SortieRng *rng, const SortiePlay *p, guint8 seat,
                   const SortieMoves *legal, gint *ret);

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

/* The most simulations that are made with it. */
guint budget_most (const Budget *budget);

/* How much of it is used up, from 0 to 1, after so many simulations since @start, a moment by
 * g_get_monotonic_time(). */
double budget_used (const Budget *budget, guint simulations, gint64 start);

/* ---- The way ahead (sortie/bot.h) ------------------------------------------------------- */

/* Whether the question belongs to a move that is already made: its targets, its costs. */
gboolean sortie_ahead_is_small (const SortiePlay *p);

/* Whether the horizon as seen from @since is reached: @turns turns are over, or, in a game that is
 * compared by phases, the phase is. */
gboolean sortie_ahead_is_beyond (const SortiePlay *p, const SortieTurn *since, guint turns);

/* How good a legal move is at a glance (SortieDecisionDecl). */
gint sortie_ahead_glance (const SortiePlay *p, const SortieMove *move);

/* The move that lets the decision go by, or the best answer at a glance, for which the legal moves are put
 * into @moves. FALSE: nothing is legal. */
gboolean sortie_ahead_least (const SortiePlay *p, SortieMoves *moves, SortieMove *ret_move);
