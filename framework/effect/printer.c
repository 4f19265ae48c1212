/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* Clauses and programs, line by line. Blocks are found again by the shape in which the
 * compiler lays them out (compile-effect.c). */
#include "effect/printer.h"

#include <string.h>

#include "base/i18n.h"
#include "effect/phrases.h"

/* Lines so far, and how far in the next one stands. */
typedef struct
{
  SortiePrinter p;
  GString *text;
  guint depth;
  const SortieInstruction *code; /* of the program at hand */
} Page;

/* Takes the sentence over. */
static void
line (Page *page, char *sentence)
{
  char first[8] = { 0 };

  if (page->text->len > 0)
    g_string_append_c (page->text, '\n');
  for (guint i = 0; i < page->depth; i++)
    g_string_append (page->text, "  ");
  if (*sentence != '\0')
    {
      g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (sentence)), first);
      g_string_append (page->text, first);
      g_string_append (page->text, g_utf8_next_char (sentence));
    }
  g_free (sentence);
}

static void
block (Page *page, guint from, guint to);

static void
clauses (Page *page, guint first, guint n);

/* --- instructions --- */

static char *
plain (const Page *page, const SortieInstruction *code, const SortieElement *element)
{
  SortieBlanks blanks = { 0 };

  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    {
      const SortieAttr *attr = &element->attrs[i];

      sortie_blanks_add (&blanks, attr->name, sortie_phrase_operand (&page->p, attr, code->arg[i]));
    }
  return sortie_blanks_fill (&blanks, _(element->says));
}

static char *
change_of_amount (const Page *page, const SortieInstruction *code, const SortieElement *element)
{
  SortieBlanks blanks = { 0 };

  sortie_blanks_add (&blanks, "change",
                     sortie_phrase_change (&page->p, code->arg[1], code->arg[0], NULL));
  return sortie_blanks_fill (&blanks, _(element->says));
}

/* A set that was not given means "whoever it is" to the procedure. */
static char *
argument (const SortiePrinter *p, const SortieAttr *attr, gint value)
{
  if (attr->type == SORTIE_ATTR_SET && attr->otherwise == NULL && !attr->required
      && p->catalogue->exprs[value].op == SORTIE_EXPR_SET_NONE)
    return g_strdup (strcmp (attr->name, "of") == 0 ? _("its owner") : "");
  if (attr->type > SORTIE_ATTR_WORD && value < 0)
    return g_strdup ("");
  return sortie_phrase_operand (p, attr, value);
}

static char *
call (const Page *page, const SortieInstruction *code)
{
  const SortiePrinter *p = &page->p;
  const SortieElement *element = sortie_element_by_number (p->names->vocabulary, code->arg[2]);
  const gint16 *pair = &p->catalogue->kids[code->arg[1]];
  SortieBlanks blanks = { 0 };
  gboolean changed = FALSE;

  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    {
      const SortieAttr *attr = &element->attrs[i];

      if (!sortie_element_attr_is_change (element, attr, NULL))
        {
          /* a number that was not given is an immediate, not an expression */
          gboolean bare = sortie_attr_is_expression (attr->type) && pair[0] == 'i';

          sortie_blanks_add (&blanks, attr->name,
                             bare ? g_strdup_printf ("%d", pair[1]) : argument (p, attr, pair[1]));
          pair += 2;
        }
      else if (!changed)
        {
          sortie_blanks_add (&blanks, "change", sortie_phrase_change (p, pair[3], pair[1], NULL));
          pair += 4;
          changed = TRUE;
        }
    }
  return sortie_blanks_fill (&blanks, sortie_element_is_ours (element)
                                        ? _(element->says)
                                        : sortie_phrase_of_game (p, element->says));
}

static void
inside (Page *page, guint from, guint to)
{
  page->depth++;
  block (page, from, to);
  page->depth--;
}

/* <if> and <may>: where the whole ends. A jump forward before the other branch closes the first. */
static guint
branches (Page *page, guint at, guint other)
{
  const SortieInstruction *last = &page->code[other - 1];
  gboolean has_else = last->op == SORTIE_OP_JUMP && last->arg[0] >= (gint) other;

  line (page, plain (page, &page->code[at], sortie_element_of_op (page->code[at].op)));
  inside (page, at + 1, has_else ? other - 1 : other);
  if (!has_else)
    return other;
  line (page, g_strdup (_(sortie_element_find (NULL, SORTIE_ELEMENT_PART, "else")->says)));
  inside (page, other, (guint) last->arg[0]);
  return (guint) last->arg[0];
}

