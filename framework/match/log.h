/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* log.h: what each seat saw of a match, as sentences.
 *
 * An entry is one thing that happened, with the names and the visibility of that moment; its
 * sentence is composed for a seat when somebody reads it (speech/event-text.h), in the language of the
 * reader. What is not told is no entry.
 */
#pragma once
#include <sortie/event.h>
#include <sortie/match.h>

typedef struct SortieLog SortieLog;

/* @setup: what is played; it must outlive the log. */
SortieLog *sortie_log_new (const SortieSetup *setup);
void sortie_log_free (SortieLog *log);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLog, sortie_log_free)

/* Adds what has just happened; nothing when it is not told. */
void sortie_log_event (SortieLog *log, const SortiePlay *p, const SortieEvent *event);

/* Adds the same sentence for everybody, with {seat} for the name of @seat and {n} for @n. */
void sortie_log_say (SortieLog *log, const char *pattern, guint8 seat, guint n);

/* Adds a sentence for everybody, and takes it over. */
void sortie_log_note (SortieLog *log, char *sentence);

/* What a stranger reads of entry number @since, if that is something that @actor did; else NULL. (transfer full) */
char *sortie_log_deed (const SortieLog *log, guint since, guint8 actor);

/* The entries from @since up to @until are of moves that were taken back: they stay, since they
 * were seen, and say so. What sortie_log_say() added is of no move. */
void sortie_log_take_back (SortieLog *log, guint since, guint until);

/* Whether one of the entries from @since on is about an event of that type. */
gboolean sortie_log_tells (const SortieLog *log, guint8 type, guint since);

guint sortie_log_length (const SortieLog *log);
/* @entry is less than that. */
SortieLogKind sortie_log_kind (const SortieLog *log, guint entry);
guint8 sortie_log_seat (const SortieLog *log, guint entry);
guint8 sortie_log_actor (const SortieLog *log, guint entry);
/* Forgets the entries from @length on; @length is no more than there are. */
void sortie_log_truncate (SortieLog *log, guint length);

/* What @seat, or a stranger (SORTIE_NO_SEAT), reads in the entries from @since up to @until.
 * (transfer full): NULL-terminated */
char **sortie_log_read (const SortieLog *log, guint8 seat, guint since, guint until);
/* The same, as sortie_match_log_joined() has it. */
char **sortie_log_read_joined (const SortieLog *log, guint8 seat, guint since, guint until);
/* What a stranger reads of the events of one type whose moves were not taken back. (transfer full):
 * NULL-terminated */
char **sortie_log_read_of (const SortieLog *log, guint type);
