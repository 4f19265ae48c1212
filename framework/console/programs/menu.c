/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu.c: what the pages of the menu share (menu.h). */
#include "console/programs/menu.h"

#include <string.h>

#include "console/session/saves.h"

/* The row of the game that was played last; the number of games if none was. */
static guint
row_played_last (const ConsoleMenu *menu)
{
  g_autoptr (GPtrArray) saves = console_saves_all ();
  const ConsoleSave *last = NULL;
  guint row = 0;

  for (guint i = 0; last == NULL && i < saves->len; i++)
    if (((const ConsoleSave *) saves->pdata[i])->wrong == NULL)
      last = saves->pdata[i];
  while (row < menu->games->len
         && (last == NULL
             || strcmp (last->head->game, ((const SortieModule *) menu->games->pdata[row])->game->id) != 0))
    row++;
  return row;
}

gint
console_menu_ask_game (ConsoleMenu *menu, const char *heading)
{
  g_autoptr (ConsolePick) pick = console_pick_new (heading);
  const guint last = row_played_last (menu);

  pick->usual = last < menu->games->len ? last : 0;
  for (guint i = 0; i < menu->games->len; i++)
    {
      const SortieModule *module = menu->games->pdata[i];

      const char *about = console_game_text (module, module->game->about);
      g_autofree char *whole = sortie_sentence (i == last ? _ ("{about} You played it last.") : "{about}", "about",
                                                about, NULL);

      console_pick_add (pick, module->game->id, console_game_text (module, module->game->title), whole);
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
