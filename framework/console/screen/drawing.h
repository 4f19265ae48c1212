/* SPDX-License-Identifier: GPL-3.0-or-later */
/* drawing.h: what the files that draw the table share. Private to them.
 *
 *     draw.c         the whole: headings, running text, small cards
 *     draw-boxes.c   boxes side by side
 *     draw-grid.c    the lines of a grid
 *     grid-cells.c   what stands in its cells
 *     grid-halves.c  which half of it, where the window is too narrow
 *     grid-short.c   names that are too long for a cell
 *     grid-names.c   below it, what the cells have no room for
 */
#pragma once
#include "console/screen/screen.h"

typedef struct
{
  const char *top_left, *top_right, *bottom_left, *bottom_right, *across, *down, *dot, *live, *changed;
} ConsoleGlyphs;

/* How much room the table takes: the window says how much there is. */
typedef struct
{
  gboolean full_only; /* boxes only in rows where something stands */
  gboolean in_words; /* no boxes */
  gboolean brief;    /* numbers without their names; what is empty, once for each heading */
  gboolean key;      /* what those numbers are */
  gboolean dense;    /* all that is below a heading is one paragraph with it */
  gboolean bare;     /* nothing of what is empty, of what lies on top of a pile, or of lines that do not weigh */
  gboolean tight;    /* all that belongs to a seat is one paragraph, which also says the seat's sign on a board */
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
  gboolean whole;     /* all of it is explained */
  gboolean framed;    /* a grid needs its frame */
  gboolean signs;     /* seats have signs on a board */
  GString *open;      /* (nullable): headings that share a line, not yet drawn */
  GPtrArray *said;    /* the explanations of card numbers that were written already */
} ConsoleDrawing;

/* Whether this box or cell is to be marked as changed. */
static inline gboolean
console_is_changed (const ConsoleOut *out, gconstpointer thing)
{
  return out->changed != NULL && g_hash_table_contains (out->changed, thing);
}

/* A part of a line across, @n columns long. */
void console_draw_across (const ConsoleDrawing *d, guint n);

/* A row of boxes as the game means it, in as many rows as the width asks for, about equally
 * long. */
void console_draw_boxes (ConsoleDrawing *d, SortieSketchItem *const *items, guint n);

/* Whether the label of each has room in its frame: nothing is cut that says which place it is. */
gboolean console_boxes_fit (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n);

typedef struct
{
  const char *corners[3][3]; /* upper, inner and lower line: left end, crossing, right end */
  const char *middle[3];
  const char *seam[3], *seam_middle; /* where two boards meet: upper, inner, lower line */
  const char *across, *across_middle, *down, *down_seam, *down_edge, *empty, *live, *changed, *dot;
  const char *seats[4]; /* up, down, up, down: the same for a seat, whoever reads */
} ConsoleGridGlyphs;

/* Where a card's name stands. */
typedef enum
{
  CONSOLE_NAME_WHOLE, /* in its cell, on several lines if need be */
  CONSOLE_NAME_SHORT, /* in its cell, cut so that no two cards are called alike (grid-short.c) */
  CONSOLE_NAME_BELOW, /* below the grid */
} ConsoleGridNaming;

/* How a cell can be drawn. */
typedef struct
{
  guint lines;    /* inside a cell */
  gboolean frame; /* lines between the cells */
  gboolean open;  /* but none between the rows, except in the middle */
  guint least;    /* columns inside a cell */
  ConsoleGridNaming naming;
  gboolean terse; /* short names, or signs below which names stand, are not explained */
} ConsoleGridLayout;

typedef struct
{
  ConsoleOut *out;
  const ConsoleGridGlyphs *glyphs;
  const SortieSketchGrid *grid;
  const ConsoleGridLayout *layout;
  guint8 reader;
  gboolean tight; /* headings say whose a sign is, and no line divides the rows */
  gboolean whole; /* it may be higher than the window: all of it is explained */
  gboolean framed; /* only layouts with a frame */
  guint rows;
  guint first, columns; /* the part of it that is drawn: a board of two, where both are too wide */
  guint margin; /* for the row's name on either side */
  guint cell;   /* columns inside a cell */
  guint gap;    /* between two cells */
  GPtrArray *shorts; /* (nullable): per cell its short name, where names are short */
} ConsoleGridDrawing;

/* Whether cell number @i lies in the part that is drawn. */
gboolean console_grid_shows (const ConsoleGridDrawing *d, guint i);
/* The sign of whose something is: it looks up for those who sit below. */
const char *console_grid_sign (const ConsoleGridDrawing *d, guint8 seat);
/* How many columns of its cell are left for a name, beside its sign and facts. */
guint console_grid_name_room (const ConsoleGridDrawing *d, const SortieSketchCell *cell);
/* The texts of cell number @i, line by line; those that say nothing stay NULL. */
void console_grid_fill (const ConsoleGridDrawing *d, guint i, char **lines);
/* The facts for which a cell has no room, "P1 +2"; "" when there are none. (transfer full) */
char *console_grid_rest (const ConsoleGridDrawing *d, const SortieSketchCell *cell);

/* The letters of a column, of all. (transfer full) */
char *console_grid_column (const SortieSketchGrid *grid, guint column);

/* ---- grid-halves.c: which half is drawn, where the window is too narrow for both ---------- */

/* The half to be drawn, 0 or 1: the same as last time while nothing has changed and nobody has turned to the other. */
guint console_grid_half (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader);
/* "“show”: columns g to l ★": how to turn to the half that is not drawn, and what is marked there. */
void console_say_other_half (const ConsoleGridDrawing *d);

/* ---- grid-names.c: what a grid says below it, because its cells have no room for it ---- */

/* "Slinger b7 f8 · Blarf d2 +4", or "Sling: Slinger · Blarf d2 +4" where short names stand in the
 * cells: each name once. Nothing where cells say all of it. */
void console_say_grid_names (const ConsoleGridDrawing *d);
/* "★ a2 d1": where something stands that can act or be chosen; nothing where nothing does. */
void console_say_grid_live (const ConsoleGridDrawing *d);

/* ---- grid-short.c: names cut so short that they fit into a cell ----------------------- */

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
