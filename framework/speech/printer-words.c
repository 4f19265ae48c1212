/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer-words.c: expressions as parts of sentences. */
#include <string.h>

#include "base/i18n.h"
#include "speech/phrases.h"
#include "language/elements.h"
#include "language/internal.h"

/* ---- words ---- */

/* One of the framework's own words; NULL: the expression is not one. */
static const SortieWord *
word_of_framework (SortieExprOp op)
{
  for (const SortieWord *w = sortie_words_of_sets; w->word != NULL; w++)
    if (w->op == op)
      return w;
  for (const SortieWord *w = sortie_words_of_numbers; w->word != NULL; w++)
    if (w->op == op)
      return w;
  return NULL;
}

/* Whether the expression is a word of the game. @ret: the type that declares it. */
static gboolean
is_word_of_game (SortieExprOp op, SortieAttrType *ret)
{
  *ret = op == SORTIE_EXPR_NUM_WORD   ? SORTIE_ATTR_NUMBER
         : op == SORTIE_EXPR_SET_WORD ? SORTIE_ATTR_SET
                                      : SORTIE_ATTR_TEST;
  return op == SORTIE_EXPR_NUM_WORD || op == SORTIE_EXPR_SET_WORD || op == SORTIE_EXPR_TEST_WORD;
}

/* The word in a sentence; NULL: the expression is not a word. */
static const char *
word_title (const SortiePrinter *p, const SortieExpr *expr)
{
  const SortieWord *word = word_of_framework (expr->op);
  SortieAttrType type;

  if (word != NULL)
    return _(word->title);
  if (is_word_of_game (expr->op, &type))
    return sortie_phrase_of_game (
        p, sortie_names_title (p->catalogue->names, type, expr->arg[0]));
  return NULL;
}

/* A word of the event, as the printer's event calls it: "the attacker". (transfer none) (nullable): NULL if the
 * expression is no such word or the event has no special name for it */
static const char *
phrase_event_word (const SortiePrinter *p, gint index)
{
  const SortieWord *word = word_of_framework (sortie_phrase_expr (p, index)->op);

  return (p->event != NULL || p->step != NULL) && word != NULL ? sortie_phrase_own_form (p, word->word, "plain")
                                                                : NULL;
}

const char *
sortie_moment_of_clause (const SortieCatalogue *catalogue, guint clause)
{
  const SortieClause *of = clause < catalogue->n_clauses ? &catalogue->clauses[clause] : NULL;

  if (of != NULL && of->kind == SORTIE_CLAUSE_MODIFY)
    return catalogue->vocabulary->values[of->key].id;
  return of != NULL && sortie_clause_answers (of)
           ? sortie_names_nth (catalogue->names, SORTIE_ATTR_EVENT, of->key)
           : NULL;
}

/* Whether the step before gives the name to a number: "that many". */
static gboolean
is_just_bound (const SortiePrinter *p, gint slot)
{
  const SortieInstruction *before = sortie_step_before (p);

  return before != NULL && (before->op == SORTIE_OP_CHOOSE_NUMBER || before->op == SORTIE_OP_LET)
         && before->arg[0] == slot;
}

SortieToken
sortie_phrase_token (const SortiePrinter *p, gint index)
{
  const SortieExpr *expr = sortie_phrase_expr (p, index);
  const SortieWord *word = word_of_framework (expr->op);
  const SortieElement *element = sortie_element_of_expr (expr->op);
  SortieAttrType type;

  if (index == SORTIE_NO_EXPR || expr->op == SORTIE_EXPR_SET_NONE)
    return (SortieToken){ .word = "-" };
  if (p->of_other && expr->op == SORTIE_EXPR_SET_OTHER)
    return (SortieToken){ .word = "it" };
  if (expr->op == SORTIE_EXPR_NUM_CONST)
    return (SortieToken){ .word = "*", .is_number = TRUE, .number = expr->arg[0] };
  if (expr->op == SORTIE_EXPR_SET_SLOT && p->program != NULL
      && sortie_slot_may_be_several (p, (guint) expr->arg[0]))
    return (SortieToken){ .word = "names" };
  if (expr->op == SORTIE_EXPR_NUM_SLOT && is_just_bound (p, expr->arg[0]))
    return (SortieToken){ .word = "that" };
  if (expr->op == SORTIE_EXPR_NUM_SLOT || expr->op == SORTIE_EXPR_SET_SLOT)
    return (SortieToken){ .word = "name" };
  if (word != NULL)
    return (SortieToken){ .word = word->word };
  if (is_word_of_game (expr->op, &type))
    return (SortieToken){ .word = sortie_names_nth (p->catalogue->names, type, expr->arg[0]) };
  return (SortieToken){ .word = element != NULL ? element->name : "*" };
}

