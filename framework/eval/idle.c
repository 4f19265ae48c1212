/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* idle.c: whether a program would do nothing now, as everybody can see; and whether it would at most set up changes
 * that others like it neither see nor disturb.
 *
 * The program is read, not run. Names that are empty have no members in a context without a frame; what speaks of other
 * names counts as a deed.
 *
 * Changes of numbers and rules (SORTIE_LAYER_NUMBER) by a constant add up in any order, unless one sets a value or
 * lowers it to a floor. A program that reads no such number does the same before and after them.
 */
#include "eval/internal.h"
#include "language/internal.h"

typedef struct
{
  const SortieContext *ctx;
  guint64 empty; /* the slots whose names are empty, a bit each */
  gboolean may_last; /* it may set up changes that are seen by no program which reads no number; then it reads none */
} Idling;

/* Whether the expression itself may depend on a number or a rule that something changes. */
static gboolean
may_read_numbers (const SortieExpr *expr, gconstpointer data)
{
  const Idling *idling = data;

  switch ((SortieExprOp) expr->op)
    {
    case SORTIE_EXPR_NONE:
    case SORTIE_EXPR_NUM_CONST:
    case SORTIE_EXPR_NUM_COUNT:
    case SORTIE_EXPR_SET_NONE:
    case SORTIE_EXPR_SET_SLOT:
    case SORTIE_EXPR_SET_SELF:
    case SORTIE_EXPR_SET_IT:
    case SORTIE_EXPR_SET_YOU:
    case SORTIE_EXPR_SET_OPPONENTS:
    case SORTIE_EXPR_SET_SUBJECT:
    case SORTIE_EXPR_SET_EVENT_OTHER:
    case SORTIE_EXPR_SET_EVENT_SOURCE:
    case SORTIE_EXPR_SET_EVENT_SEAT:
    case SORTIE_EXPR_SET_WHERE:
    case SORTIE_EXPR_SET_UNION:
    case SORTIE_EXPR_SET_BOTH:
    case SORTIE_EXPR_SET_WITHOUT:
    case SORTIE_EXPR_SET_PLACE_OF:
    case SORTIE_EXPR_SET_PILE:
    case SORTIE_EXPR_SET_BEARER:
    case SORTIE_EXPR_TEST_ANY:
    case SORTIE_EXPR_TEST_AMONG:
    case SORTIE_EXPR_TEST_NAMED:
    case SORTIE_EXPR_TEST_FACTION:
    case SORTIE_EXPR_TEST_NEAR:
    case SORTIE_EXPR_TEST_NOT:
    case SORTIE_EXPR_TEST_ALL:
    case SORTIE_EXPR_TEST_EITHER:
      return FALSE;
    case SORTIE_EXPR_SET_WORD:
      return !idling->ctx->p->setup->catalogue->vocabulary->sets[expr->arg[0]].ignores_numbers;
    default:
      return TRUE;
    }
}

static gboolean
reads_too_much (const Idling *idling, gint expr)
{
  return idling->may_last
         && sortie_expr_any (idling->ctx->p->setup->catalogue, (guint16) expr, may_read_numbers, idling);
}

static gboolean
may_have_members (const SortieExpr *expr, gconstpointer data)
{
  const Idling *idling = data;

  return expr->op == SORTIE_EXPR_NUM_SLOT
         || (expr->op == SORTIE_EXPR_SET_SLOT && !(idling->empty >> expr->arg[0] & 1));
}

/* Whether everybody can work the expression out. */
static gboolean
is_plain (const Idling *idling, gint expr)
{
  return !sortie_expr_any (idling->ctx->p->setup->catalogue, (guint16) expr, may_have_members, idling)
         && !reads_too_much (idling, expr) && eval_all_see (idling->ctx, (guint16) expr);
}

static gboolean
is_plainly_empty (const Idling *idling, gint set)
{
  SortieRef ref;

  return is_plain (idling, set) && sortie_set (idling->ctx, (guint16) set, &ref, 1) == 0;
}

static gboolean
is_empty_name (const Idling *idling, gint set)
{
  const SortieExpr *expr = &idling->ctx->p->setup->catalogue->exprs[set];

  return expr->op == SORTIE_EXPR_SET_SLOT && (idling->empty >> expr->arg[0] & 1);
}

