/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* Finding elements and opcodes, and looking a game's own elements over. */
#include "effect/elements.h"

#include <string.h>

#include "effect/frame.h"

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

/* The opcodes stand in the order numbers, sets, tests. */
SortieAttrType
sortie_expr_type (SortieExprOp op)
{
  if (op < SORTIE_EXPR_SET_NONE)
    return SORTIE_ATTR_NUMBER;
  return op < SORTIE_EXPR_TEST_WORD ? SORTIE_ATTR_SET : SORTIE_ATTR_TEST;
}

static guint
table_length (const SortieElement *table)
{
  guint n = 0;

  while (table != NULL && table[n].name != NULL)
    n++;
  return n;
}

static const SortieElement *
own_table (const SortieVocabulary *vocabulary)
{
  return vocabulary != NULL ? vocabulary->elements : NULL;
}

gboolean
sortie_element_is_ours (const SortieElement *element)
{
  return element >= sortie_elements && element < sortie_elements + table_length (sortie_elements);
}

static gboolean
is_play (const SortieElement *element)
{
  return element->kind == SORTIE_ELEMENT_CLAUSE
         && SORTIE_CODE_CLAUSE_KIND (element->code) == SORTIE_CLAUSE_PLAY;
}

static gboolean
game_names_play (const SortieVocabulary *vocabulary)
{
  const SortieElement *own = own_table (vocabulary);

  for (guint i = 0; own != NULL && own[i].name != NULL; i++)
    if (is_play (&own[i]))
      return TRUE;
  return FALSE;
}

/* The framework's <play> is the first of its table. */
const SortieElement *
sortie_element_nth (const SortieVocabulary *vocabulary, guint n)
{
  guint ours = table_length (sortie_elements), own = table_length (own_table (vocabulary));

  if (game_names_play (vocabulary))
    n++;
  if (n < ours)
    return &sortie_elements[n];
  return n - ours < own ? &vocabulary->elements[n - ours] : NULL;
}

static const SortieElement *
find_in (const SortieElement *table, SortieElementKind kind, const char *name)
{
  for (const SortieElement *element = table; table != NULL && element->name != NULL; element++)
    if (element->kind == kind && strcmp (element->name, name) == 0)
      return element;
  return NULL;
}

const SortieElement *
sortie_element_find (const SortieVocabulary *vocabulary, SortieElementKind kind, const char *name)
{
  const SortieElement *ours = sortie_elements + (game_names_play (vocabulary) ? 1 : 0);
  const SortieElement *element = find_in (ours, kind, name);

  return element != NULL ? element : find_in (own_table (vocabulary), kind, name);
}

gint16
sortie_element_number (const SortieVocabulary *vocabulary, const SortieElement *element)
{
  if (sortie_element_is_ours (element))
    return (gint16) (element - sortie_elements);
  return (gint16) (-1 - (element - vocabulary->elements));
}

const SortieElement *
sortie_element_by_number (const SortieVocabulary *vocabulary, gint16 number)
{
  guint index = number < 0 ? (guint) (-1 - number) : (guint) number;
  const SortieElement *table = number < 0 ? own_table (vocabulary) : sortie_elements;

  return index < table_length (table) ? &table[index] : NULL;
}

const SortieElement *
sortie_element_of_expr (SortieExprOp op)
{
  for (const SortieElement *e = sortie_elements; op != SORTIE_EXPR_NONE && e->name != NULL; e++)
    if (e->kind >= SORTIE_ELEMENT_NUMBER && e->kind <= SORTIE_ELEMENT_TEST && e->code == op)
      return e;
  return NULL;
}

const SortieElement *
sortie_element_of_op (SortieOp op)
{
  for (const SortieElement *e = sortie_elements; e->name != NULL; e++)
    if (e->kind == SORTIE_ELEMENT_EFFECT && e->code == op)
      return e;
  return NULL;
}

/* What a game's play effect looks like is the framework's business. */
static const SortieElement *
model_of (const SortieElement *element)
{
  return is_play (element) ? &sortie_elements[0] : element;
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
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (strcmp (sortie_element_attrs (element)[i].name, name) == 0)
      return (gint) i;
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
  if (!sortie_element_has_change (element))
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (changes); i++)
    if (strcmp (changes[i].name, attr->name) == 0)
      {
        if (ret != NULL)
          *ret = changes[i].change;
        return TRUE;
      }
  return FALSE;
}

/* The next play effect of a table from @element on. */
static const SortieElement *
next_play (const SortieElement *element)
{
  while (element->name != NULL && !is_play (element))
    element++;
  return element->name != NULL ? element : NULL;
}

/* The framework has one, which is there unless the game names its own. */
static const SortieElement *
first_play (const SortieVocabulary *vocabulary)
{
  return next_play (game_names_play (vocabulary) ? own_table (vocabulary) : sortie_elements);
}

