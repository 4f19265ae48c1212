/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.h: going through a journal at a terminal. */
#pragma once
#include "console/programs/programs.h"
G_BEGIN_DECLS

/**
 * console_walk:
 * @taken: (transfer full): the game of the journal
 * @path: what messages call the journal
 * @seat: whose eyes are lent to the reader at first
 *
 * Steps forward and back as the person wants, shows what any seat saw, and lets the person go on from
 * any position as a match of their own, in a file of its own.
 *
 * Returns: CONSOLE_FAILED and @error where the journal is wrong
 */
ConsoleStatus console_walk (ConsoleApp *app, SortieModule *taken, const SortieJournal *journal,
                            const char *path, guint8 seat, GError **error);

G_END_DECLS
