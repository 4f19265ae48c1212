/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* idle.c: whether a program would do nothing now, as everybody can see.
 *
 * The program is read, not run. Names that are empty have no members in a context without a frame; what speaks of other
 * names counts as a deed.
 */
#include "eval/internal.h"
#include <sortie/query.h>
#include "language/internal.h"

typedef struct
{
  const SortieContext *ctx;
  guint64 empty; /* the slots whose names are empty, a bit each */
} Idling;

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
         && eval_all_see (idling->ctx, (guint16) expr);
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

/* Goes past the instruction: @ret is the number of the next one. FALSE: the instruction may do something. */
static gboolean
pass (Idling *idling, const SortieInstruction *i, guint *ret)
{
  const gint16 *arg = i->arg;

  switch ((SortieOp) i->op)
    {
    case SORTIE_OP_LET:
      return TRUE;
    case SORTIE_OP_CHOOSE:
    case SORTIE_OP_BIND:
      if (!is_plainly_empty (idling, arg[1]))
        return FALSE;
      idling->empty |= G_GUINT64_CONSTANT (1) << arg[0];
      return TRUE;
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
      return has_no_subject (idling, i);
    default:
      return FALSE;
    }
}

/* A jump back, as in a loop, is no way to the end. */
gboolean
sortie_program_is_idle (const SortieContext *ctx, guint16 number)
{
  const SortieCatalogue *catalogue = ctx->p->setup->catalogue;
  const SortieProgram *program = &catalogue->programs[number];
  const SortieInstruction *code = catalogue->instructions + program->first;
  Idling idling = { .ctx = ctx };
  guint at = 0;

  if (program->n_targets > 0)
    return FALSE;
  while (at < program->n && code[at].op != SORTIE_OP_STOP)
    {
      guint next = at + 1;

      if (!pass (&idling, &code[at], &next) || next <= at)
        return FALSE;
      at = next;
    }
  return TRUE;
}
