/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* file.h: reading a file that another program may have written, and writing a whole file.
 *
 * These functions read only a regular file, never a folder, a device or a pipe, which might never end or make us wait.
 * They read only a file that is small enough, so reading has a bounded cost. Messages do not name the file.
 */
#pragma once
#include <sortie/base.h>

/**
 * sortie_file_open:
 * @path: which file
 * @flags: as for open(), and may create the file; opening never blocks, and child processes do not inherit the file
 * @max: the largest size allowed, in bytes
 *
 * Returns: a descriptor of a regular file; -1, with @error set (SORTIE_ERROR_LIMIT if it is too large, else
 *   SORTIE_ERROR_FILE)
 */
int sortie_file_open (const char *path, int flags, guint64 max, GError **error);

/**
 * sortie_file_check:
 * @file: a descriptor
 * @max: the largest size allowed, in bytes
 * @ret_size: (out) (optional): the size of the file in bytes
 *
 * Returns: whether it is such a file; if not, sets @error as sortie_file_open() does
 */
gboolean sortie_file_check (int file, guint64 max, gsize *ret_size, GError **error);

/**
 * sortie_file_read:
 * @path: which file
 * @max: the largest size allowed, in bytes
 * @ret_size: (out): the size of the file in bytes
 *
 * Returns: (transfer full): its bytes, and a 0 after them; NULL and @error as for sortie_file_open()
 */
char *sortie_file_read (const char *path, gsize max, gsize *ret_size, GError **error);

/* Whether to try again after a write that wrote nothing, judging by errno. If the descriptor is non-blocking and its
 * reader is slow, waits for the reader. */
gboolean sortie_file_may_go_on (int file);

/* Writes all of it, with as many calls as necessary. FALSE: errno has the reason. */
gboolean sortie_file_write_all (int file, gconstpointer bytes, gsize size);
