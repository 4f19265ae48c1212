/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* file.h: reading a file that somebody else may have written.
 *
 * Only a regular file is read, never a folder, a device or a pipe, which would never end or keep us
 * waiting; and only one that is small enough, so that reading never costs more than its bound. Private
 * to the library.
 */
#pragma once
#include <sortie/base.h>
G_BEGIN_DECLS

/**
 * sortie_file_read:
 * @path: which file
 * @max: the most bytes that it may have
 * @ret_size: (out): how many it has
 *
 * Returns: (transfer full): its bytes and a 0 behind them; NULL and @error (SORTIE_ERROR_LIMIT: it is
 * too large; else SORTIE_ERROR_FILE), whose message does not name the file
 */
char *sortie_file_read (const char *path, gsize max, gsize *ret_size, GError **error);

G_END_DECLS
