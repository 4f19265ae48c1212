/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* batch.c: a batch of simultaneous events: replacements, commit, triggers.
 *
 * The frame of SORTIE_PROC_EVENTS owns the batch, which is at the end of the state's events while the frame is on top.
 * Its steps are the stages below. Each may push a frame or ask, and continues when the frame is on top again.
 */
#include <sortie/query.h>
#include "flow/internal.h"
#include "flow/pipeline.h"
#include "model/tally.h"

enum
{
  STAGE_REPLACE,  /* find what applies to the event at SLOT_CURRENT */
  STAGE_CHOSEN,   /* one of several has been chosen */
  STAGE_MAY,      /* a single optional one has been offered */
  STAGE_APPLIED,  /* its program has run */
  STAGE_COMMIT,
  STAGE_TRIGGERS,
  STAGE_END,
};

enum
{
  SLOT_FIRST,    /* the batch: index into the events */
  SLOT_N,
  SLOT_CURRENT,  /* which event of the batch is current */
  SLOT_USED,     /* list: replacements that this event has had, as pairs clause, source */
  SLOT_BASE,     /* first trigger of this batch */
  SLOT_DONE,     /* how much was done */
  N_SLOTS,
};

/* Notes where the event happened, for anyone who asks after the subject has gone. */
static void
note_where (const SortiePlay *p, SortieEvent *event)
{
  const SortiePiece *piece = sortie_piece (p, event->subject);

  if (piece == NULL || event->card != SORTIE_NOTHING)
    return;
  event->place = sortie_ref_place (piece->place);
  event->card = sortie_ref_card (piece->card);
}

gboolean
sortie_batch_push (SortiePlay *p, const SortieEvent *events, guint n)
{
  SortieState *s = p->s;
  SortieOrigin origin = sortie_origin_rules (events->actor);
  const SortieArg args[] = { SORTIE_NUMBER (s->n_events), SORTIE_NUMBER (n) };
  SortieFrame *f;

  if (!model_fits (p, "events", s->n_events + n, s->cap_events))
    return TRUE;
  f = sortie_call (p, SORTIE_PROC_EVENTS, &origin, N_SLOTS, G_N_ELEMENTS (args), args);
  if (f == NULL)
    return TRUE;
  for (guint i = 0; i < n; i++)
    {
      SortieEvent *event = &sortie_state_events (s)[s->n_events++];

      *event = events[i];
      sortie_event_fill_defs (p, event);
      note_where (p, event);
    }
  f->n_events = n;
  sortie_slot_set (p, f, SLOT_BASE, s->n_triggers);
  return FALSE;
}

/* ---- Replacements --------------------------------------------------------------------- */

static SortieEvent *
current_event (const SortiePlay *p, const SortieFrame *f)
{
  return &sortie_state_events (
      p->s)[sortie_slot (p, f, SLOT_FIRST) + sortie_slot (p, f, SLOT_CURRENT)];
}

typedef struct
{
  SortiePlay *p;
  SortieFrame *frame;
  SortieEvent *event;
  gboolean adjusted;
} Collecting;

static gboolean
was_used (const SortiePlay *p, const SortieFrame *f, guint16 clause, SortieRef source)
{
  const SortieRef *used;
  guint n = sortie_slot_list (p, f, SLOT_USED, &used);

  for (guint i = 0; i + 1 < n; i += 2)
    if (used[i] == clause && used[i + 1] == source)
      return TRUE;
  return FALSE;
}

static void
note_used (SortiePlay *p, SortieFrame *f, guint16 clause, SortieRef source)
{
  const SortieRef *used;
  SortieRef
      list[64]; /* there is no room for more than 32 replacements of one event */
  guint n = sortie_slot_list (p, f, SLOT_USED, &used);

  if (!model_fits (p, "replacements", n / 2 + 1, G_N_ELEMENTS (list) / 2))
    return;
  for (guint i = 0; i < n; i++)
    list[i] = used[i];
  list[n] = clause;
  list[n + 1] = source;
  sortie_slot_set_list (p, f, SLOT_USED, list, n + 2);
}

/* Amounts that cards give have no bounds; those of events have two. */
static void
adjust (const SortieActive *active, const SortieContext *ctx, SortieEvent *event)
{
  const SortieClause *clause = sortie_clause (ctx->p, active->clause);
  gint64 amount = eval_changed_by (clause, event->amount, sortie_active_amount (ctx, active));

  event->amount = (gint16) CLAMP (amount, 0, G_MAXINT16);
}

