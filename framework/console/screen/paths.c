/* SPDX-License-Identifier: GPL-3.0-or-later */
/* paths.c: where the program finds its modules, content and translations. */
#include "config.h" /* for secure_getenv() and getresuid() */

#include "console/screen/paths.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <unistd.h>

/* libtool puts a program that is not installed in a folder of this name, and configure puts uninstalled.ini one
 * folder above it */
#define BUILD_FOLDER ".libs"
#define BUILD_TREE "uninstalled.ini"

gboolean
console_has_raised_rights (void)
{
  uid_t user, effective_user, saved_user;
  gid_t group, effective_group, saved_group;

  if (getauxval (AT_SECURE) != 0 || getresuid (&user, &effective_user, &saved_user) != 0
      || getresgid (&group, &effective_group, &saved_group) != 0)
    return TRUE;
  return user != effective_user || user != saved_user || group != effective_group
         || group != saved_group;
}

const char *
console_environment (const char *variable)
{
  return console_has_raised_rights () ? NULL : secure_getenv (variable);
}

/* The build tree's value for @key; NULL if the program is installed. Whoever starts the program chooses its name. */
static char *
build_tree_folder (const char *key)
{
  g_autofree char *folder = g_path_get_dirname (program_invocation_name);
  g_autofree char *name = g_path_get_basename (folder);
  if (!g_str_equal (name, BUILD_FOLDER) || console_has_raised_rights ())
    return NULL;

  g_autofree char *file = g_build_filename (folder, "..", BUILD_TREE, NULL);
  g_autoptr (GKeyFile) tree = g_key_file_new ();
  if (!g_key_file_load_from_file (tree, file, G_KEY_FILE_NONE, NULL))
    return NULL;
  return g_key_file_get_string (tree, "uninstalled", key, NULL);
}

static char *
own_folder (const char *key, const char *installed)
{
  char *folder = build_tree_folder (key);
  return folder != NULL ? folder : g_strdup (installed);
}

static GStrv
search_path (const char *variable, const char *key, const char *installed)
{
  const char *named = console_environment (variable);
  if (named != NULL && *named)
    return g_strsplit (named, G_SEARCHPATH_SEPARATOR_S, -1);

  GStrv path = g_new0 (char *, 2);
  path[0] = own_folder (key, installed);
  return path;
}

GStrv
console_module_path (void)
{
  return search_path ("SORTIE_MODULE_PATH", "modules", SORTIE_MODULEDIR);
}

GStrv
console_content_path (void)
{
  return search_path ("SORTIE_CONTENT_PATH", "content", SORTIE_CONTENTDIR);
}

char *
console_template_folder (void)
{
  g_auto (GStrv) path = console_content_path ();
  g_autofree char *own = own_folder ("content", SORTIE_CONTENTDIR);

  for (char **content = path; *content != NULL; content++)
    {
      g_autofree char *folder = g_build_filename (*content, "new-game", NULL);

      if (g_file_test (folder, G_FILE_TEST_IS_DIR))
        return g_steal_pointer (&folder);
    }
  return g_build_filename (own, "new-game", NULL);
}

char *
console_locale_folder (void)
{
  const char *named = console_environment ("SORTIE_LOCALE_PATH");

  if (named != NULL && *named)
    return g_strdup (named);
  return own_folder ("locale", LOCALEDIR);
}

char *
console_file_name (const char *typed)
{
  if (g_str_has_prefix (typed, "~/"))
    return g_build_filename (g_get_home_dir (), typed + 2, NULL);
  return g_strdup (typed);
}
