/* SPDX-License-Identifier: GPL-3.0-or-later */
/* paths.h: where a unit may go: single steps, whole ways, and when the way makes a difference (SW-9, SW-15.5, 15.6,
 * 15.10, SW-17.3). activation.h decides whether it may be activated. */
#pragma once
#include "look.h"

/* The most cards that one move can go through: the longest moves are of seven spaces. */
#define SW_MAX_PASSED 8

/* The limits of a move. */
typedef struct
{
  guint8 steps;      /* how many steps are left */
  guint8 at_least;   /* how many steps it must take in all (Gore); 0: no minimum */
  guint8 taken;
  gboolean straight; /* in one direction only */
  guint8 direction;  /* the direction so far, if straight: one of eight (spaces.h); 8: none yet */
  gboolean through;  /* it moved through a card, so it must end on an empty space (SW-15.5) */
  SwSpaces barred;   /* the spaces of those cards: it may not end there, even if they are empty by now */
  SwSpaces closed;   /* spaces where a card forbids it to end */
} SwStride;

/* The stride of an ordinary move (SW-9.1, 9.8). */
SwStride sw_stride (const SortiePlay *p, SortieRef unit);

/* The direction, one of eight, from a place to an adjacent or diagonal one. */
guint sw_direction (const SortiePlay *p, guint16 from, guint16 to);
/* SW-9.2, 9.3: whether the unit may step from its space to @to with this stride, and from there can end on a space
 * where it may stay. */
gboolean sw_may_step (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 to,
                      SortieRefusal *why);
/* All such spaces, in the order of the directions, at most eight; returns how many. @goal: only those from which the
 * unit can still reach it; SW_NO_SPACE: all. */
guint sw_steps (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 goal,
                guint8 ret[SW_N_DIRECTIONS]);
/* Lets the move end on these places only. */
void sw_stride_end_only (const SortiePlay *p, SwStride *stride, const SortieRef *places, guint n);
gboolean sw_stride_ends_on (const SortiePlay *p, const SwStride *stride, guint16 place);
/* Whether the unit may end its move where it is, after what it has moved through (SW-17.3). */
gboolean sw_may_end (const SwLook *l, SortieRef unit, const SwStride *stride, SortieRefusal *why);
/* Every space where a move could end; its own too if it may stay. */
SwSpaces sw_destinations (const SwLook *l, SortieRef unit, const SwStride *stride);
/* For another space: whether the move could end there if nothing stopped the unit on its way. */
gboolean sw_is_stopped_before (const SwLook *l, SortieRef unit, const SwStride *stride,
                               guint8 goal);
/* Both at once. */
typedef struct
{
  SwSpaces ends;
  guint8 steps[SW_N_DIRECTIONS];
  guint n_steps;
} SwWays;
/* What the walks of one listing share: where units of one seat may be held, but for units that change something about
 * it themselves. */
typedef struct
{
  guint8 seat;
  SwSpaces danger;
} SwShared;
#define SW_NOTHING_SHARED { SORTIE_NO_SEAT, SW_NO_SPACES }
/* FALSE if sw_can_move() is. */
gboolean sw_find_ways (const SwLook *l, SortieRef unit, const SwStride *stride, SwShared *shared, SwWays *ret);
/* The next space on a shortest way to @goal that is as good as every other way. SW_NO_SPACE if the player must
 * choose (the unit leaves a Vine Wall, moves through a card, an enemy stops the move, an ability answers steps or
 * may be used between them), or if there is no way. */
guint8 sw_plain_step (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 goal);
