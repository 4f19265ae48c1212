/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.h: a game's sketch of the table, drawn in a terminal or said in sentences.
 *
 * Boxes stand side by side as far as the width allows; the others come below. What a box
 * says is said in words: colour and brightness only repeat it.
 */
#pragma once
#include "console/screen/out.h"
#include "module/sketch.h"
G_BEGIN_DECLS

/* @reader: the seat in front of the screen, SORTIE_NO_SEAT: a spectator; @around: how many lines of
 * the window are for something else. Drawn as fully as the window has room for it, or in sentences
 * when @out is linear. */
void console_draw (ConsoleOut *out, const SortieSketch *sketch, guint8 reader, guint around);

/* linear.c: one sentence for each thing, top to bottom. */
void console_draw_linear (ConsoleOut *out, const SortieSketch *sketch);

/* draw-grid.c: a grid with its coordinates at the edges, in cells as large as the window allows
 * when @besides lines of it are for something else; FALSE, and nothing drawn, where it is too
 * narrow for any. */
gboolean console_draw_grid (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader,
                            guint besides);
/* One sentence for each cell that is not empty. */
void console_say_grid (ConsoleOut *out, const SortieSketchGrid *grid);

/* What a pile (a meter) says behind its label, "12 cards, on top Imp", without a dot; in brief "12,
 * on top Imp". (transfer full) */
char *console_pile_text (const SortieSketchItem *item, gboolean in_brief);
char *console_meter_text (const SortieSketchItem *item);
/* What stands in a box: "Imp, ATT 1, DEF 2"; in brief "Imp 1/2". (transfer full) */
char *console_box_text (const SortieSketchItem *item, gboolean in_brief);

G_END_DECLS
