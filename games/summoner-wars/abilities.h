/* SPDX-License-Identifier: GPL-3.0-or-later */
/* abilities.h: when an ability may be used, by whom, and for what (SW-16, 18.2). */
#pragma once
#include "rules.h"

/* SW-8.5: whether there is something to choose, for all that the text of a clause chooses before
 * it does anything ("you may" and "up to" demand nothing). Otherwise refuses for @reason, and names
 * what is missing. */
gboolean sw_demands_are_met (const SortieContext *ctx, guint16 clause, SwReason reason,
                             SortieRefusal *why);
gboolean sw_refuse_lack (SwReason reason, SortieRef ref, const SortieLack *lack,
                         SortieRefusal *why);

/* Whether @seat may use an ability if this is the moment for it: limit, condition, targets,
 * cost. */
gboolean sw_may_use (const SortiePlay *p, guint8 seat, SortieRef unit, guint16 clause,
                     SortieRefusal *why);
/* Whether an ability may be activated now by the seat that decides. */
gboolean sw_may_activate (const SortiePlay *p, SortieRef unit, guint16 clause, SortieRefusal *why);
/* Whether a step that is asked for belongs to the move of a phase, not to one that a card makes. */
gboolean sw_is_own_move (const SortiePlay *p);
/* A set of timings: joined by |. */
#define SW_AT(timing) SORTIE_TIMING_BIT (SW_TIMING_##timing)
/* Those that fit into any moment of one's own turn. */
#define SW_AT_A_MOMENT (SW_AT (YOUR_TURN) | SW_AT (ANY_TIME) | SW_AT (ANYBODY))
/* Those of which an ability may fit in with what is asked now. */
guint32 sw_timings_now (const SortiePlay *p);
/* The same of an ability that a card has while whoever is asked holds it in hand. */
gboolean sw_may_use_held (const SortiePlay *p, SortieRef card, guint16 clause, SortieRefusal *why);
/* Whether @seat may use any ability of the unit, or of any piece, that has one of these timings. */
gboolean sw_may_use_one_of (const SortiePlay *p, guint8 seat, SortieRef unit, guint timings);
gboolean sw_may_use_any (const SortiePlay *p, guint8 seat, guint timings);
