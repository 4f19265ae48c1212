/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lint-endless.c: warns of what may have no end.
 *
 * Abilities that nothing limits have no price and no limit, and can be used as often as a player likes. A program might
 * use one for ever; a person may not notice that one use was enough. Using something up is a limit, too, and the
 * ability says so (uses-up="cards").
 *
 * What answers an event about a thing by doing the same with the same thing answers itself, unless a condition, a
 * limit or a price stops it. So do several answers of one card that lead to one another, also those that it grants to
 * itself and those that last for a time.
 *
 * A change of a value that asks for this value, as it is changed by others, asks for itself as soon as two of them
 * meet. The evaluator then stops somewhere.
 */
#include <string.h>

#include "base/i18n.h"
#include "content/internal.h"
#include "language/elements.h"
#include "language/internal.h"
#include "base/errors.h"

static gboolean
costs_nothing (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  const SortieExpr *cost = &catalogue->exprs[clause->amount];

  return clause->amount == 0 || (cost->op == SORTIE_EXPR_NUM_CONST && cost->arg[0] == 0);
}

static gboolean
is_endless (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  return clause->kind == SORTIE_CLAUSE_ABILITY && clause->limit == 0
         && !(clause->flags & SORTIE_CLAUSE_USES_UP)
         && (catalogue->vocabulary->endless_timings & SORTIE_TIMING_BIT (clause->timing)) != 0
         && costs_nothing (catalogue, clause);
}

/* The first operand that is a set: what the event in which an effect ends is about. (nullable) */
static const SortieExpr *
what_of (const SortieCatalogue *catalogue, const SortieInstruction *call)
{
  const gint16 *kids = catalogue->kids + call->arg[1];

  for (guint i = 0; i < call->n_args; i++)
    if (kids[2 * i] == 's')
      return &catalogue->exprs[kids[2 * i + 1]];
  return NULL;
}

/* Whether an effect of @from does to a thing what @to answers about it, or to all of the same set. */
static gboolean
sets_off (const SortieCatalogue *catalogue, const SortieClause *from, const SortieInstruction *call,
          const SortieClause *to)
{
  const SortieElement *element = sortie_element_by_number (catalogue->vocabulary, call->arg[2]);
  const SortieExpr *of = &catalogue->exprs[to->subject], *what = what_of (catalogue, call);

  if (element->ends_in == NULL || what == NULL
      || strcmp (element->ends_in, sortie_names_nth (catalogue->names, SORTIE_ATTR_EVENT, to->key)) != 0)
    return FALSE;
  if (of->op == SORTIE_EXPR_NONE)
    return what->op == SORTIE_EXPR_SET_SUBJECT || what->op == SORTIE_EXPR_SET_SELF || what->op == SORTIE_EXPR_SET_YOU;
  if (what->op == SORTIE_EXPR_SET_SUBJECT && from->subject != 0)
    what = &catalogue->exprs[from->subject];
  /* names bound in two programs are not compared */
  return what->op == SORTIE_EXPR_SET_SUBJECT
         || (of->op != SORTIE_EXPR_SET_SLOT && memcmp (what, of, sizeof *of) == 0);
}

static gboolean
is_stopped (const SortieClause *clause)
{
  return clause->kind != SORTIE_CLAUSE_TRIGGER || clause->limit > 0 || clause->test != 0 || clause->amount != 0;
}

/* What comes after an instruction of a program, if none of what may be left out before that ends the program. @n: the
 * program ends, or may end, or somebody is asked */
static guint
next_for_certain (const SortieInstruction *code, guint i, guint n)
{
  guint to = i + 1;

  switch (code[i].op)
    {
    case SORTIE_OP_CALL:
    case SORTIE_OP_LET:
    case SORTIE_OP_BIND:
    case SORTIE_OP_DURING:
      return to;
    case SORTIE_OP_UNLESS:
      to = (guint) code[i].arg[1];
      /* an <else> follows */
      if (to > i + 1 && to <= n && code[to - 1].op == SORTIE_OP_JUMP && (guint) code[to - 1].arg[0] > to)
        to = (guint) code[to - 1].arg[0];
      break;
    default:
      return n;
    }
  for (guint k = i + 1; k < to && k < n; k++)
    if (code[k].op == SORTIE_OP_STOP)
      return n;
  return to > i ? to : n;
}

