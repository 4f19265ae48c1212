/* SPDX-License-Identifier: GPL-3.0-or-later */
/* plots.c: the plots of a page, drawn by gnuplot. */
#include <gio/gio.h>
#include <string.h>

#include "base/i18n.h"
#include "console/league/league.h"

#define WIDTH 860
#define LINE_HEIGHT 24  /* of a bar and its name */
#define FRAME_HEIGHT 90 /* around the bars */
#define PLOT_HEIGHT 320
/* a plot with more lines would be too large to read */
#define MOST_LINES 200

static void
free_plot (gpointer data)
{
  LeaguePlot *plot = data;

  g_free (plot->title);
  g_free (plot->svg);
  g_free (plot);
}

/* Runs gnuplot. (transfer full) (nullable): the element; NULL: gnuplot is missing, or has failed */
static char *
draw_script (const char *script)
{
  g_autoptr (GSubprocess) gnuplot
      = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                              | G_SUBPROCESS_FLAGS_STDERR_SILENCE,
                          NULL, "gnuplot", NULL);
  g_autofree char *output = NULL;
  char *svg;

  if (gnuplot == NULL
      || !g_subprocess_communicate_utf8 (gnuplot, script, NULL, &output, NULL, NULL)
      || !g_subprocess_get_successful (gnuplot) || output == NULL)
    return NULL;
  svg = strstr (output, "<svg");
  return svg != NULL ? g_strdup (svg) : NULL;
}

/* @name: unique among the plots of a page */
static GString *
script_new (const char *name, guint height)
{
  GString *script = g_string_new (NULL);

  g_string_append_printf (script,
                          "set terminal svg size %d,%u dynamic name '%s' font 'sans-serif,13' "
                          "background 'white'\nset encoding utf8\nset border 3\n"
                          "set tics nomirror\nset grid xtics lc rgb '#dddddd'\n",
                          WIDTH, height, name);
  return script;
}

/* Appends text in the double quotes of a data block: without quotes, line ends, or anything that "enhanced" text
 * treats as an instruction. */
static void
append_label (GString *script, const char *label)
{
  g_string_append_c (script, '"');
  for (; *label != '\0'; label++)
    if (*label != '"' && *label != '\n' && *label != '\\')
      g_string_append_c (script, *label);
  g_string_append_c (script, '"');
}

static void
append_number (GString *script, gdouble number)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (script, " %s", g_ascii_formatd (buffer, sizeof buffer, "%.4f", number));
}

/* Draws a point with an interval on each line, the first line on top. */
static void
finish_lines (GString *script, guint n, const char *axis)
{
  g_string_append_printf (script,
                          "EOD\nset yrange [%u.5:0.5]\nset xlabel '%s' noenhanced\nunset key\n"
                          "set ytics noenhanced\nplot $data using 3:1:4:5:ytic(2) with xerrorbars "
                          "pt 7 ps 0.6 lw 1.5 lc rgb '#205080'\n",
                          n, axis);
}

static void
keep_plot (GPtrArray *plots, const char *title, GString *script)
{
  g_autofree char *text = g_string_free (script, FALSE);
  char *svg = draw_script (text);
  LeaguePlot *plot;

  if (svg == NULL)
    return;
  plot = g_new0 (LeaguePlot, 1);
  plot->title = g_strdup (title);
  plot->svg = svg;
  g_ptr_array_add (plots, plot);
}

static void
plot_contests (GPtrArray *plots, const LeagueTally *tally, const LeagueNames *names)
{
  guint n = MIN (tally->contests->len, MOST_LINES);
  GString *script = script_new ("contests", n * LINE_HEIGHT + FRAME_HEIGHT);

  g_string_append (script, "set xrange [0:100]\nset arrow from 50, graph 0 to 50, graph 1 nohead "
                           "lc rgb '#888888' dt 2\n$data << EOD\n");
  for (guint i = 0; i < n; i++)
    {
      const LeagueContestTally *c = &g_array_index (tally->contests, LeagueContestTally, i);
      LeagueShare share = league_wilson (league_tally_won (c), league_tally_decided (c));
      g_autofree char *name = league_contest_name (c, names);

      g_string_append_printf (script, "%u ", i + 1);
      append_label (script, name);
      append_number (script, 100 * share.share);
      append_number (script, 100 * share.low);
      append_number (script, 100 * share.high);
      g_string_append_c (script, '\n');
    }
  finish_lines (script, n, "%");
  keep_plot (plots, _ ("Games won by the first, in percent"), script);
}

static void
plot_ratings (GPtrArray *plots, const LeagueTally *tally, const LeagueNames *names)
{
  guint n, lines = 0;
  g_autofree LeagueRating *ratings = league_tally_ratings (tally, &n);
  GString *script;

  for (guint i = 0; i < n; i++)
    lines += ratings[i].known;
  if (lines == 0)
    return;
  script = script_new ("ratings", MIN (lines, MOST_LINES) * LINE_HEIGHT + FRAME_HEIGHT);
  g_string_append (script, "$data << EOD\n");
  lines = 0;
  for (guint i = 0; i < n && lines < MOST_LINES; i++)
    if (ratings[i].known)
      {
        g_string_append_printf (script, "%u ", ++lines);
        append_label (script, league_rated_name (names, i));
        append_number (script, ratings[i].rating);
        append_number (script, ratings[i].low);
        append_number (script, ratings[i].high);
        g_string_append_c (script, '\n');
      }
  finish_lines (script, lines, "");
  keep_plot (plots, _ ("Ratings"), script);
}

static void
plot_turns (GPtrArray *plots, const LeagueTally *tally)
{
  GString *script = script_new ("turns", PLOT_HEIGHT);

  g_string_append (script, "unset key\nset style fill solid 0.8\nset boxwidth 0.9\nset yrange [0:*]\n"
                           "set xrange [0:*]\n$data << EOD\n");
  for (guint i = 0; i <= LEAGUE_MOST_TURNS; i++)
    if (tally->turns[i] > 0)
      g_string_append_printf (script, "%u %u\n", i, tally->turns[i]);
  g_string_append (script, "EOD\nplot $data using 1:2 with boxes lc rgb '#205080'\n");
  keep_plot (plots, _ ("Games by their length in turns"), script);
}

GPtrArray *
league_plots (const LeagueTally *tally, const LeagueNames *names)
{
  GPtrArray *plots = g_ptr_array_new_with_free_func (free_plot);

  plot_contests (plots, tally, names);
  plot_ratings (plots, tally, names);
  plot_turns (plots, tally);
  return plots;
}
