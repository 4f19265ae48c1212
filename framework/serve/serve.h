/* SPDX-License-Identifier: GPL-3.0-or-later */
/* serve.h: matches for other programs, with one line per request and one per answer.
 *
 * A request is one line of JSON, and so is its answer, as in JSON-RPC 2.0 (docs/serve.md, docs/serve.schema.json). A
 * server plays one match of one game at a time. What it tells a seat comes from that seat's view; only `journal` tells
 * everything.
 *
 * The client of one seat (serve_server_new_seat()) plays that seat in a match of the caller. Its requests about that
 * seat work; all others are refused.
 *
 * Every line gets an answer, whatever it contains.
 */
#pragma once
#include <json-glib/json-glib.h>
#include <sortie/match.h>

/* The version of the protocol. Adding a method or member does not change it. */
#define SERVE_PROTOCOL 1

/* The longest request, in bytes. */
#define SERVE_MAX_LINE 65536

/* What can be wrong with a request: the codes of JSON-RPC 2.0, then our own. */
typedef enum
{
  SERVE_NOT_JSON = -32700,
  SERVE_NO_REQUEST = -32600,
  SERVE_NO_METHOD = -32601,
  SERVE_BAD_PARAMS = -32602,
  SERVE_REFUSED = 1,   /* the rules, or the match, do not allow it */
  SERVE_NO_MATCH = 2,  /* there is no match yet */
  SERVE_NOT_YOURS = 3, /* the client of one seat asks about something that is not its own */
} ServeFault;

/* What to play if a request does not say. The caller owns the strings, which must live as long as the server; lists end
 * with NULL, and a NULL list is empty. */
typedef struct
{
  const char *mode;
  const char *const *choices; /* as in SortieMatchSpec; the user typed them, so they may name files */
  const char *const *options;
  const char *const *players;
  const char *seed;           /* NULL: random */
  gboolean practice;
} ServeDefaults;

typedef struct ServeServer ServeServer;

/* @module and @defaults must outlive the server. (transfer full) */
ServeServer *serve_server_new (const SortieModule *module, const ServeDefaults *defaults);

/* A server for the client that plays @seat of @match; the caller keeps @match. (transfer full) */
ServeServer *serve_server_new_seat (const SortieModule *module, SortieMatch *match, guint8 seat);
void serve_server_free (ServeServer *server);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ServeServer, serve_server_free)

/* The answer: one line of JSON, without newline; NULL if the client of a seat has to wait for it. (transfer full)
 * (nullable) @line: (array length=size): a request; any bytes. */
char *serve_server_answer (ServeServer *server, const char *line, gsize size);

/* The answer to a line of more than SERVE_MAX_LINE bytes, which was not stored. (transfer full) */
char *serve_server_answer_too_long (void);

/* Whether the client has said that it is finished. */
gboolean serve_server_is_done (const ServeServer *server);

/* Whether the client of a seat is waiting for the answer to `wait`. The match continues meanwhile, and
 * serve_server_waited() answers. */
gboolean serve_server_waits (const ServeServer *server);
/* (transfer full): that answer, once the seat has to decide or the match is over */
char *serve_server_waited (ServeServer *server);

/**
 * serve_view:
 * @view: what a seat, or an outsider, may see
 *
 * Adds the members of a view to the open object in @json.
 */
void serve_view (JsonBuilder *json, const SortieView *view);
