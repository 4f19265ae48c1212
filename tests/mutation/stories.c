/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stories.c: scenario files, taken apart by scenario. */
#include <sortie/base.h>
#include "base/internal.h"
#include "tests/mutation/mutation.h"

#include <string.h>

static void
file_free (gpointer data)
{
  StoryFile *file = data;

  g_free (file->path);
  g_free (file->head);
  g_ptr_array_unref (file->content);
  g_ptr_array_unref (file->scenarios);
  g_free (file);
}

static void
read_content (StoryFile *file)
{
  g_auto (GStrv) lines = g_strsplit (file->head, "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    if (g_str_has_prefix (*line, "content "))
      g_ptr_array_add (file->content, g_strstrip (g_strdup (*line + strlen ("content "))));
  g_ptr_array_add (file->content, NULL);
}

/* "scenario " at the start of a line begins one. */
static StoryFile *
read_file (const char *path)
{
  StoryFile *file = g_new0 (StoryFile, 1);
  g_autofree char *text = NULL;
  g_auto (GStrv) parts = NULL;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    g_error ("%s cannot be read", path);
  parts = g_strsplit (text, "\nscenario ", -1);
  file->path = g_strdup (path);
  file->head = g_strdup (parts[0]);
  file->content = g_ptr_array_new_with_free_func (g_free);
  file->scenarios = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    g_ptr_array_add (file->scenarios, g_strconcat ("scenario ", parts[i], "\n", NULL));
  read_content (file);
  return file;
}

static void
read_folder (GPtrArray *files, const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        read_folder (files, path);
      else if (g_str_has_suffix (name, ".scenario"))
        g_ptr_array_add (files, read_file (path));
    }
}

GPtrArray *
stories_read (const char *folder)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (file_free);

  read_folder (files, folder);
  return files;
}

static gboolean
names_any (const char *text, const char *const *ids)
{
  for (; *ids != NULL; ids++)
    if (sortie_words_name (text, *ids))
      return TRUE;
  return FALSE;
}

char *
story_text (const StoryFile *file, const char *const *ids)
{
  GString *text = g_string_new (file->head);
  gsize head;

  g_string_append_c (text, '\n');
  head = text->len;
  for (guint i = 0; i < file->scenarios->len; i++)
    if (names_any (file->scenarios->pdata[i], ids))
      g_string_append (text, file->scenarios->pdata[i]);
  return g_string_free (text, text->len == head);
}
