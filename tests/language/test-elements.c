/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tables of the language against each other: operands, attributes, sentences, words. */
#include <string.h>

#include <sortie/base.h>
#include <sortie/speech.h>
#include "language/elements.h"
#include "language/internal.h"
#include "speech/internal.h"
#include "tests/language/words.h"
#include "tests/tap/tap.h"

/* The framework's, in order. */
#define EACH_ELEMENT(e) const SortieElement *e = sortie_element_nth (NULL, 0); e; e = next (e)

static const SortieElement *
next (const SortieElement *element)
{
  return sortie_element_nth (NULL, (guint) sortie_element_number (NULL, element) + 1);
}

static gboolean
is_expression_element (const SortieElement *element)
{
  return element->kind == SORTIE_ELEMENT_NUMBER || element->kind == SORTIE_ELEMENT_SET
         || element->kind == SORTIE_ELEMENT_TEST;
}

/* Which letter of program.h an attribute of that type is. */
static char
letter_of (SortieAttrType type)
{
  switch (type)
    {
    case SORTIE_ATTR_NUMBER: return 'n';
    case SORTIE_ATTR_SET: return 's';
    case SORTIE_ATTR_TEST: return 't';
    case SORTIE_ATTR_VALUE: return 'v';
    case SORTIE_ATTR_ZONE: return 'z';
    case SORTIE_ATTR_PLACES: return 'p';
    case SORTIE_ATTR_MARK: return 'm';
    case SORTIE_ATTR_MEMORY: return 'y';
    case SORTIE_ATTR_VARIABLE: return 'r';
    case SORTIE_ATTR_KEYWORD: return 'k';
    case SORTIE_ATTR_CARD: return 'd';
    case SORTIE_ATTR_FACTION: return 'f';
    case SORTIE_ATTR_PHASE: return 'h';
    case SORTIE_ATTR_NAME: return 'l';
    default: return 'i';
    }
}

static char
letter_of_body (SortieBody body)
{
  switch (body)
    {
    case SORTIE_BODY_NUMBERS: return 'n';
    case SORTIE_BODY_SETS: return 's';
    case SORTIE_BODY_TESTS: return 't';
    default: return 0;
    }
}

static char *
letters_of (const SortieElement *element)
{
  GString *letters = g_string_new (NULL);

  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    g_string_append_c (letters, letter_of (element->attrs[i].type));
  if (letter_of_body (element->body) != 0)
    g_string_append_c (letters, letter_of_body (element->body));
  return g_string_free (letters, FALSE);
}

static void
attributes_are_operands (void)
{
  for (EACH_ELEMENT (e))
    {
      g_autofree char *letters = letters_of (e);
      g_autofree char *operands = NULL;

      if (!is_expression_element (e) || e->code == SORTIE_EXPR_NONE)
        continue;
      operands = g_strdelimit (g_strdup (sortie_expr_operands (e->code)), "*", '\0');
      tap_string (letters, operands);
    }
}

static gboolean
is_a_word (SortieExprOp op)
{
  for (const SortieWord *w = sortie_words_of_sets; w->word != NULL; w++)
    if (w->op == op)
      return TRUE;
  for (const SortieWord *w = sortie_words_of_numbers; w->word != NULL; w++)
    if (w->op == op)
      return TRUE;
  return FALSE;
}

/* Written by themselves: a plain number, a bound name, a word of the game. */
static gboolean
needs_no_element (SortieExprOp op)
{
  return op == SORTIE_EXPR_NUM_CONST || op == SORTIE_EXPR_NUM_SLOT || op == SORTIE_EXPR_NUM_WORD
         || op == SORTIE_EXPR_SET_SLOT || op == SORTIE_EXPR_SET_WORD || op == SORTIE_EXPR_TEST_WORD;
}

static void
every_expression_can_be_written (void)
{
  for (guint op = SORTIE_EXPR_NONE + 1; op < SORTIE_N_EXPRS; op++)
    {
      const SortieElement *element = sortie_element_of_expr (op);
      gboolean written = element != NULL || is_a_word (op) || needs_no_element (op);

      if (!written)
        tap_note ("%s cannot be written", sortie_expr_name (op));
      CU_ASSERT (written);
      if (element != NULL)
        tap_int (element->kind, SORTIE_ELEMENT_NUMBER + (gint) sortie_expr_type (op));
    }
}

/* What the compiler puts in by itself. */
static gboolean
is_inner_op (SortieOp op)
{
  return op == SORTIE_OP_JUMP || op == SORTIE_OP_NEXT || op == SORTIE_OP_AGAIN
         || op == SORTIE_OP_PAY || op == SORTIE_OP_WAY || op == SORTIE_OP_CALL;
}

