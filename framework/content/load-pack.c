/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-pack.c: reads packs that an index includes. */
#include <string.h>

#include "base/internal.h"
#include "content/load.h"
#include "language/internal.h"

void
sortie_load_pack (SortieLoader *l, const xmlNode *node)
{
  const char *name = sortie_load_needed (l, node, "name"), *file = l->file;
  g_autofree char *hint = NULL, *shown = NULL;
  const gint row = name != NULL ? sortie_words_find (name, SORTIE_ROW_IDS (sortie_packs), &hint) : -1;
  xmlDoc *doc;

  sortie_load_only_attributes (l, node, (const char *const[]) { "name", NULL });
  if (hint != NULL)
    sortie_load_error (l, node, _ ("there is no pack “%s”%s"), name, hint);
  if (row < 0)
    return;
  shown = g_strdup_printf (SORTIE_PACKS_FOLDER "%s.xml", name);
  doc = sortie_xml_read_memory (sortie_packs[row].text, strlen (sortie_packs[row].text), shown, l->errors);
  if (doc != NULL)
    sortie_load_document (l, doc, shown);
  sortie_load_open (l, file);
  l->n_pack_entries = l->def_entries->len;
}
