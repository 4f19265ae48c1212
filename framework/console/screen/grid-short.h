/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-short.h: names cut so short that they fit into a cell, and no two cards are called alike. */
#pragma once
#include "module/sketch.h"
G_BEGIN_DECLS

/**
 * console_short_names:
 * @grid: whose names are to be cut
 * @rooms: per cell the columns for its name, at least 1
 *
 * A card is called the same wherever it stands. Its name is cut as little as possible: one of its
 * shorter forms if that fits, otherwise its beginning. Where two different names would come out
 * alike, each keeps its beginning and ends with the first later letter that the others do not have
 * there: "Guari", "Guars" for Guardian and Guardsman. Whose whole name fits keeps it. Numbers stand
 * for what letters cannot tell apart.
 *
 * Returns: (transfer full) (element-type utf8): per cell; NULL where nothing stands
 */
GPtrArray *console_short_names (const SortieSketchGrid *grid, const guint *rooms);

G_END_DECLS
