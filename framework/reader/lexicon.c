/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* lexicon.c: the names of cards, folded when they are first needed. */
#include "reader/internal.h"

#include <string.h>

#include "base/i18n.h"
#include "base/internal.h"
#include "base/text.h"
#include "flow/front-end.h"
#include "reader/reader.h"

/* Names of things with their places: as many as a long match has, but a limited amount of memory. */
#define MAX_OTHERS 10000
/* A word must have this many letters before it has an ending. */
#define LEAST_PLURAL 3

static void
forget_names (SortieLexicon *names)
{
  for (guint i = 0; i < names->catalogue->n_defs; i++)
    {
      g_clear_pointer (&names->defs[i].name, g_free);
      g_clear_pointer (&names->defs[i].printed, g_free);
    }
  g_hash_table_remove_all (names->others);
  g_clear_pointer (&names->verbs, g_hash_table_unref);
  g_clear_pointer (&names->verb_words, g_free);
  g_clear_pointer (&names->verb_ids, g_free);
  g_clear_pointer (&names->asked, g_free);
}

SortieLexicon *
sortie_lexicon_new (const SortieCatalogue *catalogue, const SortieSetup *setup)
{
  SortieLexicon *names = g_new0 (SortieLexicon, 1);

  names->owners = 1;
  names->catalogue = catalogue;
  names->setup = setup;
  names->defs = g_new0 (SortieFoldedNames, catalogue->n_defs);
  names->others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  names->language = sortie_text_language ();
  return names;
}

SortieLexicon *
sortie_lexicon_share (SortieLexicon *names)
{
  names->owners++;
  return names;
}

void
sortie_lexicon_free (SortieLexicon *names)
{
  if (names == NULL || --names->owners > 0)
    return;
  forget_names (names);
  g_hash_table_unref (names->others);
  g_free (names->defs);
  g_free (names);
}

void
sortie_lexicon_refresh (SortieLexicon *names)
{
  const char *now = sortie_text_language ();

  if (now == names->language)
    return;
  forget_names (names);
  names->language = now;
}

gboolean
sortie_lexicon_is_translated (const SortieLexicon *names)
{
  return *names->language != '\0';
}

gboolean
sortie_lexicon_are_alike (const char *typed, const char *name)
{
  for (; *name != '\0'; name++)
    if (*typed != '\0' && (*typed == *name || (*typed == '-' && *name == ' ')))
      typed++;
    else if (strchr ("(),", *name) == NULL)
      return FALSE;
  return *typed == '\0';
}

guint
sortie_lexicon_inflected (SortieLexicon *names, const char *folded, const char *const *words, guint *ret)
{
  guint n = 0, first = 0;

  for (guint i = 0; words != NULL && words[i] != NULL; i++)
    if (sortie_words_are_inflected (folded, sortie_lexicon_fold (names, words[i]))
        && (n == 0 || strcmp (words[i], words[first]) != 0) && n++ == 0)
      first = i;
  if (n > 0 && ret != NULL)
    *ret = first;
  return n;
}

/* ---- Verbs ----------------------------------------------------------------------------- */

/* If two verbs share a word, the first verb has it. */
static GHashTable *
fold_verbs (const SortieLexicon *names)
{
  GHashTable *verbs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint verb = 0; verb < sortie_n_verbs (names->setup); verb++)
    {
      char *word = sortie_words_fold (sortie_verb_word (names->setup, verb));

      if (g_hash_table_contains (verbs, word) || !sortie_verb_is_used (names->setup, verb))
        g_free (word);
      else
        g_hash_table_insert (verbs, word, GUINT_TO_POINTER (verb + 1));
    }
  return verbs;
}

static GHashTable *
verbs_of (SortieLexicon *names)
{
  if (names->verbs == NULL)
    names->verbs = fold_verbs (names);
  return names->verbs;
}

gboolean
sortie_lexicon_verb (SortieLexicon *names, const char *typed, guint8 *ret)
{
  g_autofree char *folded = NULL;
  guint found;

  if (names->setup == NULL)
    return FALSE;
  if (sortie_verb_find (names->setup, typed, ret))
    return TRUE;
  if (!sortie_lexicon_is_translated (names))
    return FALSE;
  folded = sortie_words_fold (typed);
  found = GPOINTER_TO_UINT (g_hash_table_lookup (verbs_of (names), folded));
  if (found == 0)
    return FALSE;
  if (ret != NULL)
    *ret = (guint8) (found - 1);
  return TRUE;
}

