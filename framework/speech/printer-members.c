/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* printer-members.c: describes the members of a set after its name: "with DEF 2 or less". First their kind, then
 * other properties, and last whatever needs a relative clause. */
#include <string.h>

#include "base/i18n.h"
#include "speech/phrases.h"
#include "language/elements.h"
#include "language/internal.h"

/* Its position among the descriptions of a member. */
typedef enum
{
  PLACE_KIND,    /* the kind: "that is a Common" */
  PLACE_PLAIN,
  PLACE_SEVERAL, /* one of several properties: "named X or with cost 3" */
  PLACE_LAST,    /* "that you own", "that is a Common or a wall" */
} Place;

typedef struct
{
  char *text; /* (nullable): NULL if there is no short form */
  Place place;
  gint test;           /* what the text says; 0: a denial */
  gboolean is_several; /* one of several things is said in it */
  gboolean is_long;    /* it joins several conditions */
} Said;

static void
forget_said (gpointer said)
{
  g_free (((Said *) said)->text);
}

static GArray *
new_list (void)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (Said));

  g_array_set_clear_func (list, forget_said);
  return list;
}

static gint
by_place (gconstpointer a, gconstpointer b)
{
  return (gint) ((const Said *) a)->place - (gint) ((const Said *) b)->place;
}

static gint
kid (const SortiePrinter *p, const SortieExpr *expr, guint i)
{
  return p->catalogue->kids[expr->arg[0] + (gint) i];
}

/* ---- one test ---- */

static Place
place_of (const SortieSaying *row)
{
  return strstr (row->when, "kind=") != NULL   ? PLACE_KIND
         : strstr (row->when, "last=") != NULL ? PLACE_LAST
                                               : PLACE_PLAIN;
}

/* The sentence for these blanks, which it clears. @attr: (nullable): accept only a row with a condition on it. */
static Said
say_of_member (const SortiePrinter *p, SortieBlanks *blanks, const char *element, const char *attr)
{
  const SortiePrinter short_form = { .catalogue = p->catalogue, .program = p->program, .member = TRUE };
  const SortieSaying *row;
  const char *pattern = NULL;
  Said said = { 0 };

  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "members", .word = p->single ? "one" : "many" });
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "those", .word = p->those != NULL ? p->those : "-" });
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "kind", .word = "yes" });
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "clause", .word = p->clause ? "yes" : "-" });
  sortie_blanks_add_token (blanks, (SortieToken){ .attr = "last", .word = "yes" });
  row = sortie_blanks_saying (blanks, &short_form, SORTIE_SAYS_OF_ELEMENT, element, &pattern);
  if (row != NULL && (attr == NULL || strstr (row->when, attr) != NULL))
    {
      g_autofree char *in_case = sortie_phrase_variant (p, pattern, p->form);

      said = (Said){ .text = sortie_blanks_fill (blanks, in_case), .place = place_of (row) };
    }
  sortie_blanks_clear (blanks);
  return said;
}

/* A negated test that has its own words: "other than this". */
static Said
in_words_of_denial (const SortiePrinter *p, gint test)
{
  SortieBlanks blanks = { 0 };
  const char *element = sortie_blanks_add_test (&blanks, p, test);

  if (element == NULL)
    return (Said){ 0 };
  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "not", .word = "yes" });
  return say_of_member (p, &blanks, element, "not=");
}

static Said say_plainly (const SortiePrinter *p, gint test);

static Said
denied (const SortiePrinter *p, gint test)
{
  Said said = in_words_of_denial (p, test);
  SortieBlanks blanks = { 0 };

  if (said.text != NULL)
    return said;
  said = say_plainly (p, test);
  if (said.text == NULL)
    return said;
  sortie_blanks_add (&blanks, "body", said.text);
  return say_of_member (p, &blanks, sortie_element_of_expr (SORTIE_EXPR_TEST_NOT)->name, NULL);
}

/* ---- several tests ---- */

