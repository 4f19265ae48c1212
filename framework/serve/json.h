/* SPDX-License-Identifier: GPL-3.0-or-later */
/* json.h: a line of JSON that a stranger has written. */
#pragma once
#include <json-glib/json-glib.h>
G_BEGIN_DECLS

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

G_END_DECLS
