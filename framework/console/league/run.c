/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run.c: plays the games of a run, or of a shard (league.h). */
#include "console/league/league.h"

/* How many games a process may be ahead of the next one to be written. */
#define MOST_AHEAD 8

typedef struct
{
  const LeagueRun *run;
  LeagueTally *tally;
  guint64 end;        /* the number after the last game */
  guint64 next;       /* the first game that no process has got */
  GQueue *given;      /* of guint64 *: games that are not written yet, in order */
  GHashTable *lines;  /* the lines of those that are finished */
  guint64 played;
  guint64 read;       /* 1 + the last game in the file */
} Course;

/* A shard has whole pairs. */
static gboolean
is_ours (const LeagueRun *run, guint64 game)
{
  return game / 2 % run->shard.of == run->shard.index;
}

static guint
contest_of (const Course *c, guint64 game)
{
  return (guint) (game / 2 % c->tally->contests->len);
}

/* Whether the run still needs the game. A shard does not see the results of the others. */
static gboolean
is_game_wanted (const Course *c, guint64 game)
{
  return is_ours (c->run, game)
         && (c->run->shard.of > 1 || !league_tally_is_settled (c->tally, contest_of (c, game)));
}

static gboolean
take_back_line (gpointer data, const char *line, guint number, GError **error)
{
  Course *c = data;
  JsonObject *game = league_line_parse (line, c->run->path, number, error);
  guint64 n = 0;
  guint contest;

  if (game == NULL)
    return FALSE;
  league_game_numbers (game, &n, &contest);
  json_object_unref (game);
  c->read = n + 1;
  return league_tally_add (c->tally, line, c->run->path, number, error);
}

/* Gives out games until all processes are busy. */
static gboolean
give (Course *c, LeagueWorkers *workers, GError **error)
{
  GError *failure = NULL;

  for (; c->next < c->end && g_queue_get_length (c->given) < c->run->jobs * MOST_AHEAD; c->next++)
    {
      if (!is_game_wanted (c, c->next))
        continue;
      if (!league_workers_give (workers, c->next, &failure))
        break;
      g_queue_push_tail (c->given, g_memdup2 (&c->next, sizeof c->next));
    }
  if (failure != NULL)
    g_propagate_error (error, failure);
  return failure == NULL;
}

/* Writes finished games in the order of their numbers, and drops those whose contest was settled meanwhile. */
static gboolean
write_done (Course *c, LeagueResults *results, GError **error)
{
  guint64 *game;
  char *line;

  while ((game = g_queue_peek_head (c->given)) != NULL
         && (line = g_hash_table_lookup (c->lines, game)) != NULL)
    {
      if (is_game_wanted (c, *game)
          && (!league_results_add (results, line, error)
              || !league_tally_add (c->tally, line, "", 0, error)))
        return FALSE;
      g_hash_table_remove (c->lines, game);
      g_free (g_queue_pop_head (c->given));
    }
  return TRUE;
}

static guint64
left (const Course *c)
{
  return c->run->shard.of == 1 ? league_tally_left (c->tally)
                               : (c->end - c->next) / c->run->shard.of;
}

static gboolean
play_on (Course *c, LeagueResults *results, LeagueWorkers *workers, GError **error)
{
  while (TRUE)
    {
      guint64 *game = g_new0 (guint64, 1);
      char *line = NULL;

      if (!give (c, workers, error) || g_queue_is_empty (c->given)
          || (line = league_workers_take (workers, game, error)) == NULL)
        {
          g_free (game);
          return g_queue_is_empty (c->given);
        }
      g_hash_table_insert (c->lines, game, line);
      c->played++;
      if (!write_done (c, results, error))
        return FALSE;
      if (c->run->progress != NULL)
        c->run->progress (c->run->data, left (c), c->played);
    }
}

static gboolean
play_course (Course *c, const char *head, GError **error)
{
  g_autoptr (LeagueResults) results
      = league_results_open (c->run->path, head, take_back_line, c, error);
  g_autoptr (LeagueWorkers) workers = NULL;

  if (results == NULL)
    return FALSE;
  c->next = c->read;
  workers = league_workers_new (c->run->league, c->run->jobs, error);
  return workers != NULL && play_on (c, results, workers, error);
}

LeagueTally *
league_run (const LeagueRun *run, const char *head, GError **error)
{
  g_autoptr (LeagueTally) tally = league_tally_new (head, "", error);
  Course c = { .run = run, .tally = tally };
  gboolean done;

  if (tally == NULL)
    return NULL;
  c.end = (guint64) run->extent.games * tally->contests->len;
  c.given = g_queue_new ();
  c.lines = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, g_free);
  done = play_course (&c, head, error);
  g_queue_free_full (c.given, g_free);
  g_hash_table_unref (c.lines);
  if (!done)
    return NULL;
  league_tally_finish (tally);
  return g_steal_pointer (&tally);
}