/* "One of several" is clear at the end of a sentence; elsewhere it needs brackets. (transfer full) */
static char *
set_apart (const Said *said, gboolean is_last)
{
  if (is_last && said->place == PLACE_SEVERAL)
    /* Translators: one of several things that is said of members: "the Allies either with DEF 2 or next to this". */
    return sortie_sentence (C_ ("members", "either {several}"), "several", said->text, NULL);
  return said->place == PLACE_SEVERAL ? g_strdup_printf ("(%s)", said->text) : g_strdup (said->text);
}

static const char *
between (Place one, Place next)
{
  if (next == PLACE_LAST)
    /* Translators: before what needs a clause of its own: "the cards with wounds that you own". */
    return C_ ("last of members", " ");
  if (next == PLACE_SEVERAL && one > PLACE_KIND)
    /* Translators: before "either ... or": "the Allies next to this and either named X or with DEF 2". */
    return C_ ("several of members", " and ");
  /* Translators: between two things that are said of the members of a set: "the Allies with DEF 2 and next to this". */
  return one == PLACE_KIND ? " " : C_ ("members", " and ");
}

static Said said_of_member (const SortiePrinter *p, gint test);

/* Says the first of the list as a relative clause, if the printer wants one. */
static void
begin_with_clause (const SortiePrinter *p, GArray *list)
{
  Said *first = &g_array_index (list, Said, 0);
  Said said;

  if (!p->clause || list->len == 0 || first->test == 0)
    return;
  said = said_of_member (p, first->test);
  g_free (first->text);
  first->text = said.text;
}

/* (transfer full): takes ownership of @list */
static char *
in_order (const SortiePrinter *p, GArray *list)
{
  GString *text = g_string_new (NULL);

  g_array_sort (list, by_place);
  begin_with_clause (p, list);
  for (guint i = 0; i < list->len; i++)
    {
      const Said *said = &g_array_index (list, Said, i);
      g_autofree char *one = set_apart (said, i + 1 == list->len);

      if (i > 0)
        g_string_append (text, between (g_array_index (list, Said, i - 1).place, said->place));
      g_string_append (text, one);
    }
  g_array_unref (list);
  return g_string_free (text, FALSE);
}

static void collect_tests (const SortiePrinter *p, gint test, GArray *said, GArray *others);

static void
collect_one (Said one, gint test, GArray *said, GArray *others)
{
  if (one.text != NULL)
    g_array_append_val (said, one);
  else
    g_array_append_val (others, test);
}

/* "Not one of several" means that each of them does not hold. */
static void
collect_denied (const SortiePrinter *p, const SortieExpr *expr, gint test, GArray *said, GArray *others)
{
  const SortieExpr *inner = &p->catalogue->exprs[kid (p, expr, 0)];
  g_autoptr (GArray) all = new_list (), rest = g_array_new (FALSE, FALSE, sizeof (gint));

  if (expr->n_args != 1)
    {
      g_array_append_val (others, test);
      return;
    }
  if (inner->op != SORTIE_EXPR_TEST_EITHER)
    {
      collect_one (denied (p, kid (p, expr, 0)), test, said, others);
      return;
    }
  for (guint i = 0; i < inner->n_args; i++)
    collect_one (denied (p, kid (p, inner, i)), kid (p, inner, i), all, rest);
  if (rest->len > 0)
    {
      g_array_append_val (others, test);
      return;
    }
  g_array_append_vals (said, all->data, all->len);
  g_array_set_clear_func (all, NULL);
}

/* Collects @test and its parts: those with a short form into @said, the rest into @others. */
static void
collect_tests (const SortiePrinter *p, gint test, GArray *said, GArray *others)
{
  const SortieExpr *expr = &p->catalogue->exprs[test];

  if (test == p->noun)
    return;
  if (expr->op == SORTIE_EXPR_TEST_ALL)
    for (guint i = 0; i < expr->n_args; i++)
      collect_tests (p, kid (p, expr, i), said, others);
  else if (expr->op == SORTIE_EXPR_TEST_NOT)
    collect_denied (p, expr, test, said, others);
  else
    collect_one (say_plainly (p, test), test, said, others);
}