static guint
loop (Page *page, guint at, const char *element)
{
  const SortieInstruction *code = &page->code[at];
  guint end = (guint) page->code[at + 1].arg[1];
  const SortieElement *e = sortie_element_find (NULL, SORTIE_ELEMENT_EFFECT, element);
  SortieInstruction shown = *code;

  /* <repeat> has a slot that nobody named before its number */
  if (code->op == SORTIE_OP_REPEAT)
    shown.arg[0] = code->arg[1];
  line (page, plain (page, &shown, e));
  inside (page, at + 2, end - 1);
  return end;
}

/* Clauses side by side that last equally long are one <during>. */
static guint
timed (Page *page, guint at, guint to)
{
  const SortieInstruction *code = &page->code[at];
  SortieInstruction shown = { .arg = { code->arg[1] } };

  line (page, plain (page, &shown, sortie_element_of_op (SORTIE_OP_DURING)));
  page->depth++;
  for (; at < to && page->code[at].op == SORTIE_OP_DURING && page->code[at].arg[1] == code->arg[1];
       at++)
    clauses (page, (guint) page->code[at].arg[0], 1);
  page->depth--;
  return at;
}

/* Prints the instruction at @at, with what belongs to it; returns the next. */
static guint
instruction (Page *page, guint at, guint to)
{
  const SortieInstruction *code = &page->code[at];

  switch (code->op)
    {
    case SORTIE_OP_UNLESS:
    case SORTIE_OP_MAY: return branches (page, at, (guint) code->arg[1]);
    case SORTIE_OP_EACH: return loop (page, at, "for-each");
    case SORTIE_OP_REPEAT: return loop (page, at, "repeat");
    case SORTIE_OP_DURING: return timed (page, at, to);
    case SORTIE_OP_CALL: line (page, call (page, code)); break;
    case SORTIE_OP_CHANGE:
      line (page, change_of_amount (page, code, sortie_element_of_op (code->op)));
      break;
    default:
      if (sortie_element_of_op (code->op) != NULL) /* a jump says nothing by itself */
        line (page, plain (page, code, sortie_element_of_op (code->op)));
      break;
    }
  return at + 1;
}

static void
block (Page *page, guint from, guint to)
{
  while (from < to)
    from = instruction (page, from, to);
}

static void
target (Page *page, const SortieTarget *target)
{
  const SortieElement *element = sortie_element_find (NULL, SORTIE_ELEMENT_PART, "target");
  gint number[] = { target->at_least, target->at_most };
  SortieBlanks blanks = { 0 };

  sortie_blanks_add (&blanks, "name", sortie_phrase_slot (target->slot));
  sortie_blanks_add (&blanks, "from",
                     sortie_expression_describe (page->p.names, page->p.catalogue, target->from));
  for (guint i = 0; i < 2; i++)
    sortie_blanks_add (
        &blanks, element->attrs[2 + i].name,
        number[i] == SORTIE_NO_EXPR
            ? g_strdup ("1")
            : sortie_expression_describe (page->p.names, page->p.catalogue, number[i]));
  line (page, sortie_blanks_fill (&blanks, _(element->says)));
}

/* The STOP at its end is not said. */
static void
program (Page *page, guint index)
{
  const SortieProgram *program = &page->p.catalogue->programs[index];
  const SortieInstruction *around = page->code;

  if (index == 0)
    return;
  page->depth++;
  page->code = &page->p.catalogue->instructions[program->first];
  for (guint i = 0; i < program->n_targets; i++)
    target (page, &page->p.catalogue->targets[program->first_target + i]);
  block (page, 0, program->n - 1u);
  page->code = around;
  page->depth--;
}

/* --- clauses --- */

static char *
whole_set (const SortiePrinter *p, gint expr, const char *otherwise)
{
  return expr == SORTIE_NO_EXPR ? g_strdup (otherwise)
                                : sortie_expression_describe (p->names, p->catalogue, expr);
}

static char *
times_a_turn (guint limit)
{
  return limit == 0
             ? g_strdup ("")
             : g_strdup_printf (
                 ngettext_ ("(at most %u time a turn)", "(at most %u times a turn)", limit), limit);
}

/* Whose doing it is, when it matters. */
static char *
doer (const SortiePrinter *p, const SortieClause *clause)
{
  const char *pattern = clause->kind == SORTIE_CLAUSE_MODIFY     ? _(", when {by} act")
                        : clause->kind == SORTIE_CLAUSE_COUNT_AS ? _(" in the eyes of {by}")
                                                                 : _(", caused by {by}");

  if (clause->by == SORTIE_NO_EXPR)
    return g_strdup ("");

  g_autofree char *by = sortie_expression_describe (p->names, p->catalogue, clause->by);

  return sortie_text_fill (pattern, &(SortieTextArg){ "by", by }, 1);
}