/* ---- lists ---- */

static const char *
joint (SortieExprOp op, gboolean is_last)
{
  switch (op)
    {
    case SORTIE_EXPR_NUM_PLUS: return " + ";
    /* Translators: between two conditions, one of which must hold. */
    case SORTIE_EXPR_TEST_EITHER: return is_last ? _(" or ") : ", ";
    case SORTIE_EXPR_SET_UNION: return is_last ? _(" and ") : ", ";
    /* Translators: between two sets, for what is in both: "the towers that are among your
     * cards". */
    case SORTIE_EXPR_SET_BOTH: return _(" that are among ");
    /* Translators: between the last two of several conditions that must all hold, or of several sets. */
    default: return is_last ? _(" and ") : ", ";
    }
}

static void
append (GString *text, SortieExprOp op, char *part, gboolean is_last)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? joint (op, is_last) : "", part);
  g_free (part);
}

static gint
kid (const SortiePrinter *p, const SortieExpr *expr, guint i)
{
  return p->catalogue->kids[expr->arg[0] + (gint) i];
}

/* Whether a part of a list is a list with the same joint: "a and (not (b or c))" is "a and not b and not c". */
static gboolean
is_joined_alike (const SortiePrinter *p, SortieExprOp op, gint part)
{
  const SortieExpr *expr = sortie_phrase_expr (p, part);
  SortieExprOp denied;

  if (expr->op != SORTIE_EXPR_TEST_NOT || expr->n_args > 1)
    return FALSE;
  denied = sortie_phrase_expr (p, kid (p, expr, 0))->op;
  return (op == SORTIE_EXPR_TEST_ALL && denied == SORTIE_EXPR_TEST_EITHER)
         || (op == SORTIE_EXPR_TEST_EITHER && denied == SORTIE_EXPR_TEST_ALL);
}

static char *
part_of_list (const SortiePrinter *p, SortieExprOp op, gint part)
{
  return is_joined_alike (p, op, part) ? sortie_phrase_expression (p, part) : sortie_phrase_inside (p, part);
}

static char *subject_of_all (const SortiePrinter *p, const SortieExpr *expr);

/* What a test is about: "the card attacked" in "the card attacked is not a wall". (transfer full) (nullable) */
static char *
subject_of (const SortiePrinter *p, gint test)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  const SortieExpr *expr = sortie_phrase_expr (p, test);
  const SortieElement *element;

  if (expr->op == SORTIE_EXPR_TEST_NOT && expr->n_args == 1)
    expr = sortie_phrase_expr (p, kid (p, expr, 0));
  if (expr->op == SORTIE_EXPR_TEST_EITHER)
    return subject_of_all (p, expr);
  element = sortie_element_of_expr (expr->op);
  if (element == NULL || strchr (sortie_expr_operands (expr->op), '*') != NULL)
    return NULL;
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (element->attrs[i].type == SORTIE_ATTR_SET
        && (strcmp (element->attrs[i].name, "what") == 0 || strcmp (element->attrs[i].name, "of") == 0))
      return sortie_phrase_expression (&whole, expr->arg[i]);
  return NULL;
}

/* What all of several tests are about. (transfer full) (nullable) */
static char *
subject_of_all (const SortiePrinter *p, const SortieExpr *expr)
{
  g_autofree char *subject = subject_of (p, kid (p, expr, 0));

  for (guint i = 1; i < expr->n_args; i++)
    {
      g_autofree char *other = subject_of (p, kid (p, expr, i));

      if (g_strcmp0 (subject, other) != 0)
        return NULL;
    }
  return g_steal_pointer (&subject);
}

/* The length of the subject at the beginning of a sentence, with the space behind; 0: it begins otherwise. */
static gsize
length_of_subject (const char *sentence, const char *subject)
{
  return subject != NULL && *subject != '\0' && g_str_has_prefix (sentence, subject)
                 && sentence[strlen (subject)] == ' '
             ? strlen (subject) + 1
             : 0;
}

gboolean
sortie_test_is_your_turn (const SortiePrinter *p, gint test)
{
  const SortieExpr *expr = sortie_phrase_expr (p, test);

  return expr->op == SORTIE_EXPR_TEST_TURN_OF && sortie_phrase_expr (p, expr->arg[0])->op == SORTIE_EXPR_SET_YOU;
}