/* What @word_of says of each verb that the match uses, by verb, and "" for the others. (transfer container) */
static const char **
list_verbs (const SortieLexicon *names, const char *(*word_of) (const SortieSetup *setup, guint verb))
{
  const guint n = sortie_n_verbs (names->setup);
  const char **words = g_new0 (const char *, n + 1);

  for (guint verb = 0; verb < n; verb++)
    words[verb] = sortie_verb_is_used (names->setup, verb) ? word_of (names->setup, verb) : "";
  return words;
}

static const char *const *
words_for_verbs (SortieLexicon *names)
{
  if (names->verb_words == NULL)
    names->verb_words = list_verbs (names, sortie_verb_word);
  return names->verb_words;
}

static const char *
id_of_verb (const SortieSetup *setup, guint verb)
{
  return sortie_verb (setup, verb)->id;
}

static const char *const *
ids_of_verbs (SortieLexicon *names)
{
  if (names->verb_ids == NULL)
    names->verb_ids = list_verbs (names, id_of_verb);
  return names->verb_ids;
}

/* The word that begins as typed. If one of two is the beginning of the other, as "pass" and "pass-all", the shorter. */
typedef struct
{
  const char *word; /* (nullable): NULL: none does */
  guint verb;
  gboolean several;
} Begun;

static void
note_begun (Begun *begun, const char *typed, const char *word, guint verb)
{
  if (!g_str_has_prefix (word, typed) || (begun->word != NULL && g_str_has_prefix (word, begun->word)))
    return;
  begun->several = begun->word != NULL && !g_str_has_prefix (begun->word, word);
  begun->word = word;
  begun->verb = verb;
}

static Begun
find_begun_id (const SortieLexicon *names, const char *typed)
{
  Begun begun = { .word = NULL };

  for (guint verb = 0; verb < sortie_n_verbs (names->setup) && !begun.several; verb++)
    if (sortie_verb_is_used (names->setup, verb))
      note_begun (&begun, typed, sortie_verb (names->setup, verb)->id, verb);
  return begun;
}

static Begun
find_begun_word (SortieLexicon *names, const char *typed)
{
  Begun begun = { .word = NULL };
  GHashTableIter iter;
  gpointer word, number;

  g_hash_table_iter_init (&iter, verbs_of (names));
  while (!begun.several && g_hash_table_iter_next (&iter, &word, &number))
    note_begun (&begun, typed, word, GPOINTER_TO_UINT (number) - 1);
  return begun;
}

/* The verb of which the word is another form in the reader's language: "wystawiam" for "wystaw". */
static Begun
find_inflected (SortieLexicon *names, const char *typed)
{
  guint verb = 0;
  const guint n = sortie_lexicon_inflected (names, typed, words_for_verbs (names), &verb);

  return (Begun){ .word = n > 0 ? names->verb_words[verb] : NULL, .verb = verb, .several = n > 1 };
}

gboolean
sortie_lexicon_is_inflected_verb (SortieLexicon *names, const char *typed)
{
  return sortie_lexicon_inflected (names, typed, words_for_verbs (names), NULL) > 0
         || sortie_lexicon_inflected (names, typed, ids_of_verbs (names), NULL) > 0;
}

/* What begins so in either language: two verbs are none. */
static Begun
join_begun (Begun english, Begun spoken)
{
  if (english.word == NULL)
    return spoken;
  english.several |= spoken.word != NULL && (spoken.several || spoken.verb != english.verb);
  return english;
}

gboolean
sortie_lexicon_verb_begun (SortieLexicon *names, const SortieSpan *word, guint8 *ret)
{
  Begun begun;

  if (names->setup == NULL)
    return FALSE;
  begun = find_begun_id (names, word->folded);
  if (sortie_lexicon_is_translated (names))
    begun = join_begun (begun, find_begun_word (names, word->folded));
  if (begun.word == NULL && sortie_lexicon_is_translated (names))
    begun = find_inflected (names, word->folded);
  *ret = (guint8) begun.verb;
  return begun.word != NULL && !begun.several
         && (strlen (word->folded) >= LEAST_BEGINNING || begun.verb == SORTIE_VERB_YES || begun.verb == SORTIE_VERB_NO);
}

gboolean
sortie_lexicon_verb_meant (SortieLexicon *names, const SortieSpan *word, guint8 *ret)
{
  return sortie_lexicon_verb (names, word->text, ret) || sortie_lexicon_verb_begun (names, word, ret);
}

