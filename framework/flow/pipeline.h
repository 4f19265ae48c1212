/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* pipeline.h: what the files of this room share, and nobody else uses. */
#pragma once
#include "eval/internal.h"
#include "flow/offered.h"
#include "flow/rows.h"

/* The uppermost frame that runs the procedure @proc; NULL if none does. */
static inline SortieFrame *
sortie_frame_running (const SortiePlay *p, guint proc)
{
  SortieFrame *frames = sortie_state_frames (p->s);

  for (guint i = p->s->n_frames; i-- > 0;)
    if (sortie_frame_runs (&frames[i], proc))
      return &frames[i];
  return NULL;
}

/* For the poll on top: whether it is secret, and so keeps the answer instead of carrying it out. An open poll notes
 * whether the answer declines. */
gboolean sortie_poll_keeps (SortiePlay *p, const SortieMove *move);

/* Tells that a frame (nullable: the rules) has given a piece to its present controller. */
void sortie_control_tell (SortiePlay *p, const SortieFrame *f, SortieRef piece);

/* Where something was and whose it was, each plus 1; 0 if nowhere, or if nobody listens. */
typedef struct
{
  guint16 place;
  guint8 by;
} SortieLeft;

SortieLeft sortie_event_left (const SortiePlay *p, SortieRef subject);

/* Tells what happened to a subject that may have left the table because of it. */
void sortie_event_tell_left (SortiePlay *p, const SortieEvent *event, const SortieLeft *left);

/* Carries out an event of a batch, and tells of it. @before: how much of the previous event happened. Returns how much
 * of this one happened: 0 for an event that depends on one of which nothing happened. */
gint sortie_event_commit_next (SortiePlay *p, SortieEvent *event, gint before);

/* What a clause runs; NULL for SORTIE_NO_INDEX. */
const SortieProgram *sortie_clause_program (const SortiePlay *p, guint16 clause);

/* Whether targets are named when a link resolves, instead of when it is announced. */
gboolean sortie_names_targets_late (const SortiePlay *p);

/* For whom and for what a link acts that has, or will have, the number @index. */
SortieOrigin sortie_origin_of_link (const SortiePlay *p, const SortieLink *link, guint16 index);

/* Makes the newest link, number @base, the first of a new chain, above everything that runs. */
void sortie_chain_begin (SortiePlay *p, guint base);

/* Checks again who may answer the newest link, after a seat has left that was asked, or whose link it is. Does nothing
 * unless an answer is being asked for. */
void sortie_chain_ask_anew (SortiePlay *p);

/* For a listener: the newest link takes effect; whether nothing has been told or changed since; the link is over. They
 * do nothing and return FALSE if nobody listens. */
void sortie_link_takes_effect (const SortiePlay *p);
gboolean sortie_link_changed_nothing (const SortiePlay *p);
void sortie_link_is_over (const SortiePlay *p);

/* A question was answered, or there was nothing to choose. Tells the listener, if another seat was asked in place of
 * one that decides nothing itself. */
void sortie_choice_tell (const SortiePlay *p);

/* The same for the log: what a player chose for a card, if everybody may see it, or that a player declined what was
 * offered for it. */
void sortie_choice_log (SortiePlay *p);
/* Whether @ref cannot answer the pending question because it is not in the set of the program that asks, or cannot be a
 * target; and what it lacks. FALSE if it lacks nothing, or if the rules ask. */
gboolean sortie_choice_lack (const SortiePlay *p, SortieRef ref, SortieLack *ret);

/* Makes the sequencer's frame continue with the turn's current phase: by entering it, or at its window. */
void sortie_turn_resume (SortieFrame *f, gboolean enter);

/* Sets which seats take the turn together, as the game says, when a turn has just been set up. */
void sortie_turn_gather (SortiePlay *p);

/* Whether a trigger or replacement in force answers this event; fills the context. */
gboolean sortie_answers_event (const SortiePlay *p, const SortieActive *active,
                               const SortieEvent *event, SortieContext *ctx);

/* The context in which a clause in force refers to an event. */
SortieContext sortie_context_of_event (const SortiePlay *p, const SortieActive *active,
                                       const SortieEvent *event);
/* Whether the clause is about this event: its subject and its actor fit. */
gboolean sortie_concerns_event (const SortiePlay *p, const SortieActive *active,
                                const SortieEvent *event);

