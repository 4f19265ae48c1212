/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verdict.c: verdicts: what the rules or chance decided for a seat, and among what. */
#include <sortie/frame.h>
#include "eval/internal.h"

void
sortie_verdict_init (SortieVerdict *verdict, guint kind, guint8 seat)
{
  verdict->kind = kind;
  verdict->seat = seat;
  verdict->settled = FALSE;
  verdict->about = SORTIE_NOTHING;
  verdict->rule = NULL;
  verdict->program = 0;
  verdict->n_values = 0;
  verdict->n = 0;
}

SortieCandidate *
sortie_verdict_add (SortieVerdict *verdict, SortieRef thing)
{
  SortieCandidate *candidate;

  g_assert (verdict->n < G_N_ELEMENTS (verdict->candidate));
  candidate = &verdict->candidate[verdict->n++];
  *candidate = (SortieCandidate) { .thing = thing };
  for (guint i = 0; i < SORTIE_MAX_COMPARED; i++)
    candidate->number[i] = SORTIE_NOT_COMPARED;
  return candidate;
}

void
sortie_verdict_choose (SortieVerdict *verdict, SortieRef thing)
{
  for (guint i = 0; i < verdict->n; i++)
    if (verdict->candidate[i].thing == thing)
      verdict->candidate[i].is_chosen = TRUE;
}

void
sortie_verdict_tell (const SortiePlay *p, const SortieVerdict *verdict)
{
  if (sortie_verdict_wanted (p))
    p->watch->decided (p->watch->data, p, verdict);
}

/* ---- Sets of the best ----------------------------------------------------------------- */

static gboolean
takes_the_best (const SortieExpr *e)
{
  return e->op == SORTIE_EXPR_SET_HIGHEST || e->op == SORTIE_EXPR_SET_LOWEST
         || e->op == SORTIE_EXPR_SET_TOPMOST;
}

/* The set from which the best are taken. */
static guint16
taken_from (const SortieExpr *e)
{
  return (guint16) e->arg[e->op == SORTIE_EXPR_SET_TOPMOST ? 0 : 1];
}

static guint8
compared_by (const SortieExpr *e)
{
  return e->op == SORTIE_EXPR_SET_TOPMOST ? SORTIE_COMPARED_PLACE : (guint8) e->arg[0];
}

static gint
compare_number (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  if (e->op != SORTIE_EXPR_SET_TOPMOST)
    return eval_value (ctx, (guint) e->arg[0], ref, e->arg[2]);
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return SORTIE_NOT_COMPARED;
  return (gint) sortie_zone_position (ctx->p, sortie_ref_index (ref)) + 1;
}

/* Unwraps nested sets of the best, outermost first, and returns the set from which the innermost of them takes. Levels
 * for which there is no room stay in that set, so only the things that they leave are in it. */
static guint16
unwrap (const SortieCatalogue *catalogue, guint16 set, const SortieExpr **best, guint *n)
{
  for (*n = 0; *n < SORTIE_MAX_COMPARED && takes_the_best (&catalogue->exprs[set]); (*n)++)
    {
      best[*n] = &catalogue->exprs[set];
      set = taken_from (best[*n]);
    }
  return set;
}

void
sortie_verdict_add_set (SortieVerdict *verdict, const SortieContext *ctx, guint16 set)
{
  const SortieExpr *best[SORTIE_MAX_COMPARED];
  SortieRef refs[SORTIE_MAX_SET];
  guint n_best, n;

  set = unwrap (ctx->p->setup->catalogue, set, best, &n_best);
  n = sortie_set (ctx, set, refs, G_N_ELEMENTS (refs));
  /* the innermost set decides first */
  for (guint k = 0; k < n_best; k++)
    verdict->value[k] = compared_by (best[n_best - 1 - k]);
  verdict->n_values = n_best;
  for (guint i = 0; i < n; i++)
    {
      SortieCandidate *candidate = sortie_verdict_add (verdict, refs[i]);

      for (guint k = 0; k < n_best; k++)
        candidate->number[k] = (gint16) compare_number (ctx, best[n_best - 1 - k], refs[i]);
    }
}

/* ---- Chance --------------------------------------------------------------------------- */

void
sortie_verdict_tell_chance (const SortiePlay *p, SortieVerdict *verdict, const SortieRef *refs,
                            guint n, const SortieRef *chosen, guint n_chosen)
{
  if (sortie_who_decides (p, verdict->seat) == verdict->seat || (refs != NULL && n == n_chosen))
    return;
  for (guint i = 0; i < n; i++)
    sortie_verdict_add (verdict, refs[i]);
  for (guint i = 0; i < n_chosen; i++)
    if (refs != NULL)
      sortie_verdict_choose (verdict, chosen[i]);
    else
      sortie_verdict_add (verdict, chosen[i])->is_chosen = TRUE;
  sortie_verdict_tell (p, verdict);
}
