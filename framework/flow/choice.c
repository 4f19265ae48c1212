/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* choice.c: reports choices: to the log, if a card asked; with the values that a card compares, if somebody else chose
 * for a seat that decides nothing itself. */
#include "flow/front-end.h"
#include "flow/internal.h"
#include "flow/pipeline.h"

static guint
kind_of (guint ask)
{
  switch (ask)
    {
    case SORTIE_ASK_TARGET:
      return SORTIE_VERDICT_TARGET;
    case SORTIE_ASK_ORDER:
      return SORTIE_VERDICT_ORDER;
    case SORTIE_ASK_REPLACE:
      return SORTIE_VERDICT_REPLACE;
    case SORTIE_ASK_YES_NO:
      return SORTIE_VERDICT_OFFER;
    default:
      return SORTIE_VERDICT_CHOICE;
    }
}

/* The <choose> in a card's program that asks, or NULL if something else asks. */
static const SortieInstruction *
asking (const SortiePlay *p, const SortieFrame *f)
{
  const SortieInstruction *i;

  if (f->native || p->s->decision.put != SORTIE_ASK_CHOOSE)
    return NULL;
  i = sortie_instruction (p->setup->catalogue, f->code, sortie_frame_instruction (f));
  return i->op == SORTIE_OP_CHOOSE ? i : NULL;
}

/* Adds what was offered. If the card takes the best of these, adds everything among which it looks. */
static void
add_offered (const SortiePlay *p, SortieVerdict *v)
{
  const SortieDecision *d = &p->s->decision;
  const SortieRef *offered = (const SortieRef *) sortie_state_locals (p->s) + d->list;
  const SortieFrame *f = sortie_frame_top (p);
  const SortieInstruction *choose = asking (p, f);
  SortieContext ctx;

  if (choose != NULL)
    {
      ctx = sortie_context_of_frame (p, f);
      sortie_verdict_add_set (v, &ctx, (guint16) choose->arg[1]);
      return;
    }
  for (guint i = 0; i < d->n; i++)
    sortie_verdict_add (v, offered[i]);
}

static void
mark_answers (const SortiePlay *p, SortieVerdict *v)
{
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);

  if (p->s->decision.put == SORTIE_ASK_YES_NO && sortie_answered_yes (p))
    sortie_verdict_add (v, answers[0])->is_chosen = TRUE;
  for (guint i = 0; i < n; i++)
    sortie_verdict_choose (v, answers[i]);
}

void
sortie_choice_tell (const SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, d->put);
  const SortieFrame *f = sortie_frame_top (p);
  SortieVerdict v;

  if (!sortie_verdict_wanted (p) || d->whose == d->seat || decl->verdict_of_its_own)
    return;
  sortie_verdict_init (&v, kind_of (d->put), d->whose);
  sortie_verdict_about (&v, d->about_def);
  v.rule = sortie_rule_of_question (p->setup, d->put);
  v.program = f->native ? 0 : f->code;
  v.settled = d->put == SORTIE_ASK_YES_NO || d->min < d->n;
  add_offered (p, &v);
  mark_answers (p, &v);
  sortie_verdict_tell (p, &v);
}

gboolean
sortie_choice_lack (const SortiePlay *p, SortieRef ref, SortieLack *ret)
{
  const SortieFrame *f = sortie_frame_top (p);
  const SortieInstruction *choose = asking (p, f);
  SortieContext ctx = sortie_context_of_frame (p, f);
  guint target = sortie_frame_instruction (f);
  guint16 program = f->native ? 0 : f->code;
  gboolean lacks;

  if (p->s->decision.kind == SORTIE_ASK_TARGET)
    {
      if (f->native)
        program = sortie_chain_target_asked (p, &target);
      return program != 0 && sortie_targets_lack (&ctx, program, target, ref, ret);
    }
  lacks = choose != NULL && sortie_lack_of_set (&ctx, (guint16) choose->arg[1], ref, ret);
  if (lacks)
    ret->program = program;
  return lacks;
}

