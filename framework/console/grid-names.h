/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-names.h: what a grid says below it when its cells have no room for names. */
#pragma once
#include "console/draw.h"
G_BEGIN_DECLS

/* What of a cell's facts the cell had no room for; "" when that is nothing. (transfer full) */
typedef char *ConsoleCellRest (gconstpointer data, const SortieSketchCell *cell);

/* "Slinger b7 f8 · Blarf d2 +4": each name once, with its places and the rest of what is there. */
void console_say_grid_names (ConsoleOut *out, const SortieSketchGrid *grid, const char *dot,
                             ConsoleCellRest *rest, gconstpointer data);
/* "★ a2 d1": where something stands that can act or be chosen; nothing where nothing does. */
void console_say_grid_live (ConsoleOut *out, const SortieSketchGrid *grid, const char *sign);

G_END_DECLS
