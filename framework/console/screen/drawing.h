/* SPDX-License-Identifier: GPL-3.0-or-later */
/* drawing.h: what the files that draw the table share. Private to them.
 *
 *     draw-steady.c  the whole table in a form that keeps its places where they are
 *     draw.c         a table without places or in too small a window: running text, small cards
 *     draw-words.c   what all forms say in the same words
 *     draw-boxes.c   boxes side by side
 *     draw-grid.c    the lines of a grid
 *     grid-cells.c   the contents of its cells
 *     grid-halves.c  the half to draw if the window is too narrow
 *     grid-short.c   names that are too long for a cell
 *     grid-names.c   what the cells have no room for, below the grid
 */
#pragma once
#include "console/screen/screen.h"

typedef struct
{
  const char *top_left, *top_right, *bottom_left, *bottom_right, *across, *down, *dot, *live, *changed;
  const char *left, *right, *upper, *lower, *cross; /* where lines meet */
} ConsoleGlyphs;

/* lines are scarce in a lower window */
#define CONSOLE_LOW_TABLE 30

/* How much room the table takes; the window says how much there is. */
typedef struct
{
  gboolean in_words; /* a heading shares a line with what is below it */
  gboolean brief;    /* numbers without their names; empty things once per heading */
  gboolean key;      /* explain those numbers */
  gboolean dense;    /* a heading and all below it form one paragraph */
  gboolean bare;     /* omit empty things, the top cards of piles, and lines that matter little */
  gboolean tight;    /* all that belongs to a seat forms one paragraph, which also shows the seat's sign on a board */
} ConsoleForm;

typedef struct
{
  ConsoleOut *out;
  const ConsoleGlyphs *glyphs;
  guint8 reader;
  guint box;          /* width of the boxes in this row */
  const ConsoleForm *form;
  gboolean measuring; /* only measure what surrounds a grid: */
  guint besides;      /* the lines that this needs */
  guint around;       /* lines of the window that are not for the table */
  gboolean whole;     /* explain everything */
  gboolean asked_for; /* it is not above a question */
  gboolean signs;     /* seats have signs on a board */
  GString *open;      /* (nullable): headings that share a line, not drawn yet */
  GPtrArray *cut;     /* (nullable) (element-type SortieSketchItem): the boxes that do not say all, so far */
  GPtrArray *said;    /* the explanations of card numbers that are already written */
} ConsoleDrawing;

/* The label; in a single paragraph it is not broken. (transfer full) */
char *console_label_text (const ConsoleDrawing *d, const SortieSketchItem *item);
/* "Hand 5 cards", briefly "Hand 5": a box, a pile or a number in running text. (transfer full) */
char *console_small_text (const ConsoleDrawing *d, const SortieSketchItem *item);
/* "── North ─────" */
void console_draw_heading (const ConsoleDrawing *d, const SortieSketchItem *item);

/* Whether there is a board, and headings that can explain its signs. */
gboolean console_names_signs (SortieSketchItem *const *items, guint n);
/* Explains the marks, if they were drawn and the form has a line for them. */
void console_say_marks (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n);
/* Explains the short numbers after a name, once for each type of card, such as units and lands. */
void console_say_key (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n);

/* draw-steady.c: FALSE: the table has no places, or the window is too small; nothing was drawn. @whole: it may be
 * higher than the window, and nothing is cut. */
gboolean console_draw_steadily (ConsoleDrawing *d, const SortieSketch *sketch, gboolean whole);

/* Whether to mark this box or cell as changed. */
static inline gboolean
console_is_changed (const ConsoleOut *out, gconstpointer thing)
{
  return out->changed != NULL && g_hash_table_contains (out->changed, thing);
}

/* Draws a part of a horizontal line, @n columns long. */
void console_draw_across (const ConsoleDrawing *d, guint n);

/* A box has the colour of who owns what is in it, an empty one is faint, all else is plain. */
ConsoleStyle console_style_of_item (const ConsoleDrawing *d, const SortieSketchItem *item);

typedef enum
{
  CONSOLE_BOXES_APART,  /* each in its own frame */
  CONSOLE_BOXES_JOINED, /* neighbours share their lines, in which the labels are */
  CONSOLE_BOXES_INLINE, /* a row of them in one line: what is in each, or its label if it is empty */
  CONSOLE_BOXES_LISTED, /* one per line, after its label */
} ConsoleBoxStyle;

/* Boxes of which each has the same lines, whatever is in it. */
typedef struct
{
  ConsoleBoxStyle style;
  guint lines;     /* in each */
  gboolean closed; /* a line below the last ones, if they are joined */
} ConsoleBoxForm;

guint console_lines_of_boxes (const ConsoleDrawing *d, const ConsoleBoxForm *form, guint n);
/* Whether each label fits, except perhaps for its end. */
gboolean console_labels_fit (const ConsoleDrawing *d, const ConsoleBoxForm *form, SortieSketchItem *const *items,
                             guint n);
/* @seat: whose part of the table it is, or SORTIE_NO_SEAT; @above: how many joined boxes are directly above; 0: none.
 * Returns: how many are in the last row */
