/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* words.c: decides whether words mean a thing. */
#include "base/internal.h"
#include "reader/internal.h"
#include "reader/reader.h"

#include <string.h>

/* The seat may be left out of its own things. */
static gboolean
is_in_set (const SortieForms *forms, const char *text)
{
  const char *dot = forms->is_own && forms->in_set != NULL ? strchr (forms->in_set, '.') : NULL;

  return forms->in_set != NULL
         && (strcmp (text, forms->in_set) == 0 || (dot != NULL && strcmp (text, dot + 1) == 0));
}

static gboolean
is_listed_form (const SortieForms *forms, const char *text)
{
  return strcmp (text, forms->written) == 0
         || (forms->in_full != NULL && strcmp (text, forms->in_full) == 0)
         || is_in_set (forms, text);
}

/* The first of several may be typed with its number, as the others must; so may the only one. */
static gboolean
is_as_written (const SortieForms *forms, const char *text)
{
  g_autofree char *first = NULL;

  if (is_listed_form (forms, text))
    return TRUE;
  if (forms->def == 0 || !g_str_has_suffix (text, "#1"))
    return FALSE;
  first = g_strndup (text, strlen (text) - strlen ("#1"));
  return is_listed_form (forms, first);
}

/* "8♥", "j♠": the sign in the corner of a card. */
static gboolean
has_sign (const SortieOffers *offers, const SortieForms *forms, const char *text)
{
  const char *sign = forms->def != 0 ? offers->setup->catalogue->defs[forms->def].sign : NULL;

  return sign != NULL && g_ascii_strcasecmp (sign, text) == 0;
}

/* The place and what is there, as written if several pieces are there. */
static gboolean
is_place_and_id (const SortieOffers *offers, const SortieForms *forms, SortieRef ref, const char *text)
{
  const char *slash = strrchr (text, '/'), *id;
  gsize place = slash != NULL ? (gsize) (slash - text) : 0, length;

  if (slash == NULL || forms->def == 0 || sortie_ref_kind (ref) != SORTIE_REF_PIECE)
    return FALSE;
  id = offers->setup->catalogue->defs[forms->def].id;
  length = strlen (id);
  if (g_ascii_strncasecmp (slash + 1, id, length) != 0
      || (slash[1 + length] != '\0' && strcmp (slash + 1 + length, "#1") != 0))
    return FALSE;
  return (strlen (forms->written) == place && g_ascii_strncasecmp (text, forms->written, place) == 0)
         || (forms->in_full != NULL && strlen (forms->in_full) == place
             && g_ascii_strncasecmp (text, forms->in_full, place) == 0);
}

/* "fireling#2" for the card that the list writes "draw/phoenix-fireling#2". */
static gboolean
is_name_of_copy (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieForms *forms,
                 const SortieSpan *word)
{
  const char *typed = strrchr (word->folded, '#'), *number = strrchr (forms->written, '#');
  g_autofree char *name = typed != NULL ? g_strndup (word->folded, (gsize) (typed - word->folded)) : NULL;

  return typed != NULL && number != NULL && strcmp (typed, number) == 0
         && sortie_lexicon_are_alike (name, sortie_offers_name (offers, operand, ref));
}

/* "byloss", who has the Boss's side. */
static gboolean
is_name_of_seat (const SortieOffers *offers, const SortieForms *forms, SortieRef ref, const SortieSpan *word)
{
  return sortie_ref_kind (ref) == SORTIE_REF_SEAT && forms->def != 0
         && sortie_lexicon_fit_def (offers->names, forms->def, word, SORTIE_NAME_SOUNDS_ALIKE)
                >= SORTIE_NAME_SOUNDS_ALIKE;
}

static gboolean
is_by_name (SortieOffers *offers, const SortieOperand *operand, SortieRef ref,
            const SortieSpan *word)
{
  const SortieForms *forms = sortie_offers_forms (offers, operand, ref);

  return is_as_written (forms, word->text) || g_ascii_strcasecmp (word->text, forms->written) == 0
         || has_sign (offers, forms, word->text) || is_place_and_id (offers, forms, ref, word->text)
         || sortie_lexicon_are_alike (word->folded, sortie_offers_name (offers, operand, ref))
         || is_name_of_copy (offers, operand, ref, forms, word) || is_name_of_seat (offers, forms, ref, word);
}

/* Whether this is the id, readable for the seat, of a card in a pile or a piece on a place. */
static gboolean
is_by_id (const SortieOffers *offers, const SortieForms *forms, const char *text)
{
  return forms->def != 0
         && g_ascii_strcasecmp (offers->setup->catalogue->defs[forms->def].id, text) == 0;
}

