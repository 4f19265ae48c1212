/* SPDX-License-Identifier: GPL-3.0-or-later */
/* arena.h: one game between bots, for the programs that play many. */
#pragma once
#include "match/deal.h"
#include "match/playout.h"
#include <sortie/bot.h>
G_BEGIN_DECLS

/* A seat has chosen a move, which is made next. */
typedef void (*ArenaWatch) (gpointer data, const SortiePlay *p, guint8 seat,
                            const SortieMove *move);

/* Whether there are such bots: at least one. (array zero-terminated=1) */
gboolean arena_are_bots (char **kinds);

/**
 * arena_play:
 * @kinds: the seats' bots in their order, from the first again when there are more seats
 * @seed: of the game, and with the seat's number of each bot
 * @p: room for a game of this deal
 * @watch: (nullable)
 */
SortiePlayout arena_play (const SortieDeal *deal, char **kinds, guint64 seed, SortiePlay *p,
                          ArenaWatch watch, gpointer data);

G_END_DECLS
