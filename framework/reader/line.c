/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* line.c: splits a line into words, and words into names. */
#include "reader/internal.h"
#include "base/text.h"
#include "reader/reader.h"

#include <string.h>

/* ---- Lines ----------------------------------------------------------------------------- */

static void
take_words (SortieLine *line, char **words)
{
  line->words = words;
  line->n = g_strv_length (words);
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

void
sortie_line_replace (SortieLine *line, guint at, guint n, const char *word)
{
  char *copy = g_strdup (word), *folded = word != NULL ? sortie_words_fold (word) : NULL;

  line->words = replace (line->words, line->n, at, n, copy);
  line->folded = replace (line->folded, line->n, at, n, folded);
  line->n += (word != NULL) - n;
}

void
sortie_line_clear (SortieLine *line)
{
  g_strfreev (line->words);
  g_strfreev (line->folded);
  *line = (SortieLine) { .n = 0 };
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
join (const SortieLine *line, guint from, guint n)
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
      ret->span[0] = join (line, from, n);
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
      ret->span[i] = join (line, from, lengths[i]);
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