/* Another seat's place without its owner, if nothing is on the reader's own place of that name. */
static gboolean
is_place_of_other (const SortieOffers *offers, const SortieForms *forms, SortieRef ref,
                   const char *text)
{
  const SortiePlay *p = offers->p;
  guint16 own;

  if (forms->place == NULL || g_ascii_strcasecmp (forms->place, text) != 0)
    return FALSE;
  own = sortie_place_parse (p->setup, forms->place, offers->seat);
  return sortie_ref_kind (ref) == SORTIE_REF_PLACE || own == SORTIE_NO_INDEX
         || sortie_place_is_free (p, own);
}

/* "k" or "10" for "K♥" or "10♥": the sign of a card without its last character. */
static gboolean
is_rank (const SortieOffers *offers, const SortieForms *forms, SortieRef ref, const char *text)
{
  const char *sign = forms->def != 0 ? offers->setup->catalogue->defs[forms->def].sign : NULL;
  const gsize length = strlen (text);

  return sign != NULL && sortie_ref_kind (ref) == SORTIE_REF_CARD && g_ascii_strncasecmp (sign, text, length) == 0
         && g_utf8_strlen (sign + length, -1) == 1;
}

SortieNameFit
sortie_reading_fit (SortieReading reading)
{
  if (reading < SORTIE_BY_PART)
    return SORTIE_NAME_SOUNDS_ALIKE;
  if (reading < SORTIE_BY_BEGINNING)
    return SORTIE_NAME_IS_PART;
  return reading == SORTIE_BY_ENDING ? SORTIE_NAME_IS_INFLECTED : SORTIE_NAME_BEGINS_WORD;
}

/* Whether the name of the card fits well enough for the reading; a single letter begins no name. */
static gboolean
fits_card (const SortieOffers *offers, const SortieForms *forms, const SortieSpan *word, SortieReading reading)
{
  const SortieNameFit least = strlen (word->folded) >= LEAST_BEGINNING ? sortie_reading_fit (reading)
                                                                       : SORTIE_NAME_IS_PART;

  return forms->def != 0 && sortie_lexicon_fit_def (offers->names, forms->def, word, least) >= least;
}

/* ---- Names with places ------------------------------------------------------------------- */

static gboolean
is_between (char c)
{
  return c == ' ' || c == '-';
}

/* What is left of folded words without a folded place before or behind them. (nullable) (transfer full) */
static char *
without_place (const char *typed, const char *place, gsize n)
{
  const gsize length = strlen (typed);

  if (n == 0 || length < n + 2)
    return NULL;
  if (strncmp (typed, place, n) == 0 && is_between (typed[n]))
    return g_strdup (typed + n + 1);
  if (strncmp (typed + length - n, place, n) == 0 && is_between (typed[length - n - 1]))
    return g_strndup (typed, length - n - 1);
  return NULL;
}

/* "fighter c4", "c4 fighter", "imp war track 2": a piece by its name, which fits at least so well, and its place. */
static gboolean
has_name_and_place (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieSpan *word,
                    SortieNameFit least)
{
  const SortieForms *forms = sortie_offers_forms (offers, operand, ref);
  const char *title;
  g_autofree char *name = NULL;
  SortieSpan rest;

  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE || forms->def == 0)
    return FALSE;
  name = without_place (word->folded, forms->written, strcspn (forms->written, "/"));
  if (name == NULL && forms->place != NULL)
    name = without_place (word->folded, forms->place, strcspn (forms->place, "/"));
  title = name == NULL ? strrchr (sortie_offers_name_and_place (offers, operand, ref), '(') : NULL;
  if (title != NULL)
    name = without_place (word->folded, title + 1, strcspn (title + 1, ")"));
  rest = (SortieSpan){ .text = name, .folded = name };
  return name != NULL && sortie_lexicon_fit_def (offers->names, forms->def, &rest, least) >= least;
}

/* The place follows the name, or stands before it, so one word is never both. */
static gboolean
is_by_name_and_place (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieSpan *word,
                      SortieNameFit least)
{
  return strpbrk (word->folded, " -") != NULL
         && (sortie_lexicon_are_alike (word->folded, sortie_offers_name_and_place (offers, operand, ref))
             || has_name_and_place (offers, operand, ref, word, least));
}

