/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu-decks.c: the page of the menu that shows decks. */
#include "console/programs/edit.h"
#include "console/programs/menu.h"

#include "language/front-end.h"

static ConsolePick *
pick_for (const SortieModule *module, const GPtrArray *ids)
{
  const SortieCatalogue *catalogue = module->catalogue;
  ConsolePick *pick = console_pick_new (_ ("Decks"));

  pick->help = g_strdup (_ ("Pick a deck to see its cards. The last entry builds one of your own."));
  for (guint i = 0; i < ids->len; i++)
    console_deck_pick_add (pick, module, sortie_catalogue_find_deck (catalogue, ids->pdata[i]));
  console_pick_add (pick, "edit", C_ ("deck", "Your own"),
                    _ ("build one: a copy that you change, or from nothing"))
      ->group = g_strdup ("");
  return pick;
}

static void
build (ConsoleMenu *menu, const SortieModule *module)
{
  GError *error = NULL;

  console_edit_deck (menu->app, module->game->id, NULL, &error);
  if (error != NULL)
    menu->status = console_app_fail (menu->app, error);
}

/* Shows one deck after another until the person has seen enough. Returns: like console_pick_ask() */
static gint
look_through (ConsoleMenu *menu, const SortieModule *module)
{
  ConsoleApp *app = menu->app;
  const SortieCatalogue *catalogue = module->catalogue;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const char *again = NULL; /* what we showed stays on the screen */
  gint picked;

  for (guint i = 0; i < catalogue->n_decks; i++)
    g_ptr_array_add (ids, (gpointer) catalogue->decks[i].id);
  console_decks_sort (module, ids);
  do
    {
      g_autoptr (ConsolePick) pick = pick_for (module, ids);

      pick->again = again;
      picked = console_pick_ask (pick, app->out, console_app_input (app));
      if (picked == (gint) ids->len)
        build (menu, module);
      else if (picked >= 0)
        console_deck_say (app, module,
                          sortie_catalogue_find_deck (catalogue, ids->pdata[picked]));
      again = picked < (gint) ids->len ? _ ("Another deck? “more” lists them again, “back” leaves.") : NULL;
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
