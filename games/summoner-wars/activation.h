/* SPDX-License-Identifier: GPL-3.0-or-later */
/* activation.h: which units may be chosen to move and to attack, and which were (SW-9.1, 9.4, 9.9,
 * SW-10.1, 10.2, 10.6, SW-17.10). */
#pragma once
#include "rules.h"

/* What a unit is activated for; instead of it an ability may use the activation (SW-9.9, 10.6). */
typedef enum
{
  SW_TO_MOVE,
  SW_TO_ATTACK,
} SwActivity;

/* Whether the seat whose turn it is may choose any unit now, whichever it is: a quick look, FALSE
 * only when sw_may_be_chosen() is FALSE of every unit. */
gboolean sw_may_choose (const SortiePlay *p, SwActivity activity);
/* How many units may still be chosen of how many in all, by whose turn it is; right after the phase
 * the number is not of all units together (SW-17.10). */
void sw_left_to_choose (const SortiePlay *p, SwActivity activity, gint *ret_left, gint *ret_max);
/* SW-4.5: whether fewer units move, because it is the first turn of the game. */
gboolean sw_is_short_turn (const SortiePlay *p);
/* Whether the unit is among those that may be chosen, if any may. */
gboolean sw_is_one_of (const SortiePlay *p, SortieRef unit, SwActivity activity,
                       SortieRefusal *why);
/* Whether the unit may be chosen in the phase that is now, be it for what the activity is or for
 * something instead; nothing about what forbids moves and attacks. */
gboolean sw_may_be_chosen (const SortiePlay *p, SortieRef unit, SwActivity activity,
                           SortieRefusal *why);
/* It has been chosen: one of the seat's movers or attackers, and one only however often it acts. */
void sw_choose (SortiePlay *p, SortieRef unit, SwActivity activity);
/* Whether the unit may be activated for a move in the phase that is now (SW-9.1, 9.4, 17.10). */
gboolean sw_may_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* SW-10.2: a unit with several attacks that has begun them is one attacker. */
gboolean sw_has_attacks_left (const SortiePlay *p, SortieRef unit);
/* What forbids this unit to attack now, free attacks included: its poison, cards. */
gboolean sw_can_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* Whether the unit may be chosen to attack in the phase that is now (SW-10.1, 10.2, 17.10). */
gboolean sw_may_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* Clears what is counted on pieces for one turn: steps and attacks. */
void sw_forget_turn (SortiePlay *p);
/* SW-4.5: what the rules add to the number of a seat's movers: -1 in the short first turn. */
gint sw_movers_by_rules (const SortiePlay *p, guint8 seat);
