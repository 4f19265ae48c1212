/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* entry.c: what a line of a journal tells. */
#include "match/front-end.h"

#include <string.h>

/* Those with text after them end with a space. */
static const struct
{
  SortieEntryKind kind;
  const char *word;
} words[] = {
  { SORTIE_ENTRY_UNDO, "undo " },     { SORTIE_ENTRY_CONCEDE, "concede " }, { SORTIE_ENTRY_DRAW, "draw " },
  { SORTIE_ENTRY_PLAYER, "player " }, { SORTIE_ENTRY_RESULT, "result " },   { SORTIE_ENTRY_LEFT, "left" },
  { SORTIE_ENTRY_BRANCH, "branch" },
};

SortieEntry
sortie_entry_read (const char *line)
{
  const gsize seat = strspn (line, G_CSET_a_2_z G_CSET_DIGITS "-");

  if (seat > 0 && g_str_has_prefix (line + seat, ": "))
    return (SortieEntry){ .kind = SORTIE_ENTRY_MOVE, .seat = seat, .text = line + seat + strlen (": ") };
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      const gsize length = strlen (words[i].word);

      if (g_str_has_prefix (line, words[i].word) && (words[i].word[length - 1] == ' ' || line[length] == '\0'))
        return (SortieEntry){ .kind = words[i].kind, .text = line + length };
    }
  return (SortieEntry){ .kind = SORTIE_ENTRY_RESULTING, .text = line };
}

gboolean
sortie_entry_is_decision (const SortieEntry *entry)
{
  return entry->kind != SORTIE_ENTRY_RESULTING && entry->kind != SORTIE_ENTRY_RESULT;
}

guint
sortie_entry_n_undone (const SortieEntry *entry)
{
  g_autofree char *n = g_strndup (entry->text, strcspn (entry->text, " "));
  guint64 number;

  return g_ascii_string_to_unsigned (n, 10, 1, G_MAXUINT, &number, NULL) ? (guint) number : 0;
}

guint
sortie_journal_n_head (const SortieJournal *journal)
{
  const guint n = sortie_journal_n_lines (journal);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *line = sortie_journal_line (journal, i);

      if (g_str_has_prefix (line, "practice "))
        return i + 1;
    }
  return n;
}

gboolean
sortie_journal_is_finished (const SortieJournal *journal)
{
  g_autofree char *last = sortie_journal_line (journal, sortie_journal_n_lines (journal) - 1);

  return sortie_entry_read (last).kind == SORTIE_ENTRY_RESULT;
}