/* Drops the newest replacement found if its seat cannot pay for it. */
static void
forget_if_dear (SortiePlay *p, const SortieEvent *event)
{
  if (p->s->n_triggers > 0
      && !sortie_trigger_is_affordable (p, &sortie_state_triggers (p->s)[p->s->n_triggers - 1],
                                        event))
    p->s->n_triggers--;
}

static gboolean
collect_replacement (gpointer data, const SortieActive *active)
{
  Collecting *c = data;
  const SortieClause *clause = sortie_clause (c->p, active->clause);
  SortieContext ctx;

  if (was_used (c->p, c->frame, active->clause, active->source)
      || !sortie_answers_event (c->p, active, c->event, &ctx))
    return TRUE;
  if (clause->flags & SORTIE_CLAUSE_ADJUSTS)
    {
      adjust (active, &ctx, c->event);
      sortie_tally_clause (c->p, active->clause);
      note_used (c->p, c->frame, active->clause, active->source);
      c->adjusted = TRUE;
      return TRUE;
    }
  sortie_triggers_add (c->p, active, ctx.you, c->event, 0);
  forget_if_dear (c->p, c->event);
  return TRUE;
}

/* A seat is asked once whether it replaces an event from its hand. */
static void
collect_chances (SortiePlay *p, SortieFrame *f, const SortieEvent *event)
{
  SortieTrigger *triggers = sortie_state_triggers (p->s);
  guint kept = p->s->n_triggers;

  sortie_chances_collect (p, SORTIE_CLAUSE_REPLACE, event, event - sortie_state_events (p->s));
  for (guint i = kept; i < p->s->n_triggers; i++)
    if (!was_used (p, f, 0, sortie_ref_seat (triggers[i].seat)))
      triggers[kept++] = triggers[i];
  p->s->n_triggers = kept;
}

/* Lists, after the triggers of this batch, what may still replace the current event. Adjustments come first, wherever
 * their cards are, so that a replacement sees the amount that they leave. */
static guint
collect_replacements (SortiePlay *p, SortieFrame *f)
{
  Collecting c = { p, f, current_event (p, f), FALSE };

  do
    {
      c.adjusted = FALSE;
      p->s->n_triggers = sortie_slot (p, f, SLOT_BASE);
      sortie_each_active (p, SORTIE_CLAUSE_REPLACE, c.event->type, collect_replacement, &c);
    }
  while (c.adjusted && !p->s->overflowed);
  if (sortie_is_answered_from_hands (p, c.event->type))
    collect_chances (p, f, c.event);
  return p->s->n_triggers - sortie_slot (p, f, SLOT_BASE);
}

/* Its seat may answer from its hand. */
static void
hand_over (SortiePlay *p, SortieFrame *f, guint index)
{
  guint base = sortie_slot (p, f, SLOT_BASE);

  note_used (p, f, 0, sortie_ref_seat (sortie_state_triggers (p->s)[index].seat));
  f->step = STAGE_APPLIED;
  sortie_chance_take (p, base, index);
  p->s->n_triggers = base;
}

static void
apply_replacement (SortiePlay *p, SortieFrame *f, guint index)
{
  SortieTrigger trigger = sortie_state_triggers (p->s)[index];
  const SortieClause *clause = sortie_clause (p, trigger.clause);
  SortieEvent *event = current_event (p, f);
  SortieOrigin origin = sortie_trigger_origin (&trigger);

  if (sortie_is_chance (p, &trigger))
    {
      hand_over (p, f, index);
      return;
    }
  /* not a copy: the replacement may change or cancel the event itself */
  origin.event = event;
  p->s->n_triggers = sortie_slot (p, f, SLOT_BASE);
  note_used (p, f, trigger.clause, trigger.source);
  sortie_note_use (p, trigger.clause, trigger.source);
  if (clause->flags & SORTIE_CLAUSE_MUST_DO)
    event->flags |= SORTIE_EVENT_CANCELLED;
  f->step = STAGE_APPLIED;
  if (clause->program != 0)
    sortie_run (p, clause->program, &origin, NULL);
}

