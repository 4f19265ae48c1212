/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-pack.c: reads packs that an index includes. */
#include <string.h>

#include "base/internal.h"
#include "content/load.h"

static void
refuse_pack (SortieLoader *l, const xmlNode *node, const char *name)
{
  g_autofree char *hint = sortie_words_hint (name, SORTIE_ROW_IDS (sortie_packs));

  sortie_load_error (l, node, _ ("there is no pack “%s”%s"), name, hint);
}

void
sortie_load_pack (SortieLoader *l, const xmlNode *node)
{
  const char *name = sortie_xml_attribute (node, "name"), *file = l->file;
  const gint row = SORTIE_FIND_ROW (sortie_packs, name);
  const SortiePack *pack = row >= 0 ? &sortie_packs[row] : NULL;
  g_autofree char *shown = NULL;
  xmlDoc *doc;

  sortie_load_only_attributes (l, node, (const char *const[]) { "name", NULL });
  if (name == NULL)
    sortie_load_error (l, node, _ ("<%s> needs “%s”"), "pack", "name");
  else if (pack == NULL)
    refuse_pack (l, node, name);
  if (pack == NULL)
    return;
  shown = g_strdup_printf ("packs/%s.xml", name);
  doc = sortie_xml_read_memory (pack->text, strlen (pack->text), shown, l->errors);
  if (doc != NULL)
    sortie_load_document (l, doc, shown);
  sortie_load_open (l, file);
  l->n_pack_entries = l->def_entries->len;
}
