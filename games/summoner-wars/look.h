/* SPDX-License-Identifier: GPL-3.0-or-later */
/* look.h: the battlefield at one moment, for questions about many spaces at once.
 *
 * What stands where, and which values anything in play may change, are found out in one
 * walk over the pieces; then a space is one look into an array, and a value that nobody
 * changes is read from the card. A look lives on the C stack and is old as soon as the
 * position changes.
 */
#pragma once
#include "rules.h"

#define SW_MAX_SPACES (2 * SW_BOARD_WIDTH * SW_BOARD_HEIGHT)

typedef struct
{
  const SortiePlay *p;
  guint64 changes;               /* bit per SwValue that something may change */
  guint16 base;                  /* the place of space 0 */
  guint8 width, height;
  gboolean wraps;                /* SW-25.7: the outer columns meet */
  SortieRef card[SW_MAX_SPACES]; /* per space: the unit or wall; nothing */
  SortieRef vine[SW_MAX_SPACES]; /* the Vine Wall */
} SwLook;

/* Whether anything in play may change the value of anything, as far as is known at a glance. */
gboolean sw_may_change (const SortiePlay *p, SwValue value);

/* @without: a unit on its way, which is left out, or nothing. */
void sw_look (SwLook *l, const SortiePlay *p, SortieRef without);

/* A value of @subject, the other side being @other; asked of the cards only where one of them
 * has a say. */
gint sw_look_value (const SwLook *l, SwValue value, SortieRef subject, SortieRef other);

static inline gboolean
sw_look_allows (const SwLook *l, SwValue rule, SortieRef subject, SortieRef other)
{
  return sw_look_value (l, rule, subject, other) != 0;
}

/* Whether the answer to such a question may depend on where things stand. */
static inline gboolean
sw_look_may_change (const SwLook *l, SwValue value)
{
  return l->changes >> value & 1;
}

#define SW_NO_SPACE G_MAXUINT8

static inline guint8
sw_look_space (const SwLook *l, guint16 place)
{
  return place == SORTIE_NO_INDEX ? SW_NO_SPACE : place - l->base;
}

static inline guint16
sw_look_place (const SwLook *l, guint8 space)
{
  return space == SW_NO_SPACE ? SORTIE_NO_INDEX : l->base + space;
}

/* The eight directions, clockwise from north; the even ones are those of SortieDirection, twice. */
#define SW_N_DIRECTIONS 8

/* The neighbour in one of them, SW_NO_SPACE over an edge. */
guint8 sw_look_neighbour (const SwLook *l, guint8 space, guint direction);
