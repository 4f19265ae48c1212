/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* announce.c: announcing a link: it goes on the chain, its targets are named, and it is paid for.
 *
 * The move can be given up until the payment. A link that does not answer one of an open chain opens a new chain.
 */
#include <sortie/query.h>
#include "flow/front-end.h"
#include "flow/internal.h"
#include "flow/pipeline.h"

enum
{
  ANNOUNCE_TARGETS, /* ask for the target at SLOT_TARGET */
  ANNOUNCE_NAMED,   /* the target was named */
  ANNOUNCE_PAY,
  ANNOUNCE_DONE,
};

enum
{
  SLOT_LINK,
  SLOT_COST,
  SLOT_ANSWERS, /* whether it answers a link of an open chain */
  SLOT_TARGET,  /* which <target> to name next */
  N_ANNOUNCE_SLOTS,
};

void
sortie_announce (SortiePlay *p, const SortieLink *link, gint cost, gboolean tentative)
{
  guint16 answered = sortie_chain_open (p);
  const SortieArg args[] = { SORTIE_NUMBER (p->s->n_links), SORTIE_NUMBER (cost),
                             SORTIE_NUMBER (answered != SORTIE_NO_INDEX) };
  SortieLink announced = *link;
  SortieOrigin origin;

  if (!model_fits (p, "links", p->s->n_links + 1u, p->s->cap_links))
    return;
  announced.answers = answered;
  if (p->setup->rules->chain->kinds[link->kind].stands)
    announced.flags |= SORTIE_LINK_STANDS;
  announced.event = sortie_reaction_announced (p, link->card);
  origin = sortie_origin_of_link (p, &announced, p->s->n_links);
  if (sortie_call (p, SORTIE_PROC_ANNOUNCE, &origin, N_ANNOUNCE_SLOTS, G_N_ELEMENTS (args), args)
      == NULL)
    return;
  sortie_state_links (p->s)[p->s->n_links++] = announced;
  p->s->tentative = tentative;
}

/* The announcement that is in progress: the newest one, which may be waiting for its payment. */
static SortieFrame *
announcing (const SortiePlay *p)
{
  return sortie_frame_running (p, SORTIE_PROC_ANNOUNCE);
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

/* Each step returns whether the next one may follow at once. */

static gboolean
ask_target (SortiePlay *p, SortieFrame *f)
{
  SortieLink *link = sortie_link (p, sortie_slot (p, f, SLOT_LINK));
  const SortieProgram *program = sortie_clause_program (p, link->clause);
  SortieContext ctx = sortie_context_of_frame (p, f);
  guint target = sortie_slot (p, f, SLOT_TARGET), at_least, at_most, n;
  SortieRef refs[SORTIE_MAX_SET];

  if (program == NULL || target >= program->n_targets || sortie_names_targets_late (p))
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

  if (!model_fits (p, "targets", link->n_targets + n, SORTIE_MAX_TARGETS))
    return FALSE;
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
    sortie_chain_begin (p, link);
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
