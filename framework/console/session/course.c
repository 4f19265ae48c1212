/* SPDX-License-Identifier: GPL-3.0-or-later */
/* course.c: the lessons and puzzles of a game, and a user's progress. */
#include "console/session/course.h"

#include <glib/gstdio.h>
#include <string.h>

#include "console/session/saves.h"

const ConsoleCourse console_course_lessons = { "lessons", ".lesson" };
const ConsoleCourse console_course_puzzles = { "puzzles", ".puzzle" };

/* (transfer full) */
static char *
path_of (const ConsoleCourse *course)
{
  g_autofree char *folder = console_saves_folder ();

  return g_build_filename (folder, course->folder, NULL);
}

static GKeyFile *
load (const ConsoleCourse *course)
{
  GKeyFile *file = g_key_file_new ();
  g_autofree char *path = path_of (course);

  g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL);
  return file;
}

void
console_course_note (const ConsoleCourse *course, const char *game, const char *id, guint done)
{
  g_autoptr (GKeyFile) file = load (course);
  g_autofree char *path = path_of (course), *folder = g_path_get_dirname (path);

  g_key_file_set_integer (file, game, id, (gint) done);
  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_key_file_save_to_file (file, path, NULL);
}

static void
file_free (gpointer data)
{
  ConsoleCourseFile *file = data;

  g_free (file->id);
  g_free (file->path);
  g_free (file->title);
  g_free (file);
}

static gint
by_id (gconstpointer a, gconstpointer b)
{
  const ConsoleCourseFile *const *first = a, *const *second = b;

  return strcmp ((*first)->id, (*second)->id);
}

static void
add_file (const ConsoleCourse *course, GKeyFile *done, const char *game, const char *folder,
          const char *name, GPtrArray *files)
{
  ConsoleCourseFile *file = g_new0 (ConsoleCourseFile, 1);

  file->id = g_strndup (name, strlen (name) - strlen (course->ending));
  file->path = g_build_filename (folder, name, NULL);
  file->done = (guint) MAX (g_key_file_get_integer (done, game, file->id, NULL), 0);
  g_ptr_array_add (files, file);
}

GPtrArray *
console_course_files (const ConsoleCourse *course, const SortiePaths *paths, const char *game)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (file_free);
  g_auto (GStrv) roots = g_strsplit (paths->content, G_SEARCHPATH_SEPARATOR_S, -1);
  g_autoptr (GKeyFile) done = load (course);

  for (guint i = 0; roots[i] != NULL; i++)
    {
      g_autofree char *folder = g_build_filename (roots[i], game, course->folder, NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        if (g_str_has_suffix (name, course->ending))
          add_file (course, done, game, folder, name, files);
    }
  g_ptr_array_sort (files, by_id);
  return files;
}
