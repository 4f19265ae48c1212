/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* link.c: what a link is, whom it acts for, and whether it changed anything. */
#include <sortie/event.h>
#include "flow/pipeline.h"

SortieLink *
sortie_link (const SortiePlay *p, guint16 link)
{
  return &sortie_state_links (p->s)[link];
}

const SortieProgram *
sortie_clause_program (const SortiePlay *p, guint16 clause)
{
  if (clause == SORTIE_NO_INDEX)
    return NULL;
  return &p->setup->catalogue->programs[sortie_clause (p, clause)->program];
}

gboolean
sortie_names_targets_late (const SortiePlay *p)
{
  const SortieChainPolicy *policy = p->setup->rules->chain;

  return policy->names_targets_late != NULL && policy->names_targets_late (p);
}

SortieOrigin
sortie_origin_of_link (const SortiePlay *p, const SortieLink *link, guint16 index)
{
  return (SortieOrigin){ .seat = link->seat,
                         .cause = p->setup->rules->chain->kinds[link->kind].cause,
                         .side = link->side,
                         .source = link->source,
                         .source_def = link->source_def,
                         .link = index,
                         .event = link->event != SORTIE_NO_INDEX
                                      ? &sortie_state_events (p->s)[link->event]
                                      : NULL };
}

SortieOrigin
sortie_link_origin (const SortiePlay *p, guint16 link)
{
  return sortie_origin_of_link (p, sortie_link (p, link), link);
}

SortieLink
sortie_link_of (const SortiePlay *p, guint8 kind, guint8 seat, SortieRef source)
{
  return (SortieLink){ .kind = kind,
                       .seat = seat,
                       .clause = SORTIE_NO_INDEX,
                       .card = SORTIE_NO_INDEX,
                       .event = SORTIE_NO_INDEX,
                       .side = sortie_side_of_thing (p, seat, source),
                       .source = source,
                       .source_def = sortie_identity (p, source) };
}

/* The newest link is the one that is resolving. */
guint
sortie_resolving_targets (const SortiePlay *p, G_GNUC_UNUSED const SortieEvent *event, SortieRef *ret,
                          guint max)
{
  const SortieLink *link = p->s->n_links > 0 ? sortie_link (p, p->s->n_links - 1) : NULL;
  guint n = 0;

  for (guint i = 0; link != NULL && i < link->n_targets && n < max; i++)
    if (!model_has_left (p, link->target[i]))
      ret[n++] = link->target[i];
  return n;
}

/* Nothing in a match depends on whether a link changed anything. So we find out only if somebody listens, and the
 * listener keeps it, for the innermost of nested links: a link that contains another has told at least that one. */

void
sortie_link_takes_effect (const SortiePlay *p)
{
  SortieTold *told = sortie_told (p);

  if (told != NULL)
    *told = (SortieTold){ .begun = p->s->n_links, .table = sortie_state_table_hash (p->s) };
}

gboolean
sortie_link_changed_nothing (const SortiePlay *p)
{
  const SortieTold *told = sortie_told (p);

  return told != NULL && told->begun == p->s->n_links && !told->stirred
         && told->table == sortie_state_table_hash (p->s);
}

void
sortie_link_is_over (const SortiePlay *p)
{
  SortieTold *told = sortie_told (p);

  if (told != NULL)
    told->begun = 0;
}
