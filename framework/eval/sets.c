/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sets.c: the things that an expression means, as a list or as a test of one thing. */
#include "eval/internal.h"

/* ---- One thing ------------------------------------------------------------------------ */

/* Sets with at most one member, which comes from the context. */
static SortieRef
single (const SortieContext *ctx, SortieExprOp op)
{
  const SortieEvent *event = ctx->event;
  switch (op)
    {
    case SORTIE_EXPR_SET_SELF:
      return ctx->self;
    case SORTIE_EXPR_SET_IT:
      return ctx->it;
    case SORTIE_EXPR_SET_OTHER:
      return ctx->other;
    case SORTIE_EXPR_SET_YOU:
      return eval_seat_or_nothing (ctx->you);
    case SORTIE_EXPR_SET_ACTIVE:
      return eval_seat_or_nothing (ctx->p->s->turn.active);
    case SORTIE_EXPR_SET_SUBJECT:
      return event != NULL ? event->subject : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_OTHER:
      return event != NULL ? event->other : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_SOURCE:
      return event != NULL ? event->source : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_SEAT:
      return event != NULL ? eval_seat_or_nothing (event->seat) : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_PLACE:
      return event != NULL ? event->place : SORTIE_NOTHING;
    case SORTIE_EXPR_SET_EVENT_CARD:
      return event != NULL ? event->card : SORTIE_NOTHING;
    default:
      return SORTIE_NOTHING;
    }
}

static guint
slot_list (const SortieContext *ctx, const SortieExpr *e, const SortieRef **ret)
{
  return ctx->frame != NULL ? sortie_slot_list (ctx->p, ctx->frame, (guint) e->arg[0], ret) : 0;
}

/* ---- Sets of sets --------------------------------------------------------------------- */

static gboolean
holds_for (const SortieContext *ctx, guint16 test, SortieRef ref)
{
  SortieContext inner = *ctx;
  inner.it = ref;
  return sortie_test (&inner, test);
}

/* Keeps all members that have the best value. */
static void
keep_best (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  gint sign = e->op == SORTIE_EXPR_SET_HIGHEST ? 1 : -1, best = G_MININT;
  guint kept = 0;
  for (guint i = 0; i < list->n; i++)
    {
      gint value = sign * eval_value (ctx, (guint) e->arg[0], list->refs[i], e->arg[2]);
      if (value > best)
        kept = 0;
      best = MAX (best, value);
      if (value == best)
        list->refs[kept++] = list->refs[i];
    }
  list->n = kept;
}

/* Whether no other member is above this card in its zone. */
static gboolean
is_topmost (const SortiePlay *p, SortieRef ref, const EvalList *list)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return FALSE;
  guint16 card = sortie_card_of (p, ref)->above;
  while (card != SORTIE_NO_INDEX && !model_is_among (sortie_ref_card (card), list->refs, list->n))
    card = sortie_card (p, card)->above;
  return card == SORTIE_NO_INDEX;
}

static void
add_sets (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  for (guint i = 0; i < e->n_args; i++)
    for (EVAL_EACH (ctx, eval_kids (ctx, e)[i], ref))
      eval_list_add (list, *ref);
}

/* Starts with the members of an operand, without copying them a second time. */
static void
begin_with (EvalList *list, const SortieContext *ctx, gint16 set)
{
  list->n = sortie_set (ctx, (guint16) set, list->refs, list->max);
}

/* ---- Listing -------------------------------------------------------------------------- */

/* Sets that are listed first and then reduced need room for the full list. */
static gboolean
is_cut_down (SortieExprOp op)
{
  return op == SORTIE_EXPR_SET_WHERE || op == SORTIE_EXPR_SET_BOTH
         || op == SORTIE_EXPR_SET_WITHOUT || op == SORTIE_EXPR_SET_HIGHEST
         || op == SORTIE_EXPR_SET_LOWEST || op == SORTIE_EXPR_SET_TOPMOST;
}

/* Keeps those for which the test holds, until there are @most. */
static void
keep_where (EvalList *list, const SortieContext *ctx, guint16 test, guint most)
{
  guint kept = 0;
  for (guint i = 0; i < list->n && kept < most; i++)
    if (holds_for (ctx, test, list->refs[i]))
      list->refs[kept++] = list->refs[i];
  list->n = kept;
}

