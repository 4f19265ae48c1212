/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: what the program asks of a bot besides sortie/bot.h. */
#pragma once
#include <sortie/bot.h>
G_BEGIN_DECLS

/* Whether the bot was interrupted during its last choice. It is then as it was before, so that it chooses the same when
 * it is asked again, as if nobody had interrupted it. */
gboolean sortie_bot_was_interrupted (const SortieBot *bot);

/* What the bot found in its last decision; a single legal move is not a decision. While the bot's game is interrupted,
 * the moves are left out, and the number of simulations says whether it had found any. Returns: FALSE: its kind cannot
 * say, or it has not decided anything yet. */
gboolean sortie_bot_insight (const SortieBot *bot, SortieInsight *ret);

/* Tells the moves that the bot expects from its last decision on, its own first; nothing if it expects none. */
void sortie_bot_foresee (const SortieBot *bot, SortieForesee tell, gpointer data);

/* @watch: (nullable) */
void sortie_bot_watch (SortieBot *bot, SortieBotWatch watch, gpointer data);

/* Tells the bot that moves of its match were taken back. */
void sortie_bot_taken_back (SortieBot *bot);

G_END_DECLS
