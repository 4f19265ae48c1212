/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* chain.c: announcements, answers and the resolution of a chain.
 *
 * The links of all running chains lie on one stack in the state. The frame of
 * SORTIE_PROC_CHAIN owns those from its base up; a chain that is opened while
 * another resolves lies above it and is run to its end first.
 */
#include "flow/engine.h"
#include "flow/names.h"
#include "flow/pipeline.h"
#include "effect/targets.h"

/* The announcement. */

enum
{
  ANNOUNCE_TARGETS, /* ask for the target at SLOT_TARGET */
  ANNOUNCE_NAMED,   /* it was named */
  ANNOUNCE_PAY,
  ANNOUNCE_DONE,
};

enum
{
  SLOT_LINK,
  SLOT_COST,
  SLOT_ANSWERS, /* whether it answers a link of an open chain */
  SLOT_TARGET,  /* which <target> is to be named */
  N_ANNOUNCE_SLOTS,
};

/* The chain. */

enum
{
  CHAIN_ASK,
  CHAIN_ASKED,
  CHAIN_RESOLVE,
  CHAIN_STARTED, /* it was said that the newest resolves: a card may have cancelled that */
  CHAIN_RESOLVED,
};

enum
{
  SLOT_BASE,   /* the first link of this chain */
  SLOT_NEWEST, /* how many links there were when somebody was asked */
  N_CHAIN_SLOTS,
};

const char *
sortie_link_title (const SortiePlay *p, guint kind)
{
  return sortie_rules_text (p->setup, FALSE, p->setup->rules->chain->kinds[kind].title);
}

SortieLink *
sortie_link (const SortiePlay *p, guint16 link)
{
  return &sortie_state_links (p->s)[link];
}

static gboolean
is_frame (const SortieFrame *f, guint proc)
{
  return f != NULL && f->native && f->code == proc;
}

guint16
sortie_chain_open (const SortiePlay *p)
{
  const SortieFrame *top = sortie_frame_top (p);

  if (!is_frame (top, SORTIE_PROC_CHAIN) || top->step != CHAIN_ASKED)
    return SORTIE_NO_INDEX;
  return p->s->n_links - 1;
}

static const SortieProgram *
program_of (const SortiePlay *p, guint16 clause)
{
  if (clause == SORTIE_NO_INDEX)
    return NULL;
  return &p->setup->catalogue->programs[sortie_clause (p, clause)->program];
}

gboolean
sortie_has_targets (const SortiePlay *p, guint16 clause, const SortieContext *ctx)
{
  const SortieProgram *program = program_of (p, clause);
  SortieRef refs[SORTIE_MAX_SET];

  for (guint i = 0; program != NULL && i < program->n_targets; i++)
    {
      guint at_least, at_most;
      guint n = sortie_targets_candidates (ctx, program, i, refs, G_N_ELEMENTS (refs), &at_least,
                                           &at_most);

      if (n < at_least)
        return FALSE;
    }
  return TRUE;
}

static SortieOrigin
origin_of (const SortiePlay *p, const SortieLink *link, guint16 index)
{
  return (SortieOrigin) { .seat = link->seat,
                          .cause = p->setup->rules->chain->kinds[link->kind].cause,
                          .source = link->source,
                          .source_def = link->source_def,
                          .link = index,
                          .event = link->event != SORTIE_NO_INDEX
                                       ? &sortie_state_events (p->s)[link->event]
                                       : NULL };
}

SortieOrigin
sortie_link_origin (const SortiePlay *p, guint16 link)
{
  return origin_of (p, sortie_link (p, link), link);
}

SortieLink
sortie_link_of (const SortiePlay *p, guint8 kind, guint8 seat, SortieRef source)
{
  return (SortieLink) { .kind = kind,
                        .seat = seat,
                        .clause = SORTIE_NO_INDEX,
                        .card = SORTIE_NO_INDEX,
                        .event = SORTIE_NO_INDEX,
                        .source = source,
                        .source_def = sortie_identity (p, source) };
}