static void
every_instruction_can_be_written (void)
{
  for (guint op = 0; op < SORTIE_N_OPS; op++)
    CU_ASSERT (is_inner_op (op) == (sortie_element_of_op (op) == NULL));
}

static void
every_procedure_has_an_element (void)
{
  guint n = 0;

  for (EACH_ELEMENT (e))
    if (e->kind == SORTIE_ELEMENT_EFFECT && SORTIE_CODE_IS_PROC (e->code))
      n++;
  /* but <roll> and a price, whose instructions call it, and polls, which are the rules' */
  tap_int (n, SORTIE_N_PROCS - SORTIE_PROC_MOVE_CARDS - 3);
}

static void
every_clause_has_an_element (void)
{
  guint kinds = 0;

  for (EACH_ELEMENT (e))
    if (e->kind == SORTIE_ELEMENT_CLAUSE)
      kinds |= 1u << SORTIE_CODE_CLAUSE_KIND (e->code);
  tap_int (kinds, (1 << SORTIE_N_CLAUSES) - 2);
}

/* Blanks of a sentence: attributes, the body, the change that several attributes write. */
/* The sentence that an element owns is one for every case. */
static void
sentences_have_only_their_blanks (void)
{
  for (EACH_ELEMENT (e))
    {
      const SortieSaying rows[] = { { SORTIE_SAYS_OF_ELEMENT, e->name, "", e->says, NULL }, { 0 } };
      g_autofree char *wrong = sortie_sayings_check (NULL, rows);

      CU_ASSERT (e->meaning != NULL && e->says != NULL);
      tap_string (wrong, NULL);
    }
}