/* Whether it is another word of the verb, from the table or in the reader's language. */
static gboolean
is_also (SortieLexicon *names, guint verb, const SortieSpan *word)
{
  const char *also = sortie_verb (names->setup, verb)->also, *spoken;
  g_auto (GStrv) words = NULL, english = NULL;

  if (also == NULL || !sortie_verb_is_used (names->setup, verb))
    return FALSE;
  spoken = sortie_rules_text (names->setup, verb < SORTIE_N_VERBS, also);
  words = g_strsplit (sortie_lexicon_fold (names, spoken), " ", -1);
  english = g_strsplit (also, " ", -1);
  return g_strv_contains ((const char *const *) english, word->folded)
         || g_strv_contains ((const char *const *) words, word->folded);
}

gboolean
sortie_lexicon_verb_known (SortieLexicon *names, const char *typed, guint8 *ret)
{
  g_autofree char *folded = sortie_words_fold (typed);
  const SortieSpan word = { .text = typed, .folded = folded };
  gboolean known = sortie_lexicon_verb (names, typed, ret);

  for (guint verb = 0; !known && names->setup != NULL && verb < sortie_n_verbs (names->setup); verb++)
    if (is_also (names, verb, &word))
      {
        *ret = (guint8) verb;
        known = TRUE;
      }
  return known;
}

/* ---- Cards ----------------------------------------------------------------------------- */

const char *
sortie_lexicon_fold (SortieLexicon *names, const char *name)
{
  char *fold = g_hash_table_lookup (names->others, name);

  if (fold != NULL)
    return fold;
  if (g_hash_table_size (names->others) == MAX_OTHERS)
    g_hash_table_remove_all (names->others);
  fold = sortie_words_fold (name);
  g_hash_table_insert (names->others, g_strdup (name), fold);
  return fold;
}

const char *
sortie_lexicon_name (SortieLexicon *names, guint16 def)
{
  SortieFoldedNames *f = &names->defs[def];

  if (f->name == NULL)
    f->name = sortie_words_fold (sortie_def_name (names->catalogue, def));
  return f->name;
}

const char *
sortie_lexicon_printed (SortieLexicon *names, guint16 def)
{
  SortieFoldedNames *f = &names->defs[def];

  if (f->printed == NULL)
    f->printed = sortie_words_fold (names->catalogue->defs[def].name);
  return f->printed;
}

/* Like g_str_has_prefix(), but a hyphen may stand for a blank: "ember-s" begins "ember sprite". */
static gboolean
begins_with (const char *name, const char *typed)
{
  while (*typed != '\0' && (*typed == *name || (*typed == '-' && *name == ' ')))
    {
      typed++;
      name++;
    }
  return *typed == '\0';
}

/* Whether a word inside the name begins as typed. */
static gboolean
begins_inside (const char *name, const char *typed)
{
  for (const char *at = strpbrk (name, " -'"); at != NULL; at = strpbrk (at + 1, " -'"))
    if (begins_with (at + 1, typed))
      return TRUE;
  return FALSE;
}

/* Whether a word in the name, or several, have the ending of the English plural: "oath knights". */
static gboolean
is_plural (const char *typed, const char *name)
{
  static const char *const endings[] = { "s", "es" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *stem = g_str_has_suffix (typed, endings[i])
                                  ? g_strndup (typed, strlen (typed) - strlen (endings[i])) : NULL;

      if (stem != NULL && strlen (stem) >= LEAST_PLURAL && sortie_words_are_part (stem, name))
        return TRUE;
    }
  return FALSE;
}

gboolean
sortie_lexicon_ends_otherwise (const SortieLexicon *names, const char *typed, const char *name)
{
  if (sortie_lexicon_is_translated (names))
    return sortie_words_end_otherwise (typed, name);
  return !names->as_written && is_plural (typed, name);
}

SortieNameFit
sortie_lexicon_fit (const SortieLexicon *names, const char *typed, const char *name, SortieNameFit least)
{
  gboolean begins;

  if (*typed == '\0' || *name == '\0')
    return SORTIE_NAME_FITS_NOT;
  if (sortie_lexicon_are_alike (typed, name))
    return SORTIE_NAME_SOUNDS_ALIKE;
  begins = begins_with (name, typed);
  if (sortie_words_are_part (typed, name))
    return begins ? SORTIE_NAME_IS_FIRST : SORTIE_NAME_IS_PART;
  if (begins)
    return SORTIE_NAME_BEGINS;
  if (least <= SORTIE_NAME_BEGINS_WORD && begins_inside (name, typed))
    return SORTIE_NAME_BEGINS_WORD;
  return least <= SORTIE_NAME_IS_INFLECTED && sortie_lexicon_ends_otherwise (names, typed, name)
             ? SORTIE_NAME_IS_INFLECTED : SORTIE_NAME_FITS_NOT;
}