static gboolean
is_any_several (const GArray *list)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, Said, i).is_several)
      return TRUE;
  return FALSE;
}

/* All parts of the test, if each has a short form. */
static Said
all_of (const SortiePrinter *p, gint test)
{
  g_autoptr (GArray) said = new_list (), others = g_array_new (FALSE, FALSE, sizeof (gint));

  collect_tests (p, test, said, others);
  if (others->len > 0 || said->len == 0)
    return (Said){ 0 };

  const gboolean is_several = is_any_several (said);
  const guint n = said->len;

  return (Said){ .text = in_order (p, g_steal_pointer (&said)), .place = PLACE_PLAIN, .is_several = is_several,
                 .is_long = n > 1 };
}

/* ---- one of several tests ---- */

/* How many bytes the words take with which all of them begin, with the space behind; 0: there are no such words, or one
 * of them but the last itself says one of several things. */
static gsize
shared_beginning (const GArray *list)
{
  const char *first = g_array_index (list, Said, 0).text;
  gsize n = strlen (first);

  for (guint i = 0; i + 1 < list->len; i++)
    if (g_array_index (list, Said, i).is_several)
      return 0;
  for (guint i = 1; i < list->len; i++)
    {
      const char *other = g_array_index (list, Said, i).text;
      gsize same = 0;

      while (same < n && other[same] == first[same])
        same++;
      n = same;
    }
  while (n > 0 && first[n - 1] != ' ')
    n--;
  return n;
}

