/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-play.c: sortie play GAME */
#include "config.h"

#include "console/app.h"

#include "base/errors.h"
#include "base/i18n.h"
#include "console/table.h"

static ConsoleStatus
play_new (ConsoleApp *app, GError **error)
{
  const char *game = console_app_word (app, 0);
  g_autoptr (SortieModule) module = NULL;
  g_autoptr (ConsoleSession) session = NULL;

  if (game == NULL)
    g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_SYNTAX, _ ("which game? It is written: sortie play GAME"));
  else
    module = console_app_module (app, game, error);
  if (module == NULL)
    return CONSOLE_FAILED;
  session = console_table_new (app, g_steal_pointer (&module), app->options->mode, NULL, error);
  return session != NULL ? console_table_play (session) : CONSOLE_FAILED;
}

static ConsoleStatus
play_saved (ConsoleApp *app, GError **error)
{
  g_autoptr (ConsoleSession) session = console_table_open (app, app->options->load, error);

  return session != NULL ? console_table_play (session) : CONSOLE_FAILED;
}

ConsoleStatus
console_run_play (ConsoleApp *app)
{
  GError *error = NULL;
  ConsoleStatus status = app->options->load != NULL ? play_saved (app, &error) : play_new (app, &error);

  return error != NULL ? console_app_fail (app, error) : status;
}
