/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-sayings.c: checks that every special-case sentence uses only blanks and conditions of its element. */
#include <string.h>

#include <sortie/language.h>
#include "base/text.h"
#include "speech/internal.h"
#include "language/elements.h"

/* Blanks and conditions are named after attributes. An event has the attributes "of" and "by", and the moment of the
   answer. */
static const char *const event_attrs[] = { "of", "by", "phase", "turn", NULL };
static const char *const set_attrs[] = { "form", "event", "after", "doer", "noun", "nouns", NULL };
/* Extra conditions. Expressions: the form; negated; about one member of a set or several; of which set; its kind;
 * last in the phrase; a relative clause; which number and whose; about one thing with a name; at which event; in
 * whose turn; after which step, and who did it; after which choice; as a noun; how much more than something; how
 * often and for each of what a product counts; what is asked of the one thing; of which set something is asked.
 * Clauses: how long, and whom they affect. Choices: whether of all. */
static const char *const cases[] = { "form",    "not",    "members", "those", "kind",  "last",  "clause",
                                     "counted", "bearer", "only",    "lasts", "event", "other", "all",  "turn",
                                     "after",   "doer",   "chosen",  "noun",  "more",  "most",
                                     "than",    "factor", "apiece",  "where", "one",   "inner", NULL };
/* Extra conditions for elements that change something or contain other elements. */
static const char *const changes[] = { "change", "becomes", "amount", NULL };

static const SortieElement *
element_of (const SortieVocabulary *vocabulary, const char *name)
{
  const SortieElement *element = NULL;

  for (guint kind = 0; element == NULL && kind < SORTIE_N_ELEMENT_KINDS; kind++)
    element = sortie_element_find (vocabulary, kind, name);
  return element;
}

static gboolean
element_has (const SortieElement *element, const char *attr)
{
  if (sortie_element_attr (element, attr) >= 0 || SORTIE_FIND_ROW (cases, attr) >= 0)
    return TRUE;
  return strcmp (attr, "body") == 0 && sortie_element_body (element) != SORTIE_BODY_NONE;
}

static gboolean
has_attr (const SortieSaying *saying, const SortieElement *element, const char *attr)
{
  switch (saying->about)
    {
    case SORTIE_SAYS_OF_ELEMENT: return element_has (element, attr);
    case SORTIE_SAYS_OF_EVENT: return SORTIE_FIND_ROW (event_attrs, attr) >= 0;
    case SORTIE_SAYS_OF_SET: return SORTIE_FIND_ROW (set_attrs, attr) >= 0;
    case SORTIE_SAYS_OF_ZONE: return strcmp (attr, "form") == 0;
    }
  return FALSE;
}

static gboolean
has_blank (const SortieSaying *saying, const SortieElement *element, const char *blank)
{
  if (has_attr (saying, element, blank))
    return TRUE;
  for (guint i = 0; sortie_blank_forms[i] != NULL; i++)
    if (g_str_has_suffix (blank, sortie_blank_forms[i]))
      {
        g_autofree char *attr = g_strndup (blank, strlen (blank) - strlen (sortie_blank_forms[i]));

        return has_attr (saying, element, attr);
      }
  return element != NULL && sortie_element_has_change (element)
         && SORTIE_FIND_ROW (changes, blank) >= 0;
}

/* (transfer full) (nullable): the first blank that the element does not have */
static char *
wrong_blank (const SortieSaying *saying, const SortieElement *element, const char *text)
{
  for (const char *at = text; at != NULL && (at = strchr (at, '{')) != NULL; at++)
    {
      g_autofree char *blank = g_strndup (at + 1, strcspn (at + 1, "}"));

      if (!has_blank (saying, element, blank))
        return g_steal_pointer (&blank);
    }
  return NULL;
}

/* (transfer full) (nullable): the first condition that the element does not have */
static char *
wrong_condition (const SortieSaying *saying, const SortieElement *element)
{
  const char *at = saying->when;

  at += g_str_has_prefix (at, "member") ? strlen ("member") : 0;
  while (*(at += strspn (at, " ")) != '\0')
    {
      gsize length = strcspn (at, " "), name = strcspn (at, "=");
      g_autofree char *attr = g_strndup (at, MIN (name, length));

      if (name >= length || !has_attr (saying, element, attr))
        return g_steal_pointer (&attr);
      at += length;
    }
  return NULL;
}

/* @element_before: the element of the row before, usually the same; set to that of this row */
static char *
check_one (const SortieVocabulary *vocabulary, const SortieSaying *saying, const SortieElement **element_before)
{
  const SortieElement *element = *element_before;
  g_autofree char *wrong = NULL;

  if (saying->about != SORTIE_SAYS_OF_ELEMENT)
    element = NULL;
  else if (element == NULL || strcmp (element->name, saying->id) != 0)
    element = *element_before = element_of (vocabulary, saying->id);
  if (saying->about == SORTIE_SAYS_OF_ELEMENT && element == NULL)
    return g_strdup_printf ("sentence for “%s”: there is no such element", saying->id);
  if (saying->when == NULL || saying->says == NULL)
    return g_strdup_printf ("sentence for “%s”: the condition or the words are missing", saying->id);
  wrong = wrong_condition (saying, element);
  if (wrong != NULL)
    return g_strdup_printf ("sentence for “%s”: there is no condition “%s”", saying->id, wrong);
  wrong = wrong_blank (saying, element, saying->says);
  if (wrong == NULL)
    wrong = wrong_blank (saying, element, saying->many);
  return wrong == NULL
           ? NULL
           : g_strdup_printf ("sentence for “%s”: there is no blank {%s}", saying->id, wrong);
}

char *
sortie_sayings_check (const SortieVocabulary *vocabulary, const SortieSaying *sayings)
{
  const SortieElement *element = NULL;

  for (; sayings != NULL && sayings->id != NULL; sayings++)
    {
      char *wrong = check_one (vocabulary, sayings, &element);

      if (wrong != NULL)
        return wrong;
    }
  return NULL;
}