/* Whether whenever @from answers, so does @to. What only one branch of an <if> does is not certain. */
static gboolean
leads_to (const SortieCatalogue *catalogue, const SortieClause *from, const SortieClause *to)
{
  const SortieProgram *program = &catalogue->programs[from->program];
  const SortieInstruction *code = &catalogue->instructions[program->first];

  if (is_stopped (from) || is_stopped (to))
    return FALSE;
  for (guint i = 0; i < program->n; i = next_for_certain (code, i, program->n))
    if (code[i].op == SORTIE_OP_CALL && sets_off (catalogue, from, &code[i], to))
      return TRUE;
  return FALSE;
}

/* ---- circles of several answers ---- */

/* The answers that one card has: its own, with those that it grants to itself and those that it sets up for a time, and
 * then those of its named abilities. */
typedef struct
{
  guint clause;
  guint16 keyword; /* SORTIE_NO_INDEX: of what is looked at itself */
} Answer;

typedef struct
{
  const SortieCatalogue *catalogue;
  GArray *answers; /* of Answer */
  guint first, step; /* where the circle begins, and the answer after it */
} Circle;

static const SortieClause *
nth (const Circle *circle, guint i)
{
  return &circle->catalogue->clauses[g_array_index (circle->answers, Answer, i).clause];
}

/* Whether answers after the first lead from @at back to it. @visited: one byte for each answer */
static gboolean
comes_round (const Circle *circle, guint at, guint8 *visited)
{
  visited[at] = TRUE;
  if (at != circle->first && leads_to (circle->catalogue, nth (circle, at), nth (circle, circle->first)))
    return TRUE;
  for (guint i = circle->first + 1; i < circle->answers->len; i++)
    if (!visited[i] && leads_to (circle->catalogue, nth (circle, at), nth (circle, i))
        && comes_round (circle, i, visited))
      return TRUE;
  return FALSE;
}

/* Finds the answer to which the first one leads, and from which there is a way back. */
static gboolean
find_circle (Circle *circle)
{
  for (circle->step = circle->first + 1; circle->step < circle->answers->len; circle->step++)
    {
      g_autofree guint8 *visited = g_new0 (guint8, circle->answers->len);

      if (leads_to (circle->catalogue, nth (circle, circle->first), nth (circle, circle->step))
          && comes_round (circle, circle->step, visited))
        return TRUE;
    }
  return FALSE;
}

static void
warn_of_circle (const Circle *circle, const char *file, const char *subject, SortieErrors *warnings)
{
  const SortieCatalogue *catalogue = circle->catalogue;
  const guint16 keyword = g_array_index (circle->answers, Answer, circle->step).keyword;
  const SortieClause *clause = nth (circle, circle->first);

  if (keyword == SORTIE_NO_INDEX)
    sortie_errors_add (warnings, file, clause->line, subject,
                       _("this and what line %u answers set each other off: give one of them limit=\"1\", a cost or a "
                         "condition"),
                       nth (circle, circle->step)->line);
  else
    sortie_errors_add (warnings, file, clause->line, subject,
                       _("this and the ability “%s” set each other off: give one of them limit=\"1\", a cost or a "
                         "condition"),
                       catalogue->keywords[keyword].id);
}

/* Whether it gives the card that has it more clauses, always. */
static gboolean
grants_itself (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  return clause->kind == SORTIE_CLAUSE_GRANT && (clause->flags & SORTIE_CLAUSE_LENDS) == 0 && clause->test == 0
         && catalogue->exprs[clause->subject].op == SORTIE_EXPR_SET_SELF;
}

static void
add_owner (const Circle *circle, guint first, guint n, guint16 keyword)
{
  for (guint i = first; i < first + n; i++)
    {
      Answer answer = { i, keyword };

      g_array_append_val (circle->answers, answer);
    }
}

/* Adds clauses, and what they grant to their card and set up. */
static void
collect_clauses (const Circle *circle, guint first, guint n, guint16 keyword)
{
  const SortieCatalogue *catalogue = circle->catalogue;
  guint at = circle->answers->len;

  add_owner (circle, first, n, keyword);
  for (; at < circle->answers->len; at++)
    {
      const SortieClause *clause = nth (circle, at);
      const SortieProgram *program = &catalogue->programs[clause->program];

      if (grants_itself (catalogue, clause))
        add_owner (circle, clause->first_inner, clause->n_inner, keyword);
      for (guint i = program->first; clause->program != 0 && i < program->first + program->n; i++)
        if (catalogue->instructions[i].op == SORTIE_OP_DURING)
          add_owner (circle, (guint) catalogue->instructions[i].arg[0], 1, keyword);
    }
}

