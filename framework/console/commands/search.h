/* SPDX-License-Identifier: GPL-3.0-or-later */
/* search.h: cards that somebody means who does not know their names by heart. */
#pragma once
#include "console/screen/screen.h"
#include <sortie/game.h>
G_BEGIN_DECLS

/**
 * console_search:
 * @text: an id, a name as printed or translated, a faction, or how one of these begins; words in
 *   the middle of a name count too
 *
 * What fits best wins: a whole name before a faction, that before beginnings.
 *
 * Returns: (transfer full) (element-type guint16): the definitions in the order of the catalogue;
 *   empty when nothing fits
 */
GArray *console_search (const SortieModule *module, const char *text);

/* "; did you mean “a”, “b”?", with the ids of the nearest, or "". (transfer full) */
char *console_search_near (const SortieModule *module, const char *text);

G_END_DECLS