/* Whether an effect has nothing to work on: its first set is an empty name. */
static gboolean
has_no_object (const Idling *idling, const SortieInstruction *call)
{
  const gint16 *kids = idling->ctx->p->setup->catalogue->kids + call->arg[1];

  for (guint i = 0; i < call->n_args; i++)
    if (kids[2 * i] == 's')
      return is_empty_name (idling, kids[2 * i + 1]);
  return FALSE;
}

/* Whether a clause that is set up for a time is about nothing. */
static gboolean
has_no_subject (const Idling *idling, const SortieInstruction *during)
{
  guint16 subject = sortie_clause (idling->ctx->p, (guint16) during->arg[0])->subject;

  return subject != 0 && is_empty_name (idling, subject);
}

/* Whether the order of such changes cannot be seen: the newest of several that set a value counts, and how far one
 * lowers depends on the others. */
static gboolean
adds_up (const SortiePlay *p, const SortieClause *clause)
{
  const SortieValueDecl *value = &p->setup->catalogue->vocabulary->values[clause->key];

  return clause->kind == SORTIE_CLAUSE_MODIFY && value->layer == SORTIE_LAYER_NUMBER && value->words == NULL
         && clause->change != SORTIE_CHANGE_SET && clause->change != SORTIE_CHANGE_LOWER;
}

/* Whether a clause that is set up for a time is always the same, about things that are known by name. */
static gboolean
only_lasts (const Idling *idling, const SortieInstruction *during)
{
  const SortieCatalogue *catalogue = idling->ctx->p->setup->catalogue;
  const SortieClause *clause = &catalogue->clauses[during->arg[0]];
  guint op = catalogue->exprs[clause->amount].op;

  return idling->may_last && adds_up (idling->ctx->p, clause) && !reads_too_much (idling, clause->subject)
         && (op == SORTIE_EXPR_NONE || op == SORTIE_EXPR_NUM_CONST);
}

/* Goes past a name. Its members matter only if there are none; those of a name that is only about what lasts may be
 * any. */
static gboolean
pass_name (Idling *idling, const gint16 *arg)
{
  if (is_plainly_empty (idling, arg[1]))
    {
      idling->empty |= G_GUINT64_CONSTANT (1) << arg[0];
      return TRUE;
    }
  return idling->may_last && !reads_too_much (idling, arg[1]);
}

/* Goes past the instruction: @ret is the number of the next one. FALSE: the instruction may do something. */
static gboolean
pass (Idling *idling, const SortieInstruction *i, guint *ret)
{
  const gint16 *arg = i->arg;

  switch ((SortieOp) i->op)
    {
    case SORTIE_OP_LET:
      return TRUE;
    case SORTIE_OP_BIND:
      return pass_name (idling, arg);
    case SORTIE_OP_CHOOSE:
      return is_plainly_empty (idling, arg[1]) && pass_name (idling, arg);
    case SORTIE_OP_EACH:
      *ret = (guint) arg[2];
      return is_plainly_empty (idling, arg[1]);
    case SORTIE_OP_UNLESS:
      if (!is_plain (idling, arg[0]))
        return FALSE;
      if (!sortie_test (idling->ctx, (guint16) arg[0]))
        *ret = (guint) arg[1];
      return TRUE;
    case SORTIE_OP_JUMP:
      *ret = (guint) arg[0];
      return TRUE;
    case SORTIE_OP_CALL:
      return has_no_object (idling, i);
    case SORTIE_OP_DURING:
      return has_no_subject (idling, i) || only_lasts (idling, i);
    default:
      return FALSE;
    }
}

/* A jump back, as in a loop, is no way to the end. */
static gboolean
passes (Idling *idling, guint16 number)
{
  const SortieCatalogue *catalogue = idling->ctx->p->setup->catalogue;
  const SortieProgram *program = &catalogue->programs[number];
  const SortieInstruction *code = catalogue->instructions + program->first;
  guint at = 0;

  if (program->n_targets > 0)
    return FALSE;
  while (at < program->n && code[at].op != SORTIE_OP_STOP)
    {
      guint next = at + 1;

      if (!pass (idling, &code[at], &next) || next <= at)
        return FALSE;
      at = next;
    }
  return TRUE;
}

gboolean
sortie_program_is_idle (const SortieContext *ctx, guint16 number)
{
  Idling idling = { .ctx = ctx };

  return passes (&idling, number);
}

gboolean
sortie_program_only_lasts (const SortieContext *ctx, guint16 number)
{
  Idling idling = { .ctx = ctx, .may_last = TRUE };

  return passes (&idling, number);
}