static void
warn_of_circles (const SortieCatalogue *catalogue, guint first, guint n, const char *file, const char *subject,
                 SortieErrors *warnings)
{
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (Answer));
  Circle circle = { .catalogue = catalogue, .answers = answers };
  guint own;

  collect_clauses (&circle, first, n, SORTIE_NO_INDEX);
  own = answers->len;
  for (guint i = 0; i < own; i++)
    if (nth (&circle, i)->kind == SORTIE_CLAUSE_KEYWORD)
      {
        const guint16 key = nth (&circle, i)->key;

        collect_clauses (&circle, catalogue->keywords[key].first_clause, catalogue->keywords[key].n_clauses, key);
      }
  for (circle.first = 0; circle.first < own; circle.first++)
    if (find_circle (&circle))
      warn_of_circle (&circle, file, subject, warnings);
}

/* ---- values ---- */

static gboolean
asks_for_value (const SortieExpr *expr, gconstpointer data)
{
  const SortieClause *clause = data;

  switch ((SortieExprOp) expr->op)
    {
    case SORTIE_EXPR_NUM_VALUE:
    case SORTIE_EXPR_NUM_MOST:
    case SORTIE_EXPR_NUM_LEAST:
    case SORTIE_EXPR_SET_HIGHEST:
    case SORTIE_EXPR_SET_LOWEST:
      return expr->arg[0] == clause->key && expr->arg[2] == 0;
    case SORTIE_EXPR_NUM_TOTAL:
      return expr->arg[0] == clause->key;
    case SORTIE_EXPR_TEST_HAS:
      return expr->arg[0] == clause->key && expr->arg[4] == 0;
    default:
      return FALSE;
    }
}

static gboolean
asks_for_itself (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  return clause->kind == SORTIE_CLAUSE_MODIFY
         && (sortie_expr_any (catalogue, clause->amount, asks_for_value, clause)
             || sortie_expr_any (catalogue, clause->test, asks_for_value, clause)
             || sortie_expr_any (catalogue, clause->subject, asks_for_value, clause));
}

/* @subject: "card “red-imp”" */
static void
warn (const SortieCatalogue *catalogue, guint first, guint n, const char *file, const char *subject,
      SortieErrors *warnings)
{
  for (guint i = first; i < first + n; i++)
    {
      const SortieClause *clause = &catalogue->clauses[i];

      if (is_endless (catalogue, clause))
        sortie_errors_add (warnings, file, clause->line, subject, "%s",
                           _("the ability costs nothing and has no limit: give it limit=\"1\", a "
                             "cost, or say what it uses up"));
      if (leads_to (catalogue, clause, clause))
        sortie_errors_add (warnings, file, clause->line, subject, "%s",
                           _("this answers itself: give it limit=\"1\", a cost or a condition"));
      if (asks_for_itself (catalogue, clause))
        sortie_errors_add (warnings, file, clause->line, subject,
                           _("the change of “%s” asks for “%s” itself, which never ends where two such meet: "
                             "say base=\"yes\""),
                           catalogue->vocabulary->values[clause->key].id,
                           catalogue->vocabulary->values[clause->key].id);
      if (!grants_itself (catalogue, clause))
        warn_of_circles (catalogue, clause->first_inner, clause->n_inner, file, subject, warnings);
      warn (catalogue, clause->first_inner, clause->n_inner, file, subject, warnings); /* what it grants */
    }
}

void
sortie_lint_endless (const SortieCatalogue *catalogue, SortieErrors *warnings)
{
  for (guint i = 1; i < catalogue->n_defs; i++)
    {
      const SortieDef *def = &catalogue->defs[i];
      g_autofree char *subject = g_strdup_printf (_("card “%s”"), def->id);

      warn_of_circles (catalogue, def->first_clause, def->n_clauses, def->file, subject, warnings);
      warn (catalogue, def->first_clause, def->n_clauses, def->file, subject, warnings);
    }
  for (guint i = 0; i < catalogue->n_keywords; i++)
    {
      const SortieKeyword *keyword = &catalogue->keywords[i];
      g_autofree char *subject = g_strdup_printf (_("ability “%s”"), keyword->id);

      warn_of_circles (catalogue, keyword->first_clause, keyword->n_clauses, keyword->file, subject, warnings);
      warn (catalogue, keyword->first_clause, keyword->n_clauses, keyword->file, subject, warnings);
    }
}
