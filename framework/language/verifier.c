/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verifier.c: checks on a catalogue before anything runs: its clauses and definitions. */

#include "base/i18n.h"
#include "language/verifier-checks.h"
#include "language/elements.h"
#include "language/internal.h"
#include "base/errors.h"

static const gboolean has_program[SORTIE_N_CLAUSES] = {
  [SORTIE_CLAUSE_TRIGGER] = TRUE,
  [SORTIE_CLAUSE_REPLACE] = TRUE, /* unless it only adjusts the amount */
  [SORTIE_CLAUSE_ABILITY] = TRUE,
  [SORTIE_CLAUSE_PLAY] = TRUE,
};

static gboolean
key_fits (const SortieVerifier *v, const SortieClause *clause)
{
  const SortieCatalogue *c = v->catalogue;

  switch ((SortieClauseKind) clause->kind)
    {
    case SORTIE_CLAUSE_MODIFY: return clause->key < v->n_words[SORTIE_ATTR_VALUE];
    case SORTIE_CLAUSE_COUNT_AS: return clause->key < v->n_words[SORTIE_ATTR_SET];
    case SORTIE_CLAUSE_TRIGGER:
    case SORTIE_CLAUSE_REPLACE: return clause->key < v->n_words[SORTIE_ATTR_EVENT];
    case SORTIE_CLAUSE_PLAY: return sortie_play_element (v->names->vocabulary, clause->key) != NULL;
    case SORTIE_CLAUSE_LOSE: return clause->key == SORTIE_NO_INDEX || clause->key < c->n_keywords;
    case SORTIE_CLAUSE_KEYWORD: return clause->key < c->n_keywords;
    case SORTIE_CLAUSE_GRANT: return !(clause->flags & SORTIE_CLAUSE_LENDS) || clause->key < c->n_keywords;
    case SORTIE_CLAUSE_ABILITY:
    case SORTIE_CLAUSE_BECOME: return TRUE;
    case SORTIE_CLAUSE_NONE:
    case SORTIE_N_CLAUSES: break;
    }
  return FALSE;
}

/* A value that holds a word can be set only to one of its words. */
static gboolean
word_fits (const SortieVerifier *v, const SortieClause *clause)
{
  const SortieValueDecl *values = v->names->vocabulary->values;
  const SortieExpr *amount =
      &v->catalogue->exprs[clause->amount < v->catalogue->n_exprs ? clause->amount : 0];

  if (clause->kind != SORTIE_CLAUSE_MODIFY || values[clause->key].type != SORTIE_VALUE_WORD
      || amount->op != SORTIE_EXPR_NUM_CONST)
    return TRUE;
  return sortie_verify_value_word (v, clause->key, amount->arg[0]);
}

/* An inner clause comes after the outer one, so that no clause contains itself. */
static void
verify_inner (SortieVerifier *v, guint index, const SortieClause *clause)
{
  if (clause->n_inner == 0)
    {
      if (clause->kind == SORTIE_CLAUSE_GRANT && !(clause->flags & SORTIE_CLAUSE_LENDS))
        sortie_verify_fault (v, _("damaged clause: it grants nothing"));
      return;
    }
  if (clause->kind != SORTIE_CLAUSE_GRANT || clause->first_inner <= index
      || clause->first_inner + clause->n_inner > v->catalogue->n_clauses)
    {
      sortie_verify_fault (v, _("damaged clause: its inner clauses are outside the table"));
      return;
    }
  for (guint i = 0; i < clause->n_inner; i++)
    if (!(v->catalogue->clauses[clause->first_inner + i].flags & SORTIE_CLAUSE_INNER))
      sortie_verify_fault (v, _("damaged clause: an inner clause is not marked as one"));
}

static void
verify_clause (SortieVerifier *v, guint index)
{
  const SortieClause *clause = &v->catalogue->clauses[index];

  v->def = clause->def;
  v->line = clause->line;
  if (clause->def >= v->catalogue->n_defs || clause->kind >= SORTIE_N_CLAUSES
      || clause->change > SORTIE_CHANGE_FORBID || !key_fits (v, clause)
      || sortie_element_of_clause (v->names->vocabulary, clause) == NULL || !word_fits (v, clause))
    {
      sortie_verify_fault (v, _("damaged clause: its kind is unknown, or it names nothing"));
      return;
    }
  verify_inner (v, index, clause);
  if (has_program[clause->kind] && !(clause->flags & SORTIE_CLAUSE_ADJUSTS))
    sortie_verify_program (v, clause);
  else if (clause->program != 0)
    sortie_verify_fault (v, _("damaged clause: it has a program but does nothing"));
}

/* Once the programs have shown which clauses a DURING sets up, no other clause may read slots. */
static void
verify_uses (SortieVerifier *v)
{
  v->numbers = v->sets = 0;
  for (guint i = 1; i < v->catalogue->n_clauses; i++)
    if (!v->timed[i])
      {
        v->def = v->catalogue->clauses[i].def;
        v->line = v->catalogue->clauses[i].line;
        sortie_verify_clause_uses (v, &v->catalogue->clauses[i]);
      }
}

static void
verify_span (SortieVerifier *v, const char *id, guint first, guint n, guint n_all)
{
  if (n > 0 && first + n > n_all)
    sortie_errors_add (v->errors, NULL, 0, id, "%s",
                       _("damaged catalogue: its parts are outside the table"));
}

static void
verify_entries (SortieVerifier *v)
{
  const SortieCatalogue *c = v->catalogue;

  for (guint i = 1; i < c->n_defs; i++)
    {
      verify_span (v, c->defs[i].id, c->defs[i].first_clause, c->defs[i].n_clauses, c->n_clauses);
      verify_span (v, c->defs[i].id, c->defs[i].first_record, c->defs[i].n_records, c->n_records);
    }
  for (guint i = 0; i < c->n_keywords; i++)
    verify_span (v, c->keywords[i].id, c->keywords[i].first_clause, c->keywords[i].n_clauses,
                 c->n_clauses);
  for (guint i = 0; i < c->n_decks; i++)
    for (guint k = 0; k < c->decks[i].n_lines; k++)
      verify_span (v, c->decks[i].id, c->decks[i].lines[k].def, 1, c->n_defs);
}

static void
count_code_words (SortieVerifier *v)
{
  for (guint type = 0; type < SORTIE_N_ATTR_TYPES; type++)
    {
      guint n = 0;

      while (sortie_names_nth (v->names, type, (gint) n) != NULL)
        n++;
      v->n_words[type] = n;
    }
  v->n_words[SORTIE_ATTR_MEMORY] += v->catalogue->n_notes;
}

gboolean
sortie_verify_catalogue (const SortieContentNames *names, const SortieCatalogue *catalogue,
                         SortieErrors *errors)
{
  g_autofree guint8 *depth = g_new0 (guint8, catalogue->n_exprs + 1u);
  g_autofree guint8 *timed = g_new0 (guint8, catalogue->n_clauses + 1u);
  SortieVerifier v = {
    .names = names,
    .catalogue = catalogue,
    .errors = errors,
    .depth = depth,
    .timed = timed,
    .sound = TRUE,
  };

  count_code_words (&v);
  verify_entries (&v);
  sortie_verify_expressions (&v);
  for (guint i = 1; v.sound && i < catalogue->n_clauses; i++)
    verify_clause (&v, i);
  if (v.sound)
    verify_uses (&v);
  return !sortie_errors_any (errors);
}
