/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* compile-word.c: one word as an expression: a number, a bound name, or a word of the framework or the game. */
#include "language/compile.h"

#include "base/internal.h"
#include "language/internal.h"

typedef struct
{
  SortieCompiler *c;
  const xmlNode *node;
  SortieAttrType type;
  const char *word;
} Word;

static const struct
{
  guint needs;
  const char *sentence;
} missing[] = {
  { SORTIE_SPEAKS_OF_IT, N_("“{word}” means nothing here: there is no thing under test") },
  { SORTIE_SPEAKS_OF_OTHER,
    N_("“{word}” means nothing here: only a modifier has another side") },
  { SORTIE_SPEAKS_OF_EVENT | SORTIE_SPEAKS_OF_AMOUNT,
    N_("“{word}” means nothing here: only a trigger or replacement answers an event") },
  { SORTIE_SPEAKS_OF_DONE, N_("“{word}” means nothing here: it is allowed only among effects") },
};

static void
check_needs (const Word *w, guint needs)
{
  w->c->spoken_of |= needs;
  for (gsize i = 0; i < G_N_ELEMENTS (missing); i++)
    if (needs & missing[i].needs & ~w->c->speaks_of)
      sortie_compile_error_about (w->c, w->node, _(missing[i].sentence), w->word);
}

/* Turns a number or set into a test: whether there is any. */
static gint
as_test (const Word *w, gint expr, SortieAttrType type)
{
  SortieCompiler *c = w->c;

  if (w->type != SORTIE_ATTR_TEST)
    return expr;

  gint one = sortie_compile_new_expr (c, SORTIE_EXPR_NUM_CONST, 1, (const gint[]){ 1 });

  if (type == SORTIE_ATTR_SET)
    return sortie_compile_new_expr (c, SORTIE_EXPR_TEST_ANY, 2, (const gint[]){ expr, one });
  return sortie_compile_new_expr (c, SORTIE_EXPR_TEST_NUMBER, 3, (const gint[]){ expr, one, 0 });
}

static gboolean
takes (const Word *w, SortieAttrType type)
{
  return w->type == type || w->type == SORTIE_ATTR_TEST;
}

static void
wrong_type (const Word *w, SortieAttrType type)
{
  /* Translators: the second and third are like: a number, a set, a test. */
  sortie_compile_error (w->c, w->node, _("“%s” is %s, but %s is needed here"), w->word,
                        sortie_attr_type_title (type), sortie_attr_type_title (w->type));
}

static gint
bound_name (const Word *w, const SortieBound *bound)
{
  SortieExprOp op = bound->type == SORTIE_ATTR_NUMBER ? SORTIE_EXPR_NUM_SLOT : SORTIE_EXPR_SET_SLOT;

  if (!takes (w, bound->type))
    {
      wrong_type (w, bound->type);
      return 0;
    }
  if (w->c->name_use == SORTIE_NAMES_NOWHERE)
    sortie_compile_error (
        w->c, w->node,
        _("“%s” is a bound name: in the clauses of <during>, it can be used only in “of”, “to” or “like”, or in "
          "the number of a change"),
        w->word);
  return as_test (w, sortie_compile_new_expr (w->c, op, 1, (const gint[]){ (gint) bound->slot }),
                  bound->type);
}

/* A word of the framework, or -1. */
static gint
own_word (const Word *w)
{
  for (SortieAttrType type = SORTIE_ATTR_NUMBER; type <= SORTIE_ATTR_SET; type++)
    {
      const SortieWord *word = sortie_word_find (type, w->word);

      if (word == NULL || !takes (w, type))
        continue;
      check_needs (w, word->needs);
      return as_test (w, sortie_compile_new_expr (w->c, word->op, 0, NULL), type);
    }
  return -1;
}

static gboolean
reads_side (const Word *w, guint i)
{
  const SortieVocabulary *vocabulary = w->c->names->vocabulary;

  return w->type == SORTIE_ATTR_SET ? vocabulary->sets[i].reads_side
                                    : w->type == SORTIE_ATTR_NUMBER
                                        && vocabulary->numbers[i].reads_side;
}

