/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* errors.h: what can be wrong with the world, and how it is told.
 *
 * Files, saves and typed text can be wrong in ways that are not our fault; such errors travel as
 * GError of the domain SORTIE_ERROR. Where a person gains from seeing several at once (a card
 * file), they are collected in a SortieErrors: each names its file and line, then who is concerned,
 * then says a sentence:
 *
 *     content/styxia.xml:41: card “gutter-ghoul”: unknown effect “rasie”; did you mean “raise”?
 *
 * Messages quote what is wrong, and that may be any bytes. Both ways of making one clean it
 * (sortie_text_clean_lines()), so that every message is valid UTF-8 without codes for a terminal, and
 * whoever makes one need not think of it.
 *
 * A collector keeps the first 20 and counts the others. It gives them out by file and line, and in
 * the order of arrival where these are equal. The sentences are already in the player's language.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SORTIE_ERROR:
 *
 * The domain of the library's errors.
 */
#define SORTIE_ERROR (sortie_error_quark ())
GQuark sortie_error_quark (void);

/**
 * SortieError:
 * @SORTIE_ERROR_CONTENT: card content is wrong
 * @SORTIE_ERROR_FILE: a file cannot be read or written
 * @SORTIE_ERROR_FORMAT: a save, journal or scenario is not what it should be
 * @SORTIE_ERROR_DAMAGED: it was, but is damaged
 * @SORTIE_ERROR_VERSION: it belongs to another version of the game, of its content or of the
 * program
 * @SORTIE_ERROR_MISMATCH: what happens differs from what was recorded
 * @SORTIE_ERROR_LIMIT: a bound is reached
 * @SORTIE_ERROR_UNKNOWN: a name that nothing has
 * @SORTIE_ERROR_SYNTAX: a typed line or an option that cannot be understood
 * @SORTIE_ERROR_REFUSED: a move that the rules do not allow
 * @SORTIE_ERROR_INTERRUPTED: whoever waited has broken it off (interrupt.h)
 * @SORTIE_ERROR_MODULE: a game module cannot be loaded or breaks its contract
 *
 * Kinds of error, for programs; people get the sentence.
 */
typedef enum
{
  SORTIE_ERROR_CONTENT,
  SORTIE_ERROR_FILE,
  SORTIE_ERROR_FORMAT,
  SORTIE_ERROR_DAMAGED,
  SORTIE_ERROR_VERSION,
  SORTIE_ERROR_MISMATCH,
  SORTIE_ERROR_LIMIT,
  SORTIE_ERROR_UNKNOWN,
  SORTIE_ERROR_SYNTAX,
  SORTIE_ERROR_REFUSED,
  SORTIE_ERROR_INTERRUPTED,
  SORTIE_ERROR_MODULE,
} SortieError;

/**
 * sortie_set_error:
 * @error: (out) (optional): as for g_set_error()
 * @code: what kind of error
 * @format: the sentence, as for printf(), already translated
 * @...: what to fill in, any bytes
 *
 * The one way in which the library sets an error.
 */
void sortie_set_error (GError **error, SortieError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/* Puts the same in front of an error's message, if there is an error. */
void sortie_prefix_error (GError **error, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * SORTIE_ERRORS_KEPT:
 *
 * How many errors a collector keeps: as many as fit on a screen.
 */
#define SORTIE_ERRORS_KEPT 20

/**
 * SortieErrors:
 *
 * A collector of located errors.
 */
typedef struct _SortieErrors SortieErrors;

/**
 * sortie_errors_new:
 *
 * Returns: (transfer full): an empty collector
 */
SortieErrors *sortie_errors_new (void);

/**
 * sortie_errors_free:
 * @errors: (nullable): a collector
 */
void sortie_errors_free (SortieErrors *errors);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieErrors, sortie_errors_free)

/**
 * sortie_errors_add:
 * @errors: the collector
 * @file: (nullable): the file's name as the user knows it
 * @line: the line, from 1; 0 if no line is concerned
 * @subject: (nullable): who is concerned, for instance `card "gutter-ghoul"`
 * @format: the sentence, as for printf(), already translated; without a dot at the end
 * @...: what to fill in
 */
void sortie_errors_add (SortieErrors *errors, const char *file, int line, const char *subject,
                        const char *format, ...) G_GNUC_PRINTF (5, 6);

/* The same for functions that know file, line and subject themselves, and are given the rest. */
void sortie_errors_add_va (SortieErrors *errors, const char *file, int line, const char *subject,
                           const char *format, va_list arguments) G_GNUC_PRINTF (5, 0);

/**
 * sortie_errors_any:
 * @errors: the collector
 *
 * Returns: whether there was an error
 */
gboolean sortie_errors_any (const SortieErrors *errors);

/**
 * sortie_errors_count:
 * @errors: the collector
 *
 * Returns: how many errors are kept, at most SORTIE_ERRORS_KEPT
 */
guint sortie_errors_count (const SortieErrors *errors);

/**
 * sortie_errors_dropped:
 * @errors: the collector
 *
 * Returns: how many errors came after the collector was full
 */
guint sortie_errors_dropped (const SortieErrors *errors);

/**
 * sortie_errors_get:
 * @errors: the collector
 * @index: below sortie_errors_count()
 *
 * Returns: one whole message, `file:line: subject: sentence`
 */
const char *sortie_errors_get (const SortieErrors *errors, guint index);

/**
 * sortie_errors_to_string:
 * @errors: the collector
 *
 * Returns: (transfer full): all messages, one per line, with "and N more" as the last line if some
 * were not kept; no newline at the end; empty if there was no error
 */
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

G_END_DECLS
