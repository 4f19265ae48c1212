/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* opening.c: how a program begins: which choices must be made first, and what is offered. */
#include <sortie/language.h>
#include "eval/internal.h"
#include "language/internal.h"

/* A program whose opening is being read. */
typedef struct
{
  const SortieContext *ctx;
  const SortieProgram *program;
  guint at;      /* the next instruction */
  guint64 found; /* the slots of choices that must have candidates, a bit each */
} Opening;

static Opening
opening_of (const SortieContext *ctx, guint16 program, guint from)
{
  return (Opening){ .ctx = ctx, .program = &ctx->p->setup->catalogue->programs[program],
                    .at = from };
}

static gboolean
is_yours (const Opening *o, gint set)
{
  SortieRef refs[SORTIE_MAX_SEATS];
  guint n = sortie_set (o->ctx, (guint16) set, refs, SORTIE_MAX_SEATS);
  return n == 1 && refs[0] == sortie_ref_seat (o->ctx->you);
}

/* Operands of a CHOOSE: the slot, from, at least, at most, by. */
static gboolean
must_find (const Opening *o, const SortieInstruction *choose)
{
  return !choose->reads_names && is_yours (o, choose->arg[4])
         && sortie_number (o->ctx, (guint16) choose->arg[2]) > 0;
}

/* Whether a condition asks only if a choice found something that must have candidates anyway. */
static gboolean
only_asks_for_found (const Opening *o, gint test)
{
  const SortieExpr *exprs = o->ctx->p->setup->catalogue->exprs;
  const SortieExpr *any = &exprs[test], *set = &exprs[any->arg[0]], *n = &exprs[any->arg[1]];
  return any->op == SORTIE_EXPR_TEST_ANY && set->op == SORTIE_EXPR_SET_SLOT
         && n->op == SORTIE_EXPR_NUM_CONST && n->arg[0] <= 1 && (o->found >> set->arg[0] & 1);
}

/* Instructions that do nothing to the table and always lead to the next one. */
static gboolean
leads_on (const Opening *o, const SortieInstruction *i)
{
  return sortie_op_may_lead_on ((SortieOp) i->op)
         && (i->op != SORTIE_OP_UNLESS || only_asks_for_found (o, i->arg[0]));
}

/* The next instruction that is not skipped; NULL if there is none. */
static const SortieInstruction *
next_of (Opening *o)
{
  const SortieInstruction *code = o->ctx->p->setup->catalogue->instructions + o->program->first;
  while (o->at < o->program->n && leads_on (o, &code[o->at]))
    o->at++;
  return o->at < o->program->n ? &code[o->at++] : NULL;
}

/* The next choice that must have candidates; NULL if @ret_end ends the opening. */
static const SortieInstruction *
next_choice (Opening *o, const SortieInstruction **ret_end)
{
  const SortieInstruction *i;
  while ((i = next_of (o)) != NULL && i->op == SORTIE_OP_CHOOSE)
    if (must_find (o, i))
      {
        o->found |= G_GUINT64_CONSTANT (1) << i->arg[0];
        return i;
      }
  *ret_end = i;
  return NULL;
}

static gboolean
finds_something (const SortieContext *ctx, guint16 set)
{
  gboolean is_card = sortie_ref_kind (ctx->self) == SORTIE_REF_CARD;
  SortieRef refs[2];
  guint n = sortie_set (ctx, set, refs, G_N_ELEMENTS (refs));
  return n > 1 || (n == 1 && !(is_card && refs[0] == ctx->self));
}

guint16
eval_opening_lack_from (const SortieContext *ctx, guint16 program, guint from)
{
  Opening o = opening_of (ctx, program, from);
  const SortieInstruction *choice, *end;
  while ((choice = next_choice (&o, &end)) != NULL)
    if (!finds_something (ctx, (guint16) choice->arg[1]))
      return (guint16) choice->arg[1];
  return SORTIE_NO_EXPR;
}

static gboolean
is_hidden_from_someone (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return FALSE;
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (!sortie_card_is_known (p, sortie_ref_index (ref), seat))
      return TRUE;
  return FALSE;
}

/* Whether an expression names cards that are hidden from somebody: a hand that is not empty. */
static gboolean
names_hidden (const SortieExpr *expr, gconstpointer data)
{
  const SortieContext *ctx = data;
  if (expr->op != SORTIE_EXPR_SET_WORD && expr->op != SORTIE_EXPR_SET_CARDS)
    return FALSE;
  for (EVAL_EACH (ctx, expr - ctx->p->setup->catalogue->exprs, ref))
    if (is_hidden_from_someone (ctx->p, *ref))
      return TRUE;
  return FALSE;
}

gboolean
eval_all_see (const SortieContext *ctx, guint16 set)
{
  return !sortie_expr_any (ctx->p->setup->catalogue, set, names_hidden, ctx);
}

guint16
sortie_opening_lack (const SortieContext *ctx, guint16 program)
{
  return ctx->p->setup->catalogue->programs[program].chooses_first ? eval_opening_lack_from (ctx, program, 0)
                                                                   : SORTIE_NO_EXPR;
}

/* If nobody takes anything, the slot stays empty, as it is at the beginning of the program. */
gboolean
sortie_opening_offer (const SortieContext *ctx, guint16 program, guint16 *ret_declined, guint16 *ret_from)
{
  const Opening o = opening_of (ctx, program, 0);
  const SortieCatalogue *catalogue = ctx->p->setup->catalogue;
  const SortieInstruction *first = &catalogue->instructions[o.program->first];
  const SortieExpr *least;

  if (o.program->n == 0 || o.program->n_targets > 0)
    return FALSE;
  if (first->op == SORTIE_OP_MAY)
    {
      *ret_declined = (guint16) first->arg[2];
      *ret_from = SORTIE_NO_EXPR;
      return is_yours (&o, first->arg[0]);
    }
  if (first->op != SORTIE_OP_CHOOSE)
    return FALSE;
  least = &catalogue->exprs[first->arg[2]];
  *ret_declined = 1;
  *ret_from = (guint16) first->arg[1];
  return least->op == SORTIE_EXPR_NUM_CONST && least->arg[0] == 0 && is_yours (&o, first->arg[4]);
}

static gboolean
is_deed (const SortieInstruction *i)
{
  switch ((SortieOp) i->op)
    {
    case SORTIE_OP_CALL:
    case SORTIE_OP_DO:
    case SORTIE_OP_DURING:
    case SORTIE_OP_CHANGE:
    case SORTIE_OP_CANCEL:
    case SORTIE_OP_NEGATE:
      return TRUE;
    default:
      return FALSE;
    }
}

const SortieInstruction *
sortie_opening_deed (const SortieContext *ctx, guint16 program)
{
  Opening o = opening_of (ctx, program, 0);
  const SortieInstruction *end = NULL;
  while (next_choice (&o, &end) != NULL)
    ;
  return end != NULL && is_deed (end) ? end : NULL;
}
