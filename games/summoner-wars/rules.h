/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: what the rules say about a position. Nothing here changes anything.
 *
 * Each number is asked of the one query (sortie/query.h), so that cards have their say. Seats are
 * asked with sortie_are_opponents(), never by number, so that teams need nothing new.
 */
#pragma once
#include <sortie/game.h>
#include "state.h"

/* Seats. */

/* SW-2.2: the side of the board a space lies on, 0 for rows 1 to 4, 1 for the others. */
guint sw_side_of (const SortiePlay *p, guint16 place);
guint sw_side (guint8 seat);
/* SW-25.3: the board that a seat sits at, 0 or 1. */
guint sw_board (guint8 seat);
/* SW-25.3: who plays with @seat, also when out; SORTIE_NO_SEAT: nobody. */
guint8 sw_partner (const SortiePlay *p, guint8 seat);
/* The row as the seat counts it from its own back row, 1 to 8. */
guint sw_row (const SortiePlay *p, guint8 seat, guint16 place);

/* Things. */

/* What stands on the battlefield: by type, as it counts now (<count-as>, Stone Golem). */
gboolean sw_is_unit (const SortiePlay *p, SortieRef ref);
gboolean sw_is_wall (const SortiePlay *p, SortieRef ref);
/* SW-15: lies below units and is entered by them. */
gboolean sw_is_vine_wall (const SortiePlay *p, SortieRef ref);
SwType sw_type (const SortiePlay *p, SortieRef ref);
/* SW-21.4: effects on Commons affect Mutations. */
static inline gboolean
sw_is_common_type (SwType type)
{
  return type == SW_COMMON || type == SW_MUTATION;
}

/* SW-15.3: Vine Walls are walls. */
static inline gboolean
sw_is_wall_type (SwType type)
{
  return type == SW_WALL || type == SW_VINE_WALL;
}

/* What a space holds besides a Vine Wall, or nothing. */
SortieRef sw_card_on (const SortiePlay *p, guint16 place);
SortieRef sw_vine_on (const SortiePlay *p, guint16 place);
/* SW-2.11: nothing at all stands there. */
gboolean sw_is_empty (const SortiePlay *p, guint16 place);
/* SW-15.5: a unit may come to stand there. */
gboolean sw_may_stand (const SortiePlay *p, guint16 place);
/* SW-15.4: a Vine Wall may be placed there, also below a unit. */
gboolean sw_has_no_wall (const SortiePlay *p, guint16 place);
static inline guint8
sw_controller (const SortiePlay *p, SortieRef ref)
{
  return sortie_piece_controller (p, ref);
}

/* SW-17.6: of @seat or a team-mate. */
gboolean sw_is_friendly (const SortiePlay *p, guint8 seat, SortieRef ref);
/* SW-13.1: wounds, poison included, and life. */
gint sw_wounds (const SortiePlay *p, SortieRef ref);
gint sw_life (const SortiePlay *p, SortieRef ref);
/* The rules destroy what has lost its life by itself; TRUE: a frame was pushed. What
 * something has saved, and it still has no life, is destroyed for good. */
gboolean sw_settle_losses (SortiePlay *p);
/* SW-2.3, 15.8. */
gboolean sw_are_adjacent (const SortiePlay *p, SortieRef a, SortieRef b);

/* Whether anything forbids that the unit is moved at all, free moves included. */
gboolean sw_can_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why);

/* Magic (SW-3.4). */

gint sw_cost (const SortiePlay *p, SortieRef ref);
guint sw_magic (const SortiePlay *p, guint8 seat);
/* What an ability of @unit costs that asks for @cost magic; 0 costs nothing whatever cards say. */
gint sw_ability_cost (const SortiePlay *p, SortieRef unit, gint cost);
gboolean sw_can_spend (const SortiePlay *p, guint8 seat, gint cost);
/* Why it cannot: it has @too_little magic, or there is enough and it @may_not. Always FALSE. */
gboolean sw_refuse_cost (const SortiePlay *p, guint8 seat, SwReason too_little, SwReason may_not,
                         SortieRef what, gint cost, SortieRefusal *why);

/* Summoning (SW-7). */

/* Whether @seat may summon @card, or might have summoned that unit, beside @beside. */
gboolean sw_may_summon_beside (const SortiePlay *p, guint8 seat, SortieRef beside, SortieRef card);
/* SW-7.2, 7.5: whether a unit may be summoned there by @seat. */
gboolean sw_is_summoning_space (const SortiePlay *p, guint8 seat, SortieRef card, guint16 place,
                                SortieRefusal *why);

/* All such spaces, in their order; @ret has room for all there are. Returns how many. */
guint sw_summoning_spaces (const SortiePlay *p, guint8 seat, SortieRef card, guint16 *ret);

/* Phases. */

/* Which SwPhase it is; SW_N_PHASES during the opening. */
guint sw_phase (const SortiePlay *p);
