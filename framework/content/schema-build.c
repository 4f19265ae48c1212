/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* schema-build.c: the parts of a schema: elements, types and enumerations as text. */
#include "content/load.h"

void
sortie_schema_put (SortieSchema *s, const char *format, ...)
{
  va_list arguments;

  for (guint i = 0; i < s->depth; i++)
    g_string_append (s->text, "  ");
  va_start (arguments, format);
  g_string_append_vprintf (s->text, format, arguments);
  va_end (arguments);
  g_string_append_c (s->text, '\n');
}

void
sortie_schema_open (SortieSchema *s, const char *tag)
{
  sortie_schema_put (s, "<%s>", tag);
  s->depth++;
}

void
sortie_schema_close (SortieSchema *s, const char *tag)
{
  s->depth--;
  sortie_schema_put (s, "</%s>", tag);
}

void
sortie_schema_meaning (SortieSchema *s, const char *meaning)
{
  g_autofree char *escaped = meaning != NULL ? g_markup_escape_text (meaning, -1) : NULL;

  if (escaped != NULL)
    sortie_schema_put (s, "<xs:annotation><xs:documentation>%s</xs:documentation></xs:annotation>",
                       escaped);
}

void
sortie_schema_enumeration (SortieSchema *s, const GPtrArray *words)
{
  sortie_schema_open (s, "xs:simpleType");
  sortie_schema_open (s, "xs:restriction base=\"xs:token\"");
  for (guint i = 0; i < words->len; i++)
    sortie_schema_put (s, "<xs:enumeration value=\"%s\"/>",
                       (const char *) g_ptr_array_index (words, i));
  if (words->len == 0) /* an enumeration without words would allow everything */
    sortie_schema_put (s, "<xs:enumeration value=\"\"/>");
  sortie_schema_close (s, "xs:restriction");
  sortie_schema_close (s, "xs:simpleType");
}
