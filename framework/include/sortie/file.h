/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* file.h: for tools: reading a file that somebody else may have written, and writing a whole file.
 *
 * These functions read only a regular file, never a folder, a device or a pipe, which might never end or make us wait.
 * They read only a file that is small enough, so that reading never costs more than its bound. Messages
 * do not name the file.
 */
#pragma once
#include <sortie/base.h>
G_BEGIN_DECLS

/**
 * sortie_file_open:
 * @path: which file
 * @flags: as for open(), which may have to make the file; it never waits, and no program that is started
 *   inherits the file
 * @max: the most bytes that it may have
 *
 * Returns: a descriptor of a regular file; -1 and @error (SORTIE_ERROR_LIMIT: it is too large; else
 *   SORTIE_ERROR_FILE)
 */
int sortie_file_open (const char *path, int flags, guint64 max, GError **error);

/**
 * sortie_file_check:
 * @file: a descriptor
 * @max: the most bytes that the file may have
 * @ret_size: (out) (optional): how many it has
 *
 * Returns: FALSE and @error as for sortie_file_open(): it is no such file
 */
gboolean sortie_file_check (int file, guint64 max, gsize *ret_size, GError **error);

/**
 * sortie_file_read:
 * @path: which file
 * @max: the most bytes that it may have
 * @ret_size: (out): how many it has
 *
 * Returns: (transfer full): its bytes, and a 0 after them; NULL and @error as for sortie_file_open()
 */
char *sortie_file_read (const char *path, gsize max, gsize *ret_size, GError **error);

/* Whether a write that did nothing, as errno says, is worth another try. Somebody may have made the
 * descriptor non-blocking, and then its reader is only slow: it is waited for. */
gboolean sortie_file_may_go_on (int file);

/* Writes all of it, however many calls that takes. FALSE: errno says why not. */
gboolean sortie_file_write_all (int file, gconstpointer bytes, gsize size);

G_END_DECLS
