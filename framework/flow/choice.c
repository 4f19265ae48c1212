/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* choice.c: what somebody chose in place of a seat that decides nothing itself, told with what the
 * card that asks compares. */
#include "flow/pipeline.h"
#include "flow/questions.h"

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

/* The <choose> of a card's program that asks, NULL when something else does. */
static const SortieInstruction *
asking (const SortiePlay *p, const SortieFrame *f)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieInstruction *i;

  if (f->native || p->s->decision.put != SORTIE_ASK_CHOOSE)
    return NULL;
  i = &catalogue->instructions[catalogue->programs[f->code].first + sortie_frame_instruction (f)];
  return i->op == SORTIE_OP_CHOOSE ? i : NULL;
}

/* What was offered; of a card that takes the best of them all those among which it looks. */
static void
add_candidates (const SortiePlay *p, SortieVerdict *v)
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
  add_candidates (p, &v);
  mark_answers (p, &v);
  sortie_verdict_tell (p, &v);
}
