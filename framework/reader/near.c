/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* near.c: what a word that names nothing may have been meant for. */
#include "reader/internal.h"
#include "base/text.h"
#include "flow/front-end.h"
#include "reader/reader.h"

#include <string.h>

/* The words of a line from number @from on. */
typedef struct
{
  SortieOffers *offers;
  const SortieLine *line;
  guint from, n;
} Words;

static const char *
word (const Words *words, guint i)
{
  return words->line->words[words->from + i];
}

/* ---- What is known ----------------------------------------------------------------------- */

static void
add (GPtrArray *list, const char *text)
{
  g_ptr_array_add (list, g_strdup (text));
}

/* A name as one types it. */
static void
add_name (GPtrArray *list, const char *name)
{
  char *typed = sortie_words_as_typed (name);

  if (typed != NULL)
    g_ptr_array_add (list, typed);
}

/* What may come after the first @n words: nothing that only journals write ("boss.exit"), as places have names. */
static void
add_next (const Words *words, guint n, GPtrArray *list)
{
  g_autoptr (GPtrArray) next = g_ptr_array_new_with_free_func (g_free);

  sortie_complete (words->offers, n > 0 ? words->line->words + words->from : NULL, n, next);
  for (guint i = 0; i < next->len; i++)
    if (strchr (next->pdata[i], '.') == NULL)
      add (list, next->pdata[i]);
}

/* What a first word may be: a verb that is legal now, a verb of the game at another time (except yes and no), or a
 * command of the front end. */
static void
add_first_words (const Words *words, GPtrArray *list)
{
  const SortieSetup *setup = words->offers->setup;

  for (guint i = 0; i < sortie_n_verbs (setup); i++)
    if (sortie_verb_is_offered (setup, i) && i != SORTIE_VERB_YES && i != SORTIE_VERB_NO)
      {
        add (list, sortie_verb (setup, i)->id);
        add (list, sortie_verb_word (setup, i)); /* in the reader's language */
      }
  sortie_offers_add_declining_words (words->offers, list);
  add_next (words, 0, list);
  for (const char *const *other = words->offers->others; other != NULL && *other != NULL; other++)
    add (list, *other);
}

/* The names of what can be chosen, each thing once: a question for a set of cards may have thousands of moves. */
static void
add_choices (const Words *words, GPtrArray *list)
{
  SortieOffers *offers = words->offers;
  const SortieMoves *legal = sortie_offers_legal (offers);
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);
  char name[SORTIE_MOVE_TEXT];

  for (guint i = 0; i < legal->n; i++)
    if (legal->moves[i].verb == SORTIE_VERB_CHOOSE
        && g_hash_table_add (named, GUINT_TO_POINTER (legal->moves[i].arg[0])))
      add_name (list, sortie_ref_name (offers->p, offers->seat, legal->moves[i].arg[0], name));
}

/* The cards that the seat has seen, by id and name. They are in the order of the catalogue, because the order of the
 * cards would tell where they are. */
static void
add_cards (const Words *words, GPtrArray *list)
{
  const SortiePlay *p = words->offers->p;
  const SortieCatalogue *catalogue = p->setup->catalogue;
  g_autofree guint8 *seen = g_malloc0 (catalogue->n_defs);

  for (guint16 card = 0; card < p->s->n_cards; card++)
    if (sortie_card_has_face (p, card, words->offers->seat))
      seen[sortie_card (p, card)->def] = TRUE;
  for (guint16 def = 1; def < catalogue->n_defs; def++)
    if (seen[def])
      {
        add (list, sortie_def (p, def)->id);
        add (list, sortie_def_name (catalogue, def)); /* of which one word may be typed */
        add_name (list, sortie_def_name (catalogue, def));
      }
}

static void
add_places (const Words *words, GPtrArray *list)
{
  const SortiePlay *p = words->offers->p;
  char buffer[SORTIE_MOVE_TEXT];

  for (guint16 place = 0; place < p->s->n_places; place++)
    add (list, sortie_place_name (p->setup, place, words->offers->seat, buffer, sizeof buffer));
}

/* ---- The nearest --------------------------------------------------------------------------- */

/* The shortest word that begins as typed, or else the first in which a later part does; NULL: none. */
static const char *
beginning_with (const GPtrArray *known, const char *typed)
{
  g_autofree char *later = g_strconcat ("-", typed, NULL);
  const char *found = NULL, *inside = NULL;

  for (guint i = 0; i < known->len; i++)
    {
      const char *name = known->pdata[i];

      if (!g_str_has_prefix (name, typed))
        inside = inside == NULL && strstr (name, later) != NULL ? name : inside;
      else if (found == NULL || strlen (name) < strlen (found))
        found = name;
    }
  return found != NULL ? found : inside;
}

