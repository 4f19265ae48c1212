/* SPDX-License-Identifier: GPL-3.0-or-later */
/* spaces.c: sets of spaces: neighbours, directions and circles by shifting bits. */
#include "spaces.h"

/* The first and the last columns of boards of six and of twelve, as bits. */
#define FIRST_OF_6 { G_GUINT64_CONSTANT (0x41041041041), 0 }
#define FIRST_OF_12 { G_GUINT64_CONSTANT (0x1001001001001001), 0x100100 }
#define LAST_OF_6 { G_GUINT64_CONSTANT (0x820820820820), 0 }
#define LAST_OF_12 { G_GUINT64_CONSTANT (0x0800800800800800), 0x80080080 }

static const SwField one_board = {
  .width = SW_BOARD_WIDTH,
  .height = SW_BOARD_HEIGHT,
  .wraps = FALSE, /* SW-2.10 */
  .all = { G_GUINT64_CONSTANT (0xffffffffffff), 0 },
  .first = FIRST_OF_6,
  .last = LAST_OF_6,
};

static const SwField two_boards = {
  .width = 2 * SW_BOARD_WIDTH,
  .height = SW_BOARD_HEIGHT,
  .wraps = TRUE, /* SW-25.7 */
  .all = { G_MAXUINT64, 0xffffffff },
  .first = FIRST_OF_12,
  .last = LAST_OF_12,
};

const SwField *
sw_field (const SortiePlay *p)
{
  return sortie_width (p) == SW_BOARD_WIDTH ? &one_board : &two_boards;
}

/* Shifts to higher and to lower numbers; bits that leave the words are lost. */

static SwSpaces
up (SwSpaces set, guint by)
{
  return (SwSpaces) { set[0] << by, set[1] << by | set[0] >> (64 - by) };
}

static SwSpaces
down (SwSpaces set, guint by)
{
  return (SwSpaces) { set[0] >> by | set[1] << (64 - by), set[1] >> by };
}

static SwSpaces
north (const SwField *field, SwSpaces set)
{
  return up (set, field->width) & field->all;
}

static SwSpaces
south (const SwField *field, SwSpaces set)
{
  return down (set, field->width);
}

static SwSpaces
east (const SwField *field, SwSpaces set)
{
  SwSpaces next = up (set & ~field->last, 1);

  return field->wraps ? next | down (set & field->last, field->width - 1) : next;
}

static SwSpaces
west (const SwField *field, SwSpaces set)
{
  SwSpaces next = down (set & ~field->first, 1);

  return field->wraps ? next | up (set & field->first, field->width - 1) : next;
}

SwSpaces
sw_spaces_towards (const SwField *field, SwSpaces set, guint direction)
{
  SortieOffset step = sortie_offsets[direction];

  if (step.y != 0)
    set = step.y > 0 ? north (field, set) : south (field, set);
  if (step.x != 0)
    set = step.x > 0 ? east (field, set) : west (field, set);
  return set;
}

SwCrossing
sw_crossing (const SwField *field, guint8 a, guint8 b)
{
  const gint from = a % field->width, to = b % field->width;

  if (!field->wraps || from / SW_BOARD_WIDTH == to / SW_BOARD_WIDTH)
    return SW_OVER_NOTHING;
  return 2 * ABS (from - to) > field->width ? SW_OVER_OUTER_EDGE : SW_OVER_SEAM;
}

/* The same on one board, whose spaces fit into the first word. */
static SwSpaces
beside_on_one_board (guint64 set, gboolean diagonally)
{
  const SwField *field = &one_board;
  guint64 sides = (set & ~field->last[0]) << 1 | (set & ~field->first[0]) >> 1;
  guint64 row = diagonally ? set | sides : set;

  return (SwSpaces) { (sides | row << SW_BOARD_WIDTH | row >> SW_BOARD_WIDTH) & field->all[0], 0 };
}

SwSpaces
sw_spaces_beside (const SwField *field, SwSpaces set, gboolean diagonally)
{
  if (field == &one_board)
    return beside_on_one_board (set[0], diagonally);
  SwSpaces sides = east (field, set) | west (field, set);
  SwSpaces row = diagonally ? set | sides : set;

  return sides | north (field, row) | south (field, row);
}

SwSpaces
sw_spaces_within (const SwField *field, SwSpaces set, guint steps)
{
  for (guint i = 0; i < steps && i < SW_BOARD_WIDTH + SW_BOARD_HEIGHT; i++)
    set |= sw_spaces_beside (field, set, FALSE);
  return set;
}
