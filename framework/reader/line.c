/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* line.c: splits a line into parts and words, and words into names. */
#include "reader/internal.h"
#include "base/i18n.h"
#include "base/text.h"
#include "reader/reader.h"

#include <string.h>

/* ---- Lines ----------------------------------------------------------------------------- */

/* The bit of word number @at. */
static guint64
bit (guint at)
{
  return at < 64 ? G_GUINT64_CONSTANT (1) << at : 0;
}

/* The bits of the words before number @at. */
static guint64
bits_before (guint at)
{
  return bit (at) - 1;
}

static void
take_words (SortieLine *line, char **words)
{
  line->words = words;
  line->n = g_strv_length (words);
  line->ends = line->added = 0;
  line->folded = g_new0 (char *, line->n + 1);
  for (guint i = 0; i < line->n; i++)
    line->folded[i] = sortie_words_fold (words[i]);
}

void
sortie_line_init (SortieLine *line, const char *typed)
{
  take_words (line, sortie_words_split (typed));
}

void
sortie_line_init_words (SortieLine *line, char *const *words, guint n)
{
  char **copy = g_new0 (char *, n + 1);

  for (guint i = 0; i < n; i++)
    copy[i] = g_strdup (words[i]);
  take_words (line, copy);
}

void
sortie_line_init_part (SortieLine *line, const SortieLine *whole, guint from, guint n)
{
  line->n = n;
  line->words = g_new0 (char *, n + 1);
  line->folded = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    {
      line->words[i] = g_strdup (whole->words[from + i]);
      line->folded[i] = g_strdup (whole->folded[from + i]);
    }
  line->ends = n > 0 && from < 64 ? whole->ends >> from & bits_before (n - 1) : 0;
  line->added = from < 64 ? whole->added >> from & bits_before (n) : 0;
}

/* A copy of the NULL-terminated @list, with @new in place of @n of its @length entries. (transfer full) */
static char **
replace (char **list, guint length, guint at, guint n, char *new)
{
  char **ret = g_new0 (char *, length + 2 - n);
  guint put = 0;

  for (guint i = 0; i < at; i++)
    ret[put++] = list[i];
  if (new != NULL)
    ret[put++] = new;
  for (guint i = at; i < at + n; i++)
    g_free (list[i]);
  for (guint i = at + n; i < length; i++)
    ret[put++] = list[i];
  g_free (list);
  return ret;
}

/* The bits of the words before and behind @n words that @put words replace. */
static guint64
replace_bits (guint64 bits, guint at, guint n, guint put)
{
  const guint64 behind = at + n < 64 && at + put < 64 ? bits >> (at + n) << (at + put) : 0;

  return (bits & bits_before (at)) | behind;
}

/* The end of a part after the last of @n words moves to the word before what replaces them, or to that. */
static guint64
replace_ends (guint64 ends, guint at, guint n, guint put)
{
  const gboolean ended = n > 0 && (ends & bit (at + n - 1)) != 0 && at + put > 0;

  return replace_bits (ends, at, n, put) | (ended ? bit (at + put - 1) : 0);
}

void
sortie_line_replace (SortieLine *line, guint at, guint n, const char *word)
{
  char *copy = g_strdup (word), *folded = word != NULL ? sortie_words_fold (word) : NULL;

  line->words = replace (line->words, line->n, at, n, copy);
  line->folded = replace (line->folded, line->n, at, n, folded);
  line->ends = replace_ends (line->ends, at, n, word != NULL ? 1 : 0);
  line->added = replace_bits (line->added, at, n, word != NULL ? 1 : 0);
  line->n += (word != NULL) - n;
}

void
sortie_line_add (SortieLine *line, guint at, const char *word)
{
  sortie_line_replace (line, at, 0, word);
  line->added |= bit (at);
}

void
sortie_line_add_behind (SortieLine *line, guint at, const char *word)
{
  const guint64 ended = line->ends & bit (at);

  sortie_line_add (line, at + 1, word);
  line->ends = (line->ends & ~bit (at)) | ended << 1;
}

void
sortie_line_append (SortieLine *line, const SortieLine *other, guint from)
{
  if (line->n > 0)
    line->ends |= bit (line->n - 1);
  for (guint i = from; i < other->n; i++)
    {
      line->ends |= i > from && sortie_line_begins_part (other, i) ? bit (line->n - 1) : 0;
      sortie_line_replace (line, line->n, 0, other->words[i]);
      line->added |= (other->added & bit (i)) != 0 ? bit (line->n - 1) : 0;
    }
}

