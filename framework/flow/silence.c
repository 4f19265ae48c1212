/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* silence.c: the verb `pass-all`, and whether it still applies. */
#include <sortie/event.h>
#include "flow/front-end.h"
#include "flow/internal.h"
#include "flow/pipeline.h"

static gboolean
may_be_silenced (const SortiePlay *p)
{
  return sortie_is_answered_by (sortie_decision_decl (p->setup, p->s->decision.kind), SORTIE_VERB_PASS_ALL);
}

gboolean
sortie_silence_is_kept (const SortiePlay *p)
{
  const SortieDecision *decision = &p->s->decision;

  return decision->kind == SORTIE_ASK_NOTHING || !sortie_is_silent (p, decision->seat)
         || !may_be_silenced (p);
}

/* If the question itself hides nothing, it is asked only when there is something to decide. */
gboolean
sortie_pass_all_check (const SortiePlay *p, G_GNUC_UNUSED const SortieMove *move, SortieRefusal *why)
{
  const SortieDecisionDecl *decision = sortie_decision_decl (p->setup, p->s->decision.kind);

  return decision->is_secret == NULL || decision->is_secret (p)
         || sortie_refuse (why, SORTIE_REASON_ASKED_RARELY, 0, 0, 0, 0);
}

/* An open window ends with `done`, so there is a word for that. */
static gboolean
may_be_done (const SortiePlay *p)
{
  SortieMove declining;

  return sortie_move_declining (p, &declining) && declining.verb == SORTIE_VERB_DONE;
}

void
sortie_refuse_passing (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  guint reason = p->setup->rules->nothing_to_pass;

  if (may_be_done (p))
    sortie_refuse (why, reason != SORTIE_REASON_NONE ? reason : SORTIE_REASON_NO_CHANCE, 0, 0, 0, 0);
  else
    sortie_refuse_unasked (why, sortie_verb (p->setup, move->verb));
}

void
sortie_pass_all_apply (SortiePlay *p, G_GNUC_UNUSED const SortieMove *move)
{
  p->s->turn.silent |= 1u << p->s->decision.seat;
  sortie_say_done (p);
  p->s->decision.kind = SORTIE_ASK_NOTHING;
}
