/* SPDX-License-Identifier: GPL-3.0-or-later */
/* workers.c: processes that play games at the same time (league.h). */
#include "console/league/league.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/i18n.h"

/* the first character of a line from a process */
#define PLAYED '+'
#define FAILED '-'

typedef struct
{
  pid_t process;
  int orders;     /* to write numbers of games to */
  FILE *lines;    /* to read lines from */
  gboolean is_busy;
  guint64 game;   /* the game that it plays */
} Worker;

struct LeagueWorkers
{
  SortieLeague *league;
  SortieLeagueGame *room;
  char *line;       /* (nullable): the line of a game that this process has played */
  guint64 game;
  GArray *others;   /* of Worker; empty: this process plays itself */
};

/* ---- In the process that plays --------------------------------------------------------- */

/* (transfer full): NULL and @error */
static char *
play_in_process (SortieLeague *league, SortieLeagueGame *room, guint64 game, GError **error)
{
  return sortie_league_play (league, game, room, error) ? league_game_line (league, room) : NULL;
}

/* Writes one line, whatever the text contains. */
static gboolean
say_to_worker (FILE *lines, char what, const char *text)
{
  return fprintf (lines, "%c%s\n", what, text) > 0 && fflush (lines) == 0;
}

/* Plays until there are no more orders. Frees nothing of the copied process, since it belongs to the original. */
static void
work (SortieLeague *league, int orders, int answers)
{
  g_autoptr (SortieLeagueGame) room = sortie_league_game_new ();
  FILE *lines = fdopen (answers, "w");
  guint64 game;

  while (lines != NULL && read (orders, &game, sizeof game) == sizeof game)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *line = play_in_process (league, room, game, &error);
      g_autofree char *failure = error != NULL ? g_strescape (error->message, NULL) : NULL;

      if (!(line != NULL ? say_to_worker (lines, PLAYED, line) : say_to_worker (lines, FAILED, failure)))
        break;
    }
  _exit (EXIT_SUCCESS);
}

/* ---- In the process that asks ----------------------------------------------------------- */

static gboolean
no_room (GError **error)
{
  return sortie_set_error (error, SORTIE_ERROR_LIMIT, _ ("cannot start another process: %s"),
                           g_strerror (errno));
}

/* Closes the pipes that a new process has inherited: while it holds them open, older processes do not see that
 * there are no more orders. */
static void
let_go (const LeagueWorkers *workers)
{
  for (guint i = 0; i < workers->others->len; i++)
    {
      close (g_array_index (workers->others, Worker, i).orders);
      close (fileno (g_array_index (workers->others, Worker, i).lines));
    }
}

static void
close_both (int ends[2])
{
  int kept = errno;

  for (guint i = 0; i < 2; i++)
    if (ends[i] >= 0)
      close (ends[i]);
  errno = kept;
}

static gboolean
start (LeagueWorkers *workers, GError **error)
{
  int orders[2] = { -1, -1 }, answers[2] = { -1, -1 };
  Worker one = { 0 };

  if (pipe (orders) != 0 || pipe (answers) != 0 || (one.lines = fdopen (answers[0], "r")) == NULL
      || (one.process = fork ()) < 0)
    {
      if (one.lines != NULL)
        {
          fclose (one.lines);
          answers[0] = -1;
        }
      close_both (orders);
      close_both (answers);
      return no_room (error);
    }
  if (one.process == 0)
    {
      let_go (workers);
      close (orders[1]);
      close (answers[0]);
      work (workers->league, orders[0], answers[1]);
    }
  close (orders[0]);
  close (answers[1]);
  one.orders = orders[1];
  g_array_append_val (workers->others, one);
  return TRUE;
}

LeagueWorkers *
league_workers_new (SortieLeague *league, guint n, GError **error)
{
  g_autoptr (LeagueWorkers) workers = g_new0 (LeagueWorkers, 1);

  workers->league = league;
  workers->room = sortie_league_game_new ();
  workers->others = g_array_new (FALSE, FALSE, sizeof (Worker));
  for (guint i = 0; n > 1 && i < n; i++)
    if (!start (workers, error))
      return NULL;
  return g_steal_pointer (&workers);
}

void
league_workers_free (LeagueWorkers *workers)
{
  if (workers == NULL)
    return;
  for (guint i = 0; i < workers->others->len; i++)
    {
      close (g_array_index (workers->others, Worker, i).orders);
      fclose (g_array_index (workers->others, Worker, i).lines);
    }
  for (guint i = 0; i < workers->others->len; i++)
    waitpid (g_array_index (workers->others, Worker, i).process, NULL, 0);
  g_array_unref (workers->others);
  sortie_league_game_free (workers->room);
  g_free (workers->line);
  g_free (workers);
}

static gboolean
is_gone (GError **error)
{
  return sortie_set_error (error, SORTIE_ERROR_LIMIT, "%s",
                           _ ("a process that played has ended; nothing that was written is lost"));
}

gboolean
league_workers_give (LeagueWorkers *workers, guint64 game, GError **error)
{
  if (workers->others->len == 0)
    {
      if (workers->line != NULL)
        return FALSE;
      workers->line = play_in_process (workers->league, workers->room, game, error);
      workers->game = game;
      return workers->line != NULL;
    }
  for (guint i = 0; i < workers->others->len; i++)
    {
      Worker *worker = &g_array_index (workers->others, Worker, i);

      if (worker->is_busy)
        continue;
      worker->is_busy = TRUE;
      worker->game = game;
      return write (worker->orders, &game, sizeof game) == sizeof game || is_gone (error);
    }
  return FALSE;
}

/* The first one with a line to read. */
static Worker *
wait_for_one (LeagueWorkers *workers)
{
  guint n = workers->others->len;
  g_autofree struct pollfd *polled = g_new0 (struct pollfd, n);

  for (guint i = 0; i < n; i++)
    {
      const Worker *worker = &g_array_index (workers->others, Worker, i);

      polled[i] = (struct pollfd) { worker->is_busy ? fileno (worker->lines) : -1, POLLIN, 0 };
    }
  while (poll (polled, n, -1) < 0)
    if (errno != EINTR)
      return NULL;
  for (guint i = 0; i < n; i++)
    if (polled[i].revents != 0)
      return &g_array_index (workers->others, Worker, i);
  return NULL;
}

/* Reads a line from a process, without its newline. (transfer full) (nullable) */
static char *
hear_worker (const Worker *worker)
{
  char *line = NULL, *ret = NULL;
  gsize room = 0;
  gssize size = getline (&line, &room, worker->lines);

  if (size >= 2)
    ret = g_strndup (line, (gsize) size - 1);
  free (line);
  return ret;
}

char *
league_workers_take (LeagueWorkers *workers, guint64 *ret_game, GError **error)
{
  g_autofree char *line = NULL, *failure = NULL;
  Worker *worker;

  if (workers->others->len == 0)
    {
      *ret_game = workers->game;
      return g_steal_pointer (&workers->line);
    }
  worker = wait_for_one (workers);
  line = worker != NULL ? hear_worker (worker) : NULL;
  if (line == NULL)
    {
      is_gone (error);
      return NULL;
    }
  worker->is_busy = FALSE;
  *ret_game = worker->game;
  if (line[0] == PLAYED)
    return g_strdup (line + 1);
  failure = g_strcompress (line + 1);
  sortie_set_error (error, SORTIE_ERROR_CONTENT, "%s", failure);
  return NULL;
}
