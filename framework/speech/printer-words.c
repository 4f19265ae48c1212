/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* Expressions as parts of sentences. */
#include <string.h>

#include "base/i18n.h"
#include "speech/phrases.h"
#include "language/elements.h"
#include "language/internal.h"
#include "speech/internal.h"

/* --- words --- */

/* One of the framework's own words; NULL: the expression is none. */
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

/* The type of expression of which it is a word of the game's. */
static gboolean
is_word_of_game (SortieExprOp op, SortieAttrType *ret)
{
  *ret = op == SORTIE_EXPR_NUM_WORD   ? SORTIE_ATTR_NUMBER
         : op == SORTIE_EXPR_SET_WORD ? SORTIE_ATTR_SET
                                      : SORTIE_ATTR_TEST;
  return op == SORTIE_EXPR_NUM_WORD || op == SORTIE_EXPR_SET_WORD || op == SORTIE_EXPR_TEST_WORD;
}

/* A word in a sentence; NULL: the expression is none. */
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

/* How a word of the event is said in the printer's event: "the attacker"; NULL: the expression is
 * none, or nothing more is known of it. (transfer none) */
static const char *
phrase_event_word (const SortiePrinter *p, gint index)
{
  const SortieWord *word = word_of_framework (sortie_phrase_expr (p, index)->op);

  return p->event != NULL && word != NULL ? sortie_phrase_own_form (p, word->word, "plain") : NULL;
}

const char *
sortie_event_of_clause (const SortieCatalogue *catalogue, guint clause)
{
  if (clause >= catalogue->n_clauses || !sortie_clause_answers (&catalogue->clauses[clause]))
    return NULL;
  return sortie_names_nth (catalogue->names, SORTIE_ATTR_EVENT, catalogue->clauses[clause].key);
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
  if (expr->op == SORTIE_EXPR_NUM_CONST)
    return (SortieToken){ .word = "*", .is_number = TRUE, .number = expr->arg[0] };
  if (expr->op == SORTIE_EXPR_SET_SLOT && p->program != NULL
      && sortie_slot_may_be_several (p, (guint) expr->arg[0]))
    return (SortieToken){ .word = "names" };
  if (expr->op == SORTIE_EXPR_NUM_SLOT || expr->op == SORTIE_EXPR_SET_SLOT)
    return (SortieToken){ .word = "name" };
  if (word != NULL)
    return (SortieToken){ .word = word->word };
  if (is_word_of_game (expr->op, &type))
    return (SortieToken){ .word = sortie_names_nth (p->catalogue->names, type, expr->arg[0]) };
  return (SortieToken){ .word = element != NULL ? element->name : "*" };
}

/* --- lists --- */

static const char *
joint (SortieExprOp op, gboolean is_last)
{
  switch (op)
    {
    case SORTIE_EXPR_NUM_PLUS: return " + ";
    /* Translators: between two conditions, one of which must hold. */
    case SORTIE_EXPR_TEST_EITHER: return _(" or ");
    case SORTIE_EXPR_SET_UNION: return is_last ? _(" and ") : ", ";
    /* Translators: between two sets, for what is in both: "the towers that are among your
     * cards". */
    case SORTIE_EXPR_SET_BOTH: return _(" that are among ");
    /* Translators: between two conditions that must both hold, or the last two of several sets. */
    default: return _(" and ");
    }
}

static void
append (GString *text, SortieExprOp op, char *part, gboolean is_last)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? joint (op, is_last) : "", part);
  g_free (part);
}

char *
sortie_phrase_both (char *one, char *other)
{
  GString *text = g_string_new (NULL);

  append (text, SORTIE_EXPR_TEST_ALL, one, FALSE);
  append (text, SORTIE_EXPR_TEST_ALL, other, TRUE);
  return g_string_free (text, FALSE);
}

static gint
kid (const SortiePrinter *p, const SortieExpr *expr, guint i)
{
  return p->catalogue->kids[expr->arg[0] + (gint) i];
}

static char *
list (const SortiePrinter *p, const SortieExpr *expr)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < expr->n_args; i++)
    append (text, expr->op, sortie_phrase_inside (p, kid (p, expr, i)), i + 1 == expr->n_args);
  return g_string_free (text, FALSE);
}

/* --- sentences --- */

/* The word that follows a value in <is>, as the game has it. */
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

/* Of which mark it is the number, or which number about a thing, and on whom. */
static void
add_bearer_of_number (SortieBlanks *blanks, const SortiePrinter *p, gint number)
{
  static const SortieAttr bearer = { "bearer", SORTIE_ATTR_SET };
  const SortieExpr *expr = sortie_phrase_expr (p, number);
  SortieToken counted = { .attr = "counted" };

  if (expr->op == SORTIE_EXPR_NUM_MARK)
    counted.word = sortie_names_nth (p->catalogue->names, SORTIE_ATTR_MARK, expr->arg[0]);
  else if (expr->op == SORTIE_EXPR_NUM_ABOUT)
    counted.word = sortie_phrase_token (p, expr->arg[0]).word;
  else
    return;
  sortie_blanks_add_token (blanks, counted);
  sortie_blanks_add_operand (blanks, p, &bearer, expr->arg[1], "");
}

