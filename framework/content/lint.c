/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include <sortie/base.h>
#include <sortie/deck.h>
#include "base/internal.h"
#include "content/internal.h"

#include "base/i18n.h"

/* Whether the index beside a file lists it; an index that cannot be read lists nothing. */
static gboolean
is_listed (const char *folder, const char *path)
{
  g_autoptr (SortieErrors) unread = sortie_errors_new ();
  g_autofree char *index_path = g_build_filename (folder, "index.xml", NULL);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (xmlDoc) index = NULL;

  if (!g_file_test (index_path, G_FILE_TEST_EXISTS))
    return FALSE;
  index = sortie_xml_read_file (index_path, unread);
  if (index == NULL)
    return FALSE;
  for (const xmlNode *file = sortie_xml_first (xmlDocGetRootElement (index)); file != NULL;
       file = sortie_xml_next (file))
    if (g_strcmp0 (sortie_xml_attribute (file, "name"), name) == 0)
      return TRUE;
  return FALSE;
}

/* All that an index lists, behind the content that it builds on: the cards, and the rulebook. */
static void
lint_folder (const SortieContentNames *names, const char *const *more, const char *folder,
             SortieErrors *errors)
{
  g_autoptr (GPtrArray) folders = g_ptr_array_new ();

  for (; *more != NULL; more++)
    g_ptr_array_add (folders, (gpointer) *more);
  g_ptr_array_add (folders, (gpointer) folder);
  g_ptr_array_add (folders, NULL);
  sortie_catalogue_free (
      sortie_content_load (names, (const char *const *) folders->pdata, errors));
  sortie_rulebook_free (sortie_rulebook_load (folder, NULL, errors));
}

/* The messages that are about a file of the folder or about another folder, out of all. */
static void
pass_on (const SortieErrors *all, const char *folder, const char *file, SortieErrors *errors)
{
  g_autofree char *of_file = g_strconcat (file, ":", NULL);
  g_autofree char *of_folder = g_build_filename (folder, "", NULL);
  gboolean any = FALSE;

  for (guint i = 0; i < sortie_errors_count (all); i++)
    if (g_str_has_prefix (sortie_errors_get (all, i), of_file)
        || !g_str_has_prefix (sortie_errors_get (all, i), of_folder))
      {
        sortie_errors_add (errors, NULL, 0, NULL, "%s", sortie_errors_get (all, i));
        any = TRUE;
      }
  if (!any && sortie_errors_dropped (all) > 0)
    sortie_errors_add (
        errors, file, 0, NULL, "%s",
        _("the other files of this content have too many errors to look at this one"));
}

static void
lint_listed_file (const SortieContentNames *names, const char *const *more, const char *folder,
                  const char *path, SortieErrors *errors)
{
  g_autoptr (SortieErrors) all = sortie_errors_new ();
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *as_loaded = g_build_filename (folder, name, NULL);

  lint_folder (names, more, folder, all);
  pass_on (all, folder, as_loaded, errors);
}

gboolean
sortie_content_lint (const SortieContentNames *names, const char *const *more, const char *path,
                     SortieErrors *errors)
{
  g_return_val_if_fail (names != NULL && more != NULL && path != NULL && errors != NULL, FALSE);

  g_autofree char *folder = g_path_get_dirname (path);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    lint_folder (names, more, path, errors);
  else if (is_listed (folder, path))
    lint_listed_file (names, more, folder, path, errors);
  else
    sortie_catalogue_free (sortie_content_load_file (names, more, path, errors));
  return !sortie_errors_any (errors);
}
