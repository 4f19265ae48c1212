/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* triggers.c: what an event triggers, put in order and run one by one.
 *
 * The waiting triggers are on a stack in the state. The frame of SORTIE_PROC_TRIGGERS owns those from its base up. What
 * one of them triggers goes on top and runs to its end first.
 */
#include <sortie/query.h>
#include "flow/pipeline.h"

enum
{
  STAGE_PICK,
  STAGE_ORDERED, /* somebody has chosen which comes first */
  STAGE_MAY,     /* the picked one may be declined */
  STAGE_RAN,     /* the picked one has run; its use counts only if it had an effect */
};

/* The clause's program runs from its beginning. */
#define FROM_BEGINNING 0

enum
{
  SLOT_BASE,
  SLOT_PICKED, /* index of the trigger to run */
  SLOT_CLAUSE, /* the clause of the one that ran, and */
  SLOT_SOURCE, /* its source */
  N_SLOTS,
};

typedef struct
{
  SortiePlay *p;
  const SortieEvent *event;
  guint of;
} Collecting;

static gboolean
collect_active (gpointer data, const SortieActive *active)
{
  Collecting *c = data;
  SortieContext ctx;

  if (sortie_answers_event (c->p, active, c->event, &ctx))
    sortie_triggers_add (c->p, active, ctx.you, c->event, c->of);
  return TRUE;
}

void
sortie_triggers_collect (SortiePlay *p, const SortieEvent *event, guint of)
{
  Collecting c = { p, event, of };
  guint before = p->s->n_triggers;

  sortie_each_active (p, SORTIE_CLAUSE_TRIGGER, event->type, collect_active, &c);
  if (sortie_is_answered_from_hands (p, event->type))
    sortie_chances_collect (p, SORTIE_CLAUSE_TRIGGER, event, of);
  if (p->s->n_triggers > before)
    sortie_returns_collect (p, event, of);
}

void
sortie_triggers_run (SortiePlay *p, guint base)
{
  const SortieArg args[] = { SORTIE_NUMBER (base) };
  SortieOrigin origin = sortie_origin_rules (p->s->turn.active);

  if (sortie_call (p, SORTIE_PROC_TRIGGERS, &origin, N_SLOTS, G_N_ELEMENTS (args), args) == NULL)
    p->s->n_triggers = base;
}

static gint
compare_triggers (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b)
{
  return p->setup->rules->trigger_order != NULL ? p->setup->rules->trigger_order (p, a, b) : 0;
}

/* Whether two events are the same to the programs of the triggers that answer them. */
static gboolean
look_alike (const SortieEvent *a, const SortieEvent *b)
{
  return a->subject == b->subject && a->other == b->other && a->source == b->source
         && a->seat == b->seat && a->actor == b->actor && a->cause == b->cause
         && a->amount == b->amount && a->place == b->place && a->card == b->card;
}

/* Whether the order of two triggers makes a difference: their program refers to the event, or to the ability's source.
 * With a limit, each source has its own uses, and may save them for another event. */
static gboolean
differ (const SortiePlay *p, const SortieTrigger *a, const SortieTrigger *b)
{
  const SortieClause *clause = sortie_clause (p, a->clause);
  guint reads = clause->flags & (SORTIE_CLAUSE_READS_EVENT | SORTIE_CLAUSE_READS_AMOUNT);

  if ((reads & SORTIE_CLAUSE_READS_EVENT) && !look_alike (&a->event, &b->event))
    return TRUE;
  if ((reads & SORTIE_CLAUSE_READS_AMOUNT) && a->event.amount != b->event.amount)
    return TRUE;
  return a->source != b->source
         && ((clause->flags & SORTIE_CLAUSE_READS_SOURCE) || (reads && clause->limit > 0));
}

/* Copies of the same ability, whose order does not matter. Nobody puts the cards that a seat may hold in order. */
static gboolean
are_copies (const SortiePlay *p, guint one, guint other)
{
  const SortieTrigger *a = &sortie_state_triggers (p->s)[one];
  const SortieTrigger *b = &sortie_state_triggers (p->s)[other];

  if (sortie_is_chance (p, a) || sortie_is_chance (p, b))
    return sortie_is_same_chance (p, one, other);
  if (sortie_is_return (a) || sortie_is_return (b))
    return FALSE;
  return a->clause == b->clause && a->seat == b->seat && !differ (p, a, b);
}