/* Whether a table has words for this phase as one of your turn. */
static gboolean
is_your_phase (const SortiePrinter *p, gint test)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  const SortieExpr *expr = sortie_phrase_expr (p, test);
  const SortieSaying *row;
  const char *pattern;
  SortieBlanks blanks = { 0 };

  if (expr->op != SORTIE_EXPR_TEST_PHASE)
    return FALSE;
  sortie_blanks_add_operands (&blanks, &whole, expr);
  row = sortie_blanks_saying (&blanks, &whole, SORTIE_SAYS_OF_ELEMENT, sortie_element_of_expr (expr->op)->name,
                              &pattern);
  sortie_blanks_clear (&blanks);
  return row != NULL && strstr (row->when, "turn=") != NULL;
}

/* Whether both are among the tests: it is your turn, and a phase whose words can say so. */
static gboolean
says_your_phase (const SortiePrinter *p, const gint *tests, guint n)
{
  SortiePrinter yours = *p;
  gboolean is_yours = FALSE, has_phase = FALSE;

  yours.your_turn = TRUE;
  for (guint i = 0; i < n; i++)
    {
      is_yours |= sortie_test_is_your_turn (p, tests[i]);
      has_phase |= is_your_phase (&yours, tests[i]);
    }
  return is_yours && has_phase;
}

/* Appends a sentence, without its subject if that is the same as @before. Takes ownership of the first two strings.
 * @before: (inout) (nullable) */
static void
append_sentence (GString *text, SortieExprOp op, gboolean is_last, char *sentence, char *subject, char **before)
{
  const gsize length = length_of_subject (sentence, subject);

  append (text, op, g_strdup (sentence + (g_strcmp0 (*before, subject) == 0 ? length : 0)), is_last);
  g_free (*before);
  *before = length > 0 ? g_steal_pointer (&subject) : NULL;
  g_free (subject);
  g_free (sentence);
}

/* How many bytes of whole words two sentences begin with in common. */
static gsize
shared_words (const char *one, const char *other)
{
  gsize n = 0;

  while (one[n] != '\0' && one[n] == other[n])
    n++;
  while (n > 0 && one[n - 1] != ' ')
    n--;
  return n;
}

/* "The card attacked is a Champion or Summoner": one of several things of the same subject, with what the sentences
 * begin with said once. (transfer full) (nullable): NULL: they begin with no more than the subject */
static char *
one_of_several (const SortiePrinter *p, const SortieExpr *expr)
{
  g_autofree char *subject = subject_of_all (p, expr);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = NULL;
  gsize shared = G_MAXSIZE;

  for (guint i = 0; i < expr->n_args; i++)
    {
      const SortieExprOp op = sortie_phrase_expr (p, kid (p, expr, i))->op;

      if (op == SORTIE_EXPR_TEST_NOT || op == SORTIE_EXPR_TEST_ALL || op == SORTIE_EXPR_TEST_EITHER)
        return NULL;
      g_ptr_array_add (parts, sortie_phrase_expression (p, kid (p, expr, i)));
      shared = MIN (shared, shared_words (parts->pdata[0], parts->pdata[i]));
    }
  if (length_of_subject (parts->pdata[0], subject) == 0 || shared <= strlen (subject) + 1)
    return NULL;
  text = g_string_new (parts->pdata[0]);
  for (guint i = 1; i < parts->len; i++)
    g_string_append_printf (text, "%s%s", i + 1 == parts->len ? _(" or ") : ", ",
                            (const char *) parts->pdata[i] + shared);
  return g_strdup (text->str);
}

/* Conditions, of which all or one must hold. */
static char *
list_tests (const SortiePrinter *p, SortieExprOp op, const gint *tests, guint n)
{
  SortiePrinter of_tests = *p;
  GString *text = g_string_new (NULL);
  g_autofree char *before = NULL;
  guint last = n - 1;

  of_tests.your_turn = op == SORTIE_EXPR_TEST_ALL && says_your_phase (p, tests, n);
  while (of_tests.your_turn && last > 0 && sortie_test_is_your_turn (p, tests[last]))
    last--;
  for (guint i = 0; i < n; i++)
    {
      if (of_tests.your_turn && sortie_test_is_your_turn (p, tests[i]))
        continue;
      append_sentence (text, op, i == last,
                       n == 1 ? sortie_phrase_expression (&of_tests, tests[i]) : part_of_list (&of_tests, op, tests[i]),
                       subject_of (&of_tests, tests[i]), &before);
    }
  return g_string_free (text, FALSE);
}

char *
sortie_phrase_all (const SortiePrinter *p, const gint *tests, guint n)
{
  return list_tests (p, SORTIE_EXPR_TEST_ALL, tests, n);
}

