/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* line.c: a typed line, split and folded once. */
#include <sortie/base.h>
#include <sortie/reader.h>

/* "player: done": what stands behind the seat's id, with the seat. */
static const char *
behind_seat (const SortieSetup *setup, const char *typed, guint8 *ret)
{
  for (*ret = 0; *ret < setup->n_seats; (*ret)++)
    {
      gsize length = strlen (setup->seat_ids[*ret]);

      if (g_str_has_prefix (typed, setup->seat_ids[*ret]) && typed[length] == ':')
        return typed + length + 1;
    }
  *ret = SORTIE_NO_SEAT;
  return typed;
}

void
sortie_line_init (SortieLine *line, const SortieSetup *setup, const char *typed)
{
  *line = (SortieLine) { .seat = SORTIE_NO_SEAT };
  if (setup != NULL)
    typed = behind_seat (setup, typed, &line->seat);
  line->words = sortie_words_split (typed);
  line->n = g_strv_length (line->words);
  line->folded = g_new0 (char *, line->n + 1);
  for (guint i = 0; i < MIN (line->n, SORTIE_MAX_LINE_WORDS); i++)
    line->folded[i] = sortie_words_fold (line->words[i]);
}

void
sortie_line_init_words (SortieLine *line, char *const *words, guint n)
{
  *line = (SortieLine) { .seat = SORTIE_NO_SEAT, .n = n };
  line->words = g_new0 (char *, n + 1);
  line->folded = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    {
      line->words[i] = g_strdup (words[i]);
      line->folded[i] = i < SORTIE_MAX_LINE_WORDS ? sortie_words_fold (words[i]) : NULL;
    }
}

void
sortie_line_clear (SortieLine *line)
{
  g_clear_pointer (&line->words, g_strfreev);
  g_clear_pointer (&line->folded, g_strfreev);
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
