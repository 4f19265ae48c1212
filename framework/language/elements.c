/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements.c: finding elements and opcodes. */
#include "language/elements-tables.h"

#include <string.h>
#include "language/internal.h"

static const char *const expr_operands[SORTIE_N_EXPRS] = {
#define X(name, operands) [SORTIE_EXPR_##name] = operands,
  SORTIE_EXPRESSIONS (X)
#undef X
};

static const char *const expr_names[SORTIE_N_EXPRS] = {
#define X(name, operands) [SORTIE_EXPR_##name] = #name,
  SORTIE_EXPRESSIONS (X)
#undef X
};

static const char *const op_operands[SORTIE_N_OPS] = {
#define X(name, operands) [SORTIE_OP_##name] = operands,
  SORTIE_INSTRUCTIONS (X)
#undef X
};

static const char *const op_names[SORTIE_N_OPS] = {
#define X(name, operands) [SORTIE_OP_##name] = #name,
  SORTIE_INSTRUCTIONS (X)
#undef X
};

const char *
sortie_expr_operands (SortieExprOp op)
{
  return expr_operands[op];
}

const char *
sortie_expr_name (SortieExprOp op)
{
  return expr_names[op];
}

const char *
sortie_op_operands (SortieOp op)
{
  return op_operands[op];
}

const char *
sortie_op_name (SortieOp op)
{
  return op_names[op];
}

/* The opcodes are in the order numbers, sets, tests. */
SortieAttrType
sortie_expr_type (SortieExprOp op)
{
  if (op < SORTIE_EXPR_SET_NONE)
    return SORTIE_ATTR_NUMBER;
  return op < SORTIE_EXPR_TEST_WORD ? SORTIE_ATTR_SET : SORTIE_ATTR_TEST;
}

/* The framework's table has several parts. */

static const ElementTable *const parts[] = { &element_table_clauses, &element_table_effects,
                                             &element_table_expressions };

static const SortieElement *
our_element (guint n)
{
  for (guint i = 0; i < G_N_ELEMENTS (parts); n -= parts[i++]->n)
    if (n < parts[i]->n)
      return &parts[i]->rows[n];
  return NULL;
}

static guint
n_ours (void)
{
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    n += parts[i]->n;
  return n;
}

/* Its number among the framework's elements, or -1 for an element of a game. */
static gint
our_number (const SortieElement *element)
{
  gint before = 0;

  for (guint i = 0; i < G_N_ELEMENTS (parts); before += (gint) parts[i++]->n)
    if (element >= parts[i]->rows && element < parts[i]->rows + parts[i]->n)
      return before + (gint) (element - parts[i]->rows);
  return -1;
}

gboolean
sortie_element_is_ours (const SortieElement *element)
{
  return our_number (element) >= 0;
}