void
sortie_line_take (SortieLine *line, SortieLine *other)
{
  sortie_line_clear (line);
  *line = *other;
  *other = (SortieLine){ .n = 0 };
}

void
sortie_line_clear (SortieLine *line)
{
  g_strfreev (line->words);
  g_strfreev (line->folded);
  *line = (SortieLine) { .n = 0 };
}

/* ---- Parts ----------------------------------------------------------------------------- */

/* Cuts off what is after the first semicolon of a word. Returns: how many words are done */
static guint
split_word (SortieLine *line, guint at)
{
  const char *word = line->words[at], *end = strchr (word, ';');
  g_autofree char *before = g_strndup (word, (gsize) (end - word)), *behind = g_strdup (end + 1);
  const gboolean goes_on = *behind != '\0';

  if (*before == '\0' && at == 0 && !goes_on)
    return 1; /* a semicolon alone is no line of several parts */
  if (*before != '\0' && goes_on && line->n >= SORTIE_MAX_LINE_WORDS)
    return 1;
  if (*before != '\0' && goes_on)
    sortie_line_replace (line, at, 0, before);
  else if (*before != '\0')
    sortie_line_replace (line, at, 1, before);
  line->ends |= *before != '\0' ? bit (at) : at > 0 ? bit (at - 1) : 0;
  if (goes_on || *before == '\0')
    sortie_line_replace (line, *before != '\0' ? at + 1 : at, 1, goes_on ? behind : NULL);
  return *before != '\0' ? 1 : 0;
}

void
sortie_line_end_part (SortieLine *line, guint at)
{
  if (at + 1 < line->n)
    line->ends |= bit (at);
}

/* "storm boss. done turn": the full stop ends a sentence, and belongs to no name. */
static void
end_sentence (SortieLine *line, guint at)
{
  const char *word = line->words[at];
  gsize length = strlen (word);
  g_autofree char *bare = NULL;

  while (length > 0 && strchr (".!?", word[length - 1]) != NULL)
    length--;
  if (length == 0 || word[length] == '\0' || word[length - 1] == '/')
    return; /* "?" is a command, "south.hand/?" an unseen card */
  bare = g_strndup (word, length);
  sortie_line_replace (line, at, 1, bare);
  sortie_line_end_part (line, at);
}

/* Whether the word, perhaps with a comma, means nothing. */
static gboolean
is_courtesy (const char *folded)
{
  g_autofree char *bare = g_strndup (folded, strcspn (folded, ","));

  /* Translators: what polite people write before or after a move. */
  return sortie_words_any_folds_to ("please", bare) || sortie_words_any_folds_to (C_ ("typed", "please"), bare);
}

/* "please storm boss", "hand, please". */
static void
drop_courtesy (SortieLine *line)
{
  for (guint at = line->n; at-- > 0 && line->n > 1;)
    {
      const gboolean ends = at + 1 == line->n || sortie_line_begins_part (line, at + 1);

      if (!is_courtesy (line->folded[at]))
        continue;
      sortie_line_replace (line, at, 1, NULL);
      if (ends && at > 0 && strlen (line->words[at - 1]) > 1 && g_str_has_suffix (line->words[at - 1], ","))
        {
          g_autofree char *bare = g_strndup (line->words[at - 1], strlen (line->words[at - 1]) - 1);

          sortie_line_replace (line, at - 1, 1, bare);
        }
    }
}

void
sortie_line_split (SortieLine *line)
{
  guint at = 0;

  while (at < line->n)
    at += strchr (line->words[at], ';') != NULL ? split_word (line, at) : 1;
  for (at = 0; at < line->n; at++)
    end_sentence (line, at);
  drop_courtesy (line);
}

gboolean
sortie_line_begins_part (const SortieLine *line, guint at)
{
  return at > 0 && at < line->n && (line->ends & bit (at - 1)) != 0;
}

guint
sortie_line_part_length (const SortieLine *line, guint at)
{
  guint end = MIN (at + 1, line->n);

  while (end < line->n && !sortie_line_begins_part (line, end))
    end++;
  return end - at;
}

guint
sortie_line_part_before (const SortieLine *line, guint at)
{
  while (--at > 0 && !sortie_line_begins_part (line, at))
    ;
  return at;
}

