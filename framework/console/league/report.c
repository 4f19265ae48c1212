/* SPDX-License-Identifier: GPL-3.0-or-later */
/* report.c: a run as a page of HTML (league.h). */
#include "console/league/league.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "base/file.h"
#include <gio/gio.h>

#include "base/i18n.h"

/* The page loads nothing from elsewhere. */
static const char style[]
    = "body{font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}"
      "table{border-collapse:collapse;margin:.5rem 0 1.5rem}"
      "th,td{padding:.15rem .6rem;border-bottom:1px solid #ddd;text-align:right}"
      "th.w,td.w{text-align:left}"
      "thead th{border-bottom:2px solid #888}"
      "p.a{color:#555}svg{max-width:100%;height:auto}";

static void
append_escaped (GString *page, const char *before, const char *text, const char *after)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (page, "%s%s%s", before, escaped, after);
}

static void
append_row (GString *page, const LeagueTable *table, const GPtrArray *row, const char *cell)
{
  g_string_append (page, "<tr>");
  for (guint i = 0; i < row->len; i++)
    {
      g_autofree char *before
          = g_strdup_printf ("<%s%s>", cell, i < table->words ? " class=\"w\"" : "");
      g_autofree char *after = g_strdup_printf ("</%s>", cell);

      append_escaped (page, before, row->pdata[i], after);
    }
  g_string_append (page, "</tr>\n");
}

static void
append_table (GString *page, const LeagueTable *table)
{
  append_escaped (page, "<h2>", table->title, "</h2>\n");
  if (table->about != NULL)
    append_escaped (page, "<p class=\"a\">", table->about, "</p>\n");
  g_string_append (page, "<table>\n<thead>");
  append_row (page, table, table->headings, "th");
  g_string_append (page, "</thead>\n<tbody>\n");
  for (guint i = 0; i < table->rows->len; i++)
    append_row (page, table, table->rows->pdata[i], "td");
  g_string_append (page, "</tbody>\n</table>\n");
}

static void
append_summary (GString *page, const LeagueTally *tally, const LeagueNames *names)
{
  g_autofree char *summary = league_summary (tally, names);
  g_auto (GStrv) lines = g_strsplit (summary, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    append_escaped (page, "<p>", *line, "</p>\n");
}

static void
append_plots (GString *page, const LeagueTally *tally, const LeagueNames *names)
{
  g_autoptr (GPtrArray) plots = league_plots (tally, names);

  for (guint i = 0; i < plots->len; i++)
    {
      const LeaguePlot *plot = plots->pdata[i];

      append_escaped (page, "<h2>", plot->title, "</h2>\n");
      g_string_append (page, plot->svg);
    }
}

/* the beginning of each of our pages */
#define BEGINNING "<!DOCTYPE html>\n<!-- sortie league -->\n"

/* An old file is lost, so it must be one of our pages, or empty. */
static gboolean
may_replace (const char *path, GError **error)
{
  char bytes[sizeof BEGINNING] = "";
  int file;
  gssize n;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return TRUE;
  file = sortie_file_open (path, O_RDONLY, G_MAXINT64, error);
  if (file < 0)
    {
      g_prefix_error (error, "%s: ", path);
      return FALSE;
    }
  n = pread (file, bytes, strlen (BEGINNING), 0);
  close (file);
  if (n == 0 || strcmp (bytes, BEGINNING) == 0)
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_FILE,
                           _ ("%s: this file already holds something else; choose another name"), path);
}

gboolean
league_report_write (const char *path, const LeagueTally *tally, const LeagueNames *names,
                     GError **error)
{
  g_autoptr (GString) page = g_string_new (BEGINNING);
  g_autoptr (GPtrArray) tables = league_tables (tally, names);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  if (!may_replace (path, error))
    return FALSE;
  /* Translators: the code of the language into which you translate, as HTML wants it. */
  append_escaped (page, "<html lang=\"", _ ("en"), "\">\n<head><meta charset=\"utf-8\">");
  append_escaped (page, "<title>", _ ("Results of a league"), "</title>");
  g_string_append_printf (page, "<style>%s</style></head>\n<body>\n", style);
  append_escaped (page, "<h1>", _ ("Results of a league"), "</h1>\n");
  append_summary (page, tally, names);
  append_plots (page, tally, names);
  for (guint i = 0; i < tables->len; i++)
    append_table (page, tables->pdata[i]);
  g_string_append (page, "</body>\n</html>\n");
  return g_file_replace_contents (file, page->str, page->len, NULL, FALSE, G_FILE_CREATE_NONE, NULL,
                                  NULL, error);
}
