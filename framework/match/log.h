/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* log.h: what each seat saw of a match, as sentences.
 *
 * A sentence is composed when the thing happens, since only then names and visibility are those of
 * the moment. An entry is one thing that happened; each seat has its own sentence for it, or none
 * when the seat is not told. These sentences are what a match allocates with every move; games that
 * nobody reads are played without it (playout.h).
 */
#pragma once
#include "flow/event.h"
G_BEGIN_DECLS

typedef struct SortieLog SortieLog;

SortieLog *sortie_log_new (guint n_seats);
void sortie_log_free (SortieLog *log);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieLog, sortie_log_free)

/* Adds what @event looks like to each seat; nothing when no seat is told. */
void sortie_log_event (SortieLog *log, const SortiePlay *p, const SortieEvent *event);

/* Adds the same sentence for everybody, with {seat} for the name of @seat and {n} for @n. */
void sortie_log_say (SortieLog *log, const SortiePlay *p, const char *pattern, guint8 seat,
                     guint n);

/* The entries from @since up to @until are of moves that were taken back: they stay, since they
 * were seen, and say so. What sortie_log_say() added is of no move. */
void sortie_log_take_back (SortieLog *log, guint since, guint until);

guint sortie_log_length (const SortieLog *log);
/* Forgets the entries from @length on. */
void sortie_log_truncate (SortieLog *log, guint length);

/* The sentences of @seat among the entries from @since on. (transfer full): NULL-terminated */
char **sortie_log_read (const SortieLog *log, guint8 seat, guint since, guint until);

G_END_DECLS