void
sortie_announce (SortiePlay *p, const SortieLink *link, gint cost, gboolean tentative)
{
  guint16 answered = sortie_chain_open (p);
  const SortieArg args[] = { SORTIE_NUMBER (p->s->n_links), SORTIE_NUMBER (cost),
                             SORTIE_NUMBER (answered != SORTIE_NO_INDEX) };
  SortieLink announced = *link;
  SortieOrigin origin;

  if (p->s->n_links == p->s->cap_links)
    {
      sortie_overflow (p);
      return;
    }
  announced.answers = answered;
  if (p->setup->rules->chain->kinds[link->kind].stands)
    announced.flags |= SORTIE_LINK_STANDS;
  announced.event = sortie_reaction_announced (p, link->card);
  origin = origin_of (p, &announced, p->s->n_links);
  if (sortie_call (p, SORTIE_PROC_ANNOUNCE, &origin, N_ANNOUNCE_SLOTS, G_N_ELEMENTS (args), args)
      == NULL)
    return;
  sortie_state_links (p->s)[p->s->n_links++] = announced;
  p->s->tentative = tentative;
}

/* The announcement that is going on: the newest, which may be waiting for its payment. */
static SortieFrame *
announcing (const SortiePlay *p)
{
  SortieFrame *frames = sortie_state_frames (p->s);

  for (guint i = p->s->n_frames; i-- > 0;)
    if (is_frame (&frames[i], SORTIE_PROC_ANNOUNCE))
      return &frames[i];
  return NULL;
}

guint16
sortie_announced (const SortiePlay *p, gint *ret_cost)
{
  const SortieFrame *f = announcing (p);

  if (f == NULL)
    return SORTIE_NO_INDEX;
  if (ret_cost != NULL)
    *ret_cost = sortie_slot (p, f, SLOT_COST);
  return (guint16) sortie_slot (p, f, SLOT_LINK);
}

void
sortie_announce_commits (SortiePlay *p)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;
  SortieFrame *f = announcing (p);

  if (p->s->tentative && f != NULL && policy->announced != NULL)
    policy->announced (p, sortie_slot (p, f, SLOT_LINK), sortie_slot (p, f, SLOT_COST));
  p->s->tentative = FALSE;
}

static gboolean
names_targets_late (const SortiePlay *p)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;

  return policy->names_targets_late != NULL && policy->names_targets_late (p);
}

/* Each step says whether the next one may follow at once. */

static gboolean
ask_target (SortiePlay *p, SortieFrame *f)
{
  SortieLink *link = sortie_link (p, sortie_slot (p, f, SLOT_LINK));
  const SortieProgram *program = program_of (p, link->clause);
  SortieContext ctx = sortie_context_of_frame (p, f);
  guint target = sortie_slot (p, f, SLOT_TARGET), at_least, at_most, n;
  SortieRef refs[SORTIE_MAX_SET];

  if (program == NULL || target >= program->n_targets || names_targets_late (p))
    {
      f->step = ANNOUNCE_PAY;
      return TRUE;
    }
  n = sortie_targets_candidates (&ctx, program, target, refs, G_N_ELEMENTS (refs), &at_least,
                                 &at_most);
  f->step = ANNOUNCE_NAMED;
  sortie_ask (p, f, SORTIE_ASK_TARGET, link->seat, refs, n, at_least, at_most);
  sortie_ask_about (p, link->source_def);
  return FALSE;
}

guint16
sortie_chain_target_asked (const SortiePlay *p, guint *ret_target)
{
  const SortieFrame *f = announcing (p);

  if (f == NULL || f->step != ANNOUNCE_NAMED)
    return 0;
  *ret_target = sortie_slot (p, f, SLOT_TARGET);
  return sortie_clause (p, sortie_link (p, sortie_slot (p, f, SLOT_LINK))->clause)->program;
}

static gboolean
note_targets (SortiePlay *p, SortieFrame *f)
{
  SortieLink *link = sortie_link (p, sortie_slot (p, f, SLOT_LINK));
  guint target = sortie_slot (p, f, SLOT_TARGET);
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);

  if (link->n_targets + n > SORTIE_MAX_TARGETS)
    {
      sortie_overflow (p);
      return FALSE;
    }
  for (guint i = 0; i < n; i++)
    {
      link->target[link->n_targets] = answers[i];
      link->target_slot[link->n_targets++] = target;
    }
  sortie_slot_set (p, f, SLOT_TARGET, target + 1);
  f->step = ANNOUNCE_TARGETS;
  return TRUE;
}

static gboolean
pay (SortiePlay *p, SortieFrame *f)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;
  gint cost = sortie_slot (p, f, SLOT_COST);
  SortieOrigin origin;

  f->step = ANNOUNCE_DONE;
  if (cost <= 0 || policy->pay == NULL)
    return TRUE;
  origin = sortie_frame_origin (p, f);
  policy->pay (p, &origin, cost);
  return FALSE;
}