/* Whether saying them as clauses makes a difference. */
static gboolean
are_the_same (const GArray *plain, const GArray *clauses)
{
  for (guint i = 0; i < plain->len; i++)
    if (strcmp (g_array_index (plain, Said, i).text, g_array_index (clauses, Said, i).text) != 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_long (const GArray *list, guint i)
{
  return g_array_index (list, Said, i).is_long || g_array_index (list, Said, i).is_several;
}

/* Whether the one before the last ends with the word with which the last begins: "within 3 spaces of this", "this
 * itself". */
static gboolean
would_run_on (const GArray *list)
{
  const char *before = g_array_index (list, Said, list->len - 2).text;
  const char *last = g_array_index (list, Said, list->len - 1).text + shared_beginning (list);
  const char *end = strrchr (before, ' ');
  const gsize n = strcspn (last, " ");

  return end != NULL && strlen (end + 1) == n && strncmp (end + 1, last, n) == 0;
}

/* Whether one of them but the last is long or a clause between commas, or the last is itself one of several. */
static gboolean
needs_comma (const GArray *list)
{
  if (list->len > 1 && would_run_on (list))
    return TRUE;
  for (guint i = 0; i + 1 < list->len; i++)
    if (is_long (list, i) || strchr (g_array_index (list, Said, i).text, ',') != NULL)
      return TRUE;
  return g_array_index (list, Said, list->len - 1).is_several;
}

static const char *
before_last (const GArray *list)
{
  if (needs_comma (list))
    /* Translators: before the last of several things if others are long: "next to this and with DEF 2, or named X". */
    return C_ ("members", ", or ");
  if (is_long (list, list->len - 1))
    /* Translators: the same if the last is long: "named X, or next to this and with DEF 2". */
    return C_ ("last of members", ", or ");
  /* Translators: before the last of several things that are said of members: "named X, Y or Z". */
  return C_ ("members", " or ");
}

/* After the comma, an article or preposition of one letter belongs to its noun: "that is a Common, or a Champion". */
static gsize
without_short_word (const char *text, gsize shared)
{
  return shared > 2 && text[shared - 3] == ' ' ? shared - 2 : shared;
}

/* "named A, B or C": what they share is said once. (transfer full) */
static char *
list_several (const GArray *list, gsize shared)
{
  const char *first = g_array_index (list, Said, 0).text;
  GString *text = g_string_new (first);

  if (needs_comma (list) || is_long (list, list->len - 1))
    shared = without_short_word (first, shared);
  for (guint i = 1; i < list->len; i++)
    {
      g_string_append (text, i + 1 == list->len ? before_last (list) : ", ");
      g_string_append (text, g_array_index (list, Said, i).text + shared);
    }
  return g_string_free (text, FALSE);
}

/* (transfer full) (nullable): NULL if one of the tests has no short form */
static GArray *
say_each (const SortiePrinter *p, const SortieExpr *expr)
{
  GArray *list = new_list ();

  for (guint i = 0; i < expr->n_args; i++)
    {
      Said one = said_of_member (p, kid (p, expr, i));

      if (one.text == NULL)
        {
          g_array_unref (list);
          return NULL;
        }
      g_array_append_val (list, one);
    }
  return list;
}

/* A lone preposition may begin what has nothing else in common: "with cost 2 or with Fly", "of yours or of the
 * Filth". */
#define LONGEST_PREPOSITION "with "

/* With words that all of them share, "either" is not needed: "that is a wall or has Fly", "named X or Y". */
static Said
either_of (const SortiePrinter *p, const SortieExpr *expr)
{
  SortiePrinter as_clauses = *p;

  as_clauses.clause = TRUE;
  g_autoptr (GArray) plain = say_each (p, expr), clauses = say_each (&as_clauses, expr);

  if (plain == NULL)
    return (Said){ 0 };

  const gsize shared = shared_beginning (plain);
  const gsize shared_by_clauses = are_the_same (plain, clauses) ? 0 : shared_beginning (clauses);
  const Place first = g_array_index (plain, Said, 0).place;

  if (shared > strlen (LONGEST_PREPOSITION))
    return (Said){ .text = list_several (plain, shared), .place = first == PLACE_KIND ? PLACE_LAST : PLACE_PLAIN,
                   .is_several = TRUE };
  if (shared_by_clauses > 0)
    return (Said){ .text = list_several (clauses, shared_by_clauses), .place = PLACE_LAST, .is_several = TRUE };
  return (Said){ .text = list_several (plain, 0), .place = PLACE_SEVERAL, .is_several = TRUE };
}

/* A test that describes a member after the set's name. */
static Said
said_of_member (const SortiePrinter *p, gint test)
{
  const SortieExpr *expr = &p->catalogue->exprs[test];
  SortieBlanks blanks = { 0 };
  const char *element;
  Said said;

  switch (expr->op)
    {
    case SORTIE_EXPR_TEST_ALL:
    case SORTIE_EXPR_TEST_NOT: return all_of (p, test);
    case SORTIE_EXPR_TEST_EITHER: return either_of (p, expr);
    default: break;
    }
  element = sortie_blanks_add_test (&blanks, p, test);
  if (element == NULL)
    return (Said){ 0 };
  said = say_of_member (p, &blanks, element, NULL);
  said.test = test;
  return said;
}

static Said
say_plainly (const SortiePrinter *p, gint test)
{
  SortiePrinter plain = *p;

  plain.clause = FALSE;
  return said_of_member (&plain, test);
}

gboolean
sortie_test_is_of_members (const SortiePrinter *p, gint test)
{
  g_autoptr (GArray) said = new_list (), others = g_array_new (FALSE, FALSE, sizeof (gint));

  collect_tests (p, test, said, others);
  return others->len == 0;
}

/* ---- what kind of thing the members are ---- */

/* The noun for a test: "Common", "Commons". @number: "one" or "many". (transfer full) (nullable): NULL: it has none */
static char *
noun_of (const SortiePrinter *p, gint test, const char *number)
{
  const SortieExpr *expr = &p->catalogue->exprs[test];
  /* Translators: between two kinds of things: "a Summoner or Champion of yours". */
  const char *joint = strcmp (number, "one") == 0 ? C_ ("nouns", " or ")
                                                  /* Translators: the same for many: "your Summoners and Champions". */
                                                  : C_ ("nouns", " and ");
  g_autoptr (GString) text = g_string_new (NULL);
  SortieBlanks blanks = { 0 };
  const char *element;

  if (expr->op != SORTIE_EXPR_TEST_EITHER)
    {
      element = sortie_blanks_add_test (&blanks, p, test);
      if (element == NULL)
        return NULL;
      sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "noun", .word = number });
      return say_of_member (p, &blanks, element, "noun=").text;
    }
  for (guint i = 0; i < expr->n_args; i++)
    {
      g_autofree char *one = noun_of (p, kid (p, expr, i), number);

      if (one == NULL)
        return NULL;
      g_string_append_printf (text, "%s%s", i == 0 ? "" : i + 1 == expr->n_args ? joint : ", ", one);
    }
  return g_strdup (text->str);
}

