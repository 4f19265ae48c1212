/* SPDX-License-Identifier: GPL-3.0-or-later */
/* results.c: the file of a run, which grows line by line (league.h). */
#include "console/league/league.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/file.h"
#include "base/i18n.h"

struct LeagueResults
{
  int file; /* -1: none */
  char *path;
};

static gboolean
failed (const char *path, GError **error)
{
  return sortie_set_error (error, SORTIE_ERROR_FILE, _ ("cannot write %s: %s"), path, g_strerror (errno));
}

gboolean
league_results_add (LeagueResults *results, const char *line, GError **error)
{
  g_autofree char *whole = results->file < 0 ? NULL : g_strconcat (line, "\n", NULL);

  return whole == NULL || sortie_file_write_all (results->file, whole, strlen (whole))
         || failed (results->path, error);
}

/* the beginning of every head */
#define ANY_HEAD "{\"format\":\"" LEAGUE_FORMAT "\""

static gboolean
is_not_ours (const char *path, const char *line, GError **error)
{
  if (g_str_has_prefix (line, ANY_HEAD))
    sortie_set_error (error, SORTIE_ERROR_MISMATCH,
                      _ ("%s holds the results of another run; name another file, or remove it"), path);
  else
    sortie_set_error (error, SORTIE_ERROR_MISMATCH, _ ("%s does not hold results"), path);
  return FALSE;
}

/* Whether it is the head, or as much of it as an interrupted run has written. */
static gboolean
is_head (const char *line, gboolean is_whole, const char *head)
{
  return is_whole ? strcmp (line, head) == 0 : g_str_has_prefix (head, line);
}

/* Reads the lines that are there, the head first. @ret_end: where the last whole line ends. The first
 * line must be the head or, if it is all there is and has no newline, a beginning of it: else FALSE and @error. */
static gboolean
read_lines (LeagueReader *reader, const char *path, const char *head, LeagueTakeLine take, gpointer data,
            guint64 *ret_end, GError **error)
{
  const char *line;
  gboolean is_whole;

  for (*ret_end = 0;; *ret_end += strlen (line) + 1)
    {
      guint number;

      if (!league_reader_next (reader, &line, &is_whole, error))
        return FALSE;
      number = league_reader_number (reader);
      if (line != NULL && number == 1 && !is_head (line, is_whole, head))
        return is_not_ours (path, line, error);
      if (line == NULL || !is_whole)
        return TRUE;
      if (number > 1 && !take (data, line, number, error))
        return FALSE;
    }
}

/* Locks the file for us, and cuts it to whole lines. */
static gboolean
take_file (LeagueResults *results, const char *head, LeagueTakeLine take, gpointer data, GError **error)
{
  g_autoptr (LeagueReader) reader = NULL;
  guint64 end = 0;

  results->file = sortie_file_open (results->path, O_RDWR | O_CREAT | O_APPEND, G_MAXINT64, error);
  if (results->file < 0)
    {
      g_prefix_error (error, "%s: ", results->path);
      return FALSE;
    }
  if (flock (results->file, LOCK_EX | LOCK_NB) != 0)
    return sortie_set_error (error, SORTIE_ERROR_FILE, _ ("another program is writing %s"), results->path);
  reader = league_reader_new (results->file, results->path, error);
  if (reader == NULL || !read_lines (reader, results->path, head, take, data, &end, error))
    return FALSE;
  if (ftruncate (results->file, (off_t) end) != 0)
    return failed (results->path, error);
  return end > 0 || league_results_add (results, head, error);
}

LeagueResults *
league_results_open (const char *path, const char *head, LeagueTakeLine take, gpointer data,
                     GError **error)
{
  g_autoptr (LeagueResults) results = g_new0 (LeagueResults, 1);

  results->file = -1;
  results->path = g_strdup (path);
  if (strlen (head) >= LEAGUE_MAX_LINE)
    {
      sortie_set_error (error, SORTIE_ERROR_LIMIT, "%s", _ ("these are too many contests for one run"));
      return NULL;
    }
  if (path != NULL && !take_file (results, head, take, data, error))
    return NULL;
  return g_steal_pointer (&results);
}

void
league_results_close (LeagueResults *results)
{
  if (results == NULL)
    return;
  if (results->file >= 0)
    close (results->file);
  g_free (results->path);
  g_free (results);
}
