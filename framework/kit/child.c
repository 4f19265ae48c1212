/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* child.c: a process that writes what it found into a pipe. */
#include "kit/child.h"
#include "base/i18n.h"

#include <errno.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Exit status: the child could not write. */
#define CHILD_LOST 125

/* ---- The child ------------------------------------------------------------------------ */

/* Ends without the program's exit handlers, which belong to the parent. */
static G_GNUC_NORETURN void
work_in_child (const SortieModule *module, VerifyWork work, gpointer data, int fd)
{
  /* The child ignores requests to end and finishes its work, but it does not outlive the parent. */
  ((SortieModule *) module)->interrupt = NULL; /* this process's copy */
  signal (SIGINT, SIG_IGN);
  signal (SIGTERM, SIG_IGN);
  signal (SIGHUP, SIG_IGN);
  signal (SIGPIPE, SIG_DFL);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
  _exit (work (data, fd) ? 0 : CHILD_LOST);
}

/* ---- The parent ----------------------------------------------------------------------- */

/* A running process. All times are in microseconds. */
typedef struct
{
  pid_t pid;
  int fd;
  gint64 clock, processor;  /* when it was last looked at: the time, and the processor's time that it had had */
  gint64 used, limit;       /* limit 0: none */
  const VerifyPulse *pulse; /* (nullable) */
  gint beats;               /* when they last changed */
  gint64 still;             /* used since then */
} Process;

/* How often to look at a process. */
#define MILLISECONDS_PER_LOOK 500

/* The processor's time that a process has had. 0: it is not known any more, because the process has ended. */
static gint64
processor_time (pid_t pid)
{
  clockid_t clock;
  struct timespec time;

  if (clock_getcpuclockid (pid, &clock) != 0 || clock_gettime (clock, &time) != 0)
    return 0;
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

/* What a process gets of the processor, if so many others are busy. */
#define LEAST_SHARE 20

/* Counts what the process has used: the processor's time, since other programs may leave little of it; but not less
 * than its least share, since it may be waiting for something, and all the time if it had none at all. */
static void
look_at (Process *process)
{
  const gint64 clock = g_get_monotonic_time (), processor = processor_time (process->pid);
  const gint64 had = processor - process->processor, spent = clock - process->clock;
  const gint64 used = had > 0 ? MAX (had, spent / LEAST_SHARE) : spent;

  process->used += used;
  process->still += used;
  process->clock = clock;
  process->processor = processor;
  if (process->pulse == NULL || process->pulse->beats == NULL
      || g_atomic_int_get (process->pulse->beats) == process->beats)
    return;
  process->beats = g_atomic_int_get (process->pulse->beats);
  process->still = 0;
}

static gboolean
is_late (const Process *process)
{
  return process->limit > 0 && process->used >= process->limit;
}

static gboolean
is_stuck (const Process *process)
{
  const VerifyPulse *pulse = process->pulse;

  return pulse != NULL && pulse->beats != NULL && pulse->limit > 0
         && process->still >= (gint64) pulse->limit * G_USEC_PER_SEC;
}

/* Reads until the child has finished. FALSE: it took too long, or was stuck. */
static gboolean
listen (Process *process, GByteArray *bytes)
{
  struct pollfd wanted = { .fd = process->fd, .events = POLLIN };
  guint8 buffer[4096];
  gssize n = 1;

  while (n != 0)
    {
      int ready = poll (&wanted, 1, MILLISECONDS_PER_LOOK);

      look_at (process);
      if (is_late (process) || is_stuck (process))
        return FALSE;
      if (ready == 0)
        continue;
      n = ready > 0 ? read (process->fd, buffer, sizeof buffer) : 1;
      if (ready > 0 && n > 0)
        g_byte_array_append (bytes, buffer, (guint) n);
      else if (n < 0 && errno != EINTR)
        return TRUE;
    }
  return TRUE;
}

static int
wait_for (pid_t pid)
{
  int status = 0;

  while (waitpid (pid, &status, 0) < 0 && errno == EINTR)
    ;
  return status;
}

/* FALSE and @error: the system cannot start a process. */
static gboolean
start (Process *process, int *ret_write_end, GError **error)
{
  int ends[2] = { -1, -1 };

  if (pipe (ends) == 0 && (process->pid = fork ()) >= 0)
    {
      process->fd = ends[0];
      *ret_write_end = ends[1];
      return TRUE;
    }
  sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("cannot start a process: %s"),
                    g_strerror (errno));
  if (ends[0] >= 0)
    {
      close (ends[0]);
      close (ends[1]);
    }
  return FALSE;
}

gboolean
verify_child_run (VerifyChild *ret, const SortieModule *module, VerifyWork work, gpointer data, guint limit,
                  const VerifyPulse *pulse, GError **error)
{
  Process process = { .clock = g_get_monotonic_time (), .limit = (gint64) limit * G_USEC_PER_SEC, .pulse = pulse };
  int write_end;

  if (!start (&process, &write_end, error))
    return FALSE;
  if (process.pid == 0)
    {
      close (process.fd);
      work_in_child (module, work, data, write_end);
    }
  close (write_end);
  *ret = (VerifyChild) { .bytes = g_byte_array_new (), .limit = limit };
  ret->in_time = listen (&process, ret->bytes);
  if (!ret->in_time && !is_late (&process))
    ret->stuck = pulse->limit;
  if (!ret->in_time)
    kill (process.pid, SIGKILL);
  ret->status = wait_for (process.pid);
  close (process.fd);
  return TRUE;
}

void
verify_child_clear (VerifyChild *child)
{
  g_clear_pointer (&child->bytes, g_byte_array_unref);
}

char *
verify_child_death (const VerifyChild *child)
{
  if (child->stuck > 0)
    return g_strdup_printf (ngettext_ ("it has made no progress for %u second",
                                       "it has made no progress for %u seconds", child->stuck),
                            child->stuck);
  if (!child->in_time)
    return g_strdup_printf (ngettext_ ("it has not finished after %u second",
                                       "it has not finished after %u seconds", child->limit),
                            child->limit);
  if (WIFSIGNALED (child->status))
    return g_strdup_printf (_ ("the process that played it died: %s"),
                            g_strsignal (WTERMSIG (child->status)));
  if (WEXITSTATUS (child->status) != 0)
    return g_strdup_printf (_ ("the process that played it ended with status %d"),
                            WEXITSTATUS (child->status));
  return NULL;
}
