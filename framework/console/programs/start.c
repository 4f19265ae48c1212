/* SPDX-License-Identifier: GPL-3.0-or-later */
/* start.c: from the options to a session that is played. */
#include "console/programs/programs.h"

#include <string.h>

#include "console/session/saves.h"
#include "match/front-end.h"
#include "match/spec.h"

/* how many names to try if somebody else takes a free one first */
#define TRIES 20

/* (transfer full): the match's file; NULL: none. */
static char *
save_to_free_name (ConsoleSession *session, GError **error)
{
  for (guint i = 0; i < TRIES; i++)
    {
      g_autofree char *path = NULL;

      g_clear_error (error);
      path = console_save_new_path (session->module->game->id, error);
      if (path == NULL)
        return NULL;
      if (sortie_match_save_to (session->match, path, error))
        return g_steal_pointer (&path);
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return NULL;
    }
  return NULL;
}

/* If the user chose a file and we cannot write it, the match does not begin. Otherwise it begins without a file. */
static gboolean
keep_match (ConsoleSession *session, const char *wanted, GError **error)
{
  g_autoptr (GError) why = NULL;
  g_autofree char *path = NULL;

  if (wanted == NULL)
    path = save_to_free_name (session, &why);
  else if (sortie_match_save_to (session->match, wanted, &why))
    path = g_strdup (wanted);
  if (path != NULL)
    {
      session->path = g_steal_pointer (&path);
      session->path_is_ours = wanted == NULL;
      return TRUE;
    }
  if (wanted != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&why));
      return FALSE;
    }
  console_out_fill (session->out, _ ("This match is not saved: {why}"), "why", why->message, NULL);
  return TRUE;
}

/* "north=greedy": a seat's name and a kind of bot. */
static gboolean
is_player (const SortieGame *game, const char *who)
{
  const char *program;
  gsize length;

  return sortie_player_split (who, &length, &program, NULL) && sortie_bot_check (game, program, NULL);
}

const char *
console_table_player (const SortieModule *module, const char *who)
{
  const char *equals = strchr (who, '=');
  g_autofree char *name = g_strndup (who, (gsize) (equals - who)), *id = console_seat_id (module, name);
  g_autofree char *whole = g_strconcat (id, equals, NULL);

  return g_intern_string (whole);
}

/* The players other than people; a wrong name is refused later, when the player takes a seat. (transfer container) */
static GPtrArray *
players_of (const SortieModule *module, const ConsoleOptions *options)
{
  GPtrArray *players = g_ptr_array_new ();

  for (guint i = 0; i < options->seats->len; i++)
    if (is_player (module->game, options->seats->pdata[i]))
      g_ptr_array_add (players, (gpointer) console_table_player (module, options->seats->pdata[i]));
  g_ptr_array_add (players, NULL);
  return players;
}

static void
say_what_is_played (ConsoleSession *session)
{
  guint n;
  const SortieChosen *all = sortie_match_chosen (session->match, &n);
  guint mode = sortie_match_setup (session->match)->mode;
  g_autofree char *chosen = console_played_with (session->module, mode, all, n, TRUE);

  if (*chosen != '\0' && console_input_is_interactive (session->input))
    console_out_fill (session->out, _ ("Played with: {choices}."), "choices", chosen, NULL);
}

/* Says what to type to play the same deal again. */
static void
greet (ConsoleSession *session)
{
  g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, sortie_match_seed (session->match));

  if (!console_input_is_interactive (session->input))
    return;
  console_out_fill (session->out, _ ("{game}, seed {n}. Type “help” for help."), "game",
                    console_game_text (session->module, session->module->game->title), "n", number,
                    NULL);
  say_what_is_played (session);
  console_session_say_players (session);
  if (session->path != NULL)
    console_out_fill (session->out, _ ("The match is saved in {file}."), "file", session->path,
                      NULL);
}

ConsoleSession *
console_table_new (ConsoleApp *app, const ConsoleOptions *options, SortieModule *module,
                   const char *mode, const char *const *choices, GError **error)
{
  g_autoptr (ConsoleSession) session = NULL;
  g_autoptr (GPtrArray) players = players_of (module, options);
  SortieMatch *match = console_new_match (app, options, module, mode, choices,
                                          (const char *const *) players->pdata, error);

  if (match == NULL)
    {
      sortie_module_free (module);
      return NULL;
    }
  session =
      console_session_new (app->out, console_app_input (app), &app->paths, module, match, NULL);
  session->open_hands = options->open_hands;
  console_session_tell_all (session);
  if (!console_set_move_time (session, options, error)
      || !console_session_seat_all (session, options->seats, sortie_match_seed (session->match), error)
      || !keep_match (session, options->save, error))
    return NULL;
  greet (session);
  return g_steal_pointer (&session);
}

ConsoleSession *
console_table_open (ConsoleApp *app, const char *path, GError **error)
{
  g_autoptr (SortieModule) module = console_save_module (&app->paths, path, error);
  g_autoptr (SortieMatch) match = NULL;
  g_autoptr (ConsoleSession) session = NULL;
  g_autofree char *notice = NULL, *kept = NULL;

  if (module == NULL)
    return NULL;
  match = console_save_open (module, path, &kept, &notice, error);
  if (match == NULL)
    return NULL;
  if (notice != NULL)
    console_out_say (app->out, notice);
  session = console_session_new (app->out, console_app_input (app), &app->paths,
                                 g_steal_pointer (&module), g_steal_pointer (&match), kept);
  session->open_hands = app->options->open_hands;
  if (!console_set_move_time (session, app->options, error)
      || !console_session_seat_as_begun (session, error)
      || !console_session_seat_all (session, app->options->seats, 0, error))
    return NULL;
  say_what_is_played (session);
  console_session_say_players (session);
  if (console_input_is_interactive (session->input))
    console_session_recall (session);
  return g_steal_pointer (&session);
}

/* Standard error may still be read. */
static void
say_where_it_is (ConsoleApp *app, const ConsoleSession *session)
{
  if (session->path != NULL)
    console_out_fill (app->err, _ ("The match is saved in {file}."), "file", session->path, NULL);
}

/* Plays a lesson or puzzle while the match waits at its prompt. */
static void
play_aside (ConsoleSession *session, const char *what, char **words)
{
  GError *error = NULL;

  console_courses_of (session->player, session->module, strcmp (what, "learn") == 0 ? CONSOLE_LESSONS : CONSOLE_PUZZLES,
                      words[0], &error);
  console_input_set_complete (session->input, console_complete, session);
  console_input_set_above (session->input, (ConsoleAbove){ console_session_show_again, session });
  if (error == NULL)
    return;
  console_session_refuse (session, error->message);
  g_error_free (error);
}

ConsoleStatus
console_table_play (ConsoleApp *app, ConsoleSession *session)
{
  session->player = app;
  session->aside = play_aside;
  console_loop_run (session);
  if (console_out_is_lost (app->out))
    say_where_it_is (app, session);
  /* a script with a refused line does not say what its writer meant */
  if (session->refused && !console_input_is_interactive (session->input))
    return CONSOLE_FAILED;
  return console_session_check_kept (session, NULL) ? CONSOLE_OK : CONSOLE_FAILED;
}
