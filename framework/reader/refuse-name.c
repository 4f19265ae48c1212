/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* refuse-name.c: refusals of words that name nothing, or several things. */
#include "reader/internal.h"
#include "base/text.h"
#include "reader/reader.h"

#include <string.h>

#define ELLIPSIS "…"

gboolean
sortie_refuse_word (SortieRefusal *why, guint reason, const char *word)
{
  sortie_refuse (why, reason, 0, 0, 0, 0);
  if (why != NULL)
    {
      g_autofree char *clean = sortie_text_clean (word);
      const char *end;

      g_strlcpy (why->word, clean, sizeof why->word);
      /* never show half a character at the cut */
      g_utf8_validate (why->word, -1, &end);
      why->word[end - why->word] = '\0';
    }
  return FALSE;
}

/* Adds one more choice, ": b4, e3"; or an ellipsis if there is no room. */
static void
add_choice (SortieRefusal *why, const char *text)
{
  gsize used = strlen (why->choices);
  const char *separator = used == 0 ? ": " : ", ";

  if (g_str_has_suffix (why->choices, ELLIPSIS))
    return;
  if (used + strlen (separator) + strlen (text) + strlen (", " ELLIPSIS) >= sizeof why->choices)
    text = ELLIPSIS;
  g_snprintf (why->choices + used, sizeof why->choices - used, "%s%s", separator, text);
}

/* Whether players call it by its name: a card in their language, or a place that has no coordinates. */
static gboolean
is_spoken (SortieOffers *offers, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_PLACE)
    return offers->setup->places[sortie_place_spot (offers->setup, sortie_ref_index (ref))->decl].shape
           != SORTIE_PLACE_GRID;
  return sortie_ref_kind (ref) == SORTIE_REF_CARD && sortie_lexicon_is_translated (offers->names)
         && sortie_card_has_face (offers->p, sortie_ref_index (ref), offers->seat);
}

/* Its name as its reader types it, if no other of the @n things has that name. (nullable) (transfer full) */
static char *
spoken (SortieOffers *offers, const SortieRef *refs, guint n, guint i)
{
  char name[SORTIE_MOVE_TEXT], other[SORTIE_MOVE_TEXT];

  if (!is_spoken (offers, refs[i]))
    return NULL;
  sortie_ref_name (offers->p, offers->seat, refs[i], name);
  for (guint k = 0; k < n; k++)
    if (!sortie_refs_alike (offers->p, offers->seat, refs[i], refs[k])
        && strcmp (sortie_ref_name (offers->p, offers->seat, refs[k], other), name) == 0)
      return NULL;
  return sortie_ref_kind (refs[i]) == SORTIE_REF_PLACE ? sortie_spell_name (name) : sortie_words_as_typed (name);
}

gboolean
sortie_refuse_as_several (SortieRefusal *why, SortieOffers *offers, const SortieOperand *operand,
                          const SortieRef *refs, guint n, const char *word)
{
  sortie_refuse_word (why, SORTIE_REASON_AMBIGUOUS, word);
  for (guint i = 0; why != NULL && i < n; i++)
    {
      g_autofree char *name = spoken (offers, refs, n, i);
      gboolean again = FALSE;

      for (guint k = 0; k < i && !again; k++)
        again = sortie_refs_alike (offers->p, offers->seat, refs[i], refs[k]);
      if (!again)
        add_choice (why, name != NULL ? name : sortie_offers_forms (offers, operand, refs[i])->written);
    }
  return FALSE;
}
