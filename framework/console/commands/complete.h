/* SPDX-License-Identifier: GPL-3.0-or-later */
/* complete.h: what may stand next on the line that is being typed.
 *
 * Candidates are the commands and what they take, and the moves that are legal at this
 * moment, also behind the beginning of a move that takes several small decisions. Nothing
 * is offered that the seat may not know.
 */
#pragma once
#include "console/session/session.h"
G_BEGIN_DECLS

/* A ConsoleComplete (input.h) for a session. */
char **console_complete (gpointer session, const char *line, const char *word);

G_END_DECLS
