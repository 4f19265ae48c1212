/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* front-end.h: what the program asks about the flow of play besides the public headers. */
#pragma once
#include <sortie/move.h>

/* ---- Verbs and questions. */

/* How many verbs there are, including the framework's. */
guint sortie_n_verbs (const SortieSetup *setup);

/* Whether this operand exists, and is written in the mode of the match. */
static inline gboolean
sortie_operand_is_used (const SortieSetup *setup, const SortieOperand *operand)
{
  return operand->kind != SORTIE_OPERAND_NONE && (!operand->sided || setup->sides != NULL);
}

/* Finds a verb by its id, ignoring case. @ret: (out) (nullable): its number. */
gboolean sortie_verb_find (const SortieSetup *setup, const char *word, guint8 *ret);

/* Whether the game can use a verb. It cannot use a verb of the framework that answers none of its
 * questions and none of its cards. */
gboolean sortie_verb_is_used (const SortieSetup *setup, guint verb);
/* The same, and whether the mode has the verb: in others it is only refused, for its own reason. */
gboolean sortie_verb_is_offered (const SortieSetup *setup, guint verb);

/* Whether a question may be answered with the verb. */
gboolean sortie_is_answered_by (const SortieDecisionDecl *decision, guint verb);

/* Whether the move declines the question, or ends the step. */
gboolean sortie_move_declines (const SortiePlay *p, const SortieMove *move);

/* Whether the move is only a verb, and does something. */
static inline gboolean
sortie_move_is_bare (const SortiePlay *p, const SortieMove *move)
{
  return move->n == 0 && !sortie_verb (p->setup, move->verb)->declines && !sortie_move_declines (p, move);
}

/* The rule of a kind of question; the game may have one for a question of the framework. NULL: none. */
const char *sortie_rule_of_question (const SortieSetup *setup, guint kind);

/* Whether a front end may answer a decision automatically with the first legal move: because it is the only one, or
 * because all of them must be made (`is_set`). */
gboolean sortie_may_answer_alone (const SortiePlay *p, guint n_legal);
/* That answer; FALSE: a front end may give none. */
gboolean sortie_lone_answer (const SortiePlay *p, SortieMove *ret);

/* The rule that a refusal cites: of the move, of the reason, or of the question that is not answered.
 * (nullable) (transfer none) */
const char *sortie_refusal_rule (const SortiePlay *p, const SortieRefusal *refusal);

/* ---- Where the match is. */

/* The link that is being announced: its targets are named and its cost is paid; SORTIE_NO_INDEX:
 * none. @ret_cost: (out) (optional): what all of it costs. */
guint16 sortie_announced (const SortiePlay *p, gint *ret_cost);

/* Whether the question is the window of the current phase. */
gboolean sortie_is_window (const SortiePlay *p);
/* Whether it is that of the seat that decides, in its own turn, and no move is in progress. */
static inline gboolean
sortie_is_own_window (const SortiePlay *p)
{
  return !p->s->tentative && sortie_is_window (p) && p->s->turn.active == sortie_to_move (p);
}
/* The verb that the question is mainly for. */
guint8 sortie_main_verb (const SortiePlay *p);

/* How many kinds of rounds the game has. */
guint sortie_n_rounds (const SortiePlay *p);
