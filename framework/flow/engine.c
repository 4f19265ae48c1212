/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* engine.c: runs frames until a seat must decide; stops what would never end. */
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/internal.h"
#include "flow/pipeline.h"
#include "language/front-end.h"

#include <string.h>

/* Ends the top frame together with what only it owns. */
static void
abandon_frame (SortiePlay *p)
{
  SortieFrame *f = sortie_frame_top (p);

  /* an announcement keeps its link in the same slot as a chain keeps its first */
  if (f->native && (f->code == SORTIE_PROC_CHAIN || f->code == SORTIE_PROC_ANNOUNCE))
    sortie_chain_abandon (p, f);
  else if (f->native && f->code == SORTIE_PROC_TRIGGERS)
    sortie_triggers_abandon (p, f);
  sortie_frame_end (p, f, 0);
}

/* How many frames remain when an effect is cut short: everything below the first program or, if no program runs, only
 * the turn's own frames. */
static guint
frames_to_keep (const SortiePlay *p)
{
  const SortieFrame *frames = sortie_state_frames (p->s);

  for (guint i = 0; i < p->s->n_frames; i++)
    if (!frames[i].native)
      return i;
  return MIN (p->s->n_frames, 1);
}

const char *
sortie_limit_running (const SortieSetup *setup, const SortieLimit *limit)
{
  guint16 keyword;

  if (limit->code == SORTIE_NO_INDEX)
    return "set-up";
  if (limit->native)
    return setup->procs[limit->code].id;
  keyword = sortie_clause_keyword (setup->catalogue,
                                   sortie_program_clause (setup->catalogue, limit->code));
  return keyword != SORTIE_NO_INDEX ? setup->catalogue->keywords[keyword].id : "effect";
}

gboolean
sortie_limit_is_endless (const SortieLimit *limit)
{
  return limit->bound == NULL || strcmp (limit->bound, "steps") == 0;
}

/* If the card has left, what it was. */
guint
sortie_stopped_card (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  if (event->source_def == 0 || max == 0)
    return 0;
  ret[0] = sortie_thing_def (p, event->source) != 0
               ? event->source
               : sortie_ref (SORTIE_REF_DEF, event->source_def);
  return 1;
}

/* A bound was reached, or frames run without end. The effect stops, and the log and the journal say which bound it was
 * and what ran. If nothing is left to stop, turns would go by for ever without a question. No rule ends that, so the
 * match ends here without a winner. */
static G_GNUC_NO_INLINE void
stop_effect (SortiePlay *p)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_EVENT_STOPPED, SORTIE_NO_SEAT);
  guint keep = frames_to_keep (p);

  if (!p->s->overflowed)
    sortie_overflow (p, "steps", p->s->steps + 1, SORTIE_MAX_STEPS);
  event.source = p->limit.source;
  event.source_def = p->limit.source_def;
  p->stops++;
  if (p->s->n_frames <= keep)
    p->s->result = (SortieResult){ .kind = SORTIE_RESULT_STOPPED };
  while (p->s->n_frames > keep)
    abandon_frame (p);
  p->s->steps = 0;
  p->s->overflowed = FALSE;
  p->s->tentative = FALSE;
  p->s->decision.kind = p->s->decision.put = SORTIE_ASK_NOTHING;
  p->s->decision.list = p->s->decision.n = 0; /* it was among the removed frames */
  sortie_event_tell (p, &event);
}

/* Tells of the last answer, and continues with the frame that asked. */
static void
run_on (SortiePlay *p)
{
  if (p->s->decision.put != SORTIE_ASK_NOTHING && sortie_verdict_wanted (p))
    sortie_choice_tell (p);
  if (p->s->decision.put != SORTIE_ASK_NOTHING && p->watch != NULL)
    sortie_choice_log (p);
  sortie_frames_run (p, SORTIE_MAX_STEPS);
}

/* The first half of sortie_move_apply(): only answers the question. */
static void
take_answer (SortiePlay *p, const SortieMove *move)
{
  /* the framework's verbs may leave the question open, if more has to be chosen */
  if (move->verb >= SORTIE_N_VERBS)
    p->s->decision.kind = SORTIE_ASK_NOTHING;
  p->mover = p->s->decision.whose + 1u;
  if (!sortie_frame_runs (sortie_frame_top (p), SORTIE_PROC_POLL) || !sortie_poll_keeps (p, move))
    sortie_verb_carry_out (p, move);
  p->mover = 0;
}

