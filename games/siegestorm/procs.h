/* SPDX-License-Identifier: GPL-3.0-or-later */
/* procs.h: the procedures of the game.
 *
 * A procedure is a frame of the program stack (sortie/frame.h). It runs in steps: a step that proposed an event, asked
 * a question or called another procedure returns at once and finds the result in `f->done` or sortie_answers() when it
 * runs again. Its arguments are in the first slots, in the order of the element's attributes (elements.c); after them
 * it has SORTIE_EXTRA_SLOTS for itself.
 */
#pragma once
#include "rules.h"

/* One row for each SsProc. */
extern const SortieProcDecl ss_procs[];

typedef void SsStep (SortiePlay *p, SortieFrame *f);

/* keywords.c: cards */
SsStep ss_draw_step, ss_damage_step, ss_heal_step, ss_vision_step, ss_raise_step, ss_steal_step,
  ss_discard_step, ss_discard_cards_step;
/* units.c: units and Supporters */
SsStep ss_kill_step, ss_destroy_step, ss_return_step, ss_to_support_step, ss_to_reserve_step,
  ss_sacrifice_step, ss_destroy_support_step, ss_commit_step, ss_reset_step;
/* spaces.c: moving units and bringing new ones */
SsStep ss_advance_step, ss_deploy_step, ss_place_step, ss_shapeshift_step;
/* menace.c: the Boss's numbers, tokens, the match */
SsStep ss_raise_menace_step, ss_lower_menace_step, ss_regain_step, ss_recover_step, ss_gang_step,
  ss_spirit_step, ss_extra_turn_step, ss_win_step;
/* payment.c */
SsStep ss_pay_step;
/* orders.c */
SsStep ss_order_step, ss_storm_step, ss_hold_step, ss_support_step;
/* phases.c */
SsStep ss_mulligan_step, ss_first_player_step, ss_prepare_step, ss_draw_phase_step,
  ss_advance_phase_step;
/* boss-turn.c */
SsStep ss_boss_reserve_step, ss_boss_draw_step, ss_boss_menace_step, ss_boss_actions_step,
  ss_boss_play_step;

/* For damage that one of several players takes (SS_ASK_VICTIM): how much it is. */
void ss_count_damage (const SortiePlay *p, gint *ret_left, gint *ret_max);
