/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* The loader: reads the files, collects what they hold, then fills it in. */
#include "content/loader.h"

#include <string.h>

#include "content/load.h"
#include "language/verifier.h"
#include "speech/printer.h"

/* Definitions are named by 16 bits, of which a reference uses all. */
#define MAX_ENTRIES 4096

/* Entry 0, "not known": nothing is printed on it. */
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

/* What the catalogue has taken is NULL by now. */
void
sortie_loader_free (SortieLoader *l)
{
  GArray *tables[] = { l->defs, l->decks, l->factions, l->keywords, l->records, l->def_entries,
                       l->deck_entries, l->faction_entries, l->keyword_entries };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    if (tables[i] != NULL)
      g_array_unref (tables[i]);
  sortie_compiler_free (l->compiler);
  if (l->strings != NULL)
    g_string_chunk_free (l->strings);
  g_ptr_array_unref (l->docs);
  g_hash_table_unref (l->ids);
  g_free (l->subject);
  g_free (l);
}

/* --- the first pass: what is there --- */

static void
add_entry (GArray *entries, xmlNode *node, const char *file, guint index, guint kind)
{
  SortieEntry entry = { node, file, index, (guint8) kind };

  g_array_append_val (entries, entry);
}

static void
collect_definition (SortieLoader *l, xmlNode *node, guint kind)
{
  const char *id = sortie_load_id (l, node, "card");
  SortieDef def = {
    .id = id != NULL ? id : "",
    .file = l->file,
    .line = sortie_xml_line (node),
    .kind = (guint8) kind,
  };

  if (id != NULL)
    sortie_compiler_declare_card (l->compiler, id, (guint16) l->defs->len);
  add_entry (l->def_entries, node, l->file, l->defs->len, kind);
  g_array_append_val (l->defs, def);
}

static void
collect_faction (SortieLoader *l, xmlNode *node)
{
  const char *id = sortie_load_id (l, node, "faction");
  SortieFaction faction = { .id = id != NULL ? id : "" };

  sortie_compiler_declare_faction (l->compiler, faction.id);
  add_entry (l->faction_entries, node, l->file, l->factions->len, 0);
  g_array_append_val (l->factions, faction);
}

static void
collect_keyword (SortieLoader *l, xmlNode *node)
{
  const char *id = sortie_load_id (l, node, "keyword");
  SortieKeyword keyword = { .id = id != NULL ? id : "" };

  if (id != NULL)
    sortie_compiler_declare_keyword (l->compiler, id, (guint16) l->keywords->len);
  add_entry (l->keyword_entries, node, l->file, l->keywords->len, 0);
  g_array_append_val (l->keywords, keyword);
}

static void
collect_deck (SortieLoader *l, xmlNode *node)
{
  const char *id = sortie_load_id (l, node, "deck");
  SortieDeck deck = {
    .id = id != NULL ? id : "",
    .file = l->file,
    .line = sortie_xml_line (node),
  };

  if (!sortie_load_deck_kind (l, node, &deck.kind))
    return;
  add_entry (l->deck_entries, node, l->file, l->decks->len, deck.kind);
  g_array_append_val (l->decks, deck);
}

static gint
kind_of_element (const SortieLoader *l, const xmlNode *node)
{
  const SortieKindDecl *kinds = l->names->vocabulary->kinds;

  for (gint i = 0; kinds != NULL && kinds[i].element != NULL; i++)
    if (sortie_xml_is (node, kinds[i].element))
      return i;
  return -1;
}

static GPtrArray *
top_elements (const SortieLoader *l)
{
  const SortieKindDecl *kinds = l->names->vocabulary->kinds;
  GPtrArray *list = g_ptr_array_new ();

  for (const char *const *name =
           (const char *const[]){ "provenance", "faction", "keyword", "deck", NULL };
       *name != NULL; name++)
    g_ptr_array_add (list, (gpointer) *name);
  for (guint i = 0; kinds != NULL && kinds[i].element != NULL; i++)
    g_ptr_array_add (list, (gpointer) kinds[i].element);
  return list;
}

static void
collect (SortieLoader *l, xmlNode *node)
{
  SortieEntry entry = { .node = node, .file = l->file };
  gint kind = kind_of_element (l, node);

  sortie_load_enter (l, &entry);
  if (kind >= 0)
    collect_definition (l, node, (guint) kind);
  else if (sortie_xml_is (node, "faction"))
    collect_faction (l, node);
  else if (sortie_xml_is (node, "keyword"))
    collect_keyword (l, node);
  else if (sortie_xml_is (node, "deck"))
    collect_deck (l, node);
  else
    {
      g_clear_pointer (&l->subject, g_free);
      if (sortie_xml_is (node, "provenance"))
        sortie_load_check_provenance (l, node);
      else
        sortie_load_unknown_child (l, node, top_elements (l));
    }
}