/* From so many words on that sets begin with in common, it is clear that they are meant for each. */
#define CLEARLY_SHARED 3

/* How many bytes of words several sets begin with in common, if it is clear that they are meant for each. */
static gsize
shared_by_sets (const SortiePrinter *p, const gint *sets, const GPtrArray *texts)
{
  gsize shared = strlen (texts->pdata[0]);
  guint words = 0;

  for (guint i = 0; i < texts->len; i++)
    {
      if (sortie_phrase_expr (p, sets[i])->op == SORTIE_EXPR_SET_WHERE)
        return 0;
      shared = MIN (shared, shared_words (texts->pdata[0], texts->pdata[i]));
    }
  for (gsize i = 0; i < shared; i++)
    words += ((const char *) texts->pdata[0])[i] == ' ';
  return words >= CLEARLY_SHARED ? shared : 0;
}

/* "The cards in your hand and Draw Pile". */
static char *
list_sets (const SortiePrinter *p, const gint *sets, guint n)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  GString *text = g_string_new (NULL);
  gsize shared;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (texts, part_of_list (p, SORTIE_EXPR_SET_UNION, sets[i]));
  shared = shared_by_sets (p, sets, texts);
  for (guint i = 0; i < n; i++)
    append (text, SORTIE_EXPR_SET_UNION, g_strdup ((const char *) texts->pdata[i] + (i > 0 ? shared : 0)), i + 1 == n);
  return g_string_free (text, FALSE);
}

static char *
list (const SortiePrinter *p, const SortieExpr *expr)
{
  g_autofree gint *parts = g_new (gint, expr->n_args);
  char *one = expr->op == SORTIE_EXPR_TEST_EITHER ? one_of_several (p, expr) : NULL;
  GString *text;

  if (one != NULL)
    return one;

  for (guint i = 0; i < expr->n_args; i++)
    parts[i] = kid (p, expr, i);
  if (expr->op == SORTIE_EXPR_TEST_ALL || expr->op == SORTIE_EXPR_TEST_EITHER)
    return list_tests (p, expr->op, parts, expr->n_args);
  if (expr->op == SORTIE_EXPR_SET_UNION)
    return list_sets (p, parts, expr->n_args);
  text = g_string_new (NULL);
  for (guint i = 0; i < expr->n_args; i++)
    append (text, expr->op, part_of_list (p, expr->op, parts[i]), i + 1 == expr->n_args);
  return g_string_free (text, FALSE);
}

/* ---- sentences ---- */

/* The word after a value in <is>, from the game's tables. */
static const char *
word_of_value (const SortiePrinter *p, const SortieExpr *expr)
{
  const SortieValueDecl *value = &p->catalogue->vocabulary->values[expr->arg[0]];

  return value->words != NULL ? value->words[expr->arg[2]] : "";
}

static void
add_word_of_value (SortieBlanks *blanks, const SortiePrinter *p, const SortieExpr *expr,
                   const char *name)
{
  const char *word = word_of_value (p, expr);

  sortie_blanks_add_token (blanks, (SortieToken){ .attr = name, .word = word });
  sortie_blanks_add (blanks, name,
                     g_strdup (word[0] != '\0' ? sortie_phrase_of_game (p, word) : ""));
}

static void
add_plain_number (SortieBlanks *blanks, const char *name, gint number)
{
  sortie_blanks_add_token (blanks, (SortieToken){ name, "*", TRUE, number });
  sortie_blanks_add (blanks, name, g_strdup_printf ("%d", number));
}

/* What a number is counted of, as {than}, and how many more it is: "2 more than a usual move". */
static void
add_more (SortieBlanks *blanks, const SortiePrinter *p, gint number, gint more)
{
  static const SortieAttr than = { "than", SORTIE_ATTR_SET };
  const SortieExpr *expr = sortie_phrase_expr (p, number);

  add_plain_number (blanks, "more", more);
  if (expr->op == SORTIE_EXPR_NUM_ABOUT)
    sortie_blanks_add_operand (blanks, p, &than, expr->arg[1], "");
}

/* A number and a few more, or a number with a limit. */
static void
add_more_or_most (SortieBlanks *blanks, const SortiePrinter *p, const SortieExpr *expr)
{
  const gboolean is_plus = expr->op == SORTIE_EXPR_NUM_PLUS;
  const gint16 *parts = is_plus ? &p->catalogue->kids[expr->arg[0]] : expr->arg;
  const SortieExpr *first = sortie_phrase_expr (p, parts[0]), *second = sortie_phrase_expr (p, parts[1]);

  if (is_plus && expr->n_args == 2 && second->op == SORTIE_EXPR_NUM_CONST)
    add_more (blanks, p, parts[0], second->arg[0]);
  if (!is_plus && first->op == SORTIE_EXPR_NUM_CONST)
    {
      add_plain_number (blanks, "most", first->arg[0]);
      sortie_blanks_add_bearer (blanks, p, parts[1]);
    }
}

