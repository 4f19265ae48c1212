/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.h: a unit on its way, and what the spaces mean for it (SW-9.3, 15.5, 15.10, 17.3).
 *
 * Private to paths.c, ways.c and between.c. What cards say about a space is asked once, when the walk reaches it.
 * Whether something holds a unit that comes close ("enemies next to it cannot be moved") is asked in a copy of the
 * position with the unit there, and only where an effect may matter.
 */
#pragma once
#include "paths.h"

typedef struct
{
  const SwLook *look;
  SortieRef unit;
  const SwStride *stride;
  guint8 home;         /* where the unit is */
  guint8 from;         /* where the walk begins */
  SortieRef here;      /* the other card on its space, which it is moving through */
  SwSpaces cards;      /* spaces with a unit or wall, except the unit itself */
  SwSpaces landing;    /* those of them where it may still end its move */
  SwSpaces shut;       /* Vine Walls that it may not enter: none for a unit, all for a wall (SW-15.5, 9.3) */
  gboolean diagonally; /* it may step diagonally */
  SwSpaces danger;     /* spaces where it may be held */
  SwSpaces asked, held; /* those of them that were asked about; those where it is held */
  gboolean goes_through; /* whether there may be cards that it may move through: */
  SwSpaces tried, passable; /* those that were asked about; those that it may move through */
  SortiePlay room;     /* a second position for asking; unused if there is nothing to ask */
  gboolean copied;     /* the position has been copied into it */
} SwWalk;

/* @shared (nullable): for several units one after another. */
void sw_set_out (SwWalk *w, const SwLook *l, SortieRef unit, const SwStride *stride, SwShared *shared);

/* The room is in the caller's frame. It is filled when something is asked. */
#define SW_SET_OUT(w, l, unit, stride, shared)                                         \
  G_STMT_START                                                                         \
  {                                                                                    \
    sw_set_out ((w), (l), (unit), (stride), (shared));                                 \
    if (sw_spaces_any ((w)->danger))                                                   \
      (w)->room = (SortiePlay) SORTIE_SCRATCH ((l)->p);                                \
  }                                                                                    \
  G_STMT_END

/* The card on a space that the unit would move through. */
SortieRef sw_walk_card (const SwWalk *w, guint8 space);
/* The spaces of @set where the unit would be held. */
SwSpaces sw_walk_held (SwWalk *w, SwSpaces set);
/* The spaces of @set that the unit (or a wall that is moved) may enter, to stay or on its way. */
SwSpaces sw_walk_open (SwWalk *w, SwSpaces set);
/* The spaces of @set where it may stay, after it moved @through something or not (SW-15.5, 17.3). */
SwSpaces sw_walk_standing (const SwWalk *w, SwSpaces set, gboolean through);
/* All neighbours of @set, in the directions in which the unit steps. */
SwSpaces sw_walk_beside (const SwWalk *w, SwSpaces set);
/* SW-15.6: whether its Vine Wall holds it for this turn. */
gboolean sw_is_entangled (const SortiePlay *p, SortieRef unit);

/* Loops over the directions in which the unit may step. */
#define SW_EACH_STEP(w, d)                                                             \
  guint d = 0;                                                                         \
  d < SW_N_DIRECTIONS;                                                                 \
  d += (w)->diagonally ? 1 : 2

/* All spaces where the walk may end. *@steps (nullable): the fewest steps to @goal, if it is reached. */
SwSpaces sw_walk_everywhere (SwWalk *w, guint8 goal, guint *steps);

/* Whether something answers an event on some way to the goal, so that one way may be better. */
gboolean sw_way_is_answered (SwWalk *w, guint8 goal);
/* Whether the unit's player may use an ability between two steps that is different before and after them (SW-18.2,
 * */
gboolean sw_may_act_between (SwWalk *w, guint8 goal);
