/* SPDX-License-Identifier: GPL-3.0-or-later */
/* report.h: a run as a page: one file of HTML with everything in it.
 *
 * The plots are drawn by gnuplot, as SVG; where that is not installed the page has the tables alone.
 */
#pragma once
#include "console/league/tables.h"
G_BEGIN_DECLS

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

G_END_DECLS
