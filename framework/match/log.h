/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* log.h: what each seat saw of a match, as sentences.
 *
 * An entry is something that happened, with the names and the visibility of that moment. Its sentence is composed when
 * a seat reads it (speech/event-text.h), in the reader's language. What is not told gets no entry.
 */
#pragma once
#include "match/front-end.h"
#include "speech/event-text.h"

typedef struct SortieLog SortieLog;

/* @setup: the setup of the match; it must outlive the log. */
SortieLog *sortie_log_new (const SortieSetup *setup);
void sortie_log_free (SortieLog *log);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLog, sortie_log_free)

/* Adds what has just happened, unless it is not told. */
void sortie_log_event (SortieLog *log, const SortiePlay *p, const SortieEvent *event);

/* Adds a sentence for everybody, with the name of @seat for {seat}, and @n for {n}; @seat reads its variant for "you"
 * (sortie_phrase_to_reader()). */
void sortie_log_say (SortieLog *log, const char *pattern, guint8 seat, guint n);

/* Adds a sentence for everybody; takes ownership of it. */
void sortie_log_note (SortieLog *log, char *sentence);

/* What an outsider reads of entry number @since, if it is something that @actor did; else NULL. (transfer full) */
char *sortie_log_deed (const SortieLog *log, guint since, guint8 actor);

/* Whether sentences call their reader by name, too, instead of "you": several people read them together. */
void sortie_log_name_readers (SortieLog *log, gboolean by_name);

/* Marks the entries from @since up to @until as undone. They stay, because players have seen them, and say so. Entries
 * from sortie_log_say() do not belong to a move. */
void sortie_log_take_back (SortieLog *log, guint since, guint until);

/* Whether one of the entries from @since on is about an event of that type. */
gboolean sortie_log_tells (const SortieLog *log, guint8 type, guint since);

guint sortie_log_length (const SortieLog *log);
/* (nullable) (transfer none): what happened; NULL if it was taken back, or something was only said. */
const SortieTelling *sortie_log_telling (const SortieLog *log, guint entry);
/* @entry is less than sortie_log_length(). */
SortieLogKind sortie_log_kind (const SortieLog *log, guint entry);
/* The seat to which it happened, and the one that did it; SORTIE_NO_SEAT: none. */
void sortie_log_seats (const SortieLog *log, guint entry, guint8 *ret_seat, guint8 *ret_actor);
/* Whether both have the same card or piece as their subject, and everybody knows it. */
gboolean sortie_log_about_same (const SortieLog *log, guint entry, guint other);
/* Whether the subject of @entry, or else its source, is a card or piece that @cause names, and everybody knows it. */
gboolean sortie_log_comes_of (const SortieLog *log, guint entry, guint cause);
/* Whether the source of @entry is a card, known to everybody, that @deed names as what acts. */
gboolean sortie_log_is_by (const SortieLog *log, guint entry, guint deed);
/* Removes the entries from @length on; @length is not greater than the number of entries. */
void sortie_log_truncate (SortieLog *log, guint length);

/* What @seat, or an outsider (SORTIE_NO_SEAT), reads in the entries from @since up to @until. (transfer full):
 * NULL-terminated */
char **sortie_log_read (const SortieLog *log, guint8 seat, guint since, guint until);
/* The same in the form of sortie_match_log_joined(). */
char **sortie_log_read_joined (const SortieLog *log, guint8 seat, guint since, guint until, SortieTellHow how);
/* The same, with what comes of an event in its sentence. @ret_hosts: (transfer full): for each entry, the index of the
 * one whose sentence tells it, among those from @since on; the line of an entry that another tells is "" */
char **sortie_log_read_tersely (const SortieLog *log, guint8 seat, guint since, guint until, guint **ret_hosts);
/* sortie_telling_stem() of an entry; NULL also if it was taken back or only said. (transfer full) (nullable) */
char *sortie_log_stem (const SortieLog *log, guint8 seat, guint entry, gboolean of_seat);
/* What an outsider reads of the events of one type whose moves were not undone. (transfer full): NULL-terminated */
char **sortie_log_read_of (const SortieLog *log, guint type);
