/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-file.c: the first pass over a file: finds its entries. */
#include "content/load.h"

#include <string.h>
#include "base/internal.h"
#include "base/scenario-words.h"
#include "content/internal.h"
#include "language/internal.h"

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

  if (sortie_scenario_words_take (id, SORTIE_SCENARIO_CARDS))
    sortie_load_error (l, node, _ ("“%s” is a word of scenarios, where it means something else"), id);
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
  SortieKeyword keyword = { .id = id != NULL ? id : "", .file = l->file };

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
  GPtrArray *list = SORTIE_ROW_IDS (sortie_elements_of_files);

  for (guint i = 0; kinds != NULL && kinds[i].element != NULL; i++)
    g_ptr_array_add (list, (gpointer) kinds[i].element);
  return list;
}

static void
collect_entry (SortieLoader *l, xmlNode *node)
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
      else if (sortie_xml_is (node, "print"))
        sortie_load_print (l, node);
      else
        sortie_load_unknown_child (l, node, top_elements (l));
    }
}

/* ---- Files ---------------------------------------------------------------------------- */

/* Refuses names with a prefix, or in another namespace. */
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
  for (SORTIE_EACH_ELEMENT (node, child))
    sortie_load_check_namespace (l, child);
}

gboolean
sortie_load_is_root (SortieLoader *l, const xmlNode *root, const char *name)
{
  if (sortie_xml_is (root, name))
    return TRUE;
  sortie_load_error (l, root, _("the file begins with <%s> instead of <%s>"),
                     sortie_xml_name (root), name);
  return FALSE;
}

void
sortie_load_document (SortieLoader *l, xmlDoc *doc, const char *name)
{
  xmlNode *root = xmlDocGetRootElement (doc);

  sortie_load_open (l, name);
  g_clear_pointer (&l->subject, g_free);
  doc->_private = (gpointer) l->file;
  g_ptr_array_add (l->docs, doc);
  sortie_load_check_namespace (l, root);
  if (!sortie_load_is_root (l, root, "content"))
    return;
  sortie_load_clause_words (l, root);
  sortie_load_only_attributes (l, root, (const char *const[]){ NULL });
  sortie_load_no_text (l, root);
  for (SORTIE_EACH_ELEMENT (root, child))
    collect_entry (l, child);
}

void
sortie_load_path (SortieLoader *l, const char *path)
{
  xmlDoc *doc = sortie_xml_read_file (path, l->errors);

  if (doc != NULL)
    sortie_load_document (l, doc, path);
}
