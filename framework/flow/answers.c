/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* answers.c: whether an ability answers an event; the triggers that wait. */
#include "flow/pipeline.h"

/* Something that happens to a place and not to a thing, such as an Advance to a track, happens on one side. */
static inline gboolean
is_on_its_side (const SortieContext *ctx, const SortieEvent *event)
{
  return ctx->p->setup->sides == NULL || event->subject != SORTIE_NOTHING
         || sortie_ref_kind (event->place) != SORTIE_REF_PLACE
         || sortie_is_on_side (ctx->p, ctx->you, ctx->side, sortie_ref_index (event->place));
}

/* Whether the clause is about the thing to which the event happens, or about its seat. */
static gboolean
concerns (const SortieContext *ctx, const SortieActive *active, const SortieEvent *event)
{
  const SortieClause *clause = sortie_clause (ctx->p, active->clause);

  if (!is_on_its_side (ctx, event))
    return FALSE;
  if (clause->subject == 0 && active->effect == SORTIE_NO_INDEX)
    return TRUE;
  if (event->subject != SORTIE_NOTHING && sortie_active_concerns (ctx, active, event->subject))
    return TRUE;
  return event->seat != SORTIE_NO_SEAT
         && sortie_active_concerns (ctx, active, sortie_ref_seat (event->seat));
}

static gboolean
is_doing_of (const SortieContext *ctx, guint16 set, const SortieEvent *event)
{
  if (set == 0)
    return TRUE;
  if (event->source != SORTIE_NOTHING && sortie_set_has (ctx, set, event->source))
    return TRUE;
  return event->actor != SORTIE_NO_SEAT
         && sortie_set_has (ctx, set, sortie_ref_seat (event->actor));
}

SortieContext
sortie_context_of_event (const SortiePlay *p, const SortieActive *active, const SortieEvent *event)
{
  SortieContext ctx = sortie_context_of_active (p, active);

  ctx.event = event;
  ctx.it = event->subject;
  ctx.other = event->other;
  ctx.actor = event->actor;
  ctx.cause = event->cause;
  return ctx;
}

gboolean
sortie_concerns_event (const SortiePlay *p, const SortieActive *active, const SortieEvent *event)
{
  SortieContext ctx = sortie_context_of_event (p, active, event);

  do
    if (concerns (&ctx, active, event)
        && is_doing_of (&ctx, sortie_clause (p, active->clause)->by, event))
      return TRUE;
  while (sortie_active_next_you (active, &ctx));
  return FALSE;
}

gboolean
sortie_answers_event (const SortiePlay *p, const SortieActive *active, const SortieEvent *event,
                      SortieContext *ctx)
{
  const SortieClause *clause = sortie_clause (p, active->clause);

  *ctx = sortie_context_of_event (p, active, event);
  if (!sortie_may_use (p, active->clause, active->source))
    return FALSE;
  do
    if (concerns (ctx, active, event) && is_doing_of (ctx, clause->by, event)
        && sortie_test (ctx, clause->test))
      return TRUE;
  while (sortie_active_next_you (active, ctx));
  return FALSE;
}

SortieContext
sortie_context_of_trigger (const SortiePlay *p, const SortieTrigger *trigger, const SortieEvent *event)
{
  const SortieActive active = { .source = trigger->source,
                                .source_def = trigger->source_def,
                                .seat = trigger->seat,
                                .side = trigger->side };

  return sortie_context_of_event (p, &active, event);
}

gboolean
sortie_trigger_is_affordable (const SortiePlay *p, const SortieTrigger *trigger,
                              const SortieEvent *event)
{
  const SortieClause *clause = sortie_clause (p, trigger->clause);
  SortieContext ctx;

  if (!sortie_clause_has_price (clause))
    return TRUE;
  ctx = sortie_context_of_trigger (p, trigger, event);
  return p->setup->rules->costs->can_pay (p, trigger->seat, trigger->source,
                                          sortie_number (&ctx, clause->amount))
         && sortie_opening_lack (&ctx, clause->program) == SORTIE_NO_EXPR;
}

void
sortie_triggers_add (SortiePlay *p, const SortieActive *active, guint8 seat,
                     const SortieEvent *event, guint of)
{
  if (!model_fits (p, "triggers", p->s->n_triggers + 1u, p->s->cap_triggers))
    return;
  sortie_state_triggers (p->s)[p->s->n_triggers++] = (SortieTrigger){
    .clause = active->clause,
    .source_def = active->source_def,
    .source = active->source,
    .seat = seat,
    .side = active->side,
    .of = of,
    .event = *event,
  };
}

SortieOrigin
sortie_trigger_origin (const SortieTrigger *trigger)
{
  return (SortieOrigin){ .seat = trigger->seat,
                         .cause = SORTIE_CAUSE_ABILITY,
                         .side = trigger->side,
                         .source = trigger->source,
                         .source_def = trigger->source_def,
                         .link = SORTIE_NO_INDEX,
                         .event = &trigger->event };
}

guint8
sortie_triggers_orderer (const SortiePlay *p, guint base, guint n)
{
  if (p->setup->rules->trigger_orderer != NULL)
    return p->setup->rules->trigger_orderer (p, sortie_state_triggers (p->s) + base, n);
  return p->s->turn.active;
}