/* The first of the tests, or of their parts, that has a noun; SORTIE_NO_EXPR: none. */
static gint
test_with_noun (const SortiePrinter *p, const gint *tests, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      const SortieExpr *expr = &p->catalogue->exprs[tests[i]];
      gint found;

      if (expr->op == SORTIE_EXPR_TEST_ALL)
        {
          g_autofree gint *parts = g_new (gint, expr->n_args);

          for (guint j = 0; j < expr->n_args; j++)
            parts[j] = kid (p, expr, j);
          found = test_with_noun (p, parts, expr->n_args);
          if (found != SORTIE_NO_EXPR)
            return found;
        }
      else
        {
          g_autofree char *noun = noun_of (p, tests[i], "one");

          if (noun != NULL)
            return tests[i];
        }
    }
  return SORTIE_NO_EXPR;
}

/* What words about the things agree with, as the noun for the test declares. (transfer none) (nullable) */
static const char *
agreement_of_noun (const SortiePrinter *p, gint test)
{
  const SortieExpr *expr = &p->catalogue->exprs[test];
  const SortiePrinter short_form = { .catalogue = p->catalogue, .program = p->program, .member = TRUE };
  SortieBlanks blanks = { 0 };
  const char *element, *pattern = NULL;

  if (expr->op == SORTIE_EXPR_TEST_EITHER)
    return agreement_of_noun (p, kid (p, expr, 0));
  element = sortie_blanks_add_test (&blanks, p, test);
  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "noun", .word = "one" });
  sortie_blanks_saying (&blanks, &short_form, SORTIE_SAYS_OF_ELEMENT, element, &pattern);
  sortie_blanks_clear (&blanks);
  return pattern != NULL ? sortie_phrase_agreement (pattern) : NULL;
}

/* Fills {noun} and {nouns}, each in the variant that it asks for. (transfer full) */
static char *
fill_nouns (const SortiePrinter *p, const char *pattern, gint test)
{
  GString *text = g_string_new (NULL);
  const char *blank;

  for (; (blank = strchr (pattern, '{')) != NULL; pattern = strchr (blank, '}') + 1)
    {
      const gboolean is_many = sortie_blank_name_length (blank + 1) == strlen ("nouns");
      SortiePrinter tagged = *p;
      g_autofree char *noun = NULL;

      tagged.as = NULL;
      sortie_printer_add_tags (&tagged, blank + 1);
      noun = noun_of (&tagged, test, is_many ? "many" : "one");
      g_string_append_len (text, pattern, blank - pattern);
      g_string_append (text, noun);
    }
  g_string_append (text, pattern);
  return g_string_free (text, FALSE);
}

/* The name of the set with the noun for this test: "a Common of yours" instead of "a unit of yours". (transfer full)
 * (nullable): NULL: the set has no such form */
