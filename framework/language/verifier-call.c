/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* verifier-call.c: checks a CALL against the element that it was written as. A procedure in C relies on finding in its
 * slots exactly what the element's attributes promise. */
#include "language/verifier-checks.h"

#include "language/elements.h"

/* The arguments that have not been checked yet. */
typedef struct
{
  const SortieVerifier *v;
  const gint16 *pair;
  guint n;
} Arguments;

static gboolean
word_fits (const SortieVerifier *v, const SortieAttr *attr, gint value)
{
  if (attr->words != NULL)
    return value < (gint) g_strv_length ((char **) attr->words);
  return value < (gint) v->n_words[attr->type];
}

/* An argument that is not an expression must be in the range of its type, or absent. */
static gboolean
immediate_fits (const SortieVerifier *v, const SortieAttr *attr, gint value)
{
  gint missing = attr->type > SORTIE_ATTR_WORD ? -1 : 0;

  if (value == missing && !attr->required)
    return TRUE;
  switch (attr->type)
    {
    case SORTIE_ATTR_INT: return TRUE;
    case SORTIE_ATTR_KEYWORD: return value >= 0 && value < v->catalogue->n_keywords;
    case SORTIE_ATTR_FACTION: return value >= 0 && value < v->catalogue->n_factions;
    case SORTIE_ATTR_CARD: return value >= 1 && value < v->catalogue->n_defs;
    default: return value >= 0 && word_fits (v, attr, value);
    }
}

static gboolean
take_argument (Arguments *a, gint16 *ret_kind, gint16 *ret_value)
{
  if (a->n == 0)
    return FALSE;
  *ret_kind = a->pair[0];
  *ret_value = a->pair[1];
  a->pair += 2;
  a->n--;
  return TRUE;
}

static gboolean
attribute_fits (Arguments *a, const SortieAttr *attr)
{
  gint16 kind, value;

  if (!take_argument (a, &kind, &value))
    return FALSE;
  switch (attr->type)
    {
    case SORTIE_ATTR_NUMBER: return kind == 'n' || (kind == 'i' && value == 0 && !attr->required);
    case SORTIE_ATTR_SET: return kind == 's';
    case SORTIE_ATTR_TEST: return kind == 'n' || (kind == 'i' && value == 0 && !attr->required);
    default: return kind == 'i' && immediate_fits (a->v, attr, value);
    }
}

static gboolean
change_fits (Arguments *a)
{
  gint16 kind, value;

  return take_argument (a, &kind, &value) && kind == 'n' && take_argument (a, &kind, &value) && kind == 'i'
         && value >= 0 && value <= SORTIE_CHANGE_AT_MOST && value != SORTIE_CHANGE_LOWER;
}

static gboolean
arguments_fit (Arguments *a, const SortieElement *element)
{
  gboolean changed = FALSE;

  for (guint i = 0; i < sortie_element_n_attrs (element); i++)
    if (!sortie_element_attr_is_change (element, &element->attrs[i], NULL))
      {
        if (!attribute_fits (a, &element->attrs[i]))
          return FALSE;
      }
    else if (!changed)
      {
        changed = TRUE;
        if (!change_fits (a))
          return FALSE;
      }
  return a->n == 0;
}

static gboolean
is_call (const SortieElement *element, gint frame_code)
{
  gboolean calls = element != NULL && element->kind == SORTIE_ELEMENT_EFFECT
                   && (!sortie_element_is_ours (element) || SORTIE_CODE_IS_PROC (element->code));

  return calls && (gint) sortie_element_frame_code (element) == frame_code;
}

gboolean
sortie_verify_call_fits (const SortieVerifier *v, const SortieInstruction *code)
{
  const SortieElement *element = sortie_element_by_number (v->names->vocabulary, code->arg[2]);
  gint first = code->arg[1];

  if (!is_call (element, code->arg[0]) || first < 1
      || first + 2 * code->n_args > v->catalogue->n_kids)
    return FALSE;

  Arguments a = { v, &v->catalogue->kids[first], code->n_args };

  return arguments_fit (&a, element);
}
