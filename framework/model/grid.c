/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* grid.c: distances and directions on a grid, whose edges may meet. */
#include <sortie/table.h>

#define WRAPS_COLUMNS 1 /* the left and right edges meet */
#define WRAPS_ROWS 2    /* the top and bottom edges meet */

static gboolean
is_place_on_grid (const SortieSetup *setup, guint16 place)
{
  return place < setup->bounds.places
         && setup->places[setup->spots[place].decl].shape == SORTIE_PLACE_GRID;
}

/* Each seat can have a grid of its own. */
static gboolean
are_on_one_grid (const SortieSetup *setup, guint16 a, guint16 b)
{
  return is_place_on_grid (setup, a) && b < setup->bounds.places
         && setup->spots[a].decl == setup->spots[b].decl
         && setup->spots[a].seat == setup->spots[b].seat;
}

/* @at moved by @by, or -1 if that crosses an edge. */
static gint
shift (gint at, gint by, gint size, gboolean wraps)
{
  gint to = at + by;
  if (to >= 0 && to < size)
    return to;
  return wraps ? (to + size) % size : -1;
}

const SortieOffset sortie_offsets[SORTIE_N_DIRECTIONS] = {
  [SORTIE_NORTH] = { 0, 1 },
  [SORTIE_NORTH_EAST] = { 1, 1 },
  [SORTIE_EAST] = { 1, 0 },
  [SORTIE_SOUTH_EAST] = { 1, -1 },
  [SORTIE_SOUTH] = { 0, -1 },
  [SORTIE_SOUTH_WEST] = { -1, -1 },
  [SORTIE_WEST] = { -1, 0 },
  [SORTIE_NORTH_WEST] = { -1, 1 },
};

guint16
sortie_grid_step (const SortieSetup *setup, guint16 place, SortieDirection direction)
{
  g_return_val_if_fail (is_place_on_grid (setup, place), SORTIE_NO_INDEX);

  const SortieSpot *spot = &setup->spots[place];
  gint x = shift (spot->x, sortie_offsets[direction].x, setup->width, setup->wraps & WRAPS_COLUMNS);
  gint y = shift (spot->y, sortie_offsets[direction].y, setup->height, setup->wraps & WRAPS_ROWS);
  if (x < 0 || y < 0)
    return SORTIE_NO_INDEX;
  return (guint16) (place + (y - spot->y) * setup->width + (x - spot->x));
}

/* The signed way from @from to @to along one axis. If the edges meet, it is the shorter way, or the one that does not
 * cross an edge if both are equally long. */
static gint
way_along_axis (gint from, gint to, gint size, gboolean wraps)
{
  gint straight = to - from;
  gint around = straight > 0 ? straight - size : straight + size;
  return wraps && ABS (around) < ABS (straight) ? around : straight;
}

static gint
way_along_row (const SortieSetup *setup, guint16 a, guint16 b)
{
  return way_along_axis (setup->spots[a].x, setup->spots[b].x, setup->width, setup->wraps & WRAPS_COLUMNS);
}

static gint
way_along_column (const SortieSetup *setup, guint16 a, guint16 b)
{
  return way_along_axis (setup->spots[a].y, setup->spots[b].y, setup->height, setup->wraps & WRAPS_ROWS);
}

/* The length of the shorter way along one axis: needed far more often than its direction. */
static inline guint
distance (gint from, gint to, gint size, gboolean wraps)
{
  gint straight = ABS (to - from);
  return wraps ? MIN (straight, size - straight) : straight;
}

guint
sortie_grid_distance (const SortieSetup *setup, guint16 a, guint16 b)
{
  if (!are_on_one_grid (setup, a, b))
    return G_MAXUINT;
  const SortieSpot *from = &setup->spots[a], *to = &setup->spots[b];
  return distance (from->x, to->x, setup->width, setup->wraps & WRAPS_COLUMNS)
         + distance (from->y, to->y, setup->height, setup->wraps & WRAPS_ROWS);
}

gboolean
sortie_grid_line (const SortieSetup *setup, guint16 a, guint16 b, guint16 *between,
                  guint *n_between)
{
  *n_between = 0;
  if (!are_on_one_grid (setup, a, b))
    return FALSE;
  gint x = way_along_row (setup, a, b);
  gint y = way_along_column (setup, a, b);
  if (x != 0 && y != 0)
    return FALSE;

  SortieDirection direction = x > 0   ? SORTIE_EAST
                              : x < 0 ? SORTIE_WEST
                              : y > 0 ? SORTIE_NORTH
                                      : SORTIE_SOUTH;
  for (gint steps = ABS (x + y); steps > 1; steps--)
    {
      a = sortie_grid_step (setup, a, direction);
      between[(*n_between)++] = a;
    }
  return TRUE;
}
