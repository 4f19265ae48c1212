/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* file.c: opening, checking, reading and writing files, with a limit on their size. */
#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/internal.h"

static gboolean
set_errno (GError **error)
{
  return sortie_set_error (error, SORTIE_ERROR_FILE, _ ("cannot be read: %s"), g_strerror (errno));
}

static gboolean
set_too_large (GError **error, guint64 max)
{
  return sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("the file is larger than %d KiB"), (int) (max / 1024));
}

gboolean
sortie_file_check (int file, guint64 max, gsize *ret_size, GError **error)
{
  struct stat status;

  if (fstat (file, &status) < 0)
    return set_errno (error);
  if (!S_ISREG (status.st_mode))
    return sortie_set_error (error, SORTIE_ERROR_FILE, "%s", _ ("is not a regular file"));
  if ((guint64) status.st_size > max)
    return set_too_large (error, max);
  if (ret_size != NULL)
    *ret_size = (gsize) status.st_size;
  return TRUE;
}

/* O_NONBLOCK: without it, opening a pipe would wait for the other end. */
int
sortie_file_open (const char *path, int flags, guint64 max, GError **error)
{
  int file;

  do
    file = open (path, flags | O_CLOEXEC | O_NONBLOCK, 0666);
  while (file < 0 && errno == EINTR);
  if (file < 0)
    set_errno (error);
  else if (!sortie_file_check (file, max, NULL, error))
    {
      close (file);
      file = -1;
    }
  return file;
}

/* Reads until the end of the file or until the buffer is full; -1 on failure. */
static gssize
read_whole (int file, char *to, gsize room)
{
  gsize size = 0;

  while (size < room)
    {
      ssize_t n = pread (file, to + size, room - size, (off_t) size);

      if (n == 0)
        break;
      if (n < 0 && errno != EINTR)
        return -1;
      size += n > 0 ? (gsize) n : 0;
    }
  return (gssize) size;
}

char *
sortie_file_read_open (int file, gsize max, gsize *ret_size, GError **error)
{
  g_autofree char *bytes = NULL;
  gsize room;
  gssize size;

  if (!sortie_file_check (file, max, &room, error))
    return NULL;
  /* Asking for one byte more reveals a file that has grown since it was measured. */
  bytes = g_try_malloc (room + 2);
  size = bytes != NULL ? read_whole (file, bytes, room + 1) : (errno = ENOMEM, -1);
  if (size < 0)
    set_errno (error);
  else if ((gsize) size > max)
    set_too_large (error, max);
  if (size < 0 || (gsize) size > max)
    return NULL;
  *ret_size = MIN ((gsize) size, room);
  bytes[*ret_size] = '\0';
  return g_steal_pointer (&bytes);
}

char *
sortie_file_read (const char *path, gsize max, gsize *ret_size, GError **error)
{
  int file = sortie_file_open (path, O_RDONLY, max, error);
  char *bytes = file >= 0 ? sortie_file_read_open (file, max, ret_size, error) : NULL;

  if (file >= 0)
    close (file);
  return bytes;
}

gboolean
sortie_file_may_go_on (int file)
{
  struct pollfd room = { .fd = file, .events = POLLOUT };

  if (errno == EAGAIN)
    poll (&room, 1, -1);
  else if (errno != EINTR)
    return FALSE;
  return TRUE;
}

gboolean
sortie_file_write_all (int file, gconstpointer bytes, gsize size)
{
  const char *at = bytes;

  while (size > 0)
    {
      gssize n = write (file, at, size);

      /* a write of nothing without an error would repeat for ever */
      if (n == 0)
        errno = EIO;
      if (n <= 0 && !sortie_file_may_go_on (file))
        return FALSE;
      at += MAX (n, 0);
      size -= (gsize) MAX (n, 0);
    }
  return TRUE;
}
