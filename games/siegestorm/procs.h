/* SPDX-License-Identifier: GPL-3.0-or-later */
/* procs.h: the procedures of the game, and how they call each other.
 *
 * A procedure is a frame of the program stack (sortie/frame.h). It runs in steps: a step
 * that proposed an event, asked a question or called another procedure returns at once
 * and finds the result in `f->done` or sortie_answers() when it is run again. Its
 * arguments stand in the first slots, in the order of the element's attributes
 * (elements.c); behind them it has SORTIE_EXTRA_SLOTS of its own.
 */
#pragma once
#include "rules.h"

/* One row per SsProc. */
extern const SortieProcDecl ss_procs[];

typedef void SsStep (SortiePlay *p, SortieFrame *f);

/* keywords.c: cards */
SsStep ss_draw_step, ss_damage_step, ss_heal_step, ss_vision_step, ss_raise_step, ss_steal_step,
  ss_discard_step, ss_discard_cards_step;
/* units.c: units and Supporters */
SsStep ss_kill_step, ss_destroy_step, ss_return_step, ss_to_support_step, ss_to_reserve_step,
  ss_sacrifice_step, ss_destroy_support_step, ss_commit_step, ss_reset_step;
/* spaces.c: who stands where */
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

/* Of the damage that one of several is to take (SS_ASK_VICTIM), how much it is. */
void ss_count_damage (const SortiePlay *p, gint *ret_left, gint *ret_max);

/* The seats in a list slot; returns how many. */
guint ss_seats (const SortiePlay *p, const SortieFrame *f, guint slot,
                guint8 ret[SORTIE_MAX_SEATS]);
/* Seats that are handled one after the other: the slots of who they are, whose turn it is, and
 * the sum of what was done. */
typedef struct
{
  guint seats, at, total;
} SsEach;

/* Whose turn it is; no seat after the last one: @f has ended with the sum. */
guint8 ss_each_seat (SortiePlay *p, SortieFrame *f, const SsEach *each);
/* Adds to the sum. */
void ss_each_add (SortiePlay *p, SortieFrame *f, const SsEach *each, gint done);
/* Goes on with the next seat, in @step. */
void ss_each_next (SortiePlay *p, SortieFrame *f, const SsEach *each, guint step);
/* A list that is full is a bound that is reached: the effect stops. */
void ss_list_add (SortiePlay *p, SortieList *list, SortieRef ref);
/* The same for the list in a slot. */
void ss_slot_list_add (SortiePlay *p, SortieFrame *f, guint slot, SortieRef ref);

/* sortie_batch_add() of an event of this game. */
static inline SortieEvent *
ss_batch_add (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SsEvent type, guint8 seat)
{
  return sortie_batch_add (batch, p, f, SORTIE_GAME_EVENT (type), seat);
}

/* The same of what comes of the event before, and does not happen without it. */
SortieEvent *ss_batch_add_along (SortieBatch *batch, SortiePlay *p, const SortieFrame *f,
                                 SsEvent type, guint8 seat);
/* Adds that a unit leaves its War Track or Battle Zone by the event before (events.c). */
void ss_batch_add_leaving (SortieBatch *batch, SortiePlay *p, const SortieFrame *f,
                           SortieRef unit);
/* Adds that a unit makes room for another and leaves, nothing when there is none (SS-9.14). */
void ss_batch_add_replaced (SortieBatch *batch, SortiePlay *p, const SortieFrame *f,
                            SortieRef unit);

/* Adds what @f does, events of @type, to its one batch. */
typedef void SsFill (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch);
/* The step of a procedure that proposes one batch and ends with how much of it was done. */
void ss_propose_and_end (SortiePlay *p, SortieFrame *f, SsFill *fill, SsEvent type);