char *
sortie_line_text (const SortieLine *line, guint from)
{
  GString *text = g_string_new (NULL);

  for (guint i = from; i < line->n; i++)
    g_string_append_printf (text, "%s%s", i == from ? "" : sortie_line_begins_part (line, i) ? "; " : " ",
                            line->words[i]);
  return g_string_free (text, FALSE);
}

char *
sortie_line_quoted (const SortieOffers *offers, const SortieLine *line, guint from, guint n)
{
  g_auto (SortieLine) quoted = { .n = 0 };
  guint8 verb;

  sortie_line_init_part (&quoted, line, from, n);
  for (guint i = n; i-- > 0;)
    if ((quoted.added & bit (i)) != 0)
      sortie_line_replace (&quoted, i, 1, NULL);
  for (guint i = 0; i < quoted.n; i++)
    if ((i == 0 || sortie_line_begins_part (&quoted, i)) && sortie_lexicon_verb (offers->names, quoted.words[i], &verb))
      sortie_line_replace (&quoted, i, 1, sortie_verb_word (offers->setup, verb));
  return sortie_line_text (&quoted, 0);
}

gboolean
sortie_line_check (const char *line, SortieRefusal *why)
{
  g_auto (GStrv) words = NULL;
  guint n;

  if (strlen (line) > SORTIE_MAX_LINE)
    return sortie_refuse (why, SORTIE_REASON_LONG_LINE, 0, 0, SORTIE_MAX_LINE, 0);
  words = sortie_words_split (line);
  n = g_strv_length (words);
  return n <= SORTIE_MAX_LINE_WORDS
         || sortie_refuse (why, SORTIE_REASON_MANY_WORDS, 0, 0, SORTIE_MAX_LINE_WORDS, (gint) n);
}

/* ---- Names in them --------------------------------------------------------------------- */

SortieSpan
sortie_line_word (const SortieLine *line, guint at)
{
  return (SortieSpan) { .text = line->words[at], .folded = line->folded[at] };
}

/* Joins several words to one name; free it with span_clear(). Both texts are in `owned`, one after the other. */
static SortieSpan
join_span (const SortieLine *line, guint from, guint n)
{
  GString *texts = g_string_new (NULL);
  gsize folded;
  char *both;

  for (guint i = from; i < from + n; i++)
    g_string_append_printf (texts, "%s%s", i > from ? " " : "", line->words[i]);
  folded = texts->len + 1;
  g_string_append_c (texts, '\0');
  for (guint i = from; i < from + n; i++)
    if (line->folded[i][0] != '\0')
      g_string_append_printf (texts, "%s%s", texts->len > folded ? " " : "", line->folded[i]);
  both = g_string_free (texts, FALSE);
  return (SortieSpan) { .text = both, .folded = both + folded, .owned = both };
}

static void
span_clear (SortieSpan *span)
{
  g_clear_pointer (&span->owned, g_free);
}

static void
note_length (SortieOperandWords *words, const char *text)
{
  if (words->too_long == NULL && strlen (text) > SORTIE_MAX_WORD)
    words->too_long = text;
}

void
sortie_operand_words_take (SortieOperandWords *ret, const SortieLine *line, guint from, guint n,
                           gboolean joined)
{
  *ret = (SortieOperandWords) { .n = joined ? 1 : n };
  if (joined)
    {
      ret->span[0] = join_span (line, from, n);
      note_length (ret, ret->span[0].text);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      if (i < G_N_ELEMENTS (ret->span))
        ret->span[i] = sortie_line_word (line, from + i);
      note_length (ret, line->words[from + i]);
    }
}

void
sortie_operand_words_take_names (SortieOperandWords *ret, const SortieLine *line, guint from, guint n,
                                 const guint *lengths)
{
  *ret = (SortieOperandWords) { .n = n };
  for (guint i = 0; i < n; from += lengths[i], i++)
    {
      ret->span[i] = join_span (line, from, lengths[i]);
      note_length (ret, ret->span[i].text);
    }
}

void
sortie_operand_words_put_first (SortieOperandWords *words, SortieOffers *offers,
                                const SortieOperand *operand, SortieRef ref)
{
  memmove (&words->span[1], &words->span[0],
           (G_N_ELEMENTS (words->span) - 1) * sizeof *words->span);
  words->span[0].text = words->span[0].folded = sortie_offers_forms (offers, operand, ref)->written;
  words->n++;
}

void
sortie_operand_words_clear (SortieOperandWords *words)
{
  for (guint i = 0; i < MIN (words->n, G_N_ELEMENTS (words->span)); i++)
    span_clear (&words->span[i]);
}
