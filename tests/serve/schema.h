/* SPDX-License-Identifier: GPL-3.0-or-later */
/* schema.h: whether JSON is what docs/serve.schema.json says; of JSON schema, what that file uses. */
#pragma once
#include <json-glib/json-glib.h>
G_BEGIN_DECLS

/* The schema of that name below "$defs"; NULL: there is none. */
JsonObject *schema_find (JsonNode *schema, const char *name);

/* (transfer full): where @node is not as @of says, and how; NULL: it is. */
char *schema_fault (JsonNode *schema, JsonObject *of, JsonNode *node);

G_END_DECLS
