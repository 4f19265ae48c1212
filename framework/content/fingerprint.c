/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* fingerprint.c: a number that two contents share exactly if they mean the same. It depends on elements in their order,
 * attributes (sorted) and text (collapsed). It does not depend on comments, layout, file names, or on what is the
 * default, because a match has already made its choices. */
#include "content/load.h"

#include <string.h>

#include "base/bytes.h"
#include "base/internal.h"

/* Inserts an attribute into the sorted ones; an element has few. */
static void
put_in_order (GPtrArray *sorted, xmlAttr *attribute)
{
  guint at = sorted->len;

  while (at > 0 && strcmp ((const char *) ((const xmlAttr *) sorted->pdata[at - 1])->name,
                           (const char *) attribute->name) > 0)
    at--;
  g_ptr_array_insert (sorted, (gint) at, attribute);
}

/* @sorted: scratch space for sorting the attributes, which callers reuse */
static void
put_attributes (SortieWriter *to, const xmlNode *node, GPtrArray *sorted)
{
  g_ptr_array_set_size (sorted, 0);
  for (xmlAttr *a = node->properties; a != NULL; a = a->next)
    if (strcmp ((const char *) a->name, "default") != 0)
      put_in_order (sorted, a);
  sortie_writer_put (to, sorted->len, 4);
  for (guint i = 0; i < sorted->len; i++)
    {
      sortie_writer_put_text (to, (const char *) ((const xmlAttr *) sorted->pdata[i])->name);
      sortie_writer_put_text (to, sortie_xml_attribute_value (sorted->pdata[i]));
    }
}

/* Recursion is safe: the reader refuses elements nested deeper than SORTIE_XML_MAX_DEPTH. */
static void
put_element (SortieWriter *to, const xmlNode *node, GPtrArray *sorted)
{
  g_autofree char *text = sortie_xml_stray_text (node) != NULL ? sortie_xml_text (node) : NULL;
  guint32 n = 0;

  sortie_writer_put_text (to, sortie_xml_name (node));
  put_attributes (to, node, sorted);
  sortie_writer_put_text (to, text != NULL ? text : "");
  for (SORTIE_EACH_ELEMENT (node, child))
    {
      put_element (to, child, sorted);
      n++;
    }
  sortie_writer_put (to, n, 4);
}

guint64
sortie_content_fingerprint (const GPtrArray *docs)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();
  SortieWriter writer;
  guint64 hash;

  sortie_writer_init_growing (&writer);
  for (guint i = 0; i < docs->len; i++)
    put_element (&writer, xmlDocGetRootElement (g_ptr_array_index (docs, i)), sorted);
  hash = sortie_hash_bytes (writer.data, writer.size);
  sortie_writer_clear (&writer);
  return hash;
}
