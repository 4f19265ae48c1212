/* SPDX-License-Identifier: GPL-3.0-or-later */
/* internal.h: what the files of this room share: a call, the table of methods, common parts of answers. */
#pragma once
#include "serve/json.h"
#include "serve/serve.h"

#include <sortie/bot.h>

struct ServeServer
{
  const struct ServeMethod *methods; /* serve_methods, through a pointer because the methods themselves use this
                                      * table */
  const SortieModule *module;
  const ServeDefaults *defaults;
  SortieMatch *match;     /* (nullable) */
  gboolean is_lent;       /* the match belongs to the caller */
  guint8 seat;            /* the seat of the client; SORTIE_NO_SEAT: all seats */
  SortieBot *bots[SORTIE_MAX_SEATS];
  gboolean done;
  gboolean waits;         /* a `wait` has not been answered yet */
  JsonNode *waiting;      /* (nullable): its id */
};

/* The type of a parameter. */
typedef enum
{
  SERVE_TEXT,
  SERVE_NUMBER, /* a whole number, `least` or more */
  SERVE_FLAG,
  SERVE_TEXTS,  /* a list of texts */
} ServeType;

/* A parameter of a method; tables end with an entry without a name. */
typedef struct
{
  const char *name;
  ServeType type;
  gboolean required;
  int least;
} ServeParam;

/* A request while it is being carried out. */
typedef struct
{
  ServeServer *server;
  JsonObject *params;  /* (nullable): checked against the method's parameters */
  JsonBuilder *result; /* with an open object */
  ServeFault fault;    /* 0 before one occurs */
  char *message;       /* of the fault */
  const char *rule;    /* (nullable): of the fault */
  gboolean later;      /* to be answered later */
} ServeCall;

typedef struct ServeMethod
{
  const char *name;
  const ServeParam *params;
  gboolean needs_match; /* refused if there is no match */
  gboolean of_seat;     /* allowed to the client of one seat */
  void (*run) (ServeCall *call);
} ServeMethod;

/* Ends with an entry without a name. */
extern const ServeMethod serve_methods[];

/* ---- params.c --------------------------------------------------------------------------- */

/* Whether the parameters of a request fit its method. */
gboolean serve_params_check (ServeCall *call, const ServeMethod *method);

/* (nullable): the text in a parameter. */
const char *serve_param_text (const ServeCall *call, const char *name);
guint64 serve_param_number (const ServeCall *call, const char *name, guint64 otherwise);
gboolean serve_param_flag (const ServeCall *call, const char *name, gboolean otherwise);
gboolean serve_param_is_given (const ServeCall *call, const char *name);
/* Adds the texts in a list, which the request owns. @list: (element-type utf8) */
void serve_param_texts (const ServeCall *call, const char *name, GPtrArray *list);

/* The seat named by "seat", or @otherwise. FALSE if there is no such seat, or if it is not the client's. */
gboolean serve_param_seat (ServeCall *call, guint8 otherwise, guint8 *ret);

/* ---- message.c -------------------------------------------------------------------------- */

/* Records a fault; only the first fault of a call counts. @message: (transfer full). Returns FALSE. */
gboolean serve_fail (ServeCall *call, ServeFault fault, char *message);

/* (transfer full): the id of a request, and its method and parameters, which the request owns; NULL if it is not a
 * valid request, with the reason in @ret_fault and @ret_message. */
JsonNode *serve_request_read (const char *line, gsize size, JsonNode **ret_id, ServeFault *ret_fault,
                              char **ret_message);

/* (transfer full): makes a line. @id: (nullable) */
char *serve_answer_result (JsonNode *id, JsonBuilder *result);
char *serve_answer_fault (JsonNode *id, ServeFault fault, const char *message, const char *rule);

/* ---- wait.c ------------------------------------------------------------------------------ */

void serve_wait (ServeCall *call);

/* ---- hello.c: what the game offers ------------------------------------------------------- */

void serve_hello (ServeCall *call);

/* ---- table.c: one match ------------------------------------------------------------------ */

void serve_new (ServeCall *call);

/* Lets programs play until a client has to decide. */
void serve_play_bots (ServeServer *server);
void serve_forget_match (ServeServer *server);

/* Adds the member "state": who has to decide, where the turn is, how the match ended. */
void serve_add_state (JsonBuilder *json, SortieMatch *match, guint8 reader);

/* Adds the id of a seat, or null for no seat. */
void serve_add_seat (JsonBuilder *json, const char *name, const SortieSetup *setup, guint8 seat);
/* Adds the ids of seats. */
void serve_add_seats (JsonBuilder *json, const char *name, const SortieSetup *setup, guint8 bits);
