/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* foresee.c: what would answer an event if it were proposed now. Proposes nothing and asks nobody. */
#include "flow/pipeline.h"

typedef struct
{
  const SortiePlay *p;
  const SortieEvent *event;
  SortieReplaced replaced;
} Foreseeing;

static gboolean
foresee (gpointer data, const SortieActive *active)
{
  Foreseeing *c = data;
  gboolean adjusts = (sortie_clause (c->p, active->clause)->flags & SORTIE_CLAUSE_ADJUSTS) != 0;
  SortieContext ctx;

  if (sortie_answers_event (c->p, active, c->event, &ctx))
    c->replaced = MAX (c->replaced, adjusts ? SORTIE_ADJUSTED : SORTIE_REPLACED);
  return c->replaced != SORTIE_REPLACED;
}

static gboolean
may_come_from_a_hand (const SortiePlay *p, guint type)
{
  return sortie_is_answered_from_hands (p, type) && sortie_reactions_may_answer (p, type);
}

SortieReplaced
sortie_event_is_replaced (const SortiePlay *p, const SortieEvent *event)
{
  Foreseeing c = { p, event, SORTIE_NOT_REPLACED };

  if (may_come_from_a_hand (p, event->type))
    return SORTIE_REPLACED;
  sortie_each_active (p, SORTIE_CLAUSE_REPLACE, event->type, foresee, &c);
  return c.replaced;
}

gboolean
sortie_event_is_answered (const SortiePlay *p, const SortieEvent *event)
{
  Foreseeing c = { p, event, SORTIE_NOT_REPLACED };

  if (sortie_event_is_replaced (p, event) != SORTIE_NOT_REPLACED)
    return TRUE;
  sortie_each_active (p, SORTIE_CLAUSE_TRIGGER, event->type, foresee, &c);
  return c.replaced != SORTIE_NOT_REPLACED;
}
