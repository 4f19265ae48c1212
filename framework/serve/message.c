/* SPDX-License-Identifier: GPL-3.0-or-later */
/* message.c: lines of JSON: reading a request, writing an answer. */
#include "serve/internal.h"

#include <string.h>

#include "base/text.h"
#include "base/i18n.h"

gboolean
serve_fail (ServeCall *call, ServeFault fault, char *message)
{
  if (call->fault == 0)
    {
      call->fault = fault;
      call->message = message;
    }
  else
    g_free (message);
  return FALSE;
}

/* ---- Reading ---------------------------------------------------------------------------- */

/* A number, a text or null, which the answer repeats. */
static JsonNode *
id_of (JsonObject *request)
{
  JsonNode *id = json_object_get_member (request, "id");

  return id != NULL && JSON_NODE_HOLDS_VALUE (id) && json_node_get_value_type (id) != G_TYPE_BOOLEAN
             ? json_node_copy (id)
             : NULL;
}

/* (nullable): what is wrong with the envelope of the request. */
static char *
frame_fault (JsonObject *request)
{
  static const char *const known[] = { "jsonrpc", "id", "method", "params", NULL };
  g_autoptr (GList) names = json_object_get_members (request);

  for (GList *name = names; name != NULL; name = name->next)
    if (!g_strv_contains (known, name->data))
      {
        g_autofree char *near = sortie_words_instead (name->data, known, G_N_ELEMENTS (known) - 1);
        g_autofree char *clean = sortie_text_clean (name->data);

        return g_strdup_printf (_ ("a request has no “%s”%s"), clean, near);
      }
  if (json_object_has_member (request, "jsonrpc")
      && (!serve_json_is (json_object_get_member (request, "jsonrpc"), G_TYPE_STRING)
          || strcmp (json_object_get_string_member (request, "jsonrpc"), "2.0") != 0))
    return g_strdup (_ ("“jsonrpc” is not \"2.0\""));
  if (!serve_json_is (json_object_get_member (request, "method"), G_TYPE_STRING))
    return g_strdup (_ ("a request needs a “method”, which is a text"));
  if (json_object_has_member (request, "params")
      && !JSON_NODE_HOLDS_OBJECT (json_object_get_member (request, "params")))
    return g_strdup (_ ("“params” is not an object"));
  return NULL;
}

JsonNode *
serve_request_read (const char *line, gsize size, JsonNode **ret_id, ServeFault *ret_fault,
                    char **ret_message)
{
  g_autoptr (JsonNode) root = serve_json_parse (line, size, ret_message);

  *ret_id = NULL;
  *ret_fault = SERVE_NOT_JSON;
  if (root == NULL)
    return NULL;
  *ret_fault = SERVE_NO_REQUEST;
  if (!JSON_NODE_HOLDS_OBJECT (root))
    *ret_message = g_strdup (_ ("a request is an object: {\"id\": 1, \"method\": \"hello\"}"));
  else
    {
      *ret_id = id_of (json_node_get_object (root));
      *ret_message = frame_fault (json_node_get_object (root));
    }
  return *ret_message == NULL ? g_steal_pointer (&root) : NULL;
}

/* ---- Writing ---------------------------------------------------------------------------- */

static JsonBuilder *
begin_message (JsonNode *id)
{
  JsonBuilder *json = json_builder_new ();

  json_builder_begin_object (json);
  serve_add_text (json, "jsonrpc", "2.0");
  json_builder_set_member_name (json, "id");
  json_builder_add_value (json, id != NULL ? json_node_copy (id) : json_node_new (JSON_NODE_NULL));
  return json;
}

static char *
end_message (JsonBuilder *json)
{
  g_autoptr (JsonNode) root = NULL;

  json_builder_end_object (json);
  root = json_builder_get_root (json);
  g_object_unref (json);
  return json_to_string (root, FALSE);
}

char *
serve_answer_result (JsonNode *id, JsonBuilder *result)
{
  JsonBuilder *json = begin_message (id);

  json_builder_end_object (result);
  json_builder_set_member_name (json, "result");
  json_builder_add_value (json, json_builder_get_root (result));
  return end_message (json);
}

char *
serve_answer_fault (JsonNode *id, ServeFault fault, const char *message, const char *rule)
{
  JsonBuilder *json = begin_message (id);

  json_builder_set_member_name (json, "error");
  json_builder_begin_object (json);
  serve_add_number (json, "code", fault);
  serve_add_text (json, "message", message);
  if (rule != NULL)
    {
      json_builder_set_member_name (json, "data");
      json_builder_begin_object (json);
      serve_add_text (json, "rule", rule);
      json_builder_end_object (json);
    }
  json_builder_end_object (json);
  return end_message (json);
}
