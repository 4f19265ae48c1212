/* SPDX-License-Identifier: GPL-3.0-or-later */
/* json.h: a line of JSON that a stranger has written, and what a line of our own is made of. */
#pragma once
#include <json-glib/json-glib.h>

/* Brackets in brackets: the parser goes as deep as they do, on the stack. */
#define SERVE_MAX_DEPTH 16

/**
 * serve_json_parse:
 * @line: any bytes; how many there may be is the caller's business
 * @ret_message: (out) (transfer full): what is wrong with them, in the reader's language
 *
 * Returns: (transfer full) (nullable): the value, in which every text is UTF-8; NULL: the line is no
 *   JSON, or nested deeper than SERVE_MAX_DEPTH
 */
JsonNode *serve_json_parse (const char *line, gsize size, char **ret_message);

/* Whether that holds for every text in it, the names of members included. */
gboolean serve_json_each_text (JsonNode *node, gboolean (*holds) (const char *text));

/* ---- members.c: members of the object that is open ---------------------------------------- */

/* A text, or null. */
void serve_add_text (JsonBuilder *json, const char *name, const char *text);
void serve_add_number (JsonBuilder *json, const char *name, gint64 number);
void serve_add_flag (JsonBuilder *json, const char *name, gboolean flag);
/* A list, to be filled and ended. */
void serve_begin_list (JsonBuilder *json, const char *name);
