/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run.h: the games of a run played, or those of a shard. */
#pragma once
#include "console/league/tally.h"

typedef struct
{
  SortieLeague *league;
  LeagueExtent extent;
  LeagueShard shard;    /* index 0 of 1: all of it */
  guint jobs;           /* how many processes */
  const char *path;     /* (nullable): where the lines go */
  /* (nullable): called when a game is done: how many of the run are left at most, and how many have been
   * played since it began or went on */
  void (*progress) (gpointer data, guint64 left, guint64 played);
  gpointer data;
} LeagueRun;

/**
 * league_run:
 * @head: the first line of the run
 *
 * Plays what the file does not have yet.
 *
 * Returns: (transfer full): all games added up; NULL and @error
 */
LeagueTally *league_run (const LeagueRun *run, const char *head, GError **error);
