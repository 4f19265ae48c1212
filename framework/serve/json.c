/* SPDX-License-Identifier: GPL-3.0-or-later */
/* json.c: reading JSON that may be malformed or hostile. */
#include "serve/json.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"

/* Whether a byte outside of texts does not belong in JSON. The parser accepts more than JSON, such as comments, in
 * which brackets would not count. */
static gboolean
has_stranger (const char *line, gsize size, gboolean *ret_too_deep)
{
  guint depth = 0;
  gboolean in_text = FALSE;

  *ret_too_deep = FALSE;
  for (gsize i = 0; i < size; i++)
    if (in_text && line[i] == '\\')
      i++;
    else if (line[i] == '"')
      in_text = !in_text;
    else if (in_text)
      continue;
    else if (!g_ascii_isalnum (line[i]) && strchr (" \t\r\n[]{},:+-.", line[i]) == NULL)
      return TRUE;
    else if (line[i] == '[' || line[i] == '{')
      *ret_too_deep = ++depth > SERVE_MAX_DEPTH || *ret_too_deep;
    else if ((line[i] == ']' || line[i] == '}') && depth > 0)
      depth--;
  return FALSE;
}

/* "<data>:1:5: Parse error: ..." without the name of a file that does not exist. */
static char *
parse_message (const GError *error)
{
  const char *colon = strchr (error->message, ':');
  const char *what = colon != NULL ? colon + 1 : error->message;
  g_autofree char *clean = sortie_text_clean (what);

  return g_strdup_printf (_ ("this is not JSON: %s"), clean);
}

gboolean
serve_json_is (JsonNode *node, GType type)
{
  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

gboolean
serve_json_are_texts (JsonNode *node)
{
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    if (!serve_json_is (json_array_get_element (array, i), G_TYPE_STRING))
      return FALSE;
  return array != NULL;
}

gboolean
serve_json_each_text (JsonNode *node, gboolean (*holds) (const char *text))
{
  gboolean all = TRUE;

  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr (GList) names = json_object_get_members (json_node_get_object (node));

      for (GList *name = names; all && name != NULL; name = name->next)
        all = holds (name->data)
              && serve_json_each_text (json_object_get_member (json_node_get_object (node), name->data), holds);
    }
  else if (JSON_NODE_HOLDS_ARRAY (node))
    for (guint i = 0; all && i < json_array_get_length (json_node_get_array (node)); i++)
      all = serve_json_each_text (json_array_get_element (json_node_get_array (node), i), holds);
  else if (json_node_get_value_type (node) == G_TYPE_STRING)
    all = holds (json_node_get_string (node));
  return all;
}

/* Every text of a request is used as UTF-8; the escape of half a surrogate pair is not valid. */
static gboolean
is_whole_text (const char *text)
{
  return g_utf8_validate (text, -1, NULL);
}

JsonNode *
serve_json_parse (const char *line, gsize size, char **ret_message)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  gboolean too_deep;
  JsonNode *root;

  *ret_message = NULL;
  if (memchr (line, '\0', size) != NULL || !g_utf8_validate (line, (gssize) size, NULL))
    *ret_message = g_strdup (_ ("this is not JSON: it is not UTF-8"));
  else if (has_stranger (line, size, &too_deep))
    *ret_message = g_strdup (_ ("this is not JSON: it has a character that only a text may have"));
  else if (too_deep)
    *ret_message = g_strdup (_ ("this JSON is nested too deeply"));
  else if (!json_parser_load_from_data (parser, line, (gssize) size, &error))
    *ret_message = parse_message (error);
  if (*ret_message != NULL)
    return NULL;
  root = json_parser_get_root (parser);
  if (root != NULL && serve_json_each_text (root, is_whole_text))
    return json_node_ref (root);
  *ret_message = g_strdup (root == NULL ? _ ("this is not JSON: the line is empty")
                                        : _ ("this is not JSON: it has half a character"));
  return NULL;
}
