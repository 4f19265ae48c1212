/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer-moments.c: what the first line of a clause says of its condition. If the clause answers the beginning of a
 * phase: which phase, and in whose turn: "When your Attack Phase begins". If it changes a value or a rule: for which
 * members of a set: "Your units within 2 spaces of this move through other cards." */
#include <string.h>

#include "language/internal.h"
#include "speech/phrases.h"

static const SortieExpr *
expr_at (const SortiePrinter *p, gint index)
{
  return &p->catalogue->exprs[index];
}

/* A number to add, or a limit, that depends on a test; if the test fails it is 0 and changes nothing. */
static const SortieExpr *
number_with_test (const SortiePrinter *p, const SortieClause *clause)
{
  const SortieExpr *expr = clause->amount != SORTIE_NO_EXPR ? expr_at (p, clause->amount) : NULL;
  gboolean is_fixed = p->set_up != NULL && p->set_up->is_fixed;

  if (expr == NULL || is_fixed || expr->op != SORTIE_EXPR_NUM_IF || clause->kind != SORTIE_CLAUSE_MODIFY
      || (clause->change != SORTIE_CHANGE_ADD && clause->change != SORTIE_CHANGE_AT_LEAST))
    return NULL;
  return expr_at (p, expr->arg[2])->op == SORTIE_EXPR_NUM_CONST && expr_at (p, expr->arg[2])->arg[0] == 0 ? expr
                                                                                                         : NULL;
}

gint
sortie_clause_amount_said (const SortiePrinter *p, const SortieClause *clause)
{
  const SortieExpr *expr = number_with_test (p, clause);

  return expr != NULL ? expr->arg[1] : clause->amount;
}

static void
add_tests (const SortiePrinter *p, gint test, GArray *tests)
{
  const SortieExpr *expr;

  if (test == SORTIE_NO_EXPR)
    return;
  expr = expr_at (p, test);
  if (expr->op != SORTIE_EXPR_TEST_ALL)
    g_array_append_val (tests, test);
  else
    for (guint i = 0; i < expr->n_args; i++)
      add_tests (p, p->catalogue->kids[expr->arg[0] + (gint) i], tests);
}

/* The tests that must all hold. (transfer full) */
static GArray *
tests_of (const SortiePrinter *p, const SortieClause *clause)
{
  GArray *tests = g_array_new (FALSE, FALSE, sizeof (gint));
  const SortieExpr *number = number_with_test (p, clause);

  add_tests (p, clause->test, tests);
  if (number != NULL)
    add_tests (p, number->arg[0], tests);
  return tests;
}

/* ---- of an event ---- */

static gboolean
is_phase (const SortiePrinter *p, gint test)
{
  return expr_at (p, test)->op == SORTIE_EXPR_TEST_PHASE;
}

void
sortie_blanks_add_moment (SortieBlanks *blanks, const SortiePrinter *p, const SortieClause *clause)
{
  const char *phase = "-", *turn = "-";
  g_autoptr (GArray) tests = tests_of (p, clause);

  for (guint i = 0; i < tests->len; i++)
    {
      gint test = g_array_index (tests, gint, i);

      if (is_phase (p, test))
        phase = sortie_names_nth (p->catalogue->names, SORTIE_ATTR_PHASE, expr_at (p, test)->arg[0]);
      if (sortie_test_is_your_turn (p, test))
        turn = "you";
    }
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "phase", .word = phase });
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "turn", .word = turn });
}

/* ---- of a value or a rule ---- */

static gboolean
is_moment_word (const SortieExpr *expr, gconstpointer op)
{
  return expr->op == *(const SortieExprOp *) op;
}

static gboolean
names_word (const SortiePrinter *p, gint expr, SortieExprOp word)
{
  return sortie_expr_any (p->catalogue, (guint16) expr, is_moment_word, &word);
}

/* A word for a set of several things; the value or rule is asked for each of them. */
static gboolean
has_members (const SortiePrinter *p, const SortieClause *clause)
{
  return clause->kind == SORTIE_CLAUSE_MODIFY && clause->subject != SORTIE_NO_EXPR && p->set_up == NULL
         && expr_at (p, clause->subject)->op == SORTIE_EXPR_SET_WORD;
}

