/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* kinds.h: the library's kinds of bot. Private to the folder. */
#pragma once
#include <sortie/bot.h>
G_BEGIN_DECLS

extern const SortieBotKind player_random;
extern const SortieBotKind player_greedy;
extern const SortieBotKind player_search;

G_END_DECLS
