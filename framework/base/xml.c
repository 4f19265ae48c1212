/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* xml.c: the elements, attributes and texts of a parsed XML file. */
#include "base/file.h"
#include "base/internal.h"

#include <string.h>

xmlDoc *
sortie_xml_read_memory (const char *bytes, gsize size, const char *display_name,
                        SortieErrors *errors)
{
  g_return_val_if_fail ((bytes != NULL || size == 0) && display_name != NULL && errors != NULL,
                        NULL);

  const char *text = sortie_xml_gate (bytes, size, display_name, errors);

  if (text == NULL)
    return NULL;
  return sortie_xml_parse (text, size - (gsize) (text - bytes), display_name, errors);
}

xmlDoc *
sortie_xml_read_file (const char *path, SortieErrors *errors)
{
  g_return_val_if_fail (path != NULL && errors != NULL, NULL);

  g_autoptr (GError) error = NULL;
  gsize size;
  g_autofree char *bytes = sortie_file_read (path, SORTIE_XML_MAX_BYTES, &size, &error);

  if (bytes != NULL)
    return sortie_xml_read_memory (bytes, size, path, errors);
  sortie_errors_add (errors, path, error->code == SORTIE_ERROR_LIMIT ? 1 : 0, NULL, "%s",
                     error->message);
  return NULL;
}

int
sortie_xml_line (const xmlNode *node)
{
  return (int) xmlGetLineNo (node);
}

const char *
sortie_xml_name (const xmlNode *node)
{
  return (const char *) node->name;
}

gboolean
sortie_xml_is (const xmlNode *node, const char *name)
{
  return strcmp (sortie_xml_name (node), name) == 0;
}

static xmlNode *
element_from (xmlNode *node)
{
  while (node != NULL && node->type != XML_ELEMENT_NODE)
    node = node->next;
  return node;
}

xmlNode *
sortie_xml_first (const xmlNode *parent)
{
  return element_from (parent->children);
}

xmlNode *
sortie_xml_next (const xmlNode *element)
{
  return element_from (element->next);
}

xmlNode *
sortie_xml_child (const xmlNode *parent, const char *name)
{
  xmlNode *child = sortie_xml_first (parent);

  while (child != NULL && !sortie_xml_is (child, name))
    child = sortie_xml_next (child);
  return child;
}

const char *
sortie_xml_attribute_value (const xmlAttr *attribute)
{
  /* without entities a value is one text node, or none when it is empty */
  return attribute->children == NULL ? "" : (const char *) attribute->children->content;
}

const char *
sortie_xml_attribute (const xmlNode *node, const char *name)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (attribute->ns == NULL && *(const char *) attribute->name == *name
        && strcmp ((const char *) attribute->name, name) == 0)
      return sortie_xml_attribute_value (attribute);
  return NULL;
}

static const xmlNode *
text_from (const xmlNode *node)
{
  while (node != NULL && node->type != XML_TEXT_NODE)
    node = node->next;
  return node;
}

/* Not g_strstrip(): it strips more characters than xgettext does. */
static char *
trim_spaces (char *text)
{
  gsize length;

  memmove (text, text + strspn (text, " "), strlen (text + strspn (text, " ")) + 1);
  for (length = strlen (text); length > 0 && text[length - 1] == ' '; length--)
    text[length - 1] = '\0';
  return text;
}

const xmlNode *
sortie_xml_stray_text (const xmlNode *node)
{
  for (const xmlNode *piece = text_from (node->children); piece != NULL;
       piece = text_from (piece->next))
    if (!xmlIsBlankNode (piece))
      return piece;
  return NULL;
}

char *
sortie_xml_text (const xmlNode *node)
{
  const xmlNode *piece = sortie_xml_stray_text (node);
  GString *text;

  if (piece == NULL)
    return g_strdup ("");
  text = g_string_new (NULL);
  for (; piece != NULL; piece = text_from (piece->next))
    sortie_words_append_collapsed (text, (const char *) piece->content);
  return trim_spaces (g_string_free (text, FALSE));
}
