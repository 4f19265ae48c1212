/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer-use.c: says what happens to a thing that somebody is asked to choose. */
#include "speech/phrases.h"
#include "language/internal.h"

static gboolean
is_chosen (const SortieExpr *expr, gconstpointer data)
{
  const SortieAsked *chosen = data;

  return (expr->op == SORTIE_EXPR_SET_SLOT || expr->op == SORTIE_EXPR_NUM_SLOT)
         && ((guint) expr->arg[0] == chosen->slot || (guint) expr->arg[0] == chosen->member);
}

static gboolean
has_choice (const SortieCatalogue *catalogue, gint expr, const SortieAsked *chosen)
{
  return sortie_expr_any (catalogue, (guint16) expr, is_chosen, chosen);
}

static gboolean
call_speaks_of (const SortieCatalogue *catalogue, const SortieInstruction *code,
                const SortieAsked *chosen)
{
  const gint16 *pair = &catalogue->kids[code->arg[1]];

  for (guint i = 0; i < code->n_args; i++, pair += 2)
    if (pair[0] != 'i' && has_choice (catalogue, pair[1], chosen))
      return TRUE;
  return FALSE;
}

static gboolean
clause_speaks_of (const SortieCatalogue *catalogue, const SortieClause *clause,
                  const SortieAsked *chosen)
{
  return has_choice (catalogue, clause->subject, chosen) || has_choice (catalogue, clause->by, chosen)
         || has_choice (catalogue, clause->amount, chosen);
}

/* Whether the instruction does something with it. Looking at it or choosing again does not count. */
static gboolean
uses (const SortieCatalogue *catalogue, const SortieInstruction *code, const SortieAsked *chosen)
{
  switch (code->op)
    {
    case SORTIE_OP_CALL: return call_speaks_of (catalogue, code, chosen);
    case SORTIE_OP_DO:
    case SORTIE_OP_CHANGE: return has_choice (catalogue, code->arg[0], chosen);
    case SORTIE_OP_DURING:
      return clause_speaks_of (catalogue, &catalogue->clauses[code->arg[0]], chosen);
    default: return FALSE;
    }
}

static gboolean
program_chooses (const SortieCatalogue *catalogue, guint16 program)
{
  const SortieProgram *of = &catalogue->programs[program];

  const SortieInstruction *code = catalogue->instructions + of->first;

  for (guint i = 0; i < of->n; i++)
    if (code[i].op == SORTIE_OP_CHOOSE || code[i].op == SORTIE_OP_CHOOSE_NUMBER)
      return TRUE;
  return FALSE;
}

static gboolean
clause_chooses (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  gboolean any = program_chooses (catalogue, clause->program);

  for (guint i = 0; i < clause->n_inner && !any; i++)
    any = program_chooses (catalogue, catalogue->clauses[clause->first_inner + i].program);
  return any;
}

/* An ability that lets somebody choose later is too long for a question, and refers to that choice by a name that
 * only the card's author knows. The card's own text says it better. */
static gboolean
is_use_too_long (const SortieCatalogue *catalogue, const SortieInstruction *code)
{
  return code->op == SORTIE_OP_DURING
         && clause_chooses (catalogue, &catalogue->clauses[code->arg[0]]);
}

/* A question has one line: joins the lines of a card's text. */
static char *
in_one_line (char *text)
{
  char *to = text;

  for (const char *from = text; *from != '\0'; from++)
    if (*from == '\n')
      {
        *to++ = ' ';
        from += strspn (from, "\n ") - 1;
      }
    else
      *to++ = *from;
  *to = '\0';
  return text;
}

/* A lasting effect is described by its clause. */
static char *
say_lasting (const SortiePrinter *p, const SortieInstruction *code)
{
  g_autofree char *clause = NULL, *head = NULL;

  if (code->op != SORTIE_OP_DURING)
    return sortie_phrase_step (p, code);
  head = sortie_phrase_step (p, code);
  clause = sortie_phrase_clause (p, (guint16) code->arg[0]);
  return in_one_line (g_strdup_printf ("%s %s", head, clause));
}

char *
sortie_use_describe (const SortieCatalogue *catalogue, guint16 program, guint from, guint slot,
                     SortieSayBound say_bound, gconstpointer data)
{
  const SortieProgram *of = &catalogue->programs[program];
  const SortieInstruction *code = &catalogue->instructions[of->first];
  SortieAsked chosen = { of, slot, slot, FALSE };
  const SortiePrinter p = { .catalogue = catalogue, .program = of, .say_bound = say_bound,
                            .say_data = data, .asked = &chosen,
                            .event = sortie_moment_of_clause (
                                catalogue, sortie_program_clause (catalogue, program)) };

  chosen.is_many = sortie_slot_may_be_several (&p, slot);
  for (guint i = from; i < of->n; i++)
    if (code[i].op == SORTIE_OP_EACH && has_choice (catalogue, code[i].arg[1], &chosen))
      chosen.member = (guint) code[i].arg[0];
    else if (uses (catalogue, &code[i], &chosen))
      return is_use_too_long (catalogue, &code[i]) ? g_strdup ("") : say_lasting (&p, &code[i]);
  return g_strdup ("");
}

char *
sortie_offered_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set,
                         SortieOffered how, SortieSayBound say_bound, gconstpointer data)
{
  static const SortieForm forms[] = { SORTIE_FORM_PLAIN, SORTIE_FORM_OF, SORTIE_FORM_ANY };
  const SortieProgram *of = &catalogue->programs[program];
  const SortieAsked nothing = { of, SORTIE_NO_SLOT, SORTIE_NO_SLOT, FALSE };
  const SortiePrinter p = { .catalogue = catalogue, .program = of, .say_bound = say_bound,
                            .say_data = data, .asked = &nothing };

  return sortie_phrase_form (&p, set, forms[how]);
}
