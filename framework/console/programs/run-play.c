/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-play.c: sortie play GAME */
#include "config.h"

#include "console/programs/programs.h"

#include <sortie/base.h>
#include <sortie/game.h>
#include "base/i18n.h"

/* Whoever names no player plays the first seat against the program, as in the menu; several people
 * say that they share the keyboard. (transfer none) (nullable): the mode is not there */
static const SortieModeDecl *
mode_of (const SortieGame *game, const char *id)
{
  for (const SortieModeDecl *mode = game->modes; mode->id != NULL; mode++)
    if (id == NULL || g_strcmp0 (mode->id, id) == 0)
      return mode;
  return NULL;
}

/* A new match with the players that the command line names, or with the usual ones. */
static ConsoleSession *
begin (ConsoleApp *app, SortieModule *module, GError **error)
{
  ConsoleOptions with = *app->options;
  g_autoptr (GPtrArray) seats = g_ptr_array_new ();
  const SortieModeDecl *mode = mode_of (module->game, with.mode);

  if (mode != NULL && with.seats->len == 0 && !with.hot_seat && !with.open_hands)
    {
      console_usual_players (mode, seats);
      with.seats = seats;
    }
  return console_table_new (app, &with, module, with.mode, NULL, error);
}

/* What to play, as the command line says it. */
static ConsoleSession *
sit_down (ConsoleApp *app, GError **error)
{
  const char *game = console_app_word (app, 0);
  SortieModule *module;

  if (app->options->load != NULL)
    return console_table_open (app, app->options->load, error);
  if (game == NULL)
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX,
                   _ ("which game? Usage: sortie play GAME"));
      return NULL;
    }
  module = console_app_module_argument (app, game, error);
  return module != NULL ? begin (app, module, error) : NULL;
}

ConsoleStatus
console_run_play (ConsoleApp *app)
{
  ConsoleStatus status = CONSOLE_FAILED;
  GError *error = NULL;
  ConsoleSession *session = sit_down (app, &error);

  while (session != NULL)
    {
      ConsoleSession *over = session;

      status = console_table_play (app, over);
      session = console_again (app, over, &error);
      console_session_free (over);
    }
  return error != NULL ? console_app_fail (app, error) : status;
}