/* Whether its cost cannot be paid now; another trigger may change that. */
static gboolean
must_wait (const SortiePlay *p, guint trigger)
{
  const SortieTrigger *waiting = &sortie_state_triggers (p->s)[trigger];

  return !sortie_trigger_is_affordable (p, waiting, &waiting->event);
}

/* The first trigger of the highest rank; the number of triggers if all must wait. */
static guint
best_of_triggers (const SortiePlay *p, guint base)
{
  const SortieTrigger *triggers = sortie_state_triggers (p->s);
  guint best = base;

  while (best < p->s->n_triggers && must_wait (p, best))
    best++;
  for (guint i = best + 1; i < p->s->n_triggers; i++)
    if (compare_triggers (p, &triggers[i], &triggers[best]) < 0 && !must_wait (p, i))
      best = i;
  return best;
}

/* Whether a trigger has the highest rank. The best one has it, even if the game says otherwise when it compares it with
 * itself. */
static gboolean
is_of_first_rank (const SortiePlay *p, guint i, guint best)
{
  const SortieTrigger *triggers = sortie_state_triggers (p->s);

  return !must_wait (p, i) && (i == best || compare_triggers (p, &triggers[i], &triggers[best]) <= 0);
}

/* The triggers of the highest rank, as references; returns how many different ones there are. A trigger that waits
 * until it can be paid for, or until it has candidates, needs no order. */
static guint
first_rank (const SortiePlay *p, guint base, SortieRef *refs, guint max)
{
  guint best = best_of_triggers (p, base), n = 0;

  for (guint i = base; i < p->s->n_triggers && n < max; i++)
    {
      gboolean copy = FALSE;

      if (!is_of_first_rank (p, i, best))
        continue;
      for (guint k = 0; k < n && !copy; k++)
        copy = are_copies (p, i, sortie_ref_index (refs[k]));
      if (!copy)
        refs[n++] = sortie_ref (SORTIE_REF_TRIGGER, i);
    }
  return n;
}

/* The order in which loans go back makes no visible difference. */
static gboolean
are_all_returns (const SortiePlay *p, const SortieRef *refs, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!sortie_is_return (&sortie_state_triggers (p->s)[sortie_ref_index (refs[i])]))
      return FALSE;
  return TRUE;
}

typedef gboolean Quiet (const SortieContext *ctx, guint16 program);

static gboolean
are_all (const SortiePlay *p, const SortieRef *refs, guint n, Quiet *quiet)
{
  for (guint i = 0; i < n; i++)
    {
      const SortieTrigger *trigger = &sortie_state_triggers (p->s)[sortie_ref_index (refs[i])];
      SortieContext ctx;

      if (sortie_is_chance (p, trigger) || sortie_is_return (trigger))
        return FALSE;
      ctx = sortie_context_of_trigger (p, trigger, &trigger->event);
      if (!quiet (&ctx, sortie_clause (p, trigger->clause)->program))
        return FALSE;
    }
  return TRUE;
}

/* Whether one of them may be declined, or uses something up that another one needs. */
static gboolean
is_any_optional_or_limited (const SortiePlay *p, const SortieRef *refs, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const SortieClause *clause =
          sortie_clause (p, sortie_state_triggers (p->s)[sortie_ref_index (refs[i])].clause);

      if (clause->limit > 0 || (clause->flags & SORTIE_CLAUSE_OPTIONAL))
        return TRUE;
    }
  return FALSE;
}

/* Whether none of them does anything, so that the first leaves the next as it is; or all do nothing but set up changes,
 * which the others do not see. */
static gboolean
are_all_quiet (const SortiePlay *p, const SortieRef *refs, guint n)
{
  return are_all (p, refs, n, sortie_program_is_idle)
         || (are_all (p, refs, n, sortie_program_only_lasts) && !is_any_optional_or_limited (p, refs, n));
}

/* Removes the picked trigger from the list. */
static SortieTrigger
take_picked (SortiePlay *p, SortieFrame *f)
{
  SortieTrigger *triggers = sortie_state_triggers (p->s);
  guint index = sortie_slot (p, f, SLOT_PICKED);
  SortieTrigger trigger = triggers[index];

  p->s->n_triggers--;
  memmove (triggers + index, triggers + index + 1, (p->s->n_triggers - index) * sizeof *triggers);
  f->step = STAGE_PICK;
  return trigger;
}