void
sortie_blanks_add_bearer (SortieBlanks *blanks, const SortiePrinter *p, gint number)
{
  static const SortieAttr bearer = { "bearer", SORTIE_ATTR_SET };
  const SortieExpr *expr = sortie_phrase_expr (p, number);
  SortieToken counted = { .attr = "counted" };
  gint set = expr->arg[1];

  if (expr->op == SORTIE_EXPR_NUM_MARK)
    counted.word = sortie_names_nth (p->catalogue->names, SORTIE_ATTR_MARK, expr->arg[0]);
  else if (expr->op == SORTIE_EXPR_NUM_VARIABLE)
    counted.word = sortie_names_nth (p->catalogue->names, SORTIE_ATTR_VARIABLE, expr->arg[0]);
  else if (expr->op == SORTIE_EXPR_NUM_ABOUT)
    counted.word = sortie_phrase_token (p, expr->arg[0]).word;
  else if (expr->op == SORTIE_EXPR_NUM_COUNT)
    {
      counted.word = "members";
      set = expr->arg[0];
    }
  else if (expr->op == SORTIE_EXPR_NUM_PLUS || expr->op == SORTIE_EXPR_NUM_SMALLER)
    {
      add_more_or_most (blanks, p, expr);
      return;
    }
  else
    return;
  sortie_blanks_add_token (blanks, counted);
  sortie_blanks_add_operand (blanks, p, &bearer, set, "");
}

void
sortie_blanks_add_product (SortieBlanks *blanks, const SortiePrinter *p, gint number)
{
  static const SortieAttr apiece = { "apiece", SORTIE_ATTR_SET };
  const SortieExpr *expr = sortie_phrase_expr (p, number), *by, *counted;

  if (number == SORTIE_NO_EXPR || expr->op != SORTIE_EXPR_NUM_TIMES)
    return;
  counted = sortie_phrase_expr (p, expr->arg[0]);
  by = sortie_phrase_expr (p, expr->arg[1]);
  if (by->op != SORTIE_EXPR_NUM_CONST || counted->op != SORTIE_EXPR_NUM_COUNT)
    return;
  add_plain_number (blanks, "factor", by->arg[0]);
  sortie_blanks_add_operand (blanks, p, &apiece, counted->arg[0], "");
}

/* A number as an operand. What is compared ends where the sentence says so; a product, and a half with a limit, are
 * clear without brackets. */
static char *
number_inside (const SortiePrinter *p, const SortieExpr *expr, gint number)
{
  const SortieExprOp op = sortie_phrase_expr (p, number)->op;
  const gboolean is_clear = op == SORTIE_EXPR_NUM_TIMES
                            || (op == SORTIE_EXPR_NUM_HALF && expr->op == SORTIE_EXPR_NUM_SMALLER)
                            || (op != SORTIE_EXPR_NUM_IF && expr->op == SORTIE_EXPR_TEST_NUMBER);

  return is_clear ? sortie_phrase_expression (p, number) : sortie_phrase_inside (p, number);
}

/* An operand that is an expression may need brackets. */
static void
add_operand (SortieBlanks *blanks, const SortiePrinter *p, const SortieExpr *expr,
             const SortieAttr *attr, guint i)
{
  if (attr->type == SORTIE_ATTR_VALUE_WORD)
    add_word_of_value (blanks, p, expr, attr->name);
  else if (attr->type == SORTIE_ATTR_NUMBER || attr->type == SORTIE_ATTR_TEST)
    {
      SortieToken token = sortie_phrase_token (p, expr->arg[i]);

      token.attr = attr->name;
      sortie_blanks_add_token (blanks, token);
      sortie_blanks_add_bearer (blanks, p, expr->arg[i]);
      if (expr->op == SORTIE_EXPR_NUM_MINUS && strcmp (attr->name, "take") == 0)
        sortie_blanks_add_product (blanks, p, expr->arg[i]);
      sortie_blanks_add (blanks, attr->name,
                         attr->type == SORTIE_ATTR_NUMBER ? number_inside (p, expr, expr->arg[i])
                                                          : sortie_phrase_inside (p, expr->arg[i]));
    }
  else
    sortie_blanks_add_operand (blanks, p, attr, expr->arg[i], _("the match"));
}

