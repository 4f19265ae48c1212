/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lack.c: why a thing is not in a set: the first condition that it does not meet. */
#include <sortie/query.h>
#include "eval/internal.h"

static gboolean
lacks (SortieLack *ret, SortieLackKind kind, guint16 set, guint16 test)
{
  *ret = (SortieLack){ .kind = kind, .set = set, .test = test };
  return kind != SORTIE_LACKS_NOTHING;
}

/* The first of several required conditions that does not hold. */
static guint16
failing_test (const SortieContext *ctx, guint16 test)
{
  const SortieExpr *e = eval_expr (ctx, test);
  for (guint i = 0; e->op == SORTIE_EXPR_TEST_ALL && i < e->n_args; i++)
    {
      guint16 part = (guint16) eval_kids (ctx, e)[i];
      if (!sortie_test (ctx, part))
        return failing_test (ctx, part);
    }
  return test;
}

static gboolean
lack_of_where (const SortieContext *ctx, const SortieExpr *e, guint16 set, SortieRef ref,
               SortieLack *ret)
{
  SortieContext inner = *ctx;
  inner.it = ref;
  if (sortie_lack_of_set (ctx, (guint16) e->arg[0], ref, ret))
    return TRUE;
  return lacks (ret, SORTIE_LACKS_MEMBERSHIP, set, failing_test (&inner, (guint16) e->arg[1]));
}

static gboolean
lack_of_parts (const SortieContext *ctx, const SortieExpr *e, SortieRef ref, SortieLack *ret)
{
  for (guint i = 0; i < e->n_args; i++)
    if (sortie_lack_of_set (ctx, (guint16) eval_kids (ctx, e)[i], ref, ret))
      return TRUE;
  return FALSE;
}

/* For the best or topmost members of a set: the thing is not even in the set, or it is not one of those. */
static gboolean
lack_of_best (const SortieContext *ctx, guint16 all, guint16 set, SortieRef ref, SortieLack *ret)
{
  return sortie_lack_of_set (ctx, all, ref, ret) || lacks (ret, SORTIE_LACKS_MEMBERSHIP, set, 0);
}

gboolean
sortie_lack_of_set (const SortieContext *ctx, guint16 set, SortieRef ref, SortieLack *ret)
{
  const SortieExpr *e = eval_expr (ctx, set);
  if (sortie_set_has (ctx, set, ref))
    return lacks (ret, SORTIE_LACKS_NOTHING, 0, 0);
  switch ((SortieExprOp) e->op)
    {
    case SORTIE_EXPR_SET_WHERE:
      return lack_of_where (ctx, e, set, ref, ret);
    case SORTIE_EXPR_SET_BOTH:
      return lack_of_parts (ctx, e, ref, ret);
    case SORTIE_EXPR_SET_WITHOUT:
      return sortie_lack_of_set (ctx, (guint16) e->arg[0], ref, ret)
             || lacks (ret, ref == ctx->self ? SORTIE_LACKS_OTHERNESS : SORTIE_LACKS_EXCEPTION,
                       (guint16) e->arg[1], 0);
    case SORTIE_EXPR_SET_HIGHEST:
    case SORTIE_EXPR_SET_LOWEST:
      return lack_of_best (ctx, (guint16) e->arg[1], set, ref, ret);
    case SORTIE_EXPR_SET_TOPMOST:
      return lack_of_best (ctx, (guint16) e->arg[0], set, ref, ret);
    default:
      return lacks (ret, SORTIE_LACKS_MEMBERSHIP, set, 0);
    }
}
