/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sequencer.c: the bottom frame of the stack, which runs turn after turn. */
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/internal.h"
#include "flow/pipeline.h"

typedef enum
{
  STAGE_NEXT_TURN,
  STAGE_ENTER,  /* the phase, or the end of the turn if no phase is left */
  STAGE_BEGIN,  /* what comes before the phase has been done */
  STAGE_PROC,   /* what the rules do on entering the phase */
  STAGE_WINDOW,
  STAGE_ASKED,
  STAGE_WAITS,  /* in a joint turn, the acting seat lets another one act first */
  STAGE_LEAVE,
  STAGE_LEFT,
  STAGE_END_TURN,
  STAGE_TURN_ENDED,
} Stage;

const SortieTurnDecl *
sortie_turn (const SortiePlay *p)
{
  return &p->setup->rules->turns[p->s->turn.table];
}

const SortiePhaseDecl *
sortie_phase (const SortiePlay *p)
{
  return &sortie_turn (p)->phases[p->s->turn.phase];
}

guint8
sortie_seat_after (const SortiePlay *p, guint8 seat)
{
  do
    seat = sortie_seat_later (p, seat, 1);
  while (p->s->out >> seat & 1);
  return seat;
}

void
sortie_turn_skip_phase (SortiePlay *p, guint phase)
{
  p->s->turn.skip |= 1 << phase;
}

/* The turn's frame is always the lowest. */
void
sortie_close_window (SortiePlay *p)
{
  SortieFrame *turn = sortie_state_frames (p->s);

  if (p->s->n_frames > 0 && turn->step == STAGE_ASKED)
    turn->step = STAGE_LEAVE;
}

/* Whether anybody may answer, or is told of, an event that itself changes nothing. */
static inline gboolean
is_heard (const SortiePlay *p, guint type)
{
  return p->watch != NULL || sortie_is_over (p)
         || (sortie_is_ever_answered (p, type)
             && (sortie_event_is_awaited (p, type)
                 || sortie_is_answered_from_hands (p, type)));
}

static G_GNUC_NO_INLINE void
propose (SortiePlay *p, guint type, gint amount)
{
  SortieEvent event = sortie_event_from (p, NULL, type, p->s->turn.active);

  event.amount = amount;
  sortie_event_propose (p, &event, 1);
}

/* Each stage returns whether the next one may follow at once. */

/* Whether nothing was pushed, asked or ended. */
static gboolean
set_nothing_off (const SortiePlay *p)
{
  const SortieState *s = p->s;

  return s->n_frames == 1 && s->decision.kind == SORTIE_ASK_NOTHING && !s->overflowed
         && !sortie_is_over (p);
}

typedef gboolean (*RunStage) (SortiePlay *p, SortieFrame *f);

/* There are very many turns and phases, and usually nobody hears of them. Then nothing can have happened, and @next
 * follows without further checks. */
static inline gboolean
tell_or_run (SortiePlay *p, SortieFrame *f, guint type, gint amount, RunStage next)
{
  sortie_glance_keep (p);
  if (is_heard (p, type))
    {
      propose (p, type, amount);
      return set_nothing_off (p);
    }
  f->done = amount;
  return next (p, f);
}

static gboolean
look_around (G_GNUC_UNUSED SortiePlay *p, G_GNUC_UNUSED SortieFrame *f)
{
  return TRUE;
}

/* What comes before the first turn is not a turn: no card sees it begin or end. */
static inline gboolean
tell_turn (SortiePlay *p, SortieFrame *f, guint type)
{
  return sortie_turn (p)->uncounted || tell_or_run (p, f, type, p->s->turn.number, look_around);
}

/* What was settled may depend on the turn and its phase. */
static void
turn_goes_on (SortieState *s)
{
  if (s->glance.is_settled == SORTIE_SETTLED)
    s->glance.is_settled = SORTIE_SETTLED_BEFORE;
}

void
sortie_turn_passes_on (SortiePlay *p)
{
  SortieTurn *turn = &p->s->turn;

  if (turn->number == 0)
    turn->active = (guint8) sortie_chance_coin (p, p->setup->n_seats);
  else
    turn->active = sortie_seat_after (p, turn->active);
}

/* A joint turn. Each part runs like a turn, until the acting seat ends it or lets another one act first. Then the other
 * seat's part begins, or continues at the window where it stopped. */

