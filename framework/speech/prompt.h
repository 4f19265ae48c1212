/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* prompt.h: what the sentence of a question is made of. Private to the library. */
#pragma once
#include "flow/move.h"
G_BEGIN_DECLS

/* The unit to which it happens; of a unit that has gone its card. Nothing: it happens to no unit,
 * or to the one that alone offers something, or nothing is offered. */
SortieRef sortie_offer_subject (const SortiePlay *p);

/* What is about to happen, where an ability is offered that may change it and it is of a number, as
 * @seat may read it; else NULL. (transfer full) */
char *sortie_offer_event_describe (const SortiePlay *p, guint8 seat);

/* What the question for yes or no that is open is about, in sentences; NULL when no card asks it.
 * (transfer full) */
char *sortie_offer_describe (const SortiePlay *p, guint8 seat);

/* An ability that waits for its turn, SORTIE_REF_TRIGGER: whose it is, what it does, and where that
 * tells it from another, what set it off; NULL: what a seat may answer from its hand.
 * (transfer full) */
char *sortie_trigger_describe (const SortiePlay *p, guint8 seat, SortieRef ref);

/* What becomes of the thing that @seat reads it is to choose or aim at, in a sentence; NULL: that
 * is not asked, or nothing says it. (transfer full) */
char *sortie_purpose_describe (const SortiePlay *p, guint8 seat);

/* What is asked, as sortie_prompt() says it, without its rule. (transfer full) */
char *sortie_question (const SortiePlay *p, guint8 seat);

/* From what the one who is asked chooses or names a target, as @seat may know it; @one: "one of
 * your Allies". NULL: that is not asked, or no card's program asks it. (transfer full) */
char *sortie_offered_now (const SortiePlay *p, guint8 seat, gboolean one);

/* The ability that asks, where it has a name; NULL: none asks, or it has none. */
const char *sortie_ability_asking (const SortiePlay *p);

/* Of the framework's rows (module/framework.c): what `choose` and `done` do here, and the prompts
 * of its questions. */
char *sortie_choose_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
char *sortie_done_describe (const SortiePlay *p, guint8 seat, const SortieMove *move);
const char *sortie_choose_prompt (const SortiePlay *p);
const char *sortie_yes_no_prompt (const SortiePlay *p);
const char *sortie_replace_prompt (const SortiePlay *p);
const char *sortie_target_prompt (const SortiePlay *p);

G_END_DECLS
