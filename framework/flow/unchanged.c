/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* unchanged.c: whether a link that took effect has changed anything.
 *
 * Nothing in a match depends on it, so it is looked at only where somebody is told, and kept beside
 * the state, for the innermost of links that run within one another: what another link ran within
 * has told at least that.
 */
#include "flow/pipeline.h"

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