/* Runs the picked trigger from an instruction of its program on. */
static void
run_picked (SortiePlay *p, SortieFrame *f, guint16 from)
{
  SortieTrigger trigger = take_picked (p, f);
  SortieOrigin origin = sortie_trigger_origin (&trigger);
  SortieFrame *program;

  /* used up in the meantime: several events at once may trigger it */
  if (!sortie_may_use (p, trigger.clause, trigger.source))
    return;
  sortie_note_use (p, trigger.clause, trigger.source);
  if (sortie_clause (p, trigger.clause)->flags & SORTIE_CLAUSE_COUNTS_DONE)
    {
      sortie_slot_set (p, f, SLOT_CLAUSE, trigger.clause);
      sortie_slot_set (p, f, SLOT_SOURCE, trigger.source);
      f->step = STAGE_RAN;
    }
  program = sortie_run (p, sortie_clause (p, trigger.clause)->program, &origin, NULL);
  if (program != NULL && from != FROM_BEGINNING)
    program->step = from;
}

static void
give_back (SortiePlay *p, SortieFrame *f)
{
  SortieTrigger trigger = take_picked (p, f);

  sortie_return_run (p, &trigger, sortie_slot (p, f, SLOT_BASE));
}

static void
count_if_done (SortiePlay *p, SortieFrame *f)
{
  if (f->done == 0)
    sortie_forget_use (p, sortie_slot (p, f, SLOT_CLAUSE), sortie_slot (p, f, SLOT_SOURCE));
  f->step = STAGE_PICK;
}

static void
use_or_offer (SortiePlay *p, SortieFrame *f, guint index)
{
  const SortieTrigger *trigger = &sortie_state_triggers (p->s)[index];

  if (sortie_is_chance (p, trigger))
    {
      f->step = STAGE_PICK;
      sortie_chance_take (p, sortie_slot (p, f, SLOT_BASE), index);
      return;
    }
  sortie_slot_set (p, f, SLOT_PICKED, index);
  if (sortie_is_return (trigger))
    {
      give_back (p, f);
      return;
    }
  if (!(sortie_clause (p, trigger->clause)->flags & SORTIE_CLAUSE_OPTIONAL))
    {
      run_picked (p, f, FROM_BEGINNING);
      return;
    }
  f->step = STAGE_MAY;
  sortie_ask (p, f, SORTIE_ASK_YES_NO, trigger->seat, NULL, 0, 0, 1);
  sortie_ask_about (p, trigger->source_def);
}

const SortieTrigger *
sortie_triggers_offered (const SortiePlay *p, const SortieFrame *f)
{
  gint picked = sortie_slot (p, f, SLOT_PICKED);

  return picked < p->s->n_triggers ? &sortie_state_triggers (p->s)[picked] : NULL;
}

/* An offer that a seat may decline. */
typedef struct
{
  gboolean is;
  guint16 declined; /* where its program continues if the seat takes nothing; FROM_BEGINNING: it does not run at all */
  guint16 from;     /* the set (an expression) to choose from; SORTIE_NO_EXPR: take it or leave it */
} Offer;

static Offer
offer_of (const SortiePlay *p, const SortieTrigger *trigger)
{
  const SortieClause *clause = sortie_clause (p, trigger->clause);
  Offer offer = { FALSE, FROM_BEGINNING, SORTIE_NO_EXPR };
  SortieContext ctx;

  if (sortie_is_chance (p, trigger) || sortie_is_return (trigger))
    return offer;
  offer.is = (clause->flags & SORTIE_CLAUSE_OPTIONAL) != 0;
  if (!offer.is)
    {
      ctx = sortie_context_of_trigger (p, trigger, &trigger->event);
      offer.is = sortie_opening_offer (&ctx, clause->program, &offer.declined, &offer.from);
    }
  return offer;
}

gboolean
sortie_trigger_is_empty (const SortiePlay *p, const SortieTrigger *trigger)
{
  const Offer offer = offer_of (p, trigger);
  SortieRef refs[SORTIE_MAX_SET];
  SortieContext ctx;

  if (!offer.is || offer.from == SORTIE_NO_EXPR)
    return FALSE;
  ctx = sortie_context_of_trigger (p, trigger, &trigger->event);
  return sortie_set (&ctx, offer.from, refs, G_N_ELEMENTS (refs)) == 0 && eval_all_see (&ctx, offer.from);
}