/* An operand that is an expression may need brackets around it. */
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
      add_bearer_of_number (blanks, p, expr->arg[i]);
      sortie_blanks_add (blanks, attr->name, sortie_phrase_inside (p, expr->arg[i]));
    }
  else
    sortie_blanks_add_operand (blanks, p, attr, expr->arg[i], _("the match"));
}

static void
add_operands (SortieBlanks *blanks, const SortiePrinter *p, const SortieExpr *expr,
              const SortieElement *element)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  guint n = sortie_element_n_attrs (element);

  if (p->event != NULL)
    sortie_blanks_add_token (blanks, (SortieToken){ .attr = "event", .word = p->event });
  if (strchr (sortie_expr_operands (expr->op), '*') != NULL)
    sortie_blanks_add (blanks, "body", list (&whole, expr));
  else
    for (guint i = 0; i < n; i++)
      add_operand (blanks, &whole, expr, &element->attrs[i], i);
}

/* The row whose condition says so: "form", "not". */
static char *
say_if_told (SortieBlanks *blanks, const SortiePrinter *p, const char *element, const char *attr)
{
  const char *pattern = NULL;
  const SortieSaying *row
      = sortie_blanks_saying (blanks, p, SORTIE_SAYS_OF_ELEMENT, element, &pattern);
  char *text = row != NULL && strstr (row->when, attr) != NULL
                 ? sortie_blanks_fill (blanks, pattern)
                 : NULL;

  sortie_blanks_clear (blanks);
  return text;
}

/* --- members: "with DEF 2 or less" --- */

/* What is said of a member. */
typedef struct
{
  char *text; /* (nullable): there is no short form */
  gboolean is_kind; /* what it is: "that is a Common" */
} Said;

/* What is said of the same members: "of the Benders within 2 spaces of this and with wounds". What follows a kind
 * can be about nothing else. */
static void
append_member (GString *text, SortieExprOp op, gboolean after_kind, Said said)
{
  /* Translators: between two things that are said of the members of a set: "the Allies with DEF 2 and next to this". */
  const char *between = op == SORTIE_EXPR_TEST_EITHER ? joint (op, TRUE)
                        : after_kind                  ? " "
                                                      : C_ ("members", " and ");

  g_string_append_printf (text, "%s%s", text->len > 0 ? between : "", said.text);
  g_free (said.text);
}

static Said member (const SortiePrinter *p, gint index);

/* (transfer full): takes @text. */
static char *
in_brackets (char *text)
{
  char *bracketed = g_strdup_printf ("(%s)", text);

  g_free (text);
  return bracketed;
}

/* Several conditions among others would be unclear without brackets. */
static Said
member_of_several (const SortiePrinter *p, gint index)
{
  SortieExprOp op = p->catalogue->exprs[index].op;
  Said said = member (p, index);

  if (said.text != NULL && (op == SORTIE_EXPR_TEST_EITHER || op == SORTIE_EXPR_TEST_ALL))
    said.text = in_brackets (said.text);
  return said;
}

/* All of them together, NULL when one has no short form. */
static char *
members (const SortiePrinter *p, const SortieExpr *expr)
{
  GString *text = g_string_new (NULL);
  gboolean after_kind = FALSE;

  for (guint i = 0; i < expr->n_args; i++)
    {
      Said said = member_of_several (p, kid (p, expr, i));

      if (said.text == NULL)
        {
          g_string_free (text, TRUE);
          return NULL;
        }
      append_member (text, expr->op, after_kind, said);
      after_kind = said.is_kind;
    }
  return g_string_free (text, FALSE);
}

/* The sentence for these blanks, which are used up. */
static Said
say_of_member (const SortiePrinter *p, SortieBlanks *blanks, const char *element)
{
  const SortiePrinter short_form = { p->catalogue, p->program, TRUE };
  const SortieSaying *row;
  const char *pattern = NULL;
  Said said = { 0 };

  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "members",
                                                  .word = p->single ? "one" : "many" });
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "kind", .word = "yes" });
  row = sortie_blanks_saying (blanks, &short_form, SORTIE_SAYS_OF_ELEMENT, element, &pattern);
  if (row != NULL)
    said = (Said){ sortie_blanks_fill (blanks, pattern), strstr (row->when, "kind=") != NULL };
  sortie_blanks_clear (blanks);
  return said;
}

