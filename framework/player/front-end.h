/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: what the program asks of a bot besides sortie/bot.h. */
#pragma once
#include <sortie/bot.h>

/* Whether the bot was interrupted during its last choice. It is then as it was before, so that it chooses the same when
 * it is asked again, as if nobody had interrupted it. */
gboolean sortie_bot_was_interrupted (const SortieBot *bot);

/* What the bot found in its last decision; a single legal move is not a decision. While the bot's game is interrupted,
 * the moves are left out, and the number of simulations says whether it had found any. Returns: FALSE: its kind cannot
 * say, or it has not decided anything yet. */
gboolean sortie_bot_insight (const SortieBot *bot, SortieInsight *ret);

/* Tells the moves that the bot expects from its last decision on, its own first: @first, which is in its insight, or
 * the best if that is NULL; nothing if it expects none. It stops before a move that names a card that its seat only
 * imagines. */
void sortie_bot_foresee (const SortieBot *bot, const SortieMove *first, SortieForesee tell, gpointer data);

/* How two moves of one decision compare. */
typedef struct
{
  gboolean is_same; /* both always lead to the same position, so nothing was simulated */
  double won[2];    /* the average results, as in SortieInsightMove */
  double margin;    /* how much of their difference may be chance: some standard errors of it */
  guint pairs;      /* how many simulations of each the averages count */
} SortieMovesCompared;

/* Two moves of one decision, and how to compare them. */
typedef struct
{
  const SortiePlay *p;     /* the position in which @seat decides; a bot sees what its seat may know */
  guint8 seat;
  const SortiePlay *world; /* a position that looks the same to @seat, such as that of an insight */
  const SortieMove *moves; /* (array fixed-size=2): they are legal in @world */
  guint simulations;       /* how many to make with both moves together */
  double least;            /* the search ends early if the second move is not better than the first by that much */
} SortieMovesToCompare;

/**
 * sortie_bot_compare:
 * @bot: of the kind "search"; no tree of it is larger than its budget
 *
 * Simulates both moves equally often, in pairs that begin in the same world with the same luck. An ordinary search
 * tries a move that seems bad only a few times, and then knows little more than the first look at it.
 *
 * Returns: FALSE: the bot is of another kind, or was interrupted
 */
gboolean sortie_bot_compare (SortieBot *bot, const SortieMovesToCompare *of, SortieMovesCompared *ret);

/* @watch: (nullable) */
void sortie_bot_watch (SortieBot *bot, SortieBotWatch watch, gpointer data);

/* Tells the bot that moves of its match were taken back. */
void sortie_bot_taken_back (SortieBot *bot);
