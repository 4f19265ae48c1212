/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-index.c: reads the index of a folder: which game, which files, in which order. */
#include <string.h>

#include "content/load.h"
#include "base/internal.h"

xmlDoc *
sortie_load_index (const char *folder, SortieErrors *errors, char **ret_path)
{
  *ret_path = g_build_filename (folder, "index.xml", NULL);
  return sortie_xml_read_file (*ret_path, errors);
}

gboolean
sortie_load_is_plain_file (const char *name)
{
  return name != NULL && g_str_has_suffix (name, ".xml") && strchr (name, G_DIR_SEPARATOR) == NULL
         && name[0] != '.' && strcmp (name, "index.xml") != 0;
}

/* <file name="..."/> or <rules name="..."/>: an XML file beside the index that is not listed yet. Adds it to @names. */
static void
add_listed (SortieLoader *l, const xmlNode *node, GPtrArray *names)
{
  const char *name = sortie_xml_attribute (node, "name");

  sortie_load_only_attributes (l, node, (const char *const[]){ "name", NULL });
  if (!sortie_load_is_plain_file (name))
    sortie_load_error (l, node, _("<%s> needs “name”: an XML file beside the index"),
                       sortie_xml_name (node));
  else if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    sortie_load_error (l, node, _("“%s” is listed twice"), name);
  else
    g_ptr_array_add (names, g_strdup (name));
}

/* Includes the packs of an index. Returns the names in it: first the files of cards in order, then those of the
 * rulebook, if there is one. (transfer full) */
static GPtrArray *
listed_files (SortieLoader *l, const xmlNode *root, guint *ret_n_cards)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  sortie_load_only_children (l, root, (const char *const[]){ "file", "pack", SORTIE_INDEX_RULES, NULL });
  for (SORTIE_EACH_ELEMENT (root, child))
    if (sortie_xml_is (child, "file"))
      add_listed (l, child, names);
    else if (sortie_xml_is (child, "pack"))
      sortie_load_pack (l, child);
  *ret_n_cards = names->len;
  for (SORTIE_EACH_ELEMENT (root, child))
    if (sortie_xml_is (child, SORTIE_INDEX_RULES))
      add_listed (l, child, names);
  return names;
}

/* Reports unlisted XML files, which would otherwise be silently ignored. */
static void
check_unlisted (SortieLoader *l, const char *folder, const GPtrArray *names, const xmlNode *root)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (sortie_load_is_plain_file (name)
        && !g_ptr_array_find_with_equal_func ((GPtrArray *) names, name, g_str_equal, NULL))
      sortie_load_error (l, root, _("“%s” is beside the index, but not listed in it"), name);
}

static void
check_game (SortieLoader *l, const xmlNode *root)
{
  const char *game = sortie_load_needed (l, root, "game");

  sortie_load_only_attributes (l, root, (const char *const[]){ "game", NULL });
  if (game != NULL && l->names->game != NULL && strcmp (l->names->game, game) != 0)
    sortie_load_error (l, root, _("this is content of the game “%s”, not “%s”"), game,
                       l->names->game);
}

void
sortie_load_folder (SortieLoader *l, const char *folder, xmlDoc *index, const char *index_path)
{
  xmlNode *root = xmlDocGetRootElement (index);

  sortie_load_open (l, index_path);
  sortie_load_check_namespace (l, root);
  if (!sortie_load_is_root (l, root, "index"))
    return;
  check_game (l, root);

  guint n_cards;
  g_autoptr (GPtrArray) names = listed_files (l, root, &n_cards);

  check_unlisted (l, folder, names, root);
  for (guint i = 0; i < n_cards; i++)
    {
      g_autofree char *path = g_build_filename (folder, g_ptr_array_index (names, i), NULL);

      sortie_load_path (l, path);
    }
}