static gboolean
is_several (guint8 seats)
{
  return (seats & (seats - 1)) != 0;
}

void
sortie_turn_gather (SortiePlay *p)
{
  SortieTurn *turn = &p->s->turn;
  const SortieRules *rules = p->setup->rules;
  guint8 together = rules->takes_turn != NULL ? rules->takes_turn (p) & ~p->s->out : 0;

  turn->joint = is_several (together) ? together : 0;
  turn->begun = turn->joint & 1u << turn->active;
  turn->ended = turn->waits = 0;
  turn->phases = 0;
}

/* The seats whose part is not over, a bit each. */
static guint8
parts_left (const SortiePlay *p)
{
  return p->s->turn.joint & ~p->s->turn.ended & ~p->s->out;
}

/* In a joint turn: the seats that could act before the present one, a bit each. */
static guint8
others (const SortiePlay *p)
{
  const SortieTurn *turn = &p->s->turn;

  return parts_left (p) & ~turn->waits & ~(1u << turn->active);
}

/* The next of @seats (not empty) after the acting seat. */
static guint8
next_of (const SortiePlay *p, guint8 seats)
{
  guint8 seat = p->s->turn.active;

  do
    seat = sortie_seat_later (p, seat, 1);
  while (!(seats >> seat & 1));
  return seat;
}

static void
keep_phase (SortieTurn *turn)
{
  guint at = 4 * turn->active;

  turn->phases = (turn->phases & ~(0xfu << at)) | (guint32) turn->phase << at;
}

static gboolean
hand_over (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SortieTurn *turn = &p->s->turn;
  gboolean goes_on = turn->begun >> seat & 1;

  keep_phase (turn);
  turn->active = f->seat = seat;
  turn->phase = turn->phases >> 4 * seat & 0xf;
  turn->begun |= 1u << seat;
  turn_goes_on (p->s);
  f->step = goes_on ? STAGE_WINDOW : STAGE_ENTER;
  if (!goes_on)
    tell_turn (p, f, SORTIE_EVENT_TURN_BEGINS);
  return set_nothing_off (p);
}

gboolean
sortie_wait_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  if (p->s->turn.joint == 0)
    return sortie_refuse (why, SORTIE_REASON_NOT_JOINT, 0, 0, 0, 0);
  return others (p) != 0
         || sortie_refuse (why, SORTIE_REASON_OTHERS_WAIT, 0, 0, 0, 0);
}

/* The turn's frame is always the lowest. */
void
sortie_wait_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  p->s->turn.waits |= 1u << p->s->turn.active;
  p->s->decision.kind = SORTIE_ASK_NOTHING;
  sortie_state_frames (p->s)->step = STAGE_WAITS;
}

/* Something at the start or end of the turn, for every seat that takes it. */
static void
for_each_part (SortiePlay *p, void (*happens) (SortiePlay *p, guint8 seat))
{
  const SortieTurn *turn = &p->s->turn;

  happens (p, turn->active);
  for (guint8 seat = 0; turn->joint >> seat != 0; seat++)
    if (turn->joint >> seat & 1 && seat != turn->active)
      happens (p, seat);
}

/* What lasts until now ends. Usually nothing lasts. */
static inline gboolean
does_anything_last (const SortiePlay *p)
{
  return p->s->n_effects > 0;
}

static void
end_of_turn (SortiePlay *p)
{
  SortieLent lent;

  sortie_lent_note (p, &lent);
  for_each_part (p, sortie_effects_end_of_turn);
  sortie_lent_tell (p, &lent);
}

static void
end_of_phase (SortiePlay *p)
{
  SortieLent lent;

  sortie_lent_note (p, &lent);
  sortie_effects_end_of_phase (p);
  sortie_lent_tell (p, &lent);
}

static gboolean
begin_turn (SortiePlay *p, SortieFrame *f)
{
  SortieTurn *turn = &p->s->turn;

  turn->skip = 0;
  turn->silent = 0;
  (p->setup->rules->next_turn != NULL ? p->setup->rules->next_turn : sortie_turn_passes_on) (p);
  if (!sortie_turn (p)->uncounted)
    turn->number++;
  turn->phase = 0;
  sortie_vars_reset (p);
  sortie_turn_gather (p);
  f->seat = turn->active;
  f->step = STAGE_ENTER;
  turn_goes_on (p->s);
  if (does_anything_last (p))
    for_each_part (p, sortie_effects_start_of_turn);
  tell_turn (p, f, SORTIE_EVENT_TURN_BEGINS);
  return set_nothing_off (p);
}

