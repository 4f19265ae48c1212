/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* apart.c: games in a child process, so that a module that crashes or hangs takes nothing else with
 * it. The child writes what it found into a pipe; the moves stand in memory that both share. */
#include "kit/apart.h"
#include "kit/check-game.h"
#include "base/i18n.h"
#include <sortie/base.h>
#include <sortie/file.h>
#include <sortie/speech.h>

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* The child could not be started, or could not write. */
#define CHILD_LOST 125

/* ---- The child ------------------------------------------------------------------------ */

/* Who is to end ends after these games, which are played as if nothing had come; but they do not outlive the parent. */
static void
leave_signals_to_the_parent (const SortieVerifySpec *spec)
{
  ((SortieModule *) spec->module)->interrupt = NULL; /* that of this process */
  signal (SIGINT, SIG_IGN);
  signal (SIGTERM, SIG_IGN);
  signal (SIGHUP, SIG_IGN);
  signal (SIGPIPE, SIG_DFL);
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

/* Ends without what a program does at its end: that is its parent's. */
static G_GNUC_NORETURN void
play_in_child (const SortieVerifySpec *spec, guint64 seed, guint n, VerifyProgress *progress, int fd)
{
  g_autoptr (SortieVerifyReport) report = verify_report_new (spec->module);
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) packed = NULL;
  gboolean written;

  leave_signals_to_the_parent (spec);
  for (guint i = 0; i < n && error == NULL; i++)
    {
      progress->n = progress->used = progress->cut = 0;
      verify_progress_do (progress, VERIFY_RESTS, "");
      *progress->trying = *progress->bot = '\0';
      (void) verify_one (spec, report, seed + i, progress, &error);
    }
  packed = verify_pack (report, error);
  written = sortie_file_write_all (fd, g_variant_get_data (packed), g_variant_get_size (packed));
  _exit (written ? 0 : CHILD_LOST);
}

/* ---- The parent ----------------------------------------------------------------------- */

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

/* Games that were played in a child, and how that ended. */
typedef struct
{
  const SortieVerifySpec *spec;
  SortieVerifyReport *report;
  guint64 seed;
  const VerifyProgress *progress;
  guint limit;       /* seconds; 0: none */
  GByteArray *bytes; /* what it has said */
  int status;        /* of the process */
  gboolean in_time;  /* it ended by itself */
} Run;

/* (transfer full) (nullable): NULL: it has ended as it should */
static char *
death_of (const Run *run)
{
  if (!run->in_time)
    return g_strdup_printf (ngettext_ ("it is not over after %u second",
                                       "it is not over after %u seconds", run->limit),
                            run->limit);
  if (WIFSIGNALED (run->status))
    return g_strdup_printf (_ ("the process that played it has died: %s"),
                            g_strsignal (WTERMSIG (run->status)));
  if (WEXITSTATUS (run->status) != 0)
    return g_strdup_printf (_ ("the process that played it has ended with status %d"),
                            WEXITSTATUS (run->status));
  return NULL;
}

/* What the process has found. A module that has destroyed its memory may have sent anything: NULL. (transfer full) */
static GVariant *
found_by (const Run *run)
{
  g_autoptr (GVariant) packed = g_variant_ref_sink (g_variant_new_from_data (
      VERIFY_PACKED, run->bytes->data, run->bytes->len, FALSE, NULL, NULL));

  return run->bytes->len > 0 && g_variant_is_normal_form (packed)
                 && verify_is_packed (run->report, packed)
             ? g_steal_pointer (&packed)
             : NULL;
}

/* Translators: found is how the game died, seat the id of the seat for which it was asked something. */
static const char *const tasks[VERIFY_N_TASKS] = {
  [VERIFY_SETS_UP] = N_ ("{found}, while the match was set up"),
  [VERIFY_EXAMINES] = N_ ("{found}, while the kit examined the position"),
  [VERIFY_LISTS] = N_ ("{found}, while it listed the moves of {seat}"),
  [VERIFY_WORDS] = N_ ("{found}, while it put the moves of {seat} into words"),
  [VERIFY_DRAWS] = N_ ("{found}, while it drew the table for {seat}"),
  [VERIFY_EVALUATES] = N_ ("{found}, while it evaluated the position for {seat}"),
  [VERIFY_TRANSLATES] = N_ ("{found}, while the kit asked {seat} in another language"),
  [VERIFY_COMPARES] = N_ ("{found}, while the kit compared what {seat} cannot tell apart"),
  [VERIFY_LEAVES] = N_ ("{found}, after {seat} gave up"),
  [VERIFY_REPLAYS] = N_ ("{found}, while the kit played the match again"),
  [VERIFY_PLAYS_ANOTHER] = N_ ("{found}, while the kit played another game of the same deal"),
};

