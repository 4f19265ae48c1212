/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* chain.c: links, answers and the resolution of a chain. announce.c puts the links there.
 *
 * The links of all running chains are on one stack in the state. The frame of SORTIE_PROC_CHAIN owns those from its
 * base up. A chain that opens while another resolves is above it, and runs to its end first.
 */
#include "flow/pipeline.h"

enum
{
  CHAIN_ASK,
  CHAIN_ASKED,
  CHAIN_RESOLVE,
  CHAIN_STARTED, /* told that the newest link resolves; a card may have cancelled it in answer */
  CHAIN_RESOLVED,
};

enum
{
  SLOT_BASE,   /* the first link of this chain */
  SLOT_NEWEST, /* how many links there were when a seat was last asked */
  SLOT_PASSED, /* the seats that were asked about the newest link or did not want to be, a bit each */
  N_CHAIN_SLOTS,
};

guint16
sortie_chain_open (const SortiePlay *p)
{
  const SortieFrame *top = sortie_frame_top (p);

  if (!sortie_frame_runs (top, SORTIE_PROC_CHAIN) || top->step != CHAIN_ASKED)
    return SORTIE_NO_INDEX;
  return p->s->n_links - 1;
}

void
sortie_chain_begin (SortiePlay *p, guint base)
{
  const SortieArg args[] = { SORTIE_NUMBER (base) };
  SortieOrigin origin = sortie_origin_rules (sortie_link (p, base)->seat);

  sortie_call (p, SORTIE_PROC_CHAIN, &origin, N_CHAIN_SLOTS, G_N_ELEMENTS (args), args);
}

gboolean
sortie_has_passed (const SortiePlay *p, guint8 seat)
{
  const SortieFrame *top = sortie_frame_top (p);

  return sortie_frame_runs (top, SORTIE_PROC_CHAIN)
         && (sortie_slot (p, top, SLOT_PASSED) >> seat & 1);
}

/* The next seat to ask; SORTIE_NO_SEAT if all have been asked. */
static guint8
next_responder (SortiePlay *p, SortieFrame *f)
{
  while (TRUE)
    {
      guint8 seat = p->setup->rules->chain->responder (p, p->s->n_links - 1);

      if (seat == SORTIE_NO_SEAT || sortie_has_passed (p, seat))
        return SORTIE_NO_SEAT;
      sortie_slot_set (p, f, SLOT_PASSED, sortie_slot (p, f, SLOT_PASSED) | 1 << seat);
      if (!sortie_is_silent (p, seat) && !sortie_is_out (p, seat))
        return seat;
    }
}

static gboolean
ask_answer (SortiePlay *p, SortieFrame *f)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;
  guint16 newest = p->s->n_links - 1;
  guint8 seat = next_responder (p, f);

  if (seat == SORTIE_NO_SEAT)
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

void
sortie_chain_ask_anew (SortiePlay *p)
{
  SortieFrame *top = sortie_frame_top (p);

  if (sortie_chain_open (p) == SORTIE_NO_INDEX || p->s->tentative)
    return;
  sortie_slot_set (p, top, SLOT_PASSED,
                   sortie_slot (p, top, SLOT_PASSED) & ~(1 << p->s->decision.seat));
  p->s->decision.kind = SORTIE_ASK_NOTHING;
}

/* An answer is a new link, which every seat may answer in turn. After a pass the next seat is asked. */
static gboolean
take_answer (SortiePlay *p, SortieFrame *f)
{
  if (p->s->n_links > (guint) sortie_slot (p, f, SLOT_NEWEST))
    sortie_slot_set (p, f, SLOT_PASSED, 0);
  f->step = CHAIN_ASK;
  return TRUE;
}

static SortieEvent
event_of_link (const SortiePlay *p, const SortieLink *link, guint type)
{
  SortieEvent event = sortie_event_from (p, NULL, type, link->seat);

  event.actor = link->seat;
  event.cause = p->setup->rules->chain->kinds[link->kind].cause;
  event.source = link->source;
  event.source_def = link->source_def;
  event.amount = 1 + link->kind; /* for {link} in the sentence */
  return event;
}

static void
tell_link (SortiePlay *p, const SortieLink *link, guint type)
{
  SortieEvent event = event_of_link (p, link, type);

  sortie_event_tell (p, &event);
}

/* A link that has lost all its targets does nothing. */
static gboolean
has_lost_its_targets (const SortiePlay *p, const SortieLink *link, const SortieOrigin *origin)
{
  const SortieProgram *program = sortie_clause_program (p, link->clause);

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
fail_link (SortiePlay *p, SortieFrame *f, SortieLink *link, SortieLinkFlags flag, guint type)
{
  link->flags |= flag;
  tell_link (p, link, type);
  f->step = CHAIN_RESOLVED;
  return TRUE;
}

/* Units and orders tell of their effects themselves. */
static gboolean
is_told (const SortieLinkDecl *decl)
{
  return !decl->tells_itself
         && (decl->cause == SORTIE_CAUSE_PLAY || decl->cause == SORTIE_CAUSE_ABILITY);
}

/* Tells that the newest link resolves, which things in play may answer. */
static gboolean
start_link (SortiePlay *p, SortieFrame *f, SortieLink *link, guint16 index)
{
  SortieOrigin origin = sortie_origin_of_link (p, link, index);
  SortieEvent event;

  f->step = CHAIN_STARTED;
  f->done = 1;
  if (link->flags & SORTIE_LINK_NEGATED)
    return fail_link (p, f, link, SORTIE_LINK_NEGATED, SORTIE_EVENT_NEGATED);
  if (fizzles (p, index, &origin))
    return fail_link (p, f, link, SORTIE_LINK_FIZZLED, SORTIE_EVENT_FIZZLED);
  if (!is_told (&p->setup->rules->chain->kinds[link->kind]))
    return TRUE;
  event = event_of_link (p, link, SORTIE_EVENT_RESOLVES);
  return sortie_event_propose (p, &event, 1) && !p->s->overflowed && !sortie_is_over (p);
}

static gboolean
run_link (SortiePlay *p, SortieFrame *f, SortieLink *link, guint16 index)
{
  const SortieLinkDecl *decl = &p->setup->rules->chain->kinds[link->kind];
  SortieOrigin origin;

  f->step = CHAIN_RESOLVED;
  if (f->done == 0)
    return fail_link (p, f, link, SORTIE_LINK_NEGATED, SORTIE_EVENT_NEGATED);
  link->flags |= SORTIE_LINK_STARTED;
  sortie_reaction_resolves (p, link);
  if (link->clause == SORTIE_NO_INDEX && decl->resolve == NULL)
    return TRUE;
  if (!decl->stands)
    sortie_link_takes_effect (p);
  origin = sortie_origin_of_link (p, link, index);
  if (link->clause != SORTIE_NO_INDEX)
    sortie_run (p, sortie_clause (p, link->clause)->program, &origin,
                sortie_names_targets_late (p) ? NULL : link);
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

/* Moves the newest link's card to its destination and removes the link. */
static void
drop_newest (SortiePlay *p)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;

  if (policy->after != NULL)
    policy->after (p, p->s->n_links - 1);
  p->s->n_links--;
}

/* What the game does with the card may trigger something. */
static gboolean
finish_link (SortiePlay *p, SortieFrame *f)
{
  const SortieLink *link = sortie_link (p, p->s->n_links - 1);

  if ((link->flags & SORTIE_LINK_STARTED) && sortie_link_changed_nothing (p))
    tell_link (p, link, SORTIE_EVENT_UNCHANGED);
  sortie_link_is_over (p);
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
