/* SPDX-License-Identifier: GPL-3.0-or-later */
/* run-records.c: sortie records [GAME], sortie matches [GAME], sortie matches delete FILE... */
#include "console/programs/menu.h"
#include <string.h>

#include "base/text.h"
#include "console/session/saves.h"

/* First the games that were played; the others in one line. */
static void
say_records (ConsoleApp *app, const GPtrArray *games)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  g_autofree char *names = NULL;

  for (guint i = 0; i < games->len; i++)
    if (games->len == 1 || console_records_has (games->pdata[i]))
      console_records_say (app->out, games->pdata[i]);
    else
      g_ptr_array_add (others, (gpointer) console_game_text (games->pdata[i],
                                                             ((SortieModule *) games->pdata[i])->game->title));
  names = sortie_texts_join (others, _ (", "));
  if (*names != '\0')
    console_out_fill (app->out, _ ("No match finished yet: {games}."), "games", names, NULL);
  console_records_say_source (app->out);
}

static void
say_again (gpointer data)
{
  const ConsoleMenu *menu = data;

  say_records (menu->app, menu->games);
}

void
console_menu_records (ConsoleMenu *menu)
{
  ConsoleInput *input = console_app_input (menu->app);
  ConsoleAbove above;
  g_autofree char *line = NULL;
  ConsoleGot got;

  say_records (menu->app, menu->games);
  if (!console_input_is_interactive (input))
    return;
  console_pager_show (menu->app->out);
  /* or what comes next would scroll them out of sight */
  above = console_input_set_above (input, (ConsoleAbove){ say_again, menu });
  got = console_input_ask (input, _ ("Enter> "), &line);
  console_input_set_above (input, above);
  if (got == CONSOLE_GOT_LINE)
    console_menu_matches (menu);
}

/* (transfer full) (element-type SortieModule): the game of the command line, or all games. NULL: @error. */
static GPtrArray *
named_or_all (ConsoleApp *app, GError **error)
{
  SortieModule *module;
  GPtrArray *games;

  if (console_app_word (app, 0) == NULL)
    return console_app_modules (app);
  module = console_app_game (app, error);
  if (module == NULL)
    return NULL;
  games = g_ptr_array_new_with_free_func ((GDestroyNotify) sortie_module_free);
  g_ptr_array_add (games, module);
  return games;
}

ConsoleStatus
console_run_records (ConsoleApp *app, GError **error)
{
  g_autoptr (GPtrArray) games = named_or_all (app, error);

  if (games == NULL)
    return CONSOLE_FAILED;
  say_records (app, games);
  return CONSOLE_OK;
}

static ConsoleStatus
list_matches (ConsoleApp *app, GError **error)
{
  g_autoptr (GPtrArray) games = named_or_all (app, error);

  if (games == NULL)
    return CONSOLE_FAILED;
  console_matches_say (app->out, (SortieModule *const *) games->pdata, games->len);
  return CONSOLE_OK;
}

/* Deletes the matches named after "delete". */
static ConsoleStatus
delete_named (ConsoleApp *app, GError **error)
{
  for (guint i = 1; console_app_word (app, i) != NULL; i++)
    {
      g_autofree char *path = console_save_find (console_app_word (app, i), error), *name = NULL;

      if (path == NULL)
        return CONSOLE_FAILED;
      name = g_path_get_basename (path);
      if (!console_save_delete (app->out, console_app_input (app), path, name, error))
        return CONSOLE_FAILED;
    }
  return CONSOLE_OK;
}

ConsoleStatus
console_run_matches (ConsoleApp *app, GError **error)
{
  const char *first = console_app_word (app, 0);

  if (first != NULL && strcmp (first, "delete") == 0 && console_app_word (app, 1) == NULL)
    {
      sortie_set_error (error, SORTIE_ERROR_SYNTAX, _ ("usage: sortie %s %s"), "matches", "delete FILE...");
      return CONSOLE_USAGE;
    }
  if (first != NULL && console_app_word (app, 1) != NULL)
    {
      if (strcmp (first, "delete") == 0)
        return delete_named (app, error);
      sortie_set_error (error, SORTIE_ERROR_SYNTAX, "%s", _ ("only “delete” takes more than one word"));
      return CONSOLE_USAGE;
    }
  return list_matches (app, error);
}
