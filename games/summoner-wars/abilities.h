/* SPDX-License-Identifier: GPL-3.0-or-later */
/* abilities.h: who may use an ability, when, and for what (SW-16, 18.2). */
#pragma once
#include "rules.h"

/* SW-8.5: whether there is something to choose for each choice that the text of a clause makes before it does
 * anything ("you may" and "up to" demand nothing). If not, refuses for @reason and names what is missing. */
gboolean sw_demands_are_met (const SortieContext *ctx, guint16 clause, SwReason reason,
                             SortieRefusal *why);
gboolean sw_refuse_lack (SwReason reason, SortieRef ref, const SortieLack *lack,
                         SortieRefusal *why);

/* Whether the asked player may now summon units, or this one: in a Summon Phase, or where a card allows it. */
gboolean sw_may_summon_now (const SortiePlay *p, SortieRef card);
/* Whether @seat may use an ability if this is the right moment: limit, condition, targets, cost. */
gboolean sw_may_use (const SortiePlay *p, guint8 seat, SortieRef unit, guint16 clause,
                     SortieRefusal *why);
/* Whether the deciding seat may activate an ability now. */
gboolean sw_may_activate (const SortiePlay *p, SortieRef unit, guint16 clause, SortieRefusal *why);
/* Whether the step that is asked for belongs to the move of a phase, not to a move that a card makes. */
gboolean sw_is_own_move (const SortiePlay *p);
/* A set of timings: joined by |. */
#define SW_AT(timing) SORTIE_TIMING_BIT (SW_TIMING_##timing)
/* The timings that fit any moment of the player's own turn. */
#define SW_AT_A_MOMENT (SW_AT (YOUR_TURN) | SW_AT (ANY_TIME) | SW_AT (ANYBODY))
/* The timings of abilities that may be used at the open question. */
guint32 sw_timings_now (const SortiePlay *p);
/* The same for an ability of a card that the asked player holds in hand. */
gboolean sw_may_use_held (const SortiePlay *p, SortieRef card, guint16 clause, SortieRefusal *why);
/* Whether @seat may use any ability with one of these timings, of the unit or of any piece. */
gboolean sw_may_use_one_of (const SortiePlay *p, guint8 seat, SortieRef unit, guint timings);
gboolean sw_may_use_any (const SortiePlay *p, guint8 seat, guint timings);
