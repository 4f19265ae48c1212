/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lint-endless.c: warns of what may have no end.
 *
 * Abilities that nothing limits have no price and no limit, and can be used as often as a player likes. A program might
 * use one for ever; a person may not notice that one use was enough. Using something up is a limit, too, and the
 * ability says so (uses-up="cards").
 *
 * What answers an event about a thing by doing the same with the same thing answers itself, unless a condition, a
 * limit or a price stops it.
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
is_free (const SortieCatalogue *catalogue, const SortieClause *clause)
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
         && is_free (catalogue, clause);
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

/* Whether the effect does to the same thing what the clause answers, or to all of the same set. */
static gboolean
comes_back (const SortieCatalogue *catalogue, const SortieClause *clause, const SortieInstruction *call)
{
  const SortieElement *element = sortie_element_by_number (catalogue->vocabulary, call->arg[2]);
  const SortieExpr *of = &catalogue->exprs[clause->subject], *what = what_of (catalogue, call);

  if (element->ends_in == NULL || what == NULL
      || strcmp (element->ends_in, sortie_names_nth (catalogue->names, SORTIE_ATTR_EVENT, clause->key)) != 0)
    return FALSE;
  if (of->op == SORTIE_EXPR_NONE)
    return what->op == SORTIE_EXPR_SET_SUBJECT || what->op == SORTIE_EXPR_SET_SELF || what->op == SORTIE_EXPR_SET_YOU;
  return what->op == SORTIE_EXPR_SET_SUBJECT || memcmp (what, of, sizeof *of) == 0;
}

static gboolean
answers_itself (const SortieCatalogue *catalogue, const SortieClause *clause)
{
  const SortieProgram *program = &catalogue->programs[clause->program];

  if (clause->kind != SORTIE_CLAUSE_TRIGGER || clause->limit > 0 || clause->test != 0 || clause->amount != 0)
    return FALSE;
  for (guint i = 0; i < program->n; i++)
    {
      const SortieInstruction *code = &catalogue->instructions[program->first + i];

      if (code->op == SORTIE_OP_CALL && comes_back (catalogue, clause, code))
        return TRUE;
      if (code->op != SORTIE_OP_CALL && code->op != SORTIE_OP_LET && code->op != SORTIE_OP_BIND
          && code->op != SORTIE_OP_DURING)
        return FALSE; /* a question or a condition may end it */
    }
  return FALSE;
}

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
      if (answers_itself (catalogue, clause))
        sortie_errors_add (warnings, file, clause->line, subject, "%s",
                           _("this answers itself: give it limit=\"1\", a cost or a condition"));
      if (asks_for_itself (catalogue, clause))
        sortie_errors_add (warnings, file, clause->line, subject,
                           _("the change of “%s” asks for “%s” itself, which never ends where two such meet: "
                             "say base=\"yes\""),
                           catalogue->vocabulary->values[clause->key].id,
                           catalogue->vocabulary->values[clause->key].id);
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

      warn (catalogue, def->first_clause, def->n_clauses, def->file, subject, warnings);
    }
  for (guint i = 0; i < catalogue->n_keywords; i++)
    {
      const SortieKeyword *keyword = &catalogue->keywords[i];
      g_autofree char *subject = g_strdup_printf (_("ability “%s”"), keyword->id);

      warn (catalogue, keyword->first_clause, keyword->n_clauses, keyword->file, subject, warnings);
    }
}