gboolean
sortie_lexicon_outlines (const char *typed, const char *name)
{
  g_auto (GStrv) parts = g_strsplit_set (typed, " -", -1), words = g_strsplit_set (name, " -", -1);
  guint n = 0;

  for (guint i = 0; words[i] != NULL && parts[n] != NULL; i++)
    if (*parts[n] != '\0' && g_str_has_prefix (words[i], parts[n]))
      n++;
  return parts[n] == NULL;
}

/* Ids do not count as names: "cloak" does not mean the Thief, whose id is cloak-thief. */
SortieNameFit
sortie_lexicon_fit_def (SortieLexicon *names, guint16 def, const SortieSpan *word, SortieNameFit least)
{
  const char *sign = names->catalogue->defs[def].sign, *printed;
  SortieNameFit fit = sortie_lexicon_fit (names, word->folded, sortie_lexicon_name (names, def), least);

  if (sign != NULL && g_ascii_strcasecmp (sign, word->text) == 0)
    return SORTIE_NAME_SOUNDS_ALIKE;
  printed = sortie_lexicon_is_translated (names) ? sortie_lexicon_printed (names, def) : NULL;
  if (printed != NULL && fit < SORTIE_NAME_SOUNDS_ALIKE)
    fit = MAX (fit, sortie_lexicon_fit (names, word->folded, printed, least));
  return fit > SORTIE_NAME_IS_INFLECTED && fit < SORTIE_NAME_SOUNDS_ALIKE
                 && sortie_lexicon_verb (names, word->text, NULL) ? SORTIE_NAME_FITS_NOT : fit;
}

guint16
sortie_lexicon_def_called (SortieLexicon *names, const SortieSpan *word)
{
  const SortieCatalogue *catalogue = names->catalogue;
  guint16 def = sortie_catalogue_find (catalogue, word->folded);

  for (guint16 i = 1; def == 0 && i < catalogue->n_defs; i++)
    if (sortie_lexicon_fit_def (names, i, word, SORTIE_NAME_SOUNDS_ALIKE) == SORTIE_NAME_SOUNDS_ALIKE)
      def = i;
  return def;
}

/* How many words, also joined by hyphens. */
static guint
count_words (const char *folded)
{
  guint n = 1;

  for (; *folded != '\0'; folded++)
    n += *folded == ' ' || *folded == '-';
  return n;
}

gboolean
sortie_lexicon_is_inflected (SortieLexicon *names, const SortieSpan *word)
{
  const guint n = count_words (word->folded);

  for (guint16 def = 1; def < names->catalogue->n_defs; def++)
    if (sortie_lexicon_ends_otherwise (names, word->folded, sortie_lexicon_name (names, def))
        && count_words (sortie_lexicon_name (names, def)) == n)
      return TRUE;
  return FALSE;
}

/* How many cards have a name that fits from @least to @most; @ret: the first. */
static guint
count_fitting (SortieLexicon *names, const SortieSpan *word, SortieNameFit least, SortieNameFit most, guint16 *ret)
{
  guint n = 0;

  for (guint16 def = 1; def < names->catalogue->n_defs; def++)
    {
      const SortieNameFit fit = sortie_lexicon_fit_def (names, def, word, least);

      if (fit >= least && fit <= most && n++ == 0)
        *ret = def;
    }
  return n;
}

static guint
count_defs (SortieLexicon *names, const SortieSpan *word, guint16 *ret)
{
  guint n;

  *ret = sortie_lexicon_def_called (names, word);
  if (*ret != 0)
    return 1;
  n = count_fitting (names, word, SORTIE_NAME_IS_PART, SORTIE_NAME_IS_IT, ret);
  return n > 0 ? n : count_fitting (names, word, SORTIE_NAME_IS_INFLECTED, SORTIE_NAME_IS_INFLECTED, ret);
}

guint
sortie_lexicon_defs (SortieLexicon *names, const SortieSpan *word, guint16 *ret)
{
  if (names->asked == NULL || strcmp (names->asked, word->text) != 0)
    {
      g_free (names->asked);
      names->asked = g_strdup (word->text);
      names->asked_n = count_defs (names, word, &names->asked_def);
    }
  *ret = names->asked_def;
  return names->asked_n;
}
