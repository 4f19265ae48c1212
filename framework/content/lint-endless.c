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

/* @subject: (transfer full): "card “red-imp”" */
static void
warn (const SortieCatalogue *catalogue, guint first, guint n, const char *file, char *subject,
      SortieErrors *warnings)
{
  for (guint i = first; i < first + n; i++)
    if (is_endless (catalogue, &catalogue->clauses[i]))
      sortie_errors_add (warnings, file, catalogue->clauses[i].line, subject, "%s",
                         _("the ability costs nothing and has no limit: give it limit=\"1\", a "
                           "cost, or say what it uses up"));
  g_free (subject);
}

void
sortie_lint_endless (const SortieCatalogue *catalogue, SortieErrors *warnings)
{
  for (guint i = 1; i < catalogue->n_defs; i++)
    {
      const SortieDef *def = &catalogue->defs[i];

      warn (catalogue, def->first_clause, def->n_clauses, def->file, 
            g_strdup_printf (_("card “%s”"), def->id), warnings);
    }
  for (guint i = 0; i < catalogue->n_keywords; i++)
    {
      const SortieKeyword *keyword = &catalogue->keywords[i];

      warn (catalogue, keyword->first_clause, keyword->n_clauses, keyword->file,
            g_strdup_printf (_("ability “%s”"), keyword->id), warnings);
    }
}
