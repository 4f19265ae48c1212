/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* A number that two contents share exactly when they say the same: elements in order, attributes
 * sorted, text collapsed; not comments, layout or the files' names, and not what is the default: a
 * match has made its choices. */
#include "content/load.h"

#include <stdlib.h>
#include <string.h>

#include "base/bytes.h"
#include "base/internal.h"

static int
by_name (gconstpointer a, gconstpointer b)
{
  const xmlAttr *one = *(const xmlAttr *const *) a, *other = *(const xmlAttr *const *) b;

  return strcmp ((const char *) one->name, (const char *) other->name);
}

static void
put_string (SortieWriter *to, const char *text)
{
  gsize length = strlen (text);

  sortie_writer_put_u32 (to, (guint32) length);
  sortie_writer_put_bytes (to, text, length);
}

static void
put_attributes (SortieWriter *to, const xmlNode *node)
{
  /* those of the file, and those that a clause word gives */
  const xmlAttr *sorted[SORTIE_XML_MAX_ATTRIBUTES + SORTIE_MAX_GIVEN];
  guint n = 0;

  for (const xmlAttr *a = node->properties; a != NULL; a = a->next)
    if (strcmp ((const char *) a->name, "default") != 0)
      sorted[n++] = a;
  qsort (sorted, n, sizeof *sorted, by_name);
  sortie_writer_put_u32 (to, n);
  for (guint i = 0; i < n; i++)
    {
      put_string (to, (const char *) sorted[i]->name);
      put_string (to, sortie_xml_attribute_value (sorted[i]));
    }
}

/* The reader refuses what is nested deeper than SORTIE_XML_MAX_DEPTH. */
static void
put_element (SortieWriter *to, const xmlNode *node)
{
  g_autofree char *text = sortie_xml_text (node);
  guint32 n = 0;

  put_string (to, sortie_xml_name (node));
  put_attributes (to, node);
  put_string (to, text);
  for (const xmlNode *child = sortie_xml_first (node); child != NULL;
       child = sortie_xml_next (child))
    {
      put_element (to, child);
      n++;
    }
  sortie_writer_put_u32 (to, n);
}

guint64
sortie_content_fingerprint (const GPtrArray *docs)
{
  SortieWriter writer;
  guint64 hash;

  sortie_writer_init_growing (&writer);
  for (guint i = 0; i < docs->len; i++)
    put_element (&writer, xmlDocGetRootElement (g_ptr_array_index (docs, i)));
  hash = sortie_hash_bytes (writer.data, writer.size);
  sortie_writer_clear (&writer);
  return hash;
}
