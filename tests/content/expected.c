/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/content/expected.h"

#include <string.h>

char *
expected_messages (const char *content, const char *name)
{
  const char *start = strstr (content, "<!-- expect\n");
  const char *end = start != NULL ? strstr (start, "\n-->") : NULL;
  GString *text = g_string_new (NULL);

  if (end == NULL)
    return g_string_free (text, FALSE);
  start += strlen ("<!-- expect\n");
  g_autofree char *comment = g_strndup (start, (gsize) (end - start));
  g_auto (GStrv) lines = g_strsplit (comment, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? "\n" : "",
                            g_ascii_isdigit (**line) ? name : "",
                            g_ascii_isdigit (**line) ? ":" : "", *line);
  g_string_replace (text, "@", name, 0);
  return g_string_free (text, FALSE);
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
