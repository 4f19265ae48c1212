/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* head.h: the head of a journal: what is played.
 *
 * The head says all that a replay needs besides the moves, and every choice and option by name, so
 * that a default that changes later does not change an old match.
 */
#pragma once
#include "match/journal.h"
G_BEGIN_DECLS

/* Strings are owned; lists end with NULL. */
typedef struct
{
  char *game;       /* an id */
  char *version;
  guint interface;
  guint64 content;  /* the catalogue's fingerprint */
  char *mode;
  char **choices;   /* "deck:player=seraphia-starter", as in SortieMatchSpec; no paths */
  char **options;   /* "hand=7" */
  char **players;   /* "north=greedy"; those of people are not there */
  guint64 seed;
  gboolean practice;
} SortieJournalHead;

/**
 * sortie_journal_head:
 * @name: what messages call the journal
 *
 * Returns: (transfer full): what the head says; NULL with SORTIE_ERROR_FORMAT when it is none or
 *   not whole
 */
SortieJournalHead *sortie_journal_head (const SortieJournal *journal, const char *name,
                                        GError **error);
void sortie_journal_head_free (SortieJournalHead *head);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournalHead, sortie_journal_head_free)

/* Writes a head into a journal that has only its first line. */
void sortie_journal_add_head (SortieJournal *journal, const SortieJournalHead *head);

G_END_DECLS
