/* SPDX-License-Identifier: GPL-3.0-or-later */
/* serve.h: matches for other programs: a request a line, an answer a line.
 *
 * A request is one line of JSON, an answer another, as JSON-RPC 2.0 has them
 * (docs/serve.md, docs/serve.schema.json). A server plays one match of one game at a time. What it
 * tells a seat comes from that seat's view; only `journal` tells everything.
 *
 * A client of one seat (serve_server_new_seat()) has that seat of somebody else's match and nothing
 * else: the same requests about itself work, all others are refused.
 *
 * Every line gets an answer, whatever is in it.
 */
#pragma once
#include <json-glib/json-glib.h>
#include <sortie/match.h>

/* What the protocol is. A method or member that is added does not change it. */
#define SERVE_PROTOCOL 1

/* Bytes of a request. */
#define SERVE_MAX_LINE 65536

/* What can be wrong with a request: the codes of JSON-RPC 2.0, then our own. */
typedef enum
{
  SERVE_NOT_JSON = -32700,
  SERVE_NO_REQUEST = -32600,
  SERVE_NO_METHOD = -32601,
  SERVE_BAD_PARAMS = -32602,
  SERVE_REFUSED = 1,   /* the rules, or the match, do not allow it */
  SERVE_NO_MATCH = 2,  /* there is none yet */
  SERVE_NOT_YOURS = 3, /* a client of one seat asks about what is not its own */
} ServeFault;

/* What a match is played with where a request does not say. Strings are lent, for as long as the
 * server lives; lists end with NULL, and NULL means nothing. */
typedef struct
{
  const char *mode;
  const char *const *choices; /* as in SortieMatchSpec; typed, so that they may name files */
  const char *const *options;
  const char *const *players;
  const char *seed;           /* NULL: by chance */
  gboolean practice;
} ServeDefaults;

typedef struct ServeServer ServeServer;

/* @module and @defaults must outlive it. (transfer full) */
ServeServer *serve_server_new (const SortieModule *module, const ServeDefaults *defaults);

/* For whoever plays @seat of @match, which is lent. (transfer full) */
ServeServer *serve_server_new_seat (const SortieModule *module, SortieMatch *match, guint8 seat);
void serve_server_free (ServeServer *server);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (ServeServer, serve_server_free)

/* The answer: one line of JSON, without its newline; NULL: the client of a seat waits for it. (transfer full)
 * (nullable) @line: (array length=size): a request; any bytes. */
char *serve_server_answer (ServeServer *server, const char *line, gsize size);

/* The answer to a line of more than SERVE_MAX_LINE bytes, which nobody has kept. (transfer full) */
char *serve_server_answer_too_long (void);

/* Whether the client has said that it wants nothing more. */
gboolean serve_server_is_done (const ServeServer *server);

/* Whether the client of a seat waits for the answer to `wait`: the match goes on meanwhile, and
 * serve_server_waited() answers. */
gboolean serve_server_waits (const ServeServer *server);
/* (transfer full): that answer, when the seat is to decide or the match is over */
char *serve_server_waited (ServeServer *server);

/**
 * serve_view:
 * @view: what a seat, or a stranger, may look at
 *
 * Adds the members of a view to the object that is open in @json.
 */
void serve_view (JsonBuilder *json, const SortieView *view);
