/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* xml-gate.c: the check that a file passes before the XML parser sees it. */
#include <string.h>

#include "base/i18n.h"
#include "base/internal.h"

#define BYTE_ORDER_MARK "\xef\xbb\xbf"
#define ENCODING_MAX 40 /* how many bytes of the name a message shows */

typedef struct
{
  const char *begin, *end;
  const char *name;
  SortieErrors *errors;
  int depth;
} Gate;

static int
line_of (const Gate *gate, const char *at)
{
  int line = 1;

  for (const char *c = gate->begin; c < at; c++)
    line += *c == '\n';
  return line;
}

/* Reports what is wrong at a position. The expression is NULL, to be returned: every check below returns NULL after
 * refusing, and otherwise a position in the file. */
#define refuse(gate, at, ...) \
  (sortie_errors_add ((gate)->errors, (gate)->name, line_of ((gate), (at)), NULL, __VA_ARGS__), \
   NULL)

static gboolean
begins_with (const Gate *gate, const char *at, const char *prefix)
{
  gsize length = strlen (prefix);

  return (gsize) (gate->end - at) >= length && memcmp (at, prefix, length) == 0;
}

/* Finds the text from a position on, or returns NULL. */
static const char *
find_text (const Gate *gate, const char *at, const char *text)
{
  for (; at < gate->end && (at = memchr (at, *text, (gsize) (gate->end - at))) != NULL; at++)
    if (begins_with (gate, at, text))
      return at;
  return NULL;
}

static const char *
check_size (const Gate *gate)
{
  gsize size = (gsize) (gate->end - gate->begin);

  if (size == 0)
    return refuse (gate, gate->begin, "%s", _ ("the file is empty"));
  if (size > SORTIE_XML_MAX_BYTES)
    return refuse (gate, gate->begin, _ ("the file is larger than %d KiB"),
                   SORTIE_XML_MAX_BYTES / 1024);
  return gate->begin;
}

/* Returns where the first byte is that is not printable ASCII. Looks at eight bytes at a time. */
static const char *
skip_plain (const char *at, const char *end)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101), high = ones << 7;
  guint64 bytes;

  for (; end - at >= (gssize) sizeof bytes; at += sizeof bytes)
    {
      memcpy (&bytes, at, sizeof bytes);
      /* the high bit of a byte is set for control characters, for 0x7f and for bytes that are not ASCII */
      if (((bytes | (bytes - ones * ' ') | (bytes + ones)) & high) != 0)
        break;
    }
  while (at < end && *at >= ' ' && *at <= '~')
    at++;
  return at;
}

static const char *
check_utf8 (const Gate *gate)
{
  const char *first = gate->begin, *wrong;

  if (begins_with (gate, gate->begin, "\x1f\x8b"))
    return refuse (gate, gate->begin, "%s", _ ("the file is compressed; content is plain text"));
  while ((first = skip_plain (first, gate->end)) < gate->end && g_ascii_isspace (*first))
    first++;
  if (g_utf8_validate_len (first, (gsize) (gate->end - first), &wrong))
    return gate->begin;
  if (*wrong == '\0')
    return refuse (gate, wrong, "%s", _ ("a NUL byte, which no text holds"));
  return refuse (gate, wrong, _ ("byte 0x%02X is not UTF-8"), (guint8) *wrong);
}

static const char *
check_characters (const Gate *gate)
{
  const char *at = gate->begin;

  while ((at = skip_plain (at, gate->end)) < gate->end)
    {
      gunichar c = g_utf8_get_char (at);

      if (c != '\t' && c != '\n' && c != '\r' && !sortie_text_is_safe (c))
        return refuse (gate, at, _ ("U+%04X is a control character and may not stand in content"),
                       c);
      at = g_utf8_next_char (at);
    }
  return gate->begin;
}

/* Checks for the same characters written as `&#x9B;` or `&#155;`. The parser refuses references that are not
 * numbers. */
static const char *
check_references (const Gate *gate)
{
  for (const char *at = find_text (gate, gate->begin, "&#"); at != NULL; at = find_text (gate, at, "&#"))
    {
      gboolean hexadecimal = at + 2 < gate->end && at[2] == 'x';
      guint64 c = 0;

      for (at += hexadecimal ? 3 : 2; at < gate->end && g_ascii_isxdigit (*at) && c <= G_MAXUINT32;
           at++)
        c = c * (hexadecimal ? 16 : 10) + (guint64) g_ascii_xdigit_value (*at);
      if (c != '\t' && c != '\n' && c != '\r'
          && !sortie_text_is_safe ((gunichar) MIN (c, G_MAXUINT32)))
        return refuse (gate, at, _ ("U+%04X is a control character and may not stand in content"),
                       (guint) MIN (c, G_MAXUINT32));
    }
  return gate->begin;
}

/* The value of `encoding` in the declaration `<?xml ...?>` that ends at a position; "UTF-8" if it has none. */
static char *
declared_encoding (const Gate *gate, const char *end)
{
  const char *at = g_strstr_len (gate->begin, end - gate->begin, "encoding");
  gsize length = 0;

  if (at == NULL)
    return g_strdup ("UTF-8");
  for (at += strlen ("encoding"); at < end && strchr (" \t\r\n='\"", *at) != NULL; at++)
    ;
  while (at + length < end && g_ascii_isgraph (at[length]) && strchr ("'\"?", at[length]) == NULL)
    length++;
  return g_strndup (at, MIN (length, ENCODING_MAX));
}

