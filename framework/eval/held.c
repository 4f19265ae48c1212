/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* held.c: what a card can do while it is held in a hand: clauses with held="yes" that do not answer an event
 * (flow/reaction.c handles those that do).
 *
 * They belong to the card alone: nothing grants them or takes them away. A change among them counts only when the value
 * is asked of the card, or against it.
 */
#include <sortie/query.h>
#include "eval/internal.h"
#include "language/internal.h"

/* Whether the card's zone is a hand: only its seat or team may look at it, and it has no order. */
static gboolean
is_in_a_hand (const SortiePlay *p, guint16 card)
{
  guint16 zone = sortie_card (p, card)->zone;
  const SortieZoneDecl *decl;

  if (zone == SORTIE_NO_INDEX || sortie_zone_seat (p, zone) == SORTIE_NO_SEAT)
    return FALSE;
  decl = &p->setup->zones[sortie_zone_decl (p, zone)];
  return !decl->ordered
         && (decl->faces == SORTIE_SEEN_BY_OWNER || decl->faces == SORTIE_SEEN_BY_TEAM);
}

static gboolean
is_held_wanted (const SortieClause *clause, SortieClauseKind kind, guint key)
{
  return clause->kind == kind && (clause->flags & SORTIE_CLAUSE_HELD)
         && (key == EVAL_ANY_KEY || clause->key == key);
}

void
eval_each_held (const SortiePlay *p, guint16 card, SortieClauseKind kind, guint key,
                SortieVisit visit, gpointer data)
{
  guint16 def = sortie_card (p, card)->def, number;
  SortieClauseIter iter;

  if (!is_in_a_hand (p, card))
    return;
  sortie_clause_iter_init_def (&iter, p->setup->catalogue, def);
  while ((number = sortie_clause_iter_next (&iter)) != SORTIE_NO_INDEX)
    if (is_held_wanted (sortie_clause (p, number), kind, key))
      {
        SortieActive active = eval_active_of (p, sortie_ref_card (card), def, number);

        if (!visit (data, &active))
          return;
      }
}

void
eval_count_held (SortiePlay *p)
{
  SortieFromHands *held = &p->s->from_hands;

  for (; held->n < p->s->n_cards; held->n++)
    {
      const SortieDef *def = sortie_def (p, sortie_card (p, held->n)->def);

      held->events |= def->masks.held;
      held->values |= def->held_values;
    }
}

guint
sortie_held_abilities (const SortiePlay *p, guint16 card, guint16 *ret, guint max)
{
  EvalListing listing = { ret, 0, max };

  eval_each_held (p, card, SORTIE_CLAUSE_ABILITY, EVAL_ANY_KEY, eval_list_clause, &listing);
  return listing.n;
}
