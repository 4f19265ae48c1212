/* SPDX-License-Identifier: GPL-3.0-or-later */
/* params.c: the parameters of a request: checked against the table, then read. */
#include "serve/internal.h"

#include "base/text.h"
#include "base/i18n.h"
#include "match/spec.h"

/* (transfer full) (nullable): what is wrong with the value of a parameter */
static char *
value_fault (const ServeParam *param, JsonNode *node)
{
  switch (param->type)
    {
    case SERVE_TEXT:
      return serve_json_is (node, G_TYPE_STRING)
                 ? NULL
                 : g_strdup_printf (_ ("“%s” must be a text"), param->name);
    case SERVE_NUMBER:
      return serve_json_is (node, G_TYPE_INT64) && json_node_get_int (node) >= param->least
                 ? NULL
                 : g_strdup_printf (_ ("“%s” must be a whole number, %d or more"), param->name, param->least);
    case SERVE_FLAG:
      return serve_json_is (node, G_TYPE_BOOLEAN)
                 ? NULL
                 : g_strdup_printf (_ ("“%s” must be true or false"), param->name);
    case SERVE_TEXTS:
      return serve_json_are_texts (node) ? NULL
                              : g_strdup_printf (_ ("“%s” must be a list of texts"), param->name);
    }
  return NULL;
}

static gboolean
refuse_unknown_param (ServeCall *call, const ServeMethod *method, const char *name)
{
  g_autoptr (GPtrArray) known = SORTIE_ROW_IDS (method->params);
  g_autofree char *near = sortie_words_instead (name, (const char *const *) known->pdata, known->len);
  g_autofree char *clean = sortie_text_clean (name);

  return serve_fail (call, SERVE_BAD_PARAMS,
                     g_strdup_printf (_ ("“%s” has no parameter “%s”%s"), method->name, clean, near));
}

/* null counts as missing. */
static gboolean
is_fit (ServeCall *call, const ServeMethod *method, const char *name)
{
  const gint row = SORTIE_FIND_ROW (method->params, name);
  const ServeParam *param = row >= 0 ? &method->params[row] : NULL;
  JsonNode *node = json_object_get_member (call->params, name);
  char *message;

  if (param == NULL)
    return refuse_unknown_param (call, method, name);
  message = JSON_NODE_HOLDS_NULL (node) ? NULL : value_fault (param, node);
  return message == NULL || serve_fail (call, SERVE_BAD_PARAMS, message);
}

gboolean
serve_params_check (ServeCall *call, const ServeMethod *method)
{
  g_autoptr (GList) names =
      call->params != NULL ? json_object_get_members (call->params) : NULL;

  for (GList *name = names; name != NULL; name = name->next)
    if (!is_fit (call, method, name->data))
      return FALSE;
  for (const ServeParam *p = method->params; p != NULL && p->name != NULL; p++)
    if (p->required && !serve_param_is_given (call, p->name))
      return serve_fail (call, SERVE_BAD_PARAMS,
                         g_strdup_printf (_ ("“%s” needs “%s”"), method->name, p->name));
  return TRUE;
}

/* (nullable) */
static JsonNode *
node_of (const ServeCall *call, const char *name)
{
  JsonNode *node = call->params != NULL ? json_object_get_member (call->params, name) : NULL;

  return node != NULL && !JSON_NODE_HOLDS_NULL (node) ? node : NULL;
}

gboolean
serve_param_is_given (const ServeCall *call, const char *name)
{
  return node_of (call, name) != NULL;
}

const char *
serve_param_text (const ServeCall *call, const char *name)
{
  JsonNode *node = node_of (call, name);

  return node != NULL ? json_node_get_string (node) : NULL;
}

guint64
serve_param_number (const ServeCall *call, const char *name, guint64 otherwise)
{
  JsonNode *node = node_of (call, name);

  return node != NULL ? (guint64) json_node_get_int (node) : otherwise;
}

gboolean
serve_param_flag (const ServeCall *call, const char *name, gboolean otherwise)
{
  JsonNode *node = node_of (call, name);

  return node != NULL ? json_node_get_boolean (node) : otherwise;
}

void
serve_param_texts (const ServeCall *call, const char *name, GPtrArray *list)
{
  JsonNode *node = node_of (call, name);

  if (node == NULL)
    return;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    g_ptr_array_add (list,
                     (gpointer) json_array_get_string_element (json_node_get_array (node), i));
}

static gboolean
find_seat (ServeCall *call, const char *id, guint8 *ret)
{
  g_autoptr (GError) error = NULL;

  *ret = sortie_find_seat (sortie_match_setup (call->server->match), id, -1, &error);
  return *ret != SORTIE_NO_SEAT
         || serve_fail (call, SERVE_BAD_PARAMS, g_strdup (error->message));
}

gboolean
serve_param_seat (ServeCall *call, guint8 otherwise, guint8 *ret)
{
  const char *id = serve_param_text (call, "seat");
  guint8 own = call->server->seat;

  *ret = own != SORTIE_NO_SEAT ? own : otherwise;
  if (id != NULL && !find_seat (call, id, ret))
    return FALSE;
  if (own != SORTIE_NO_SEAT && *ret != own)
    return serve_fail (call, SERVE_NOT_YOURS,
                       g_strdup_printf (_ ("you play the seat “%s” and no other"),
                                        sortie_match_setup (call->server->match)->seat_ids[own]));
  return TRUE;
}