/* (transfer full) */
static char *
with_task (const VerifyProgress *progress, const char *found)
{
  if (progress->task >= VERIFY_N_TASKS || tasks[progress->task] == NULL)
    return g_strdup (found);
  return sortie_sentence (_ (tasks[progress->task]), "found", found, "seat", progress->reader, NULL);
}

/* Also where that was: behind the last move. (transfer full) */
static char *
with_position (const VerifyProgress *progress, const char *found)
{
  g_autofree char *asked = with_task (progress, found);
  const char *last = verify_progress_last (progress);

  return last != NULL && progress->task < VERIFY_REPLAYS
             ? sortie_sentence (_ ("{found}; the last move was “{line}”"), "found", asked, "line", last, NULL)
             : g_steal_pointer (&asked);
}

/* Takes @death over. (transfer full) */
static char *
with_what_was_done (const Run *run, char *death)
{
  g_autofree char *found = death;

  if (*run->progress->bot != '\0')
    return sortie_sentence (_ ("{found}, while the bot “{bot}” was thinking"), "found", found, "bot",
                            run->progress->bot, NULL);
  if (*run->progress->trying == '\0')
    return with_position (run->progress, found);
  /* Translators: line is a move, seat the id of the seat that would make it. */
  return sortie_sentence (_ ("{found}, while the kit tried “{line}” for {seat}"), "found", found, "line",
                          run->progress->trying, "seat", run->progress->seat, NULL);
}

static void
note_death (const Run *run, char *sentence)
{
  VerifyTerms terms = { 0 };
  SortieVerifyFailure failure
      = { .check = VERIFY_R6, .seed = run->seed, .move = run->progress->n, .sentence = sentence };
  SortieVerifyCheck *check = &g_array_index (run->report->checks, SortieVerifyCheck, VERIFY_R6);

  verify_terms_draw (&terms, run->spec, run->seed);
  failure.player = g_strdup (terms.player);
  failure.command = verify_command (run->spec, run->seed, run->spec->moves);
  verify_terms_clear (&terms);
  run->report->failed += check->failed == 0;
  check->failed++;
  verify_keep_failure (run->report, &failure);
}

static gboolean
take_in (const Run *run, GError **error)
{
  SortieVerifyCheck *check = &g_array_index (run->report->checks, SortieVerifyCheck, VERIFY_R6);
  char *death = death_of (run);
  g_autoptr (GVariant) packed = death == NULL ? found_by (run) : NULL;

  check->done++;
  if (packed != NULL)
    return verify_unpack (run->report, packed, error);
  if (death == NULL)
    death = g_strdup (_ ("the process that played it has ended without saying what it found"));
  note_death (run, with_what_was_done (run, death));
  return TRUE;
}

/* FALSE and @error: there is no room for a process. */
static gboolean
start (Child *child, int *ret_write_end, GError **error)
{
  int ends[2] = { -1, -1 };

  if (pipe (ends) == 0 && (child->pid = fork ()) >= 0)
    {
      child->fd = ends[0];
      *ret_write_end = ends[1];
      return TRUE;
    }
  sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("no process can be started: %s"),
                    g_strerror (errno));
  if (ends[0] >= 0)
    {
      close (ends[0]);
      close (ends[1]);
    }
  return FALSE;
}

gboolean
verify_apart (const SortieVerifySpec *spec, SortieVerifyReport *report, guint64 seed, guint n,
              VerifyProgress *progress, guint limit, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Child child = { .deadline = limit > 0 ? g_get_monotonic_time () + (gint64) limit * G_USEC_PER_SEC : 0 };
  Run run = { spec, report, seed, progress, limit, bytes, 0, TRUE };
  int write_end;

  if (!start (&child, &write_end, error))
    return FALSE;
  if (child.pid == 0)
    {
      close (child.fd);
      play_in_child (spec, seed, n, progress, write_end);
    }
  close (write_end);
  run.in_time = listen (&child, bytes);
  if (!run.in_time)
    kill (child.pid, SIGKILL);
  run.status = wait_for (child.pid);
  close (child.fd);
  return take_in (&run, error);
}
