/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* refuse-name.c: refusals of words that name nothing, or several things. */
#include "reader/internal.h"
#include "base/text.h"
#include "reader/reader.h"

#include <string.h>

#define ELLIPSIS "…"

void
sortie_refuse_quote (char *to, gsize size, const char *text)
{
  g_autofree char *clean = sortie_text_clean (text);
  const char *end;

  g_strlcpy (to, clean, size);
  /* never show half a character at the cut */
  g_utf8_validate (to, -1, &end);
  to[end - to] = '\0';
}

gboolean
sortie_refuse_word (SortieRefusal *why, guint reason, const char *word)
{
  sortie_refuse (why, reason, 0, 0, 0, 0);
  if (why != NULL)
    sortie_refuse_quote (why->word, sizeof why->word, word);
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

/* Whether it is, or is on, a place with coordinates, which say more than any name. */
static gboolean
is_told_by_place (const SortiePlay *p, SortieRef ref)
{
  const guint16 place = sortie_ref_kind (ref) == SORTIE_REF_PLACE   ? sortie_ref_index (ref)
                        : sortie_ref_kind (ref) == SORTIE_REF_PIECE ? sortie_piece_place (p, ref)
                                                                    : SORTIE_NO_INDEX;

  return place != SORTIE_NO_INDEX
         && p->setup->places[sortie_place_spot (p->setup, place)->decl].shape == SORTIE_PLACE_GRID;
}

/* Whether players call it by its name. */
static gboolean
is_spoken (const SortieOffers *offers, SortieRef ref)
{
  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_PLACE:
    case SORTIE_REF_PIECE:
      return !is_told_by_place (offers->p, ref);
    case SORTIE_REF_CARD:
      return sortie_card_has_face (offers->p, sortie_ref_index (ref), offers->seat)
             && sortie_def (offers->p, sortie_card_of (offers->p, ref)->def)->sign == NULL;
    default:
      return FALSE;
    }
}

typedef const char *(*Name) (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer);

/* Its name, if no other of the @n things has that name. (nullable) (transfer full) */
static char *
unlike_others (const SortieOffers *offers, const SortieRef *refs, guint n, guint i, Name name_of)
{
  char name[SORTIE_MOVE_TEXT], other[SORTIE_MOVE_TEXT];

  name_of (offers->p, offers->seat, refs[i], name);
  for (guint k = 0; k < n; k++)
    if (!sortie_refs_alike (offers->p, offers->seat, refs[i], refs[k])
        && strcmp (name_of (offers->p, offers->seat, refs[k], other), name) == 0)
      return NULL;
  return g_strdup (name);
}

/* Its name, with its place if others have that name, too; NULL: it has none that says which of the things it is.
 * (nullable) (transfer full) */
static char *
spoken (const SortieOffers *offers, const SortieRef *refs, guint n, guint i)
{
  char *name;

  if (!is_spoken (offers, refs[i]))
    return NULL;
  name = unlike_others (offers, refs, n, i, sortie_ref_name);
  return name != NULL ? name : unlike_others (offers, refs, n, i, sortie_ref_name_and_place);
}

/* Each of the @n things once: thousands of moves may be about a few things. Returns: how many are in @ret */
static guint
list_each (const SortieOffers *offers, const SortieRef *refs, guint n, SortieRef *ret)
{
  guint n_each = 0;

  for (guint i = 0; i < n; i++)
    {
      guint at = 0;

      while (at < n_each && !sortie_refs_alike (offers->p, offers->seat, refs[i], ret[at]))
        at++;
      if (at == n_each)
        ret[n_each++] = refs[i];
    }
  return n_each;
}

gboolean
sortie_refuse_as_several (SortieRefusal *why, SortieOffers *offers, const SortieOperand *operand,
                          const SortieRef *refs, guint n, const char *word)
{
  g_autofree SortieRef *each = g_new (SortieRef, n);
  const guint n_each = why != NULL ? list_each (offers, refs, n, each) : 0;

  sortie_refuse_word (why, SORTIE_REASON_AMBIGUOUS, word);
  for (guint i = 0; i < n_each; i++)
    {
      g_autofree char *name = spoken (offers, each, n_each, i);

      add_choice (why, name != NULL ? name : sortie_offers_forms (offers, operand, each[i])->written);
    }
  return FALSE;
}
