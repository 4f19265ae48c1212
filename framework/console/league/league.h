/* SPDX-License-Identifier: GPL-3.0-or-later */
/* league.h: a run of many games between programs: its lines, what they add up to, and how that is shown. */
#pragma once
#include "console/league/estimate.h"
#include <sortie/league.h>
#include <json-glib/json-glib.h>

/* ---- lines.c: the results of a run as JSON, a line for each thing ------------------------
 *
 * The first line is the head: what is played, and how much of it. Every other line is a game, in the
 * order of their numbers; docs/league.md explains the members. Names are ids, so that a line means the
 * same in every language; nothing in a line depends on when, where or beside what the game was played.
 */

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

/* ---- tally.c: the lines of a run added up ------------------------------------------------
 *
 * A tally begins with the head of a run and takes its games in the order of their numbers. Games of a
 * contest that was settled before (estimate.h) are refused, so that whoever plays or joins a run
 * asks here what belongs to it.
 */

/* Games longer than this share the last bar of the plot. */
#define LEAGUE_MOST_TURNS 100

/* Entrants and settings of a run, together. */
#define LEAGUE_MOST_RATED 1000

/* Of one contest. */
typedef struct
{
  guint first, second;   /* entrants; SORTIE_NO_ENTRANT: the rules */
  guint setting;
  guint games;           /* all of them */
  guint won[2], drawn, unfinished;
  guint opened[2], won_opening[2]; /* games in which the side had the first turn, and won those */
  guint64 turns, decisions, moves, lead_changes;
} LeagueContestTally;

/* How often a game ended for a reason, and who had won. */
typedef struct
{
  char *end;
  guint won[2], other;
} LeagueEndTally;

/* What happened to those who won (0) or lost (1), of those sides that an entrant played. */
typedef struct
{
  char *event, *cause;
  guint64 times[2], amount[2];
} LeagueHappeningTally;

/* A card, and how a side met it: "" for seen, else the verb with which it was used. */
typedef struct
{
  char *card, *how;
  guint games;
  gdouble won;      /* drawn games count half */
  gdouble expected; /* how many those sides would have won with their usual share */
} LeagueCardTally;

typedef struct
{
  JsonObject *head;
  GArray *contests;      /* of LeagueContestTally */
  GPtrArray *ends;       /* of LeagueEndTally, the most frequent first: league_tally_finish() */
  GPtrArray *happened;   /* of LeagueHappeningTally */
  GPtrArray *cards;      /* of LeagueCardTally, by card and how */
  guint sides[2];        /* sides of entrants that won, that lost */
  guint turns[LEAGUE_MOST_TURNS + 1]; /* games by their length */
  guint stops;           /* effects that a bound stopped */
  guint games;
  gdouble until_width;   /* 0: nothing is settled early */
  GHashTable *index;     /* what is in the arrays above, by a key */
  GHashTable *met;       /* cards by contest and side, for what is expected */
} LeagueTally;

/* (transfer full): NULL and @error: the line is no head, or of another format */
LeagueTally *league_tally_new (const char *head, const char *name, GError **error);
void league_tally_free (LeagueTally *tally);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueTally, league_tally_free)

/* Whether a contest has been decided well enough, so that no more of its games belong to the run. */
gboolean league_tally_is_settled (const LeagueTally *tally, guint contest);

/* How much of the run is left at most, in games. */
guint64 league_tally_left (const LeagueTally *tally);

/* Adds a game. FALSE and @error: the line is none, or not of this run. */
gboolean league_tally_add (LeagueTally *tally, const char *line, const char *name, guint number,
                           GError **error);

/* Sorts, and works out what is expected; to be called when all is added. */
void league_tally_finish (LeagueTally *tally);

/* The games of a contest that have a result, and how many of them its first side won; drawn ones count
 * half. */
guint league_tally_decided (const LeagueContestTally *contest);
gdouble league_tally_won (const LeagueContestTally *contest);

/* The numbers in the line of a game; FALSE and @error: it is none. */
gboolean league_game_numbers (JsonObject *game, guint64 *ret_number, guint *ret_contest);

/* ---- results.c: the file of a run, which grows line by line ------------------------------
 *
 * Each line is on its way to the disk before the next is made, so a run that is killed has whole lines
 * but for the last at most. A run that begins again with the same file goes on behind them.
 */

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

/* ---- run.c: the games of a run played, or those of a shard ------------------------------- */

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

/* ---- workers.c: processes that play games at the same time -------------------------------
 *
 * Each is a copy of this process with the games loaded; it gets the numbers of games through one pipe and
 * gives back their lines through another. Lines come back in any order. When this process ends,
 * however it does, the others end behind their game.
 */

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

/* ---- tables.c: what a run has shown, as tables of text for a terminal or a page ---------- */

/* A table: the first columns are words, the others numbers, which stand to the right. */
typedef struct
{
  char *title;
  char *about;         /* a sentence or two on how to read it */
  guint words;         /* how many columns are words */
  GPtrArray *headings; /* (element-type utf8) */
  GPtrArray *rows;     /* (element-type GPtrArray of utf8) */
  gboolean is_long;    /* only for a page, or who asks for it */
} LeagueTable;

/* What everybody and everything in a run is called. */
typedef struct
{
  GPtrArray *entrants; /* (element-type utf8) */
  GPtrArray *settings; /* (element-type utf8) */
  const SortieModule *module; /* (nullable): where the names are looked up */
} LeagueNames;

/* @module: (nullable): NULL where it is not at hand: then ids are shown. It must outlive the names */
LeagueNames *league_names_new (const LeagueTally *tally, const SortieModule *module);
void league_names_free (LeagueNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueNames, league_names_free)

/* (transfer full) (element-type LeagueTable): those that have rows. */
GPtrArray *league_tables (const LeagueTally *tally, const LeagueNames *names);

/* Those who are rated: entrants, and behind them, where the rules play, the settings. @ret_n of them.
 * (transfer full) */
LeagueRating *league_tally_ratings (const LeagueTally *tally, guint *ret_n);
const char *league_rated_name (const LeagueNames *names, guint i);

/* "first", a contest's two sides and setting, in words. (transfer full) */
char *league_contest_name (const LeagueContestTally *contest, const LeagueNames *names);

/* A few lines about the whole run: what was played, how many games. (transfer full) */
char *league_summary (const LeagueTally *tally, const LeagueNames *names);

/* A table laid out in columns. (transfer full) */
char *league_table_text (const LeagueTable *table);

/* ---- report.c: a run as a page: one file of HTML with everything in it ------------------- */

/* The plots are drawn by gnuplot, as SVG; where that is not installed the page has the tables alone. */

/* Writes the page. FALSE and @error: the file cannot be written. */
gboolean league_report_write (const char *path, const LeagueTally *tally, const LeagueNames *names,
                              GError **error);

/* ---- plots.c ---- */

/* A picture: what it shows, and the element <svg>. */
typedef struct
{
  char *title, *svg;
} LeaguePlot;

/* (transfer full) (element-type LeaguePlot): empty without gnuplot. */
GPtrArray *league_plots (const LeagueTally *tally, const LeagueNames *names);