static void
open_chain (SortiePlay *p, guint base)
{
  const SortieArg args[] = { SORTIE_NUMBER (base) };
  SortieOrigin origin = sortie_origin_rules (sortie_link (p, base)->seat);

  sortie_call (p, SORTIE_PROC_CHAIN, &origin, N_CHAIN_SLOTS, G_N_ELEMENTS (args), args);
}

static gboolean
end_announcement (SortiePlay *p, SortieFrame *f)
{
  guint link = sortie_slot (p, f, SLOT_LINK);
  gboolean answers = sortie_slot (p, f, SLOT_ANSWERS);

  sortie_announce_commits (p);
  if (p->setup->rules->chain->named != NULL)
    p->setup->rules->chain->named (p, link);
  sortie_frame_end (p, f, 1);
  if (!answers)
    open_chain (p, link);
  return FALSE;
}

static inline gboolean
announce_one_step (SortiePlay *p, SortieFrame *f)
{
  switch (f->step)
    {
    case ANNOUNCE_TARGETS:
      return ask_target (p, f);
    case ANNOUNCE_NAMED:
      return note_targets (p, f);
    case ANNOUNCE_PAY:
      return pay (p, f);
    default:
      return end_announcement (p, f);
    }
}

void
sortie_announce_step (SortiePlay *p, SortieFrame *f)
{
  while (announce_one_step (p, f) && sortie_step_at_once (p))
    ;
}

static gboolean
ask_answer (SortiePlay *p, SortieFrame *f)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;
  guint16 newest = p->s->n_links - 1;
  guint8 seat = policy->responder (p, newest);

  if (seat == SORTIE_NO_SEAT || sortie_is_silent (p, seat))
    {
      f->step = CHAIN_RESOLVE;
      return TRUE;
    }
  sortie_slot_set (p, f, SLOT_NEWEST, p->s->n_links);
  f->step = CHAIN_ASKED;
  sortie_ask (p, f, policy->decision, seat, NULL, 0, 0, 1);
  sortie_ask_about (p, sortie_link (p, newest)->source_def);
  return FALSE;
}

/* The first pass closes the chain. */
static gboolean
take_answer (SortiePlay *p, SortieFrame *f)
{
  gboolean answered = p->s->n_links > (guint) sortie_slot (p, f, SLOT_NEWEST);

  f->step = answered ? CHAIN_ASK : CHAIN_RESOLVE;
  return TRUE;
}

static SortieEvent
event_of (const SortiePlay *p, const SortieLink *link, guint type)
{
  SortieEvent event = sortie_event_from (p, NULL, type, link->seat);

  event.actor = link->seat;
  event.cause = p->setup->rules->chain->kinds[link->kind].cause;
  event.source = link->source;
  event.source_def = link->source_def;
  event.amount = 1 + link->kind; /* for {link} in the sentence */
  return event;
}

/* The newest link is the one that resolves. */
guint
sortie_resolving_targets (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  const SortieLink *link = p->s->n_links > 0 ? sortie_link (p, p->s->n_links - 1) : NULL;
  guint n = 0;

  (void) event;
  for (guint i = 0; link != NULL && i < link->n_targets && n < max; i++)
    if (sortie_ref_kind (link->target[i]) != SORTIE_REF_PIECE
        || sortie_piece_exists (p, link->target[i]))
      ret[n++] = link->target[i];
  return n;
}

static void
tell_link (SortiePlay *p, const SortieLink *link, guint type)
{
  SortieEvent event = event_of (p, link, type);

  sortie_event_tell (p, &event);
}

/* A link whose targets are all gone does nothing. */
static gboolean
has_lost_its_targets (const SortiePlay *p, const SortieLink *link, const SortieOrigin *origin)
{
  const SortieProgram *program = program_of (p, link->clause);

  return program != NULL && link->n_targets > 0
         && !sortie_targets_any_legal (p, program, link, origin);
}

static gboolean
fizzles (const SortiePlay *p, guint16 index, const SortieOrigin *origin)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;

  return has_lost_its_targets (p, sortie_link (p, index), origin)
         || (policy->is_void != NULL && policy->is_void (p, index));
}

