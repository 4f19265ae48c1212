/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/serve/schema.h"

#include <string.h>

#define REF "#/$defs/"

JsonObject *
schema_find (JsonNode *schema, const char *name)
{
  JsonObject *defs = json_object_get_object_member (json_node_get_object (schema), "$defs");

  return json_object_has_member (defs, name) ? json_object_get_object_member (defs, name) : NULL;
}

static gboolean
is_of_type (JsonNode *node, const char *type)
{
  GType value = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_NONE;

  return (strcmp (type, "object") == 0 && JSON_NODE_HOLDS_OBJECT (node))
         || (strcmp (type, "array") == 0 && JSON_NODE_HOLDS_ARRAY (node))
         || (strcmp (type, "null") == 0 && JSON_NODE_HOLDS_NULL (node))
         || (strcmp (type, "string") == 0 && value == G_TYPE_STRING)
         || (strcmp (type, "boolean") == 0 && value == G_TYPE_BOOLEAN)
         || (strcmp (type, "integer") == 0 && value == G_TYPE_INT64)
         || (strcmp (type, "number") == 0 && (value == G_TYPE_INT64 || value == G_TYPE_DOUBLE));
}

static gboolean
fits_type (JsonObject *of, JsonNode *node)
{
  JsonNode *type = json_object_get_member (of, "type");

  if (type == NULL || JSON_NODE_HOLDS_VALUE (type))
    return type == NULL || is_of_type (node, json_node_get_string (type));
  for (guint i = 0; i < json_array_get_length (json_node_get_array (type)); i++)
    if (is_of_type (node, json_array_get_string_element (json_node_get_array (type), i)))
      return TRUE;
  return FALSE;
}

static gboolean
fits_values (JsonObject *of, JsonNode *node)
{
  if (json_object_has_member (of, "const")
      && !json_node_equal (json_object_get_member (of, "const"), node))
    return FALSE;
  if (json_object_has_member (of, "minimum") && JSON_NODE_HOLDS_VALUE (node)
      && json_node_get_int (node) < json_object_get_int_member (of, "minimum"))
    return FALSE;
  if (!json_object_has_member (of, "enum"))
    return TRUE;
  for (guint i = 0; i < json_array_get_length (json_object_get_array_member (of, "enum")); i++)
    if (json_node_equal (json_array_get_element (json_object_get_array_member (of, "enum"), i), node))
      return TRUE;
  return FALSE;
}

static char *
below (const char *where, char *fault)
{
  g_autofree char *inner = fault;

  return fault != NULL ? g_strconcat (where, "/", inner, NULL) : NULL;
}

/* The schema of a member; @ret_refused: it may not be there */
static JsonObject *
schema_of_member (JsonObject *of, const char *name, gboolean *ret_refused)
{
  JsonObject *props = json_object_has_member (of, "properties")
                          ? json_object_get_object_member (of, "properties") : NULL;
  JsonNode *others = json_object_get_member (of, "additionalProperties");

  *ret_refused = FALSE;
  if (props != NULL && json_object_has_member (props, name))
    return json_object_get_object_member (props, name);
  if (others != NULL && JSON_NODE_HOLDS_OBJECT (others))
    return json_node_get_object (others);
  *ret_refused = others != NULL;
  return NULL;
}

static char *
object_fault (JsonNode *schema, JsonObject *of, JsonObject *object)
{
  g_autoptr (GList) names = json_object_get_members (object);
  JsonArray *required = json_object_has_member (of, "required")
                            ? json_object_get_array_member (of, "required") : NULL;
  char *fault = NULL;

  for (guint i = 0; required != NULL && i < json_array_get_length (required); i++)
    if (!json_object_has_member (object, json_array_get_string_element (required, i)))
      return g_strconcat (json_array_get_string_element (required, i), ": is missing", NULL);
  for (GList *name = names; name != NULL && fault == NULL; name = name->next)
    {
      gboolean refused;
      JsonObject *inner = schema_of_member (of, name->data, &refused);

      if (refused)
        fault = g_strconcat (name->data, ": is not expected", NULL);
      else if (inner != NULL)
        fault = below (name->data,
                       schema_fault (schema, inner, json_object_get_member (object, name->data)));
    }
  return fault;
}

static char *
array_fault (JsonNode *schema, JsonObject *items, JsonArray *array)
{
  char *fault = NULL;

  for (guint i = 0; i < json_array_get_length (array) && fault == NULL; i++)
    fault = below ("item", schema_fault (schema, items, json_array_get_element (array, i)));
  return fault;
}

char *
schema_fault (JsonNode *schema, JsonObject *of, JsonNode *node)
{
  if (json_object_has_member (of, "$ref"))
    of = schema_find (schema, json_object_get_string_member (of, "$ref") + strlen (REF));
  if (!fits_type (of, node) || !fits_values (of, node))
    {
      g_autofree char *text = json_to_string (node, FALSE);

      return g_strconcat ("is not of its type: ", text, NULL);
    }
  if (JSON_NODE_HOLDS_OBJECT (node))
    return object_fault (schema, of, json_node_get_object (node));
  if (JSON_NODE_HOLDS_ARRAY (node) && json_object_has_member (of, "items"))
    return array_fault (schema, json_object_get_object_member (of, "items"), json_node_get_array (node));
  return NULL;
}