static void
next_event (SortiePlay *p, SortieFrame *f)
{
  gint current = sortie_slot (p, f, SLOT_CURRENT) + 1;

  p->s->n_triggers = sortie_slot (p, f, SLOT_BASE);
  sortie_slot_set (p, f, SLOT_CURRENT, current);
  sortie_slot_set_list (p, f, SLOT_USED, NULL, 0);
  f->step = current < sortie_slot (p, f, SLOT_N) ? STAGE_REPLACE : STAGE_COMMIT;
}

static gboolean
is_optional (const SortiePlay *p, guint trigger)
{
  return (sortie_clause (p, sortie_state_triggers (p->s)[trigger].clause)->flags
          & SORTIE_CLAUSE_OPTIONAL)
         != 0;
}

/* A single optional replacement: asks its holder. */
static void
offer_one (SortiePlay *p, SortieFrame *f, guint index)
{
  const SortieTrigger *trigger = &sortie_state_triggers (p->s)[index];
  guint8 seat = trigger->seat;
  guint16 def = trigger->source_def;

  f->step = STAGE_MAY;
  sortie_ask (p, f, SORTIE_ASK_YES_NO, seat, NULL, 0, 0, 1);
  sortie_ask_about (p, def);
}

const SortieTrigger *
sortie_events_offered (const SortiePlay *p, const SortieFrame *f)
{
  gint base = sortie_slot (p, f, SLOT_BASE);

  return base < p->s->n_triggers ? &sortie_state_triggers (p->s)[base] : NULL;
}

/* Whether this is another chance of the same seat. */
static gboolean
is_repeated (const SortiePlay *p, const SortieRef *refs, guint n, guint trigger)
{
  for (guint i = 0; i < n; i++)
    if (sortie_is_same_chance (p, sortie_ref_index (refs[i]), trigger))
      return TRUE;
  return FALSE;
}

/* Several replacements: the seat that orders such things chooses one. Choosing none declines all of them, so each must
 * be optional and must belong to that seat. */
static void
offer_several (SortiePlay *p, SortieFrame *f, guint base, guint n)
{
  SortieRef refs[32]; /* as many as one event can have, see note_used() */
  guint8 orderer = sortie_triggers_orderer (p, base, n);
  gboolean must = FALSE;
  guint n_refs = 0;

  for (guint i = 0; i < n; i++)
    {
      if (is_repeated (p, refs, n_refs, base + i))
        continue;
      if (!model_fits (p, "replacements", n_refs + 1, G_N_ELEMENTS (refs)))
        return;
      refs[n_refs++] = sortie_ref (SORTIE_REF_TRIGGER, base + i);
      must = must || !is_optional (p, base + i)
             || sortie_state_triggers (p->s)[base + i].seat != orderer;
    }
  if (n_refs == 1)
    {
      apply_replacement (p, f, base);
      return;
    }
  f->step = STAGE_CHOSEN;
  sortie_ask (p, f, SORTIE_ASK_REPLACE, orderer, refs, n_refs, must ? 1 : 0, 1);
}

/* Nothing is left to replace: the event does not happen, or not after what was applied, or nothing may stop it. */
static gboolean
is_settled (const SortiePlay *p, const SortieFrame *f)
{
  const SortieEvent *event = current_event (p, f);
  const SortieRef *used;

  if (event->flags & (SORTIE_EVENT_CANCELLED | SORTIE_EVENT_FINAL))
    return TRUE;
  return sortie_event_decl (p->setup, event->type)->counts && event->amount == 0
         && sortie_slot_list (p, f, SLOT_USED, &used) > 0;
}

static void
replace_stage (SortiePlay *p, SortieFrame *f)
{
  guint base = sortie_slot (p, f, SLOT_BASE);
  guint n;

  if (is_settled (p, f))
    {
      next_event (p, f);
      return;
    }
  n = collect_replacements (p, f);
  if (n == 0)
    next_event (p, f);
  else if (n > 1)
    offer_several (p, f, base, n);
  else if (is_optional (p, base))
    offer_one (p, f, base);
  else
    apply_replacement (p, f, base);
}

/* The seat that orders them chose a replacement of another seat, which need not use it. */
static gboolean
is_others_choice (const SortiePlay *p, guint base, guint index)
{
  const SortieTrigger *trigger = &sortie_state_triggers (p->s)[index];

  return is_optional (p, index) && !sortie_is_chance (p, trigger)
         && trigger->seat != sortie_triggers_orderer (p, base, p->s->n_triggers - base);
}

