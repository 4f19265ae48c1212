/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-play.c: sortie play GAME: starts or continues a match; sortie replay FILE, from which a match may begin. */
#include "console/programs/programs.h"

#include <string.h>

#include "match/spec.h"
#include "console/session/saves.h"

/* By default a person plays the first seat against a bot, as in the menu; several people must say that they share
 * the keyboard. (transfer none) (nullable): there is no such mode */
static const SortieModeDecl *
mode_of (const SortieGame *game, const char *text)
{
  guint mode;

  return sortie_spec_mode (game, text, &mode, NULL) ? &game->modes[mode] : NULL;
}

/* Whether both name the same seat. */
static gboolean
is_same_seat (const char *a, const char *b)
{
  gsize length = strcspn (a, "=");

  return strcspn (b, "=") == length && strncmp (a, b, length) == 0;
}

static gboolean
has_seat_of (const SortieModule *module, const GPtrArray *seats, const char *who)
{
  for (guint i = 0; i < seats->len; i++)
    if (strchr (seats->pdata[i], '=') != NULL
        && is_same_seat (console_table_player (module, seats->pdata[i]), who))
      return TRUE;
  return FALSE;
}

static gboolean
names_a_person (const GPtrArray *seats)
{
  for (guint i = 0; i < seats->len; i++)
    if (g_str_has_suffix (seats->pdata[i], "=human"))
      return TRUE;
  return FALSE;
}

/* Whether a seat is named that a person would have by default. */
static gboolean
names_usual_person (const SortieModule *module, const SortieModeDecl *mode, const GPtrArray *named,
                    const GPtrArray *programs)
{
  for (guint seat = 0; mode->seats[seat] != NULL; seat++)
    if (console_seat_decides (mode, seat) && !has_seat_of (module, programs, mode->seats[seat])
        && has_seat_of (module, named, mode->seats[seat]))
      return TRUE;
  return FALSE;
}

/* The named players, then the default ones for the other seats. A person who names one more person means that one; a
 * person whose seat is given to a program has the next one. */
static void
add_unnamed (const SortieModule *module, const SortieModeDecl *mode, const GPtrArray *named, GPtrArray *ret)
{
  g_autoptr (GPtrArray) programs = g_ptr_array_new ();
  gboolean sits;

  for (guint i = 0; i < named->len; i++)
    g_ptr_array_add (ret, named->pdata[i]);
  console_usual_players (mode, programs);
  sits = names_a_person (named) || !names_usual_person (module, mode, named, programs);
  for (guint i = 0; i < programs->len; i++)
    {
      if (has_seat_of (module, named, programs->pdata[i]))
        continue;
      if (sits)
        g_ptr_array_add (ret, programs->pdata[i]);
      sits = TRUE;
    }
}

/* A new match with the players of the command line, or the default ones. */
static ConsoleSession *
begin_match (ConsoleApp *app, SortieModule *module, GError **error)
{
  ConsoleOptions with = *app->options;
  g_autoptr (GPtrArray) seats = g_ptr_array_new ();
  const SortieModeDecl *mode = mode_of (module->game, with.mode);
  ConsoleSession *session;

  if (mode != NULL && !with.hot_seat && !with.open_hands)
    {
      add_unnamed (module, mode, with.seats, seats);
      with.seats = seats;
    }
  session = console_table_new (app, &with, module, with.mode, NULL, error);
  console_app_misread (error);
  return session;
}

/* Whether the saved match is one of that game. FALSE and @error */
static gboolean
is_of_game (ConsoleApp *app, const char *path, const char *game, GError **error)
{
  g_autoptr (SortieModule) module = console_save_module (&app->paths, path, error);

  return module != NULL
         && (strcmp (module->game->id, game) == 0
             || sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("%s is a match of %s, not of “%s”"), path,
                                  console_game_text (module, module->game->title), game));
}

/* What the command line says to play. */
static ConsoleSession *
sit_down (ConsoleApp *app, GError **error)
{
  const char *game = console_app_word (app, 0);
  SortieModule *module;

  if (app->options->load != NULL)
    {
      g_autofree char *path = console_save_path (app->options->load);

      return game == NULL || is_of_game (app, path, game, error) ? console_table_open (app, path, error) : NULL;
    }
  if (game == NULL)
    {
      g_auto (GStrv) games = sortie_module_list (&app->paths);
      g_autofree char *list = g_strjoinv (", ", games);

      sortie_set_error (error, SORTIE_ERROR_SYNTAX,
                        _ ("which game? Usage: sortie play GAME, where GAME is one of: %s"), list);
      return NULL;
    }
  module = console_app_module_argument (app, game, error);
  return module != NULL ? begin_match (app, module, error) : NULL;
}

/* A person who types only "play" at a terminal gets the menu. */
static gboolean
wants_the_menu (ConsoleApp *app)
{
  return console_app_word (app, 0) == NULL && console_options_are_general (app->options)
         && console_input_is_interactive (console_app_input (app));
}

ConsoleStatus
console_run_play (ConsoleApp *app, GError **error)
{
  if (wants_the_menu (app))
    return console_run_menu (app, error);
  return console_play_on (app, sit_down (app, error), error);
}

ConsoleStatus
console_run_replay (ConsoleApp *app, GError **error)
{
  ConsoleSession *branch;
  const ConsoleStatus status = console_replay_asked (app, &branch, error);

  return branch != NULL ? console_play_on (app, branch, error) : status;
}