static gboolean
is_by_part (SortieOffers *offers, const SortieOperand *operand, SortieRef ref,
            const SortieSpan *word)
{
  const SortieForms *forms = sortie_offers_forms (offers, operand, ref);

  return is_by_name (offers, operand, ref, word) || is_by_id (offers, forms, word->text)
         || is_by_name_and_place (offers, operand, ref, word, SORTIE_NAME_IS_PART)
         || fits_card (offers, forms, word, SORTIE_BY_PART) || is_rank (offers, forms, ref, word->text);
}

/* "d4/cave" for "d4/cave-prisoner": after the place, from two letters on, like beginnings of names. */
static gboolean
is_begun_there (const SortieForms *forms, const char *text)
{
  const char *slash = strchr (text, '/');

  return slash != NULL && strlen (slash + 1) >= LEAST_BEGINNING
         && g_ascii_strncasecmp (text, forms->written, strlen (text)) == 0;
}

/* "fro" for `front`, "boss.fro" for `boss.front`; but "boss" means the Boss, and "bos" none of the Boss's places. */
static gboolean
is_place_begun (const SortieOffers *offers, const SortieForms *forms, const char *text)
{
  const gsize length = strlen (text);

  return g_ascii_strncasecmp (forms->written, text, length) == 0 && strpbrk (forms->written + length, "./") == NULL
         && sortie_place_parse (offers->setup, text, offers->seat) == SORTIE_NO_INDEX;
}

/* "fro" for `front`, "front-two" for "Front Line towards Player Two". */
static gboolean
is_begun_place (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieSpan *word)
{
  return sortie_ref_kind (ref) == SORTIE_REF_PLACE && strlen (word->folded) >= LEAST_BEGINNING
         && (is_place_begun (offers, sortie_offers_forms (offers, operand, ref), word->folded)
             || sortie_lexicon_outlines (word->folded, sortie_offers_name (offers, operand, ref)));
}

/* Things that are not cards may be typed by the beginning of their written form or name: "bos" for the Boss, "spa"
   for spades; places by some words of their name: "front-two" for "Front Line towards Player Two". */
static gboolean
is_begun_name (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieSpan *word)
{
  if (strlen (word->folded) < LEAST_BEGINNING || sortie_lexicon_verb (offers->names, word->text, NULL)) /* "no" */
    return FALSE;
  switch (sortie_ref_kind (ref))
    {
    case SORTIE_REF_PIECE:
      return is_place_begun (offers, sortie_offers_forms (offers, operand, ref), word->folded);
    case SORTIE_REF_PLACE:
      return is_begun_place (offers, operand, ref, word);
    case SORTIE_REF_SEAT:
    case SORTIE_REF_WORD:
      return g_str_has_prefix (sortie_offers_forms (offers, operand, ref)->written, word->folded)
             || sortie_lexicon_fit (offers->names, word->folded, sortie_offers_name (offers, operand, ref),
                                    SORTIE_NAME_BEGINS_WORD)
                    >= SORTIE_NAME_BEGINS_WORD;
    default:
      return FALSE;
    }
}

static gboolean
is_begun (SortieOffers *offers, const SortieOperand *operand, SortieRef ref,
          const SortieSpan *word)
{
  const SortieForms *forms = sortie_offers_forms (offers, operand, ref);

  return is_begun_name (offers, operand, ref, word) || (forms->def != 0 && is_begun_there (forms, word->text))
         || fits_card (offers, forms, word, SORTIE_BY_BEGINNING);
}

/* Cards, seats, words, and places by their names. */
static gboolean
is_inflected (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieSpan *word)
{
  const SortieForms *forms = sortie_offers_forms (offers, operand, ref);
  const SortieRefKind kind = sortie_ref_kind (ref);

  if (sortie_lexicon_verb (offers->names, word->text, NULL))
    return FALSE;
  if (kind == SORTIE_REF_SEAT || kind == SORTIE_REF_WORD || kind == SORTIE_REF_PLACE)
    return sortie_lexicon_ends_otherwise (offers->names, word->folded, sortie_offers_name (offers, operand, ref));
  return fits_card (offers, forms, word, SORTIE_BY_ENDING)
         || has_name_and_place (offers, operand, ref, word, SORTIE_NAME_IS_INFLECTED);
}

