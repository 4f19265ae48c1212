/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer-moments.c: "When your Attack Phase begins", for a clause that answers the beginning of
 * phases and asks in its condition which, and in whose turn. */
#include <string.h>

#include "language/internal.h"
#include "speech/internal.h"
#include "speech/phrases.h"

/* The tests that must all hold, one after the other. */
static guint
n_tests (const SortiePrinter *p, const SortieClause *clause)
{
  const SortieExpr *expr = &p->catalogue->exprs[clause->test];

  if (clause->test == SORTIE_NO_EXPR)
    return 0;
  return expr->op == SORTIE_EXPR_TEST_ALL ? expr->n_args : 1;
}

static gint
nth_test (const SortiePrinter *p, const SortieClause *clause, guint n)
{
  const SortieExpr *expr = &p->catalogue->exprs[clause->test];

  return expr->op == SORTIE_EXPR_TEST_ALL ? p->catalogue->kids[expr->arg[0] + (gint) n]
                                          : clause->test;
}

static gboolean
is_your_turn (const SortiePrinter *p, gint test)
{
  const SortieExpr *expr = &p->catalogue->exprs[test];

  return expr->op == SORTIE_EXPR_TEST_TURN_OF
         && p->catalogue->exprs[expr->arg[0]].op == SORTIE_EXPR_SET_YOU;
}

static gboolean
is_phase (const SortiePrinter *p, gint test)
{
  return p->catalogue->exprs[test].op == SORTIE_EXPR_TEST_PHASE;
}

void
sortie_blanks_add_moment (SortieBlanks *blanks, const SortiePrinter *p, const SortieClause *clause)
{
  const char *phase = "-", *turn = "-";

  for (guint i = 0; i < n_tests (p, clause); i++)
    {
      gint test = nth_test (p, clause, i);

      if (is_phase (p, test))
        phase = sortie_names_nth (p->catalogue->names, SORTIE_ATTR_PHASE,
                                  p->catalogue->exprs[test].arg[0]);
      if (is_your_turn (p, test))
        turn = "you";
    }
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "phase", .word = phase });
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "turn", .word = turn });
}

char *
sortie_phrase_condition (const SortiePrinter *p, const SortieClause *clause)
{
  const SortieSaying *row
      = sortie_clause_answers (clause) ? sortie_phrase_event_row (p, clause) : NULL;
  gboolean says_phase = row != NULL && strstr (row->when, "phase=") != NULL;
  gboolean says_turn = row != NULL && strstr (row->when, "turn=") != NULL;
  char *text = NULL;

  for (guint i = 0; i < n_tests (p, clause); i++)
    {
      gint test = nth_test (p, clause, i);
      char *one;

      if ((says_phase && is_phase (p, test)) || (says_turn && is_your_turn (p, test)))
        continue;
      one = n_tests (p, clause) > 1 ? sortie_phrase_inside (p, test)
                                    : sortie_phrase_expression (p, test);
      text = text != NULL ? sortie_phrase_both (text, one) : one;
    }
  return text;
}
