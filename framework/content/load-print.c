/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* load-print.c: <print on="IDS" VALUE="..."/>: what a game adds to the print of a pack's cards. */
#include <string.h>

#include "base/internal.h"
#include "content/load.h"

/* The element of that card of a pack; NULL after reporting an error if there is none. */
static xmlNode *
card_of_pack (SortieLoader *l, const xmlNode *node, const char *id)
{
  const SortieEntry *entries = (const SortieEntry *) (gpointer) l->def_entries->data;
  GPtrArray *ids = g_ptr_array_new ();
  g_autofree char *hint = NULL;
  gint found;

  for (guint i = 0; i < l->n_pack_entries; i++)
    g_ptr_array_add (ids, (gpointer) g_array_index (l->defs, SortieDef, entries[i].index).id);
  found = sortie_words_find (id, ids, &hint);
  if (found >= 0)
    return entries[found].node;
  sortie_load_error (l, node, _ ("“%s” is no card of a pack that the index includes%s"), id, hint);
  return NULL;
}

/* Adds the attributes to the card's element, where they are read with its other print. */
static void
print_on (SortieLoader *l, const xmlNode *node, xmlNode *card)
{
  for (const xmlAttr *a = node->properties; a != NULL; a = a->next)
    {
      const char *name = (const char *) a->name;

      if (strcmp (name, "on") == 0)
        continue;
      if (sortie_xml_attribute (card, name) != NULL)
        sortie_load_error (l, node, _ ("“%s” is printed on “%s” already"), name,
                           sortie_xml_attribute (card, "id"));
      else
        xmlNewProp (card, a->name, (const xmlChar *) sortie_xml_attribute (node, name));
    }
}

void
sortie_load_print (SortieLoader *l, const xmlNode *node)
{
  const char *on = sortie_load_needed (l, node, "on");
  g_auto (GStrv) ids = sortie_words_split (on != NULL ? on : "");

  for (char **id = ids; *id != NULL; id++)
    {
      xmlNode *card = card_of_pack (l, node, *id);

      if (card != NULL)
        print_on (l, node, card);
    }
}
