/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* journal-file.c: the file of a journal: locking, reading, appending. */
#include "base/file.h"
#include "base/internal.h"
#include "match/whole.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/i18n.h"

struct SortieJournalFile
{
  int fd; /* -1 after a failed write has closed it */
  gboolean is_new; /* whether we created it, and nobody else has it */
  char *path;
  gsize good; /* how many bytes are certainly on the disk */
  GError *error;
};

static gboolean
set_errno (GError **error, const char *path, int code)
{
  return sortie_set_error (error, SORTIE_ERROR_FILE, "%s: %s", path, g_strerror (code));
}

/* System calls, repeated if a signal interrupts them. */

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

/* ---- Reading -------------------------------------------------------------------------- */

/* Everything in the file; (transfer full). */
static char *
read_all (int fd, const char *path, gsize *ret_size, GError **error)
{
  char *bytes = sortie_file_read_open (fd, SORTIE_JOURNAL_MAX_SIZE, ret_size, error);

  if (bytes == NULL)
    sortie_prefix_error (error, "%s: ", path);
  return bytes;
}

SortieJournal *
sortie_journal_load (const char *path, char **ret_notice, GError **error)
{
  gsize size;
  g_autofree char *bytes = sortie_file_read (path, SORTIE_JOURNAL_MAX_SIZE, &size, error);

  if (bytes != NULL)
    return sortie_journal_read (bytes, size, path, ret_notice, error);
  sortie_prefix_error (error, "%s: ", path);
  return NULL;
}

/* ---- Writing -------------------------------------------------------------------------- */

/* FALSE: errno has the reason, and it is not certain that anything was added. */
static gboolean
write_rest (SortieJournalFile *file, const SortieJournal *journal)
{
  gsize size;
  const char *text = sortie_journal_text (journal, &size);

  if (!sortie_file_write_all (file->fd, text + file->good, size - file->good) || sync_file (file->fd) != 0)
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
  close (file->fd); /* which also releases the lock, so the file can be opened again */
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

/* How much of @bytes can stay: whole lines with which @expected begins. What follows is the rest of a line that was
 * being written, if there are such lines or it looks like one. FALSE if it is something else. */
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
  if (size > 0)
    file->is_new = FALSE; /* another program wrote to it before we had the lock */
  if (!find_common (bytes, size, expected, &common))
    return sortie_set_error (error, SORTIE_ERROR_FILE,
                             _ ("%s: this file already holds something else; choose another name"), file->path);
  sortie_journal_text (journal, &wanted);
  file->good = MIN (common, wanted);
  if (size != file->good && cut_file (file->fd, file->good) != 0)
    return set_errno (error, file->path, errno);
  return TRUE;
}

/* A new file is safe only when its name is on the disk. We ignore folders that cannot be synchronised. */
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

/* Locks the file, and checks that the name still leads to it: nobody would find what we write to another file. */
static gboolean
lock (SortieJournalFile *file, GError **error)
{
  gboolean locked = lock_file (file->fd) == 0;

  if (locked && sortie_journal_file_is_at (file, file->path))
    return TRUE;
  if (!locked && errno != EWOULDBLOCK)
    return set_errno (error, file->path, errno);
  file->is_new = FALSE; /* another program created it first */
  if (locked)
    return sortie_set_error (error, SORTIE_ERROR_FILE,
                             _ ("%s: another program has just removed or replaced this file"), file->path);
  return sortie_set_error (error, SORTIE_ERROR_FILE, _ ("%s: another match is being saved to this file"),
                           file->path);
}

gboolean
sortie_journal_is_being_written (const char *path)
{
  const int fd = open_file (path, O_RDONLY);
  const gboolean is_held = fd >= 0 && lock_file (fd) != 0 && errno == EWOULDBLOCK;

  if (fd >= 0)
    close (fd); /* which also releases our lock */
  return is_held;
}

/* Creates the file if there is none. */
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

/* Makes the file contain the journal. If that fails, the old content is still there. */
static gboolean
fill_file (SortieJournalFile *file, const SortieJournal *journal, const SortieJournal *expected,
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
  if (!fill_file (file, journal, expected, error))
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
