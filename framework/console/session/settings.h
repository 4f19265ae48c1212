/* SPDX-License-Identifier: GPL-3.0-or-later */
/* settings.h: what a person has set once for all matches of a game, kept in the user's folder of
 * configuration (XDG). A file that is missing or cannot be read sets nothing. */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/* @game: its id. Returns: (transfer full): the words; an empty list when nothing is set */
char **console_setting_read (const char *game, const char *key);

/* FALSE and @error: it could not be written, and holds for this match only. */
gboolean console_setting_write (const char *game, const char *key, const char *const *words,
                                GError **error);

G_END_DECLS
