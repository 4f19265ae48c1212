/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* board.h: the places of the table: names, tracks and the grid.
 *
 * A game declares sets of places: single slots, tracks (a row of spaces with a
 * direction), a grid. A place has a stable name: `front`, `track2`, `c3`; one
 * that belongs to another seat is written `south.track2`. What the spaces mean,
 * how one moves and what is in reach are rules and live in the game; here is
 * only arithmetic that any game with such a table shares.
 */
#pragma once
#include "model/piece.h"
G_BEGIN_DECLS

/* Which place of which set it is, and whose. @place is below the number of places.
 * (transfer none) */
const SortieSpot *sortie_place_spot (const SortieSetup *setup, guint16 place);

/* The name as seat @viewer types it (own places bare; SORTIE_NO_SEAT: all in full), into
 * the caller's buffer. Slots of a set of several are numbered like a track's spaces. */
const char *sortie_place_name (const SortieSetup *setup, guint16 place, guint8 viewer,
                               char *buffer, gsize size);
/* The place with that name for @viewer, who may also write own places in full; or
 * SORTIE_NO_INDEX. */
guint16 sortie_place_parse (const SortieSetup *setup, const char *name, guint8 viewer);

/* Tracks. Moves every piece of the track one space forward at the same time; gaps stay gaps.
 * Pieces on the last space go to @exit. Returns the piece that left (the oldest, if
 * there were several), or nothing. */
SortieRef sortie_track_advance (SortiePlay *p, guint decl, guint8 seat, guint16 exit);

/* Grid. Directions are clockwise from north; the even ones are orthogonal. Edges meet when the
 * setup wraps. */
typedef enum
{
  SORTIE_NORTH,
  SORTIE_NORTH_EAST,
  SORTIE_EAST,
  SORTIE_SOUTH_EAST,
  SORTIE_SOUTH,
  SORTIE_SOUTH_WEST,
  SORTIE_WEST,
  SORTIE_NORTH_WEST,
  SORTIE_N_DIRECTIONS
} SortieDirection;

/* One step in a direction: columns to the east, rows to the north; -1, 0 or 1. */
typedef struct
{
  gint8 x, y;
} SortieOffset;
extern const SortieOffset sortie_offsets[SORTIE_N_DIRECTIONS];
/* The neighbour, or SORTIE_NO_INDEX at an edge. */
guint16 sortie_grid_step (const SortieSetup *setup, guint16 place, SortieDirection direction);
/* Orthogonal steps between two places of one grid, ignoring what stands there;
 * G_MAXUINT when they are not on one grid. */
guint sortie_grid_distance (const SortieSetup *setup, guint16 a, guint16 b);
/* Whether the places lie in one row or column, and the places strictly between, from
 * @a to @b; @between has room for max (width, height). Where edges meet the shorter way
 * counts, and of two equally long ones the one that crosses no edge. A place is in line
 * with itself. Returns FALSE when not in line. */
gboolean sortie_grid_line (const SortieSetup *setup, guint16 a, guint16 b, guint16 *between,
                           guint *n_between);

G_END_DECLS
