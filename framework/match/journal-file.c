/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include <sortie/match.h>
#include "base/internal.h"
#include "match/internal.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/i18n.h"

struct SortieJournalFile
{
  int fd; /* -1: closed, since a write failed */
  gboolean is_new; /* made here, and nobody else has it */
  char *path;
  gsize good; /* bytes that are on the disk for certain */
  GError *error;
};

static gboolean
set_errno (GError **error, const char *path, int code)
{
  sortie_set_error (error, SORTIE_ERROR_FILE, "%s: %s", path, g_strerror (code));
  return FALSE;
}

/* Calls that a signal may interrupt, made again until one did not. */

static int
open_file (const char *path, int flags)
{
  int fd;

  do
    fd = open (path, flags | O_CLOEXEC | O_NONBLOCK, 0600);
  while (fd < 0 && errno == EINTR);
  return fd;
}

static int
lock_file (int fd)
{
  int result;

  do
    result = flock (fd, LOCK_EX | LOCK_NB);
  while (result != 0 && errno == EINTR);
  return result;
}

static int
cut_file (int fd, gsize size)
{
  int result;

  do
    result = ftruncate (fd, size);
  while (result != 0 && errno == EINTR);
  return result;
}

static int
sync_file (int fd)
{
  int result;

  do
    result = fdatasync (fd);
  while (result != 0 && errno == EINTR);
  return result;
}

/* Reading */

/* A pipe or a device would never end, or wait for ever. */
static gboolean
check_kind (int fd, const char *path, gsize *ret_size, GError **error)
{
  struct stat info;

  if (fstat (fd, &info) != 0)
    return set_errno (error, path, errno);
  if (!S_ISREG (info.st_mode))
    sortie_set_error (error, SORTIE_ERROR_FILE, _ ("%s: this is not a regular file"), path);
  else if (info.st_size > SORTIE_JOURNAL_MAX_SIZE)
    sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("%s: the file is too large for a journal"),
                      path);
  else
    {
      *ret_size = info.st_size;
      return TRUE;
    }
  return FALSE;
}

/* Everything that is in the file; (transfer full). */
static char *
read_all (int fd, const char *path, gsize *ret_size, GError **error)
{
  g_autofree char *bytes = NULL;
  gsize size = 0, have = 0;

  if (!check_kind (fd, path, &size, error))
    return NULL;
  bytes = g_try_malloc (size + 1);
  if (bytes == NULL)
    {
      set_errno (error, path, ENOMEM);
      return NULL;
    }
  while (have < size)
    {
      gssize n = pread (fd, bytes + have, size - have, have);

      if (n == 0)
        break;
      if (n < 0 && errno != EINTR)
        {
          set_errno (error, path, errno);
          return NULL;
        }
      have += MAX (n, 0);
    }
  bytes[have] = '\0';
  *ret_size = have;
  return g_steal_pointer (&bytes);
}

SortieJournal *
sortie_journal_load (const char *path, char **ret_notice, GError **error)
{
  int fd = open_file (path, O_RDONLY);
  g_autofree char *bytes = NULL;
  gsize size;

  if (fd < 0)
    {
      set_errno (error, path, errno);
      return NULL;
    }
  bytes = read_all (fd, path, &size, error);
  close (fd);
  return bytes != NULL ? sortie_journal_read (bytes, size, path, ret_notice, error) : NULL;
}

/* Writing */

/* What takes nothing, and says no error, would do so for ever. */
static gboolean
write_all (int fd, const char *bytes, gsize size)
{
  while (size > 0)
    {
      gssize n = write (fd, bytes, size);

      if (n == 0)
        errno = EIO;
      if (n == 0 || (n < 0 && errno != EINTR))
        return FALSE;
      bytes += MAX (n, 0);
      size -= MAX (n, 0);
    }
  return TRUE;
}

/* FALSE: errno says why, and nothing of what was to be added is certain to be there. */
static gboolean
write_rest (SortieJournalFile *file, const SortieJournal *journal)
{
  gsize size;
  const char *text = sortie_journal_text (journal, &size);

  if (!write_all (file->fd, text + file->good, size - file->good) || sync_file (file->fd) != 0)
    return FALSE;
  file->good = size;
  return TRUE;
}

gboolean
sortie_journal_file_append (SortieJournalFile *file, const SortieJournal *journal)
{
  if (file->error != NULL)
    return FALSE;
  if (write_rest (file, journal))
    return TRUE;
  sortie_set_error (&file->error, SORTIE_ERROR_FILE,
                    _ ("%s: %s; this file is not written any more"), file->path,
                    g_strerror (errno));
  if (cut_file (file->fd, file->good) != 0)
    sortie_prefix_error (&file->error, _ ("the last line of the file may be incomplete: "));
  close (file->fd); /* and with it the lock: it can be opened again */
  file->fd = -1;
  return FALSE;
}

