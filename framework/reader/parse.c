/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* parse.c: what a line means that need not be legal.
 *
 * Its words are first compared with what might be played now, then looked up on the whole table, so
 * that the rules can say why it is not legal.
 */
#include "reader/parse.h"
#include <sortie/base.h>
#include <sortie/reader.h>

/* ---- Reading --------------------------------------------------------------------------- */

/* Each word is compared with every name on the table. */
gboolean
sortie_words_check (char *const *words, guint n, SortieRefusal *why)
{
  for (guint i = 0; i < n; i++)
    if (strlen (words[i]) > SORTIE_MAX_WORD)
      {
        sortie_refuse_word (why, SORTIE_REASON_LONG_WORD, words[i]);
        if (why != NULL)
          why->n = SORTIE_MAX_WORD;
        return FALSE;
      }
  return TRUE;
}

gboolean
sortie_words_parse (const SortiePlay *p, guint8 seat, guint8 verb, char *const *words, guint n,
                    SortieMove *ret, SortieRefusal *why)
{
  gboolean clear;

  *ret = (SortieMove) { .verb = verb };
  if (sortie_is_interrupted (p))
    return sortie_refuse (why, SORTIE_REASON_INTERRUPTED, 0, 0, 0, 0);
  if (!sortie_words_check (words, n, why))
    return FALSE;
  if (sortie_parse_offered (p, seat, verb, (char **) words, n, ret, &clear, why))
    return clear;
  return sortie_parse_on_table (p, seat, verb, (char **) words, n, ret, why);
}

gboolean
sortie_move_parse (const SortiePlay *p, guint8 seat, const char *line, SortieMove *ret,
                   SortieRefusal *why)
{
  g_auto (GStrv) words = sortie_words_split (line);
  guint n = g_strv_length (words);
  guint8 verb;

  if (sortie_is_interrupted (p))
    return sortie_refuse (why, SORTIE_REASON_INTERRUPTED, 0, 0, 0, 0);
  if (n == 0 || !sortie_words_check (words, 1, why))
    return n > 0 ? FALSE : sortie_refuse_word (why, SORTIE_REASON_NO_VERB, line);
  if (!sortie_verb_find (p->setup, words[0], &verb))
    return sortie_refuse_word (why, SORTIE_REASON_NO_VERB, words[0]);
  return sortie_words_parse (p, seat, verb, words + 1, n - 1, ret, why);
}
