/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* Expressions as parts of sentences. */
#include <string.h>

#include "base/i18n.h"
#include "effect/phrases.h"

/* A word of the framework or of the game; NULL: the expression is none. */
static const char *
word_title (const SortiePrinter *p, const SortieExpr *expr)
{
  const SortieVocabulary *v = p->names->vocabulary;

  for (const SortieWord *w = sortie_words_of_sets; w->word != NULL; w++)
    if (w->op == expr->op)
      return _(w->title);
  for (const SortieWord *w = sortie_words_of_numbers; w->word != NULL; w++)
    if (w->op == expr->op)
      return _(w->title);
  switch (expr->op)
    {
    case SORTIE_EXPR_NUM_WORD: return sortie_phrase_of_game (p, v->numbers[expr->arg[0]].title);
    case SORTIE_EXPR_SET_WORD: return sortie_phrase_of_game (p, v->sets[expr->arg[0]].title);
    case SORTIE_EXPR_TEST_WORD: return sortie_phrase_of_game (p, v->tests[expr->arg[0]].title);
    default: return NULL;
    }
}

static const char *
joint (SortieExprOp op)
{
  switch (op)
    {
    case SORTIE_EXPR_NUM_PLUS: return " + ";
    /* Translators: between two conditions, one of which must hold. */
    case SORTIE_EXPR_TEST_EITHER: return _(" or ");
    case SORTIE_EXPR_SET_UNION:
    case SORTIE_EXPR_SET_BOTH: return ", ";
    /* Translators: between two conditions that must both hold. */
    default: return _(" and ");
    }
}

static char *
list (const SortiePrinter *p, const SortieExpr *expr)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < expr->n_args; i++)
    {
      g_autofree char *part = sortie_expression_describe (
          p->names, p->catalogue, p->catalogue->kids[expr->arg[0] + (gint) i]);

      g_string_append_printf (text, "%s%s", i > 0 ? joint (expr->op) : "", part);
    }
  return g_string_free (text, FALSE);
}

/* The words that follow a value in <is>. */
static char *
word_of_value (const SortiePrinter *p, const SortieExpr *expr)
{
  const SortieValueDecl *value = &p->names->vocabulary->values[expr->arg[0]];

  return g_strdup (value->words != NULL ? value->words[expr->arg[2]] : "");
}

/* A limit that was not given says nothing. */
static char *
limit (const SortiePrinter *p, const SortieAttr *attr, gint value)
{
  if (value == SORTIE_NO_EXPR)
    return g_strdup ("");

  g_autofree char *n = sortie_expression_describe (p->names, p->catalogue, value);

  return sortie_text_fill (strcmp (attr->name, "at-least") == 0 ? _("at least {n}")
                                                                : _("at most {n}"),
                           &(SortieTextArg){ "n", n }, 1);
}

static char *
operand (const SortiePrinter *p, const SortieExpr *expr, const SortieAttr *attr, guint i)
{
  gint value = expr->arg[i];

  if (attr->type == SORTIE_ATTR_VALUE_WORD)
    return word_of_value (p, expr);
  if (expr->op == SORTIE_EXPR_TEST_HAS || expr->op == SORTIE_EXPR_TEST_NUMBER)
    if (g_str_has_prefix (attr->name, "at-"))
      return limit (p, attr, value);
  if (attr->type == SORTIE_ATTR_PLACES && value < 0)
    return g_strdup (_("any place"));
  if (attr->type == SORTIE_ATTR_SET && value == SORTIE_NO_EXPR)
    return g_strdup (_("the match"));
  return sortie_phrase_operand (p, attr, value);
}

static char *
sentence (const SortiePrinter *p, const SortieExpr *expr, const SortieElement *element)
{
  SortieBlanks blanks = { 0 };
  guint n = sortie_element_n_attrs (element);

  if (strchr (sortie_expr_operands (expr->op), '*') != NULL)
    sortie_blanks_add (&blanks, "body", list (p, expr));
  else
    for (guint i = 0; i < n; i++)
      sortie_blanks_add (&blanks, element->attrs[i].name, operand (p, expr, &element->attrs[i], i));
  if (expr->op == SORTIE_EXPR_SET_WHERE)
    sortie_blanks_add (&blanks, "body",
                       sortie_expression_describe (p->names, p->catalogue, expr->arg[1]));
  return sortie_blanks_fill (&blanks, _(element->says));
}

char *
sortie_expression_describe (const SortieContentNames *names, const SortieCatalogue *catalogue,
                            gint index)
{
  SortiePrinter p = { names, catalogue };
  const SortieExpr *expr = &catalogue->exprs[index];
  const char *word = word_title (&p, expr);
  const SortieElement *element = sortie_element_of_expr (expr->op);

  if (word != NULL)
    return g_strdup (word);
  if (expr->op == SORTIE_EXPR_NUM_CONST)
    return g_strdup_printf ("%d", expr->arg[0]);
  if (expr->op == SORTIE_EXPR_NUM_SLOT || expr->op == SORTIE_EXPR_SET_SLOT)
    return sortie_phrase_slot ((guint) expr->arg[0]);
  return element != NULL ? sentence (&p, expr, element) : g_strdup ("");
}
