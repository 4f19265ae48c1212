/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verifier-expression.c: checks on expressions, alone and where they are used; reporting errors. */
#include "language/verifier-checks.h"

#include "base/i18n.h"
#include "language/elements.h"
#include "language/internal.h"
#include "base/errors.h"

void
sortie_verify_fault (SortieVerifier *v, const char *format, ...)
{
  const SortieDef *def = v->def < v->catalogue->n_defs ? &v->catalogue->defs[v->def] : NULL;
  va_list arguments;

  va_start (arguments, format);
  g_autofree char *sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  /* a keyword's clauses do not belong to a definition */
  gboolean known = def != NULL && v->def > 0;
  g_autofree char *subject = known ? g_strdup_printf (_("card “%s”"), def->id) : NULL;

  sortie_errors_add (v->errors, known ? def->file : NULL, known ? (int) v->line : 0, subject, "%s",
                     sentence);
}

/* Which type of attribute gives an operand its range. */
static const struct
{
  char letter;
  SortieAttrType type;
} ranges[] = {
  { 'v', SORTIE_ATTR_VALUE },    { 'z', SORTIE_ATTR_ZONE },   { 'p', SORTIE_ATTR_PLACES },
  { 'm', SORTIE_ATTR_MARK },     { 'y', SORTIE_ATTR_MEMORY }, { 'r', SORTIE_ATTR_VARIABLE },
  { 'h', SORTIE_ATTR_PHASE },
};

static gboolean
operand_in_range (const SortieVerifier *v, char letter, gint value)
{
  for (gsize i = 0; i < G_N_ELEMENTS (ranges); i++)
    if (ranges[i].letter == letter)
      return value >= 0 && (guint) value < v->n_words[ranges[i].type];
  switch (letter)
    {
    case 'l': return value >= 0 && value < SORTIE_MAX_SLOTS;
    case 'k': return value >= 0 && value < v->catalogue->n_keywords;
    case 'f': return value >= 0 && value < v->catalogue->n_factions;
    case 'd': return value >= 1 && value < v->catalogue->n_defs;
    default: return TRUE; /* 'i' */
    }
}

gboolean
sortie_verify_value_word (const SortieVerifier *v, gint value, gint word)
{
  const SortieValueDecl *values = v->names->vocabulary->values;

  if (value < 0 || (guint) value >= v->n_words[SORTIE_ATTR_VALUE] || values[value].words == NULL)
    return FALSE;
  return word >= 0 && (guint) word < g_strv_length ((char **) values[value].words);
}

/* Checks immediates that are indices or flags. */
static gboolean
immediate_fits (const SortieVerifier *v, const SortieExpr *expr, gint value)
{
  switch (expr->op)
    {
    case SORTIE_EXPR_NUM_CONST: return TRUE;
    case SORTIE_EXPR_NUM_WORD: return value >= 0 && (guint) value < v->n_words[SORTIE_ATTR_NUMBER];
    case SORTIE_EXPR_SET_WORD: return value >= 0 && (guint) value < v->n_words[SORTIE_ATTR_SET];
    case SORTIE_EXPR_TEST_WORD: return value >= 0 && (guint) value < v->n_words[SORTIE_ATTR_TEST];
    case SORTIE_EXPR_TEST_IS: return sortie_verify_value_word (v, expr->arg[0], value);
    case SORTIE_EXPR_TEST_CAUSE: return value >= 0 && (guint) value < v->n_words[SORTIE_ATTR_CAUSE];
    default: return value == 0 || value == 1;
    }
}

static gboolean
may_be_absent (SortieExprOp op, guint operand)
{
  return (op == SORTIE_EXPR_TEST_HAS && (operand == 2 || operand == 3))
         || (op == SORTIE_EXPR_TEST_NUMBER && (operand == 1 || operand == 2))
         || (op == SORTIE_EXPR_NUM_SHOWING && (operand == 1 || operand == 2))
         || (op == SORTIE_EXPR_NUM_VARIABLE && operand == 1)
         || (op == SORTIE_EXPR_SET_PIECES && operand == 1);
}

static gboolean
is_expression_letter (char letter, SortieAttrType *ret)
{
  switch (letter)
    {
    case 'n': *ret = SORTIE_ATTR_NUMBER; return TRUE;
    case 's': *ret = SORTIE_ATTR_SET; return TRUE;
    case 't': *ret = SORTIE_ATTR_TEST; return TRUE;
    default: return FALSE;
    }
}

/* A part must come before the whole, be undamaged, and have the right type. */
static gboolean
part_fits (SortieVerifier *v, guint whole, gint part, SortieAttrType type)
{
  if (part < 1 || (guint) part >= whole || v->depth[part] == 0)
    return FALSE;
  v->depth[whole] = MAX (v->depth[whole], v->depth[part] + 1);
  return sortie_expr_type (v->catalogue->exprs[part].op) == type;
}

