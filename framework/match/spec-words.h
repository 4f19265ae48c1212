/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* spec-words.h: words of a game's tables, and what is said when there is no such word; private to
 * the reading of what a person wants to play. */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/* The first member of each entry of a table whose entries begin with an id, and with NULL at the
 * end. @table: (nullable). (transfer container) (element-type utf8) */
GPtrArray *sortie_spec_ids (gconstpointer table, gsize stride);

/* Where an id stands among them. */
gboolean sortie_spec_find (const GPtrArray *ids, const char *id, guint *ret);

/* "a, b". (transfer full) */
char *sortie_spec_list (const char *const *ids, gsize n);

/* Splits at the first "="; @ret_key: (transfer full). FALSE: there is none. */
gboolean sortie_spec_split (const char *text, char **ret_key, const char **ret_value);

/* Both return FALSE: `return sortie_spec_wrong (...)`. An unknown word is told with what it could
 * have been. */
gboolean sortie_spec_unknown (GError **error, const char *word, const GPtrArray *ids,
                              const char *format, ...) G_GNUC_PRINTF (4, 5);
gboolean sortie_spec_wrong (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
