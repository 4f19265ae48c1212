/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lint-endless.c: warns of abilities that nothing limits: they have no price and no limit, and can be used as often as
 * a player likes. A program might use one for ever; a person may not notice that one use was enough. Using something up
 * is a limit, too, and the ability says so (uses-up="cards"). */
#include "base/i18n.h"
#include "content/internal.h"
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
