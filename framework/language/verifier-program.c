/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verifier-program.c: checks on programs: their instructions, jumps, slots and targets. */
#include "language/verifier-checks.h"

#include "base/i18n.h"
#include "language/elements.h"
#include "language/internal.h"

/* The program being verified. */
typedef struct
{
  SortieVerifier *v;
  const SortieProgram *program;
  const SortieInstruction *code; /* its first instruction */
} Verified;

static void
fill_slots (Verified *p, guint64 *filled, gint slot, guint n)
{
  if (slot < 0 || slot + (gint) n > p->program->n_slots)
    {
      sortie_verify_fault (p->v, _("damaged program: slot %d is outside the frame"), slot);
      return;
    }
  for (guint i = 0; i < n; i++)
    *filled |= G_GUINT64_CONSTANT (1) << (slot + (gint) i);
}

static void
verify_jump (Verified *p, guint at, const SortieInstruction *code, gint to)
{
  if (to < 0 || to >= p->program->n)
    sortie_verify_fault (p->v, _("damaged program: instruction %u jumps outside the program"), at);
  else if ((guint) to <= at && code->op == SORTIE_OP_JUMP && p->code[to].op != SORTIE_OP_NEXT
           && p->code[to].op != SORTIE_OP_AGAIN)
    sortie_verify_fault (p->v, _("damaged program: instruction %u jumps back, but not to a loop"), at);
  else if ((guint) to <= at && code->op != SORTIE_OP_JUMP)
    sortie_verify_fault (p->v, _("damaged program: instruction %u jumps back"), at);
}

/* A clause that a DURING sets up may read the slots that are filled at that point. */
static void
verify_during (Verified *p, const SortieInstruction *code)
{
  SortieVerifier *v = p->v;
  gint clause = code->arg[0];

  if (clause < 1 || clause >= v->catalogue->n_clauses
      || !(v->catalogue->clauses[clause].flags & SORTIE_CLAUSE_INNER))
    {
      sortie_verify_fault (v, _("damaged program: DURING names no inner clause"));
      return;
    }
  v->timed[clause] = TRUE;
  sortie_verify_clause_uses (v, &v->catalogue->clauses[clause]);
  if (code->arg[1] < 0 || (guint) code->arg[1] >= v->n_words[SORTIE_ATTR_UNTIL])
    sortie_verify_fault (v, _("damaged program: DURING lasts until an unknown time"));
}

static void
verify_argument (Verified *p, gint kind, gint value)
{
  if (kind == 'n')
    sortie_verify_use (p->v, value, SORTIE_ATTR_NUMBER, FALSE, N_("an argument"));
  else if (kind == 's')
    sortie_verify_use (p->v, value, SORTIE_ATTR_SET, FALSE, N_("an argument"));
}

static void
verify_call (Verified *p, const SortieInstruction *code)
{
  const gint16 *pair = p->v->catalogue->kids;

  if (!sortie_verify_call_fits (p->v, code))
    {
      sortie_verify_fault (
          p->v, _("damaged program: CALL has arguments that its element does not give"));
      return;
    }
  for (gint i = 0; i < code->n_args; i++)
    verify_argument (p, pair[code->arg[1] + 2 * i], pair[code->arg[1] + 2 * i + 1]);
}

/* -1 means any sort. */
static gboolean
is_play_sort (const Verified *p, gint sort)
{
  return sort == -1
         || (sort >= 0 && sortie_play_element (p->v->names->vocabulary, sort) != NULL);
}

static void
verify_immediate (Verified *p, const SortieInstruction *code, guint i)
{
  gint value = code->arg[i];
  gboolean fits = TRUE;

  if (code->op == SORTIE_OP_CHANGE)
    fits = value == SORTIE_CHANGE_SET || value == SORTIE_CHANGE_ADD;
  if (code->op == SORTIE_OP_ONE_OF)
    fits = value == FALSE || value == TRUE;
  if (code->op == SORTIE_OP_DO && i == 1)
    fits = is_play_sort (p, value);
  if (code->op == SORTIE_OP_DO && i == 2)
    fits = value == FALSE || value == TRUE;
  if (!fits)
    sortie_verify_fault (p->v, _("damaged program: %s has a wrong operand"),
                         sortie_op_name (code->op));
}

