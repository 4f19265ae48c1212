/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-alike.c: whether it matters which of several copies of a trigger runs first.
 *
 * It does not matter if the program refers neither to the event nor to its source, because then it does the same each
 * time. If it refers only to the amount, order does not matter among events of equal amounts. It does not matter either
 * if the program only sets up fixed lasting changes: those on different things do not interact, and those on one thing
 * are the same.
 */
#include "language/compile.h"
#include "language/internal.h"

static const SortieExpr *
expr_at (const SortieCompiler *c, guint index)
{
  return &g_array_index (c->exprs, SortieExpr, index);
}

/* A thing that no effect can turn into another. */
static gboolean
is_fixed_set (const SortieCompiler *c, guint index)
{
  switch (expr_at (c, index)->op)
    {
    case SORTIE_EXPR_NONE:
    case SORTIE_EXPR_SET_SELF:
    case SORTIE_EXPR_SET_YOU:
    case SORTIE_EXPR_SET_SLOT:
    case SORTIE_EXPR_SET_SUBJECT:
    case SORTIE_EXPR_SET_EVENT_OTHER:
    case SORTIE_EXPR_SET_EVENT_SOURCE:
    case SORTIE_EXPR_SET_EVENT_SEAT:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
is_fixed_change (const SortieCompiler *c, guint index)
{
  const SortieClause *clause = &g_array_index (c->clauses, SortieClause, index);
  guint8 amount = expr_at (c, clause->amount)->op;

  return clause->kind == SORTIE_CLAUSE_MODIFY && is_fixed_set (c, clause->subject)
         && (amount == SORTIE_EXPR_NONE || amount == SORTIE_EXPR_NUM_CONST);
}

static gboolean
is_fixed_step (const SortieCompiler *c, const SortieInstruction *code)
{
  switch (code->op)
    {
    case SORTIE_OP_STOP:
      return TRUE;
    case SORTIE_OP_BIND:
      return is_fixed_set (c, (guint) code->arg[1]);
    case SORTIE_OP_DURING:
      return is_fixed_change (c, (guint) code->arg[0]);
    default:
      return FALSE;
    }
}

static gboolean
only_lets_last (const SortieCompiler *c, guint16 index)
{
  const SortieProgram *program = &g_array_index (c->programs, SortieProgram, index);

  for (guint i = 0; i < program->n; i++)
    if (!is_fixed_step (c, &g_array_index (c->instructions, SortieInstruction, program->first + i)))
      return FALSE;
  return TRUE;
}

guint16
sortie_compile_told_apart (const SortieCompiler *c, guint16 program)
{
  guint16 flags = 0;

  if (only_lets_last (c, program))
    return 0;
  if (c->spoken_of & (SORTIE_SPEAKS_OF_EVENT | SORTIE_SPEAKS_OF_CAUSE))
    flags |= SORTIE_CLAUSE_READS_EVENT;
  if (c->spoken_of & SORTIE_SPEAKS_OF_AMOUNT)
    flags |= SORTIE_CLAUSE_READS_AMOUNT;
  if (c->spoken_of & SORTIE_SPEAKS_OF_SELF)
    flags |= SORTIE_CLAUSE_READS_SOURCE;
  return flags;
}
