/* SPDX-License-Identifier: GPL-3.0-or-later */
/* new-match.h: what the menu asks about a new match: the mode, who sits where, the rules that one may
 * set, decks and whatever else the game lets one choose. */
#pragma once
#include "console/programs/app.h"
#include "console/session/session.h"
G_BEGIN_DECLS

/**
 * console_ask_new_match:
 * @game: which game
 *
 * Asks until everything is settled, and deals the match.
 *
 * Returns: (transfer full) (nullable): the match; NULL without @error when the person wants out
 */
ConsoleSession *console_ask_new_match (ConsoleApp *app, const char *game, GError **error);

G_END_DECLS
