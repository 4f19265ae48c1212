/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search.c: finds modules, and checks the file and the folder that were opened.
 *
 * The module is later loaded by its path, because debuggers and sanitizers need its name. So the folders above are
 * trusted (docs/SECURITY.md). */
#include "config.h" /* for O_PATH */

#include <errno.h>
#include <fcntl.h>
#include <gmodule.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/internal.h"
#include "module/internal.h"

#define SUFFIX "." G_MODULE_SUFFIX
#define LIBTOOL_SUFFIX ".la"
/* how much of an invalid name to show */
#define WIDTH_SHOWN 60

/* ---- Folders ---------------------------------------------------------------------- */

static char **
split_path (const char *path)
{
  char **folders = g_strsplit (path != NULL ? path : "", G_SEARCHPATH_SEPARATOR_S, -1);
  guint n = 0;

  for (guint i = 0; folders[i] != NULL; i++)
    if (*folders[i] != '\0')
      folders[n++] = folders[i];
    else
      g_free (folders[i]);
  folders[n] = NULL;
  return folders;
}

char *
sortie_search_content (const SortiePaths *paths, const char *name)
{
  g_auto (GStrv) folders = split_path (paths->content);

  for (char **folder = folders; *folder != NULL; folder++)
    {
      g_autofree char *file = g_build_filename (*folder, name, NULL);

      if (g_file_test (file, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&file);
    }
  return NULL;
}

/* ---- Files ------------------------------------------------------------------------ */

/* Opens the file to be examined, not read: devices and pipes do not notice. -1, and sets errno, if there is none. */
static int
open_regular (int folder, const char *name)
{
  int fd = openat (folder, name, O_PATH | O_CLOEXEC);
  struct stat info;

  if (fd < 0 || (fstat (fd, &info) == 0 && S_ISREG (info.st_mode)))
    return fd;
  close (fd);
  errno = EINVAL;
  return -1;
}

static int
open_folder (const char *path)
{
  return open (path, O_PATH | O_DIRECTORY | O_CLOEXEC);
}

static void
close_opened (int fd)
{
  if (fd >= 0)
    close (fd);
}

/* Whether the folder has a module with that name; if so, @ret is its path, or NULL with @error. */
static gboolean
look_in (const char *folder, const char *name, char **ret, GError **error)
{
  int within = open_folder (folder);
  int fd = within >= 0 ? open_regular (within, name) : -1;
  g_autofree char *path = g_build_filename (folder, name, NULL);

  if (fd >= 0 && sortie_trust_check (within, folder, error) && sortie_trust_check (fd, path, error))
    *ret = g_steal_pointer (&path);
  close_opened (fd);
  close_opened (within);
  return fd >= 0;
}

char *
sortie_search_file (const char *path, GError **error)
{
  int fd = open_regular (AT_FDCWD, path);
  gboolean trusted;

  if (fd < 0)
    {
      sortie_set_error (error, SORTIE_ERROR_FILE, "%s: %s", path,
                        errno == EINVAL ? _ ("this is not a regular file") : g_strerror (errno));
      return NULL;
    }
  trusted = sortie_trust_check (fd, path, error);
  close (fd);
  if (!trusted)
    return NULL;
  if (!g_str_has_suffix (path, LIBTOOL_SUFFIX))
    return g_canonicalize_filename (path, NULL);
  /* it could lead to another file, which was not checked */
  sortie_set_error (
      error, SORTIE_ERROR_MODULE,
      _ ("%s: this only describes a module; name the shared object, in the folder “.libs” "
         "beside it"),
      path);
  return NULL;
}

/* ---- Games by their ids ----------------------------------------------------------- */

static void
add_games_of_folder (GHashTable *games, const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *file;

  while (folder != NULL && (file = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *id = g_str_has_suffix (file, SUFFIX)
                                ? g_strndup (file, strlen (file) - strlen (SUFFIX))
                                : NULL;
      g_autofree char *whole = g_build_filename (path, file, NULL);

      /* only a regular file counts: a folder may have such a name, too */
      if (sortie_words_is_id (id) && g_file_test (whole, G_FILE_TEST_IS_REGULAR))
        g_hash_table_add (games, g_steal_pointer (&id));
    }
}

char **
sortie_module_list (const SortiePaths *paths)
{
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) folders = split_path (paths->modules);
  g_autofree gpointer *ids = NULL;
  char **list;
  guint n;

  for (char **folder = folders; *folder != NULL; folder++)
    add_games_of_folder (games, *folder);
  ids = g_hash_table_get_keys_as_array (games, &n);
  list = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    list[i] = g_strdup (ids[i]);
  qsort (list, n, sizeof *list, sortie_texts_compare);
  return list;
}

static void
refuse_unknown_game (const SortiePaths *paths, const char *id, GError **error)
{
  g_auto (GStrv) games = sortie_module_list (paths);
  g_autofree char *clean = sortie_text_clean (id);
  g_autofree char *shown = sortie_text_truncate (clean, WIDTH_SHOWN, "...");
  g_autofree char *instead =
      sortie_words_instead (id, (const char *const *) games, g_strv_length (games));

  sortie_set_error (error, SORTIE_ERROR_UNKNOWN, _ ("there is no game “%s” in %s%s"), shown,
                    paths->modules != NULL ? paths->modules : "", instead);
}

char *
sortie_search_module (const SortiePaths *paths, const char *id, GError **error)
{
  g_auto (GStrv) folders = split_path (paths->modules);
  g_autofree char *file = g_strconcat (id, SUFFIX, NULL);
  char *found = NULL;

  /* an id has neither slash nor dot, so the file is in the folder itself */
  for (char **folder = folders; sortie_words_is_id (id) && *folder != NULL; folder++)
    if (look_in (*folder, file, &found, error))
      return found;
  refuse_unknown_game (paths, id, error);
  return NULL;
}
