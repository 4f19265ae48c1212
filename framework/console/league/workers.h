/* SPDX-License-Identifier: GPL-3.0-or-later */
/* workers.h: processes that play games at the same time.
 *
 * Each is a copy of this process with the games loaded; it gets the numbers of games through one pipe and
 * gives back their lines through another. Lines come back in any order. When this process ends,
 * however it does, the others end behind their game.
 */
#pragma once
#include <sortie/league.h>

typedef struct LeagueWorkers LeagueWorkers;

/* (transfer full): NULL and @error: the system has no room for them. @n: how many; one plays in this
 * process. */
LeagueWorkers *league_workers_new (SortieLeague *league, guint n, GError **error);
void league_workers_free (LeagueWorkers *workers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueWorkers, league_workers_free)

/* Gives a game to somebody who has none. FALSE without @error: all are at it. */
gboolean league_workers_give (LeagueWorkers *workers, guint64 game, GError **error);

/* Waits for the next game that is done. (transfer full): its line; NULL and @error: it cannot be played,
 * or who played it is gone */
char *league_workers_take (LeagueWorkers *workers, guint64 *ret_game, GError **error);