/* Whether a test is about one thing with a name: "the space is one where a unit may stand". */
static void
add_only (SortieBlanks *blanks, const SortiePrinter *p, gint set)
{
  static const SortieAttr one = { "one", SORTIE_ATTR_SET };
  const SortieExpr *where = sortie_phrase_expr (p, set);

  if (where->op != SORTIE_EXPR_SET_WHERE || sortie_phrase_expr (p, where->arg[0])->op != SORTIE_EXPR_SET_SLOT
      || sortie_set_is_of_several (p, where->arg[0]))
    return;

  g_autofree char *name = sortie_phrase_expression (p, where->arg[0]);
  SortieToken token = sortie_phrase_token (p, where->arg[1]);
  /* Translators: what it is like follows: "the space is one where a unit may stand". */
  g_autofree char *only = sortie_sentence (_("{name} is one"), "name", name, NULL);

  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "only", .word = "yes" });
  sortie_blanks_add (blanks, "only", sortie_phrase_where (p, set, only, SORTIE_FORM_ANY));
  token.attr = "where";
  sortie_blanks_add_token (blanks, token);
  sortie_blanks_add_operand (blanks, p, &one, where->arg[0], "");
}

/* If the step before chose these things: whether it had to. */
static void
add_choice_before (SortieBlanks *blanks, const SortiePrinter *p, gint set)
{
  const SortieInstruction *before = sortie_step_before (p);
  const SortieExpr *expr = sortie_phrase_expr (p, set), *least;

  if (before == NULL || before->op != SORTIE_OP_CHOOSE || expr->op != SORTIE_EXPR_SET_SLOT
      || expr->arg[0] != before->arg[0])
    return;
  if (sortie_phrase_expr (p, before->arg[4])->op != SORTIE_EXPR_SET_YOU)
    return;
  least = sortie_phrase_expr (p, before->arg[2]);
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "chosen",
                                                  .word = least->op == SORTIE_EXPR_NUM_CONST && least->arg[0] == 0
                                                            ? "may" : "must" });
}

void
sortie_blanks_add_operands (SortieBlanks *blanks, const SortiePrinter *p, const SortieExpr *expr)
{
  const SortiePrinter part = sortie_printer_of_part (p), whole = sortie_printer_of_whole (&part);
  const SortieElement *element = sortie_element_of_expr (expr->op);
  guint n = sortie_element_n_attrs (element);

  sortie_blanks_add (blanks, "members", g_strdup (p->has_room ? SORTIE_ROOM_FOR_MEMBERS : ""));
  if (p->event != NULL)
    sortie_blanks_add_token (blanks, (SortieToken){ .attr = "event", .word = p->event });
  if (p->your_turn)
    sortie_blanks_add_token (blanks, (SortieToken){ .attr = "turn", .word = "you" });
  if (expr->op == SORTIE_EXPR_TEST_ANY)
    add_only (blanks, &whole, expr->arg[0]);
  if (expr->op == SORTIE_EXPR_TEST_ANY)
    add_choice_before (blanks, p, expr->arg[0]);
  if (expr->op == SORTIE_EXPR_TEST_ANY)
    sortie_blanks_add_token (blanks, (SortieToken){ .attr = "inner",
                                                    .word = sortie_word_of_members (p, expr->arg[0]) });
  if (expr->op == SORTIE_EXPR_TEST_NUMBER && sortie_phrase_expr (p, expr->arg[0])->op == SORTIE_EXPR_NUM_DONE)
    sortie_blanks_add_step_before (blanks, p);
  if (strchr (sortie_expr_operands (expr->op), '*') != NULL)
    sortie_blanks_add (blanks, "body", list (&whole, expr));
  else
    for (guint i = 0; i < n; i++)
      add_operand (blanks, &whole, expr, &element->attrs[i], i);
}

const char *
sortie_blanks_add_test (SortieBlanks *blanks, const SortiePrinter *p, gint test)
{
  const SortieExpr *expr = &p->catalogue->exprs[test];
  const SortieElement *element = sortie_element_of_expr (expr->op);
  SortieToken token;

  if (expr->op == SORTIE_EXPR_TEST_WORD)
    {
      token = sortie_phrase_token (p, test);
      token.attr = "test";
      sortie_blanks_add_token (blanks, token);
      return "holds";
    }
  if (element == NULL || strchr (sortie_expr_operands (expr->op), '*') != NULL)
    return NULL;
  sortie_blanks_add_operands (blanks, p, expr);
  return element->name;
}

