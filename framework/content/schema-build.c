/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* schema-build.c: the parts of a schema: elements, types and enumerations as text. */
#include "content/load.h"

#include <string.h>

void
sortie_schema_put (SortieSchema *s, const char *format, ...)
{
  va_list arguments;

  for (guint i = 0; i < s->open->len; i++)
    g_string_append (s->text, "  ");
  va_start (arguments, format);
  g_string_append_vprintf (s->text, format, arguments);
  va_end (arguments);
  g_string_append_c (s->text, '\n');
}

void
sortie_schema_open (SortieSchema *s, const char *format, ...)
{
  g_autofree char *path = NULL;
  g_auto (GStrv) tags = NULL;
  va_list arguments;

  va_start (arguments, format);
  path = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  tags = g_strsplit (path, " > ", -1);
  for (char **tag = tags; *tag != NULL; tag++)
    {
      sortie_schema_put (s, "<%s>", *tag);
      g_ptr_array_add (s->open, g_strndup (*tag, strcspn (*tag, " ")));
    }
}

void
sortie_schema_members (SortieSchema *s, const char *members)
{
  g_auto (GStrv) all = g_strsplit (members, " ", -1);

  for (char **member = all; *member != NULL; member++)
    {
      const gboolean is_attribute = **member == '@';
      const char *name = *member + is_attribute, *end = name + strcspn (name, "!:");

      sortie_schema_put (s, "<xs:%s name=\"%.*s\" type=\"%s\"%s/>", is_attribute ? "attribute" : "element",
                         (int) (end - name), name, strchr (end, ':') + 1, *end == '!' ? " use=\"required\"" : "");
    }
}

void
sortie_schema_close (SortieSchema *s, guint n)
{
  for (; n > 0; n--)
    {
      g_autofree char *tag = g_ptr_array_steal_index (s->open, s->open->len - 1);

      sortie_schema_put (s, "</%s>", tag);
    }
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
  sortie_schema_open (s, "xs:simpleType > xs:restriction base=\"xs:token\"");
  for (guint i = 0; i < words->len; i++)
    sortie_schema_put (s, "<xs:enumeration value=\"%s\"/>",
                       (const char *) g_ptr_array_index (words, i));
  if (words->len == 0) /* an enumeration without words would allow everything */
    sortie_schema_put (s, "<xs:enumeration value=\"\"/>");
  sortie_schema_close (s, 2);
}
