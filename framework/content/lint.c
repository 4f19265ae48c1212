/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lint.c: lint: loads content, reports all that is wrong with it, and warns of what looks wrong. */
#include <sortie/base.h>
#include "content/content.h"
#include "base/internal.h"
#include "language/internal.h"
#include "content/internal.h"

#include <glib/gstdio.h>

#include "base/i18n.h"

/* Whether the index beside a file lists it. An index that cannot be read lists nothing. */
static gboolean
is_listed_file (const char *folder, const char *path)
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

static guint
count_errors (const SortieErrors *errors)
{
  return sortie_errors_count (errors) + sortie_errors_dropped (errors);
}

/* What would be refused at the start of a match. If nothing is: what a copy of the deck would be refused for, which is
 * a custom deck. */
static void
check_deck (const SortieLint *lint, const SortieCatalogue *catalogue, const SortieDeck *deck, SortieErrors *errors)
{
  SortieDeckCheck check = { .catalogue = catalogue, .options = lint->options, .deck = deck, .errors = errors };
  SortieDeck copy = *deck;
  guint before = count_errors (errors);

  lint->check_deck (&check);
  copy.owned = catalogue->owned;
  check.deck = &copy;
  if (count_errors (errors) == before)
    lint->check_deck (&check);
}

/* Checks content that loaded without errors. @catalogue: (transfer full) (nullable) */
static void
lint_loaded (const SortieLint *lint, SortieCatalogue *catalogue, SortieErrors *errors,
             SortieErrors *warnings)
{
  if (catalogue == NULL)
    return;
  for (guint i = 0; lint->check_deck != NULL && i < catalogue->n_decks; i++)
    check_deck (lint, catalogue, &catalogue->decks[i], errors);
  sortie_lint_endless (catalogue, warnings);
  sortie_catalogue_free (catalogue);
}

/* Whether both are names of one folder. */
static gboolean
are_one_folder (const char *a, const char *b)
{
  GStatBuf one, other;

  return g_stat (a, &one) == 0 && g_stat (b, &other) == 0 && one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

/* Checks everything that an index lists, together with the content that it builds on: the cards, and the rulebook. */
static void
lint_folder (const SortieLint *lint, const char *folder, SortieErrors *errors,
             SortieErrors *warnings)
{
  g_autoptr (GPtrArray) folders = g_ptr_array_new ();

  for (const char *const *more = lint->more; *more != NULL; more++)
    if (!are_one_folder (*more, folder))
      g_ptr_array_add (folders, (gpointer) *more);
  g_ptr_array_add (folders, (gpointer) folder);
  g_ptr_array_add (folders, NULL);
  lint_loaded (lint,
               sortie_content_load (lint->names, (const char *const *) folders->pdata, errors),
               errors, warnings);
  sortie_rulebook_free (sortie_rulebook_load (folder, NULL, errors));
}

/* Passes on those messages that are about a file of the folder or about another folder. Returns: whether there were
 * any */
static gboolean
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
  return any;
}

static void
lint_listed_file (const SortieLint *lint, const char *folder, const char *path)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieErrors) warnings = sortie_errors_new ();
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *as_loaded = g_build_filename (folder, name, NULL);

  lint_folder (lint, folder, errors, warnings);
  pass_on (warnings, folder, as_loaded, lint->warnings);
  if (!pass_on (errors, folder, as_loaded, lint->errors) && sortie_errors_dropped (errors) > 0)
    sortie_errors_add (
        lint->errors, as_loaded, 0, NULL, "%s",
        _("the other files of this content have too many errors to look at this one"));
}

gboolean
sortie_content_lint (const SortieLint *lint, const char *path)
{
  g_return_val_if_fail (lint != NULL && path != NULL, FALSE);

  g_autofree char *folder = g_path_get_dirname (path);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    lint_folder (lint, path, lint->errors, lint->warnings);
  else if (is_listed_file (folder, path))
    lint_listed_file (lint, folder, path);
  else
    lint_loaded (lint, sortie_content_load_file (lint->names, lint->more, path, lint->errors),
                 lint->errors, lint->warnings);
  return !sortie_errors_any (lint->errors);
}
