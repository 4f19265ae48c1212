/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move.h: moves in progress or granted, for the verbs that answer them. */
#pragma once
#include "paths.h"
#include "procs.h"

/* Starts the move of a unit on behalf of @origin. @goal: where it walks automatically, as long as the way makes no
 * difference; @first: its first step, after which the player is asked. Each may be SORTIE_NO_INDEX. */
void sw_move_unit (SortiePlay *p, const SortieOrigin *origin, SortieRef unit,
                   const SwStride *stride, guint16 goal, guint16 first);

/* The unit that is moving, if any. */
SortieRef sw_moving_unit (const SortiePlay *p);
/* The unit whose next step is asked for, and the rest of its move. */
SortieRef sw_mover (const SortiePlay *p);
SwStride sw_mover_stride (const SortiePlay *p);
/* Its goal; SORTIE_NO_INDEX: step by step. */
guint16 sw_mover_goal (const SortiePlay *p);
/* Answers with the next step. */
void sw_mover_goes (SortiePlay *p, guint16 to);

/* Whether the granted move that is asked for may be this unit's, and how far it goes. */
gboolean sw_is_marcher (const SortiePlay *p, SortieRef unit);
SwStride sw_march_stride (const SortiePlay *p, SortieRef unit);
/* Answers with the unit and its move, as for sw_move_unit(). */
void sw_marcher_goes (SortiePlay *p, SortieRef unit, guint16 goal, guint16 first);