/* The sentence of the row that has this condition: "form=", "not=". */
static char *
say_if_told (SortieBlanks *blanks, const SortiePrinter *p, const char *element, const char *attr, SortieForm form)
{
  const char *pattern = NULL;
  const SortieSaying *row
      = sortie_blanks_saying (blanks, p, SORTIE_SAYS_OF_ELEMENT, element, &pattern);
  char *text = NULL;

  if (row != NULL && strstr (row->when, attr) != NULL)
    {
      g_autofree char *variant = sortie_phrase_variant (p, pattern, form);

      text = sortie_blanks_fill (blanks, variant);
    }
  sortie_blanks_clear (blanks);
  return text;
}

/* ---- all together ---- */

/* (transfer full): takes ownership of @text */
static char *
in_brackets (char *text)
{
  char *bracketed = g_strdup_printf ("(%s)", text);

  g_free (text);
  return bracketed;
}

char *
sortie_phrase_element_form (const SortiePrinter *p, gint set, SortieForm form)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  const SortieExpr *expr = &p->catalogue->exprs[set];
  SortieBlanks blanks = { 0 };

  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "form", .word = sortie_phrase_form_name (form) });
  sortie_blanks_add_operands (&blanks, p, expr);
  return say_if_told (&blanks, &whole, sortie_element_of_expr (expr->op)->name, "form=", form);
}

const char *
sortie_phrase_element_pattern (const SortiePrinter *p, gint set, SortieForm form)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  const SortieExpr *expr = &p->catalogue->exprs[set];
  const char *pattern = NULL;
  SortieBlanks blanks = { 0 };

  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "form", .word = sortie_phrase_form_name (form) });
  sortie_blanks_add_operands (&blanks, p, expr);
  sortie_blanks_saying (&blanks, &whole, SORTIE_SAYS_OF_ELEMENT, sortie_element_of_expr (expr->op)->name, &pattern);
  sortie_blanks_clear (&blanks);
  return pattern;
}

static char *denial (const SortiePrinter *p, gint test);

/* "None of them": "it is not a wall and it is not your turn"; "not all of them": "or". */
static char *
denial_of_several (const SortiePrinter *p, const SortieExpr *expr, SortieExprOp op)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *before = NULL;

  for (guint i = 0; i < expr->n_args; i++)
    {
      gint index = kid (p, expr, i);
      SortieExprOp inner = p->catalogue->exprs[index].op;
      char *one = denial (p, index);

      if (one == NULL)
        return NULL;
      if (inner == SORTIE_EXPR_TEST_ALL || inner == SORTIE_EXPR_TEST_EITHER)
        one = in_brackets (one);
      append_sentence (text, op, i + 1 == expr->n_args, one, subject_of (p, index), &before);
    }
  return g_strdup (text->str);
}

/* The negation of a test, if there are words for it: "there is no wall adjacent to this"; else NULL. */
static char *
denial (const SortiePrinter *p, gint test)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  const SortieExpr *expr = &p->catalogue->exprs[test];
  const char *element;
  SortieBlanks blanks = { 0 };

  if (expr->op == SORTIE_EXPR_TEST_EITHER)
    return denial_of_several (p, expr, SORTIE_EXPR_TEST_ALL);
  if (expr->op == SORTIE_EXPR_TEST_ALL)
    return denial_of_several (p, expr, SORTIE_EXPR_TEST_EITHER);
  element = sortie_blanks_add_test (&blanks, &whole, test);
  if (element == NULL)
    return NULL;
  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "not", .word = "yes" });
  return say_if_told (&blanks, &whole, element, "not=", SORTIE_FORM_PLAIN);
}

/* @test: what describes the members of a <where> */
static char *
sentence (const SortiePrinter *p, const SortieExpr *expr, gint test)
{
  const SortiePrinter whole = sortie_printer_of_whole (p), with_room = sortie_printer_with_room (p);
  SortieBlanks blanks = { 0 };

  if (expr->op == SORTIE_EXPR_SET_WHERE)
    {
      g_autofree char *in = sortie_phrase_expression (&with_room, expr->arg[0]);

      return sortie_phrase_members (&whole, expr->arg[0], in, &test, 1, SORTIE_FORM_PLAIN);
    }
  sortie_blanks_add_operands (&blanks, p, expr);
  return sortie_blanks_say (&blanks, &whole, sortie_element_of_expr (expr->op));
}

static char *
by_name (const SortiePrinter *p, guint slot, SortieForm form)
{
  g_autofree char *name = sortie_phrase_name (p, slot, form);

  if (form == SORTIE_FORM_WHOSE)
    /* Translators: what belongs to whom was chosen before, under this name, which has its genitive here. */
    return sortie_sentence (_("the {name}'s"), "name", name, NULL);
  /* Translators: what was chosen or counted before, under this name: "Kill the victim." */
  return sortie_sentence (_("the {name}"), "name", name, NULL);
}

