/* SPDX-License-Identifier: GPL-3.0-or-later */
/* spaces.h: sets of spaces of the battlefield, one bit each, and their neighbours.
 *
 * Spaces are numbered from 0, row by row from the near left corner. One step of a whole set in one direction is a
 * shift, so n shifts find what a unit reaches in n steps, without looking at single spaces. `&`, `|` and `~` work as
 * for sets.
 */
#pragma once
#include "state.h"

#define SW_MAX_SPACES (2 * SW_BOARD_WIDTH * SW_BOARD_HEIGHT)
#define SW_NO_SPACE G_MAXUINT8

typedef guint64 SwSpaces __attribute__ ((vector_size (16)));

#define SW_NO_SPACES ((SwSpaces) { 0, 0 })

/* The shape of the battlefield: one board, or two whose outer columns meet. */
typedef struct
{
  guint8 width, height;
  gboolean wraps;              /* SW-25.7: the outer columns meet; rows never do */
  SwSpaces all, first, last;   /* every space, the outer columns */
} SwField;

const SwField *sw_field (const SortiePlay *p);

/* The number of directions (SortieDirection). As a direction, it means none. */
#define SW_N_DIRECTIONS SORTIE_N_DIRECTIONS

/* SW-25.7: the meeting edges on the shorter way from one space's column to the other's. */
typedef enum
{
  SW_OVER_NOTHING,
  SW_OVER_SEAM,       /* where the boards meet */
  SW_OVER_OUTER_EDGE, /* where the outer columns do */
  SW_N_CROSSINGS
} SwCrossing;

SwCrossing sw_crossing (const SwField *field, guint8 a, guint8 b);
/* All spaces one step in a direction from a member. */
SwSpaces sw_spaces_towards (const SwField *field, SwSpaces set, guint direction);
/* All neighbours of a member, in the four directions or in the eight. */
SwSpaces sw_spaces_beside (const SwField *field, SwSpaces set, gboolean diagonally);
/* All spaces at most this many orthogonal steps from a member, including members. */
SwSpaces sw_spaces_within (const SwField *field, SwSpaces set, guint steps);

static inline SwSpaces
sw_space_set (guint8 space)
{
  return space < 64 ? (SwSpaces) { G_GUINT64_CONSTANT (1) << space, 0 }
                    : (SwSpaces) { 0, G_GUINT64_CONSTANT (1) << (space & 63) };
}

static inline gboolean
sw_spaces_have (SwSpaces set, guint8 space)
{
  return (space < 64 ? set[0] >> space : set[1] >> (space & 63)) & 1;
}

static inline gboolean
sw_spaces_any (SwSpaces set)
{
  return (set[0] | set[1]) != 0;
}

/* The neighbour in a direction; SW_NO_SPACE beyond an edge, which is where the other space would be in the same
 * column, or beyond the outer one. */
static inline guint8
sw_neighbour (const SwField *field, guint8 space, guint direction)
{
  SortieOffset step = sortie_offsets[direction];
  gint to = space + step.y * field->width + step.x;

  if (space == SW_NO_SPACE)
    return SW_NO_SPACE;
  if (step.x != 0 && sw_spaces_have (step.x > 0 ? field->last : field->first, space))
    {
      if (!field->wraps)
        return SW_NO_SPACE;
      to -= step.x * field->width;
    }
  return to >= 0 && to < field->width * field->height ? to : SW_NO_SPACE;
}

/* The first member; SW_NO_SPACE: the set is empty. */
static inline guint8
sw_spaces_first (SwSpaces set)
{
  if (set[0] != 0)
    return __builtin_ctzll (set[0]);
  return set[1] != 0 ? 64 + __builtin_ctzll (set[1]) : SW_NO_SPACE;
}

/* The next member after @space. */
static inline guint8
sw_spaces_next (SwSpaces set, guint8 space)
{
  if (space >= 63)
    return sw_spaces_first ((SwSpaces) { 0, set[1] & G_MAXUINT64 << (space - 63) });
  return sw_spaces_first ((SwSpaces) { set[0] & G_MAXUINT64 << (space + 1), set[1] });
}

/* for (SW_EACH_SPACE (set, space)): the members in their order. */
#define SW_EACH_SPACE(set, space)                                                      \
  guint8 space = sw_spaces_first (set);                                                \
  space != SW_NO_SPACE;                                                                \
  space = sw_spaces_next ((set), space)
