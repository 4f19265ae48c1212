/* SPDX-License-Identifier: GPL-3.0-or-later */
/* activation.h: which units may be chosen to move and to attack, and which have been (SW-9.1, 9.4, 9.9, SW-10.1,
 * 10.2, 10.6, SW-17.10). */
#pragma once
#include "rules.h"

/* What a unit is activated for. An ability may use the activation instead (SW-9.9, 10.6). */
typedef enum
{
  SW_TO_MOVE,
  SW_TO_ATTACK,
} SwActivity;

/* A quick test whether the active seat may choose any unit now. FALSE only if sw_may_be_chosen() is FALSE for every
 * unit. */
gboolean sw_may_choose (const SortiePlay *p, SwActivity activity);
/* How many units the active seat may still choose, and how many in all. Right after the phase, the number is not for
 * all units together (SW-17.10). */
void sw_left_to_choose (const SortiePlay *p, SwActivity activity, gint *ret_left, gint *ret_max);
/* SW-4.5: whether fewer units may move because it is the first turn of the game. */
gboolean sw_is_short_turn (const SortiePlay *p);
/* Whether the unit is among those that may be chosen, if any may be. */
gboolean sw_is_one_of (const SortiePlay *p, SortieRef unit, SwActivity activity,
                       SortieRefusal *why);
/* The same in the phase; right after it, a quick test: FALSE only if sw_is_one_of() is. */
gboolean sw_may_be_one_of (const SortiePlay *p, SortieRef unit, SwActivity activity);
/* Whether the number of units that may be chosen is not reached yet (SW-4.5, 9.1, 10.1). The refusal is about @unit. */
gboolean sw_may_choose_more (const SortiePlay *p, SortieRef unit, SwActivity activity, SortieRefusal *why);
/* Whether as many units as may have been chosen this turn: in another phase, why no more of them act. The refusal is
 * about @unit. */
gboolean sw_have_all_acted (const SortiePlay *p, SortieRef unit, SwActivity activity, SortieRefusal *why);
/* Whether the unit may be chosen in the current phase, for the activity or for an ability instead. Ignores effects
 * that forbid moves and attacks. */
gboolean sw_may_be_chosen (const SortiePlay *p, SortieRef unit, SwActivity activity,
                           SortieRefusal *why);
/* Counts the unit among the seat's movers or attackers, only once however often it acts. */
void sw_choose (SortiePlay *p, SortieRef unit, SwActivity activity);
/* Whether the unit may be activated for a move in the current phase (SW-9.1, 9.4, 17.10). */
gboolean sw_may_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* SW-10.2: a unit with several attacks that has begun them counts as one attacker. */
gboolean sw_has_attacks_left (const SortiePlay *p, SortieRef unit);
/* Whether nothing forbids this unit to attack now, including free attacks: its poison, cards. */
gboolean sw_can_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* Whether the unit may be chosen to attack in the current phase (SW-10.1, 10.2, 17.10). */
gboolean sw_may_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* Clears the counts on pieces that last one turn: steps and attacks. */
void sw_forget_turn (SortiePlay *p);
/* SW-4.5: what the rules add to the number of a seat's movers: -1 in the short first turn. */
gint sw_movers_by_rules (const SortiePlay *p, guint8 seat);
