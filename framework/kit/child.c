/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* child.c: a process that writes what it found into a pipe. */
#include "kit/child.h"
#include "base/i18n.h"

#include <errno.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
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

/* A running process. */
typedef struct
{
  pid_t pid;
  int fd;
  gint64 deadline; /* 0: none */
  const VerifyPulse *pulse; /* (nullable) */
  gint beats;      /* when they were last looked at */
  gint64 stuck_at; /* when it counts as stuck, unless they change; 0: never */
} Process;

/* How often to check that a process makes progress. */
#define MILLISECONDS_PER_LOOK 500

static void
feel_pulse (Process *process, gboolean first)
{
  const VerifyPulse *pulse = process->pulse;
  gint beats;

  if (pulse == NULL || pulse->beats == NULL || pulse->limit == 0)
    return;
  beats = g_atomic_int_get (pulse->beats);
  if (first || beats != process->beats)
    process->stuck_at = g_get_monotonic_time () + (gint64) pulse->limit * G_USEC_PER_SEC;
  process->beats = beats;
}

/* Milliseconds until a moment, at least 0; -1: it never comes. */
static int
time_until (gint64 moment)
{
  return moment == 0 ? -1 : (int) CLAMP ((moment - g_get_monotonic_time ()) / 1000, 0, G_MAXINT);
}

/* How long to wait for the process, in milliseconds; 0: it has had all its time; -1: for ever. */
static int
time_left (Process *process)
{
  int left = time_until (process->deadline), unstuck;

  feel_pulse (process, FALSE);
  unstuck = time_until (process->stuck_at);
  if (unstuck < 0 || left == 0 || unstuck == 0)
    return MIN (left, unstuck < 0 ? left : unstuck);
  unstuck = MIN (unstuck, MILLISECONDS_PER_LOOK);
  return left < 0 ? unstuck : MIN (left, unstuck);
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
      int left = time_left (process), ready = left == 0 ? 0 : poll (&wanted, 1, left);

      if (left == 0)
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
  Process process = { .deadline = limit > 0 ? g_get_monotonic_time () + (gint64) limit * G_USEC_PER_SEC : 0,
                      .pulse = pulse };
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
  feel_pulse (&process, TRUE);
  ret->in_time = listen (&process, ret->bytes);
  if (!ret->in_time && time_until (process.deadline) != 0)
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
