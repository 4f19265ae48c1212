/* SPDX-License-Identifier: GPL-3.0-or-later */
/* paths.h: where a unit may go: single steps, whole ways, and when the way makes a difference
 * (SW-9, SW-15.5, 15.6, 15.10, SW-17.3). Whether it may be activated for that: activation.h. */
#pragma once
#include "look.h"

/* Cards that one move goes through, at most: the longest moves are of seven spaces. */
#define SW_MAX_PASSED 8

/* What bounds a move. */
typedef struct
{
  guint8 steps;      /* how many may still be taken */
  guint8 at_least;   /* how many must be taken in all (Gore), 0: none */
  guint8 taken;
  gboolean straight; /* in one direction only */
  guint8 direction;  /* taken so far, when straight: one of eight (spaces.h); 8: none yet */
  gboolean through;  /* a card was moved through: it must end on an empty space (SW-15.5) */
  SwSpaces barred;   /* the spaces of such cards: no ends, even when empty by now */
  SwSpaces closed;   /* no ends either, a card says so */
} SwStride;

/* The stride of an ordinary move (SW-9.1, 9.8). */
SwStride sw_stride (const SortiePlay *p, SortieRef unit);

/* The direction, of eight, from a place to one next to it. */
guint sw_direction (const SortiePlay *p, guint16 from, guint16 to);
/* SW-9.2, 9.3: whether the unit, standing where it stands, may step to @to with this stride, and
 * from there can end on a space where it may stand. */
gboolean sw_may_step (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 to,
                      SortieRefusal *why);
/* All such spaces, in the order of the directions, at most eight; returns how many. @goal: only
 * those from which the unit can still get there, SW_NO_SPACE: all. */
guint sw_steps (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 goal,
                guint8 ret[SW_N_DIRECTIONS]);
/* It may end on these places only. */
void sw_stride_end_only (const SortiePlay *p, SwStride *stride, const SortieRef *places, guint n);
gboolean sw_stride_ends_on (const SortiePlay *p, const SwStride *stride, guint16 place);
/* Whether the unit may end its move where it stands: with what it has moved through (SW-17.3). */
gboolean sw_may_end (const SwLook *l, SortieRef unit, const SwStride *stride, SortieRefusal *why);
/* Every space where a move could end, its own included when it may stay. */
SwSpaces sw_destinations (const SwLook *l, SortieRef unit, const SwStride *stride);
/* Of a space that is none of them: whether it were, if nothing stopped the unit on its way. */
gboolean sw_is_stopped_before (const SwLook *l, SortieRef unit, const SwStride *stride,
                               guint8 goal);
/* Both at once. */
typedef struct
{
  SwSpaces ends;
  guint8 steps[SW_N_DIRECTIONS];
  guint n_steps;
} SwWays;
/* FALSE when sw_can_move() is. */
gboolean sw_find_ways (const SwLook *l, SortieRef unit, const SwStride *stride, SwWays *ret);
/* The next space on a shortest way to @goal that makes no difference to any other; SW_NO_SPACE when
 * the player must say (a Vine Wall is left, a card moved through, an enemy stops the move, an
 * ability answers steps or may be used between them), or when there is no way. */
guint8 sw_plain_step (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 goal);