guint console_draw_boxes_in (ConsoleDrawing *d, const ConsoleBoxForm *form, SortieSketchItem *const *items, guint n,
                             guint8 seat, guint above);
/* Says in full what is in the boxes that do not say all. */
void console_say_cut_boxes (const ConsoleDrawing *d);
/* The line below so many joined boxes. */
void console_close_boxes (const ConsoleDrawing *d, guint columns);

typedef struct
{
  const char *corners[3][3]; /* upper, inner and lower line: left end, crossing, right end */
  const char *middle[3];
  const char *seam[3], *seam_middle; /* where two boards meet: upper, inner, lower line */
  const char *across, *across_middle, *down, *down_seam, *down_edge, *empty, *live, *changed, *dot, *omitted;
  const char *seats[4]; /* up, down, up, down (console_sign_of_seat) */
} ConsoleGridGlyphs;

/* Where a card's name is. */
typedef enum
{
  CONSOLE_NAME_WHOLE, /* in its cell, on several lines if necessary */
  CONSOLE_NAME_SHORT, /* in its cell, cut so that no two cards share a name (grid-short.c) */
  CONSOLE_NAME_BELOW, /* below the grid */
} ConsoleGridNaming;

/* A way to draw the cells. */
typedef struct
{
  guint lines;    /* lines inside a cell */
  gboolean frame; /* lines between the cells */
  gboolean open;  /* but none between the rows, except in the middle */
  guint least;    /* columns inside a cell */
  ConsoleGridNaming naming;
  gboolean terse; /* do not explain short names, or signs whose names are below */
} ConsoleGridLayout;

typedef struct
{
  ConsoleOut *out;
  const ConsoleGridGlyphs *glyphs;
  const SortieSketchGrid *grid;
  const ConsoleGridLayout *layout;
  guint8 reader;
  gboolean tight; /* headings explain the signs, and no line separates the rows */
  gboolean whole; /* it may be higher than the window, and everything is explained */
  gboolean steady; /* each part has its lines, even if it says less */
  guint rows;
  guint first, columns; /* the part that is drawn: one of two boards if the window is too narrow for both */
  guint most_names; /* lines for the names below it; 0: as many as they need */
  guint margin; /* columns for the row's name on each side */
  guint cell;   /* columns inside a cell */
  guint gap;    /* columns between two cells */
  GPtrArray *shorts; /* (nullable): the short name of each cell, if names are short */
} ConsoleGridDrawing;

/* Whether cell number @i is in the part that is drawn. */
gboolean console_grid_shows (const ConsoleGridDrawing *d, guint i);
/* The sign of a seat: it points up for those who sit at the bottom. */
const char *console_grid_sign (const ConsoleGridDrawing *d, guint8 seat);
/* How many columns of its cell are left for a name, beside the sign and the facts. */
guint console_grid_name_room (const ConsoleGridDrawing *d, const SortieSketchCell *cell);
/* The fact that says that the piece is damaged, as it is drawn; NULL: it is not. (nullable) (transfer full) */
char *console_grid_hurt (const ConsoleGridDrawing *d, const SortieSketchCell *cell);
/* The lines of cell number @i; empty lines stay NULL. */
void console_grid_fill (const ConsoleGridDrawing *d, guint i, char **lines);
/* The facts that did not fit in a cell, "P1 +2"; "" if all did. (transfer full) */
char *console_grid_rest (const ConsoleGridDrawing *d, const SortieSketchCell *cell);

/* The letters of a column, "c" of "c3". (transfer full) */
char *console_grid_column (const SortieSketchGrid *grid, guint column);

/* ---- grid-halves.c: which half to draw if the window is too narrow for both --------------- */

/* The half to draw, 0 or 1: the same as last time while nothing has changed and nobody has turned to the other. */
guint console_grid_half (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader);
/* "“show”: columns g to l ★": how to turn to the other half, and which marks are there. */
void console_say_other_half (const ConsoleGridDrawing *d);

/* ---- grid-names.c: what a grid says below it, since its cells have no room for it ------- */

/* "Slinger b7 f8 · Blarf d2 +4", or "Sling: Slinger · Blarf d2 +4" if the cells have short names: each name once.
 * Nothing if the cells say it all. In at most @most lines, with how many names are missing; 0: in as many as it
 * needs */
void console_say_grid_names (const ConsoleGridDrawing *d, guint most);
/* "★ a2 d1": the places of what can act or be chosen; nothing if there is none. */
void console_say_grid_live (const ConsoleGridDrawing *d);

/* ---- grid-short.c: names cut to fit in a cell ----------------------------------------- */

/**
 * console_short_names:
 * @grid: the grid whose names to cut
 * @rooms: per cell the columns for its name, at least 1
 *
 * A card has the same name in every cell. Its name is cut as little as possible: to one of its shorter forms if that
 * fits, otherwise to its beginning. If two different names would become equal, each keeps its beginning and ends
 * with the first later letter that the others do not have there: "Guari", "Guars" for Guardian and Guardsman. A name
 * that fits uncut stays as it is. Numbers distinguish names that letters cannot.
 *
 * Returns: (transfer full) (element-type utf8): per cell; NULL for an empty cell
 */
GPtrArray *console_short_names (const SortieSketchGrid *grid, const guint *rooms);
