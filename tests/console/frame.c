/* SPDX-License-Identifier: GPL-3.0-or-later */
/* frame.c: texts, one on a line, as a journal with right numbers and check sums:
 *     frame <texts >journal
 * Anybody can make such a journal, so that no sum says that it may be trusted. */
#include <stdio.h>
#include <string.h>

#include <sortie/match.h>
#include "match/internal.h"

#define LONGEST 8192

int
main (void)
{
  g_autoptr (SortieJournal) journal = sortie_journal_new ();
  char line[LONGEST];

  while (fgets (line, sizeof line, stdin) != NULL)
    {
      line[strcspn (line, "\n")] = '\0';
      if (*line != '\0')
        sortie_journal_add (journal, line, -1);
    }
  fputs (sortie_journal_text (journal, NULL), stdout);
  return 0;
}
