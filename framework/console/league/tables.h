/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tables.h: what a run has shown, as tables of text for a terminal or a page.
 */
#pragma once
#include "console/league/tally.h"
#include "console/league/estimate.h"
#include <sortie/match.h>

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
