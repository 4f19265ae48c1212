/* SPDX-License-Identifier: GPL-3.0-or-later */
/* files.c: a library for LD_PRELOAD, by which one call about a file fails.
 *
 *     SORTIE_FAULT_FILE=journal      part of the path of the files that are concerned
 *     SORTIE_FAULT='write 3 ENOSPC'  which call, the how manieth of its kind, and how it fails
 *     SORTIE_FAULT_COUNT=FILE        where the program writes at its end how often each was called
 *
 * Calls: open, pread, write, fdatasync, fsync, ftruncate, flock, rename, unlink, close. How: an
 * error by its name; "short": half is written, and that is said, as on a quota; "torn ENOSPC": half
 * is written, and the next write fails. "... for-ever" after it: from then on every one fails. A
 * program that is interrupted (EINTR) is so once.
 *
 * The calls go straight to the kernel, so that nothing of the C library is in between.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MOST_FILES 1024

enum
{
  OPEN,
  PREAD,
  WRITE,
  FDATASYNC,
  FSYNC,
  FTRUNCATE,
  FLOCK,
  RENAME,
  UNLINK,
  CLOSE,
  N_CALLS
};

static const char *const calls[N_CALLS] = { "open",      "pread", "write",  "fdatasync", "fsync",
                                            "ftruncate", "flock", "rename", "unlink",    "close" };

static const struct
{
  const char *name;
  int code;
} errors[] = {
  { "ENOSPC", ENOSPC }, { "EIO", EIO },       { "EINTR", EINTR }, { "EACCES", EACCES },
  { "EMFILE", EMFILE }, { "EDQUOT", EDQUOT }, { "EROFS", EROFS }, { "ENOLCK", ENOLCK }
};

/* What is to fail. */
static struct
{
  int is_read;
  const char *file;
  int call, number, code, is_short, torn, for_ever;
} fault;

static int counts[N_CALLS];
static char concerned[MOST_FILES];

static int
code_of (const char *how)
{
  for (unsigned i = 0; i < sizeof errors / sizeof *errors; i++)
    if (strstr (how, errors[i].name) != NULL)
      return errors[i].code;
  return 0;
}

static void
read_fault (void)
{
  const char *text = getenv ("SORTIE_FAULT");
  char call[16] = "", how[40] = "";

  fault.is_read = 1;
  fault.file = getenv ("SORTIE_FAULT_FILE");
  fault.call = -1;
  if (text == NULL || sscanf (text, "%15s %d %39[^\n]", call, &fault.number, how) != 3)
    return;
  for (int i = 0; i < N_CALLS; i++)
    if (strcmp (call, calls[i]) == 0)
      fault.call = i;
  fault.code = code_of (how);
  fault.is_short = strstr (how, "short") != NULL;
  fault.torn = strstr (how, "torn") != NULL;
  fault.for_ever = strstr (how, "for-ever") != NULL;
}

static int
is_concerned (const char *path)
{
  if (!fault.is_read)
    read_fault ();
  return fault.file != NULL && path != NULL && strstr (path, fault.file) != NULL;
}

static int
has (int fd)
{
  return fd >= 0 && fd < MOST_FILES && concerned[fd];
}

/* Counts a call; whether it is the one that fails. */
static int
is_due (int call)
{
  counts[call]++;
  return fault.call == call
         && (counts[call] == fault.number || (fault.for_ever && counts[call] > fault.number));
}

static int
fails (int call)
{
  if (!is_due (call) || fault.code == 0)
    return 0;
  errno = fault.code;
  return 1;
}

__attribute__ ((destructor)) static void
tell_counts (void)
{
  const char *path = getenv ("SORTIE_FAULT_COUNT");
  FILE *file = path != NULL && counts[OPEN] > 0 ? fopen (path, "w") : NULL;

  if (file == NULL)
    return;
  for (int i = 0; i < N_CALLS; i++)
    fprintf (file, "%s %d\n", calls[i], counts[i]);
  fclose (file);
}

/* ---- The calls ----------------------------------------------------------------------------- */

static int
open_any (int folder, const char *path, int flags, mode_t mode)
{
  int fd;

  if (!is_concerned (path))
    return (int) syscall (SYS_openat, folder, path, flags, mode);
  if (fails (OPEN))
    return -1;
  fd = (int) syscall (SYS_openat, folder, path, flags, mode);
  if (fd >= 0 && fd < MOST_FILES)
    concerned[fd] = 1;
  return fd;
}

#define OPEN_LIKE(name) \
  int name (const char *path, int flags, ...); \
  int name (const char *path, int flags, ...) \
  { \
    va_list more; \
    mode_t mode; \
\
    va_start (more, flags); \
    mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg (more, int) : 0; \
    va_end (more); \
    return open_any (AT_FDCWD, path, flags, mode); \
  }
OPEN_LIKE (open)
OPEN_LIKE (open64)

static ssize_t
pread_any (int fd, void *bytes, size_t size, off_t at)
{
  if (has (fd) && fails (PREAD))
    return -1;
  return syscall (SYS_pread64, fd, bytes, size, at);
}

ssize_t
pread (int fd, void *bytes, size_t size, off_t at)
{
  return pread_any (fd, bytes, size, at);
}

ssize_t
pread64 (int fd, void *bytes, size_t size, off64_t at)
{
  return pread_any (fd, bytes, size, at);
}

ssize_t
write (int fd, const void *bytes, size_t size)
{
  if (!has (fd) || !is_due (WRITE))
    return syscall (SYS_write, fd, bytes, size);
  if (fault.is_short)
    return syscall (SYS_write, fd, bytes, (size + 1) / 2);
  if (fault.torn)
    {
      fault.torn = 0;
      fault.number++;
      return syscall (SYS_write, fd, bytes, (size + 1) / 2);
    }
  errno = fault.code;
  return -1;
}

int
fdatasync (int fd)
{
  return has (fd) && fails (FDATASYNC) ? -1 : (int) syscall (SYS_fdatasync, fd);
}

int
fsync (int fd)
{
  return has (fd) && fails (FSYNC) ? -1 : (int) syscall (SYS_fsync, fd);
}

static int
ftruncate_any (int fd, off_t size)
{
  return has (fd) && fails (FTRUNCATE) ? -1 : (int) syscall (SYS_ftruncate, fd, size);
}

int
ftruncate (int fd, off_t size)
{
  return ftruncate_any (fd, size);
}

int
ftruncate64 (int fd, off64_t size)
{
  return ftruncate_any (fd, size);
}

int
flock (int fd, int what)
{
  return has (fd) && fails (FLOCK) ? -1 : (int) syscall (SYS_flock, fd, what);
}

int
rename (const char *from, const char *to)
{
  return (is_concerned (from) || is_concerned (to)) && fails (RENAME)
             ? -1
             : (int) syscall (SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

int
unlink (const char *path)
{
  return is_concerned (path) && fails (UNLINK) ? -1
                                               : (int) syscall (SYS_unlinkat, AT_FDCWD, path, 0);
}

/* The file is closed all the same, as the kernel does it. */
int
close (int fd)
{
  int is_ours = has (fd), result;

  if (is_ours)
    concerned[fd] = 0;
  result = (int) syscall (SYS_close, fd);
  return is_ours && fails (CLOSE) ? -1 : result;
}
