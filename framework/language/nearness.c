/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* nearness.c: how far from its source an ability can have an effect, and whether it spares friends.
 *
 * "Enemies next to this unit" is evaluated again and again for every piece, and most of them are far away. So we look
 * for distances once, when loading the content: in a set restricted by `where`, with (among other tests) `near
 * what="it" to="self"`. In the same way we look once for sets that never have pieces of the own team.
 */
#include "language/compiler.h"
#include "language/internal.h"

#define ANYWHERE (G_MAXUINT8 + 1u)

static guint within_of_test (const SortieCatalogue *catalogue, guint16 test);

static guint
op_of (const SortieCatalogue *catalogue, gint expr)
{
  return catalogue->exprs[expr].op;
}

static guint
within_of_near (const SortieCatalogue *catalogue, const SortieExpr *e)
{
  const SortieExpr *within = &catalogue->exprs[e->arg[2]];
  gboolean of_self = op_of (catalogue, e->arg[0]) == SORTIE_EXPR_SET_IT
                     && op_of (catalogue, e->arg[1]) == SORTIE_EXPR_SET_SELF;
  return of_self && within->op == SORTIE_EXPR_NUM_CONST
                 && within->arg[0] > 0 && within->arg[0] <= G_MAXUINT8
             ? (guint) within->arg[0]
             : ANYWHERE;
}

static guint
least_of_all (const SortieCatalogue *catalogue, const SortieExpr *e)
{
  guint least = ANYWHERE;
  for (guint i = 0; i < e->n_args; i++)
    {
      guint within = within_of_test (catalogue, (guint16) catalogue->kids[e->arg[0] + (gint) i]);
      least = MIN (least, within);
    }
  return least;
}

static guint
within_of_test (const SortieCatalogue *catalogue, guint16 test)
{
  const SortieExpr *e = &catalogue->exprs[test];
  if (e->op == SORTIE_EXPR_TEST_ALL)
    return least_of_all (catalogue, e);
  return e->op == SORTIE_EXPR_TEST_NEAR ? within_of_near (catalogue, e) : ANYWHERE;
}

static void
find_of_clause (SortieCatalogue *catalogue, SortieClause *clause)
{
  const SortieExpr *subject = &catalogue->exprs[clause->subject];
  guint within = ANYWHERE;
  if (subject->op == SORTIE_EXPR_SET_WHERE)
    within = within_of_test (catalogue, (guint16) subject->arg[1]);
  clause->within = within < ANYWHERE ? (guint8) within : 0;
}

static gboolean
spares_friends (const SortieCatalogue *catalogue, guint16 set)
{
  const SortieExpr *e = &catalogue->exprs[set];
  if (e->op == SORTIE_EXPR_SET_WHERE)
    return spares_friends (catalogue, (guint16) e->arg[0]);
  return e->op == SORTIE_EXPR_SET_WORD && catalogue->vocabulary->sets[e->arg[0]].spares_friends;
}

static gboolean
is_change_around (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  return clause->kind == SORTIE_CLAUSE_MODIFY && clause->subject
         && catalogue->exprs[clause->subject].op != SORTIE_EXPR_SET_SELF;
}

/* The furthest reach of its printed changes to others (0: one of them has no bound), and the values that these never
 * change for friends. It does not look into what the definition grants: SortieMasks.granted says that there is such a
 * thing. */
static void
find_of_def (const SortieCatalogue *catalogue, guint16 number, SortieDef *def)
{
  guint64 sparing = 0, others = 0;
  guint furthest = 0;
  SortieClauseIter c;
  guint16 at;
  for (sortie_clause_iter_init_def (&c, catalogue, number); (at = sortie_clause_iter_next (&c)) != SORTIE_NO_INDEX;)
    {
      const SortieClause *clause = &catalogue->clauses[at];
      if (!is_change_around (catalogue, clause))
        continue;
      furthest = MAX (furthest, clause->within > 0 ? clause->within : ANYWHERE);
      *(spares_friends (catalogue, clause->subject) ? &sparing : &others) |= G_GUINT64_CONSTANT (1) << clause->key;
    }
  def->within = furthest < ANYWHERE ? (guint8) furthest : 0;
  def->spares_friends = sparing & ~others;
}

void
sortie_nearness_find (SortieCatalogue *catalogue)
{
  for (guint i = 1; i < catalogue->n_clauses; i++)
    find_of_clause (catalogue, &catalogue->clauses[i]);
  for (guint16 i = 1; i < catalogue->n_defs; i++)
    find_of_def (catalogue, i, &catalogue->defs[i]);
}
