/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* kinds.h: the library's kinds of bot. Private to the folder. */
#pragma once
#include <sortie/bot.h>
G_BEGIN_DECLS

extern const SortieBotKind player_random;
extern const SortieBotKind player_greedy;
extern const SortieBotKind player_search;

/* What @greedy, a bot of that kind, finds each legal move worth, on average over the worlds that it imagines. */
void greedy_weigh (gpointer greedy, SortieRng *rng, const SortiePlay *p, guint8 seat,
                   const SortieMoves *legal, gint *ret);

G_END_DECLS
