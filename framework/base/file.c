/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/i18n.h"
#include <sortie/base.h>

static void
set_errno (GError **error)
{
  sortie_set_error (error, SORTIE_ERROR_FILE, _ ("cannot be read: %s"), g_strerror (errno));
}

static void
set_too_large (GError **error, gsize max)
{
  sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("the file is larger than %d KiB"),
                    (int) (max / 1024));
}

/* Whoever opens a pipe without O_NONBLOCK waits for its other end. */
static int
open_regular (const char *path, gsize max, GError **error)
{
  struct stat status;
  int file = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

  if (file < 0 || fstat (file, &status) < 0)
    set_errno (error);
  else if (!S_ISREG (status.st_mode))
    sortie_set_error (error, SORTIE_ERROR_FILE, "%s", _ ("is not a regular file"));
  else if ((guint64) status.st_size > max)
    set_too_large (error, max);
  else
    return file;

  if (file >= 0)
    close (file);
  return -1;
}

/* Reads until the end or until the room is full; -1 on failure. */
static gssize
read_whole (int file, char *to, gsize room)
{
  gsize size = 0;

  while (size < room)
    {
      ssize_t n = read (file, to + size, room - size);

      if (n == 0)
        break;
      if (n < 0 && errno != EINTR)
        return -1;
      size += n > 0 ? (gsize) n : 0;
    }
  return (gssize) size;
}

char *
sortie_file_read (const char *path, gsize max, gsize *ret_size, GError **error)
{
  int file = open_regular (path, max, error);
  g_autofree char *bytes = NULL;
  gssize size;

  if (file < 0)
    return NULL;
  /* One byte more than is allowed shows a file that grew since it was measured; one is for the 0. */
  bytes = g_try_malloc (max + 2);
  size = bytes != NULL ? read_whole (file, bytes, max + 1) : (errno = ENOMEM, -1);
  if (size < 0)
    set_errno (error);
  else if ((gsize) size > max)
    set_too_large (error, max);
  close (file);
  if (size < 0 || (gsize) size > max)
    return NULL;
  bytes[size] = '\0';
  *ret_size = (gsize) size;
  return g_steal_pointer (&bytes);
}
