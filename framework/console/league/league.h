/* SPDX-License-Identifier: GPL-3.0-or-later */
/* league.h: a run of many games between bots: its lines, their totals, and how to show these. */
#pragma once
#include "console/league/estimate.h"
#include "league/league.h"
#include <json-glib/json-glib.h>

/* ---- lines.c: the results of a run as JSON, one line for each thing ----------------------
 *
 * The first line is the head: what is played, and how much of it. Every other line is a game, in the order of
 * their numbers; docs/league.md explains the members. Names are ids, so a line means the same in every language.
 * Nothing in a line depends on when, where or beside what the game was played.
 */

/* The version of the format; we read no other. */
#define LEAGUE_FORMAT "sortie-league 1"

/* The part of a run that one process plays: the pairs of games with number % of == index. */
typedef struct
{
  guint index, of;
} LeagueShard;

/* How much to play. */
typedef struct
{
  guint64 seed;
  guint games;        /* per contest at most; even */
  gdouble until_width; /* the width at which a contest ends early; 0: none does */
} LeagueExtent;

/* One line without its newline. @shard: NULL: the whole run. (transfer full) */
char *league_head_line (const SortieModule *module, const SortieLeague *league,
                        const LeagueExtent *extent, const LeagueShard *shard);
char *league_game_line (const SortieLeague *league, const SortieLeagueGame *game);

/* (transfer full): the object of a line; NULL and @error if there is none. @name, @number: of the file and the
 * line, for messages */
JsonObject *league_line_parse (const char *line, const char *name, guint number, GError **error);

/* Sets @error: the line is not of this format. Returns: FALSE. */
gboolean league_line_refuse (const char *name, guint number, GError **error);

/* ---- A file that should have results, line by line -------------------------------------- */

/* The most bytes in a line: enough for the head of a run with a hundred thousand contests. */
#define LEAGUE_MAX_LINE (16 * 1024 * 1024)

typedef struct LeagueReader LeagueReader;

/**
 * league_reader_new:
 * @file: a descriptor, which the caller still owns and must close
 * @path: its name in messages; must outlive the reader
 *
 * Returns: (transfer full): NULL and @error: it is not a regular file
 */
LeagueReader *league_reader_new (int file, const char *path, GError **error);
void league_reader_free (LeagueReader *reader);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueReader, league_reader_free)

/**
 * league_reader_next:
 * @ret_line: (out) (nullable): the next line without its newline, valid until the next call; NULL: there is none
 * @ret_is_whole: (out): whether it ends with a newline; only the last line may lack one
 *
 * Returns: FALSE and @error: the file cannot be read, or the line is too long or has a 0 in it
 */
gboolean league_reader_next (LeagueReader *reader, const char **ret_line, gboolean *ret_is_whole,
                             GError **error);

/* The number of the last line, counted from 1. */
guint league_reader_number (const LeagueReader *reader);

/* ---- tally.c: the totals of a run ---------------------------------------------------------
 *
 * A tally begins with the head of a run and takes its games in the order of their numbers. It refuses games of a
 * contest that was already settled (estimate.h), so code that plays or joins a run asks it which games belong to
 * the run.
 */

/* Games longer than this share the last bar of the plot. */
#define LEAGUE_MOST_TURNS 100

/* The most entrants and settings of a run, together. */
#define LEAGUE_MOST_RATED 1000

/* The totals of a contest. */
typedef struct
{
  guint first, second;   /* entrants; SORTIE_NO_ENTRANT: the rules */
  guint setting;
  guint games;           /* all of them */
  guint won[2], drawn, unfinished;
  guint opened[2], won_opening[2]; /* games in which that side had the first turn, and those of them that it won */
  guint64 turns, decisions, moves, lead_changes;
} LeagueContestTally;

/* How often games ended for a reason, and who won. */
typedef struct
{
  const char *end;
  guint won[2], other;
} LeagueEndTally;

/* What happened to sides that won (0) or lost (1), if an entrant played them. */
typedef struct
{
  const char *event, *cause;
  guint64 times[2], amount[2];
} LeagueHappeningTally;