/* Whether it offers something to the seat that itself puts such things in order. */
static gboolean
is_own_offer (const SortiePlay *p, guint index)
{
  const SortieTrigger *trigger = &sortie_state_triggers (p->s)[index];
  const SortieDecision *decision = &p->s->decision;

  return trigger->seat == decision->seat && trigger->seat == decision->whose && offer_of (p, trigger).is;
}

SortieOptional
sortie_triggers_optional (const SortiePlay *p)
{
  const SortieRef *refs = (const SortieRef *) sortie_state_locals (p->s) + p->s->decision.list;
  guint n_own = 0, n_forced = 0;

  for (guint i = 0; i < p->s->decision.n; i++)
    if (sortie_ref_kind (refs[i]) != SORTIE_REF_TRIGGER)
      return SORTIE_OPTIONAL_NONE;
    else if (is_own_offer (p, sortie_ref_index (refs[i])))
      n_own++;
    else if (!sortie_is_chance (p, &sortie_state_triggers (p->s)[sortie_ref_index (refs[i])]))
      n_forced++;
  if (n_own == 0)
    return SORTIE_OPTIONAL_NONE;
  return n_forced == 0 ? SORTIE_OPTIONAL_ALL : SORTIE_OPTIONAL_SOME;
}

/* The seat takes nothing that it was offered; what it must use remains. Copies were not listed, so they are declined,
 * too. */
static void
decline_all (SortiePlay *p, SortieFrame *f)
{
  guint base = sortie_slot (p, f, SLOT_BASE), best = best_of_triggers (p, base);

  for (guint i = base; i < p->s->n_triggers; i++)
    if (is_of_first_rank (p, i, best) && is_own_offer (p, i))
      sortie_state_triggers (p->s)[i].event.flags |= SORTIE_EVENT_DECLINED;
}

/* Passes over a declined trigger; runs what its program does anyway. FALSE if none was declined. */
static gboolean
pass_over (SortiePlay *p, SortieFrame *f, guint base)
{
  SortieTrigger *triggers = sortie_state_triggers (p->s);
  guint i = base;
  guint16 from;

  while (i < p->s->n_triggers && !(triggers[i].event.flags & SORTIE_EVENT_DECLINED))
    i++;
  if (i == p->s->n_triggers)
    return FALSE;
  triggers[i].event.flags &= ~SORTIE_EVENT_DECLINED;
  from = offer_of (p, &triggers[i]).declined;
  sortie_slot_set (p, f, SLOT_PICKED, i);
  if (from == FROM_BEGINNING)
    take_picked (p, f);
  else
    run_picked (p, f, from);
  return TRUE;
}

static void
pick (SortiePlay *p, SortieFrame *f)
{
  guint base = sortie_slot (p, f, SLOT_BASE);
  SortieRef refs[SORTIE_MAX_SET];
  guint n;

  if (pass_over (p, f, base))
    return;
  n = first_rank (p, base, refs, G_N_ELEMENTS (refs));
  if (n == 0)
    {
      p->s->n_triggers = base;
      sortie_frame_end (p, f, 0);
    }
  else if (n == 1 || are_all_returns (p, refs, n) || are_all_quiet (p, refs, n))
    {
      use_or_offer (p, f, sortie_ref_index (refs[0]));
    }
  else
    {
      f->step = STAGE_ORDERED;
      sortie_ask (p, f, SORTIE_ASK_ORDER,
                  sortie_triggers_orderer (p, base, p->s->n_triggers - base), refs, n, 1, 1);
    }
}

void
sortie_triggers_step (SortiePlay *p, SortieFrame *f)
{
  switch (f->step)
    {
    case STAGE_PICK:
      pick (p, f);
      break;
    case STAGE_RAN:
      count_if_done (p, f);
      break;
    case STAGE_ORDERED:
      f->step = STAGE_PICK;
      if (sortie_answer (p) == SORTIE_NOTHING)
        decline_all (p, f);
      else
        use_or_offer (p, f, sortie_ref_index (sortie_answer (p)));
      break;
    default:
      if (sortie_answered_yes (p))
        run_picked (p, f, FROM_BEGINNING);
      else
        take_picked (p, f);
    }
}

void
sortie_triggers_abandon (SortiePlay *p, SortieFrame *f)
{
  p->s->n_triggers = sortie_slot (p, f, SLOT_BASE);
}