static void
sentences_for_cases (void)
{
  static const struct
  {
    SortieSaying saying;
    const char *wrong;
  } cases[] = {
    { { SORTIE_SAYS_OF_ELEMENT, "modify", "add=# of=you|name", "{change} for {of-each}.", NULL },
      NULL },
    { { SORTIE_SAYS_OF_EVENT, "kill", "by=you", "{by} kills {of-any}", NULL }, NULL },
    { { SORTIE_SAYS_OF_ELEMENT, "modfy", "", "A.", NULL },
      "sentence for “modfy”: there is no such element" },
    { { SORTIE_SAYS_OF_ELEMENT, "stop", "n=#", "A.", NULL },
      "sentence for “stop”: there is no condition “n”" },
    { { SORTIE_SAYS_OF_ELEMENT, "look", "by", "A.", NULL },
      "sentence for “look”: there is no condition “by”" },
    { { SORTIE_SAYS_OF_ELEMENT, "repeat", "times=#", "{times} time:", "{n} times:" },
      "sentence for “repeat”: there is no blank {n}" },
    { { SORTIE_SAYS_OF_EVENT, "kill", "", "{what} dies", NULL },
      "sentence for “kill”: there is no blank {what}" },
    { { SORTIE_SAYS_OF_SET, "you", "form=whose", NULL, NULL },
      "sentence for “you”: the condition or the words are missing" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const SortieSaying rows[] = { cases[i].saying, { 0 } };
      g_autofree char *wrong = sortie_sayings_check (NULL, rows);

      tap_string (wrong, cases[i].wrong);
    }
  g_autofree char *own = sortie_sayings_check (NULL, sortie_sayings);
  tap_string (own, NULL);
}

static void
names_are_unique (void)
{
  for (EACH_ELEMENT (e))
    for (const SortieElement *other = next (e); other != NULL; other = next (other))
      CU_ASSERT_STRING_NOT_EQUAL (e->name, other->name);
}

/* An attribute written as a child must not look like what stands in the body. */
static void
operands_are_no_elements_of_the_body (void)
{
  for (EACH_ELEMENT (e))
    for (guint i = 0; i < sortie_element_n_attrs (e); i++)
      if (e->body != SORTIE_BODY_NONE && sortie_attr_is_expression (e->attrs[i].type))
        {
          SortieElementKind kind = e->body == SORTIE_BODY_TESTS     ? SORTIE_ELEMENT_TEST
                                   : e->body == SORTIE_BODY_CLAUSES ? SORTIE_ELEMENT_CLAUSE
                                                                    : SORTIE_ELEMENT_EFFECT;

          CU_ASSERT_PTR_NULL (sortie_element_find (NULL, kind, e->attrs[i].name));
          CU_ASSERT_PTR_NULL (sortie_element_find (NULL, SORTIE_ELEMENT_PART, e->attrs[i].name));
        }
}

static void
a_game_names_its_play_effects (void)
{
  const SortieVocabulary *v = words.vocabulary;

  tap_int (sortie_play_kind (v, "action"), PLAY_ACTION);
  tap_int (sortie_play_kind (v, "answer"), PLAY_ANSWER);
  tap_int (sortie_play_kind (v, "play"), -1);
  tap_int (sortie_play_kind (NULL, "play"), 0);
  CU_ASSERT_PTR_NULL (sortie_element_find (v, SORTIE_ELEMENT_CLAUSE, "play"));
  CU_ASSERT_PTR_NOT_NULL (sortie_element_find (NULL, SORTIE_ELEMENT_CLAUSE, "play"));
  CU_ASSERT (sortie_element_body (sortie_play_element (v, 0)) == SORTIE_BODY_TARGETS_EFFECTS);
}

static void
refused (SortieElement element, const char *why)
{
  SortieVocabulary v = *words.vocabulary;
  SortieElement elements[] = { element, { NULL } };

  v.elements = elements;
  g_autofree char *wrong = sortie_elements_check (&v);
  tap_contains (wrong, why);
}

#define EFFECT .kind = SORTIE_ELEMENT_EFFECT, .meaning = "does", .says = "Does."

static void
wrong_elements_of_a_game_are_refused (void)
{
  g_autofree char *sound = sortie_elements_check (words.vocabulary);
  g_autofree char *said = sortie_sayings_check (words.vocabulary, words.vocabulary->sayings);

  tap_string (sound, NULL);
  tap_string (said, NULL);
  refused ((SortieElement){ .name = "if", EFFECT }, "the name is taken");
  refused ((SortieElement){ .name = "text", EFFECT }, "the name is taken");
  refused ((SortieElement){ .name = "cost", EFFECT }, "the name is taken");
  refused ((SortieElement){ .name = "jump", EFFECT, .code = 4 }, "its procedure is row 4 of vocabulary.procs, which has 4 rows, from 0");
  refused ((SortieElement){ .name = "jump", EFFECT, .body = SORTIE_BODY_EFFECTS },
           "an effect without body");
  refused ((SortieElement){ .name = "jump",
                            EFFECT,
                            .attrs = { { "name", SORTIE_ATTR_NAME, TRUE, .meaning = "a" } } },
           "bound names");
  refused ((SortieElement){ .name = "jump", .kind = SORTIE_ELEMENT_EFFECT, .meaning = "does" },
           "no sentence");
  refused (
      (SortieElement){
          .name = "height", .kind = SORTIE_ELEMENT_NUMBER, .meaning = "m", .says = "s" },
      "must be a play effect");
}

#define WORD .name = "feast", .kind = SORTIE_ELEMENT_CLAUSE, .meaning = "after a kill"

static void
wrong_clause_words_are_refused (void)
{
  refused ((SortieElement){ WORD, .clause = "wen", .given = { { "event", "kill" } } },
           "there is no clause “wen”");
  refused ((SortieElement){ WORD, .clause = "when" }, "gives its clause no attributes");
  refused ((SortieElement){ WORD, .clause = "when", .given = { { "evnt", "kill" } } },
           "<when> has no attribute “evnt”");
  refused ((SortieElement){ .name = "feast", .kind = SORTIE_ELEMENT_CLAUSE, .clause = "when",
                            .given = { { "event", "kill" } } },
           "no meaning");
  refused ((SortieElement){ .name = "part", .kind = SORTIE_ELEMENT_CLAUSE, .meaning = "m",
                            .clause = "when", .given = { { "event", "kill" } } },
           "the name is taken");
  /* an operand of clauses, which a card may write as a child */
  refused ((SortieElement){ .name = "limit", .kind = SORTIE_ELEMENT_CLAUSE, .meaning = "m",
                            .clause = "when", .given = { { "event", "kill" } } },
           "an operand, a kind or a record already has this name");
}

/* What only some games have, each declares. */
static void
words_of_some_games (void)
{
  SortieVocabulary v = *words.vocabulary;
  SortieContentNames plain = words;

  plain.vocabulary = &v;
  CU_ASSERT (sortie_names_find (&plain, SORTIE_ATTR_UNTIL, "attack-ends") == SORTIE_GAME_UNTIL (0));
  CU_ASSERT (sortie_names_find (&plain, SORTIE_ATTR_CAUSE, "attack") == SORTIE_GAME_CAUSE (0));
  CU_ASSERT_STRING_EQUAL (sortie_names_title (&plain, SORTIE_ATTR_UNTIL, SORTIE_GAME_UNTIL (0)), "the attack is over");
  CU_ASSERT_STRING_EQUAL (sortie_names_title (&plain, SORTIE_ATTR_CAUSE, SORTIE_GAME_CAUSE (0)), "an attack");
  CU_ASSERT_PTR_NULL (sortie_names_title (&plain, SORTIE_ATTR_UNTIL, SORTIE_GAME_UNTIL (0) - 1));
  v.untils = NULL;
  v.causes = NULL;
  tap_int (sortie_names_find (&plain, SORTIE_ATTR_UNTIL, "attack-ends"), -1);
  tap_int (sortie_names_find (&plain, SORTIE_ATTR_UNTIL, "end-of-opponent-next-turn"), -1);
  tap_int (sortie_names_find (&plain, SORTIE_ATTR_CAUSE, "attack"), -1);
  CU_ASSERT (sortie_names_find (&plain, SORTIE_ATTR_UNTIL, "end-of-turn") == SORTIE_UNTIL_END_OF_TURN);
  CU_ASSERT (sortie_names_find (&plain, SORTIE_ATTR_CAUSE, "cost") == SORTIE_CAUSE_COST);
}

/* What speaks of a grid is what the rows of the language themselves say about it. */
static void
without_a_grid (void)
{
  static const struct
  {
    SortieElementKind kind;
    const char *name;
    gboolean on_grid;
  } cases[] = {
    { SORTIE_ELEMENT_TEST, "near", TRUE },      { SORTIE_ELEMENT_TEST, "in-line", TRUE },
    { SORTIE_ELEMENT_SET, "between", TRUE },    { SORTIE_ELEMENT_NUMBER, "distance", TRUE },
    { SORTIE_ELEMENT_TEST, "on-place", FALSE },
    { SORTIE_ELEMENT_SET, "places", FALSE },    { SORTIE_ELEMENT_SET, "standing", FALSE },
    { SORTIE_ELEMENT_EFFECT, "move", FALSE },   { SORTIE_ELEMENT_EFFECT, "kill", FALSE },
  };

  CU_ASSERT_TRUE (sortie_names_have_grid (&words));
  CU_ASSERT_FALSE (sortie_names_have_grid (&words_without_grid));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *name = cases[i].name;

      CU_ASSERT_PTR_NOT_NULL (sortie_names_element (&words, cases[i].kind, name));
      tap_int (sortie_names_element (&words_without_grid, cases[i].kind, name) == NULL,
               cases[i].on_grid);
    }
}

