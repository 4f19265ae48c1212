/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/programs/menu.h"

#include <sortie/base.h>
#include "base/i18n.h"

static ConsolePick *
pick_for (const SortieModule *module)
{
  const SortieCatalogue *catalogue = module->catalogue;
  ConsolePick *pick = console_pick_new (_ ("Decks"));

  pick->help = g_strdup (_ ("Pick a deck to see its cards. “sortie deck copy” writes one to a file "
                            "that you can change."));
  for (guint i = 0; i < catalogue->n_decks; i++)
    {
      const SortieDeck *deck = &catalogue->decks[i];

      console_pick_add (pick, deck->id, sortie_deck_name (catalogue, deck),
                        deck->theme != NULL ? console_game_text (module, deck->theme) : "");
    }
  return pick;
}

/* Shows one deck after the other until that is enough. Returns: as console_pick_ask() */
static gint
look_through (ConsoleMenu *menu, const SortieModule *module)
{
  ConsoleApp *app = menu->app;
  gint picked;

  do
    {
      g_autoptr (ConsolePick) pick = pick_for (module);

      picked = console_pick_ask (pick, app->out, console_app_input (app));
      if (picked >= 0)
        console_deck_say (app, module, &module->catalogue->decks[picked]);
    }
  while (picked >= 0);
  return picked;
}

void
console_menu_decks (ConsoleMenu *menu)
{
  gint picked;

  while ((picked = console_menu_ask_game (menu, _ ("Whose decks?"))) >= 0)
    {
      const SortieModule *module = menu->games->pdata[picked];

      if (module->catalogue->n_decks == 0)
        console_out_fill (menu->app->out, _ ("{game} has no decks to choose from."), "game",
                          console_game_text (module, module->game->title), NULL);
      else
        picked = look_through (menu, module);
      if (picked == CONSOLE_PICKED_OUT || menu->games->len == 1)
        break;
    }
}
