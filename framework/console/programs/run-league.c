/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-league.c: sortie league GAME, sortie league merge FILE...: many games between bots, and their results. */
#include "console/programs/programs.h"

#include <string.h>

#include "base/text.h"
#include "console/league/league.h"

#define USUAL_PLAYER "greedy"
#define USUAL_GAMES 200
#define USUAL_SEED 1
#define MOST_JOBS 1024
#define BAR_WIDTH 30

/* ---- Progress ------------------------------------------------------------------------ */

typedef struct
{
  ConsoleOut *err;
  gint64 begun; /* microseconds */
  gint64 shown;
} Progress;

/* "3 min", "25 s"; rounded up. (transfer full) */
static char *
duration (gdouble seconds)
{
  const gboolean short_time = seconds < 90, hours = seconds >= 5400;
  g_autofree char *n = hours ? g_strdup_printf ("%.1f", seconds / 3600)
                             : g_strdup_printf ("%.0f", short_time ? seconds : seconds / 60);

  return sortie_sentence (hours ? _ ("{n} h") : short_time ? _ ("{n} s") : _ ("{n} min"), "n", n, NULL);
}

/* Shows progress at most five times a second, always on the same line. */
static void
show_progress (gpointer data, guint64 left, guint64 played)
{
  Progress *progress = data;
  gint64 now = g_get_monotonic_time ();
  guint full = (guint) (BAR_WIDTH * played / MAX (played + left, 1));
  g_autofree char *done = g_strnfill (full, '#');
  g_autofree char *open = g_strnfill (BAR_WIDTH - full, '.');
  g_autofree char *time = NULL, *sentence = NULL, *line = NULL;

  if (left > 0 && now - progress->shown < G_USEC_PER_SEC / 5)
    return;
  progress->shown = now;
  time = duration ((gdouble) (now - progress->begun) / G_USEC_PER_SEC * left / MAX (played, 1));
  sentence = sortie_sentence (_ ("games left: {games} ({time})"), "games", SORTIE_DIGITS (left), "time", time, NULL);
  line = g_strdup_printf ("\r[%s%s] %s   %s", done, open, sentence, left == 0 ? "\n" : "");
  console_out_raw (progress->err, line);
  console_out_flush (progress->err);
}

/* ---- The options ------------------------------------------------------------------------- */

static gboolean
wrong (GError **error, const char *format, const char *value)
{
  g_autofree char *shown = sortie_text_clean (value);
  g_autofree char *sentence = sortie_sentence (format, "value", shown, NULL);

  return sortie_set_error (error, SORTIE_ERROR_SYNTAX, "%s", sentence);
}

/* The rank and the number of processes, from the environment of what starts many of them: Open MPI, MPICH and
 * Intel MPI, Slurm (an array, then a step). */
