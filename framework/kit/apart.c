/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* apart.c: games in a child process, so that a module that crashes or hangs takes nothing else with
 * it. The child writes what it found into a pipe; the moves stand in memory that both share. */
#include "kit/apart.h"
#include "kit/check-game.h"
#include "base/i18n.h"
#include <sortie/base.h>
#include "base/internal.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* The child could not be started, or could not write. */
#define CHILD_LOST 125

/* The child. */

static gboolean
write_all (int fd, const guint8 *data, gsize size)
{
  while (size > 0)
    {
      gssize n = write (fd, data, size);

      if (n < 0 && errno != EINTR)
        return FALSE;
      data += MAX (n, 0);
      size -= (gsize) MAX (n, 0);
    }
  return TRUE;
}

/* Ends without what a program does at its end: that is its parent's. */
static G_GNUC_NORETURN void
play_in_child (const SortieVerifySpec *spec, guint64 seed, guint n, VerifyProgress *progress, int fd)
{
  g_autoptr (SortieVerifyReport) report = verify_report_new (spec->module);
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) packed = NULL;
  gboolean written;

  signal (SIGINT, SIG_DFL);
  signal (SIGTERM, SIG_DFL);
  signal (SIGPIPE, SIG_DFL);
  for (guint i = 0; i < n && error == NULL; i++)
    {
      progress->n = progress->used = progress->cut = 0;
      (void) verify_one (spec, report, seed + i, progress, &error);
    }
  packed = verify_pack (report, error);
  written = write_all (fd, g_variant_get_data (packed), g_variant_get_size (packed));
  _exit (written ? 0 : CHILD_LOST);
}

/* The parent. */

typedef struct
{
  pid_t pid;
  int fd;
  gint64 deadline; /* 0: none */
} Child;

/* Milliseconds until the deadline, -1: there is none. */
static int
time_left (const Child *child)
{
  gint64 left = (child->deadline - g_get_monotonic_time ()) / 1000;

  return child->deadline == 0 ? -1 : (int) CLAMP (left, 0, G_MAXINT);
}

/* Reads until the child is done; FALSE: it took too long. */
static gboolean
listen (const Child *child, GByteArray *bytes)
{
  struct pollfd wanted = { .fd = child->fd, .events = POLLIN };
  guint8 buffer[4096];
  gssize n = 1;

  while (n != 0)
    {
      int ready = poll (&wanted, 1, time_left (child));

      if (ready == 0)
        return FALSE;
      n = ready > 0 ? read (child->fd, buffer, sizeof buffer) : 1;
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

static void
note_death (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed,
            const VerifyProgress *progress, char *sentence)
{
  VerifyTerms terms = { 0 };
  SortieVerifyFailure failure = { .check = VERIFY_R6, .seed = seed, .move = progress->n };
  SortieVerifyCheck *check = &g_array_index (report->checks, SortieVerifyCheck, VERIFY_R6);

  verify_terms_draw (&terms, spec, seed);
  failure.player = g_strdup (terms.player);
  failure.sentence = sentence;
  failure.command = verify_command (spec, seed, spec->moves);
  verify_terms_clear (&terms);
  report->failed += check->failed == 0;
  check->failed++;
  verify_keep_failure (report, &failure);
}

/* @in_time: it ended by itself. */
static gboolean
take_in (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed,
         const VerifyProgress *progress, guint limit, GByteArray *bytes, int status,
         gboolean in_time, GError **error)
{
  SortieVerifyCheck *check = &g_array_index (report->checks, SortieVerifyCheck, VERIFY_R6);
  g_autoptr (GVariant) packed = NULL;

  check->done++;
  if (!in_time)
    note_death (spec, report, seed, progress,
                g_strdup_printf (ngettext_ ("it is not over after %u second",
                                            "it is not over after %u seconds", limit),
                                 limit));
  else if (WIFSIGNALED (status))
    note_death (spec, report, seed, progress,
                g_strdup_printf (_ ("the process that played it has died: %s"),
                                 g_strsignal (WTERMSIG (status))));
  else if (WEXITSTATUS (status) != 0)
    note_death (spec, report, seed, progress,
                g_strdup_printf (_ ("the process that played it has ended with status %d"),
                                 WEXITSTATUS (status)));
  if (check->failed > 0 && (!in_time || status != 0))
    return TRUE;
  packed = g_variant_ref_sink (g_variant_new_from_data (
      G_VARIANT_TYPE ("(ta(tu)aua(utusss)as(is))"), bytes->data, bytes->len, TRUE, NULL, NULL));
  return verify_unpack (report, packed, error);
}

gboolean
verify_apart (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, guint n,
              VerifyProgress *progress, guint limit, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Child child = { .deadline = limit > 0 ? g_get_monotonic_time () + (gint64) limit * G_USEC_PER_SEC : 0 };
  int ends[2], status;
  gboolean in_time;

  if (pipe (ends) != 0 || (child.pid = fork ()) < 0)
    {
      sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("no process can be started: %s"),
                        g_strerror (errno));
      return FALSE;
    }
  if (child.pid == 0)
    {
      close (ends[0]);
      play_in_child (spec, seed, n, progress, ends[1]);
    }
  close (ends[1]);
  child.fd = ends[0];
  in_time = listen (&child, bytes);
  if (!in_time)
    kill (child.pid, SIGKILL);
  status = wait_for (child.pid);
  close (child.fd);
  return take_in (spec, report, seed, progress, limit, bytes, status, in_time, error);
}
