/* SPDX-License-Identifier: GPL-3.0-or-later */
/* flanks.h: which players face each other, across which Battle Zone (SS-19.6, 20.1).
 *
 * A flank (state.h) is what a seat has in one Battle Zone. In Last Man Standing the seats sit in a circle, and the next
 * in turn order sits on the left: a left flank faces the right flank of the next seat that is not out. So nothing needs
 * to record which Battle Zone closes when a player is out (SS-20.8): of that player's two zones, the one on the left of
 * the previous seat stays.
 */
#pragma once
#include "state.h"

/* SS-20: each seat has a left and a right. */
static inline gboolean
ss_is_circle (const SortiePlay *p)
{
  return sortie_has_sides (p);
}

/* For the table of the game. */
extern const SortieSides ss_sides;

/* How many Battle Zones a seat is in. */
guint ss_n_flanks (const SortiePlay *p, guint8 seat);
/* Number @i of them, from 0; the left one is first. */
SsFlank ss_flank_number (const SortiePlay *p, guint8 seat, guint i);

/* The opposite flank, of a player who is still in the game. In Solo and Duel there is one opponent. */
SsFlank ss_faces (const SortiePlay *p, SsFlank flank);

/* The flank of @seat in the Battle Zone in which a frame acts; its left one if @seat is not in that zone. */
SsFlank ss_flank_in (const SortiePlay *p, const SortieFrame *f, guint8 seat);
/* The same for a context. */
SsFlank ss_flank_for (const SortieContext *ctx, guint8 seat);
/* The flank of its holder to which a unit belongs. */
SsFlank ss_flank_of (const SortiePlay *p, SortieRef unit);
/* The flank of a seat to which one of its own places belongs: War Track, exit or Front Line. */
SsFlank ss_flank_with (const SortiePlay *p, guint16 place);

/* No Man's Land of a flank's Battle Zone. */
guint16 ss_nml (const SortiePlay *p, SsFlank flank);

/* The neighbours of a seat in a circle who are still in the game; also for a seat that is out. */
guint8 ss_left_neighbour (const SortiePlay *p, guint8 seat);
guint8 ss_right_neighbour (const SortiePlay *p, guint8 seat);