static gboolean
read_environment (guint64 *ret_index, guint64 *ret_of)
{
  static const struct
  {
    const char *rank, *first, *size;
  } names[] = {
    { "OMPI_COMM_WORLD_RANK", NULL, "OMPI_COMM_WORLD_SIZE" },
    { "PMI_RANK", NULL, "PMI_SIZE" },
    { "SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT" },
    { "SLURM_PROCID", NULL, "SLURM_NTASKS" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const char *rank = g_getenv (names[i].rank), *size = g_getenv (names[i].size);
      const char *first = names[i].first != NULL ? g_getenv (names[i].first) : NULL;
      guint64 least = 0;

      if (rank == NULL || size == NULL)
        continue;
      if (!g_ascii_string_to_unsigned (rank, 10, 0, G_MAXUINT32, ret_index, NULL)
          || !g_ascii_string_to_unsigned (size, 10, 1, G_MAXUINT32, ret_of, NULL)
          || (first != NULL && !g_ascii_string_to_unsigned (first, 10, 0, *ret_index, &least, NULL)))
        return FALSE;
      *ret_index -= least;
      return *ret_index < *ret_of;
    }
  return FALSE;
}

/* "3/8", or "auto". */
static gboolean
read_shard (const char *value, LeagueShard *ret, GError **error)
{
  g_auto (GStrv) parts = NULL;
  guint64 index = 0, of = 1;

  *ret = (LeagueShard) { 0, 1 };
  if (value == NULL)
    return TRUE;
  parts = g_strsplit (value, "/", 2);
  if (strcmp (value, "auto") == 0)
    {
      if (!read_environment (&index, &of))
        return wrong (error, _ ("--shard auto: no variable of Open MPI, MPICH or Slurm says which part "
                                "this process plays"),
                      value);
    }
  else if (g_strv_length (parts) != 2
           || !g_ascii_string_to_unsigned (parts[1], 10, 1, G_MAXUINT32, &of, NULL)
           || !g_ascii_string_to_unsigned (parts[0], 10, 1, of, &index, NULL))
    return wrong (error, _ ("--shard is a part of how many, such as 3/8, or “auto”, not “{value}”"),
                  value);
  else
    index--;
  *ret = (LeagueShard) { (guint) index, (guint) of };
  return TRUE;
}

static gboolean
read_width (const char *value, gdouble *ret, GError **error)
{
  char *end;

  *ret = 0;
  if (value == NULL)
    return TRUE;
  *ret = g_ascii_strtod (value, &end);
  return (*value != '\0' && *end == '\0' && *ret >= 0.001 && *ret < 1)
         || wrong (error, _ ("--until-width is a width such as 0.04, at least 0.001, not “{value}”"),
                   value);
}

/* Rounds an odd number of games up to whole pairs. */
static gboolean
read_run (const ConsoleOptions *options, LeagueRun *run, GError **error)
{
  guint64 games, jobs;

  if (!console_option_number ("games", options->games, USUAL_GAMES, &games, error)
      || !console_option_number ("jobs", options->jobs, 1, &jobs, error)
      || !console_option_number ("seed", options->seed, USUAL_SEED, &run->extent.seed, error)
      || !read_shard (options->shard, &run->shard, error)
      || !read_width (options->until_width, &run->extent.until_width, error))
    return FALSE;
  if (games < 1 || games > G_MAXINT32)
    return wrong (error, _ ("--games is at least 1 and at most 2147483647, not {value}"),
                  options->games);
  if (jobs < 1 || jobs > MOST_JOBS)
    return wrong (error, _ ("--jobs is at least 1 and at most 1024, not {value}"), options->jobs);
  run->extent.games = (guint) (games + games % 2);
  run->jobs = (guint) jobs;
  return TRUE;
}

/* "duel.jsonl" of part 3 of 8: "duel-3-of-8.jsonl". (transfer full) (nullable) */
static char *
path_of_shard (const char *path, const LeagueShard *shard)
{
  const char *slash = path != NULL ? strrchr (path, '/') : NULL;
  const char *dot = path != NULL ? strrchr (slash != NULL ? slash : path, '.') : NULL;

  if (path == NULL || shard->of == 1)
    return g_strdup (path);
  return g_strdup_printf ("%.*s-%u-of-%u%s", (int) (dot != NULL ? dot - path : (gssize) strlen (path)),
                          path, shard->index + 1, shard->of, dot != NULL ? dot : "");
}

static SortieLeague *
new_league (ConsoleApp *app, const SortieModule *module, guint64 seed, GError **error)
{
  const ConsoleOptions *options = app->options;
  g_autoptr (GPtrArray) choices = console_choice_texts (app, options, module, NULL, error);
  static const char *const usual[] = { USUAL_PLAYER, NULL };
  SortieLeagueSpec spec = { .module = module, .mode = options->mode, .seed = seed,
                            .command_line = TRUE };

  if (choices == NULL)
    return NULL;
  spec.choices = (const char *const *) choices->pdata;
  spec.options = (const char *const *) options->settings->pdata;
  spec.players = options->players->len > 0 ? (const char *const *) options->players->pdata : usual;
  return sortie_league_new (&spec, error);
}

/* ---- The results -------------------------------------------------------------------------- */

static gboolean
show_tally (ConsoleApp *app, const LeagueTally *tally, const SortieModule *module, GError **error)
{
  g_autoptr (LeagueNames) names = league_names_new (tally, module);
  g_autoptr (GPtrArray) tables = league_tables (tally, names);
  g_autofree char *summary = league_summary (tally, names);

  console_out_say (app->out, summary);
  for (guint i = 0; i < tables->len; i++)
    {
      const LeagueTable *table = tables->pdata[i];
      g_autofree char *text
        = app->out->linear != CONSOLE_LINEAR_OFF ? league_table_sentences (table) : league_table_text (table);

      if (table->is_long && !app->options->all)
        continue;
      console_out_end_line (app->out);
      console_out_say_in (app->out, CONSOLE_STRONG, table->title);
      if (table->about != NULL)
        console_out_say_in (app->out, CONSOLE_FAINT, table->about);
      console_out_raw (app->out, text);
    }
  return app->options->report == NULL
         || league_report_write (app->options->report, tally, names, error);
}

/* ---- Both subcommands ----------------------------------------------------------------------- */

static gboolean
play_league (ConsoleApp *app, GError **error)
{
  g_autoptr (SortieModule) module = console_app_game (app, error);
  Progress progress = { .err = app->err, .begun = g_get_monotonic_time () };
  LeagueRun run = { .data = &progress,
                    .progress = app->err->terminal ? show_progress : NULL };
  g_autoptr (SortieLeague) league = NULL;
  g_autoptr (LeagueTally) tally = NULL;
  g_autofree char *head = NULL, *path = NULL;

  if (module == NULL || !read_run (app->options, &run, error)
      || (league = new_league (app, module, run.extent.seed, error)) == NULL)
    return FALSE;
  run.league = league;
  run.path = path = path_of_shard (app->options->results, &run.shard);
  head = league_head_line (module, league, &run.extent, run.shard.of > 1 ? &run.shard : NULL);
  tally = league_run (&run, head, error);
  return tally != NULL && show_tally (app, tally, module, error);
}

static gboolean
merge (ConsoleApp *app, GError **error)
{
  char **paths = (char **) app->options->words->pdata + 1;
  g_autoptr (LeagueTally) tally = NULL;
  g_autoptr (SortieModule) module = NULL;

  if (paths[0] == NULL)
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("usage: sortie %s %s"), "league", "merge FILE...");
  tally = league_merge (paths, app->options->results, error);
  if (tally == NULL)
    return FALSE;
  /* without the game, the ids are enough */
  module = console_app_module (
      app, json_object_get_string_member_with_default (tally->head, "game", ""), NULL);
  return show_tally (app, tally, module, error);
}

ConsoleStatus
console_run_league (ConsoleApp *app, GError **error)
{
  gboolean merges = strcmp (console_app_word (app, 0), "merge") == 0;

  return (merges ? merge (app, error) : play_league (app, error)) ? CONSOLE_OK : CONSOLE_FAILED;
}
