/* SPDX-License-Identifier: GPL-3.0-or-later */
/* procs.h: the procedures of the game.
 *
 * A procedure is a frame of the program stack (sortie/frame.h). It runs in steps: a step that proposed an event, asked
 * a question or called another procedure returns at once and finds the result in `f->done` or sortie_answers() when it
 * runs again. Its arguments are in the first slots, in the order of the element's attributes (elements.c); after them
 * it has SORTIE_EXTRA_SLOTS for itself.
 *
 * Arguments of the effects on the battlefield: MARCH what, steps (0: as many as it has), at-least, straight, by, onto;
 * PUSH what, n, by; ATTACK by, at; ALSO_ATTACK what, separately; CHANGE_DIE which, amount, change; IGNORE_DIE which;
 * WEIGH_DICE from, hits; WOUND what, n; MOVE_WOUNDS n, from, to; POISON what, n; HEAL what, n; DESTROY what; DISCARD
 * what; GOES_TO zone, of; GOES_UNDER of.
 *
 * Arguments of the procedures of the rules: sw_move_unit() and sw_strike() call MOVE and STRIKE. RECKON has none: it
 * destroys every card with enough wounds, on behalf of the calling frame. The fourth argument of SUMMON is a space, if
 * it is already known.
 */
#pragma once
#include "rules.h"

/* One row for each SwProc. */
extern const SortieProcDecl sw_procs[];

typedef void SwStep (SortiePlay *p, SortieFrame *f);

/* magic.c: piles and hands */
SwStep sw_draw_step, sw_spend_step, sw_build_magic_step, sw_steal_magic_step, sw_search_step,
  sw_return_step;
/* summon.c: how cards come onto the battlefield */
SwStep sw_summon_step, sw_place_step, sw_exchange_step, sw_grow_vines_step, sw_boost_step,
  sw_unboost_step;
/* move.c: units walk */
SwStep sw_move_step;
/* march.c: moves that an effect grants */
SwStep sw_march_step, sw_push_step;
/* attack.c: SW-11 */
SwStep sw_also_attack_step, sw_strike_step;
/* dice.c: SW-11.5 */
SwStep sw_change_die_step, sw_ignore_die_step, sw_weigh_dice_step;
/* granted.c: SW-17.10 */
SwStep sw_attack_step;
/* damage.c: markers */
SwStep sw_wound_step, sw_move_wounds_step, sw_poison_step, sw_heal_step;
/* destroy.c: SW-13.2 */
SwStep sw_destroy_step, sw_goes_to_step, sw_goes_under_step, sw_reckon_step;
/* discard.c: SW-13.4 */
SwStep sw_discard_step;
/* phases.c */
SwStep sw_opening_step, sw_draw_phase_step, sw_gap_step, sw_late_step;

/* The cost that the question for a Boost marker asks for (SW-22.2). */
gint sw_boost_cost (const SortiePlay *p);