char *
sortie_phrase_bound (const SortiePrinter *p, gint index, SortieForm form)
{
  const SortieExpr *expr = sortie_phrase_expr (p, index);
  guint slot = (guint) expr->arg[0];
  gboolean is_sayable = expr->op == SORTIE_EXPR_SET_SLOT && p->say_bound != NULL
                        && (p->asked == NULL || p->asked->program == p->program);
  g_autofree char *said = is_sayable ? p->say_bound (p->say_data, slot) : NULL;

  if (said == NULL && sortie_slot_is_unnamed (p, slot))
    said = sortie_phrase_unnamed (p, slot, form);
  if (said == NULL)
    return by_name (p, slot, form);
  return form == SORTIE_FORM_WHOSE ? sortie_phrase_whose (said) : g_steal_pointer (&said);
}

char *
sortie_phrase_expression (const SortiePrinter *p, gint index)
{
  const SortieExpr *expr = sortie_phrase_expr (p, index);
  const char *event_word = phrase_event_word (p, index);
  const char *word = event_word != NULL ? event_word : word_title (p, expr);
  const SortieElement *element = sortie_element_of_expr (expr->op);
  char *denied = NULL;

  if (word != NULL)
    return sortie_phrase_noun (p, word, SORTIE_FORM_PLAIN);
  if (expr->op == SORTIE_EXPR_TEST_NOT)
    denied = expr->n_args == 1 ? denial (p, kid (p, expr, 0))
                               : denial_of_several (p, expr, SORTIE_EXPR_TEST_EITHER);
  if (denied != NULL)
    return denied;
  if (expr->op == SORTIE_EXPR_NUM_CONST)
    return g_strdup_printf ("%d", expr->arg[0]);
  if (expr->op == SORTIE_EXPR_NUM_SLOT || expr->op == SORTIE_EXPR_SET_SLOT)
    return sortie_phrase_bound (p, index, SORTIE_FORM_PLAIN);
  return element != NULL ? sentence (p, expr, expr->arg[1]) : g_strdup ("");
}

/* Whether it has several parts that a reader could mistake for parts of the surrounding expression. */
static gboolean
has_parts (SortieExprOp op)
{
  switch (op)
    {
    case SORTIE_EXPR_NUM_PLUS:
    case SORTIE_EXPR_NUM_MINUS:
    case SORTIE_EXPR_NUM_TIMES:
    case SORTIE_EXPR_NUM_HALF:
    case SORTIE_EXPR_NUM_SMALLER:
    case SORTIE_EXPR_NUM_IF:
    case SORTIE_EXPR_SET_UNION:
    case SORTIE_EXPR_SET_BOTH:
    case SORTIE_EXPR_TEST_ALL:
    case SORTIE_EXPR_TEST_EITHER:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether it denies several conditions. */
static gboolean
denies_several (const SortiePrinter *p, gint index)
{
  const SortieExpr *expr = sortie_phrase_expr (p, index);
  SortieExprOp op;

  if (expr->op != SORTIE_EXPR_TEST_NOT || expr->n_args > 1)
    return expr->op == SORTIE_EXPR_TEST_NOT;
  op = p->catalogue->exprs[kid (p, expr, 0)].op;
  return op == SORTIE_EXPR_TEST_EITHER || op == SORTIE_EXPR_TEST_ALL;
}

/* "The card attacked is a Champion or Summoner" is like one condition. */
static gboolean
is_like_one (const SortiePrinter *p, gint index)
{
  const SortieExpr *expr = sortie_phrase_expr (p, index);
  g_autofree char *one = expr->op == SORTIE_EXPR_TEST_EITHER ? one_of_several (p, expr) : NULL;

  return one != NULL;
}

char *
sortie_phrase_inside (const SortiePrinter *p, gint index)
{
  char *text = sortie_phrase_expression (p, index);

  if (is_like_one (p, index))
    return text;
  return has_parts (sortie_phrase_expr (p, index)->op) || denies_several (p, index) ? in_brackets (text) : text;
}

char *
sortie_lack_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set, guint16 test)
{
  const SortiePrinter p = { .catalogue = catalogue, .program = &catalogue->programs[program] };
  const SortieExpr *expr = &catalogue->exprs[set];

  return test == SORTIE_NO_EXPR ? sortie_phrase_expression (&p, set)
                                : sentence (&p, expr, test);
}
