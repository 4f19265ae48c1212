/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-replay.c: sortie replay FILE: plays a journal again and compares it line by line. Shows each move as far as
 * the journal is right; --check shows only the verdict. */
#include "console/programs/programs.h"

#include <string.h>

#include "console/session/saves.h"
#include "match/front-end.h"
#include "model/front-end.h"

/* "ok 212 moves 0123456789abcdef", and "stopped 2" if limits of the game stopped effects: for programs, so not
 * translated. */
static void
say_checked (ConsoleApp *app, const SortieMatch *match)
{
  const SortieState *s = sortie_match_play (match)->s;
  g_auto (GStrv) stops = sortie_match_stops (match);
  g_autofree char *line =
      g_strdup_printf ("ok %u moves %016" G_GINT64_MODIFIER "x", s->moves, sortie_state_hash (s));
  g_autofree char *stopped = g_strdup_printf ("stopped %u", g_strv_length (stops));

  console_out_raw (app->out, line);
  if (stops[0] != NULL)
    console_out_raw (app->out, stopped);
}

/* ---- Showing ----------------------------------------------------------------------- */

/* The seat whose view the reader gets: the only person's, else the first that decides for itself. */
static guint8
first_person (const SortieMatch *match)
{
  const SortieSetup *setup = sortie_match_setup (match);
  guint8 seat = sortie_match_person (match);

  if (seat != SORTIE_NO_SEAT)
    return seat;
  seat = 0;
  while (seat + 1 < setup->n_seats && setup->game->modes[setup->mode].automatic >> seat & 1)
    seat++;
  return seat;
}

/* Tells what is new in the log. */
static void
tell_news (ConsoleApp *app, SortieMatch *match, guint *told)
{
  g_auto (GStrv) lines = NULL;

  sortie_match_name_readers (match, sortie_match_person (match) == SORTIE_NO_SEAT);
  lines = sortie_match_log (match, first_person (match), *told);
  console_out_events (app->out, 4, lines);
  *told = sortie_match_log_length (match);
}

/* Shows each move: the line that was played, and its result. */
static void
show_moves (ConsoleApp *app, SortieReplay *replay, GError **error)
{
  GError *wrong = NULL;
  guint told = 0;

  tell_news (app, sortie_replay_match (replay), &told);
  while (sortie_replay_step (replay, &wrong))
    {
      console_out_say_in (app->out, CONSOLE_STRONG, sortie_replay_decision (replay));
      tell_news (app, sortie_replay_match (replay), &told);
    }
  if (wrong != NULL)
    g_propagate_error (error, wrong);
}

/* Shows the table at the end, and who won. */
static void
show_end (ConsoleSession *session)
{
  g_autofree char *result = sortie_match_result_sentence (session->match);
  g_autofree char *standings = sortie_match_standings (session->match, SORTIE_NO_SEAT);

  console_session_show (session);
  console_out_say_in (session->out, CONSOLE_STRONG, result);
  if (standings != NULL)
    console_out_say (session->out, standings);
}

/* ---- Running ----------------------------------------------------------------------- */

static ConsoleStatus
check (ConsoleApp *app, const SortieModule *module, const char *path, GError **error)
{
  g_autofree char *notice = NULL;
  g_autoptr (SortieMatch) match = sortie_match_open (module, path, &notice, error);

  if (match == NULL)
    return CONSOLE_FAILED;
  if (notice != NULL)
    console_out_say (app->err, notice);
  say_checked (app, match);
  return CONSOLE_OK;
}

void
console_say_if_undone (ConsoleOut *out, const SortieMatch *match)
{
  g_autofree char *journal = sortie_match_journal (match);

  if (strstr (journal, " undo ") != NULL)
    console_out_say (out, _ ("Played with undo."));
}

/* Summarizes the match. */
static ConsoleStatus
summarize (ConsoleApp *app, const SortieModule *module, const char *path, GError **error)
{
  g_autofree char *notice = NULL, *result = NULL;
  g_autoptr (SortieMatch) match = sortie_match_read (module, path, &notice, error);
  g_auto (GStrv) lines = match != NULL ? sortie_match_summary (match, SORTIE_NO_SEAT) : NULL;

  if (match == NULL)
    return CONSOLE_FAILED;
  if (notice != NULL)
    console_out_say (app->err, notice);
  result = sortie_match_result_sentence (match);
  console_out_say_in (app->out, CONSOLE_STRONG, result);
  console_say_if_undone (app->out, match);
  for (guint i = 0; lines[i] != NULL; i++)
    console_out_hang (app->out, CONSOLE_PLAIN, 2, 2, lines[i]);
  return CONSOLE_OK;
}

/* Takes over the module. */
static ConsoleStatus
show_replay (ConsoleApp *app, SortieModule *taken, const char *path, ConsoleSession **ret_branch, GError **error)
{
  g_autoptr (SortieModule) module = taken;
  g_autofree char *notice = NULL;
  g_autoptr (SortieJournal) journal = sortie_journal_load (path, &notice, error);
  g_autoptr (SortieReplay) replay =
      journal != NULL ? sortie_replay_read (module, journal, path, error) : NULL;
  g_autoptr (ConsoleSession) session = NULL;
  GError *wrong = NULL;

  *ret_branch = NULL;
  if (replay == NULL)
    return CONSOLE_FAILED;
  if (notice != NULL)
    console_out_say (app->err, notice);
  if (app->out->terminal && console_input_is_interactive (console_app_input (app)))
    {
      guint8 seat = first_person (sortie_replay_match (replay));

      g_clear_pointer (&replay, sortie_replay_free); /* it needs the module, which the walk frees */
      return console_walk (app, g_steal_pointer (&module), journal, path, seat, ret_branch, error);
    }
  show_moves (app, replay, &wrong);
  if (wrong != NULL)
    {
      g_propagate_error (error, wrong);
      return CONSOLE_FAILED;
    }
  console_say_if_earlier (app, replay);
  session = console_session_new (app->out, NULL, &app->paths, g_steal_pointer (&module),
                                 sortie_replay_finish (g_steal_pointer (&replay)), path);
  show_end (session);
  return CONSOLE_OK;
}

ConsoleStatus
console_replay_file (ConsoleApp *app, const char *path, ConsoleSession **ret_branch, GError **error)
{
  g_autoptr (SortieModule) module = console_save_module (&app->paths, path, error);

  *ret_branch = NULL;
  return module != NULL ? show_replay (app, g_steal_pointer (&module), path, ret_branch, error) : CONSOLE_FAILED;
}

ConsoleStatus
console_summary_file (ConsoleApp *app, const char *path, GError **error)
{
  g_autoptr (SortieModule) module = console_save_module (&app->paths, path, error);

  return module != NULL ? summarize (app, module, path, error) : CONSOLE_FAILED;
}

ConsoleStatus
console_replay_asked (ConsoleApp *app, ConsoleSession **ret_branch, GError **error)
{
  g_autofree char *path = console_save_path (console_app_word (app, 0));
  g_autoptr (SortieModule) module = console_save_module (&app->paths, path, error);

  *ret_branch = NULL;
  if (module == NULL)
    return CONSOLE_FAILED;
  if (app->options->check)
    return check (app, module, path, error);
  if (app->options->summary)
    return summarize (app, module, path, error);
  return show_replay (app, g_steal_pointer (&module), path, ret_branch, error);
}
