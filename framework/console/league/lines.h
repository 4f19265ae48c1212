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

/* Says so where it is none. Returns FALSE. */
gboolean league_line_refuse (const char *name, guint number, GError **error);

/* ---- A file of results, or what somebody says is one, line by line ---------------------- */

/* The most bytes of a line: room for the head of a run with a hundred thousand contests. */
#define LEAGUE_MAX_LINE (16 * 1024 * 1024)

typedef struct LeagueReader LeagueReader;

/**
 * league_reader_new:
 * @file: a descriptor, which stays open and is the caller's
 * @path: what messages call it; must outlive the reader
 *
 * Returns: (transfer full): NULL and @error: it is not a regular file
 */
LeagueReader *league_reader_new (int file, const char *path, GError **error);
void league_reader_free (LeagueReader *reader);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueReader, league_reader_free)

/**
 * league_reader_next:
 * @ret_line: (out) (nullable): the next line without its newline, valid until the next call; NULL: there
 *   is none
 * @ret_is_whole: (out): whether a newline ends it; only the last line may have none
 *
 * Returns: FALSE and @error: the file cannot be read, or the line is too long or has a 0 in it
 */
gboolean league_reader_next (LeagueReader *reader, const char **ret_line, gboolean *ret_is_whole,
                             GError **error);

/* The number of the last line, counted from 1. */
guint league_reader_number (const LeagueReader *reader);