guint
sortie_meant_there (const SortieOffers *offers, const SortieOperand *operand,
                    const SortieSpan *word, SortieRef *ret)
{
  guint16 place = sortie_place_parse (offers->setup, word->folded, offers->seat);
  guint n = 0;

  if (place == SORTIE_NO_INDEX || sortie_place (offers->p, place)->n < 2)
    return 0;
  for (SortieRef piece = sortie_place_piece (offers->p, place); piece != SORTIE_NOTHING;
       piece = sortie_piece_next_on_place (offers->p, piece))
    if (operand->fits == NULL || operand->fits (offers->p, piece))
      {
        *ret = piece;
        n++;
      }
  return n;
}

/* One of several pieces on the named place, if it is the only one that could ever be meant. */
static gboolean
is_one_there (const SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieSpan *word)
{
  const SortiePiece *piece = sortie_ref_kind (ref) == SORTIE_REF_PIECE ? sortie_piece (offers->p, ref) : NULL;
  SortieRef there;

  return piece != NULL && sortie_place (offers->p, piece->place)->n > 1
         && sortie_meant_there (offers, operand, word, &there) > 0
         && piece->place == sortie_piece (offers->p, there)->place
         && (operand->fits == NULL || operand->fits (offers->p, ref));
}

gboolean
sortie_word_adds (SortieOffers *offers, const SortieOperand *operand, SortieRef ref, const SortieSpan *word,
                  SortieReading reading)
{
  switch (reading)
    {
    case SORTIE_BY_BEGINNING:
      return is_begun (offers, operand, ref, word);
    case SORTIE_BY_ENDING:
      return is_inflected (offers, operand, ref, word);
    default:
      return sortie_word_means (offers, operand, ref, word, reading);
    }
}

gboolean
sortie_word_means (SortieOffers *offers, const SortieOperand *operand, SortieRef ref,
                   const SortieSpan *word, SortieReading reading)
{
  switch (reading)
    {
    case SORTIE_AS_WRITTEN:
      return is_as_written (sortie_offers_forms (offers, operand, ref), word->text);
    case SORTIE_BY_NAME:
      return is_by_name (offers, operand, ref, word);
    case SORTIE_BY_ID:
      return is_by_id (offers, sortie_offers_forms (offers, operand, ref), word->text);
    case SORTIE_BY_NAME_AND_PLACE:
      return is_by_name_and_place (offers, operand, ref, word, SORTIE_NAME_SOUNDS_ALIKE);
    case SORTIE_BY_PLACE_OF_OTHER:
      return is_place_of_other (offers, sortie_offers_forms (offers, operand, ref), ref, word->text);
    case SORTIE_BY_PART:
      return is_by_part (offers, operand, ref, word);
    case SORTIE_BY_BEGINNING:
      return is_by_part (offers, operand, ref, word) || is_begun (offers, operand, ref, word);
    case SORTIE_BY_PLACE_OF_SEVERAL:
      return is_one_there (offers, operand, ref, word) || is_by_part (offers, operand, ref, word)
             || is_begun (offers, operand, ref, word);
    case SORTIE_BY_BEGINNING_AS_VERB:
      return is_begun_place (offers, operand, ref, word);
    case SORTIE_BY_ENDING:
      return is_by_part (offers, operand, ref, word) || is_begun (offers, operand, ref, word)
             || is_inflected (offers, operand, ref, word);
    }
  return FALSE;
}

char *
sortie_spell_name (const char *name)
{
  g_autofree char *lower = g_utf8_strdown (name, -1);
  GString *word = g_string_new (NULL);

  for (const char *at = lower; *at != '\0'; at = g_utf8_next_char (at))
    if (strchr (" (),:", *at) == NULL)
      g_string_append_unichar (word, g_utf8_get_char (at));
    else if (*at == ' ' && word->len > 0)
      g_string_append_c (word, '-');
  return g_string_free (word, FALSE);
}

GArray *
sortie_read_pieces (SortieOffers *offers, const char *typed)
{
  static const SortieOperand operand = { SORTIE_OPERAND_PIECE, .zone = SORTIE_NO_INDEX };
  g_autofree char *folded = sortie_words_fold (typed);
  const SortieSpan name = { .text = typed, .folded = folded };
  GArray *pieces = g_array_new (FALSE, FALSE, sizeof (SortieRef));

  for (SortieReading reading = SORTIE_BY_NAME; reading <= SORTIE_BY_ENDING && pieces->len == 0; reading++)
    for (SORTIE_EACH_PIECE (offers->p, slot))
      {
        const SortieRef piece = sortie_piece_ref (offers->p, slot);

        if (sortie_word_means (offers, &operand, piece, &name, reading))
          g_array_append_val (pieces, piece);
      }
  return pieces;
}
