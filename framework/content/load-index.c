/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* The index of a folder: which game, which files, in which order. */
#include <string.h>

#include "content/load.h"

xmlDoc *
sortie_load_index (const char *folder, SortieErrors *errors, char **ret_path)
{
  *ret_path = g_build_filename (folder, "index.xml", NULL);
  return sortie_xml_read_file (*ret_path, errors);
}

static gboolean
is_plain_file (const char *name)
{
  return name != NULL && g_str_has_suffix (name, ".xml") && strchr (name, G_DIR_SEPARATOR) == NULL
         && name[0] != '.' && strcmp (name, "index.xml") != 0;
}

/* The names in an index, each a file beside it. (transfer full) */
static GPtrArray *
listed_files (SortieLoader *l, const xmlNode *root)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (xmlNode *child = sortie_xml_first (root); child != NULL; child = sortie_xml_next (child))
    {
      const char *name = sortie_xml_attribute (child, "name");

      if (!sortie_xml_is (child, "file"))
        {
          GPtrArray *candidates = g_ptr_array_new ();

          g_ptr_array_add (candidates, (gpointer) "file");
          sortie_load_unknown_child (l, child, candidates);
          continue;
        }
      sortie_load_only_attributes (l, child, (const char *const[]){ "name", NULL });
      if (!is_plain_file (name))
        sortie_load_error (l, child, _("<file> needs \"name\": an XML file beside the index"));
      else if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
        sortie_load_error (l, child, _("\"%s\" is listed twice"), name);
      else
        g_ptr_array_add (names, g_strdup (name));
    }
  return names;
}

/* An XML file that nobody listed would be ignored without a word. */
static void
check_unlisted (SortieLoader *l, const char *folder, const GPtrArray *names, const xmlNode *root)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_plain_file (name)
        && !g_ptr_array_find_with_equal_func ((GPtrArray *) names, name, g_str_equal, NULL))
      sortie_load_error (l, root, _("\"%s\" is beside the index, but not listed in it"), name);
}

static void
check_game (SortieLoader *l, const xmlNode *root)
{
  const char *game = sortie_xml_attribute (root, "game");

  sortie_load_only_attributes (l, root, (const char *const[]){ "game", NULL });
  if (game == NULL)
    sortie_load_error (l, root, _("<%s> needs \"%s\""), "index", "game");
  else if (l->names->game != NULL && strcmp (l->names->game, game) != 0)
    sortie_load_error (l, root, _("this is content of the game \"%s\", not \"%s\""), game,
                       l->names->game);
}

void
sortie_load_folder (SortieLoader *l, const char *folder, xmlDoc *index, const char *index_path)
{
  xmlNode *root = xmlDocGetRootElement (index);

  l->file = sortie_load_keep (l, index_path);
  sortie_load_check_namespace (l, root);
  if (!sortie_load_is_root (l, root, "index"))
    return;
  check_game (l, root);

  g_autoptr (GPtrArray) names = listed_files (l, root);

  check_unlisted (l, folder, names, root);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      sortie_load_path (l, path);
    }
}