/* Visits each row of the framework's table: for (EACH_OF_OURS (element)). */
#define EACH_OF_OURS(e)                                              \
  guint part = 0; part < G_N_ELEMENTS (parts); part++)               \
    for (const SortieElement *e = parts[part]->rows; e < parts[part]->rows + parts[part]->n; e++

/* ---- A game's table ------------------------------------------------------------------- */

static const SortieElement *
own_table (const SortieVocabulary *vocabulary)
{
  static const SortieElement none[] = { { NULL } };

  return vocabulary != NULL && vocabulary->elements != NULL ? vocabulary->elements : none;
}

static const SortieElement *
own_element (const SortieVocabulary *vocabulary, guint n)
{
  for (const SortieElement *own = own_table (vocabulary); own->name != NULL; own++)
    if (n-- == 0)
      return own;
  return NULL;
}

static gboolean
is_play (const SortieElement *element)
{
  return element->kind == SORTIE_ELEMENT_CLAUSE
         && SORTIE_CODE_CLAUSE_KIND (element->code) == SORTIE_CLAUSE_PLAY;
}

/* The next play effect of a game's table, starting with @element. */
static const SortieElement *
next_play (const SortieElement *element)
{
  while (element->name != NULL && !is_play (element))
    element++;
  return element->name != NULL ? element : NULL;
}

static gboolean
game_names_play (const SortieVocabulary *vocabulary)
{
  return next_play (own_table (vocabulary)) != NULL;
}

/* ---- Both ----------------------------------------------------------------------------- */

const SortieElement *
sortie_element_nth (const SortieVocabulary *vocabulary, guint n)
{
  if (game_names_play (vocabulary))
    n++;
  return n < n_ours () ? our_element (n) : own_element (vocabulary, n - n_ours ());
}

const SortieElement *
sortie_element_find (const SortieVocabulary *vocabulary, SortieElementKind kind, const char *name)
{
  for (EACH_OF_OURS (e))
    if (e->kind == kind && *e->name == *name && strcmp (e->name, name) == 0
        && !(is_play (e) && game_names_play (vocabulary)))
      return e;
  for (const SortieElement *e = own_table (vocabulary); e->name != NULL; e++)
    if (e->kind == kind && *e->name == *name && strcmp (e->name, name) == 0)
      return e;
  return NULL;
}

gint16
sortie_element_number (const SortieVocabulary *vocabulary, const SortieElement *element)
{
  gint ours = our_number (element);

  return (gint16) (ours >= 0 ? ours : -1 - (element - vocabulary->elements));
}

const SortieElement *
sortie_element_by_number (const SortieVocabulary *vocabulary, gint16 number)
{
  return number < 0 ? own_element (vocabulary, (guint) (-1 - number))
                    : our_element ((guint) number);
}

const SortieElement *
sortie_element_of_expr (SortieExprOp op)
{
  for (EACH_OF_OURS (e))
    if (e->kind >= SORTIE_ELEMENT_NUMBER && e->kind <= SORTIE_ELEMENT_TEST && e->code == op
        && op != SORTIE_EXPR_NONE)
      return e;
  return NULL;
}

const SortieElement *
sortie_element_of_op (SortieOp op)
{
  for (EACH_OF_OURS (e))
    if (e->kind == SORTIE_ELEMENT_EFFECT && e->code == op)
      return e;
  return NULL;
}

/* The framework defines what a game's play effect looks like: like <play>. A clause word looks like its clause. */
static const SortieElement *
model_of (const SortieElement *element)
{
  const SortieElement *clause =
      element->clause != NULL
          ? sortie_element_find (NULL, SORTIE_ELEMENT_CLAUSE, element->clause) : NULL;

  if (element->clause != NULL)
    return clause != NULL ? clause : our_element (0);
  return is_play (element) ? our_element (0) : element;
}

gboolean
sortie_element_gives (const SortieElement *element, const char *attr)
{
  for (guint i = 0; i < SORTIE_MAX_GIVEN && element->given[i].attr != NULL; i++)
    if (strcmp (element->given[i].attr, attr) == 0)
      return TRUE;
  return FALSE;
}

const SortieAttr *
sortie_element_attrs (const SortieElement *element)
{
  return model_of (element)->attrs;
}

SortieBody
sortie_element_body (const SortieElement *element)
{
  return model_of (element)->body;
}

guint
sortie_element_frame_code (const SortieElement *element)
{
  if (sortie_element_is_ours (element))
    return SORTIE_CODE_TO_PROC (element->code);
  return SORTIE_GAME_PROC (element->code);
}

guint
sortie_element_n_attrs (const SortieElement *element)
{
  const SortieAttr *attrs = sortie_element_attrs (element);
  guint n = 0;

  while (n < SORTIE_MAX_ATTRS && attrs[n].name != NULL)
    n++;
  return n;
}

gint
sortie_element_attr (const SortieElement *element, const char *name)
{
  const SortieAttr *attrs = sortie_element_attrs (element);

  for (gint i = 0; i < SORTIE_MAX_ATTRS && attrs[i].name != NULL; i++)
    if (*attrs[i].name == *name && strcmp (attrs[i].name, name) == 0)
      return i;
  return -1;
}

gboolean
sortie_element_has_change (const SortieElement *element)
{
  return sortie_element_attr (element, "add") >= 0;
}

static const struct
{
  const char *name;
  SortieChange change;
} changes[] = {
  { "set", SORTIE_CHANGE_SET },           { "add", SORTIE_CHANGE_ADD },
  { "times", SORTIE_CHANGE_TIMES },       { "at-least", SORTIE_CHANGE_AT_LEAST },
  { "at-most", SORTIE_CHANGE_AT_MOST },
};

gboolean
sortie_element_attr_is_change (const SortieElement *element, const SortieAttr *attr,
                               SortieChange *ret)
{
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    if (*changes[i].name == *attr->name && strcmp (changes[i].name, attr->name) == 0
        && sortie_element_has_change (element))
      {
        if (ret != NULL)
          *ret = changes[i].change;
        return TRUE;
      }
  return FALSE;
}

/* ---- Sorts of play effect: the game's, or the single one of the framework ------------- */

const SortieElement *
sortie_play_element (const SortieVocabulary *vocabulary, gint kind)
{
  const SortieElement *play = next_play (own_table (vocabulary));

  if (play == NULL)
    return kind == 0 ? our_element (0) : NULL;
  for (; play != NULL && kind != 0; kind--)
    play = next_play (play + 1);
  return play;
}

gint
sortie_play_kind (const SortieVocabulary *vocabulary, const char *name)
{
  const SortieElement *play;

  for (gint kind = 0; (play = sortie_play_element (vocabulary, kind)) != NULL; kind++)
    if (strcmp (play->name, name) == 0)
      return kind;
  return -1;
}

static gboolean
writes (const SortieElement *element, const SortieClause *clause)
{
  guint change = SORTIE_CODE_CLAUSE_CHANGE (element->code);
  guint how = clause->change >= SORTIE_CHANGE_PERMIT ? clause->change : SORTIE_CHANGE_SET;
  guint flags = clause->flags & (SORTIE_CLAUSE_MUST_DO | SORTIE_CLAUSE_ADJUSTS | SORTIE_CLAUSE_LENDS);

  return element->kind == SORTIE_ELEMENT_CLAUSE
         && SORTIE_CODE_CLAUSE_KIND (element->code) == clause->kind && change == how
         && SORTIE_CODE_CLAUSE_FLAGS (element->code) == flags;
}

const SortieElement *
sortie_element_of_clause (const SortieVocabulary *vocabulary, const SortieClause *clause)
{
  if (clause->kind == SORTIE_CLAUSE_PLAY)
    return sortie_play_element (vocabulary, clause->key);
  for (EACH_OF_OURS (e))
    if (writes (e, clause))
      return e;
  return NULL;
}