static gboolean
fail (SortiePlay *p, SortieFrame *f, SortieLink *link, SortieLinkFlags flag, guint type)
{
  link->flags |= flag;
  tell_link (p, link, type);
  f->step = CHAIN_RESOLVED;
  return TRUE;
}

/* Units and orders tell themselves what they do. */
static gboolean
is_told (const SortieLinkDecl *decl)
{
  return !decl->tells_itself
         && (decl->cause == SORTIE_CAUSE_ACTION || decl->cause == SORTIE_CAUSE_ABILITY);
}

/* Says that the newest link resolves, which something in play may answer. */
static gboolean
start_link (SortiePlay *p, SortieFrame *f, SortieLink *link, guint16 index)
{
  SortieOrigin origin = origin_of (p, link, index);
  SortieEvent event;

  f->step = CHAIN_STARTED;
  f->done = 1;
  if (link->flags & SORTIE_LINK_NEGATED)
    return fail (p, f, link, SORTIE_LINK_NEGATED, SORTIE_EVENT_NEGATED);
  if (fizzles (p, index, &origin))
    return fail (p, f, link, SORTIE_LINK_FIZZLED, SORTIE_EVENT_FIZZLED);
  if (!is_told (&p->setup->rules->chain->kinds[link->kind]))
    return TRUE;
  event = event_of (p, link, SORTIE_EVENT_RESOLVES);
  return sortie_event_propose (p, &event, 1) && !p->s->overflowed && !sortie_is_over (p);
}

static gboolean
run_link (SortiePlay *p, SortieFrame *f, SortieLink *link, guint16 index)
{
  const SortieLinkDecl *decl = &p->setup->rules->chain->kinds[link->kind];
  SortieOrigin origin;

  f->step = CHAIN_RESOLVED;
  if (f->done == 0)
    return fail (p, f, link, SORTIE_LINK_NEGATED, SORTIE_EVENT_NEGATED);
  link->flags |= SORTIE_LINK_STARTED;
  sortie_reaction_resolves (p, link);
  if (link->clause == SORTIE_NO_INDEX && decl->resolve == NULL)
    return TRUE;
  if (is_told (decl))
    sortie_link_takes_effect (p);
  origin = origin_of (p, link, index);
  if (link->clause != SORTIE_NO_INDEX)
    sortie_run (p, sortie_clause (p, link->clause)->program, &origin,
                names_targets_late (p) ? NULL : link);
  else
    decl->resolve (p, index);
  return FALSE;
}

static gboolean
resolve (SortiePlay *p, SortieFrame *f)
{
  guint16 newest = p->s->n_links - 1;

  if (p->s->n_links == (guint) sortie_slot (p, f, SLOT_BASE))
    {
      sortie_frame_end (p, f, 1);
      return FALSE;
    }
  return start_link (p, f, sortie_link (p, newest), newest);
}

/* Puts the newest link's card where it goes and takes the link off. */
static void
drop_newest (SortiePlay *p)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;

  if (policy->after != NULL)
    policy->after (p, p->s->n_links - 1);
  p->s->n_links--;
}

/* What the game does with the card may set something off. */
static gboolean
finish_link (SortiePlay *p, SortieFrame *f)
{
  const SortieLink *link = sortie_link (p, p->s->n_links - 1);

  if ((link->flags & SORTIE_LINK_STARTED) && sortie_link_changed_nothing (p))
    tell_link (p, link, SORTIE_EVENT_UNCHANGED);
  p->begun = 0;
  drop_newest (p);
  f->step = CHAIN_RESOLVE;
  return sortie_frame_top (p) == f && !p->s->overflowed && !sortie_is_over (p);
}

static inline gboolean
run_one_step (SortiePlay *p, SortieFrame *f)
{
  guint16 newest = p->s->n_links - 1;

  switch (f->step)
    {
    case CHAIN_ASK:
      return ask_answer (p, f);
    case CHAIN_ASKED:
      return take_answer (p, f);
    case CHAIN_RESOLVE:
      return resolve (p, f);
    case CHAIN_STARTED:
      return run_link (p, f, sortie_link (p, newest), newest);
    default:
      return finish_link (p, f);
    }
}

void
sortie_chain_step (SortiePlay *p, SortieFrame *f)
{
  while (run_one_step (p, f) && sortie_step_at_once (p))
    ;
}

void
sortie_chain_abandon (SortiePlay *p, SortieFrame *f)
{
  while (p->s->n_links > (guint) sortie_slot (p, f, 0))
    drop_newest (p);
}