/* What a clause has in the place of an attribute. */
static char *
blank_of_clause (const SortiePrinter *p, const SortieClause *clause, const SortieAttr *attr)
{
  const char *name = attr->name;

  if (strcmp (name, "of") == 0 || strcmp (name, "to") == 0)
    return whole_set (p, clause->subject, _("anything"));
  if (strcmp (name, "by") == 0)
    return doer (p, clause);
  if (strcmp (name, "like") == 0)
    return whole_set (p, clause->by, "");
  if (strcmp (name, "cost") == 0)
    return sortie_expression_describe (p->names, p->catalogue, clause->amount);
  if (strcmp (name, "limit") == 0)
    return times_a_turn (clause->limit);
  if (strcmp (name, "timing") == 0)
    return sortie_phrase_operand (p, attr, clause->timing);
  if (attr->type == SORTIE_ATTR_YES_NO)
    return sortie_phrase_operand (p, attr, strcmp (name, "stacks") == 0
                                             ? !(clause->flags & SORTIE_CLAUSE_NO_STACK)
                                             : (clause->flags & SORTIE_CLAUSE_OPTIONAL) != 0);
  if (attr->type == SORTIE_ATTR_SET) /* <count-as set=> */
    return g_strdup (sortie_phrase_of_game (p, p->names->vocabulary->sets[clause->key].title));
  return sortie_phrase_operand (p, attr, clause->key == SORTIE_NO_INDEX ? -1 : clause->key);
}

static char *
change_of_clause (const SortiePrinter *p, const SortieClause *clause)
{
  const SortieValueDecl *value = clause->kind == SORTIE_CLAUSE_MODIFY
                                   ? &p->names->vocabulary->values[clause->key]
                                   : NULL;

  return sortie_phrase_change (p, clause->change, clause->amount,
                               value != NULL && value->words != NULL ? value : NULL);
}

static char *
head (const SortiePrinter *p, const SortieClause *clause, const SortieElement *element)
{
  const SortieAttr *attrs = sortie_element_attrs (element);
  SortieBlanks blanks = { 0 };

  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (!sortie_element_attr_is_change (element, &attrs[i], NULL))
      sortie_blanks_add (&blanks, attrs[i].name, blank_of_clause (p, clause, &attrs[i]));
  if (sortie_element_has_change (element))
    sortie_blanks_add (&blanks, "change", change_of_clause (p, clause));
  return sortie_blanks_fill (&blanks, sortie_element_is_ours (element)
                                        ? _(element->says)
                                        : sortie_phrase_of_game (p, element->says));
}

static void
condition (Page *page, const SortieClause *clause)
{
  SortieBlanks blanks = { 0 };

  if (clause->test == SORTIE_NO_EXPR)
    return;
  sortie_blanks_add (&blanks, "test",
                     sortie_expression_describe (page->p.names, page->p.catalogue, clause->test));
  page->depth++;
  line (page, sortie_blanks_fill (&blanks, _("Only while {test}.")));
  page->depth--;
}

static void
clauses (Page *page, guint first, guint n)
{
  for (guint i = first; i < first + n; i++)
    {
      const SortieClause *clause = &page->p.catalogue->clauses[i];
      const SortieElement *element = sortie_element_of_clause (page->p.names->vocabulary, clause);

      line (page, head (&page->p, clause, element));
      condition (page, clause);
      program (page, clause->program);
      page->depth++;
      clauses (page, clause->first_inner, clause->n_inner);
      page->depth--;
    }
}

static char *
describe (const SortieContentNames *names, const SortieCatalogue *catalogue, guint first, guint n)
{
  Page page = { { names, catalogue }, g_string_new (NULL), 0, NULL };

  clauses (&page, first, n);
  return g_string_free (page.text, FALSE);
}

char *
sortie_program_describe (const SortieContentNames *names, const SortieCatalogue *catalogue,
                         guint16 def)
{
  const SortieDef *of = &catalogue->defs[def];

  return describe (names, catalogue, of->first_clause, of->n_clauses);
}

char *
sortie_clause_describe (const SortieContentNames *names, const SortieCatalogue *catalogue,
                        guint16 clause)
{
  return describe (names, catalogue, clause, 1);
}