/* "mv" in "move": whether the word has these letters, and between them only vowels. */
static gboolean
is_without_vowels (const char *name, const char *typed)
{
  if (*name != *typed)
    return FALSE;
  for (; *name != '\0'; name++)
    if (*typed != '\0' && *name == *typed)
      typed++;
    else if (strchr ("aeiouy", *name) == NULL)
      return FALSE;
  return *typed == '\0';
}

/* The first word that was shortened to its consonants; NULL: none. */
static const char *
shortened (const GPtrArray *known, const char *typed)
{
  for (guint i = 0; i < known->len && strlen (typed) > 1; i++)
    if (is_without_vowels (known->pdata[i], typed))
      return known->pdata[i];
  return NULL;
}

static const char *
nearest (const GPtrArray *known, const char *typed)
{
  const char *near = beginning_with (known, typed);

  if (near == NULL)
    near = shortened (known, typed);
  if (near != NULL || strlen (typed) <= 2) /* almost all short words resemble each other */
    return near;
  return sortie_words_nearest (typed, (const char *const *) known->pdata, known->len);
}

static gboolean
is_known (GPtrArray *known, const char *typed)
{
  return g_ptr_array_find_with_equal_func (known, typed, g_str_equal, NULL);
}

/* What may be meant there and continues the words before it. (transfer full) */
static GPtrArray *
known_next (const Words *words, guint i)
{
  GPtrArray *known = g_ptr_array_new_with_free_func (g_free);

  if (i == 0)
    {
      add_first_words (words, known);
      add_choices (words, known);
    }
  else
    add_next (words, i, known);
  return known;
}

/* What the person sees. */
static GPtrArray *
known_anyway (const Words *words)
{
  SortieOffers *offers = words->offers;

  if (offers->seen != NULL)
    return offers->seen;
  offers->seen = g_ptr_array_new_with_free_func (g_free);
  add_cards (words, offers->seen);
  add_places (words, offers->seen);
  return offers->seen;
}

/* What word number @i was meant for: rather something that fits there than something that has such a name. @ret_known:
 * whether the word itself is known. (nullable) (transfer full) */
static char *
meant_by (const Words *words, guint i, gboolean *ret_known)
{
  g_autoptr (GPtrArray) next = known_next (words, i);
  GPtrArray *anyway = known_anyway (words);
  const char *typed = word (words, i), *near = nearest (next, typed);

  *ret_known = is_known (next, typed) || is_known (anyway, typed);
  if (near == NULL)
    near = nearest (anyway, typed);
  return g_strdup (near);
}

/* ---- As it is shown ----------------------------------------------------------------------- */

/* "imp" of "hand/imp#2". (transfer full) */
static char *
without_pile (const char *text)
{
  const char *slash = strrchr (text, '/'), *card = slash != NULL ? slash + 1 : text;

  return g_strndup (card, strcspn (card, "#"));
}

void
sortie_refuse_near_name (SortieRefusal *why, SortieOffers *offers, const char *text)
{
  g_autofree char *card = without_pile (text), *folded = sortie_words_fold (card);
  const SortieSpan span = { .text = card, .folded = folded };
  const guint16 def = sortie_lexicon_def_called (offers->names, &span);

  sortie_refuse_quote (why->near, sizeof why->near,
                       def != 0 ? sortie_def_name (offers->setup->catalogue, def) : text);
}

/* Whether the words after the verb name what it takes, legal or not. */
static gboolean
are_operands (const Words *words, const SortieLine *line)
{
  SortieOperandWords operands;
  SortieMove move;
  guint8 verb;
  gboolean are;

  if (!sortie_lexicon_verb (words->offers->names, line->words[0], &verb))
    return FALSE;
  sortie_operand_words_take (&operands, line, 1, line->n - 1, FALSE);
  are = sortie_read_operands (words->offers, verb, &operands, &move, NULL);
  sortie_operand_words_clear (&operands);
  return are;
}

/* "deploy silverleaf-archer" for "deply silver": with @near for its first word, the line is a move. In another step it
 * may be one, as it was typed. (nullable) (transfer full) */
static char *
whole_line_with (const Words *words, const char *near)
{
  g_auto (SortieLine) line = { .n = 0 };
  SortieRead read;

  if (words->n < 2)
    return NULL;
  sortie_line_init_part (&line, words->line, words->from, words->n);
  sortie_line_replace (&line, 0, 1, near);
  read = sortie_read (words->offers, &line, 0);
  if (read.kind == SORTIE_READ_MOVE && read.n == line.n)
    return sortie_spell (words->offers, &read.move);
  return are_operands (words, &line) ? sortie_line_quoted (words->offers, &line, 0, line.n) : NULL;
}

