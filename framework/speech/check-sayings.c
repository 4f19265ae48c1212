/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-sayings.c: whether the sentences for certain cases fit what they are about. */
#include <string.h>

#include <sortie/language.h>
#include <sortie/speech.h>
#include "language/internal.h"
#include "speech/internal.h"
#include "language/elements.h"

/* The blanks and conditions of a sentence are attributes. An event has two, and when it is answered. */
static const char *const event_attrs[] = { "of", "by", "phase", "turn", NULL };
static const char *const set_attrs[] = { "form", "event", NULL };
/* How an expression is said: in a form, denied, of one member of a set or of several, of which set, as what it is,
 * behind all else, of which number and of whom, at which event; a clause: for a time, for whom; a choice: of all. */
static const char *const cases[] = { "form", "not", "members", "those", "kind", "last", "counted", "bearer",
                                     "lasts", "event", "other", "all", NULL };
/* Of those elements that change something, or have something inside. */
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
  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (strcmp (sortie_element_attrs (element)[i].name, attr) == 0)
      return TRUE;
  if (sortie_word_index (cases, attr) >= 0)
    return TRUE;
  return strcmp (attr, "body") == 0 && sortie_element_body (element) != SORTIE_BODY_NONE;
}

static gboolean
has_attr (const SortieSaying *saying, const SortieElement *element, const char *attr)
{
  switch (saying->about)
    {
    case SORTIE_SAYS_OF_ELEMENT: return element_has (element, attr);
    case SORTIE_SAYS_OF_EVENT: return sortie_word_index (event_attrs, attr) >= 0;
    case SORTIE_SAYS_OF_SET: return sortie_word_index (set_attrs, attr) >= 0;
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
         && sortie_word_index (changes, blank) >= 0;
}

/* (transfer full): the first word that is no blank of it, NULL: none. */
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

/* (transfer full): the first condition about something else, NULL: none. */
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

/* @element_before: that of the row before, which is mostly the same; then that of this one */
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
    return g_strdup_printf ("sentence for “%s”: no condition or no words", saying->id);
  wrong = wrong_condition (saying, element);
  if (wrong != NULL)
    return g_strdup_printf ("sentence for “%s”: no condition “%s”", saying->id, wrong);
  wrong = wrong_blank (saying, element, saying->says);
  if (wrong == NULL)
    wrong = wrong_blank (saying, element, saying->many);
  return wrong == NULL
           ? NULL
           : g_strdup_printf ("sentence for “%s”: no blank {%s}", saying->id, wrong);
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
