/* SPDX-License-Identifier: GPL-3.0-or-later */
/* drawing.h: what the files that draw the table share. Private to them.
 *
 *     draw.c         the whole: headings, running text, small cards
 *     draw-boxes.c   boxes side by side
 */
#pragma once
#include "console/screen/draw.h"
G_BEGIN_DECLS

typedef struct
{
  const char *top_left, *top_right, *bottom_left, *bottom_right, *across, *down, *dot, *live;
} ConsoleGlyphs;

/* How much room the table takes: the window says how much there is. */
typedef struct
{
  gboolean in_words; /* no boxes */
  gboolean brief;    /* numbers without their names; what is empty, once for each heading */
  gboolean key;      /* what those numbers are */
  gboolean dense;    /* all that is below a heading is one paragraph with it */
} ConsoleForm;

typedef struct
{
  ConsoleOut *out;
  const ConsoleGlyphs *glyphs;
  guint8 reader;
  guint box;          /* the width of the boxes of this row */
  const ConsoleForm *form;
  gboolean measuring; /* what stands around a grid */
  guint besides;      /* the lines that it needs */
  guint around;       /* the lines of the window that are not for the table */
} ConsoleDrawing;

/* A part of a line across, @n columns long. */
void console_draw_across (const ConsoleDrawing *d, guint n);

/* A row of boxes as the game means it, in as many rows as the width asks for, about equally
 * long. */
void console_draw_boxes (ConsoleDrawing *d, SortieSketchItem *const *items, guint n);

/* Whether the label of each has room in its frame: nothing is cut that says which place it is. */
gboolean console_boxes_fit (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n);

G_END_DECLS