static void
show (const Words *words, SortieRefusal *why, guint i, const char *near)
{
  g_autofree char *whole = i == 0 ? whole_line_with (words, near) : NULL;

  if (whole != NULL && strlen (whole) < sizeof why->near)
    sortie_refuse_quote (why->near, sizeof why->near, whole);
  else if (i == 0 && sortie_lexicon_verb (words->offers->names, near, NULL))
    sortie_refuse_quote (why->near, sizeof why->near, near);
  else
    sortie_refuse_near_name (why, words->offers, near);
}

/* ---- Refusals ----------------------------------------------------------------------------- */

gboolean
sortie_refusal_names_nothing (const SortieRefusal *why)
{
  return why->reason == SORTIE_REASON_NO_SUCH || why->reason == SORTIE_REASON_NO_VERB;
}

/* The number of the word that the reason quotes; 0: it quotes several together, or none. */
static guint
quoted_word (const Words *words, const SortieRefusal *why)
{
  char quoted[sizeof why->word];
  guint i;

  for (i = words->n; i-- > 1;)
    {
      sortie_refuse_quote (quoted, sizeof quoted, word (words, i));
      if (strcmp (why->word, quoted) == 0)
        return i;
    }
  return 0;
}

/* "play pass": the word is no name but a verb that declines. Where another verb does that, it is meant. */
static void
name_verb (const Words *words, guint i, SortieRefusal *why)
{
  const SortiePlay *p = words->offers->p;
  guint8 verb;
  SortieMove move;

  if (i > 0 && *why->near == '\0' && sortie_lexicon_verb (words->offers->names, word (words, i), &verb)
      && sortie_verb (p->setup, verb)->declines && sortie_move_declining (p, &move) && move.verb != verb)
    sortie_refuse_quote (why->near, sizeof why->near, sortie_verb_word (p->setup, move.verb));
}

void
sortie_refuse_near (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint from)
{
  const Words words = { .offers = offers, .line = line, .from = from, .n = sortie_line_part_length (line, from) };
  gboolean known = TRUE;

  name_verb (&words, quoted_word (&words, why), why);
  for (guint i = quoted_word (&words, why); i < words.n && known && *why->near == '\0'; i++)
    {
      g_autofree char *near = meant_by (&words, i, &known);

      if (near != NULL && !known)
        show (&words, why, i, near);
    }
}

guint
sortie_line_unknown_word (SortieOffers *offers, const SortieLine *line, guint from)
{
  const Words words = { .offers = offers, .line = line, .from = from, .n = sortie_line_part_length (line, from) };
  GPtrArray *known = known_anyway (&words);
  guint at = from;

  while (at < from + words.n && is_known (known, line->words[at]))
    at++;
  return at < from + words.n ? at : from;
}

/* "oath-knight" for "oath knigth", whose first word was taken for the name. (nullable) (transfer full) */
static char *
name_across (const Words *words, guint n)
{
  g_autofree char *begun = g_strconcat (words->line->folded[n - 1], "-", NULL);
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free), ends = g_ptr_array_new ();
  const char *end;

  add_cards (words, known);
  for (guint i = 0; i < known->len; i++)
    if (g_str_has_prefix (known->pdata[i], begun))
      g_ptr_array_add (ends, (char *) known->pdata[i] + strlen (begun));
  end = sortie_words_nearest (words->line->words[n], (const char *const *) ends->pdata, ends->len);
  return end != NULL ? g_strconcat (begun, end, NULL) : NULL;
}

void
sortie_refuse_near_across (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint n)
{
  const Words words = { .offers = offers, .line = line, .n = line->n };
  g_autofree char *across = n > 0 && n < line->n && !sortie_line_begins_part (line, n) ? name_across (&words, n) : NULL;

  if (across != NULL)
    sortie_refuse_near_name (why, offers, across);
}

void
sortie_refuse_near_left_over (SortieRefusal *why, SortieOffers *offers, const SortieLine *line, guint n)
{
  const Words words = { .offers = offers, .line = line, .n = line->n };
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  GPtrArray *anyway = known_anyway (&words);
  const char *near;

  sortie_refuse_near_across (why, offers, line, n);
  if (*why->near != '\0' || is_known (anyway, line->words[n]))
    return;
  add_first_words (&words, known);
  near = nearest (known, line->words[n]);
  if (near != NULL && strcmp (near, line->words[n]) != 0)
    sortie_refuse_quote (why->near, sizeof why->near, near);
}