/* --- files --- */

/* Names with a prefix, or in another namespace, are nobody's. */
void
sortie_load_check_namespace (SortieLoader *l, const xmlNode *node)
{
  if (node->ns == NULL || strcmp ((const char *) node->ns->href, SORTIE_CONTENT_NAMESPACE) != 0)
    {
      sortie_load_error (l, node, _("<%s> is not in the namespace “%s”"), sortie_xml_name (node),
                         SORTIE_CONTENT_NAMESPACE);
      return;
    }
  for (const xmlAttr *a = node->properties; a != NULL; a = a->next)
    if (a->ns != NULL)
      sortie_load_error (l, node, _("<%s> has no attribute “%s:%s”"), sortie_xml_name (node),
                         (const char *) a->ns->prefix, (const char *) a->name);
  for (const xmlNode *child = sortie_xml_first (node); child != NULL;
       child = sortie_xml_next (child))
    sortie_load_check_namespace (l, child);
}

gboolean
sortie_load_is_root (SortieLoader *l, const xmlNode *root, const char *name)
{
  if (sortie_xml_is (root, name))
    return TRUE;
  sortie_load_error (l, root, _("the file begins with <%s>, not with <%s>"),
                     sortie_xml_name (root), name);
  return FALSE;
}

static void
collect_file (SortieLoader *l, xmlDoc *doc, const char *name)
{
  xmlNode *root = xmlDocGetRootElement (doc);
  const xmlNode *stray = sortie_xml_stray_text (root);

  l->file = sortie_load_keep (l, name);
  g_clear_pointer (&l->subject, g_free);
  doc->_private = (gpointer) l->file;
  g_ptr_array_add (l->docs, doc);
  sortie_load_check_namespace (l, root);
  if (!sortie_load_is_root (l, root, "content"))
    return;
  sortie_load_only_attributes (l, root, (const char *const[]){ NULL });
  if (stray != NULL)
    sortie_load_error (l, stray, _("text does not belong in <%s>"), "content");
  for (xmlNode *child = sortie_xml_first (root); child != NULL; child = sortie_xml_next (child))
    collect (l, child);
}

void
sortie_load_path (SortieLoader *l, const char *path)
{
  xmlDoc *doc = sortie_xml_read_file (path, l->errors);

  if (doc != NULL)
    collect_file (l, doc, path);
}

/* --- the second pass: what it says --- */

static void
fill (SortieLoader *l, const GArray *entries,
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
        continue; /* without an id nothing could have it */
      sortie_load_enter (l, entry);
      if (!sortie_compiler_keyword_is_used (l->compiler, (guint16) i))
        sortie_load_error (l, entry->node, _("nothing has this keyword"));
    }
}

/* The catalogue takes the loader's tables. */
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
                       _("the content has %u entries of a kind; %d is the most"), n, MAX_ENTRIES);
}

/* Ends the loader. */
static SortieCatalogue *
finish (SortieLoader *l)
{
  SortieCatalogue *catalogue;

  check_count (l);
  fill (l, l->faction_entries, sortie_load_faction_entry);
  fill (l, l->keyword_entries, sortie_load_keyword);
  fill (l, l->def_entries, sortie_load_definition);
  fill (l, l->deck_entries, sortie_load_deck);
  check_keywords (l);
  catalogue = take_catalogue (l);
  sortie_compiler_finish (l->compiler, catalogue);
  if (!sortie_errors_any (l->errors))
    sortie_verify_catalogue (l->names, catalogue, l->errors);
  if (sortie_errors_any (l->errors))
    g_clear_pointer (&catalogue, sortie_catalogue_free);
  sortie_loader_free (l);
  return catalogue;
}

/* A fault in the game's own tables is not the content's, but content cannot be read with it. */
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
  g_return_val_if_fail (names != NULL && folders != NULL && errors != NULL, NULL);

  if (!vocabulary_is_sound (names, errors))
    return NULL;

  SortieLoader *l = sortie_loader_new (names, errors);

  load_folders (l, folders);
  return finish (l);
}

SortieCatalogue *
sortie_content_load_file (const SortieContentNames *names, const char *const *folders,
                          const char *path, SortieErrors *errors)
{
  g_return_val_if_fail (names != NULL && folders != NULL && path != NULL && errors != NULL, NULL);

  if (!vocabulary_is_sound (names, errors))
    return NULL;

  SortieLoader *l = sortie_loader_new (names, errors);

  load_folders (l, folders);
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
    collect_file (l, doc, display_name);
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