gboolean
sortie_journal_file_is_at (const SortieJournalFile *file, const char *path)
{
  struct stat written, named;

  return file->fd >= 0 && fstat (file->fd, &written) == 0 && stat (path, &named) == 0
         && written.st_dev == named.st_dev && written.st_ino == named.st_ino;
}

const GError *
sortie_journal_file_error (const SortieJournalFile *file)
{
  return file->error;
}

/* How much of @bytes may stay: whole lines that @expected begins with. What is behind them is the
 * rest of a line that was being written, if there are such lines or it looks like one. FALSE:
 * something else. */
static gboolean
find_common (const char *bytes, gsize size, const SortieJournal *expected, gsize *ret_common)
{
  gsize n;
  const char *text = sortie_journal_text (expected, &n);
  const char *newline = g_strrstr_len (bytes, size, "\n");
  gsize whole = newline != NULL ? (gsize) (newline + 1 - bytes) : 0;

  *ret_common = whole;
  if (whole == 0)
    return size < n && memcmp (bytes, text, size) == 0;
  return whole <= n && memcmp (bytes, text, whole) == 0;
}

static gboolean
take_over (SortieJournalFile *file, const SortieJournal *journal, const SortieJournal *expected,
           GError **error)
{
  g_autofree char *bytes = NULL;
  gsize size, common, wanted;

  bytes = read_all (file->fd, file->path, &size, error);
  if (bytes == NULL)
    return FALSE;
  if (!find_common (bytes, size, expected, &common))
    {
      sortie_set_error (error, SORTIE_ERROR_FILE,
                        _ ("%s: this file already holds something else; choose another name"),
                        file->path);
      return FALSE;
    }
  sortie_journal_text (journal, &wanted);
  file->good = MIN (common, wanted);
  if (size != file->good && cut_file (file->fd, file->good) != 0)
    return set_errno (error, file->path, errno);
  return TRUE;
}

/* A new file is only safe when its name is. A folder that cannot be synchronised is not our
 * failure. */
static void
sync_folder (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  int fd = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (fd < 0)
    return;
  (void) fsync (fd);
  close (fd);
}

static gboolean
lock (SortieJournalFile *file, GError **error)
{
  if (lock_file (file->fd) == 0)
    return TRUE;
  if (errno != EWOULDBLOCK)
    return set_errno (error, file->path, errno);
  file->is_new = FALSE; /* another program was quicker */
  sortie_set_error (error, SORTIE_ERROR_FILE, _ ("%s: another match is being saved to this file"),
                    file->path);
  return FALSE;
}

/* Makes the file where there is none. */
static gboolean
open_or_make (SortieJournalFile *file, GError **error)
{
  static const int how = O_RDWR | O_CREAT | O_APPEND;

  file->fd = open_file (file->path, how | O_EXCL);
  file->is_new = file->fd >= 0;
  if (file->fd < 0 && errno == EEXIST)
    file->fd = open_file (file->path, how);
  return file->fd >= 0 || set_errno (error, file->path, errno);
}

/* Makes the file hold the journal. When that fails, what was there is there still. */
static gboolean
fill (SortieJournalFile *file, const SortieJournal *journal, const SortieJournal *expected,
      GError **error)
{
  gsize before;

  if (!lock (file, error) || !take_over (file, journal, expected, error))
    return FALSE;
  before = file->good;
  if (write_rest (file, journal))
    return TRUE;
  set_errno (error, file->path, errno);
  if (cut_file (file->fd, before) != 0)
    sortie_prefix_error (error, _ ("the last line of the file may be incomplete: "));
  return FALSE;
}

SortieJournalFile *
sortie_journal_file_open (const char *path, const SortieJournal *journal,
                          const SortieJournal *expected, GError **error)
{
  g_autoptr (SortieJournalFile) file = g_new0 (SortieJournalFile, 1);

  file->path = g_strdup (path);
  if (!open_or_make (file, error))
    return NULL;
  if (!fill (file, journal, expected, error))
    {
      /* an empty file would be a match that cannot be read */
      if (file->is_new)
        unlink (path);
      return NULL;
    }
  sync_folder (path);
  return g_steal_pointer (&file);
}

void
sortie_journal_file_close (SortieJournalFile *file)
{
  if (file == NULL)
    return;
  if (file->fd >= 0)
    close (file->fd);
  g_clear_error (&file->error);
  g_free (file->path);
  g_free (file);
}
