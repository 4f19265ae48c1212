/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.h: a unit on its way, and what the spaces are to it (SW-9.3, 15.5, 15.10, 17.3).
 *
 * Private to paths.c, ways.c and between.c. What the cards say of a space is asked when the walk
 * comes to it, and once. What holds a unit that comes near ("enemies next to it cannot be moved")
 * is asked with the unit standing there, in a copy of the position, and only where something has a
 * say in that.
 */
#pragma once
#include "paths.h"

typedef struct
{
  const SwLook *look;
  SortieRef unit;
  const SwStride *stride;
  guint8 home;         /* where the unit stands */
  guint8 from;         /* where the walk begins */
  SortieRef here;      /* what stands at home besides it: it is moving through that */
  SwSpaces cards;      /* where a unit or wall stands, itself left out */
  SwSpaces landing;    /* of these, where it may end its move all the same */
  SwSpaces shut;       /* Vine Walls that it may not come onto: of walls all, since units may (SW-15.5, 9.3) */
  gboolean diagonally; /* it may step so */
  SwSpaces danger;     /* where it may be held */
  SwSpaces asked, held; /* for which of these it was asked; where it is */
  gboolean goes_through; /* whether there may be cards that it may move through: */
  SwSpaces tried, passable; /* of which this was asked; which they are */
  SortiePlay room;     /* a second position, for asking; none where there is nothing to ask */
  gboolean copied;     /* the position, into it */
} SwWalk;

void sw_set_out (SwWalk *w, const SwLook *l, SortieRef unit, const SwStride *stride);

/* The room lives in the frame of whoever walks; it is filled when something is asked. */
#define SW_SET_OUT(w, l, unit, stride)                                                 \
  G_STMT_START                                                                         \
  {                                                                                    \
    sw_set_out ((w), (l), (unit), (stride));                                           \
    if (sw_spaces_any ((w)->danger))                                                   \
      (w)->room = (SortiePlay) SORTIE_SCRATCH ((l)->p);                                \
  }                                                                                    \
  G_STMT_END

/* The card on a space that the unit would move through. */
SortieRef sw_walk_card (const SwWalk *w, guint8 space);
/* Of @set, where the unit would be held. */
SwSpaces sw_walk_held (SwWalk *w, SwSpaces set);
/* Of @set, where the unit (or a wall that is moved) may come to, standing or on its way. */
SwSpaces sw_walk_open (SwWalk *w, SwSpaces set);
/* Of @set, where it may stand, after it moved @through something or not (SW-15.5, 17.3). */
SwSpaces sw_walk_standing (const SwWalk *w, SwSpaces set, gboolean through);
/* Everything next to @set, as the unit steps. */
SwSpaces sw_walk_beside (const SwWalk *w, SwSpaces set);
/* SW-15.6: whether its Vine Wall keeps it for this turn. */
gboolean sw_is_entangled (const SortiePlay *p, SortieRef unit);

/* For the directions in which the unit may step. */
#define SW_EACH_STEP(w, d)                                                             \
  guint d = 0;                                                                         \
  d < SW_N_DIRECTIONS;                                                                 \
  d += (w)->diagonally ? 1 : 2

/* Where the walk may end in all; *@steps (nullable): after how few steps at @goal, when there. */
SwSpaces sw_walk_everywhere (SwWalk *w, guint8 goal, guint *steps);

/* Whether something answers what happens on some way to the goal, so that one way may be better. */
gboolean sw_way_is_answered (SwWalk *w, guint8 goal);
/* Whether the unit's player may use an ability between two steps that is not the same before and
 * after them (SW-18.2, R-37). */
gboolean sw_may_act_between (SwWalk *w, guint8 goal);