/* A condition word of the game: as <holds> it is said. */
static Said
member_by_word (const SortiePrinter *p, gint index)
{
  SortieToken token = sortie_phrase_token (p, index);
  SortieBlanks blanks = { 0 };

  token.attr = "test";
  sortie_blanks_add_token (&blanks, token);
  return say_of_member (p, &blanks, "holds");
}

/* A test that does not hold, in words of its own: "other than this"; NULL: it has none. */
static char *
member_denied (const SortiePrinter *p, gint index)
{
  const SortiePrinter short_form = { p->catalogue, p->program, TRUE };
  const SortieExpr *expr = &p->catalogue->exprs[index];
  const SortieElement *element = sortie_element_of_expr (expr->op);
  SortieBlanks blanks = { 0 };

  if (element == NULL || strchr (sortie_expr_operands (expr->op), '*') != NULL)
    return NULL;
  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "not", .word = "yes" });
  add_operands (&blanks, p, expr, element);
  return say_if_told (&blanks, &short_form, element->name, "not=");
}

/* A test that is said of a member of a set, behind the set's name. */
static Said
member (const SortiePrinter *p, gint index)
{
  const SortieExpr *expr = &p->catalogue->exprs[index];
  const SortieElement *element = sortie_element_of_expr (expr->op);
  SortieBlanks blanks = { 0 };
  char *text = NULL;

  if (expr->op == SORTIE_EXPR_TEST_WORD)
    return member_by_word (p, index);
  if (element == NULL)
    return (Said){ 0 };
  if (expr->op == SORTIE_EXPR_TEST_ALL || expr->op == SORTIE_EXPR_TEST_EITHER)
    return (Said){ .text = members (p, expr) };
  if (expr->op == SORTIE_EXPR_TEST_NOT && expr->n_args == 1)
    text = member_denied (p, kid (p, expr, 0));
  if (text != NULL)
    return (Said){ .text = text };
  if (expr->op == SORTIE_EXPR_TEST_NOT)
    {
      text = members (p, expr);
      if (text == NULL)
        return (Said){ 0 };
      sortie_blanks_add (&blanks, "body", text);
    }
  else
    add_operands (&blanks, p, expr, element);
  return say_of_member (p, &blanks, element->name);
}

/* The members of @in with what @body says of them; both are used up. */
static char *
with_body (const SortiePrinter *p, char *in, char *body, const char *length)
{
  SortieBlanks blanks = { 0 };

  if (*body == '\0')
    {
      g_free (body);
      return in;
    }
  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "body", .word = length });
  sortie_blanks_add (&blanks, "in", in);
  sortie_blanks_add (&blanks, "body", body);
  return sortie_blanks_say (&blanks, p, sortie_element_of_expr (SORTIE_EXPR_SET_WHERE));
}

/* Conditions that stand behind "for which"; brackets only where there is another beside it. */
static char *
said_at_length (const SortiePrinter *p, const GArray *tests)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < tests->len; i++)
    append (text, SORTIE_EXPR_TEST_ALL,
            tests->len > 1 ? sortie_phrase_inside (p, g_array_index (tests, gint, i))
                           : sortie_phrase_expression (p, g_array_index (tests, gint, i)),
            FALSE);
  return g_string_free (text, FALSE);
}

/* The members of @in for which @test holds: first what is said of a member, then "for which". */
static char *
members_where (const SortiePrinter *p, const char *in, gint test, gboolean single)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  SortiePrinter of_members = whole;
  const SortieExpr *expr = &p->catalogue->exprs[test];
  gboolean several = expr->op == SORTIE_EXPR_TEST_ALL;
  GString *body = g_string_new (NULL);
  gboolean after_kind = FALSE;
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (gint));

  of_members.single = single;
  for (guint i = 0; i < (several ? expr->n_args : 1); i++)
    {
      gint one = several ? kid (p, expr, i) : test;
      Said said = several ? member_of_several (&of_members, one) : member (&of_members, one);

      if (said.text == NULL)
        {
          g_array_append_val (others, one);
          continue;
        }
      append_member (body, SORTIE_EXPR_TEST_ALL, after_kind, said);
      after_kind = said.is_kind;
    }
  return with_body (&whole, with_body (&whole, g_strdup (in), g_string_free (body, FALSE), "short"),
                    said_at_length (&whole, others), "*");
}

char *
sortie_phrase_where (const SortiePrinter *p, gint where, const char *in, SortieForm form)
{
  return members_where (p, in, p->catalogue->exprs[where].arg[1],
                        form == SORTIE_FORM_ANY || form == SORTIE_FORM_OF_ANY);
}

/* --- all together --- */

