/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verbs.c: the framework's own verbs: choose, done, yes, no. (`pass-all` is in silence.c.)
 *
 * They answer the questions that any effect may ask. `done` also ends a decision of the game, if it is among the
 * decision's verbs.
 */
#include <sortie/table.h>
#include "flow/front-end.h"
#include "flow/internal.h"
#include "flow/pipeline.h"

static const gint32 *
candidates (const SortiePlay *p)
{
  return sortie_state_locals (p->s) + p->s->decision.list;
}

static gboolean
is_chosen (const SortieState *s, SortieRef ref)
{
  return model_is_among (ref, s->answers, s->n_answers);
}

gboolean
sortie_is_offered (const SortiePlay *p, SortieRef ref)
{
  for (guint i = 0; i < p->s->decision.n; i++)
    if ((SortieRef) candidates (p)[i] == ref)
      return !is_chosen (p->s, ref);
  return FALSE;
}

/* Any question that has a list, including a game's own. */
static gboolean
asks_for_choice (const SortiePlay *p)
{
  return p->s->decision.n > 0;
}

void
sortie_choose_candidates (const SortiePlay *p, SortieMoves *moves)
{
  for (guint i = 0; i < p->s->decision.n; i++)
    {
      SortieRef ref = candidates (p)[i];

      sortie_moves_add (moves, SORTIE_VERB_CHOOSE, 1, &ref);
    }
}

/* Whether the deciding seat sees which card it is: in a hand that it may not look into, it may know a card but not
 * which one it is. */
static gboolean
is_seen (const SortiePlay *p, SortieRef ref)
{
  guint8 seat = p->s->decision.seat;

  if (sortie_ref_kind (ref) == SORTIE_REF_CARD)
    return sortie_card_has_face (p, sortie_ref_index (ref), seat);
  return !(sortie_ref_hidden_from (p, ref) >> seat & 1);
}

/* Always returns FALSE. If the seat does not see a thing, the refusal does not reveal what the thing is not. */
static gboolean
refuse_choice (const SortiePlay *p, SortieRef ref, SortieRefusal *why)
{
  guint question = p->s->decision.kind;
  SortieLack lack;

  if (is_seen (p, ref) && !is_chosen (p->s, ref) && sortie_choice_lack (p, ref, &lack))
    return sortie_refuse_lack (why, p, question, ref, &lack);
  return sortie_refuse_under (why, sortie_rule_of_question (p->setup, question),
                              is_chosen (p->s, ref) ? SORTIE_REASON_CHOSEN : SORTIE_REASON_NOT_OFFERED, ref, 0, 0);
}

gboolean
sortie_choose_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  if (!asks_for_choice (p))
    return sortie_refuse (why, SORTIE_REASON_NOT_ASKED, 0, 0, 0, 0);
  if (!sortie_is_offered (p, move->arg[0]))
    return why != NULL && refuse_choice (p, move->arg[0], why);
  return TRUE;
}

void
sortie_choose_apply (SortiePlay *p, const SortieMove *move)
{
  SortieState *s = p->s;

  if (model_fits (p, "answers", s->n_answers + 1u, SORTIE_MAX_ANSWERS))
    s->answers[s->n_answers++] = move->arg[0];
  if (s->overflowed || s->n_answers == s->decision.max)
    s->decision.kind = SORTIE_ASK_NOTHING;
}

/* Always returns FALSE. */
static gboolean
refuse_so_few (const SortiePlay *p, SortieRefusal *why)
{
  const char *rule = sortie_rule_of_question (p->setup, p->s->decision.kind);

  return sortie_refuse_under (why, rule != NULL ? rule : p->setup->rules->number_rule, SORTIE_REASON_TOO_FEW, 0,
                              p->s->decision.min, p->s->n_answers);
}

/* Whether this is the framework's question, or a question of the game with the same answers. */
static gboolean
asks_yes_or_no (const SortiePlay *p)
{
  return sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), SORTIE_VERB_YES);
}

gboolean
sortie_done_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  const SortieDecision *d = &p->s->decision;

  if (asks_yes_or_no (p) || (d->min > 0 && !asks_for_choice (p)))
    return sortie_refuse (why, SORTIE_REASON_NOT_ASKED, 0, 0, 0, 0);
  if (p->s->n_answers < d->min
      && !(d->kind == SORTIE_ASK_ORDER && sortie_triggers_optional (p) != SORTIE_OPTIONAL_NONE))
    return refuse_so_few (p, why);
  return TRUE;
}

void
sortie_done_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  if (!asks_for_choice (p))
    sortie_say_done (p);
  p->s->decision.kind = SORTIE_ASK_NOTHING;
}

gboolean
sortie_yes_no_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  if (!asks_yes_or_no (p))
    return sortie_refuse (why, SORTIE_REASON_NOT_ASKED, 0, 0, 0, 0);
  return TRUE;
}

void
sortie_yes_no_apply (SortiePlay *p, const SortieMove *move)
{
  SortieState *s = p->s;

  s->answers[s->n_answers++] = sortie_ref (SORTIE_REF_NUMBER, move->verb == SORTIE_VERB_YES);
  s->decision.kind = SORTIE_ASK_NOTHING;
}