/* Whether a test describes @member, which is `it` or `other`, and nothing else. */
static gboolean
is_said_of (const SortiePrinter *p, gint test, SortieExprOp member, SortieExprOp nobody)
{
  return expr_at (p, test)->op != SORTIE_EXPR_TEST_ANY && names_word (p, test, member) && !names_word (p, test, nobody)
         && sortie_test_is_of_members (p, test);
}

static gboolean
is_of_subject (const SortiePrinter *p, const SortieClause *clause, gint test)
{
  return has_members (p, clause) && is_said_of (p, test, SORTIE_EXPR_SET_IT, SORTIE_EXPR_SET_OTHER);
}

static gboolean
is_of_other (const SortiePrinter *p, gint test)
{
  SortiePrinter of_other = *p;

  of_other.of_other = TRUE;
  return is_said_of (&of_other, test, SORTIE_EXPR_SET_OTHER, SORTIE_EXPR_SET_IT);
}

/* The set in a test "other is in this set"; SORTIE_NO_EXPR: another test. */
static gint
set_of_other (const SortiePrinter *p, gint test)
{
  const SortieExpr *expr = expr_at (p, test);

  return expr->op == SORTIE_EXPR_TEST_AMONG && expr_at (p, expr->arg[0])->op == SORTIE_EXPR_SET_OTHER
           ? expr->arg[1]
           : SORTIE_NO_EXPR;
}

void
sortie_head_open (SortieHead *head, const SortiePrinter *p, const SortieClause *clause)
{
  *head = (SortieHead){ .tests = tests_of (p, clause), .other = { .set = SORTIE_NO_EXPR },
                        .subject = { .set = SORTIE_NO_EXPR } };
  head->subject.tests = g_array_new (FALSE, FALSE, sizeof (gint));
  head->other.tests = g_array_new (FALSE, FALSE, sizeof (gint));
  if (clause->kind != SORTIE_CLAUSE_MODIFY)
    return;
  for (guint i = 0; i < head->tests->len; i++)
    {
      gint test = g_array_index (head->tests, gint, i), set = set_of_other (p, test);

      if (set != SORTIE_NO_EXPR && head->other.set == SORTIE_NO_EXPR)
        {
          head->other.set = set;
          head->test_of_other = test;
        }
      else if (is_of_other (p, test))
        g_array_append_val (head->other.tests, test);
      else if (is_of_subject (p, clause, test))
        g_array_append_val (head->subject.tests, test);
    }
  if (head->subject.tests->len > 0)
    head->subject.set = clause->subject;
}

void
sortie_head_close (SortieHead *head)
{
  g_array_unref (head->tests);
  g_array_unref (head->subject.tests);
  g_array_unref (head->other.tests);
}

void
sortie_blanks_add_other (SortieBlanks *blanks, const SortiePrinter *p, const SortieHead *head)
{
  static const SortieAttr other = { "other", SORTIE_ATTR_SET };
  SortiePrinter of_other = *p;

  of_other.of_other = TRUE;
  of_other.more = &head->other;
  sortie_blanks_add_operand (blanks, &of_other, &other, head->other.set, "");
}

/* ---- the condition ---- */

static gboolean
has (const GArray *tests, gint test)
{
  for (guint i = 0; i < tests->len; i++)
    if (g_array_index (tests, gint, i) == test)
      return TRUE;
  return FALSE;
}

/* Whether the first line, the sentence of @row, already says this test. */
static gboolean
is_said (const SortiePrinter *p, const SortieHead *head, const SortieSaying *row, gint test)
{
  if (has (head->subject.tests, test))
    return row == NULL || strstr (row->says, "{of") != NULL;
  if (row == NULL)
    return FALSE;
  return (strstr (row->when, "phase=") != NULL && is_phase (p, test))
         || (strstr (row->when, "turn=") != NULL && sortie_test_is_your_turn (p, test))
         || (strstr (row->when, "other=") != NULL && test == head->test_of_other)
         || (strstr (row->says, "{other") != NULL && has (head->other.tests, test));
}

char *
sortie_phrase_condition (const SortiePrinter *p, const SortieHead *head, const SortieSaying *row)
{
  g_autoptr (GArray) unsaid = g_array_new (FALSE, FALSE, sizeof (gint));

  for (guint i = 0; i < head->tests->len; i++)
    {
      gint test = g_array_index (head->tests, gint, i);

      if (!is_said (p, head, row, test))
        g_array_append_val (unsaid, test);
    }
  return unsaid->len > 0 ? sortie_phrase_all (p, (const gint *) unsaid->data, unsaid->len) : NULL;
}
