/* SPDX-License-Identifier: GPL-3.0-or-later */
/* child.c: talks to a program that plays a seat, within a time limit. */
#include "serve/child.h"

#include <errno.h>
#include <fcntl.h>
#include <glib-unix.h>
#include <poll.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/i18n.h"
#include "serve/internal.h"

/* How often to check for an interrupt, and how long a program gets to end by itself: both in milliseconds. */
#define SLICE 100
#define GRACE 500

struct ServeChild
{
  ServeServer *server;
  GPid pid;
  int in, out;      /* we write to `in` */
  GString *read;    /* what has been read of the next lines */
  gint64 deadline;  /* a time of the monotonic clock */
};

/* Runs in the child before its program: makes it a process group of its own. */
static void
set_apart (G_GNUC_UNUSED gpointer data)
{
  setpgid (0, 0);
}

ServeChild *
serve_child_new (const SortieModule *module, guint8 seat, const char *command, GError **error)
{
  g_auto (GStrv) argv = NULL;
  g_autoptr (GError) why = NULL;
  ServeChild *child;
  GPid pid;
  int in, out;

  if (!g_shell_parse_argv (command, NULL, &argv, &why)
      || !g_spawn_async_with_pipes (NULL, argv, NULL,
                                    G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD, set_apart, NULL,
                                    &pid, &in, &out, NULL, &why))
    {
      sortie_set_error (error, SORTIE_ERROR_FILE, _ ("“exec:%s” cannot be started: %s"), command,
                        why->message);
      return NULL;
    }
  child = g_new0 (ServeChild, 1);
  child->pid = pid;
  child->in = in;
  child->out = out;
  child->read = g_string_new (NULL);
  child->server = serve_server_new_seat (module, NULL, seat);
  g_unix_set_fd_nonblocking (in, TRUE, NULL);
  g_unix_set_fd_nonblocking (out, TRUE, NULL);
  return child;
}

/* ---- The clock -------------------------------------------------------------------------- */

static gboolean
is_late (const ServeChild *child)
{
  return g_get_monotonic_time () >= child->deadline;
}

/* FALSE if waiting makes no sense; @ret_end has the reason. */
static gboolean
may_wait (const ServeChild *child, ServeChildEnd *ret_end)
{
  const SortieMatch *match = child->server->match;
  gboolean interrupted = match != NULL && sortie_is_interrupted (sortie_match_play (match));

  *ret_end = interrupted ? SERVE_CHILD_INTERRUPTED : SERVE_CHILD_LATE;
  return !interrupted && !is_late (child);
}

/* Waits until the pipe is ready. Checks the clock first, so that a program that never stops writing gets no extra time.
 * FALSE: as for may_wait() */
static gboolean
await (ServeChild *child, int fd, short what, ServeChildEnd *ret_end)
{
  while (may_wait (child, ret_end))
    {
      struct pollfd ready = { .fd = fd, .events = what };

      if (poll (&ready, 1, SLICE) > 0)
        return TRUE;
    }
  return FALSE;
}

/* ---- Lines ------------------------------------------------------------------------------ */

static gboolean
send (ServeChild *child, const char *text, ServeChildEnd *ret_end)
{
  g_autofree char *line = g_strconcat (text, "\n", NULL);
  gsize done = 0, size = strlen (line);

  while (done < size)
    {
      gssize n = write (child->in, line + done, size - done);

      if (n > 0)
        done += (gsize) n;
      else if (errno != EAGAIN && errno != EINTR)
        {
          *ret_end = SERVE_CHILD_GONE;
          return FALSE;
        }
      else if (!await (child, child->in, POLLOUT, ret_end))
        return FALSE;
    }
  return TRUE;
}

/* Reads more of what the program writes. */
static gboolean
receive (ServeChild *child, ServeChildEnd *ret_end)
{
  char bytes[4096];
  gssize n;

  if (!await (child, child->out, POLLIN, ret_end))
    return FALSE;
  n = read (child->out, bytes, sizeof bytes);
  *ret_end = SERVE_CHILD_GONE;
  if (n > 0)
    g_string_append_len (child->read, bytes, n);
  return n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR));
}