/* Lists everything first, then removes what does not belong. Who needs only @most members may get more. */
static void
list_cut_down (EvalList *list, const SortieContext *ctx, const SortieExpr *e, guint most)
{
  switch ((SortieExprOp) e->op)
    {
    case SORTIE_EXPR_SET_WHERE:
      begin_with (list, ctx, e->arg[0]);
      keep_where (list, ctx, (guint16) e->arg[1], most);
      break;
    case SORTIE_EXPR_SET_BOTH:
      begin_with (list, ctx, eval_kids (ctx, e)[0]);
      for (guint kid = 1; kid < e->n_args; kid++)
        EVAL_KEEP (list->refs, list->n, ref, sortie_set_has (ctx, (guint16) eval_kids (ctx, e)[kid], ref));
      break;
    case SORTIE_EXPR_SET_WITHOUT:
      begin_with (list, ctx, e->arg[0]);
      EVAL_KEEP (list->refs, list->n, ref, !sortie_set_has (ctx, (guint16) e->arg[1], ref));
      break;
    case SORTIE_EXPR_SET_TOPMOST:
      begin_with (list, ctx, e->arg[0]);
      /* the topmost card of a zone stays in the list throughout */
      EVAL_KEEP (list->refs, list->n, ref, is_topmost (ctx->p, ref, list));
      break;
    default: /* the highest, the lowest */
      begin_with (list, ctx, e->arg[1]);
      keep_best (list, ctx, e);
    }
}

static void
list_slot (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  const SortieRef *refs;
  guint n = slot_list (ctx, e, &refs);
  list->n = model_copy_refs (refs, n, list->refs, list->max);
}

