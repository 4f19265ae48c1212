/* SPDX-License-Identifier: GPL-3.0-or-later */
/* wait.c: the method `wait`, whose answer comes when the seat has to decide, or the match is over. */
#include "serve/internal.h"

/* Whether there is nothing to wait for. */
static gboolean
is_time (const ServeServer *server)
{
  return sortie_match_is_over (server->match) || sortie_match_to_move (server->match) == server->seat;
}

/* A client of all seats never waits: its programs have played before it gets an answer. */
void
serve_wait (ServeCall *call)
{
  ServeServer *server = call->server;
  guint8 seat;

  if (!serve_param_seat (call, SORTIE_NO_SEAT, &seat))
    return;
  if (server->seat != SORTIE_NO_SEAT && !is_time (server))
    call->later = TRUE;
  else
    serve_add_state (call->result, server->match, seat);
}

gboolean
serve_server_waits (const ServeServer *server)
{
  return server->waits;
}

char *
serve_server_waited (ServeServer *server)
{
  g_autoptr (JsonBuilder) result = json_builder_new ();
  g_autoptr (JsonNode) id = g_steal_pointer (&server->waiting);

  server->waits = FALSE;
  json_builder_begin_object (result);
  serve_add_state (result, server->match, server->seat);
  return serve_answer_result (id, result);
}
