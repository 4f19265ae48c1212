/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* bot.h: for tools: players that are programs. */
#pragma once
#include <sortie/move.h>
G_BEGIN_DECLS

/* ---- Bot: players that are programs.
 *
 * A bot is given what its seat may know: it imagines a world consistent with that
 * (sortie/state.h) and thinks in that world, with its own stream of chance and a budget in
 * positions, so that its choice is the same on every machine and never depends on what
 * is hidden.
 */

typedef struct SortieBot SortieBot;

/* Kinds: "random" (each legal move equally likely), "greedy" (looks one decision ahead,
 * with the game's evaluation). NULL when there is no such kind. */
const char *const *sortie_bot_kinds (void);
SortieBot *sortie_bot_new (const SortieSetup *setup, const char *kind, guint64 seed);
void sortie_bot_free (SortieBot *bot);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieBot, sortie_bot_free)

/* The move that the bot makes for the seat that decides. @p is only read through what @seat
 * may know. When it is interrupted meanwhile (sortie/base.h), any of them: sortie_bot_was_interrupted(). */
SortieMove sortie_bot_choose (SortieBot *bot, const SortiePlay *p, guint8 seat,
                              const SortieMoves *legal);

/* Whether the bot could not think its last choice to the end. It is as it was before, so that it
 * chooses the same, when it is asked again, as if nobody had interrupted it. */
gboolean sortie_bot_was_interrupted (const SortieBot *bot);

G_END_DECLS
