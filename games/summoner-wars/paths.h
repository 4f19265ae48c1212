/* SPDX-License-Identifier: GPL-3.0-or-later */
/* paths.h: where a unit may go: single steps, whole ways, and when the way makes a difference
 * (SW-9, SW-15.5, 15.6, 15.10, SW-17.3). */
#pragma once
#include "look.h"

G_STATIC_ASSERT (SW_MAX_SPACES % 32 == 0);

/* Cards that one move goes through, at most: the longest moves are of seven spaces. */
#define SW_MAX_PASSED 8

/* What bounds a move. */
typedef struct
{
  guint8 steps;      /* how many may still be taken */
  guint8 at_least;   /* how many must be taken in all (Gore), 0: none */
  guint8 taken;
  gboolean straight; /* in one direction only */
  guint8 direction;  /* taken so far, when straight: one of eight (look.h); 8: none yet */
  gboolean through;  /* a card was moved through: it must end on an empty space (SW-15.5) */
  guint32 closed[SW_MAX_SPACES / 32]; /* a bit per space: no ends, a card says so */
  guint8 n_barred;
  guint16 barred[SW_MAX_PASSED]; /* the spaces of such cards: no ends, even when empty by now */
} SwStride;

/* The stride of an ordinary move (SW-9.1, 9.8). */
SwStride sw_stride (const SortiePlay *p, SortieRef unit);

/* Whether the unit may be activated in the phase that is now, be it for a move or for something instead
 * (SW-9.9); nothing about what forbids moves. */
gboolean sw_may_be_mover (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* It has been activated: one of the seat's movers. */
void sw_choose_mover (SortiePlay *p, SortieRef unit);
/* Clears what is counted on pieces for one turn: steps and attacks. */
void sw_forget_turn (SortiePlay *p);
/* Whether the unit may be activated for a move in the phase that is now (SW-9.1, 9.4, 17.10). */
gboolean sw_may_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* Whether anything forbids that it is moved at all, free moves included. */
gboolean sw_can_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* The direction, of eight (look.h), from a space to one next to it. */
guint sw_direction (const SortiePlay *p, guint16 from, guint16 to);
/* SW-9.2, 9.3: whether the unit, standing where it stands, may step to @to with this stride, and
 * from there can end on a space where it may stand. */
gboolean sw_may_step (const SortiePlay *p, SortieRef unit, const SwStride *stride, guint16 to,
                      SortieRefusal *why);
/* All such spaces, at most eight; returns how many. */
guint sw_steps (const SortiePlay *p, SortieRef unit, const SwStride *stride, guint16 *ret);
/* It may end on these spaces only. */
void sw_stride_end_only (const SortiePlay *p, SwStride *stride, const SortieRef *places, guint n);
gboolean sw_stride_ends_on (const SortiePlay *p, const SwStride *stride, guint16 place);
/* Whether the unit may end its move where it stands: with what it has moved through (SW-17.3). */
gboolean sw_may_end (const SortiePlay *p, SortieRef unit, const SwStride *stride, SortieRefusal *why);
/* Every space where a move could end, its own included when it may stay; returns how many. */
guint sw_destinations (const SortiePlay *p, SortieRef unit, const SwStride *stride, guint16 *ret,
                       guint max);
/* The next space on a shortest way to @to that makes no difference to any other; SORTIE_NO_INDEX when
 * the player must say (a Vine Wall is left, a card moved through, an enemy stops the move, an ability
 * answers steps or may be used between them), or when there is no way. */
guint16 sw_plain_step (const SortiePlay *p, SortieRef unit, const SwStride *stride, guint16 to);