static guint
count_elements (const SortieContentNames *names, const char *word)
{
  const SortieElement *element;
  guint n = 0;

  for (guint i = 0; (element = sortie_names_element_nth (names, i)) != NULL; i++)
    n += word == NULL || strstr (element->meaning, word) != NULL;
  return n;
}

static void
nothing_tells_of_a_grid (void)
{
  CU_ASSERT (count_elements (&words, "grid") > 0);
  tap_int ((gint) count_elements (&words_without_grid, "grid"), 0);
  tap_int ((gint) count_elements (&words_without_grid, "row or column"), 0);
  tap_int ((gint) count_elements (&words_without_grid, "steps"), 0);
  tap_int ((gint) (count_elements (&words, NULL) - count_elements (&words_without_grid, NULL)), 4);
}

static const TapTest tests[] = {
  { "wrong clause words of a game are refused", wrong_clause_words_are_refused },
  { "times and causes of some games are those that declare them", words_of_some_games },
  { "words of grids are those of games that have one", without_a_grid },
  { "without a grid no element tells of one", nothing_tells_of_a_grid },
  { "attributes stand in the order of the operands", attributes_are_operands },
  { "every expression can be written", every_expression_can_be_written },
  { "every instruction but the compiler's own can be written", every_instruction_can_be_written },
  { "every procedure that acts on the table has an element", every_procedure_has_an_element },
  { "every kind of clause has an element", every_clause_has_an_element },
  { "sentences have only blanks that something fills", sentences_have_only_their_blanks },
  { "sentences for certain cases speak of attributes that there are", sentences_for_cases },
  { "no two elements have one name", names_are_unique },
  { "an operand cannot be taken for a part of the body", operands_are_no_elements_of_the_body },
  { "a game's play effects take the place of the framework's", a_game_names_its_play_effects },
  { "a game's wrong elements are refused", wrong_elements_of_a_game_are_refused },
  { NULL },
};

TAP_MAIN (tests)
