/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room flow offers to the rest of the library. */
#pragma once
#include <sortie/move.h>
#include "model/internal.h"

/* Whether the two moves are written alike and do the same, because @seat cannot distinguish the things in which they
 * differ. */
static inline gboolean
sortie_moves_alike (const SortiePlay *p, guint8 seat, const SortieMove *a, const SortieMove *b)
{
  if (a->verb != b->verb || a->n != b->n)
    return FALSE;
  for (guint i = 0; i < a->n; i++)
    if (!sortie_refs_alike (p, seat, a->arg[i], b->arg[i]))
      return FALSE;
  return TRUE;
}

/* The program for which an announcement is asking for a target; @ret_target is the index of that target. 0 if no target
 * is asked for. */
guint16 sortie_chain_target_asked (const SortiePlay *p, guint *ret_target);

/* As sortie_choice_lack() (pipeline.h), for a target that the current announcement did not ask for because there were
 * no candidates. */
gboolean sortie_skipped_lack (const SortiePlay *p, SortieRef ref, SortieLack *ret);

/* A `responder` of a chain (sortie/event.h) that never asks anybody. */
guint8 sortie_nobody_answers (const SortiePlay *p, guint16 link);

/* The procedure of an effect of game event @event (SORTIE_GAME_EVENT ()). */
SortieProcDecl sortie_effect_proc (const SortieEventEffect *effect, guint8 event);

/* The event that increases a variable; 0 if the game has none. */
guint sortie_gain_event (const SortieSetup *setup, guint var);

/* sortie_lose() and sortie_tie() without a reason of the game: the seat gives up, or the seats have agreed. */
void sortie_concede (SortiePlay *p, guint8 seat);
void sortie_draw_agreed (SortiePlay *p);

/* Does what the row of the move's verb says. */
void sortie_verb_carry_out (SortiePlay *p, const SortieMove *move);

/* The `apply` of a verb that has an event instead. */
void sortie_verb_happens (SortiePlay *p, const SortieMove *move);

/* Fills the places that are filled from zones, during set-up, without telling it. */
void sortie_places_lay (SortiePlay *p);

/* Fills them, and lets the game look (SortieRules.settle). Has the same contract as that function. */
gboolean sortie_settle (SortiePlay *p);

/* Pushes the sequencer and runs to the first decision. The state must be set up. */
void sortie_engine_start (SortiePlay *p);

/**
 * sortie_engine_start_at:
 * @table: the kind of turn
 * @active: whose turn it is
 * @phase: the index of its phase
 * @enter: whether to enter the phase, with everything that the rules then do; otherwise that counts as done, and its
 *   window is about to open
 *
 * For positions composed by hand: pushes the sequencer in the middle of a turn and runs to the first decision.
 */
void sortie_engine_start_at (SortiePlay *p, guint table, guint8 active, guint phase,
                             gboolean enter);

/* Runs until a seat must decide or the match is over. If it is interrupted (sortie/base.h), the position is over and
 * cannot be used. */
void sortie_engine_advance (SortiePlay *p);

/* How a match ended without a reason of the game, as the journal has it; NULL-terminated. */
enum
{
  SORTIE_ENDED_CONCEDED, /* a player gave up */
  SORTIE_ENDED_ENDLESS,  /* the rules would go on for ever */
  SORTIE_N_RESULT_WORDS
};
extern const char *const sortie_result_words[SORTIE_N_RESULT_WORDS + 1];

/* What ran when a bound was reached, as the journal has it: the id of a procedure or ability, or "effect" for the text
 * of a card without a name. (transfer none) */
const char *sortie_limit_running (const SortieSetup *setup, const SortieLimit *limit);
/* Whether something ran without end, rather than out of room: authors must react differently. */
gboolean sortie_limit_is_endless (const SortieLimit *limit);

/* Whether the computation of the position was interrupted. It is not a position of the game, and is dropped. */
static inline gboolean
sortie_is_broken_off (const SortiePlay *p)
{
  return p->s->result.kind == SORTIE_RESULT_LEFT;
}

/* The `candidates` of a verb, legal or not. */
void sortie_verb_candidates (const SortiePlay *p, guint verb, SortieMoves *moves);

/* How many legal answers there are, counting each of those that are alike. */
guint sortie_moves_count_each (const SortiePlay *p);

/* Whether a verb's move is legal as an answer to the question: its `check` allows it, and its card is in the zone from
 * which the verb takes cards. */
gboolean sortie_verb_check (const SortiePlay *p, guint verb, const SortieMove *move,
                            SortieRefusal *why);

/* The `candidates` of a verb with `unordered` operands: every set of the right number of cards from the zone of the
 * first operand, of the seat that decides. */
void sortie_unordered_candidates (const SortiePlay *p, guint verb, SortieMoves *moves);

/* Whether all operands are different; and whether they are in the order of sortie_move_sort(). Both hold in a legal
 * move. */
gboolean sortie_unordered_differ (const SortieMove *move, SortieRefusal *why);
gboolean sortie_unordered_is_sorted (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);

/* sortie_refuse() by @rule; NULL: by the reason's own rule. */
gboolean sortie_refuse_under (SortieRefusal *refusal, const char *rule, guint reason, SortieRef a, gint n, gint m);

/* Refuses a verb that does not answer the question. */
gboolean sortie_refuse_unasked (SortieRefusal *refusal, const SortieVerbDecl *verb);

/* sortie_refuse() with what @ref lacks as an answer to a @question, the kind of a decision. Cites the rule of the
 * question, or of what forbids it. */
gboolean sortie_refuse_lack (SortieRefusal *refusal, const SortiePlay *p, guint question,
                             SortieRef ref, const SortieLack *lack);

/* The declaration of an event type: SORTIE_EVENT_... or SORTIE_GAME_EVENT (). */
static inline const SortieEventDecl *
sortie_event_decl (const SortieSetup *setup, guint event)
{
  return &setup->rules->events[event];
}

/* SORTIE_REASON_... or SORTIE_GAME_REASON (). */
static inline const SortieReasonDecl *
sortie_reason (const SortieSetup *setup, guint reason)
{
  return &setup->rules->reasons[reason];
}

/* The declaration of a kind of verdict. */
static inline const SortieVerdictDecl *
sortie_verdict_decl (const SortieSetup *setup, guint kind)
{
  return &setup->rules->verdicts[kind];
}

/* How many slots the procedure of a phase has for its own use. */
#define SORTIE_PHASE_SLOTS 8

/* Sorts the operands of a move whose verb is `unordered`: first by definition, if the deciding seat may see it, then by
 * number. */
void sortie_move_sort (const SortiePlay *p, SortieMove *move);

/* The verb that the window of that phase of the current turn is mainly for. */
guint8 sortie_phase_verb (const SortiePlay *p, guint phase);

/* Whether the current phase plays tricks; otherwise nobody leads. */
gboolean sortie_tricks_are_played (const SortiePlay *p);
