/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menu-decks.c: the page of the menu that shows decks. */
#include "console/programs/edit.h"
#include "console/programs/menu.h"

#include "console/commands/lookup.h"
#include "language/front-end.h"

/* The decks of a game, as the page lists them. */
typedef struct
{
  ConsoleMenu *menu;
  const SortieModule *module;
  GPtrArray *ids; /* (element-type utf8): of the ready-made ones */
  GPtrArray *own; /* (element-type ConsoleOwnDeck) */
} Decks;

/* "card imp" */
static gboolean
look_at_card (gpointer data, char **words)
{
  const Decks *decks = data;
  ConsoleApp *app = decks->menu->app;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  if (!console_word_is (words[0], NC_ ("editor", "card")) || words[1] == NULL)
    return FALSE;
  name = console_join (words + 1);
  console_cards_say_named (app, decks->module, name, &error);
  if (error != NULL)
    console_out_say_in (app->out, CONSOLE_WRONG, error->message);
  return TRUE;
}

static ConsolePick *
pick_deck (Decks *decks)
{
  const SortieCatalogue *catalogue = decks->module->catalogue;
  ConsolePick *pick = console_pick_new (_ ("Decks"));

  pick->help = g_strdup (_ ("Pick a deck to see its cards, or one of your own to change it. “card NAME” shows a card. "
                            "The last entry builds a new deck."));
  pick->look = look_at_card;
  pick->look_data = decks;
  for (guint i = 0; i < decks->ids->len; i++)
    console_deck_pick_add (pick, decks->module, sortie_catalogue_find_deck (catalogue, decks->ids->pdata[i]));
  for (guint i = 0; i < decks->own->len; i++)
    {
      console_own_deck_pick_add (pick, decks->module, decks->own->pdata[i]);
      ((ConsolePickEntry *) pick->entries->pdata[pick->entries->len - 1])->group = g_strdup (_ ("Your own"));
    }
  console_pick_add (pick, "edit", C_ ("deck", "New"), _ ("build one: a copy that you change, or from nothing"))
      ->group = g_strdup (decks->own->len > 0 ? _ ("Your own") : "");
  return pick;
}

/* Opens the editor. @what: (nullable): the file of a custom deck; NULL: a new deck */
static void
edit (const Decks *decks, const char *what)
{
  ConsoleMenu *menu = decks->menu;
  GError *error = NULL;

  console_edit_deck (menu->app, decks->module->game->id, what, &error);
  if (error != NULL)
    menu->status = console_app_fail (menu->app, error);
}

/* Shows the deck, or opens it in the editor. Returns: whether it stays on the screen */
static gboolean
open_picked (const Decks *decks, guint picked)
{
  const guint n_ready = decks->ids->len;

  if (picked < n_ready)
    console_deck_say (decks->menu->app, decks->module,
                      sortie_catalogue_find_deck (decks->module->catalogue, decks->ids->pdata[picked]));
  else if (picked < n_ready + decks->own->len)
    edit (decks, ((const ConsoleOwnDeck *) decks->own->pdata[picked - n_ready])->path);
  else
    edit (decks, NULL);
  return picked < n_ready;
}

/* Shows one deck after another until the person has seen enough; Enter alone goes on to the next. Returns: like
 * console_pick_ask() */
static gint
look_through (ConsoleMenu *menu, const SortieModule *module)
{
  ConsoleApp *app = menu->app;
  const SortieCatalogue *catalogue = module->catalogue;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  gboolean again = FALSE; /* what we showed stays on the screen */
  guint next = 0;
  gint picked;

  for (guint i = 0; i < catalogue->n_decks; i++)
    g_ptr_array_add (ids, (gpointer) catalogue->decks[i].id);
  console_decks_sort (module, ids);
  do
    {
      g_autoptr (GPtrArray) own = console_own_decks (module, NULL);
      Decks decks = { menu, module, ids, own };
      g_autoptr (ConsolePick) pick = pick_deck (&decks);

      pick->again = again ? _ ("Another deck? “card NAME” shows a card, “more” lists the decks again, “back” leaves.")
                          : NULL;
      pick->usual = next;
      picked = console_pick_ask (pick, app->out, console_app_input (app));
      again = picked >= 0 && open_picked (&decks, (guint) picked);
      next = again ? ((guint) picked + 1) % ids->len : 0; /* not on to an own deck: that opens the editor */
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