static void
list_set (EvalList *list, const SortieContext *ctx, const SortieExpr *e)
{
  if (is_cut_down ((SortieExprOp) e->op))
    {
      list_cut_down (list, ctx, e, list->max);
      return;
    }
  switch ((SortieExprOp) e->op)
    {
    case SORTIE_EXPR_SET_SLOT:
      list_slot (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_WORD:
      list->n = eval_set_word (ctx, (guint) e->arg[0], list->refs, list->max);
      break;
    case SORTIE_EXPR_SET_OPPONENTS:
      eval_add_opponents (list, ctx);
      break;
    case SORTIE_EXPR_SET_SEATS:
      eval_add_seats (list, ctx->p, ctx->p->s->turn.active);
      break;
    case SORTIE_EXPR_SET_CARDS:
      eval_add_cards (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_PIECES:
      eval_add_pieces (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_PLACES:
      eval_add_places (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_UNION:
      add_sets (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_HOLDER:
    case SORTIE_EXPR_SET_OWNER:
    case SORTIE_EXPR_SET_PLACE_OF:
    case SORTIE_EXPR_SET_ON:
    case SORTIE_EXPR_SET_PILE:
    case SORTIE_EXPR_SET_TOP_CARD:
    case SORTIE_EXPR_SET_BEARER:
      eval_add_belongings (list, ctx, e);
      break;
    case SORTIE_EXPR_SET_BETWEEN:
      eval_add_between (list, ctx, e);
      break;
    default:
      eval_list_add (list, single (ctx, (SortieExprOp) e->op));
    }
}

static guint
cut_down_and_copy (const SortieContext *ctx, const SortieExpr *e, SortieRef *ret, guint max)
{
  SortieRef refs[SORTIE_MAX_SET];
  EvalList all = { refs, 0, SORTIE_MAX_SET };
  list_cut_down (&all, ctx, e, max);
  return model_copy_refs (refs, all.n, ret, max);
}

guint
sortie_set (const SortieContext *ctx, guint16 expr, SortieRef *ret, guint max)
{
  const SortieExpr *e = eval_expr (ctx, expr);
  if (max < SORTIE_MAX_SET && is_cut_down ((SortieExprOp) e->op))
    return cut_down_and_copy (ctx, e, ret, max);
  EvalList list = { ret, 0, max };
  list_set (&list, ctx, e);
  return list.n;
}

/* ---- Testing one thing ---------------------------------------------------------------- */

static gboolean
is_listed_in_set (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  SortieRef refs[SORTIE_MAX_SET];
  EvalList list = { refs, 0, SORTIE_MAX_SET };
  list_set (&list, ctx, e);
  return model_is_among (ref, refs, list.n);
}

static gboolean
is_in_slot (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  const SortieRef *refs;
  guint n = slot_list (ctx, e, &refs);
  return model_is_among (ref, refs, n);
}

static guint
sets_with (const SortieContext *ctx, const SortieExpr *e, SortieRef ref)
{
  guint n = 0;
  for (guint i = 0; i < e->n_args; i++)
    n += sortie_set_has (ctx, (guint16) eval_kids (ctx, e)[i], ref);
  return n;
}

gboolean
sortie_set_has (const SortieContext *ctx, guint16 expr, SortieRef ref)
{
  const SortieExpr *e = eval_expr (ctx, expr);
  if (ref == SORTIE_NOTHING)
    return FALSE;
  switch ((SortieExprOp) e->op)
    {
    case SORTIE_EXPR_SET_SLOT:
      return is_in_slot (ctx, e, ref);
    case SORTIE_EXPR_SET_WORD:
      return sortie_counts_as (ctx, (guint) e->arg[0], ref);
    case SORTIE_EXPR_SET_OPPONENTS:
      return eval_is_opponent (ctx, ref);
    case SORTIE_EXPR_SET_SEATS:
      return eval_is_playing (ctx->p, ref);
    case SORTIE_EXPR_SET_WHERE:
      return sortie_set_has (ctx, (guint16) e->arg[0], ref)
             && holds_for (ctx, (guint16) e->arg[1], ref);
    case SORTIE_EXPR_SET_CARDS:
      return eval_has_card (ctx, e, ref);
    case SORTIE_EXPR_SET_PIECES:
      return eval_has_piece (ctx, e, ref);
    case SORTIE_EXPR_SET_PLACES:
      return eval_has_place (ctx, e, ref);
    case SORTIE_EXPR_SET_UNION:
      return sets_with (ctx, e, ref) > 0;
    case SORTIE_EXPR_SET_BOTH:
      return sets_with (ctx, e, ref) == e->n_args;
    case SORTIE_EXPR_SET_WITHOUT:
      return sortie_set_has (ctx, (guint16) e->arg[0], ref)
             && !sortie_set_has (ctx, (guint16) e->arg[1], ref);
    case SORTIE_EXPR_SET_ON:
      return sortie_piece_exists (ctx->p, ref)
             && sortie_set_has (ctx, (guint16) e->arg[0],
                                sortie_ref_place (sortie_piece_place (ctx->p, ref)));
    case SORTIE_EXPR_SET_PILE:
    case SORTIE_EXPR_SET_TOP_CARD:
      return eval_card_belongs (ctx, e, ref);
    case SORTIE_EXPR_SET_HIGHEST:
    case SORTIE_EXPR_SET_LOWEST:
    case SORTIE_EXPR_SET_TOPMOST:
    case SORTIE_EXPR_SET_HOLDER:
    case SORTIE_EXPR_SET_OWNER:
    case SORTIE_EXPR_SET_PLACE_OF:
    case SORTIE_EXPR_SET_BETWEEN:
    case SORTIE_EXPR_SET_BEARER:
      return is_listed_in_set (ctx, e, ref);
    default:
      return ref == single (ctx, (SortieExprOp) e->op);
    }
}

void
sortie_slot_copy (const SortiePlay *p, const SortieFrame *f, guint slot, SortieList *ret)
{
  const SortieRef *refs;
  guint n = sortie_slot_list (p, f, slot, &refs);

  g_assert (n <= G_N_ELEMENTS (ret->ref)); /* the expression was a set */
  ret->n = n;
  memcpy (ret->ref, refs, n * sizeof *refs);
}

/* ---- What the set words of most games are made of ------------------------------------- */

guint
sortie_list_pieces (const SortieContext *ctx, SortieHas *has, SortieRef *ret, guint max)
{
  guint n = 0;

  for (SORTIE_EACH_PIECE (ctx->p, slot))
    {
      SortieRef ref = sortie_piece_ref (ctx->p, slot);

      if (n < max && has (ctx, ref))
        ret[n++] = ref;
    }
  return n;
}

guint
sortie_list_zone (const SortieContext *ctx, guint16 zone, SortieRef *ret, guint n, guint max)
{
  for (SORTIE_EACH_IN_ZONE (ctx->p, zone, card))
    if (n < max)
      ret[n++] = sortie_ref_card (card);
  return n;
}
