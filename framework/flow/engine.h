/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* engine.h: state --advance--> decision or result. */
#pragma once
#include "flow/rules.h"
G_BEGIN_DECLS

/* Frames run between two moves before a loop of effects is cut short. The longest known
 * chain of automatic effects takes a few hundred. */
#define SORTIE_MAX_STEPS 20000

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

/* Runs until somebody must decide or the match is over; or until it is interrupted (base/interrupt.h), which
 * leaves a position that is over and of no use. */
void sortie_engine_advance (SortiePlay *p);

/* What ran when a bound was reached, as the journal has it: a procedure or an ability by its id,
 * "effect" for the text of a card that has no name. (transfer none) */
const char *sortie_limit_running (const SortieSetup *setup, const SortieLimit *limit);

/* For a procedure whose next step may follow at once, since nothing was pushed, asked or ended: counts
 * that step like one that the engine runs. FALSE: it is interrupted, or a bound was reached. */
static inline gboolean
sortie_step_at_once (SortiePlay *p)
{
  if (p->s->steps >= SORTIE_MAX_STEPS || p->s->overflowed || sortie_is_interrupted (p))
    return FALSE;
  p->s->steps++;
  sortie_glance_keep (p);
  return TRUE;
}

/* Whether the match has a result. */
static inline gboolean
sortie_is_over (const SortiePlay *p)
{
  return p->s->result.kind != SORTIE_RESULT_NONE;
}

/* Whether what led to the position was interrupted on the way: it is none of the game, and is dropped. */
static inline gboolean
sortie_is_broken_off (const SortiePlay *p)
{
  return p->s->result.kind == SORTIE_RESULT_LEFT;
}

/* Who decides now, SORTIE_NO_SEAT when the match is over. */
guint8 sortie_to_move (const SortiePlay *p);

/* Whether a front end may answer a decision with one legal move by itself. */
gboolean sortie_may_answer_alone (const SortiePlay *p, guint n_legal);

G_END_DECLS
