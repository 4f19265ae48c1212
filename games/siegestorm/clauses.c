/* SPDX-License-Identifier: GPL-3.0-or-later */
/* clauses.c: reads from the program of a clause what it does. */
#include "clauses.h"

/* A test on an instruction. @proc: the procedure to look for, if the test needs one. */
typedef gboolean (*Wanted) (const SortiePlay *p, const SortieInstruction *instruction,
                            SsProc proc);

/* How many instructions of a clause's program pass the test. */
static guint
count (const SortiePlay *p, guint16 clause, Wanted wanted, SsProc proc)
{
  const SortieCatalogue *catalogue = sortie_catalogue (p);
  const SortieProgram *program = &catalogue->programs[sortie_clause (p, clause)->program];
  guint n = 0;

  for (guint i = 0; i < program->n; i++)
    n += wanted (p, &catalogue->instructions[program->first + i], proc);
  return n;
}

gboolean
ss_instruction_calls (const SortieInstruction *instruction, SsProc proc)
{
  return instruction->op == SORTIE_OP_CALL && instruction->arg[0] == (gint) SS_CALLS (proc);
}

/* The operands of a call are stored in pairs: the kind, and the operand. */
guint16
ss_operand (const SortiePlay *p, const SortieInstruction *call, guint operand)
{
  return (guint16) sortie_catalogue (p)->kids[call->arg[1] + 2 * (gint) operand + 1];
}

static gboolean
calls (const SortiePlay *p, const SortieInstruction *instruction, SsProc proc)
{
  (void) p;
  return ss_instruction_calls (instruction, proc);
}

gboolean
ss_clause_calls (const SortiePlay *p, guint16 clause, SsProc proc)
{
  return count (p, clause, calls, proc) > 0;
}

/* Choosing, naming and jumping change nothing. */
static gboolean
does_something (const SortiePlay *p, const SortieInstruction *instruction, SsProc proc)
{
  (void) p;
  (void) proc;
  switch (instruction->op)
    {
    case SORTIE_OP_CALL:
    case SORTIE_OP_DO:
    case SORTIE_OP_CHANGE:
    case SORTIE_OP_DURING:
    case SORTIE_OP_CANCEL:
    case SORTIE_OP_NEGATE:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The clause that changes a value until the end of the turn; NULL: another instruction. */
static const SortieClause *
change_of_turn (const SortiePlay *p, const SortieInstruction *instruction)
{
  const SortieClause *lasts;

  if (instruction->op != SORTIE_OP_DURING || instruction->arg[1] != SORTIE_UNTIL_END_OF_TURN)
    return NULL;
  lasts = sortie_clause (p, (guint16) instruction->arg[0]);
  return lasts->kind == SORTIE_CLAUSE_MODIFY ? lasts : NULL;
}

static gboolean
lets_deploy (const SortiePlay *p, const SortieInstruction *instruction, SsProc proc)
{
  const SortieClause *change = change_of_turn (p, instruction);

  (void) proc;
  return change != NULL && change->key == SS_VALUE_DEPLOYMENTS
         && sortie_catalogue (p)->exprs[change->subject].op == SORTIE_EXPR_SET_YOU;
}

static gboolean
changes_deploy_cost (const SortiePlay *p, const SortieInstruction *instruction, SsProc proc)
{
  const SortieClause *change = change_of_turn (p, instruction);

  (void) proc;
  return change != NULL && change->key == SS_VALUE_DEPLOY_COST;
}

/* together with what these units cost. */
static guint
count_of_deploying (const SortiePlay *p, guint16 clause)
{
  guint n = count (p, clause, lets_deploy, 0);

  return n > 0 ? n + count (p, clause, changes_deploy_cost, 0) : 0;
}

gboolean
ss_clause_is_for_own_turn (const SortiePlay *p, guint16 clause)
{
  guint n = count (p, clause, calls, SS_PROC_DEPLOY) + count (p, clause, calls, SS_PROC_PLACE)
            + count (p, clause, calls, SS_PROC_EXTRA_TURN) + count_of_deploying (p, clause);

  return n > 0 && n == count (p, clause, does_something, 0);
}

static gboolean
calls_for_pay (const SortiePlay *p, const SortieInstruction *instruction, SsProc proc)
{
  guint free = proc == SS_PROC_DEPLOY ? SS_DEPLOY_FREE : SS_PLACE_FREE;

  return calls (p, instruction, proc) && ss_operand (p, instruction, free) == 0;
}

gboolean
ss_clause_brings_for_pay (const SortiePlay *p, guint16 clause)
{
  return count (p, clause, calls_for_pay, SS_PROC_DEPLOY) > 0
         || count (p, clause, calls_for_pay, SS_PROC_PLACE) > 0;
}

static gboolean
negates (const SortiePlay *p, const SortieInstruction *instruction, SsProc proc)
{
  (void) p;
  (void) proc;
  return instruction->op == SORTIE_OP_NEGATE;
}

gboolean
ss_clause_negates (const SortiePlay *p, guint16 clause)
{
  return count (p, clause, negates, 0) > 0;
}

static gboolean
copies (const SortiePlay *p, const SortieInstruction *instruction, SsProc proc)
{
  (void) p;
  (void) proc;
  return instruction->op == SORTIE_OP_DO;
}

gboolean
ss_clause_copies (const SortiePlay *p, guint16 clause)
{
  return count (p, clause, copies, 0) > 0;
}
