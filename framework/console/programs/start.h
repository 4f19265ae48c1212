/* SPDX-License-Identifier: GPL-3.0-or-later */
/* start.h: from what a person wants to a session that is played. */
#pragma once
#include "console/programs/app.h"
#include "console/session/session.h"
G_BEGIN_DECLS

/**
 * console_table_new:
 * @module: (transfer full): what is played
 * @mode: (nullable)
 * @choices: (nullable): besides those of the command line; NULL-terminated
 *
 * Sets a match up, seats who was asked for, and keeps the match in a file from the start.
 *
 * Returns: NULL and @error
 */
ConsoleSession *console_table_new (ConsoleApp *app, SortieModule *module, const char *mode,
                                   const char *const *choices, GError **error);

/* A saved match, continued in its file. */
ConsoleSession *console_table_open (ConsoleApp *app, const char *path, GError **error);

/* Plays to the end, until it is left, or until nobody sees it any more. A failure: a line of a file
 * was refused, or the match could not be kept. */
ConsoleStatus console_table_play (ConsoleApp *app, ConsoleSession *session);

G_END_DECLS
