/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-records.c: sortie records GAME, sortie matches GAME */
#include "config.h"

#include "console/programs/menu.h"
#include "console/session/saves.h"

void
console_menu_records (ConsoleMenu *menu)
{
  for (guint i = 0; i < menu->games->len; i++)
    console_records_say (menu->app->out, menu->games->pdata[i]);
  console_records_say_source (menu->app->out);
}

ConsoleStatus
console_run_records (ConsoleApp *app)
{
  GError *error = NULL;
  g_autoptr (SortieModule) module =
      console_app_module_argument (app, console_app_word (app, 0), &error);

  if (module == NULL)
    return console_app_fail (app, error);
  console_records_say (app->out, module);
  console_records_say_source (app->out);
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
