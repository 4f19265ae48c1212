/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* internal.h: what the room flow declares for the library alone. */
#pragma once
#include <sortie/move.h>
#include "model/internal.h"

/* Whether the two moves are written the same and do the same, since @seat cannot tell apart in what they differ. */
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

/* Of which program a target is being named for an announcement, and in @ret_target which one of its
 * targets; 0: none is asked for. */
guint16 sortie_chain_target_asked (const SortiePlay *p, guint *ret_target);

/* The same lack as sortie_choice_lack() (pipeline.h) of a thing that was meant for a target which the
 * announcement that is going on did not ask for, since there was nothing to be named. */
gboolean sortie_skipped_lack (const SortiePlay *p, SortieRef ref, SortieLack *ret);

/* `responder` of a chain (sortie/event.h) that never asks anybody. */
guint8 sortie_nobody_answers (const SortiePlay *p, guint16 link);

/* The procedure of an effect of game event @event (SORTIE_GAME_EVENT ()). */
SortieProcDecl sortie_effect_proc (const SortieEventEffect *effect, guint8 event);

/* The event by which a variable becomes more; 0: the game has none. */
guint sortie_gain_event (const SortieSetup *setup, guint var);

/* What the row of the move's verb says that it does. */
void sortie_verb_carry_out (SortiePlay *p, const SortieMove *move);

/* `apply` of a verb that has an event instead. */
void sortie_verb_happens (SortiePlay *p, const SortieMove *move);

/* Fills the places that are filled from zones: at set-up, without telling it. */
void sortie_places_lay (SortiePlay *p);

/* Fills them, and lets the game look (SortieRules.settle), whose contract it has. */
gboolean sortie_settle (SortiePlay *p);

/* Pushes the sequencer and runs to the first decision. The state is set up. */
void sortie_engine_start (SortiePlay *p);

/**
 * sortie_engine_start_at:
 * @table: which kind of turn
 * @active: whose
 * @phase: index of its phase
 * @enter: whether the phase is entered, with all that the rules do then; otherwise it is
 *   as if that had been done and its window were about to open
 *
 * For positions that were put together by hand: pushes the sequencer in the middle of a
 * turn and runs to the first decision.
 */
void sortie_engine_start_at (SortiePlay *p, guint table, guint8 active, guint phase,
                             gboolean enter);

/* Runs until somebody must decide or the match is over; or until it is interrupted (sortie/base.h), which
 * leaves a position that is over and of no use. */
void sortie_engine_advance (SortiePlay *p);

/* What ran when a bound was reached, as the journal has it: a procedure or an ability by its id,
 * "effect" for the text of a card that has no name. (transfer none) */
const char *sortie_limit_running (const SortieSetup *setup, const SortieLimit *limit);
/* Whether there was no end in sight, rather than too little room: what to do about it differs. */
gboolean sortie_limit_is_endless (const SortieLimit *limit);

/* Whether what led to the position was interrupted on the way: it is none of the game, and is dropped. */
static inline gboolean
sortie_is_broken_off (const SortiePlay *p)
{
  return p->s->result.kind == SORTIE_RESULT_LEFT;
}

/* The `candidates` of a verb, legal or not. */
void sortie_verb_candidates (const SortiePlay *p, guint verb, SortieMoves *moves);

/* How many legal answers there are, each of those that are alike counted. */
guint sortie_moves_count_each (const SortiePlay *p);

/* Whether a verb's move is legal when it answers what is asked: its `check`, and that its card lies
 * where the verb takes them from. */
gboolean sortie_verb_check (const SortiePlay *p, guint verb, const SortieMove *move,
                            SortieRefusal *why);

/* The `candidates` of a verb with `unordered` operands: every set of as many cards as it takes, of which the zone
 * of the first operand has those of the seat that decides. */
void sortie_unordered_candidates (const SortiePlay *p, guint verb, SortieMoves *moves);

/* Whether all operands differ; and whether they stand in the order of sortie_move_sort(). A legal move meets both. */
gboolean sortie_unordered_differ (const SortieMove *move, SortieRefusal *why);
gboolean sortie_unordered_is_sorted (const SortiePlay *p, const SortieMove *move, SortieRefusal *why);

/* sortie_refuse() for what @ref lacks to answer a @question, the kind of a decision: by the rule of that,
 * or of what is forbidden. */
gboolean sortie_refuse_lack (SortieRefusal *refusal, const SortiePlay *p, guint question,
                             SortieRef ref, const SortieLack *lack);

/* What kind an event is: SORTIE_EVENT_... or SORTIE_GAME_EVENT (). */
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

/* What kind a verdict is. */
static inline const SortieVerdictDecl *
sortie_verdict_decl (const SortieSetup *setup, guint kind)
{
  return &setup->rules->verdicts[kind];
}

/* Slots that the procedure of a phase has for its own use. */
#define SORTIE_PHASE_SLOTS 8

/* Sorts the operands of a move whose verb is `unordered`: first by definition, where the deciding seat may see it,
 * then by number. */
void sortie_move_sort (const SortiePlay *p, SortieMove *move);

/* Whether the present phase plays tricks; otherwise nobody leads. */
gboolean sortie_tricks_are_played (const SortiePlay *p);
