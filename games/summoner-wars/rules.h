/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: what the rules say about a position. Nothing here changes anything.
 *
 * Each number comes from the one query (sortie/query.h), so that cards can change it. Seats are compared with
 * sortie_are_opponents(), never by number, so that teams work without more code.
 */
#pragma once
#include "spaces.h"

/* Seats. */

/* SW-2.2: the side of the board that a space is on: 0 for rows 1 to 4, 1 for the others. */
guint sw_side_of (const SortiePlay *p, guint16 place);
guint sw_side (guint8 seat);
/* SW-25.3: the board that a seat sits at, 0 or 1. */
guint sw_board (guint8 seat);
/* SW-25.3: the partner of @seat, even if out; SORTIE_NO_SEAT: nobody. */
guint8 sw_partner (const SortiePlay *p, guint8 seat);
/* The row as the seat counts it from its own back row, 1 to 8. */
guint sw_row (const SortiePlay *p, guint8 seat, guint16 place);

/* Things. */

/* Cards on the battlefield by type, as they count now (<count-as>, Stone Golem). */
gboolean sw_is_unit (const SortiePlay *p, SortieRef ref);
/* A quick test: TRUE only if sw_is_unit() is. */
static inline gboolean
sw_prints_unit (const SortiePlay *p, const SortiePiece *piece)
{
  return sortie_def (p, sortie_piece_card (p, piece)->def)->printed[SW_VALUE_TYPE] < SW_WALL;
}

gboolean sw_is_wall (const SortiePlay *p, SortieRef ref);
/* SW-15: a wall below units; units may enter its space. */
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

/* The card on a space besides a Vine Wall, or nothing. */
SortieRef sw_card_on (const SortiePlay *p, guint16 place);
SortieRef sw_vine_on (const SortiePlay *p, guint16 place);
/* SW-2.11: nothing at all is there. */
gboolean sw_is_empty (const SortiePlay *p, guint16 place);
/* SW-15.5: whether a unit may stop there. */
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
/* The rules destroy cards that have lost their life by themselves. TRUE: a frame was pushed. A card that was saved
 * and still has no life is destroyed for good. */
gboolean sw_settle_losses (SortiePlay *p);
/* SW-2.3, 15.8. */
gboolean sw_are_adjacent (const SortiePlay *p, SortieRef a, SortieRef b);

/* Whether nothing forbids the unit to be moved, free moves included. */
gboolean sw_can_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why);

/* Magic (SW-3.4). */

gint sw_cost (const SortiePlay *p, SortieRef ref);
guint sw_magic (const SortiePlay *p, guint8 seat);
/* The magic of @seat, 0 while something forbids it to spend any. */
guint sw_spendable (const SortiePlay *p, guint8 seat);
/* The cost of an ability of @unit that asks for @cost magic; 0 stays 0 whatever cards say. */
gint sw_ability_cost (const SortiePlay *p, SortieRef unit, gint cost);
gboolean sw_can_spend (const SortiePlay *p, guint8 seat, gint cost);
/* The reason why it cannot pay: @too_little magic, or enough magic that it @may_not spend. Always FALSE. */
gboolean sw_refuse_cost (const SortiePlay *p, guint8 seat, SwReason too_little, SwReason may_not,
                         SortieRef what, gint cost, SortieRefusal *why);

/* Summoning (SW-7). */

/* Whether @seat may summon @card, or could have summoned that unit, beside @beside. */
gboolean sw_may_summon_beside (const SortiePlay *p, guint8 seat, SortieRef beside, SortieRef card);
/* SW-7.2, 7.5: whether a unit may be summoned there by @seat. */
gboolean sw_is_summoning_space (const SortiePlay *p, guint8 seat, SortieRef card, guint16 place,
                                SortieRefusal *why);

/* All such spaces. */
SwSpaces sw_summoning_spaces (const SortiePlay *p, guint8 seat, SortieRef card);

/* Phases. */

/* The current SwPhase; SW_N_PHASES during the opening. */
guint sw_phase (const SortiePlay *p);
