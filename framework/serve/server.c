/* SPDX-License-Identifier: GPL-3.0-or-later */
/* server.c: creating a server, and handling its requests. */
#include "serve/internal.h"

#include "base/text.h"
#include "base/i18n.h"

static ServeServer *
new_server (const SortieModule *module, guint8 seat)
{
  ServeServer *server = g_new0 (ServeServer, 1);

  server->methods = serve_methods;
  server->module = module;
  server->seat = seat;
  return server;
}

ServeServer *
serve_server_new (const SortieModule *module, const ServeDefaults *defaults)
{
  ServeServer *server = new_server (module, SORTIE_NO_SEAT);

  server->defaults = defaults;
  return server;
}

ServeServer *
serve_server_new_seat (const SortieModule *module, SortieMatch *match, guint8 seat)
{
  ServeServer *server = new_server (module, seat);

  server->match = match;
  server->is_lent = TRUE;
  return server;
}

void
serve_server_free (ServeServer *server)
{
  if (server == NULL)
    return;
  serve_forget_match (server);
  g_clear_pointer (&server->waiting, json_node_unref);
  g_free (server);
}

gboolean
serve_server_is_done (const ServeServer *server)
{
  return server->done;
}

/* ---- Requests --------------------------------------------------------------------------- */

static gboolean
unknown_method (ServeCall *call, const char *name)
{
  g_autoptr (GPtrArray) known = SORTIE_ROW_IDS (call->server->methods);
  g_autofree char *near = sortie_words_instead (name, (const char *const *) known->pdata, known->len);
  g_autofree char *clean = sortie_text_clean (name);

  return serve_fail (call, SERVE_NO_METHOD, g_strdup_printf (_ ("there is no method “%s”%s"), clean, near));
}

/* Whether this client may use the method now. */
static gboolean
is_allowed (ServeCall *call, const ServeMethod *method)
{
  if (call->server->seat != SORTIE_NO_SEAT && !method->of_seat)
    return serve_fail (call, SERVE_NOT_YOURS,
                       g_strdup_printf (_ ("a player of one seat cannot use “%s”"), method->name));
  if (call->server->match == NULL && method->needs_match)
    return serve_fail (call, SERVE_NO_MATCH,
                       g_strdup (_ ("there is no match yet: begin one with “new”")));
  return TRUE;
}

static void
carry_out (ServeCall *call, JsonObject *request)
{
  const char *name = json_object_get_string_member (request, "method");
  const gint row = SORTIE_FIND_ROW (call->server->methods, name);
  const ServeMethod *method = row >= 0 ? &call->server->methods[row] : NULL;

  if (json_object_has_member (request, "params"))
    call->params = json_object_get_object_member (request, "params");
  if (method == NULL)
    unknown_method (call, name);
  else if (is_allowed (call, method) && serve_params_check (call, method))
    method->run (call);
}

static char *
answer (ServeServer *server, JsonNode *request, JsonNode *id)
{
  g_autoptr (JsonBuilder) result = json_builder_new ();
  ServeCall call = { .server = server, .result = result };
  g_autofree char *message = NULL;

  json_builder_begin_object (result);
  carry_out (&call, json_node_get_object (request));
  message = call.message;
  if (call.fault != 0)
    return serve_answer_fault (id, call.fault, message, call.rule);
  server->waits = call.later;
  if (!call.later)
    return serve_answer_result (id, result);
  g_clear_pointer (&server->waiting, json_node_unref);
  server->waiting = id != NULL ? json_node_copy (id) : NULL;
  return NULL;
}

char *
serve_server_answer (ServeServer *server, const char *line, gsize size)
{
  g_autoptr (JsonNode) id = NULL;
  g_autofree char *message = NULL;
  ServeFault fault;
  g_autoptr (JsonNode) request = serve_request_read (line, size, &id, &fault, &message);

  return request != NULL ? answer (server, request, id) : serve_answer_fault (id, fault, message, NULL);
}

char *
serve_server_answer_too_long (void)
{
  g_autofree char *message = g_strdup_printf (_ ("a request has at most %d bytes"), SERVE_MAX_LINE);

  return serve_answer_fault (NULL, SERVE_NO_REQUEST, message, NULL);
}
