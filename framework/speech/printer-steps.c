/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer-steps.c: one instruction of a program as a sentence. */
#include "base/i18n.h"
#include "speech/phrases.h"

#include <string.h>
#include <sortie/language.h>
#include "language/elements.h"
#include "language/internal.h"

/* Operands before the attributes: <repeat> and <one-of> have a slot without a name, <during> has the clause inside
 * it. */
static guint
hidden_operands (const SortieInstruction *code)
{
  return code->op == SORTIE_OP_REPEAT || code->op == SORTIE_OP_ONE_OF
         || code->op == SORTIE_OP_DURING;
}

/* Whether the player must choose all of a set, so that only the order is open. */
static gboolean
chooses_all (const SortiePrinter *p, const SortieInstruction *code)
{
  const SortieExpr *least = code->op == SORTIE_OP_CHOOSE ? &p->catalogue->exprs[code->arg[2]] : NULL;
  g_autofree char *from = NULL, *counted = NULL;

  if (least == NULL || least->op != SORTIE_EXPR_NUM_COUNT)
    return FALSE;
  from = sortie_phrase_expression (p, code->arg[1]);
  counted = sortie_phrase_expression (p, least->arg[0]);
  return strcmp (from, counted) == 0;
}

/* ---- the step before ---- */

/* Whether a jump leads to this step, so that what precedes it need not have run. */
static gboolean
is_jumped_to (const SortiePrinter *p, gint index)
{
  const SortieInstruction *code = &p->catalogue->instructions[p->program->first];

  for (guint i = 0; i < p->program->n; i++)
    {
      const char *operands = sortie_op_operands (code[i].op);

      for (guint j = 0; operands[j] != '\0'; j++)
        if (operands[j] == 'j' && code[i].arg[j] == index)
          return TRUE;
    }
  return FALSE;
}

const SortieInstruction *
sortie_step_before (const SortiePrinter *p)
{
  const SortieInstruction *code;
  gint index;

  if (p->step == NULL || p->program == NULL)
    return NULL;
  code = &p->catalogue->instructions[p->program->first];
  index = (gint) (p->step - code);
  return index > 0 && index < (gint) p->program->n && !is_jumped_to (p, index) ? p->step - 1 : NULL;
}

/* The value of an argument of a procedure; SORTIE_NO_EXPR: it has none of that name. */
static gint
argument_named (const SortiePrinter *p, const SortieInstruction *code, const SortieElement *element, const char *name)
{
  const gint16 *pair = &p->catalogue->kids[code->arg[1]];

  for (guint i = 0; i < sortie_element_n_attrs (element); i++, pair += 2)
    if (sortie_element_attr_is_change (element, &element->attrs[i], NULL))
      return SORTIE_NO_EXPR;
    else if (strcmp (element->attrs[i].name, name) == 0)
      return pair[0] == 'i' ? SORTIE_NO_EXPR : pair[1];
  return SORTIE_NO_EXPR;
}

void
sortie_blanks_add_step_before (SortieBlanks *blanks, const SortiePrinter *p)
{
  const SortieInstruction *before = sortie_step_before (p);
  const SortieElement *element = before != NULL ? sortie_element_of_step (p, before) : NULL;
  SortieToken doer;

  if (element == NULL || before->op != SORTIE_OP_CALL)
    return;
  doer = sortie_phrase_token (p, argument_named (p, before, element, "by"));
  doer.attr = "doer";
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "after", .word = element->name });
  sortie_blanks_add_token (blanks, doer);
}

/* ---- one step ---- */

/* A sentence in which each operand is an attribute. */
static char *
plain (const SortiePrinter *p, const SortieInstruction *code, const SortieElement *element)
{
  SortieBlanks blanks = { 0 };
  guint hidden = hidden_operands (code);

  if (chooses_all (p, code))
    sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "all", .word = "yes" });

  sortie_blanks_add_step_before (&blanks, p);
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    {
      sortie_blanks_add_operand (&blanks, p, &element->attrs[i], code->arg[hidden + i], "");
      if (code->op == SORTIE_OP_REPEAT)
        sortie_blanks_add_product (&blanks, p, code->arg[hidden + i]);
    }
  return sortie_blanks_say (&blanks, p, element);
}

void
sortie_blanks_add_change (SortieBlanks *blanks, const SortiePrinter *p, SortieChange how,
                          gint number)
{
  static const char *const attrs[] = {
    [SORTIE_CHANGE_SET] = "set",           [SORTIE_CHANGE_ADD] = "add",
    [SORTIE_CHANGE_TIMES] = "times",       [SORTIE_CHANGE_AT_LEAST] = "at-least",
    [SORTIE_CHANGE_AT_MOST] = "at-most",
  };
  SortieToken token;

  /* what lowers to a floor is known by the floor, so that no sentence about plain additions says it */
  if (how >= G_N_ELEMENTS (attrs) || attrs[how] == NULL)
    return;
  token = sortie_phrase_token (p, number);
  token.attr = attrs[how];
  sortie_blanks_add_token (blanks, token);
  sortie_blanks_add_bearer (blanks, p, number);
  sortie_blanks_add (blanks, token.attr, sortie_phrase_expression (p, number));
}

