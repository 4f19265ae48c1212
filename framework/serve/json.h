/* SPDX-License-Identifier: GPL-3.0-or-later */
/* json.h: reads a line of JSON from a stranger, and builds our own. */
#pragma once
#include <json-glib/json-glib.h>

/* How deep brackets may nest: the parser recurses on the stack. */
#define SERVE_MAX_DEPTH 16

/**
 * serve_json_parse:
 * @line: any bytes; the caller limits their number
 * @ret_message: (out) (transfer full): what is wrong with them, in the reader's language
 *
 * Returns: (transfer full) (nullable): the value, with all texts in UTF-8; NULL if the line is not JSON, or nested
 *   deeper than SERVE_MAX_DEPTH
 */
JsonNode *serve_json_parse (const char *line, gsize size, char **ret_message);

/* Whether it is a single value of that type. @node: (nullable) */
gboolean serve_json_is (JsonNode *node, GType type);

/* Whether it is a list of texts. @node: (nullable) */
gboolean serve_json_are_texts (JsonNode *node);

/* Whether @holds returns TRUE for every text in the value, including names of members. */
gboolean serve_json_each_text (JsonNode *node, gboolean (*holds) (const char *text));

/* ---- members.c: adding members to the open object ----------------------------------------- */

/* A text, or null. */
void serve_add_text (JsonBuilder *json, const char *name, const char *text);
void serve_add_number (JsonBuilder *json, const char *name, gint64 number);
void serve_add_flag (JsonBuilder *json, const char *name, gboolean flag);
/* Begins a list, which the caller fills and ends. */
void serve_begin_list (JsonBuilder *json, const char *name);

/* SERVE_LIST (json, name) STATEMENT: what the statement adds is the list @name; it must not leave the statement. */
#define SERVE_LIST(json, name)                                                   \
  for (gboolean is_open = (serve_begin_list ((json), (name)), TRUE); is_open;    \
       is_open = (json_builder_end_array (json), FALSE))
