/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* journal-file.h: a journal on disk that grows line by line.
 *
 * What sortie_journal_file_append() has acknowledged is on the disk, also when the program is
 * killed or the machine goes down a moment later. Nobody else can write the same file meanwhile.
 * The first write that fails is final: the file is cut back to what was acknowledged, so that no
 * half line is ever buried in it, and nothing more is written. It is closed then, and may be opened
 * again once there is room.
 */
#pragma once
#include "match/journal.h"
G_BEGIN_DECLS

/* A journal is kept in memory; a thousand long games are smaller than this. */
#define SORTIE_JOURNAL_MAX_SIZE (64 * 1024 * 1024)

/**
 * sortie_journal_load:
 * @ret_notice: (out) (nullable) (transfer full): see sortie_journal_read()
 *
 * Returns: (transfer full): the journal in a file; SORTIE_ERROR_FILE or _LIMIT when it cannot be
 *   read
 */
SortieJournal *sortie_journal_load (const char *path, char **ret_notice, GError **error);

typedef struct SortieJournalFile SortieJournalFile;

/**
 * sortie_journal_file_open:
 * @path: where to write
 * @journal: what the file is to hold
 * @expected: what may already stand in it, or the beginning of that; @journal and perhaps more
 *   lines
 *
 * Makes the file hold exactly @journal. A file that already holds something else is left alone, and
 * a new one into which nothing could be written is taken away again.
 *
 * Returns: (transfer full): NULL with SORTIE_ERROR_FILE: it cannot be written, another program
 *   writes it, or it holds something else
 */
SortieJournalFile *sortie_journal_file_open (const char *path, const SortieJournal *journal,
                                             const SortieJournal *expected, GError **error);
void sortie_journal_file_close (SortieJournalFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieJournalFile, sortie_journal_file_close)

/* Whether @path leads to the file that is being written here, by this name or another. */
gboolean sortie_journal_file_is_at (const SortieJournalFile *file, const char *path);

/* Appends what @journal has more than the file. FALSE: nothing is written any more, see below. */
gboolean sortie_journal_file_append (SortieJournalFile *file, const SortieJournal *journal);

/* (nullable): what stopped the writing. */
const GError *sortie_journal_file_error (const SortieJournalFile *file);

G_END_DECLS
