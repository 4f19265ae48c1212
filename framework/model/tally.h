/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* tally.h: counts what takes effect in the matches of a set-up, if the caller lends a tally.
 *
 * Without a tally the only cost is a test of a pointer wherever an ability applies, a program begins or a frame has
 * run.
 */
#pragma once
#include <sortie/state.h>

struct SortieTally
{
  guint32 *clauses;  /* per clause of the catalogue: how often it applied to something */
  guint32 *programs; /* per program: how often it began */
  SortieBounds peak; /* the greatest number of each thing at one time */
};

static inline void
sortie_tally_clause (const SortiePlay *p, guint16 clause)
{
  if (G_UNLIKELY (p->setup->tally != NULL))
    p->setup->tally->clauses[clause]++;
}

static inline void
sortie_tally_program (const SortiePlay *p, guint16 program)
{
  if (G_UNLIKELY (p->setup->tally != NULL))
    p->setup->tally->programs[program]++;
}

static inline void
sortie_tally_peak (const SortiePlay *p)
{
  SortieTally *tally = p->setup->tally;

  if (G_LIKELY (tally == NULL))
    return;
#define X(name, type) tally->peak.name = MAX (tally->peak.name, p->s->n_##name);
  SORTIE_STATE_ARRAYS (X)
#undef X
}