/* Carries one event out and returns how much of it happened; the first where somebody listens. */
gint sortie_event_commit_and_tell (SortiePlay *p, const SortieEventDecl *decl, SortieEvent *event);
static inline gint
sortie_event_commit (SortiePlay *p, const SortieEventDecl *decl, SortieEvent *event)
{
  if (p->watch != NULL)
    return sortie_event_commit_and_tell (p, decl, event);
  if (decl->commit != NULL)
    decl->commit (p, event);
  return event->amount;
}

/* Notes what subject and source are, while they still exist. */
static inline void
sortie_event_fill_defs (const SortiePlay *p, SortieEvent *event)
{
  if (event->subject_def == 0)
    event->subject_def = sortie_thing_def (p, event->subject);
  if (event->source_def == 0)
    event->source_def = sortie_thing_def (p, event->source);
}

/* Gives the events a frame because something answers them. FALSE: the frame has to run first. */
gboolean sortie_batch_push (SortiePlay *p, const SortieEvent *events, guint n);

/* Adds waiting triggers; @seat is "you", @of is the index of their event. */
void sortie_triggers_add (SortiePlay *p, const SortieActive *active, guint8 seat,
                          const SortieEvent *event, guint of);
/* The context of a waiting trigger, for the price and the first choice of its program. */
SortieContext sortie_context_of_trigger (const SortiePlay *p, const SortieTrigger *trigger,
                                         const SortieEvent *event);
/* FALSE if the trigger has a price that its seat cannot pay, or would pay for a choice without candidates. */
gboolean sortie_trigger_is_affordable (const SortiePlay *p, const SortieTrigger *trigger,
                                       const SortieEvent *event);
/* Adds everything that @event triggers. */
void sortie_triggers_collect (SortiePlay *p, const SortieEvent *event, guint of);
/* Pushes the frame that runs those from @base on. */
void sortie_triggers_run (SortiePlay *p, guint base);
SortieOrigin sortie_trigger_origin (const SortieTrigger *trigger);
guint8 sortie_triggers_orderer (const SortiePlay *p, guint base, guint n);

/* Chances to answer from a hand (reaction.c): triggers without a source, one for each ability that a seat may hold. All
 * chances of one seat for one event count as one. */

/* Whether any clause of the content can answer events of this kind. */
static inline gboolean
sortie_is_ever_answered (const SortiePlay *p, guint type)
{
  return (p->setup->catalogue->answered & p->setup->catalogue->event_bits[type]) != 0;
}

/* Whether some card of the content answers events of this kind from a hand. */
static inline gboolean
sortie_is_answered_from_hands (const SortiePlay *p, guint type)
{
  return (p->setup->catalogue->held & p->setup->catalogue->event_bits[type]) != 0;
}

/* Whether somebody may have to be asked about such an event. */
gboolean sortie_reactions_may_answer (const SortiePlay *p, guint type);
/* Adds the chances to answer the event number @of with clauses of @kind. */
void sortie_chances_collect (SortiePlay *p, SortieClauseKind kind, const SortieEvent *event,
                             guint of);
/* Whether two triggers, given by their numbers, are the same chance. */
gboolean sortie_is_same_chance (const SortiePlay *p, guint a, guint b);
/* Takes the chance number @index from the triggers from @base on, and asks its seat. */
void sortie_chance_take (SortiePlay *p, guint base, guint index);
/* A card is announced (SORTIE_NO_INDEX: something else). Returns the event that it answers, or SORTIE_NO_INDEX. */
guint16 sortie_reaction_announced (SortiePlay *p, guint16 card);
/* The link takes effect: the event that it replaces does not happen. */
void sortie_reaction_resolves (SortiePlay *p, const SortieLink *link);

/* What is lent and goes back at the end of a turn or phase (returns.c). */

/* Tracks who has what is lent; tells of what goes back meanwhile, if anybody listens. */
typedef struct
{
  SortieRef piece[SORTIE_MAX_SET];
  guint8 seat[SORTIE_MAX_SET];
  guint n;
} SortieLent;
void sortie_lent_note (const SortiePlay *p, SortieLent *lent);
void sortie_lent_tell (SortiePlay *p, const SortieLent *lent);

/* Adds the returns at the end of a turn or phase; adds nothing for other events. */
void sortie_returns_collect (SortiePlay *p, const SortieEvent *event, guint of);
/* Returns the piece. Its own abilities among the triggers from @base on are now up to its new controller. */
void sortie_return_run (SortiePlay *p, const SortieTrigger *trigger, guint base);

/* Ends what only a frame owns: its links, its triggers. */
void sortie_chain_abandon (SortiePlay *p, SortieFrame *f);
void sortie_triggers_abandon (SortiePlay *p, SortieFrame *f);