char *
sortie_phrase_element_form (const SortiePrinter *p, gint set, const char *form)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  const SortieExpr *expr = &p->catalogue->exprs[set];
  const SortieElement *element = sortie_element_of_expr (expr->op);
  SortieBlanks blanks = { 0 };

  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "form", .word = form });
  add_operands (&blanks, &whole, expr, element);
  return say_if_told (&blanks, &whole, element->name, "form=");
}

static char *denial (const SortiePrinter *p, gint test);

/* Not one of them: "it is not a wall and it is not your turn"; not all of them: "or". */
static char *
denial_of_several (const SortiePrinter *p, const SortieExpr *expr, SortieExprOp op)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < expr->n_args; i++)
    {
      gint index = kid (p, expr, i);
      SortieExprOp inner = p->catalogue->exprs[index].op;
      char *one = denial (p, index);

      if (one == NULL)
        return NULL;
      append (text, op,
              inner == SORTIE_EXPR_TEST_ALL || inner == SORTIE_EXPR_TEST_EITHER ? in_brackets (one) : one, FALSE);
    }
  return g_strdup (text->str);
}

/* What is not so, where there are words for it: "there is no wall adjacent to this"; else NULL. */
static char *
denial (const SortiePrinter *p, gint test)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  const SortieExpr *expr = &p->catalogue->exprs[test];
  const SortieElement *element = sortie_element_of_expr (expr->op);
  SortieBlanks blanks = { 0 };

  if (expr->op == SORTIE_EXPR_TEST_EITHER)
    return denial_of_several (p, expr, SORTIE_EXPR_TEST_ALL);
  if (expr->op == SORTIE_EXPR_TEST_ALL)
    return denial_of_several (p, expr, SORTIE_EXPR_TEST_EITHER);
  if (element == NULL || strchr (sortie_expr_operands (expr->op), '*') != NULL)
    return NULL;
  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "not", .word = "yes" });
  add_operands (&blanks, &whole, expr, element);
  return say_if_told (&blanks, &whole, element->name, "not=");
}

/* @test: what is said of the members of a <where>. */
static char *
sentence (const SortiePrinter *p, const SortieExpr *expr, const SortieElement *element, gint test)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  SortieBlanks blanks = { 0 };

  if (expr->op == SORTIE_EXPR_SET_WHERE)
    {
      g_autofree char *in = sortie_phrase_expression (&whole, expr->arg[0]);

      return members_where (p, in, test, FALSE);
    }
  add_operands (&blanks, &whole, expr, element);
  return sortie_blanks_say (&blanks, &whole, element);
}

static char *
bound_name (const SortiePrinter *p, const SortieExpr *expr)
{
  guint slot = (guint) expr->arg[0];
  gboolean is_sayable = expr->op == SORTIE_EXPR_SET_SLOT && p->say_bound != NULL
                        && (p->asked == NULL || p->asked->program == p->program);
  char *said = is_sayable ? p->say_bound (p->say_data, slot) : NULL;

  if (said != NULL)
    return said;
  if (sortie_slot_is_unnamed (p, slot))
    return sortie_phrase_unnamed (p, slot);

  char *name = sortie_phrase_name (p, slot);
  /* Translators: what was chosen or counted before, under this name: "Kill the victim." */
  char *text = sortie_sentence (_("the {name}"), "name", name, NULL);

  g_free (name);
  return text;
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
    return g_strdup (word);
  if (expr->op == SORTIE_EXPR_TEST_NOT)
    denied = expr->n_args == 1 ? denial (p, kid (p, expr, 0))
                               : denial_of_several (p, expr, SORTIE_EXPR_TEST_EITHER);
  if (denied != NULL)
    return denied;
  if (expr->op == SORTIE_EXPR_NUM_CONST)
    return g_strdup_printf ("%d", expr->arg[0]);
  if (expr->op == SORTIE_EXPR_NUM_SLOT || expr->op == SORTIE_EXPR_SET_SLOT)
    return bound_name (p, expr);
  return element != NULL ? sentence (p, expr, element, expr->arg[1]) : g_strdup ("");
}

/* Whether it has several parts that could be taken for those of what is around it. */
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

/* Whether it says of several conditions that they do not hold. */
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

char *
sortie_phrase_inside (const SortiePrinter *p, gint index)
{
  char *text = sortie_phrase_expression (p, index);

  return has_parts (sortie_phrase_expr (p, index)->op) || denies_several (p, index) ? in_brackets (text) : text;
}

char *
sortie_lack_describe (const SortieCatalogue *catalogue, guint16 program, guint16 set, guint16 test)
{
  const SortiePrinter p = { .catalogue = catalogue, .program = &catalogue->programs[program] };
  const SortieExpr *expr = &catalogue->exprs[set];

  return test == SORTIE_NO_EXPR ? sortie_phrase_expression (&p, set)
                                : sentence (&p, expr, sortie_element_of_expr (expr->op), test);
}
