/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-records.c: sortie records [GAME], sortie matches GAME */
#include "config.h"

#include "console/programs/menu.h"
#include "console/session/saves.h"

static void
say_all (ConsoleApp *app, const GPtrArray *games)
{
  for (guint i = 0; i < games->len; i++)
    console_records_say (app->out, games->pdata[i]);
  console_records_say_source (app->out);
}

void
console_menu_records (ConsoleMenu *menu)
{
  say_all (menu->app, menu->games);
}

ConsoleStatus
console_run_records (ConsoleApp *app)
{
  const char *game = console_app_word (app, 0);
  GError *error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  SortieModule *module;

  if (game == NULL)
    games = console_app_modules (app);
  else if ((module = console_app_module_argument (app, game, &error)) == NULL)
    return console_app_fail (app, error);
  else
    {
      games = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_module_free);
      g_ptr_array_add (games, module);
    }
  say_all (app, games);
  return CONSOLE_OK;
}

ConsoleStatus
console_run_matches (ConsoleApp *app)
{
  GError *error = NULL;
  g_autoptr (SortieModule) module =
      console_app_module_argument (app, console_app_word (app, 0), &error);

  if (module == NULL)
    return console_app_fail (app, error);
  console_matches_say (app->out, module);
  return CONSOLE_OK;
}
