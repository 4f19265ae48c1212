/* SPDX-License-Identifier: GPL-3.0-or-later */
/* internal.h: what the files of this room share: a call, the table of methods, what answers have in
 * common. */
#pragma once
#include "serve/json.h"
#include "serve/serve.h"

#include <sortie/bot.h>

struct ServeServer
{
  const struct ServeMethod *methods; /* serve_methods, which call what looks at this table */
  const SortieModule *module;
  const ServeDefaults *defaults;
  SortieMatch *match;     /* (nullable) */
  gboolean is_lent;       /* the match belongs to somebody else */
  guint8 seat;            /* of whose client it is; SORTIE_NO_SEAT: of all */
  SortieBot *bots[SORTIE_MAX_SEATS];
  gboolean done;
  gboolean waits;         /* a `wait` is still to be answered */
  JsonNode *waiting;      /* (nullable): its id */
};

/* What the value of a parameter is. */
typedef enum
{
  SERVE_TEXT,
  SERVE_NUMBER, /* a whole number, `least` or more */
  SERVE_FLAG,
  SERVE_TEXTS,  /* a list of texts */
} ServeType;

/* A parameter of a method; a table of them is ended by one without a name. */
typedef struct
{
  const char *name;
  ServeType type;
  gboolean required;
  int least;
} ServeParam;

/* One request while it is carried out. */
typedef struct
{
  ServeServer *server;
  JsonObject *params;  /* (nullable): checked against the method's */
  JsonBuilder *result; /* an object is open in it */
  ServeFault fault;    /* 0: none so far */
  char *message;       /* of the fault */
  const char *rule;    /* (nullable): of the fault */
  gboolean later;      /* it is answered when there is something to say */
} ServeCall;

typedef struct ServeMethod
{
  const char *name;
  const ServeParam *params;
  gboolean needs_match; /* it is refused before there is one */
  gboolean of_seat;     /* the client of one seat may use it */
  void (*run) (ServeCall *call);
} ServeMethod;

/* Ended by one without a name. */
extern const ServeMethod serve_methods[];

/* ---- params.c --------------------------------------------------------------------------- */

/* Whether the parameters of a request are those of its method. */
gboolean serve_params_check (ServeCall *call, const ServeMethod *method);

/* (nullable): the text of a parameter. */
const char *serve_param_text (const ServeCall *call, const char *name);
guint64 serve_param_number (const ServeCall *call, const char *name, guint64 otherwise);
gboolean serve_param_flag (const ServeCall *call, const char *name, gboolean otherwise);
gboolean serve_param_is_given (const ServeCall *call, const char *name);
/* Adds the texts of a list, lent by the request. @list: (element-type utf8) */
void serve_param_texts (const ServeCall *call, const char *name, GPtrArray *list);

/* The seat that "seat" names; without one @otherwise. FALSE: there is none, or it is not the
 * client's. */
gboolean serve_param_seat (ServeCall *call, guint8 otherwise, guint8 *ret);

/* ---- message.c -------------------------------------------------------------------------- */

/* The first fault of a call counts. @message: (transfer full). Returns FALSE. */
gboolean serve_fail (ServeCall *call, ServeFault fault, char *message);

/* (transfer full): the id of a request and its method and parameters, which the request keeps alive;
 * NULL: it is none, and @ret_fault and @ret_message say why. */
JsonNode *serve_request_read (const char *line, gsize size, JsonNode **ret_id, ServeFault *ret_fault,
                              char **ret_message);

/* (transfer full): a line. @id: (nullable) */
char *serve_answer_result (JsonNode *id, JsonBuilder *result);
char *serve_answer_fault (JsonNode *id, ServeFault fault, const char *message, const char *rule);

/* ---- wait.c ------------------------------------------------------------------------------ */

void serve_wait (ServeCall *call);

/* ---- hello.c: what the game offers ------------------------------------------------------- */

void serve_hello (ServeCall *call);

/* ---- table.c: one match ------------------------------------------------------------------ */

void serve_new (ServeCall *call);

/* Programs play until a client is to decide. */
void serve_play_bots (ServeServer *server);
void serve_forget_match (ServeServer *server);

/* The member "state": who is to decide, where the turn is, how it ended. */
void serve_add_state (JsonBuilder *json, SortieMatch *match, guint8 reader);

/* The id of a seat; null: nobody. */
void serve_add_seat (JsonBuilder *json, const char *name, const SortieSetup *setup, guint8 seat);
/* The ids of seats. */
void serve_add_seats (JsonBuilder *json, const char *name, const SortieSetup *setup, guint8 bits);
