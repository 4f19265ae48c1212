/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* offer.c: what a seat agrees to when it answers yes to a card: the printer's sentences. */
#include "effect/printer.h"
#include "flow/pipeline.h"

/* All that the ability does. */
static char *
of_ability (const SortiePlay *p, guint16 clause)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;

  if (clause >= catalogue->n_clauses)
    return NULL;
  return sortie_effects_describe (catalogue, catalogue->clauses[clause].program, 0);
}

char *
sortie_offer_describe (const SortiePlay *p)
{
  const SortieFrame *top = sortie_frame_top (p);

  if (p->s->decision.kind != SORTIE_ASK_YES_NO || p->s->decision.about_def == 0 || top == NULL)
    return NULL;
  if (!top->native)
    return sortie_effects_describe (p->setup->catalogue, top->code,
                                    sortie_frame_instruction (top));
  if (top->code == SORTIE_PROC_EVENTS)
    return of_ability (p, sortie_events_offered (p, top));
  if (top->code == SORTIE_PROC_TRIGGERS)
    return of_ability (p, sortie_triggers_offered (p, top));
  return NULL;
}
