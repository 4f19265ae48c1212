/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* view.h: the table as a game describes it and a front end draws it.
 *
 * A game says what is on the table: rows of boxes (places with their pieces), piles, meters, each with a label. The
 * front end decides with what width, characters and colours, or in which sentences, it shows them. So a game never
 * deals with a terminal.
 */
#pragma once
#include <sortie/move.h>
G_BEGIN_DECLS

/* The table as it is drawn. */
typedef struct SortieSketch SortieSketch;

/* What an item of a sketch is. */
typedef enum
{
  SORTIE_SKETCH_HEADING, /* a title: whose half of the table this is */
  SORTIE_SKETCH_ROW,     /* starts a row of boxes side by side */
  SORTIE_SKETCH_BOX,     /* a place: label, pieces, lines about it */
  SORTIE_SKETCH_PILE,    /* a pile: label, count, perhaps its top card */
  SORTIE_SKETCH_METER,   /* a number: label, value, maximum (0: none; not drawn if the value is above it), title: its
                          * word */
  SORTIE_SKETCH_LINE,    /* a line of text */
  SORTIE_SKETCH_GRID,    /* places in columns and rows: grid */
} SortieSketchKind;

/* A card that is small enough to be drawn beside others of its pile. */
typedef struct
{
  const char *sign; /* from the catalogue */
  gboolean live;    /* can be played now */
} SortieSketchCard;

/* One fact about a piece in a cell: as short as possible for a drawing, and in words. */
typedef struct
{
  char *brief; /* (nullable): "2→"; NULL: exists only in words */
  char *ascii; /* (nullable): "2b", the same in ASCII; NULL: brief is ASCII */
  char *words; /* "attack 2" */
  guint8 seat; /* the seat it belongs to, if that is not the cell's seat; otherwise SORTIE_NO_SEAT */
  gboolean in_words; /* no key explains the brief form: if there is no room for it, the words are printed beside the
                      * drawing */
  gboolean told;     /* the words say more than the brief form, and are always printed there */
  gboolean hurts;    /* it says that the piece is damaged: where there are colours, it has one of its own */
} SortieSketchFact;

/* A place of a grid, and its piece. */
typedef struct
{
  char *name;   /* the name of the place, as it is typed: "c3" */
  /* (nullable): the name of the piece, then shorter names, each without the least distinctive word: "Old Tower",
   * "Tower". NULL: the place is free */
  char **titles;
  /* (nullable): the role of the piece, if it matters to everybody and is not in its name: "Summoner" */
  char *role;
  char *whose;  /* (nullable): name of the seat */
  guint8 seat;  /* the owner's seat; SORTIE_NO_SEAT: nobody */
  gboolean live; /* a move that begins with it is possible now */
  GPtrArray *facts; /* (element-type SortieSketchFact), the most important first */
  guint pieces; /* differs if other pieces are there, even of the same names; 0: none */
} SortieSketchCell;

/* A grid: its cells row by row, the upper left one first. */
typedef struct
{
  guint columns;
  guint middle;    /* a line is drawn after this many rows; 0: none */
  guint seam;      /* another board begins after this many columns; 0: none */
  gboolean wraps;  /* the outer columns are adjacent */
  char *key, *ascii_key; /* (nullable): what the brief facts mean, in one line */
  char *whole_key, *whole_ascii_key; /* (nullable): the same with all that may ever be there */
  GPtrArray *cells; /* (element-type SortieSketchCell) */
  GArray *able;    /* that of the sketch */
  /* (nullable): how often each word appears in names of cards; made when the first long name is needed */
  GHashTable *words;
} SortieSketchGrid;