/* Answers a question to a seat that is out: declines, or takes the first candidate. Without any, the game cannot go
 * on. */
static G_GNUC_NO_INLINE void
answer_for_the_absent (SortiePlay *p)
{
  SortieMove room[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (room);
  SortieMove move;

  if (!sortie_move_declining (p, &move))
    {
      sortie_moves_legal (p, &legal);
      if (legal.n == 0)
        {
          p->s->result = (SortieResult){ .kind = SORTIE_RESULT_STOPPED };
          return;
        }
      move = legal.moves[0];
    }
  p->s->tentative = FALSE;
  take_answer (p, &move);
}

/* If this many effects are stopped before anybody is asked, every turn reaches a bound, and so would all later ones. */
#define MOST_STOPS 64

static void
run_until_asked (SortiePlay *p)
{
  SortieState *s = p->s;
  guint stops = 0;

  while (!sortie_is_over (p) && s->decision.kind == SORTIE_ASK_NOTHING)
    {
      if (sortie_is_interrupted (p))
        s->result = (SortieResult){ .kind = SORTIE_RESULT_LEFT };
      else if (stops == MOST_STOPS)
        s->result = (SortieResult){ .kind = SORTIE_RESULT_STOPPED };
      else if (s->overflowed || s->steps >= SORTIE_MAX_STEPS)
        {
          stop_effect (p);
          stops++;
        }
      else
        run_on (p);
    }
}

void
sortie_engine_advance (SortiePlay *p)
{
  run_until_asked (p);
  while (!sortie_is_over (p) && sortie_is_out (p, p->s->decision.seat))
    {
      answer_for_the_absent (p);
      run_until_asked (p);
    }
  sortie_glance_keep (p);
}

void
sortie_engine_start (SortiePlay *p)
{
  SortieOrigin origin = sortie_origin_rules (0);

  sortie_call (p, SORTIE_PROC_TURN, &origin, 1, 0, NULL);
  sortie_engine_advance (p);
}

void
sortie_engine_start_at (SortiePlay *p, guint table, guint8 active, guint phase, gboolean enter)
{
  SortieOrigin origin = sortie_origin_rules (active);
  SortieFrame *f = sortie_call (p, SORTIE_PROC_TURN, &origin, 1, 0, NULL);

  p->s->turn.table = table;
  p->s->turn.active = active;
  p->s->turn.phase = phase;
  p->s->turn.number = MAX (p->s->turn.number, 1);
  sortie_turn_gather (p);
  sortie_turn_resume (f, enter);
  sortie_engine_advance (p);
}

guint8
sortie_to_move (const SortiePlay *p)
{
  return sortie_is_over (p) || p->s->decision.kind == SORTIE_ASK_NOTHING ? SORTIE_NO_SEAT
                                                                         : p->s->decision.seat;
}

gboolean
sortie_may_answer_alone (const SortiePlay *p, guint n_legal)
{
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, p->s->decision.kind);
  gboolean is_clear = n_legal == 1 || (decl->is_set && sortie_moves_count_each (p) == p->s->decision.max);

  return is_clear && decl->may_be_skipped && (decl->is_secret == NULL || !decl->is_secret (p));
}

gboolean
sortie_lone_answer (const SortiePlay *p, SortieMove *ret)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);

  if (sortie_to_move (p) == SORTIE_NO_SEAT)
    return FALSE;
  sortie_moves_legal (p, &legal);
  if (!sortie_may_answer_alone (p, legal.n))
    return FALSE;
  *ret = legal.moves[0];
  return TRUE;
}

void
sortie_move_apply (SortiePlay *p, const SortieMove *move)
{
  g_return_if_fail (p->s->n_frames > 0); /* a view cannot continue */
  if (sortie_is_broken_off (p))
    return;
  p->s->moves++;
  p->s->steps = 0;
  p->s->overflowed = FALSE;
  take_answer (p, move);
  sortie_engine_advance (p);
}
