/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-drawing.h: what the parts of drawing a grid share: draw-grid.c draws lines, grid-cells.c
 * fills the cells between them, grid-short.c shortens names, grid-names.c says below what cells
 * cannot.
 */
#pragma once
#include "console/screen/draw.h"
G_BEGIN_DECLS

typedef struct
{
  const char *corners[3][3]; /* upper, inner and lower line: left end, crossing, right end */
  const char *middle[3];
  const char *across, *across_middle, *down, *empty, *live, *dot;
  const char *seats[4]; /* from the near one on: up, down, up, down */
} ConsoleGridGlyphs;

/* Where a card's name stands. */
typedef enum
{
  CONSOLE_NAME_WHOLE, /* in its cell, on several lines if need be */
  CONSOLE_NAME_SHORT, /* in its cell, cut so that no two cards are called alike (grid-short.h) */
  CONSOLE_NAME_BELOW, /* below the grid */
} ConsoleGridNaming;

/* How a cell can be drawn. */
typedef struct
{
  guint lines;    /* inside a cell */
  gboolean frame; /* lines between the cells */
  guint least;    /* columns inside a cell */
  ConsoleGridNaming naming;
  gboolean terse; /* short names are not explained */
} ConsoleGridLayout;

typedef struct
{
  ConsoleOut *out;
  const ConsoleGridGlyphs *glyphs;
  const SortieSketchGrid *grid;
  const ConsoleGridLayout *layout;
  guint8 reader;
  guint rows;
  guint margin; /* for the row's name on either side */
  guint cell;   /* columns inside a cell */
  guint gap;    /* between two cells */
  GPtrArray *shorts; /* (nullable): per cell its short name, where names are short */
} ConsoleGridDrawing;

/* The sign of whose something is: it looks up for those who sit below. */
const char *console_grid_sign (const ConsoleGridDrawing *d, guint8 seat);
/* How many columns of its cell are left for a name, beside its sign and facts. */
guint console_grid_name_room (const ConsoleGridDrawing *d, const SortieSketchCell *cell);
/* The texts of cell number @i, line by line; those that say nothing stay NULL. */
void console_grid_fill (const ConsoleGridDrawing *d, guint i, char **lines);
/* The facts for which a cell has no room, "P1 +2"; "" when there are none. (transfer full) */
char *console_grid_rest (const ConsoleGridDrawing *d, const SortieSketchCell *cell);

G_END_DECLS
