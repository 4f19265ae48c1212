/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* loader.c: the loader: reads the files, collects their entries, then fills these in. */
#include "content/content.h"
#include "base/internal.h"
#include "content/internal.h"
#include "language/elements.h"
#include "language/internal.h"
#include "speech/internal.h"

#include "content/load.h"

/* Definitions are numbered with 16 bits, and references use all of them. */
#define MAX_ENTRIES 4096

/* Entry 0, "unknown": nothing is printed on it. */
static void
add_unknown (SortieLoader *l)
{
  const SortieValueDecl *values = l->names->vocabulary->values;
  SortieDef def = { .id = "", .name = "", .faction_index = SORTIE_NO_INDEX };

  for (guint i = 0; values != NULL && values[i].id != NULL; i++)
    def.printed[i] = values[i].otherwise;
  g_array_append_val (l->defs, def);
}

SortieLoader *
sortie_loader_new (const SortieContentNames *names, SortieErrors *errors)
{
  SortieLoader *l = g_new0 (SortieLoader, 1);

  l->names = names;
  l->errors = errors;
  l->compiler = sortie_compiler_new (names, errors);
  l->strings = g_string_chunk_new (4096);
  l->docs = g_ptr_array_new_with_free_func ((GDestroyNotify) xmlFreeDoc);
  l->defs = g_array_new (FALSE, TRUE, sizeof (SortieDef));
  l->decks = g_array_new (FALSE, TRUE, sizeof (SortieDeck));
  l->factions = g_array_new (FALSE, TRUE, sizeof (SortieFaction));
  l->keywords = g_array_new (FALSE, TRUE, sizeof (SortieKeyword));
  l->records = g_array_new (FALSE, TRUE, sizeof (SortieRecord));
  l->def_entries = g_array_new (FALSE, TRUE, sizeof (SortieEntry));
  l->deck_entries = g_array_new (FALSE, TRUE, sizeof (SortieEntry));
  l->faction_entries = g_array_new (FALSE, TRUE, sizeof (SortieEntry));
  l->keyword_entries = g_array_new (FALSE, TRUE, sizeof (SortieEntry));
  l->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  add_unknown (l);
  return l;
}

/* What the catalogue took is NULL now. */
void
sortie_loader_free (SortieLoader *l)
{
  GArray *tables[] = { l->defs, l->decks, l->factions, l->keywords, l->records, l->def_entries,
                       l->deck_entries, l->faction_entries, l->keyword_entries };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i] != NULL)
      g_array_unref (tables[i]);
  sortie_compiler_free (l->compiler);
  sortie_rulebook_free (l->book);
  if (l->strings != NULL)
    g_string_chunk_free (l->strings);
  g_ptr_array_unref (l->docs);
  g_hash_table_unref (l->ids);
  g_free (l->subject);
  g_free (l);
}

/* ---- The second pass: reading the entries --------------------------------------------- */

static void
fill_entries (SortieLoader *l, const GArray *entries,
              void (*load) (SortieLoader *l, const SortieEntry *entry))
{
  for (guint i = 0; i < entries->len; i++)
    load (l, &g_array_index (entries, SortieEntry, i));
}

static void
check_keywords (SortieLoader *l)
{
  for (guint i = 0; i < l->keyword_entries->len; i++)
    {
      const SortieEntry *entry = &g_array_index (l->keyword_entries, SortieEntry, i);

      if (*g_array_index (l->keywords, SortieKeyword, i).id == '\0')
        continue; /* without an id, nothing could have it */
      sortie_load_enter (l, entry);
      if (!sortie_compiler_keyword_is_used (l->compiler, (guint16) i))
        sortie_load_error (l, entry->node, _("no card has this keyword"));
    }
}

/* Whether a card with the ability @keyword also has @wanted, apart from what is granted. */
static gboolean
brings (const SortieCatalogue *catalogue, guint keyword, guint wanted, guint depth)
{
  const SortieKeyword *k = &catalogue->keywords[keyword];

  for (guint i = k->first_clause; i < (guint) k->first_clause + k->n_clauses; i++)
    {
      const SortieClause *clause = &catalogue->clauses[i];

      if (clause->kind == SORTIE_CLAUSE_KEYWORD && clause->key < catalogue->n_keywords
          && (clause->key == wanted
              || (depth > 0 && brings (catalogue, clause->key, wanted, depth - 1))))
        return TRUE;
    }
  return FALSE;
}

static void
check_circles (SortieLoader *l, const SortieCatalogue *catalogue)
{
  for (guint i = 0; i < l->keyword_entries->len; i++)
    {
      const SortieEntry *entry = &g_array_index (l->keyword_entries, SortieEntry, i);

      sortie_load_enter (l, entry);
      if (brings (catalogue, i, i, SORTIE_MAX_KEYWORD_DEPTH))
        sortie_load_error (l, entry->node, _("this keyword has itself"));
    }
}

