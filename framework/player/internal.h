/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room player declares for the library alone. */
#pragma once
#include <sortie/bot.h>
G_BEGIN_DECLS

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

G_END_DECLS
