/* SPDX-License-Identifier: GPL-3.0-or-later */
/* example.h: a whole line for a move, as it could be typed now. */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/**
 * console_example_line:
 * @verb: by its number
 *
 * A legal move with the answers to all that it asks, as far as it can still be given up: the longest
 * of those that are looked at. It is put together in a world that the seat imagines.
 *
 * Returns: (transfer full) (nullable): the line; NULL when no move of that verb is legal now, it is
 *   nothing but the verb, or it is not the reader who decides
 */
char *console_example_line (ConsoleSession *session, guint verb);

G_END_DECLS
