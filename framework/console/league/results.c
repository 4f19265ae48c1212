/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/league/results.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/i18n.h"

struct LeagueResults
{
  int file; /* -1: none */
  char *path;
};

static gboolean
failed (const char *path, GError **error)
{
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_FILE, _ ("cannot write %s: %s"), path,
               g_strerror (errno));
  return FALSE;
}

static gboolean
write_all (int file, const char *bytes, gsize size)
{
  while (size > 0)
    {
      gssize n = write (file, bytes, size);

      if (n < 0 && errno != EINTR)
        return FALSE;
      if (n > 0)
        {
          bytes += n;
          size -= (gsize) n;
        }
    }
  return TRUE;
}

gboolean
league_results_add (LeagueResults *results, const char *line, GError **error)
{
  g_autofree char *whole = results->file < 0 ? NULL : g_strconcat (line, "\n", NULL);

  return whole == NULL || write_all (results->file, whole, strlen (whole))
         || failed (results->path, error);
}

/* The lines that are there, the head first. @ret_end: where the last whole one ends */
static gboolean
read_lines (const char *path, char *text, const char *head,
            gboolean (*line) (gpointer, const char *, guint, GError **), gpointer data, gsize *ret_end,
            GError **error)
{
  guint number = 1;
  char *at = text, *end;

  for (; (end = strchr (at, '\n')) != NULL; at = end + 1, number++)
    {
      *end = '\0';
      if (number > 1 && !line (data, at, number, error))
        return FALSE;
      if (number == 1 && strcmp (at, head) != 0)
        {
          g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_MISMATCH,
                       _ ("%s holds the results of another run; name another file, or remove it"),
                       path);
          return FALSE;
        }
    }
  /* half of a line is not even a head if nothing of it is */
  if (number == 1 && *at != '\0' && !g_str_has_prefix (head, at))
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_MISMATCH,
                   _ ("%s does not hold results"), path);
      return FALSE;
    }
  *ret_end = (gsize) (at - text);
  return TRUE;
}

/* The file is ours alone from here on, and holds whole lines only. */
static gboolean
take_file (LeagueResults *results, const char *head,
           gboolean (*line) (gpointer, const char *, guint, GError **), gpointer data, GError **error)
{
  g_autofree char *text = NULL;
  gsize end = 0;

  results->file = open (results->path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (results->file < 0)
    return failed (results->path, error);
  if (flock (results->file, LOCK_EX | LOCK_NB) != 0)
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_FILE, _ ("another program is writing %s"),
                   results->path);
      return FALSE;
    }
  if (!g_file_get_contents (results->path, &text, NULL, error)
      || !read_lines (results->path, text, head, line, data, &end, error))
    return FALSE;
  if (ftruncate (results->file, (off_t) end) != 0)
    return failed (results->path, error);
  return end > 0 || league_results_add (results, head, error);
}

LeagueResults *
league_results_open (const char *path, const char *head,
                     gboolean (*line) (gpointer data, const char *text, guint number, GError **error),
                     gpointer data, GError **error)
{
  g_autoptr (LeagueResults) results = g_new0 (LeagueResults, 1);

  results->file = -1;
  results->path = g_strdup (path);
  if (path != NULL && !take_file (results, head, line, data, error))
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
