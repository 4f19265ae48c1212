/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-pack.c: reads packs that an index includes. */
#include <string.h>

#include "base/internal.h"
#include "content/load.h"

static const SortiePack *
find_pack (const char *name)
{
  for (const SortiePack *pack = sortie_packs; pack->name != NULL; pack++)
    if (strcmp (pack->name, name) == 0)
      return pack;
  return NULL;
}

static void
refuse_pack (SortieLoader *l, const xmlNode *node, const char *name)
{
  GPtrArray *names = g_ptr_array_new ();
  g_autofree char *hint = NULL;

  for (const SortiePack *pack = sortie_packs; pack->name != NULL; pack++)
    g_ptr_array_add (names, (gpointer) pack->name);
  hint = sortie_words_hint (name, names);
  sortie_load_error (l, node, _ ("there is no pack “%s”%s"), name, hint);
}

void
sortie_load_pack (SortieLoader *l, const xmlNode *node)
{
  const char *name = sortie_xml_attribute (node, "name"), *file = l->file;
  const SortiePack *pack = name != NULL ? find_pack (name) : NULL;
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
