/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* elements-check.c: checks the elements that a game adds to the language. */
#include "language/elements-tables.h"

#include <string.h>
#include "base/internal.h"
#include "language/internal.h"

/* Names that have a meaning of their own inside a definition, in the loader. */
static gboolean
is_reserved (const char *name)
{
  return g_strv_contains (sortie_elements_of_cards, name) || strcmp (name, "while") == 0
         || strcmp (name, "part") == 0;
}

/* A child element for an operand would be mistaken for the effect of the same name. */
static gboolean
is_operand (const char *name)
{
  const SortieElement *e;

  for (guint n = 0; (e = sortie_element_nth (NULL, n)) != NULL; n++)
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
  const SortieElement *ours;

  for (guint n = 0; (ours = sortie_element_nth (NULL, n)) != NULL; n++)
    if (strcmp (ours->name, element->name) == 0)
      return TRUE;
  for (const SortieElement *e = vocabulary->elements; e < element; e++)
    if (strcmp (e->name, element->name) == 0)
      return TRUE;
  return is_reserved (element->name) || is_operand (element->name);
}

/* A procedure of the game cannot use the names that a program binds. */
static gboolean
has_names (const SortieElement *element)
{
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (element->attrs[i].type == SORTIE_ATTR_NAME || element->attrs[i].type == SORTIE_ATTR_BOUND)
      return TRUE;
  return FALSE;
}

/* @name: a clause of the framework, or a play effect of the game. */
static gboolean
is_clause (const SortieVocabulary *vocabulary, const char *name)
{
  const SortieElement *found = sortie_element_find (vocabulary, SORTIE_ELEMENT_CLAUSE, name);

  return found != NULL && found->clause == NULL;
}

/* Whether the name of an element has another meaning: an operand as a child, a kind of card, a record. A clause word
 * always becomes its clause. */
static gboolean
has_other_meaning (const SortieVocabulary *vocabulary, const char *name)
{
  const SortieElement *e;

  for (guint n = 0; (e = sortie_element_nth (vocabulary, n)) != NULL; n++)
    if (sortie_element_attr (e, name) >= 0)
      return TRUE;
  return SORTIE_FIND_ROW (vocabulary->kinds, name) >= 0 || SORTIE_FIND_ROW (vocabulary->records, name) >= 0;
}

/* Checks a clause word: a word for a clause with some of its attributes. */
static char *
check_clause_word (const SortieVocabulary *vocabulary, const SortieElement *element)
{
  if (element->meaning == NULL)
    return g_strdup_printf ("element “%s” has no meaning", element->name);
  if (element->kind != SORTIE_ELEMENT_CLAUSE || element->attrs[0].name != NULL)
    return g_strdup_printf ("element “%s”: a clause word cannot have its own attributes",
                            element->name);
  if (has_other_meaning (vocabulary, element->name))
    return g_strdup_printf ("element “%s”: an operand, a kind or a record already has this name", element->name);
  if (!is_clause (vocabulary, element->clause))
    return g_strdup_printf ("element “%s”: there is no clause “%s”", element->name, element->clause);
  if (element->given[0].attr == NULL)
    return g_strdup_printf ("element “%s” gives its clause no attributes", element->name);
  for (guint i = 0; i < SORTIE_MAX_GIVEN && element->given[i].attr != NULL; i++)
    if (sortie_element_attr (element, element->given[i].attr) < 0
        && strcmp (element->given[i].attr, sortie_clause_while.name) != 0)
      return g_strdup_printf ("element “%s”: <%s> has no attribute “%s”", element->name,
                              element->clause, element->given[i].attr);
  return NULL;
}

static char *
check_element (const SortieVocabulary *vocabulary, const SortieElement *element)
{
  if (name_is_taken (vocabulary, element))
    return g_strdup_printf ("element “%s”: the name is taken", element->name);
  if (element->clause != NULL)
    return check_clause_word (vocabulary, element);
  if (element->meaning == NULL || element->says == NULL)
    return g_strdup_printf ("element “%s” has no meaning or no sentence", element->name);
  if (element->kind == SORTIE_ELEMENT_CLAUSE
      && SORTIE_CODE_CLAUSE_KIND (element->code) == SORTIE_CLAUSE_PLAY)
    return element->attrs[0].name == NULL
               ? NULL
               : g_strdup_printf ("element “%s”: a play effect cannot have its own attributes",
                                  element->name);
  if (element->kind != SORTIE_ELEMENT_EFFECT || element->body != SORTIE_BODY_NONE
      || has_names (element))
    return g_strdup_printf ("element “%s”: an element of a game must be a play effect, or an effect without "
                            "body and bound names", element->name);
  if (element->code >= SORTIE_N_ROWS (vocabulary->procs))
    return g_strdup_printf ("element “%s”: its procedure is row %u of vocabulary.procs, which has %u rows, from 0",
                            element->name, element->code, SORTIE_N_ROWS (vocabulary->procs));
  return NULL;
}

char *
sortie_elements_check (const SortieVocabulary *vocabulary)
{
  const SortieElement *own = vocabulary != NULL ? vocabulary->elements : NULL;

  for (; own != NULL && own->name != NULL; own++)
    {
      char *wrong = check_element (vocabulary, own);

      if (wrong != NULL)
        return wrong;
    }
  return NULL;
}