/* Checks the operands that are read; slots to be filled are handled after them. */
static void
verify_operand (Verified *p, guint at, const SortieInstruction *code, guint i)
{
  const char *name = sortie_op_name (code->op);
  gint value = code->arg[i];

  switch (sortie_op_operands (code->op)[i])
    {
    case 'n':
      sortie_verify_use (p->v, value, SORTIE_ATTR_NUMBER, code->op == SORTIE_OP_MAY, name);
      break;
    case 's': sortie_verify_use (p->v, value, SORTIE_ATTR_SET, FALSE, name); break;
    case 't':
      sortie_verify_use (p->v, value, SORTIE_ATTR_TEST, code->op == SORTIE_OP_WAY, name);
      break;
    case 'j': verify_jump (p, at, code, value); break;
    case 'i': verify_immediate (p, code, i); break;
    default: break; /* 'l': handled below */
    }
}

static void
fill_of (Verified *p, const SortieInstruction *code)
{
  switch (code->op)
    {
    case SORTIE_OP_LET:
      fill_slots (p, &p->v->numbers, code->arg[0], 1);
      break;
    case SORTIE_OP_REPEAT:
    case SORTIE_OP_CHOOSE_NUMBER:
      fill_slots (p, &p->v->numbers, code->arg[0], 1);
      break;
    case SORTIE_OP_ONE_OF:
    case SORTIE_OP_BIND:
    case SORTIE_OP_CHOOSE:
    case SORTIE_OP_PICK:
    case SORTIE_OP_ROLL:
      fill_slots (p, &p->v->sets, code->arg[0], 1);
      break;
    case SORTIE_OP_EACH:
      fill_slots (p, &p->v->sets, code->arg[0], 3);
      break;
    default:
      break;
    }
}

/* A loop: its beginning, its first instruction, and the jump back from its last. */
static gboolean
is_loop (const Verified *p, guint at)
{
  const SortieInstruction *begin = &p->code[at], *head = begin + 1;
  SortieOp wanted = begin->op == SORTIE_OP_EACH ? SORTIE_OP_NEXT : SORTIE_OP_AGAIN;
  gint end = head->arg[1];

  return at + 1u < p->program->n && head->op == wanted && head->arg[0] == begin->arg[0]
         && end > (gint) at + 2 && end < p->program->n
         && (begin->op != SORTIE_OP_EACH || begin->arg[2] == end)
         && p->code[end - 1].op == SORTIE_OP_JUMP && p->code[end - 1].arg[0] == (gint) at + 1;
}

static void
verify_loop (Verified *p, guint at)
{
  SortieOp op = p->code[at].op, before = at > 0 ? p->code[at - 1].op : SORTIE_OP_STOP;
  gboolean fits = TRUE;

  if (op == SORTIE_OP_EACH || op == SORTIE_OP_REPEAT)
    fits = is_loop (p, at);
  if (op == SORTIE_OP_NEXT)
    fits = before == SORTIE_OP_EACH;
  if (op == SORTIE_OP_AGAIN)
    fits = before == SORTIE_OP_REPEAT;
  if (!fits)
    sortie_verify_fault (p->v, _("damaged program: %s is not part of a loop"), sortie_op_name (op));
}

/* The first way follows the choice; each later one follows the jump that ends the way before it. */
static gboolean
is_way (const Verified *p, guint at)
{
  const SortieInstruction *way = &p->code[at];
  gboolean is_first = way->arg[1] == 1;
  SortieOp before = at > 0 ? p->code[at - 1].op : SORTIE_OP_STOP;

  return before == (is_first ? SORTIE_OP_ONE_OF : SORTIE_OP_JUMP) && way->arg[1] > 0
         && (!is_first || way->arg[0] == p->code[at - 1].arg[0]);
}