/* A card, and how a side met it: "" for seen, else the verb with which the side used it. */
typedef struct
{
  const char *card, *how;
  guint games;
  gdouble won;      /* drawn games count half */
  gdouble expected; /* how many games those sides would have won with their usual share */
} LeagueCardTally;

typedef struct
{
  JsonObject *head;
  GStringChunk *texts;   /* the texts of the totals below */
  GArray *contests;      /* of LeagueContestTally */
  GPtrArray *ends;       /* of LeagueEndTally, the most frequent first: league_tally_finish() */
  GPtrArray *happened;   /* of LeagueHappeningTally */
  GPtrArray *cards;      /* of LeagueCardTally, by card and how */
  guint sides[2];        /* sides of entrants that won, and that lost */
  guint turns[LEAGUE_MOST_TURNS + 1]; /* number of games by length */
  guint stops;           /* effects that a limit stopped */
  guint games;
  gdouble until_width;   /* 0: no contest is settled early */
  GHashTable *index;     /* finds the elements of the arrays above by a key */
  GHashTable *met;       /* cards by contest and side, to compute what is expected */
} LeagueTally;

/* (transfer full): NULL and @error: the line is not a head, or has another format */
LeagueTally *league_tally_new (const char *head, const char *name, GError **error);
void league_tally_free (LeagueTally *tally);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueTally, league_tally_free)

/* Whether a contest is decided precisely enough, so that no more of its games belong to the run. */
gboolean league_tally_is_settled (const LeagueTally *tally, guint contest);

/* How many games of the run are left at most. */
guint64 league_tally_left (const LeagueTally *tally);

/* Adds a game. FALSE and @error: the line is not a game, or not of this run. */
gboolean league_tally_add (LeagueTally *tally, const char *line, const char *name, guint number,
                           GError **error);

/* Sorts, and computes what is expected. Call it after adding all games. */
void league_tally_finish (LeagueTally *tally);

/* The games of a contest that have a result, and how many of them its first side won; drawn games count half. */
guint league_tally_decided (const LeagueContestTally *contest);
gdouble league_tally_won (const LeagueContestTally *contest);

/* The numbers in the line of a game; FALSE and @error: it is not a game. */
gboolean league_game_numbers (JsonObject *game, guint64 *ret_number, guint *ret_contest);

/* ---- results.c: the file of a run, which grows line by line ------------------------------
 *
 * Each line is handed to the system before the next is made, so a run that is killed leaves whole lines, except
 * perhaps the last. A run that starts again with the same file continues it.
 */

typedef struct LeagueResults LeagueResults;

/* Called for each line that the file already has, with its number; FALSE and @error end the reading. */
typedef gboolean (*LeagueTakeLine) (gpointer data, const char *text, guint number, GError **error);

/**
 * league_results_open:
 * @path: (nullable): NULL: writes nothing
 * @head: the first line; a file that begins with anything else is refused and left unchanged
 * @take: for the lines after the head
 *
 * Returns: (transfer full): NULL and @error
 */
LeagueResults *league_results_open (const char *path, const char *head, LeagueTakeLine take,
                                    gpointer data, GError **error);

/* Appends a line. FALSE and @error: it could not be written. */
gboolean league_results_add (LeagueResults *results, const char *line, GError **error);

void league_results_close (LeagueResults *results);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueResults, league_results_close)

/* ---- merge.c: joins the shards of a run into what one process would have written -------- */

/**
 * league_merge:
 * @paths: of all shards, in any order, or of one whole run; NULL-terminated
 * @to: (nullable): the file for the joined run; replaces an old file only if that has results
 *
 * Returns: (transfer full): the totals of the run; NULL and @error: they are not shards of one run, some are
 *   missing, or one is not finished
 */
LeagueTally *league_merge (char **paths, const char *to, GError **error);

/* ---- run.c: plays the games of a run, or of a shard -------------------------------------- */

typedef struct
{
  SortieLeague *league;
  LeagueExtent extent;
  LeagueShard shard;    /* index 0 of 1: the whole run */
  guint jobs;           /* the number of processes */
  const char *path;     /* (nullable): the file of the lines */
  /* (nullable): called after each game: how many games of the run are left at most, and how many were played since
   * it started or continued */
  void (*progress) (gpointer data, guint64 left, guint64 played);
  gpointer data;
} LeagueRun;