static gboolean
list_fits (SortieVerifier *v, guint index, const SortieExpr *expr, SortieAttrType type)
{
  const SortieCatalogue *c = v->catalogue;

  if (expr->n_args < 1 || expr->arg[0] < 1 || expr->arg[0] + expr->n_args > c->n_kids)
    return FALSE;
  for (guint i = 0; i < expr->n_args; i++)
    if (!part_fits (v, index, c->kids[expr->arg[0] + (gint) i], type))
      return FALSE;
  return TRUE;
}

static gboolean
operand_fits (SortieVerifier *v, guint index, const SortieExpr *expr, guint i, char letter)
{
  SortieAttrType type;
  gint value = expr->arg[i];

  if (is_expression_letter (letter, &type))
    return (value == SORTIE_NO_EXPR && may_be_absent (expr->op, i))
           || part_fits (v, index, value, type);
  if (letter == 'i')
    return immediate_fits (v, expr, value);
  return (value == -1 && may_be_absent (expr->op, i)) || operand_in_range (v, letter, value);
}

static void
verify_expression (SortieVerifier *v, guint index)
{
  const SortieExpr *expr = &v->catalogue->exprs[index];
  const char *letters =
      expr->op > 0 && expr->op < SORTIE_N_EXPRS ? sortie_expr_operands (expr->op) : NULL;
  SortieAttrType type;
  gboolean fits = letters != NULL;

  v->depth[index] = 1;
  if (fits && g_str_has_suffix (letters, "*"))
    fits = is_expression_letter (letters[0], &type) && list_fits (v, index, expr, type);
  else
    for (guint i = 0; fits && letters[i] != '\0'; i++)
      fits = operand_fits (v, index, expr, i, letters[i]);
  if (fits)
    return;
  v->depth[index] = 0;
  v->sound = FALSE;
  sortie_errors_add (v->errors, NULL, 0, NULL,
                     _("damaged program: expression %u (%s) has a wrong operand"), index,
                     letters != NULL ? sortie_expr_name (expr->op) : "?");
}

void
sortie_verify_expressions (SortieVerifier *v)
{
  for (guint i = 1; i < v->catalogue->n_exprs; i++)
    verify_expression (v, i);
}

/* ---- An expression in its place ------------------------------------------------------- */

static gboolean
reads_filled_slots (const SortieVerifier *v, gint index)
{
  const SortieExpr *expr = &v->catalogue->exprs[index];
  const char *letters = sortie_expr_operands (expr->op);
  SortieAttrType type;

  if (expr->op == SORTIE_EXPR_NUM_SLOT)
    return v->numbers >> expr->arg[0] & 1;
  if (expr->op == SORTIE_EXPR_SET_SLOT)
    return v->sets >> expr->arg[0] & 1;
  if (g_str_has_suffix (letters, "*"))
    {
      for (guint i = 0; i < expr->n_args; i++)
        if (!reads_filled_slots (v, v->catalogue->kids[expr->arg[0] + (gint) i]))
          return FALSE;
      return TRUE;
    }
  for (guint i = 0; letters[i] != '\0'; i++)
    if (is_expression_letter (letters[i], &type) && expr->arg[i] != SORTIE_NO_EXPR
        && !reads_filled_slots (v, expr->arg[i]))
      return FALSE;
  return TRUE;
}

void
sortie_verify_use (SortieVerifier *v, gint expr, SortieAttrType type, gboolean optional,
                   const char *what)
{
  if (expr == SORTIE_NO_EXPR && optional)
    return;
  if (expr < 1 || expr >= v->catalogue->n_exprs || v->depth[expr] == 0)
    sortie_verify_fault (v, _("damaged program: %s is not an expression"), _(what));
  else if (sortie_expr_type (v->catalogue->exprs[expr].op) != type)
    sortie_verify_fault (v, _("damaged program: %s is of the wrong type"), _(what));
  else if (v->depth[expr] > SORTIE_MAX_DEPTH)
    sortie_verify_fault (v, _("%s is nested %u deep, but the limit is %d"), _(what), v->depth[expr],
                         SORTIE_MAX_DEPTH);
  else if (!reads_filled_slots (v, expr))
    sortie_verify_fault (v, _("damaged program: %s reads a slot that is not filled"), _(what));
}

void
sortie_verify_clause_uses (SortieVerifier *v, const SortieClause *clause)
{
  guint64 numbers = v->numbers, sets = v->sets;

  sortie_verify_use (v, clause->subject, SORTIE_ATTR_SET, TRUE, N_("the subject"));
  sortie_verify_use (v, clause->amount, SORTIE_ATTR_NUMBER, TRUE, N_("the number"));
  if (clause->kind == SORTIE_CLAUSE_BECOME)
    sortie_verify_use (v, clause->by, SORTIE_ATTR_SET, FALSE, N_("the card copied"));
  v->numbers = v->sets = 0; /* what is evaluated later reads no slots */
  if (clause->kind != SORTIE_CLAUSE_BECOME)
    sortie_verify_use (v, clause->by, SORTIE_ATTR_SET, TRUE, N_("the other operand"));
  sortie_verify_use (v, clause->test, SORTIE_ATTR_TEST, TRUE, N_("the condition"));
  v->numbers = numbers;
  v->sets = sets;
}
