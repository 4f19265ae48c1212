/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sketch.h: the table as a game describes it and a front end draws it.
 *
 * A game says what there is: rows of boxes (places with what stands on them), piles,
 * meters, each with a label. How wide, in which characters, in colour or as plain
 * sentences is the front end's business, so that a game never names a terminal.
 */
#pragma once
#include "module/game.h"
G_BEGIN_DECLS

/* What an item of a sketch is. */
typedef enum
{
  SORTIE_SKETCH_HEADING, /* a title: whose half of the table */
  SORTIE_SKETCH_ROW,     /* starts a row of boxes side by side */
  SORTIE_SKETCH_BOX,     /* a place: label, what stands there, lines about it */
  SORTIE_SKETCH_PILE,    /* a pile: label, count, perhaps its top card */
  SORTIE_SKETCH_METER,   /* a number: label, value, maximum (0: none), title: its word */
  SORTIE_SKETCH_LINE,    /* a line of text */
} SortieSketchKind;

/* A card that is small enough to be drawn beside others of its pile. */
typedef struct
{
  const char *sign; /* of the catalogue */
  gboolean live;    /* may be played now */
} SortieSketchCard;

/* An item; which members mean something depends on its kind. Strings are owned. */
typedef struct
{
  SortieSketchKind kind;
  char *label;    /* "Track 1" */
  char *title;    /* (nullable): name of the card */
  char *lines[4]; /* (nullable): "3/1", "2 tokens", ... */
  guint8 seat;    /* whose, SORTIE_NO_SEAT: nobody's */
  gint value, maximum;
  /* (nullable) (element-type SortieSketchCard): of a pile whose cards all have a sign, those whose
   * faces are seen: all, or the top one where the order counts. The words above say the same. */
  GArray *cards;
  gboolean live;  /* may do something now */
} SortieSketchItem;

/* A table to be drawn: items in the order of reading. */
struct SortieSketch
{
  GPtrArray *items; /* (element-type SortieSketchItem), owned */
};

/* (transfer full): without items. Freeing lets NULL pass. */
SortieSketch *sortie_sketch_new (void);
void sortie_sketch_free (SortieSketch *sketch);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieSketch, sortie_sketch_free)

/* Each takes copies of its strings. */
void sortie_sketch_heading (SortieSketch *sketch, guint8 seat, const char *label);
void sortie_sketch_row (SortieSketch *sketch);
/* A box for a place with the first piece there and the values that are worth showing,
 * `values` ends with 0xff: fills label, title and lines by itself. */
void sortie_sketch_place (SortieSketch *sketch, const SortieView *view, guint16 place,
                          const guint8 *values);
void sortie_sketch_zone (SortieSketch *sketch, const SortieView *view, guint16 zone);
void sortie_sketch_variable (SortieSketch *sketch, const SortieView *view, guint var, guint8 seat,
                             gint maximum);
void sortie_sketch_line (SortieSketch *sketch, const char *text);

G_END_DECLS