static char *
name_with_noun (const SortiePrinter *p, gint set, gint test, SortieForm form)
{
  const SortieExpr *expr = &p->catalogue->exprs[set];
  const char *pattern = expr->op == SORTIE_EXPR_SET_WORD && test != SORTIE_NO_EXPR
                          ? sortie_phrase_noun_form (p, sortie_phrase_token (p, set).word, form) : NULL;
  SortiePrinter with_noun = *p;
  g_autofree char *words = NULL;

  if (pattern == NULL)
    return NULL;
  with_noun.agrees = agreement_of_noun (p, test);
  words = sortie_phrase_noun (&with_noun, pattern, form);
  return fill_nouns (p, words, test);
}

/* ---- after the name of the set ---- */

/* The members of @in with the description @body. @p: of the members. Takes ownership of both texts. */
static char *
with_body (const SortiePrinter *p, char *in, char *body, const char *length)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  SortieBlanks blanks = { 0 };

  if (*body == '\0')
    {
      g_free (body);
      return in;
    }
  sortie_blanks_add_token (&blanks, (SortieToken){ .attr = "body", .word = length });
  sortie_blanks_add (&blanks, "in", in);
  sortie_blanks_add (&blanks, "body", body);
  return sortie_blanks_say_in_form (&blanks, &whole, sortie_element_of_expr (SORTIE_EXPR_SET_WHERE), p->form);
}

/* The same if the set's name has room for the description: "the cards named X under this". Takes ownership of @body. */
static char *
with_members (const SortiePrinter *p, const char *in, char *body)
{
  g_autoptr (GString) text = NULL;

  if (strstr (in, SORTIE_ROOM_FOR_MEMBERS) == NULL)
    return with_body (p, g_strdup (in), body, "short");
  text = g_string_new (in);
  g_string_replace (text, SORTIE_ROOM_FOR_MEMBERS, body, 0);
  g_free (body);
  return sortie_blanks_close_gaps (text->str);
}

/* Conditions after "for which". */
static char *
said_at_length (const SortiePrinter *p, const GArray *tests)
{
  return tests->len > 0 ? sortie_phrase_all (p, (const gint *) tests->data, tests->len) : g_strdup ("");
}

const char *
sortie_word_of_members (const SortiePrinter *p, gint set)
{
  while (p->catalogue->exprs[set].op == SORTIE_EXPR_SET_WHERE)
    set = p->catalogue->exprs[set].arg[0];
  return sortie_phrase_token (p, set).word;
}

char *
sortie_phrase_members (const SortiePrinter *p, gint set, const char *in, const gint *tests, guint n, SortieForm form)
{
  const SortiePrinter whole = sortie_printer_of_whole (p);
  SortiePrinter of_members = whole;
  g_autoptr (GArray) said = new_list (), others = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *named = NULL;
  gint noun;

  of_members.form = form;
  of_members.those = sortie_word_of_members (&whole, set);
  of_members.single = form == SORTIE_FORM_ANY || form == SORTIE_FORM_OF_ANY || form == SORTIE_FORM_NO
                      || form == SORTIE_FORM_EACH;
  of_members.agrees = sortie_phrase_agreement_of (&whole, set, form);
  noun = test_with_noun (&of_members, tests, n);
  named = name_with_noun (&of_members, set, noun, form);
  if (named != NULL)
    {
      of_members.noun = noun;
      of_members.agrees = agreement_of_noun (&whole, noun);
      in = named;
    }
  for (guint i = 0; i < n; i++)
    collect_tests (&of_members, tests[i], said, others);
  return with_body (&of_members, with_members (&of_members, in, in_order (&of_members, g_steal_pointer (&said))),
                    said_at_length (&whole, others), "*");
}

char *
sortie_phrase_where (const SortiePrinter *p, gint where, const char *in, SortieForm form)
{
  const gint test = p->catalogue->exprs[where].arg[1];

  return sortie_phrase_members (p, p->catalogue->exprs[where].arg[0], in, &test, 1, form);
}
