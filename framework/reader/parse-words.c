/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* parse-words.c: what one typed word may mean. */
#include "reader/parse.h"
#include <sortie/base.h>
#include <sortie/speech.h>
#include "model/internal.h"
#include "speech/internal.h"

#define ELLIPSIS "…"

/* "one.track2" and "hand/imp": own places, what stands on them, and cards of the pile that a verb is
 * for may be written in full, too. */
static gboolean
is_written_in_full (const SortiePlay *p, guint8 seat, SortieRef ref, const char *word)
{
  char buffer[SORTIE_MOVE_TEXT];

  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_CARD:
      return strchr (word, '/') != NULL
             && strcmp (word, sortie_ref_format (p, seat, ref, buffer)) == 0;
    case SORTIE_REF_PIECE:
    case SORTIE_REF_PLACE:
      return strchr (word, '.') != NULL
             && strcmp (word, sortie_ref_format (p, SORTIE_NO_SEAT, ref, buffer)) == 0;
    default:
      return FALSE;
    }
}

guint16
sortie_readable_def (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  if (sortie_ref_kind (ref) == SORTIE_REF_PIECE && sortie_piece_exists (p, ref))
    return sortie_piece_def (p, ref);
  if (sortie_ref_kind (ref) == SORTIE_REF_CARD
      && sortie_card_has_face (p, sortie_ref_index (ref), seat))
    return sortie_card_of (p, ref)->def;
  return 0;
}

/* "8♥", "j♠": what stands in the corner of a card. */
static gboolean
has_sign (const SortiePlay *p, guint16 def, const char *word)
{
  return def != 0 && sortie_def (p, def)->sign != NULL
         && g_ascii_strcasecmp (sortie_def (p, def)->sign, word) == 0;
}

/* What folds to itself but for capitals. */
static gboolean
is_plain (const char *text)
{
  gsize length = strlen (text);

  return length > 0 && g_str_is_ascii (text) && strpbrk (text, "\t\n") == NULL
         && strstr (text, "  ") == NULL && text[0] != ' ' && text[length - 1] != ' ';
}

/* Whether both fold alike; nearly all names are plain, and then nothing is copied. */
static gboolean
fold_alike (const char *word, const char *name)
{
  g_autofree char *typed = NULL, *called = NULL;

  if (is_plain (word) && is_plain (name))
    return g_ascii_strcasecmp (word, name) == 0;
  typed = sortie_words_fold (word);
  called = sortie_words_fold (name);
  return strcmp (typed, called) == 0;
}

/* Whether the letters stand in the text, in capitals or not. */
static gboolean
has_letters (const char *text, const char *letters)
{
  gsize length = strlen (letters);

  for (; *text != '\0'; text++)
    if (g_ascii_strncasecmp (text, letters, length) == 0)
      return TRUE;
  return FALSE;
}

/* Whether the folded words stand in the name; most do not stand there even as letters. */
static gboolean
is_part_of (const char *part, const char *name)
{
  g_autofree char *folded = NULL;

  if (is_plain (part) && is_plain (name) && !has_letters (name, part))
    return FALSE;
  folded = sortie_words_fold (name);
  return sortie_words_are_part (part, folded);
}

/* "rage": whole words of what a card is called, as printed or in the reader's language. What a move
 * begins with is that: "attack" is no part of "Goblin Horde Attack". */
static gboolean
def_has_part (const SortiePlay *p, guint16 def, const char *word)
{
  g_autofree char *part = sortie_words_fold (word);

  return (is_part_of (part, sortie_def_name (p->setup->catalogue, def))
          || is_part_of (part, sortie_def (p, def)->name)
          || sortie_words_are_part (part, sortie_def (p, def)->id))
         && !sortie_verb_find (p->setup, word, NULL);
}

/* Whether a typed word is how this thing is written, or by name what it is called. */
static gboolean
word_means (const SortiePlay *p, guint8 seat, const SortieOperand *operand, SortieRef ref,
            const char *word, gboolean by_name)
{
  char buffer[SORTIE_MOVE_TEXT];
  const char *written = sortie_operand_format (p, seat, operand, ref, buffer);

  if (!by_name)
    return strcmp (word, written) == 0 || is_written_in_full (p, seat, ref, word);
  if (g_ascii_strcasecmp (word, written) == 0
      || has_sign (p, sortie_readable_def (p, seat, ref), word))
    return TRUE;
  return fold_alike (word, sortie_ref_name (p, seat, ref, buffer));
}

/* Whether this is the id, readable for @seat, of a card in a pile or of what stands on a place. */
static gboolean
has_id (const SortiePlay *p, guint8 seat, SortieRef ref, const char *id)
{
  guint16 def = sortie_readable_def (p, seat, ref);

  return def != 0 && g_ascii_strcasecmp (sortie_def (p, def)->id, id) == 0;
}

/* Behind whose it is: "front" of "boss.front", of what is a place or stands on one. NULL: @seat need not
 * say whose. Into @buffer. */
