/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu.c: what the pages of the menu share (menu.h). */
#include "console/programs/menu.h"

#include "base/i18n.h"

gint
console_menu_ask_game (ConsoleMenu *menu, const char *heading)
{
  g_autoptr (ConsolePick) pick = console_pick_new (heading);

  for (guint i = 0; i < menu->games->len; i++)
    {
      const SortieModule *module = menu->games->pdata[i];

      console_pick_add (pick, module->game->id, console_game_text (module, module->game->title),
                        console_game_text (module, module->game->about));
    }
  return console_pick_ask_or_say (pick, menu->app->out, console_app_input (menu->app));
}

void
console_menu_play (ConsoleMenu *menu, ConsoleSession *session, GError *error)
{
  if (session == NULL && error == NULL)
    console_out_say (menu->app->out, _ ("No match was started."));
  if (session != NULL)
    menu->status = console_play_on (menu->app, session, &error);
  if (error != NULL)
    menu->status = console_app_fail (menu->app, error);
}
