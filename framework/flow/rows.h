/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rows.h: what the framework's own rows name that are joined with those of a game (module/framework.c). */
#pragma once
#include <sortie/move.h>

/* Verbs (verbs.c, silence.c). */
SORTIE_VERB_FUNCTIONS (sortie, choose);
gboolean sortie_is_offered (const SortiePlay *p, SortieRef ref);
gboolean sortie_done_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
void sortie_done_apply (SortiePlay *p, const SortieMove *move);
gboolean sortie_yes_no_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
void sortie_yes_no_apply (SortiePlay *p, const SortieMove *move);
gboolean sortie_pass_all_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
gboolean sortie_wait_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);
void sortie_wait_apply (SortiePlay *p, const SortieMove *move);
void sortie_pass_all_apply (SortiePlay *p, const SortieMove *move);

/* Procedures. */
void sortie_turn_step (SortiePlay *p, SortieFrame *f);
void sortie_events_step (SortiePlay *p, SortieFrame *f);
void sortie_triggers_step (SortiePlay *p, SortieFrame *f);
void sortie_chain_step (SortiePlay *p, SortieFrame *f);
void sortie_announce_step (SortiePlay *p, SortieFrame *f);
void sortie_reaction_step (SortiePlay *p, SortieFrame *f);
void sortie_look_step (SortiePlay *p, SortieFrame *f);
void sortie_control_step (SortiePlay *p, SortieFrame *f);
void sortie_shuffle_step (SortiePlay *p, SortieFrame *f);
void sortie_rolled_step (SortiePlay *p, SortieFrame *f);
void sortie_pay_step (SortiePlay *p, SortieFrame *f);
void sortie_poll_step (SortiePlay *p, SortieFrame *f);
void sortie_under_step (SortiePlay *p, SortieFrame *f);
void sortie_move_cards_step (SortiePlay *p, SortieFrame *f);

/* What the dice of an event show, and the cards of an event of looking: for their rows in the table of events. */
guint sortie_dice_shown (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max);
guint sortie_looked_at (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max);

/* The same for the targets of the link that resolves, as far as they still exist, and for what was just chosen. */
guint sortie_resolving_targets (const SortiePlay *p, const SortieEvent *event, SortieRef *ret,
                                guint max);
guint sortie_chosen (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max);

/* The card whose effect was stopped, which the log names. */
guint sortie_stopped_card (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max);
