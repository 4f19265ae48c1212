/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* parse.c: moves as lines of text.
 *
 * A line is first compared with what might be played now, so whatever is offered
 * can be typed as it is written. A line that is not among that is still read, by
 * looking its words up on the table, so that the rules can say why it is not legal.
 */
#include "reader/parse.h"
#include "reader/reader.h"
#include "base/text.h"
#include "base/words.h"
#include "speech/sentences.h"

#define ELLIPSIS "…"

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

/* ---- Bounds ---------------------------------------------------------------------------- */

/* Each word is compared with every name on the table. */
static gboolean
check_words (char *const *words, SortieRefusal *why)
{
  for (; *words != NULL; words++)
    if (strlen (*words) > SORTIE_MAX_WORD)
      {
        sortie_refuse_word (why, SORTIE_REASON_LONG_WORD, *words);
        if (why != NULL)
          why->n = SORTIE_MAX_WORD;
        return FALSE;
      }
  return TRUE;
}

/* ---- Reading --------------------------------------------------------------------------- */

gboolean
sortie_move_parse (const SortiePlay *p, guint8 seat, const char *line, SortieMove *ret,
                   SortieRefusal *why)
{
  g_auto (GStrv) words = sortie_words_split (line);
  guint n = words != NULL ? g_strv_length (words) : 0;
  gboolean clear;
  guint8 verb;

  if (sortie_is_interrupted (p))
    return sortie_refuse (why, SORTIE_REASON_INTERRUPTED, 0, 0, 0, 0);
  if (n == 0)
    return sortie_refuse_word (why, SORTIE_REASON_NO_VERB, line);
  if (!check_words (words, why))
    return FALSE;
  if (!sortie_verb_find (p->setup, words[0], &verb))
    return sortie_refuse_word (why, SORTIE_REASON_NO_VERB, words[0]);
  if (sortie_parse_offered (p, seat, verb, words + 1, n - 1, ret, &clear, why))
    return clear;
  return sortie_parse_on_table (p, seat, verb, words + 1, n - 1, ret, why);
}