static const char *
place_of_other (const SortiePlay *p, guint8 seat, SortieRef ref, char *buffer)
{
  gboolean is_placed = sortie_ref_kind (ref) == SORTIE_REF_PIECE
                       || sortie_ref_kind (ref) == SORTIE_REF_PLACE;
  const char *dot = is_placed ? strchr (sortie_ref_format (p, seat, ref, buffer), '.') : NULL;

  return dot != NULL ? dot + 1 : NULL;
}

gboolean
sortie_is_at_own_place (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  char buffer[SORTIE_MOVE_TEXT];

  return place_of_other (p, SORTIE_NO_SEAT, ref, buffer) != NULL
         && place_of_other (p, seat, ref, buffer) == NULL;
}

/* What stands there is meant only if nothing stands on the reader's own place of that name. */
static gboolean
is_place_of_other (const SortiePlay *p, guint8 seat, SortieRef ref, const char *word)
{
  char buffer[SORTIE_MOVE_TEXT];
  const char *place = place_of_other (p, seat, ref, buffer);
  guint16 own = place != NULL ? sortie_place_parse (p->setup, place, seat) : SORTIE_NO_INDEX;

  return place != NULL && g_ascii_strcasecmp (place, word) == 0
         && (sortie_ref_kind (ref) == SORTIE_REF_PLACE || own == SORTIE_NO_INDEX
             || sortie_place_is_free (p, own));
}

static gboolean
is_named_with_place (const SortiePlay *p, guint8 seat, SortieRef ref, const char *word)
{
  char buffer[SORTIE_MOVE_TEXT];

  return fold_alike (word, sortie_ref_name_and_place (p, seat, ref, buffer));
}

/* Whether the word is a part of the name of a card in a pile, or of what stands on a place. */
static gboolean
is_part_of_name (const SortiePlay *p, guint8 seat, SortieRef ref, const char *word)
{
  guint16 def = sortie_readable_def (p, seat, ref);

  return def != 0 && def_has_part (p, def, word);
}

gboolean
sortie_operand_means (const SortiePlay *p, guint8 seat, const SortieOperand *operand,
                      SortieRef ref, const char *word, SortieReading reading)
{
  switch (reading)
    {
    case SORTIE_AS_WRITTEN:
      return word_means (p, seat, operand, ref, word, FALSE);
    case SORTIE_BY_NAME:
      return word_means (p, seat, operand, ref, word, FALSE)
             || word_means (p, seat, operand, ref, word, TRUE);
    case SORTIE_BY_ID:
      return has_id (p, seat, ref, word);
    case SORTIE_BY_NAME_AND_PLACE:
      return is_named_with_place (p, seat, ref, word);
    case SORTIE_BY_PLACE_OF_OTHER:
      return is_place_of_other (p, seat, ref, word);
    case SORTIE_BY_PART:
      return word_means (p, seat, operand, ref, word, FALSE)
             || word_means (p, seat, operand, ref, word, TRUE) || has_id (p, seat, ref, word)
             || is_named_with_place (p, seat, ref, word) || is_part_of_name (p, seat, ref, word);
    case SORTIE_N_READINGS:
      break;
    }
  return FALSE;
}

/* The definition itself, or 0. */
static guint16
def_called (const SortiePlay *p, const char *word)
{
  const SortieCatalogue *catalogue = p->setup->catalogue;
  g_autofree char *typed = sortie_words_fold (word);
  guint16 def = sortie_catalogue_find (catalogue, typed);

  for (guint16 i = 1; def == 0 && i < catalogue->n_defs; i++)
    if (fold_alike (typed, sortie_def_name (catalogue, i)) || has_sign (p, i, word))
      def = i;
  return def;
}

guint
sortie_word_defs (const SortiePlay *p, const char *word, guint16 *ret)
{
  guint n = 0;

  *ret = def_called (p, word);
  if (*ret != 0)
    return 1;
  for (guint16 def = 1; def < p->setup->catalogue->n_defs; def++)
    if (def_has_part (p, def, word) && n++ == 0)
      *ret = def;
  return n;
}

/* ---- Refusing -------------------------------------------------------------------------- */

gboolean
sortie_refuse_word (SortieRefusal *why, guint reason, const char *word)
{
  sortie_refuse (why, reason, 0, 0, 0, 0);
  if (why != NULL)
    {
      g_autofree char *clean = sortie_text_clean (word);
      const char *end;

      g_strlcpy (why->word, clean, sizeof why->word);
      /* half a character at the cut must not reach the reader */
      g_utf8_validate (why->word, -1, &end);
      why->word[end - why->word] = '\0';
    }
  return FALSE;
}

/* ": b4, e3", one choice more; an ellipsis for those that have no room. */
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

gboolean
sortie_refuse_as_several (SortieRefusal *why, const SortiePlay *p, guint8 seat,
                          const SortieOperand *operand, const SortieRef *refs, guint n,
                          const char *word)
{
  char buffer[SORTIE_MOVE_TEXT];

  sortie_refuse_word (why, SORTIE_REASON_AMBIGUOUS, word);
  for (guint i = 0; why != NULL && i < n; i++)
    {
      gboolean again = FALSE;

      for (guint k = 0; k < i && !again; k++)
        again = sortie_refs_alike (p, seat, refs[i], refs[k]);
      if (!again)
        add_choice (why, sortie_operand_format (p, seat, operand, refs[i], buffer));
    }
  return FALSE;
}
