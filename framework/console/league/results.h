/* SPDX-License-Identifier: GPL-3.0-or-later */
/* results.h: the file of a run, which grows line by line.
 *
 * Each line is on its way to the disk before the next is made, so a run that is killed has whole lines
 * but for the last at most. A run that begins again with the same file goes on behind them.
 */
#pragma once
#include "console/league/tally.h"

typedef struct LeagueResults LeagueResults;

/* Called for each line that is there already, with its number in the file; FALSE and @error break off. */
typedef gboolean (*LeagueTakeLine) (gpointer data, const char *text, guint number, GError **error);

/**
 * league_results_open:
 * @path: (nullable): NULL: nothing is written
 * @head: the first line; a file that holds anything else is refused and left as it is
 * @take: for what is behind the head
 *
 * Returns: (transfer full): NULL and @error
 */
LeagueResults *league_results_open (const char *path, const char *head, LeagueTakeLine take,
                                    gpointer data, GError **error);

/* Adds a line. FALSE and @error: it could not be written. */
gboolean league_results_add (LeagueResults *results, const char *line, GError **error);

void league_results_close (LeagueResults *results);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueResults, league_results_close)

/* ---- merge.c: the shards of a run joined to what one process would have written --------- */

/**
 * league_merge:
 * @paths: of all shards, in any order, or of one whole run; NULL-terminated
 * @to: (nullable): where the joined run is written; an old file is replaced if it holds results
 *
 * Returns: (transfer full): the run added up; NULL and @error: they are not shards of one run, some are
 *   missing, or one is not finished
 */
LeagueTally *league_merge (char **paths, const char *to, GError **error);
