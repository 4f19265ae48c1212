/* SPDX-License-Identifier: GPL-3.0-or-later */
/* drawing.h: what the files that draw the table share. Private to them.
 *
 *     draw.c         the whole: headings, running text, small cards
 *     draw-boxes.c   boxes side by side
 */
#pragma once
#include "console/draw.h"
G_BEGIN_DECLS

typedef struct
{
  const char *top_left, *top_right, *bottom_left, *bottom_right, *across, *down, *dot, *live;
} ConsoleGlyphs;

typedef struct
{
  ConsoleOut *out;
  const ConsoleGlyphs *glyphs;
  guint8 reader;
  guint box;          /* the width of the boxes of this row */
  gboolean in_words;  /* no boxes: the window is too low for them */
  gboolean measuring; /* what stands around a grid */
  guint besides;      /* the lines that it needs */
} ConsoleDrawing;

/* A part of a line across, @n columns long. */
void console_draw_across (const ConsoleDrawing *d, guint n);

/* A row of boxes as the game means it, in as many rows as the width asks for, about equally
 * long. */
void console_draw_boxes (ConsoleDrawing *d, SortieSketchItem *const *items, guint n);

G_END_DECLS
