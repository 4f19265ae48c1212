/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* errors.h: a collector of errors, each with its file and line.
 *
 * It keeps the first 20 errors and counts the others. It sorts them by file and line, and otherwise by the order of
 * arrival. The sentences are already in the player's language.
 */
#pragma once
#include <sortie/base.h>

/* An empty collector. (transfer full) */
SortieErrors *sortie_errors_new (void);

/* Frees it. */
void sortie_errors_free (SortieErrors *errors);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieErrors, sortie_errors_free)

/**
 * sortie_errors_add:
 * @errors: the collector
 * @file: (nullable): the file's name as the user knows it
 * @line: the line, from 1; 0 if the error is not in a line
 * @subject: (nullable): what it is about, for instance `card "gutter-ghoul"`
 * @format: the sentence, as for printf(), already translated; without a dot at the end
 * @...: what to fill in
 */
void sortie_errors_add (SortieErrors *errors, const char *file, int line, const char *subject,
                        const char *format, ...) G_GNUC_PRINTF (5, 6);

/* Whether there was an error. */
gboolean sortie_errors_any (const SortieErrors *errors);

/* How many errors are kept, at most 20. */
guint sortie_errors_count (const SortieErrors *errors);

/* How many errors came after the collector was full. */
guint sortie_errors_dropped (const SortieErrors *errors);

/* All messages, one per line; if some were not kept, "and N more" is the last line. No newline at the end;
 * empty if there was no error. (transfer full) */
char *sortie_errors_to_string (const SortieErrors *errors);

/**
 * sortie_errors_to_gerror:
 * @errors: the collector
 * @error: (out): set to SORTIE_ERROR_CONTENT with sortie_errors_to_string() as its message, if
 * there was an error
 *
 * Meant as the last line of a loader: `return sortie_errors_to_gerror (errors, error);`
 *
 * Returns: TRUE if there was no error
 */
gboolean sortie_errors_to_gerror (const SortieErrors *errors, GError **error);