/* The program's next line. (transfer full) (nullable): NULL if there is none, or if it is longer than a request may
 * be */
static char *
next_line (ServeChild *child, gsize *ret_size, ServeChildEnd *ret_end)
{
  char *end, *line;

  while ((end = memchr (child->read->str, '\n', child->read->len)) == NULL)
    {
      *ret_end = SERVE_CHILD_GONE;
      if (child->read->len > SERVE_MAX_LINE || !receive (child, ret_end))
        return NULL;
    }
  *ret_size = (gsize) (end - child->read->str);
  line = g_strndup (child->read->str, *ret_size);
  g_string_erase (child->read, 0, (gssize) *ret_size + 1);
  return line;
}

static gboolean
answer_one (ServeChild *child, ServeChildEnd *ret_end)
{
  gsize size;
  g_autofree char *line = next_line (child, &size, ret_end);
  g_autofree char *answer = line != NULL ? serve_server_answer (child->server, line, size) : NULL;

  if (line == NULL)
    return FALSE;
  *ret_end = SERVE_CHILD_GONE;
  if (serve_server_is_done (child->server))
    return FALSE;
  return answer == NULL || send (child, answer, ret_end);
}

/* Tells a program that waits that its turn has come. */
static gboolean
wake (ServeChild *child, ServeChildEnd *ret_end)
{
  g_autofree char *answer =
      serve_server_waits (child->server) ? serve_server_waited (child->server) : NULL;

  return answer == NULL || send (child, answer, ret_end);
}

static gboolean
is_its_turn (const ServeChild *child)
{
  const SortieMatch *match = child->server->match;

  return !sortie_match_is_over (match) && sortie_match_to_move (match) == child->server->seat;
}

ServeChildEnd
serve_child_play (ServeChild *child, SortieMatch *match, guint seconds)
{
  ServeChildEnd end = SERVE_CHILD_PLAYED;
  gboolean goes_on;

  child->server->match = match;
  child->deadline = g_get_monotonic_time () + (gint64) seconds * G_USEC_PER_SEC;
  goes_on = wake (child, &end);
  while (goes_on && is_its_turn (child))
    {
      goes_on = answer_one (child, &end);
      if (goes_on && is_late (child) && is_its_turn (child))
        {
          end = SERVE_CHILD_LATE;
          goes_on = FALSE;
        }
    }
  if (goes_on || !is_its_turn (child))
    return SERVE_CHILD_PLAYED;
  if (end != SERVE_CHILD_INTERRUPTED)
    sortie_match_back (match);
  return end;
}

/* ---- The end ---------------------------------------------------------------------------- */

/* The match is about to be freed. If it is over, the program is told. */
static void
forget_match (ServeChild *child)
{
  ServeChildEnd end;

  if (child->server->match == NULL)
    return;
  child->deadline = g_get_monotonic_time () + GRACE * G_TIME_SPAN_MILLISECOND;
  if (sortie_match_is_over (child->server->match))
    wake (child, &end);
  child->server->match = NULL;
}

/* Gives the program a moment to end by itself. We do not reap it yet, so that no other process group can get its
 * number. */
static void
await_end (const ServeChild *child)
{
  for (guint waited = 0; waited < GRACE; waited += SLICE / 10)
    {
      siginfo_t ended = { 0 };

      if (waitid (P_PID, (id_t) child->pid, &ended, WEXITED | WNOHANG | WNOWAIT) != 0
          || ended.si_pid == child->pid)
        return;
      g_usleep (SLICE / 10 * G_TIME_SPAN_MILLISECOND);
    }
}

void
serve_child_free (ServeChild *child)
{
  if (child == NULL)
    return;
  forget_match (child);
  close (child->in);
  close (child->out);
  await_end (child);
  kill (-child->pid, SIGKILL); /* and whatever the program started */
  while (waitpid (child->pid, NULL, 0) < 0 && errno == EINTR)
    ;
  g_spawn_close_pid (child->pid);
  g_string_free (child->read, TRUE);
  serve_server_free (child->server);
  g_free (child);
}
