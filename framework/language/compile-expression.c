/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-expression.c: expressions. An element's operands come in the order of its attributes, its body last. */
#include "language/compile.h"

#include <string.h>
#include "base/internal.h"
#include "language/elements.h"
#include "language/internal.h"

gint
sortie_compile_new_expr (SortieCompiler *c, SortieExprOp op, guint n, const gint *args)
{
  SortieExpr expr = { .op = (guint8) op };

  for (guint i = 0; i < n; i++)
    expr.arg[i] = (gint16) args[i];
  g_array_append_val (c->exprs, expr);
  return (gint) c->exprs->len - 1;
}

/* An operator on a list: its operands are adjacent in the table of kids. */
static gint
new_list_expr (SortieCompiler *c, SortieExprOp op, const GArray *operands)
{
  gint first = (gint) c->kids->len;
  gint expr = sortie_compile_new_expr (c, op, 1, &first);

  for (guint i = 0; i < operands->len; i++)
    {
      gint16 kid = (gint16) g_array_index (operands, gint, i);

      g_array_append_val (c->kids, kid);
    }
  g_array_index (c->exprs, SortieExpr, expr).n_args = (guint8) operands->len;
  return expr;
}

/* More than anybody writes by hand; the length of a list is a byte. */
#define MAX_LIST 32

static GArray *
compile_list (SortieCompiler *c, xmlNode *first, SortieAttrType type)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (gint));

  for (xmlNode *node = first; node != NULL; node = sortie_xml_next (node))
    {
      gint expr = list->len < MAX_LIST ? sortie_compile_expr (c, node, type) : 0;

      if (list->len == MAX_LIST)
        sortie_compile_error (c, node, _("more than %d elements in one list"), MAX_LIST);
      g_array_append_val (list, expr);
      if (list->len > MAX_LIST)
        break;
    }
  return list;
}

/* Compiles one expression, or several tests that must all hold. */
static gint
one_or_all (SortieCompiler *c, const xmlNode *parent, xmlNode *first, SortieAttrType type)
{
  if (sortie_xml_next (first) == NULL)
    return sortie_compile_expr (c, first, type);
  if (type == SORTIE_ATTR_TEST)
    {
      g_autoptr (GArray) tests = compile_list (c, first, type);

      return new_list_expr (c, SORTIE_EXPR_TEST_ALL, tests);
    }
  sortie_compile_error (c, sortie_xml_next (first), _("<%s> must contain exactly one element"),
                        sortie_xml_name (parent));
  return 0;
}

gint
sortie_compile_children (SortieCompiler *c, const xmlNode *parent, xmlNode *first,
                         SortieAttrType type)
{
  const xmlNode *stray = sortie_xml_stray_text (parent);

  if (stray != NULL)
    sortie_compile_error (c, stray, _("text does not belong in <%s>"), sortie_xml_name (parent));
  if (first == NULL)
    {
      sortie_compile_error (c, parent, _("<%s> is empty: it must contain %s"),
                            sortie_xml_name (parent), sortie_attr_type_title (type));
      return 0;
    }
  return one_or_all (c, parent, first, type);
}

static SortieAttrType
type_in_body (SortieBody body)
{
  if (body == SORTIE_BODY_NUMBERS)
    return SORTIE_ATTR_NUMBER;
  return body == SORTIE_BODY_SETS ? SORTIE_ATTR_SET : SORTIE_ATTR_TEST;
}

/* Compiles elements that are just a list: <plus>, <together>, <either>, ... */
static gint
list_element (SortieCompiler *c, const SortieElement *element, const SortieOperands *operands)
{
  g_autoptr (GArray) list = compile_list (c, operands->body, type_in_body (element->body));

  if (list->len == 1 && element->body != SORTIE_BODY_TESTS)
    sortie_compile_error (c, operands->body, _("<%s> needs at least two operands"), element->name);
  return new_list_expr (c, element->code, list);
}

/* In a <where>, the thing under test is the member. */
static gint
tests_of_where (SortieCompiler *c, xmlNode *body)
{
  guint speaks_of = c->speaks_of;
  gint test;

  if (body == NULL)
    return 0; /* reported already */
  c->speaks_of |= SORTIE_SPEAKS_OF_IT;
  test = one_or_all (c, body->parent, body, SORTIE_ATTR_TEST);
  c->speaks_of = speaks_of;
  return test;
}

/* The default of an operand that was not given. */
static gint
absent (char letter)
{
  return strchr ("nst", letter) != NULL ? SORTIE_NO_EXPR : letter == 'i' ? 0 : -1;
}

static gint
operator (SortieCompiler *c, const SortieElement *element, const SortieOperands *operands)
{
  const char *letters = sortie_expr_operands (element->code);
  guint n = (guint) strlen (letters), n_attrs = sortie_element_n_attrs (element);
  gint args[SORTIE_MAX_OPERANDS] = { 0 };

  for (guint i = 0; i < n; i++)
    if (i >= n_attrs)
      args[i] = tests_of_where (c, operands->body);
    else
      args[i] = operands->attr[i].given ? operands->attr[i].value : absent (letters[i]);
  return sortie_compile_new_expr (c, element->code, n, args);
}

/* Without a limit, <has> and <compare> would always hold, and <showing> would count everything. */
static void
check_limits (SortieCompiler *c, const xmlNode *node, const SortieElement *element,
              const SortieOperands *operands)
{
  gint least = sortie_element_attr (element, "at-least");

  if (element->code != SORTIE_EXPR_TEST_HAS && element->code != SORTIE_EXPR_TEST_NUMBER
      && element->code != SORTIE_EXPR_NUM_SHOWING)
    return;
  if (!operands->attr[least].given && !operands->attr[least + 1].given)
    sortie_compile_error (c, node, _("<%s> needs “at-least” or “at-most”"), element->name);
}

static void
check_cause (SortieCompiler *c, const xmlNode *node, const SortieElement *element)
{
  if (element->code != SORTIE_EXPR_TEST_CAUSE)
    return;
  c->spoken_of |= SORTIE_SPEAKS_OF_CAUSE;
  if (!(c->speaks_of & SORTIE_SPEAKS_OF_CAUSE))
    sortie_compile_error (c, node, _("<%s> means nothing here: nothing is caused here"),
                          element->name);
}

gint
sortie_compile_expr (SortieCompiler *c, xmlNode *node, SortieAttrType type)
{
  SortieElementKind kind = SORTIE_ELEMENT_NUMBER + (type - SORTIE_ATTR_NUMBER);
  const SortieElement *element = sortie_compile_element (c, node, kind);
  SortieOperands operands;

  if (element == NULL)
    return 0;
  sortie_compile_operands (c, node, element, &operands);
  check_limits (c, node, element, &operands);
  check_cause (c, node, element);
  if (type == SORTIE_ATTR_NUMBER && element->code != SORTIE_EXPR_NONE)
    sortie_compile_literal (c, 1, FALSE);
  if (element->code == SORTIE_EXPR_NONE) /* <number>, <those>, <holds>: just the operand */
    return operands.attr[0].value;
  if (g_str_has_suffix (sortie_expr_operands (element->code), "*"))
    return list_element (c, element, &operands);
  return operator (c, element, &operands);
}
