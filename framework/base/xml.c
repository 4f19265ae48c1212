/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "base/xml.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/words.h"
#include "base/xml-gate.h"
#include "base/xml-parse.h"

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

/* Only what is a file: not a folder, nor a pipe that would keep us waiting. */
static int
open_regular (const char *path, SortieErrors *errors)
{
  struct stat status;
  int file = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

  if (file < 0 || fstat (file, &status) < 0)
    sortie_errors_add (errors, path, 0, NULL, _ ("cannot be read: %s"), g_strerror (errno));
  else if (!S_ISREG (status.st_mode))
    sortie_errors_add (errors, path, 0, NULL, "%s", _ ("is not a regular file"));
  else if (status.st_size > SORTIE_XML_MAX_BYTES)
    sortie_errors_add (errors, path, 1, NULL, _ ("the file is larger than %d KiB"),
                       SORTIE_XML_MAX_BYTES / 1024);
  else
    return file;

  if (file >= 0)
    close (file);
  return -1;
}

/* Reads until the end or until the room is full; -1 on failure. */
static gssize
read_whole (int file, char *to, gsize room)
{
  gsize size = 0;

  while (size < room)
    {
      ssize_t n = read (file, to + size, room - size);

      if (n == 0)
        break;
      if (n < 0 && errno != EINTR)
        return -1;
      size += n > 0 ? (gsize) n : 0;
    }
  return (gssize) size;
}

xmlDoc *
sortie_xml_read_file (const char *path, SortieErrors *errors)
{
  g_return_val_if_fail (path != NULL && errors != NULL, NULL);

  int file = open_regular (path, errors);

  if (file < 0)
    return NULL;

  /* One byte of room beyond what is allowed shows a file that grew since it was measured. */
  gsize room = SORTIE_XML_MAX_BYTES + 1;
  g_autofree char *bytes = g_try_malloc (room);
  gssize size = bytes != NULL ? read_whole (file, bytes, room) : (errno = ENOMEM, -1);

  if (size < 0)
    sortie_errors_add (errors, path, 0, NULL, _ ("cannot be read: %s"), g_strerror (errno));
  close (file);
  return size < 0 ? NULL : sortie_xml_read_memory (bytes, (gsize) size, path, errors);
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
  /* Without entities a value is one piece of text, or none when it is empty. */
  return attribute->children == NULL ? "" : (const char *) attribute->children->content;
}

const char *
sortie_xml_attribute (const xmlNode *node, const char *name)
{
  for (const xmlAttr *attribute = node->properties; attribute != NULL; attribute = attribute->next)
    if (attribute->ns == NULL && strcmp ((const char *) attribute->name, name) == 0)
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

/* Not g_strstrip(): it would take more for a space than xgettext does. */
static char *
trim_spaces (char *text)
{
  gsize length;

  memmove (text, text + strspn (text, " "), strlen (text + strspn (text, " ")) + 1);
  for (length = strlen (text); length > 0 && text[length - 1] == ' '; length--)
    text[length - 1] = '\0';
  return text;
}

char *
sortie_xml_text (const xmlNode *node)
{
  GString *text = g_string_new (NULL);

  for (const xmlNode *piece = text_from (node->children); piece != NULL;
       piece = text_from (piece->next))
    sortie_words_append_collapsed (text, (const char *) piece->content);
  return trim_spaces (g_string_free (text, FALSE));
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