static void
chosen_stage (SortiePlay *p, SortieFrame *f)
{
  SortieTrigger *triggers = sortie_state_triggers (p->s);
  SortieRef answer = sortie_answer (p);
  guint base = sortie_slot (p, f, SLOT_BASE), index = sortie_ref_index (answer);

  if (answer == SORTIE_NOTHING)
    {
      next_event (p, f);
    }
  else if (is_others_choice (p, base, index))
    {
      MODEL_SWAP (triggers[index], triggers[base]);
      offer_one (p, f, base);
    }
  else
    {
      apply_replacement (p, f, index);
    }
}

static void
may_stage (SortiePlay *p, SortieFrame *f)
{
  guint base = sortie_slot (p, f, SLOT_BASE);
  SortieTrigger declined = sortie_state_triggers (p->s)[base];

  if (sortie_answered_yes (p))
    {
      apply_replacement (p, f, base);
      return;
    }
  note_used (p, f, declined.clause, declined.source);
  f->step = STAGE_REPLACE;
}

/* ---- Commit and triggers -------------------------------------------------------------- */

static void
collect_triggers (SortiePlay *p, SortieFrame *f, SortieLook look)
{
  gint first = sortie_slot (p, f, SLOT_FIRST), n = sortie_slot (p, f, SLOT_N);

  for (gint i = first; i < first + n; i++)
    {
      const SortieEvent *event = &sortie_state_events (p->s)[i];
      const SortieEventDecl *decl = sortie_event_decl (p->setup, event->type);

      if ((event->flags & SORTIE_EVENT_CANCELLED) || decl->look != look)
        continue;
      if (look == SORTIE_LOOK_AFTER && decl->counts && event->amount == 0)
        continue;
      sortie_triggers_collect (p, event, i);
    }
}

/* Triggers that were found before the commit now learn whether the event happened, and how much of it. */
static void
refresh_triggers (SortiePlay *p, SortieFrame *f)
{
  SortieTrigger *triggers = sortie_state_triggers (p->s);
  guint kept = sortie_slot (p, f, SLOT_BASE);

  for (guint i = kept; i < p->s->n_triggers; i++)
    {
      const SortieEvent *event = &sortie_state_events (p->s)[triggers[i].of];

      if ((event->flags & SORTIE_EVENT_CANCELLED)
          || (sortie_event_decl (p->setup, event->type)->counts && event->amount == 0))
        continue;
      triggers[kept] = triggers[i];
      triggers[kept++].event = *event;
    }
  p->s->n_triggers = kept;
}

static void
commit_stage (SortiePlay *p, SortieFrame *f)
{
  gint first = sortie_slot (p, f, SLOT_FIRST), n = sortie_slot (p, f, SLOT_N);
  gint done = 0, last = 0;

  collect_triggers (p, f, SORTIE_LOOK_BEFORE);
  for (gint i = first; i < first + n && !sortie_is_over (p); i++)
    {
      last = sortie_event_commit_next (p, &sortie_state_events (p->s)[i], last);
      done += last;
    }
  sortie_slot_set (p, f, SLOT_DONE, done);
  refresh_triggers (p, f);
  collect_triggers (p, f, SORTIE_LOOK_AFTER);
  sortie_effects_sweep (p);
  f->step = STAGE_TRIGGERS;
}

static void
triggers_stage (SortiePlay *p, SortieFrame *f)
{
  guint base = sortie_slot (p, f, SLOT_BASE);

  f->step = STAGE_END;
  if (p->s->n_triggers > base)
    sortie_triggers_run (p, base);
}

void
sortie_events_step (SortiePlay *p, SortieFrame *f)
{
  switch (f->step)
    {
    case STAGE_REPLACE:
      replace_stage (p, f);
      break;
    case STAGE_CHOSEN:
      chosen_stage (p, f);
      break;
    case STAGE_MAY:
      may_stage (p, f);
      break;
    case STAGE_APPLIED:
      f->step = STAGE_REPLACE;
      break;
    case STAGE_COMMIT:
      commit_stage (p, f);
      break;
    case STAGE_TRIGGERS:
      triggers_stage (p, f);
      break;
    default:
      sortie_frame_end (p, f, sortie_slot (p, f, SLOT_DONE));
    }
}