/* An item; its kind determines which members mean something. It owns its strings. */
typedef struct
{
  SortieSketchKind kind;
  char *label;    /* "Track 1" */
  char *title;    /* (nullable): the name of the card; for a heading, a shorter form for narrow screens */
  /* (nullable) (transfer none): of a box: the role of the piece, where the label does not say it to a listener:
   * "Defender" */
  const char *role;
  char *lines[5]; /* (nullable): "ATT 3, DEF 1", "2 tokens", ... */
  /* (nullable): for a box whose first line is numbers: "3/1", and their meaning: "3/1: ATT/DEF"; for a pile only the
   * meaning of the numbers after the names of its cards: "ATT/DEF" */
  char *brief, *brief_key;
  guint8 seat;    /* the owner's seat; SORTIE_NO_SEAT: nobody */
  gint value, maximum;
  /* (nullable) (element-type SortieSketchCard): for a pile whose cards all have a sign, those whose faces are seen:
   * all, or the top one if the order counts. The words above say the same. */
  GArray *cards;
  gboolean live;  /* a move that begins with it is possible now */
  /* for a pile: it is shown even if it is empty, and its cards are named even if there is little room; for a line: it
   * is shown even then */
  gboolean weighty;
  SortieSketchGrid *grid; /* (nullable) */
  const char *rule; /* (nullable): the rule that explains the label, if the label is not the title of anything else */
  guint16 place;    /* of a box; otherwise SORTIE_NO_INDEX */
  guint pieces;     /* of a box: differs if other pieces are there, even of the same names; 0: none */
  /* of a box, a pile or a number: it is only in the sketch at times. It gets no room of its own, so that the others
   * keep theirs */
  gboolean passing;
} SortieSketchItem;

/* A table to be drawn: items in the order of reading. */
struct SortieSketch
{
  GPtrArray *items; /* (element-type SortieSketchItem), owned */
  GArray *moves;    /* (element-type SortieMove): what the reader may do now */
  /* (nullable) (element-type SortieRef): the things with which they begin, except odd ones; made when first needed */
  GArray *able;
};

/* Adds an empty item, which belongs to @sketch. @seat: the seat it belongs to, or SORTIE_NO_SEAT. The functions below
 * add an item and fill it. Each copies its strings. */
SortieSketchItem *sortie_sketch_item (SortieSketch *sketch, SortieSketchKind kind, guint8 seat,
                                      const char *label);
void sortie_sketch_heading (SortieSketch *sketch, guint8 seat, const char *label);
/* The heading of a seat's part: its name, and that it is out if it is. */
void sortie_sketch_seat (SortieSketch *sketch, const SortieView *view, guint8 seat);
void sortie_sketch_row (SortieSketch *sketch);

/* A box for a place, with its first piece and the values worth showing (`values` ends with 0xff). Fills in label, title
 * and lines. (returned item: owned by the sketch) */
SortieSketchItem *sortie_sketch_place (SortieSketch *sketch, const SortieView *view, guint16 place,
                                       const guint8 *values);
/* (returned item: owned by the sketch) */
SortieSketchItem *sortie_sketch_zone (SortieSketch *sketch, const SortieView *view, guint16 zone);
void sortie_sketch_variable (SortieSketch *sketch, const SortieView *view, guint var, guint8 seat,
                             gint maximum);

/* A grid with this many columns. Fill it row by row, as the reader sees it. It belongs to the sketch. */
SortieSketchGrid *sortie_sketch_grid (SortieSketch *sketch, const SortieView *view, guint columns);

/* The next cell: @piece of the pieces on @place, or SORTIE_NOTHING. */
SortieSketchCell *sortie_sketch_cell (SortieSketchGrid *grid, const SortieView *view,
                                      guint16 place, SortieRef piece);

/* (returned fact: owned by the cell) */
SortieSketchFact *sortie_sketch_fact (SortieSketchCell *cell, const char *brief, const char *ascii,
                                      const char *words);

/* What any game would show: the cards under the piece, and its owner if that is not its holder. */
void sortie_sketch_holdings (SortieSketchCell *cell, const SortieView *view, SortieRef piece);

G_END_DECLS
