/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* demands.c: whether a clause lacks what it needs: a target, or something for the first choice that must be made. */
#include <sortie/language.h>
#include "eval/internal.h"
#include "language/internal.h"

static gboolean
lacks_one_of (guint16 program, guint16 set, SortieLack *ret)
{
  if (ret != NULL)
    *ret = (SortieLack){ .program = program, .set = set };
  return TRUE;
}

/* The card that is being played with the clause; SORTIE_NOTHING if no card is played. */
static SortieRef
played_with (const SortieContext *ctx, guint16 number)
{
  const SortieClause *clause = sortie_clause (ctx->p, number);
  gboolean plays = clause->kind == SORTIE_CLAUSE_PLAY || clause->flags & SORTIE_CLAUSE_HELD;
  return plays && sortie_ref_kind (ctx->self) == SORTIE_REF_CARD ? ctx->self : SORTIE_NOTHING;
}

static gboolean
lacks_candidates (const SortieContext *ctx, const SortieProgram *program, guint target,
                  SortieRef played)
{
  SortieRef refs[SORTIE_MAX_SET];
  guint at_least, at_most, n_others = 0;
  guint n = sortie_targets_candidates (ctx, program, target, refs, G_N_ELEMENTS (refs), &at_least,
                                       &at_most);
  for (guint i = 0; i < n; i++)
    n_others += played == SORTIE_NOTHING || refs[i] != played;
  return n_others < at_least;
}

gboolean
sortie_lacks_target (const SortieContext *ctx, guint16 clause, SortieLack *ret)
{
  const SortieCatalogue *catalogue = ctx->p->setup->catalogue;
  guint16 number = sortie_clause (ctx->p, clause)->program;
  const SortieProgram *program = &catalogue->programs[number];
  SortieRef played = played_with (ctx, clause);
  for (guint i = 0; i < program->n_targets; i++)
    if (lacks_candidates (ctx, program, i, played))
      return lacks_one_of (number, catalogue->targets[program->first_target + i].from, ret);
  return FALSE;
}

gboolean
sortie_lacks_demand (const SortieContext *ctx, guint16 clause, SortieLack *ret)
{
  if (sortie_lacks_target (ctx, clause, ret))
    return TRUE;
  guint16 program = sortie_clause (ctx->p, clause)->program;
  guint16 set = sortie_opening_lack (ctx, program);
  return set != SORTIE_NO_EXPR && lacks_one_of (program, set, ret);
}
