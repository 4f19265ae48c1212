/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lines.h: the results of a run as JSON, a line for each thing.
 *
 * The first line is the head: what is played, and how much of it. Every other line is a game, in the
 * order of their numbers; docs/league.md explains the members. Names are ids, so that a line means the
 * same in every language; nothing in a line depends on when, where or beside what the game was played.
 */
#pragma once
#include <sortie/league.h>
#include <json-glib/json-glib.h>
G_BEGIN_DECLS

/* The version of the format; another one is not read. */
#define LEAGUE_FORMAT "sortie-league 1"

/* The part of a run that one process plays: the pairs of games with number % of == index. */
typedef struct
{
  guint index, of;
} LeagueShard;

/* How much is played. */
typedef struct
{
  guint64 seed;
  guint games;        /* of each contest at most; even */
  gdouble until_width; /* 0: no contest ends sooner */
} LeagueExtent;

/* One line without its newline. @shard: NULL: all of it. (transfer full) */
char *league_head_line (const SortieModule *module, const SortieLeague *league,
                        const LeagueExtent *extent, const LeagueShard *shard);
char *league_game_line (const SortieLeague *league, const SortieLeagueGame *game);

/* (transfer full): the object of a line; NULL and @error where it is none. @name, @number: of the file
 * and the line, for messages */
JsonObject *league_line_parse (const char *line, const char *name, guint number, GError **error);

G_END_DECLS