static char *
change_of_amount (const SortiePrinter *p, const SortieInstruction *code,
                  const SortieElement *element)
{
  SortieBlanks blanks = { 0 };

  sortie_blanks_add (&blanks, "becomes",
                     sortie_phrase_becomes (p, code->arg[1], code->arg[0], NULL));
  sortie_blanks_add_change (&blanks, p, code->arg[1], code->arg[0]);
  if (p->event != NULL)
    sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "event", .word = p->event });
  return sortie_blanks_say (&blanks, p, element);
}

/* An argument of a procedure: the kind of operand, and its value. A number that was not given is an immediate, not
 * an expression; a set that was not given means "whoever it is". */
static void
argument (SortieBlanks *blanks, const SortiePrinter *p, const SortieAttr *attr, const gint16 *pair)
{
  if (pair[0] != 'i' || !sortie_attr_is_expression (attr->type))
    {
      sortie_blanks_add_operand (blanks, p, attr, pair[1],
                                 strcmp (attr->name, "of") == 0 ? _("its owner") : "");
      if (attr->type == SORTIE_ATTR_NUMBER)
        sortie_blanks_add_bearer (blanks, p, pair[1]);
      return;
    }
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = attr->name, .word = "-" });
  sortie_blanks_add (blanks, attr->name, g_strdup_printf ("%d", pair[1]));
}

static char *
call (const SortiePrinter *p, const SortieInstruction *code, const SortieElement *element)
{
  const gint16 *pair = &p->catalogue->kids[code->arg[1]];
  SortieBlanks blanks = { 0 };
  gboolean changed = FALSE;

  sortie_blanks_add_step_before (&blanks, p);
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (!sortie_element_attr_is_change (element, &element->attrs[i], NULL))
      {
        argument (&blanks, p, &element->attrs[i], pair);
        pair += 2;
      }
    else if (!changed)
      {
        sortie_blanks_add (&blanks, "change", sortie_phrase_change (p, pair[3], pair[1], NULL));
        sortie_blanks_add_change (&blanks, p, pair[3], pair[1]);
        pair += 4;
        changed = TRUE;
      }
  return sortie_blanks_say (&blanks, p, element);
}

/* In the game's words. */
static char *
price (const SortiePrinter *p, const SortieInstruction *code)
{
  const SortieVocabulary *vocabulary = p->catalogue->vocabulary;
  const SortieExpr *expr = &p->catalogue->exprs[code->arg[1]];
  gboolean is_plain = expr->op == SORTIE_EXPR_NUM_CONST;
  const char *pattern = is_plain || vocabulary->pays_as == NULL ? vocabulary->pays
                                                                : vocabulary->pays_as;
  g_autofree char *cost = sortie_phrase_expression (p, code->arg[1]);

  if (is_plain && vocabulary->pays_many != NULL && p->catalogue->domain != NULL)
    pattern = dngettext (p->catalogue->domain, pattern, vocabulary->pays_many,
                         (gulong) ABS (expr->arg[0]));
  else
    pattern = sortie_phrase_of_game (p, pattern);
  return sortie_sentence (pattern, "cost", cost, NULL);
}

static char *
say_way (const SortiePrinter *p, const SortieInstruction *code)
{
  gboolean is_first = code->arg[1] == 1;
  g_autofree char *test = NULL;

  if (code->arg[2] == SORTIE_NO_EXPR)
    return g_strdup (is_first ? _("Either:") : _("Or:"));
  test = sortie_phrase_expression (p, code->arg[2]);
  return sortie_sentence (is_first ? _("Either, if {test}:") : _("Or, if {test}:"), "test", test,
                          NULL);
}

const SortieElement *
sortie_element_of_step (const SortiePrinter *p, const SortieInstruction *code)
{
  return code->op == SORTIE_OP_CALL
           ? sortie_element_by_number (p->catalogue->vocabulary, code->arg[2])
           : sortie_element_of_op (code->op);
}

char *
sortie_phrase_step (const SortiePrinter *p, const SortieInstruction *code)
{
  const SortieElement *element = sortie_element_of_step (p, code);
  SortiePrinter of_step = *p;

  of_step.step = code;
  switch (code->op)
    {
    case SORTIE_OP_CALL: return call (&of_step, code, element);
    case SORTIE_OP_CHANGE: return change_of_amount (&of_step, code, element);
    case SORTIE_OP_PAY: return price (&of_step, code);
    case SORTIE_OP_WAY: return say_way (&of_step, code);
    default: return plain (&of_step, code, element);
    }
}