static const char *
check_encoding (const Gate *gate)
{
  const char *end = find_text (gate, gate->begin, "?>");

  if (!begins_with (gate, gate->begin, "<?xml") || end == NULL || !g_ascii_isspace (gate->begin[5]))
    return gate->begin;

  g_autofree char *encoding = declared_encoding (gate, end);

  if (g_ascii_strcasecmp (encoding, "UTF-8") == 0)
    return gate->begin;
  return refuse (gate, gate->begin, _ ("encoding “%s” is not read; use UTF-8"), encoding);
}

/* Each scanner gets the position of a "<" and returns the position after what begins there, or NULL. */

static const char *
scan_comment (const Gate *gate, const char *at)
{
  const char *end = find_text (gate, at + strlen ("<!--"), "-->");

  return end != NULL ? end + strlen ("-->")
                     : refuse (gate, at, "%s", _ ("a comment that never ends"));
}

static const char *
scan_instruction (const Gate *gate, const char *at)
{
  const char *end = find_text (gate, at, "?>");

  if (gate->depth > 0)
    return refuse (gate, at, "%s",
                   _ ("a processing instruction may not stand inside the root element"));
  if (end == NULL)
    return refuse (gate, at, "%s", _ ("a processing instruction that never ends"));
  /* A parser that gives up such a construct could find a tag in the rest of it. */
  if (!g_ascii_isalpha (at[2]) || memchr (at + 1, '<', (gsize) (end - at - 1)) != NULL)
    return refuse (gate, at, "%s", _ ("a processing instruction that is not well-formed"));
  return end + strlen ("?>");
}

static const char *
scan_declaration (const Gate *gate, const char *at)
{
  if (begins_with (gate, at, "<![CDATA["))
    return refuse (gate, at, "%s", _ ("a CDATA section; write &lt; and &amp; instead"));
  if (begins_with (gate, at, "<!DOCTYPE"))
    return refuse (gate, at, "%s",
                   _ ("a document type declaration (DOCTYPE) is not allowed in content"));
  return refuse (gate, at, "%s", _ ("“<!” begins a comment only"));
}

static const char *
scan_value (const Gate *gate, const char *at)
{
  const char *end = memchr (at + 1, *at, (gsize) (gate->end - at - 1));

  if (end == NULL)
    return refuse (gate, at, "%s", _ ("the value of an attribute that never ends"));

  const char *tag = memchr (at, '<', (gsize) (end - at));

  if (tag != NULL)
    return refuse (gate, tag, "%s", _ ("“<” in the value of an attribute; write &lt;"));
  return end + 1;
}

/* Scans any tag, up to its ">". Every attribute has one quoted value; the parser refuses quotes elsewhere. */
static const char *
scan_tag (Gate *gate, const char *begin)
{
  gboolean closing = begins_with (gate, begin, "</");
  const char *at = begin + 1;
  int attributes = 0;

  while (at != NULL && at < gate->end && *at != '>')
    {
      gboolean value = *at == '"' || *at == '\'';

      if (value && ++attributes > SORTIE_XML_MAX_ATTRIBUTES)
        return refuse (gate, at, _ ("a tag with more than %d attributes"),
                       SORTIE_XML_MAX_ATTRIBUTES);
      if (*at == '<')
        return refuse (gate, begin, "%s", _ ("a tag that does not end before the next one"));
      at = value ? scan_value (gate, at) : at + 1;
    }
  if (at == NULL)
    return NULL;
  if (at == gate->end)
    return refuse (gate, begin, "%s", _ ("a tag that never ends"));

  if (closing)
    gate->depth--;
  else if (at[-1] != '/' && ++gate->depth > SORTIE_XML_MAX_DEPTH)
    return refuse (gate, begin, _ ("elements nested more than %d deep"), SORTIE_XML_MAX_DEPTH);
  return at + 1;
}

static const char *
scan (Gate *gate, const char *at)
{
  if (begins_with (gate, at, "<!--"))
    return scan_comment (gate, at);
  if (begins_with (gate, at, "<?"))
    return scan_instruction (gate, at);
  if (begins_with (gate, at, "<!"))
    return scan_declaration (gate, at);
  return scan_tag (gate, at);
}

static const char *
check_markup (Gate *gate)
{
  const char *at = gate->begin;

  while (at != NULL && (at = memchr (at, '<', (gsize) (gate->end - at))) != NULL)
    if ((at = scan (gate, at)) == NULL)
      return NULL;
  return gate->begin;
}

const char *
sortie_xml_gate (const char *bytes, gsize size, const char *name, SortieErrors *errors)
{
  Gate gate = { .name = name, .errors = errors };

  if (bytes == NULL)
    bytes = ""; /* an empty file */
  gate.begin = bytes;
  gate.end = bytes + size;
  if (check_size (&gate) == NULL || check_utf8 (&gate) == NULL)
    return NULL;
  if (begins_with (&gate, bytes, BYTE_ORDER_MARK))
    gate.begin += strlen (BYTE_ORDER_MARK);
  if (check_characters (&gate) == NULL || check_references (&gate) == NULL
      || check_encoding (&gate) == NULL)
    return NULL;
  return check_markup (&gate);
}