/**
 * league_run:
 * @head: the first line of the run
 *
 * Plays the games that the file does not have yet.
 *
 * Returns: (transfer full): the totals of all games; NULL and @error
 */
LeagueTally *league_run (const LeagueRun *run, const char *head, GError **error);

/* ---- workers.c: processes that play games at the same time -------------------------------
 *
 * Each is a copy of this process with the games loaded. It gets the numbers of games through one pipe and sends
 * their lines back through another. Lines come back in any order. When this process ends, for whatever reason, the
 * others end after their current game.
 */

typedef struct LeagueWorkers LeagueWorkers;

/* (transfer full): NULL and @error: the system has no room for them. @n: how many; a single one plays in this
 * process. */
LeagueWorkers *league_workers_new (SortieLeague *league, guint n, GError **error);
void league_workers_free (LeagueWorkers *workers);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueWorkers, league_workers_free)

/* Gives a game to an idle process. FALSE without @error: all are busy. */
gboolean league_workers_give (LeagueWorkers *workers, guint64 game, GError **error);

/* Waits for the next finished game. (transfer full): its line; NULL and @error: it cannot be played, or its
 * process is gone */
char *league_workers_take (LeagueWorkers *workers, guint64 *ret_game, GError **error);

/* ---- tables.c: the results of a run as text tables for a terminal or a page -------------- */

/* A table: the first columns are words, the others are numbers, aligned to the right. */
typedef struct
{
  char *title;
  char *about;         /* explains in a sentence or two how to read it */
  guint words;         /* how many columns are words */
  GPtrArray *headings; /* (element-type utf8) */
  GPtrArray *rows;     /* (element-type GPtrArray of utf8) */
  gboolean is_long;    /* only for a page, or on request */
} LeagueTable;

/* The names of everything in a run. */
typedef struct
{
  GPtrArray *entrants; /* (element-type utf8) */
  GPtrArray *settings; /* (element-type utf8) */
  const SortieModule *module; /* (nullable): where names are looked up */
} LeagueNames;

/* @module: (nullable): NULL: it is not available, and ids are shown. It must outlive the names */
LeagueNames *league_names_new (const LeagueTally *tally, const SortieModule *module);
void league_names_free (LeagueNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LeagueNames, league_names_free)

/* (transfer full) (element-type LeagueTable): the tables that have rows. */
GPtrArray *league_tables (const LeagueTally *tally, const LeagueNames *names);

/* The ratings of the entrants and, if the rules play, of the settings after them. @ret_n: how many there are.
 * (transfer full) */
LeagueRating *league_tally_ratings (const LeagueTally *tally, guint *ret_n);
const char *league_rated_name (const LeagueNames *names, guint i);

/* The contest in words: "first", its two sides and its setting. (transfer full) */
char *league_contest_name (const LeagueContestTally *contest, const LeagueNames *names);

/* A few lines about the whole run: what was played, and how many games. (transfer full) */
char *league_summary (const LeagueTally *tally, const LeagueNames *names);

/* The table laid out in columns. (transfer full) */
char *league_table_text (const LeagueTable *table);
/* For speech: a line for each row, its words and then the other columns after their headings. (transfer full) */
char *league_table_sentences (const LeagueTable *table);

/* ---- report.c: a run as a page: a single HTML file --------------------------------------- */

/* gnuplot draws the plots as SVG; if it is not installed, the page only has the tables. */

/* Writes the page. FALSE and @error: the file cannot be written. */
gboolean league_report_write (const char *path, const LeagueTally *tally, const LeagueNames *names,
                              GError **error);

/* ---- plots.c ---- */

/* A plot: its caption, and its <svg> element. */
typedef struct
{
  char *title, *svg;
} LeaguePlot;

/* (transfer full) (element-type LeaguePlot): empty without gnuplot. */
GPtrArray *league_plots (const LeagueTally *tally, const LeagueNames *names);