static void
verify_ways (Verified *p, guint at)
{
  const SortieInstruction *code = &p->code[at];
  gboolean fits = TRUE;

  if (code->op == SORTIE_OP_ONE_OF)
    fits = at + 1u < p->program->n && code[1].op == SORTIE_OP_WAY && code[1].arg[1] == 1;
  if (code->op == SORTIE_OP_WAY)
    fits = is_way (p, at);
  if (code->op == SORTIE_OP_PAY && p->v->names->vocabulary->pays == NULL)
    sortie_verify_fault (p->v, _("damaged program: %s in a game without costs"),
                         sortie_op_name (code->op));
  if (!fits)
    sortie_verify_fault (p->v, _("damaged program: %s is not part of a choice"),
                         sortie_op_name (code->op));
}

static void
verify_instruction (Verified *p, guint at)
{
  const SortieInstruction *code = &p->code[at];
  const char *letters;

  p->v->line = code->line;
  if (code->op >= SORTIE_N_OPS)
    {
      sortie_verify_fault (p->v, _("damaged program: instruction %u is unknown"), at);
      return;
    }
  letters = sortie_op_operands (code->op);
  if (code->op == SORTIE_OP_CALL)
    verify_call (p, code);
  else if (code->op == SORTIE_OP_DURING)
    verify_during (p, code);
  else
    for (guint i = 0; letters[i] != '\0'; i++)
      verify_operand (p, at, code, i);
  verify_loop (p, at);
  verify_ways (p, at);
  fill_of (p, code);
}

/* Players name targets in order, so each reads only the slots of those before it. */
static void
verify_targets (Verified *p)
{
  const SortieProgram *program = p->program;

  if (program->first_target + program->n_targets > p->v->catalogue->n_targets)
    {
      sortie_verify_fault (p->v, _("damaged program: its targets are outside the table"));
      return;
    }
  for (guint i = 0; i < program->n_targets; i++)
    {
      const SortieTarget *target = &p->v->catalogue->targets[program->first_target + i];

      sortie_verify_use (p->v, target->from, SORTIE_ATTR_SET, FALSE, "target");
      sortie_verify_use (p->v, target->at_least, SORTIE_ATTR_NUMBER, TRUE, "target");
      sortie_verify_use (p->v, target->at_most, SORTIE_ATTR_NUMBER, TRUE, "target");
      fill_slots (p, &p->v->sets, target->slot, 1);
    }
}

static gboolean
program_is_there (SortieVerifier *v, const SortieProgram *program)
{
  if (program->n < 1 || program->first < 1
      || program->first + program->n > v->catalogue->n_instructions)
    sortie_verify_fault (v, _("damaged program: its instructions are outside the table"));
  else if (v->catalogue->instructions[program->first + program->n - 1].op != SORTIE_OP_STOP)
    sortie_verify_fault (v, _("damaged program: it does not end with STOP"));
  else if (program->n_slots > SORTIE_MAX_SLOTS)
    sortie_verify_fault (v, _("damaged program: it has more than %d slots"), SORTIE_MAX_SLOTS);
  else if (program->first_name + program->n_slots > v->catalogue->n_slot_names)
    sortie_verify_fault (v, _("damaged program: its names are outside the table"));
  else
    return TRUE;
  return FALSE;
}

void
sortie_verify_program (SortieVerifier *v, const SortieClause *clause)
{
  Verified p = { .v = v };

  if (clause->program < 1 || clause->program >= v->catalogue->n_programs)
    {
      sortie_verify_fault (v, _("damaged clause: it has no program"));
      return;
    }
  p.program = &v->catalogue->programs[clause->program];
  if (!program_is_there (v, p.program))
    return;
  p.code = &v->catalogue->instructions[p.program->first];
  v->numbers = v->sets = 0;
  verify_targets (&p);
  for (guint at = 0; at < p.program->n; at++)
    verify_instruction (&p, at);
  v->numbers = v->sets = 0;
}