const SortieElement *
sortie_play_element (const SortieVocabulary *vocabulary, gint kind)
{
  for (const SortieElement *e = first_play (vocabulary); e != NULL; e = next_play (e + 1))
    if (kind-- == 0)
      return e;
  return NULL;
}

gint
sortie_play_kind (const SortieVocabulary *vocabulary, const char *name)
{
  gint kind = 0;

  for (const SortieElement *e = first_play (vocabulary); e != NULL; e = next_play (e + 1), kind++)
    if (strcmp (e->name, name) == 0)
      return kind;
  return -1;
}

static gboolean
writes (const SortieElement *element, const SortieClause *clause)
{
  guint change = SORTIE_CODE_CLAUSE_CHANGE (element->code);
  guint how = clause->change >= SORTIE_CHANGE_PERMIT ? clause->change : SORTIE_CHANGE_SET;
  guint flags = clause->flags & (SORTIE_CLAUSE_MUST_DO | SORTIE_CLAUSE_ADJUSTS);

  return element->kind == SORTIE_ELEMENT_CLAUSE
         && SORTIE_CODE_CLAUSE_KIND (element->code) == clause->kind && change == how
         && SORTIE_CODE_CLAUSE_FLAGS (element->code) == flags;
}

const SortieElement *
sortie_element_of_clause (const SortieVocabulary *vocabulary, const SortieClause *clause)
{
  if (clause->kind == SORTIE_CLAUSE_PLAY)
    return sortie_play_element (vocabulary, clause->key);
  for (const SortieElement *e = sortie_elements; e->name != NULL; e++)
    if (writes (e, clause))
      return e;
  return NULL;
}

/* --- what a game's own elements must not be --- */

/* Names that the loader itself gives a meaning to inside a definition. */
static const char *const reserved[] = { "name", "text", "epithet", "sign", "provenance", "while" };

static gboolean
is_reserved (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (reserved); i++)
    if (strcmp (reserved[i], name) == 0)
      return TRUE;
  return FALSE;
}

/* An operand written as a child would be taken for the effect of that name. */
static gboolean
is_operand (const char *name)
{
  for (const SortieElement *e = sortie_elements; e->name != NULL; e++)
    {
      gint i = e->body != SORTIE_BODY_NONE ? sortie_element_attr (e, name) : -1;

      if (i >= 0 && sortie_attr_is_expression (e->attrs[i].type))
        return TRUE;
    }
  return FALSE;
}

static gboolean
name_is_taken (const SortieVocabulary *vocabulary, const SortieElement *element)
{
  for (const SortieElement *e = sortie_elements; e->name != NULL; e++)
    if (strcmp (e->name, element->name) == 0)
      return TRUE;
  for (const SortieElement *e = vocabulary->elements; e < element; e++)
    if (strcmp (e->name, element->name) == 0)
      return TRUE;
  return is_reserved (element->name) || is_operand (element->name);
}

/* A procedure of the game cannot reach the names that a program binds. */
static gboolean
has_names (const SortieElement *element)
{
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (element->attrs[i].type == SORTIE_ATTR_NAME || element->attrs[i].type == SORTIE_ATTR_BOUND)
      return TRUE;
  return FALSE;
}

static guint
n_procs (const SortieVocabulary *vocabulary)
{
  guint n = 0;

  while (vocabulary->procs != NULL && vocabulary->procs[n].id != NULL)
    n++;
  return n;
}

static char *
check_element (const SortieVocabulary *vocabulary, const SortieElement *element)
{
  if (name_is_taken (vocabulary, element))
    return g_strdup_printf ("element \"%s\": the name is taken", element->name);
  if (element->meaning == NULL || element->says == NULL)
    return g_strdup_printf ("element \"%s\": no meaning or no sentence", element->name);
  if (is_play (element))
    return element->attrs[0].name == NULL
               ? NULL
               : g_strdup_printf ("element \"%s\": a play effect has no attributes of its own",
                                  element->name);
  if (element->kind != SORTIE_ELEMENT_EFFECT || element->body != SORTIE_BODY_NONE
      || has_names (element))
    return g_strdup_printf ("element \"%s\": a game's own element is an effect without body and "
                            "bound names, or a play effect", element->name);
  if (element->code >= n_procs (vocabulary))
    return g_strdup_printf ("element \"%s\": there is no procedure %u", element->name,
                            element->code);
  return NULL;
}

char *
sortie_elements_check (const SortieVocabulary *vocabulary)
{
  for (const SortieElement *e = own_table (vocabulary); e != NULL && e->name != NULL; e++)
    {
      char *wrong = check_element (vocabulary, e);

      if (wrong != NULL)
        return wrong;
    }
  return vocabulary != NULL ? sortie_sayings_check (vocabulary, vocabulary->sayings) : NULL;
}