static gboolean
end_turn (SortiePlay *p, SortieFrame *f)
{
  f->step = STAGE_TURN_ENDED;
  return tell_turn (p, f, SORTIE_EVENT_TURN_ENDS);
}

static gboolean
call_rules (SortiePlay *p, guint proc)
{
  SortieOrigin origin = sortie_origin_rules (p->s->turn.active);

  sortie_call (p, proc, &origin, SORTIE_PHASE_SLOTS, 0, NULL);
  return FALSE;
}

/* Whether a phase of this turn is over, not counting skipped ones. */
static gboolean
follows_a_phase (const SortieTurn *turn)
{
  return (~turn->skip & ((1u << turn->phase) - 1)) != 0;
}

static gboolean
is_anything_before (const SortiePlay *p)
{
  const SortiePhaseDecl *phase = sortie_phase (p);

  return phase->is_before == NULL || phase->is_before (p);
}

gboolean
sortie_is_window (const SortiePlay *p)
{
  return p->s->turn.active != SORTIE_NO_SEAT && p->s->decision.kind != SORTIE_ASK_NOTHING
         && p->s->decision.kind == sortie_phase (p)->window;
}

guint8
sortie_phase_verb (const SortiePlay *p, guint phase)
{
  const SortiePhaseDecl *decl = &sortie_turn (p)->phases[phase];

  return decl->mainly != 0 ? decl->mainly : sortie_decision_decl (p->setup, decl->window)->verbs[0];
}

guint8
sortie_main_verb (const SortiePlay *p)
{
  return sortie_is_window (p) ? sortie_phase_verb (p, p->s->turn.phase)
                              : sortie_decision_decl (p->setup, p->s->decision.kind)->verbs[0];
}

/* In a window, the player repeats command, chain, resolution until he is done. */
static gboolean
open_window (SortiePlay *p, SortieFrame *f)
{
  guint window = sortie_phase (p)->window;

  f->step = window != 0 ? STAGE_ASKED : STAGE_LEAVE;
  if (window != 0)
    sortie_ask (p, f, window, p->s->turn.active, NULL, 0, 0, 1);
  return window == 0;
}

/* What the rules do at once counts as the two steps that a procedure would take: its own, and the next of the turn. */
static gboolean
do_at_once (SortiePlay *p, SortieFrame *f, void (*at_once) (SortiePlay *p))
{
  p->s->steps++;
  f->done = 1;
  at_once (p);
  return set_nothing_off (p) && sortie_step_at_once (p);
}

static gboolean
run_phase (SortiePlay *p, SortieFrame *f)
{
  const SortiePhaseDecl *phase = sortie_phase (p);

  f->step = STAGE_WINDOW;
  if (phase->at_once != NULL)
    return do_at_once (p, f, phase->at_once);
  return phase->proc != 0 ? call_rules (p, phase->proc) : open_window (p, f);
}

static gboolean
begin_phase (SortiePlay *p, SortieFrame *f)
{
  f->step = STAGE_PROC;
  return tell_or_run (p, f, SORTIE_EVENT_PHASE_BEGINS, p->s->turn.phase, run_phase);
}

/* Returns whether it skipped any. */
static gboolean
skip_phases (SortiePlay *p)
{
  SortieTurn *turn = &p->s->turn;
  guint8 was = turn->phase;

  for (; sortie_phase (p)->id != NULL && turn->skip >> turn->phase & 1; turn->phase++)
    turn_goes_on (p->s);
  return turn->phase != was;
}

static gboolean
enter_phase (SortiePlay *p, SortieFrame *f)
{
  gboolean skipped = skip_phases (p);
  const SortiePhaseDecl *phase = sortie_phase (p);

  if (phase->id == NULL)
    return end_turn (p, f);
  f->step = STAGE_BEGIN;
  if (phase->before != 0 && follows_a_phase (&p->s->turn) && is_anything_before (p))
    return call_rules (p, phase->before);
  return skipped || begin_phase (p, f);
}