gboolean
sortie_skipped_lack (const SortiePlay *p, SortieRef ref, SortieLack *ret)
{
  guint16 link = sortie_announced (p, NULL), program, clause;
  SortieOrigin origin;
  guint target;

  if (link == SORTIE_NO_INDEX || sortie_chain_target_asked (p, &target) != 0)
    return FALSE;
  clause = sortie_link (p, link)->clause;
  program = clause != SORTIE_NO_INDEX ? sortie_clause (p, clause)->program : 0;
  origin = sortie_link_origin (p, link);
  return program != 0
         && sortie_targets_unnamed_lack (p, program, sortie_link (p, link), &origin, ref, ret);
}

guint
sortie_chosen (const SortiePlay *p, G_GNUC_UNUSED const SortieEvent *event, SortieRef *ret, guint max)
{
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);

  return model_copy_refs (answers, n, ret, MIN (max, (guint) event->amount));
}

/* Whether everybody can see all of them. A choice from a hand is not told: what happens with the cards tells it. */
static gboolean
are_public (const SortiePlay *p, const SortieRef *refs, guint n)
{
  for (guint i = 0; i < n; i++)
    if (sortie_ref_hidden_from (p, refs[i]) != 0)
      return FALSE;
  return n > 0;
}

static gboolean
is_public (const SortiePlay *p)
{
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);

  return are_public (p, answers, n);
}

/* Whether the card offers to do something with what was chosen for it before, as the log has told. */
static gboolean
offers_for_a_choice (const SortiePlay *p, const SortieFrame *f)
{
  const SortieInstruction *first, *i;
  const SortieRef *chosen;

  if (f->native || p->s->decision.put != SORTIE_ASK_YES_NO)
    return FALSE;
  first = sortie_instruction (p->setup->catalogue, f->code, 0);
  i = first + sortie_frame_instruction (f);
  if (i->op != SORTIE_OP_MAY)
    return FALSE;
  while (i-- > first)
    if (i->op == SORTIE_OP_CHOOSE)
      {
        guint n = sortie_slot_list (p, f, (guint) i->arg[0], &chosen);

        return are_public (p, chosen, n);
      }
  return FALSE;
}

/* A seat that is asked in place of another has decided something only if some of the offered things are left over. */
static guint8
chooser (const SortiePlay *p)
{
  const SortieDecision *d = &p->s->decision;
  const SortieRef *answers;

  return sortie_answers (p, &answers) == d->n ? d->whose : d->seat;
}

/* "Cannot be a target" on a card that was chosen seems to have been overlooked. */
static void
tell_unaimed (SortiePlay *p, const SortieFrame *f)
{
  const SortieContext ctx = sortie_context_of_frame (p, f);
  SortieEvent event = sortie_event_from (p, f, SORTIE_EVENT_UNAIMED, f->seat);
  const SortieRef *answers;
  const guint n = sortie_answers (p, &answers);

  for (guint i = 0; i < n; i++)
    if (!sortie_may_be_target (&ctx, answers[i]))
      {
        event.subject = answers[i];
        sortie_event_tell (p, &event);
      }
}

/* If there was no answer, tells that the offer was declined. */
void
sortie_choice_log (SortiePlay *p)
{
  const SortieFrame *f = sortie_frame_top (p);
  const SortieRef *answers;
  SortieEvent event;
  gboolean declines = offers_for_a_choice (p, f) && !sortie_answered_yes (p);

  if (!declines && (asking (p, f) == NULL || !is_public (p)))
    return;
  event = sortie_event_from (p, f, SORTIE_EVENT_CHOICE, chooser (p));
  event.amount = declines ? 0 : (gint) sortie_answers (p, &answers);
  sortie_event_tell (p, &event);
  if (asking (p, f) != NULL)
    tell_unaimed (p, f);
}
