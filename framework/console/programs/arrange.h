/* SPDX-License-Identifier: GPL-3.0-or-later */
/* arrange.h: what the menu asks about a new match besides its cards: who plays each seat, and by
 * which of the rules that the game lets one set. */
#pragma once
#include "console/programs/app.h"
G_BEGIN_DECLS

/**
 * console_arrange_seats:
 * @seats: (element-type utf8) where "SEAT=WHO" is added, as on the command line; interned
 *
 * Asks who plays each seat that decides for itself, the first with a person unless something else
 * is wanted. Where one seat decides the person who asks for the match plays it.
 *
 * Returns: FALSE: the person wants out
 */
gboolean console_arrange_seats (ConsoleApp *app, const SortieModule *module, guint mode,
                                GPtrArray *seats);

/**
 * console_arrange_options:
 * @settings: (element-type utf8) where "NAME=VALUE" is added, as on the command line; interned
 * @ret: (out) (transfer full): a value for each of the game's options
 *
 * Offers the game's options, with an empty line to play by the usual ones.
 *
 * Returns: FALSE: the person wants out
 */
gboolean console_arrange_options (ConsoleApp *app, const SortieModule *module,
                                  GPtrArray *settings, gint16 **ret);

G_END_DECLS