void
sortie_turn_resume (SortieFrame *f, gboolean enter)
{
  f->step = enter ? STAGE_ENTER : STAGE_WINDOW;
}

static void
forget_turn (SortiePlay *p)
{
  SortiePiece *pieces = sortie_state_pieces (p->s);

  for (SORTIE_EACH_PIECE (p, slot))
    pieces[slot].memory = 0;
  sortie_state_unsettle (p->s);
}

static gboolean
close_window_or_go_on (SortiePlay *p, SortieFrame *f)
{
  p->s->turn.waits = 0;
  f->step = sortie_said_done (f) ? STAGE_LEAVE : STAGE_WINDOW;
  return TRUE;
}

static gboolean
next_phase (SortiePlay *p, SortieFrame *f)
{
  if (does_anything_last (p))
    end_of_phase (p);
  turn_goes_on (p->s);
  p->s->turn.phase++;
  f->step = STAGE_ENTER;
  return TRUE;
}

static gboolean
leave_phase (SortiePlay *p, SortieFrame *f)
{
  f->step = STAGE_LEFT;
  return tell_or_run (p, f, SORTIE_EVENT_PHASE_ENDS, p->s->turn.phase, next_phase);
}

/* Does not go on to another turn at once, so that the engine can stop turns without end. */
static gboolean
next_turn (SortiePlay *p, SortieFrame *f)
{
  p->s->turn.ended |= p->s->turn.joint & 1u << p->s->turn.active;
  if (parts_left (p) != 0)
    return hand_over (p, f, next_of (p, parts_left (p)));
  if (does_anything_last (p))
    end_of_turn (p);
  forget_turn (p);
  f->step = STAGE_NEXT_TURN;
  return FALSE;
}

static inline gboolean
run_stage (SortiePlay *p, SortieFrame *f)
{
  switch ((Stage) f->step)
    {
    case STAGE_NEXT_TURN:
      return begin_turn (p, f);
    case STAGE_ENTER:
      return enter_phase (p, f);
    case STAGE_BEGIN:
      return begin_phase (p, f);
    case STAGE_PROC:
      return run_phase (p, f);
    case STAGE_WINDOW:
      return open_window (p, f);
    case STAGE_ASKED:
      return close_window_or_go_on (p, f);
    case STAGE_WAITS:
      return hand_over (p, f, next_of (p, others (p)));
    case STAGE_LEAVE:
      return leave_phase (p, f);
    case STAGE_LEFT:
      return next_phase (p, f);
    case STAGE_END_TURN:
      return end_turn (p, f);
    case STAGE_TURN_ENDED:
      return next_turn (p, f);
    }
  g_assert_not_reached ();
}

static inline gboolean
has_rules_to_settle (const SortieSetup *setup)
{
  return setup->rules->settle != NULL || setup->fills;
}

/* Nothing else is on the stack, so everything that began here is over. */
static inline gboolean
settles (SortiePlay *p)
{
  if (p->s->turn.number == 0)
    return FALSE;
  sortie_glance_keep (p);
  if (sortie_settle (p))
    return TRUE;
  p->s->glance.is_settled = SORTIE_SETTLED;
  return FALSE;
}

/* Whether something has changed since the last look. What was answered is looked at before anything else. */
static inline gboolean
is_unsettled (const SortieState *s, const SortieFrame *f)
{
  return s->glance.is_settled != SORTIE_SETTLED && f->step != STAGE_ASKED;
}

/* A player who is out has no more turns: the rest of the present one is skipped. */
static G_GNUC_NO_INLINE void
cut_short (const SortiePlay *p, SortieFrame *f)
{
  if (sortie_is_out (p, p->s->turn.active) && f->step != STAGE_NEXT_TURN
      && f->step != STAGE_TURN_ENDED)
    f->step = STAGE_END_TURN;
}

/* Runs one stage after another, as long as nothing else has to be done. */
void
sortie_turn_step (SortiePlay *p, SortieFrame *f)
{
  const gboolean has_rules = has_rules_to_settle (p->setup);

  do
    {
      if (p->s->out != 0)
        cut_short (p, f);
      if (has_rules && is_unsettled (p->s, f) && settles (p))
        return;
      if (p->s->out != 0) /* the active player may just have lost */
        cut_short (p, f);
    }
  while (run_stage (p, f));
}
