/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/content/expected.h"

#include <string.h>

#include "tests/tap/tap.h"

#define COMMENT "<!-- expect\n"

/* "deck “bad”: @deck-size 33 => 34": with the words of that sentence. (transfer full) */
static char *
with_sentence (const char *line)
{
  const char *at = strstr (line, ": @");
  g_autofree char *sentence = NULL;

  if (at == NULL || !g_ascii_islower (at[strlen (": @")]))
    return g_strdup (line);
  at += strlen (": ");
  sentence = tap_sentence_in_line (at + 1);
  return g_strdup_printf ("%.*s%s", (int) (at - line), line, sentence);
}

static char *
expected_messages (const char *content, const char *name)
{
  const char *start = strstr (content, COMMENT);
  const char *end = start != NULL ? strstr (start, "\n-->") : NULL;
  GString *text = g_string_new (NULL);

  if (end == NULL)
    return g_string_free (text, FALSE);
  start += strlen (COMMENT);
  g_autofree char *comment = g_strndup (start, (gsize) (end - start));
  g_auto (GStrv) lines = g_strsplit (comment, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    {
      g_autofree char *whole = with_sentence (*line);

      g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? "\n" : "",
                              g_ascii_isdigit (*whole) ? name : "", g_ascii_isdigit (*whole) ? ":" : "", whole);
    }
  g_string_replace (text, "@", name, 0);
  return g_string_free (text, FALSE);
}

/* The messages as the comment has them. */
static char *
as_written (const char *said, const char *name)
{
  g_auto (GStrv) lines = g_strsplit (said, "\n", -1);
  g_autofree char *place = g_strconcat (name, ":", NULL);
  GString *text = g_string_new (NULL);

  for (char **line = lines; *line != NULL; line++)
    {
      gboolean at_line = g_str_has_prefix (*line, place)
                         && g_ascii_isdigit ((*line)[strlen (place)]);

      g_string_append_printf (text, "%s\n", *line + (at_line ? strlen (place) : 0));
    }
  g_string_replace (text, name, "@", 0);
  return g_string_free (text, FALSE);
}

void
expected_check (const char *path, const char *content, const char *name, const char *said)
{
  g_autofree char *wanted = expected_messages (content, name);
  const char *comment = strstr (content, COMMENT), *end = strstr (content, "\n-->");
  g_autofree char *written = as_written (said, name), *whole = NULL;

  CU_ASSERT (*wanted != '\0');
  /* what says it already, with the name written out, stays as it is */
  if (g_strcmp0 (g_getenv ("SORTIE_UPDATE_GOLDEN"), "yes") != 0 || comment == NULL || end == NULL
      || strcmp (said, wanted) == 0)
    {
      tap_string (said, wanted);
      return;
    }
  whole = g_strdup_printf ("%.*s" COMMENT "%s%s", (int) (comment - content), content, written,
                           end + 1);
  CU_ASSERT (g_file_set_contents (path, whole, -1, NULL));
}

guint
expected_each_file (const char *folder,
                    void (*check) (const char *path, const char *name, gconstpointer data),
                    gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      {
        g_autofree char *file = g_build_filename (folder, name, NULL);

        check (file, name, data);
        n++;
      }
  return n;
}
