/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-play.c: sortie play GAME */
#include "config.h"

#include "console/programs/programs.h"

#include <sortie/base.h>
#include <sortie/game.h>
#include "base/i18n.h"

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
                   _ ("which game? It is written: sortie play GAME"));
      return NULL;
    }
  module = console_app_module_argument (app, game, error);
  return module != NULL ? console_table_new (app, module, app->options->mode, NULL, error) : NULL;
}

/* Plays once. @ret_again: whether another match of the kind is wanted. */
static ConsoleStatus
play (ConsoleApp *app, gboolean *ret_again, GError **error)
{
  g_autoptr (ConsoleSession) session = sit_down (app, error);
  ConsoleStatus status;

  *ret_again = FALSE;
  if (session == NULL)
    return CONSOLE_FAILED;
  status = console_table_play (app, session);
  *ret_again = !session->leaving && console_input_is_interactive (session->input)
               && app->options->load == NULL
               && console_session_confirm (session, _ ("Another match?"));
  return status;
}

ConsoleStatus
console_run_play (ConsoleApp *app)
{
  const ConsoleOptions *first = app->options;
  ConsoleOptions next = *first;
  ConsoleStatus status;
  GError *error = NULL;
  gboolean again;

  /* another match is another game, and has a file of its own */
  next.seed = next.save = NULL;
  do
    {
      status = play (app, &again, &error);
      app->options = &next;
    }
  while (again);
  app->options = first;
  return error != NULL ? console_app_fail (app, error) : status;
}