static gint
game_word (const Word *w)
{
  static const SortieExprOp ops[] = { SORTIE_EXPR_NUM_WORD, SORTIE_EXPR_SET_WORD,
                                      SORTIE_EXPR_TEST_WORD };
  gint i = sortie_names_find (w->c->names, w->type, w->word);

  if (w->type != SORTIE_ATTR_SET) /* only the game knows what it looks at */
    w->c->spoken_of |= SORTIE_SPEAKS_OF_EVENT | SORTIE_SPEAKS_OF_SELF;
  else if (i >= 0 && w->c->names->vocabulary->sets[i].reads_source)
    w->c->spoken_of |= SORTIE_SPEAKS_OF_SELF;
  if (i >= 0 && reads_side (w, (guint) i))
    w->c->spoken_of |= SORTIE_SPEAKS_OF_SIDE;
  return i < 0 ? -1 : sortie_compile_new_expr (w->c, ops[w->type], 1, &i);
}

/* Uses one of the game's sets or numbers as a test, or as the other type. */
static gint
game_word_of_another_type (const Word *w)
{
  for (SortieAttrType type = SORTIE_ATTR_NUMBER; type <= SORTIE_ATTR_TEST; type++)
    {
      Word other = { w->c, w->node, type, w->word };
      gboolean known = sortie_names_find (w->c->names, type, w->word) >= 0
                       || sortie_word_find (type, w->word) != NULL;

      if (!known)
        continue;
      if (takes (w, type))
        return as_test (w, game_word (&other), type);
      wrong_type (w, type);
      return 0;
    }
  return -1;
}

static gboolean
gives_name (const xmlNode *node, const char *name)
{
  gboolean found = g_strcmp0 (sortie_xml_attribute (node, "name"), name) == 0;

  for (xmlNode *child = sortie_xml_first (node); child != NULL && !found;
       child = sortie_xml_next (child))
    found = gives_name (child, name);
  return found;
}

/* Whether something has this name elsewhere in the clause, where it is not in scope. */
static gboolean
is_named_elsewhere (const Word *w)
{
  const xmlNode *clause = w->node;

  /* a definition is a child of the root, and a clause is a child of a definition */
  while (clause->parent != NULL && clause->parent->parent != NULL
         && clause->parent->parent->parent != NULL
         && clause->parent->parent->parent->type == XML_ELEMENT_NODE)
    clause = clause->parent;
  return gives_name (clause, w->word);
}

static gint
unknown_word (const Word *w)
{
  if (is_named_elsewhere (w))
    {
      sortie_compile_error (w->c, w->node,
                            _("“%s” is not a name here: a name is known after the element that gives it, in the same "
                              "block, but not in a granted ability"), w->word);
      return 0;
    }

  GPtrArray *candidates = sortie_names_list (w->c->names, w->type);
  const SortieDraft *draft = w->c->draft;

  for (guint i = 0; draft != NULL && i < draft->bound->len; i++)
    g_ptr_array_add (candidates, (gpointer) g_array_index (draft->bound, SortieBound, i).name);

  g_autofree char *hint = sortie_words_hint (w->word, candidates);

  /* Translators: the first is like: a number, a set, a test. */
  sortie_compile_error (w->c, w->node, _("“%s” does not name %s%s"), w->word,
                        sortie_attr_type_title (w->type), hint);
  return 0;
}

static gboolean
looks_like_a_number (const char *word)
{
  return g_ascii_isdigit (word[0])
         || ((word[0] == '-' || word[0] == '+') && g_ascii_isdigit (word[1]));
}

static gint
plain_number (const Word *w, gboolean written)
{
  gint value;

  if (w->type != SORTIE_ATTR_NUMBER)
    {
      wrong_type (w, SORTIE_ATTR_NUMBER);
      return 0;
    }
  if (!sortie_compile_integer (w->c, w->node, w->word, &value))
    return 0;
  sortie_compile_literal (w->c, value, written);
  return sortie_compile_new_expr (w->c, SORTIE_EXPR_NUM_CONST, 1, &value);
}

gint
sortie_compile_word (SortieCompiler *c, const xmlNode *node, SortieAttrType type, const char *word,
                     gboolean written)
{
  Word w = { c, node, type, word };
  const SortieBound *bound = sortie_compile_bound (c, word);
  gint expr;

  if (looks_like_a_number (word))
    return plain_number (&w, written);
  if (type == SORTIE_ATTR_NUMBER)
    sortie_compile_literal (c, 1, FALSE);
  if (bound != NULL)
    return bound_name (&w, bound);
  if ((expr = own_word (&w)) >= 0 || (expr = game_word (&w)) >= 0
      || (expr = game_word_of_another_type (&w)) >= 0)
    return expr;
  return unknown_word (&w);
}
