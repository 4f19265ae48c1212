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

static guint16
clause_of_program (const SortieCatalogue *catalogue, guint16 program)
{
  guint16 i = 0;

  while (i < catalogue->n_clauses && catalogue->clauses[i].program != program)
    i++;
  return i;
}

/* The clause whose effects run, or are offered; none: n_clauses or more. */
static guint16
clause_asking (const SortiePlay *p, const SortieFrame *top)
{
  if (!top->native)
    return clause_of_program (p->setup->catalogue, top->code);
  if (p->s->decision.kind != SORTIE_ASK_YES_NO)
    return SORTIE_NO_INDEX;
  if (top->code == SORTIE_PROC_EVENTS)
    return sortie_events_offered (p, top);
  if (top->code == SORTIE_PROC_TRIGGERS)
    return sortie_triggers_offered (p, top);
  return SORTIE_NO_INDEX;
}

const char *
sortie_ability_asking (const SortiePlay *p)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  const SortieFrame *top = sortie_frame_top (p);
  guint16 clause = top != NULL ? clause_asking (p, top) : SORTIE_NO_INDEX;
  guint16 keyword = sortie_clause_keyword (catalogue, clause);

  return keyword != SORTIE_NO_INDEX ? sortie_keyword_name (catalogue, keyword) : NULL;
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
  return of_ability (p, clause_asking (p, top));
}