/* Moves one of the loader's tables into the catalogue. */
#define TAKE(l, catalogue, table)                                                          \
  G_STMT_START                                                                             \
  {                                                                                        \
    (catalogue)->n_##table = (guint16) (l)->table->len;                                    \
    (catalogue)->table = (gpointer) g_array_free (g_steal_pointer (&(l)->table), FALSE);   \
  }                                                                                        \
  G_STMT_END

static SortieCatalogue *
take_catalogue (SortieLoader *l)
{
  SortieCatalogue *catalogue = g_new0 (SortieCatalogue, 1);

  catalogue->names = l->names;
  catalogue->vocabulary = l->names->vocabulary;
  catalogue->domain = l->names->domain;
  catalogue->fingerprint = sortie_content_fingerprint (l->docs);
  TAKE (l, catalogue, defs);
  TAKE (l, catalogue, decks);
  TAKE (l, catalogue, factions);
  TAKE (l, catalogue, keywords);
  TAKE (l, catalogue, records);
  catalogue->owned = g_steal_pointer (&l->strings);
  return catalogue;
}

static void
check_count (SortieLoader *l)
{
  guint n = MAX (l->defs->len, MAX (l->decks->len, MAX (l->keywords->len, l->factions->len)));

  if (n > MAX_ENTRIES)
    sortie_errors_add (l->errors, NULL, 0, NULL,
                       _("the content has %u entries of one kind; at most %d are allowed"), n, MAX_ENTRIES);
}

/* Frees the loader. */
static SortieCatalogue *
finish (SortieLoader *l)
{
  SortieCatalogue *catalogue;

  check_count (l);
  fill_entries (l, l->faction_entries, sortie_load_faction_entry);
  fill_entries (l, l->keyword_entries, sortie_load_keyword);
  fill_entries (l, l->def_entries, sortie_load_definition);
  fill_entries (l, l->deck_entries, sortie_load_deck);
  check_keywords (l);
  catalogue = take_catalogue (l);
  sortie_compiler_finish (l->compiler, catalogue);
  check_circles (l, catalogue);
  if (!sortie_errors_any (l->errors))
    sortie_verify_catalogue (l->names, catalogue, l->errors);
  if (sortie_errors_any (l->errors))
    g_clear_pointer (&catalogue, sortie_catalogue_free);
  sortie_loader_free (l);
  return catalogue;
}

/* An error in the game's own tables is not an error in the content, but the content cannot be read with them. */
static gboolean
vocabulary_is_sound (const SortieContentNames *names, SortieErrors *errors)
{
  g_autofree char *wrong = sortie_elements_check (names->vocabulary);

  if (wrong == NULL && names->vocabulary != NULL)
    wrong = sortie_sayings_check (names->vocabulary, names->vocabulary->sayings);
  if (wrong != NULL)
    sortie_errors_add (errors, NULL, 0, NULL, "%s", wrong);
  return wrong == NULL;
}

static void
load_folders (SortieLoader *l, const char *const *folders)
{
  l->folders = folders;
  for (; *folders != NULL; folders++)
    {
      g_autofree char *path = NULL;
      g_autoptr (xmlDoc) index = sortie_load_index (*folders, l->errors, &path);

      if (index != NULL)
        sortie_load_folder (l, *folders, index, path);
    }
}

SortieCatalogue *
sortie_content_load (const SortieContentNames *names, const char *const *folders,
                     SortieErrors *errors)
{
  return sortie_content_load_file (names, folders, NULL, errors);
}

SortieCatalogue *
sortie_content_load_file (const SortieContentNames *names, const char *const *folders,
                          const char *path, SortieErrors *errors)
{
  g_return_val_if_fail (names != NULL && folders != NULL && errors != NULL, NULL);

  if (!vocabulary_is_sound (names, errors))
    return NULL;

  SortieLoader *l = sortie_loader_new (names, errors);

  load_folders (l, folders);
  if (path != NULL)
    sortie_load_path (l, path);
  return finish (l);
}

SortieCatalogue *
sortie_content_load_memory (const SortieContentNames *names, const char *bytes, gsize size,
                            const char *display_name, SortieErrors *errors)
{
  g_return_val_if_fail (names != NULL && display_name != NULL && errors != NULL, NULL);

  if (!vocabulary_is_sound (names, errors))
    return NULL;

  SortieLoader *l = sortie_loader_new (names, errors);
  xmlDoc *doc = sortie_xml_read_memory (bytes, size, display_name, errors);

  if (doc != NULL)
    sortie_load_document (l, doc, display_name);
  return finish (l);
}

char *
sortie_content_game (const char *path, int *ret_line, SortieErrors *errors)
{
  g_autofree char *folder = g_file_test (path, G_FILE_TEST_IS_DIR) ? g_strdup (path)
                                                                   : g_path_get_dirname (path);
  g_autofree char *index_path = NULL;
  g_autoptr (xmlDoc) index = sortie_load_index (folder, errors, &index_path);
  const xmlNode *root = index != NULL ? xmlDocGetRootElement (index) : NULL;

  if (root != NULL && ret_line != NULL)
    *ret_line = sortie_xml_line (root);
  return root != NULL ? g_strdup (sortie_load_game (root, index_path, errors)) : NULL;
}
