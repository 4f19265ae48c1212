/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* unchanged.c: whether a link that took effect has changed anything.
 *
 * Nothing in a match depends on it, so it is looked at only where somebody is told, and kept beside
 * the state, for the innermost of links that run within one another: what another link ran within has
 * told at least that.
 */
#include "flow/pipeline.h"

void
sortie_link_takes_effect (SortiePlay *p)
{
  if (p->watch == NULL || p->watch->happened == NULL)
    return;
  p->begun = p->s->n_links;
  p->stirred = FALSE;
  p->table = sortie_state_table_hash (p->s);
}

gboolean
sortie_link_changed_nothing (const SortiePlay *p)
{
  return p->watch != NULL && p->begun == p->s->n_links && !p->stirred
         && p->table == sortie_state_table_hash (p->s);
}
