/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "console/names.h"

#include <gmodule.h>

#include "base/errors.h"
#include "base/i18n.h"
#include "base/words.h"

static GPtrArray *
event_ids (const SortieGame *game)
{
  /* sortie_event_decl() asks a set-up for nothing but the game's rules */
  const SortieSetup setup = { .rules = &game->rules };
  GPtrArray *ids = g_ptr_array_new ();

  for (guint i = 0; i < SORTIE_N_EVENTS; i++)
    g_ptr_array_add (ids, (gpointer) sortie_event_decl (&setup, i)->id);
  for (const SortieEventDecl *event = game->rules.events; event != NULL && event->id != NULL;
       event++)
    g_ptr_array_add (ids, (gpointer) event->id);
  g_ptr_array_add (ids, NULL);
  return ids;
}

/* Phases of equal name in several kinds of turn are one word. */
static GPtrArray *
phase_ids (const SortieGame *game)
{
  GPtrArray *ids = g_ptr_array_new ();

  for (const SortieTurnDecl *turn = game->rules.turns; turn != NULL && turn->id != NULL; turn++)
    for (const SortiePhaseDecl *phase = turn->phases; phase->id != NULL; phase++)
      if (!g_ptr_array_find_with_equal_func (ids, phase->id, g_str_equal, NULL))
        g_ptr_array_add (ids, (gpointer) phase->id);
  g_ptr_array_add (ids, NULL);
  return ids;
}

ConsoleNames *
console_names_new (const SortieGame *game)
{
  ConsoleNames *names = g_new0 (ConsoleNames, 1);

  names->events = event_ids (game);
  names->phases = phase_ids (game);
  names->names = (SortieContentNames){
    .game = game->id,
    .domain = game->domain != NULL ? game->domain : SORTIE_TEXT_DOMAIN,
    .vocabulary = &game->vocabulary,
    .events = (const char *const *) names->events->pdata,
    .phases = (const char *const *) names->phases->pdata,
    .zones = game->zones,
    .places = game->places,
    .vars = game->vars,
    .marks = game->marks,
    .memories = game->memories,
  };
  return names;
}

void
console_names_free (ConsoleNames *names)
{
  if (names == NULL)
    return;
  g_ptr_array_unref (names->events);
  g_ptr_array_unref (names->phases);
  g_free (names);
}

/* ---- A game without its content ------------------------------------------------------ */

/* The shared object of a game in the folders of the path. (transfer full) (nullable) */
static char *
find_object (const char *path, const char *game)
{
  g_auto (GStrv) folders = g_strsplit (path, G_SEARCHPATH_SEPARATOR_S, -1);
  g_autofree char *name = g_strconcat (game, "." G_MODULE_SUFFIX, NULL);

  for (guint i = 0; folders[i] != NULL; i++)
    {
      g_autofree char *file = g_build_filename (folders[i], name, NULL);

      if (*folders[i] != '\0' && g_file_test (file, G_FILE_TEST_IS_REGULAR))
        return g_steal_pointer (&file);
    }
  return NULL;
}

/* The object stays in memory: its tables are used until the program ends. */
static const SortieGame *
open_game (const char *file, GError **error)
{
  GModule *object = g_module_open (file, G_MODULE_BIND_LOCAL);
  gpointer symbol = NULL;

  if (object == NULL || !g_module_symbol (object, SORTIE_GAME_SYMBOL, &symbol))
    {
      g_set_error_literal (error, SORTIE_ERROR, SORTIE_ERROR_MODULE, g_module_error ());
      return NULL;
    }
  g_module_make_resident (object);
  return sortie_game_check (symbol, error) ? symbol : NULL;
}

ConsoleNames *
console_names_load (const SortiePaths *paths, const char *game, GError **error)
{
  g_autofree char *file = sortie_words_is_id (game) ? find_object (paths->modules, game) : NULL;
  g_auto (GStrv) games = sortie_module_list (paths);
  g_autofree char *near = NULL;
  const SortieGame *found;

  if (file != NULL)
    {
      found = open_game (file, error);
      return found != NULL ? console_names_new (found) : NULL;
    }
  near = sortie_words_did_you_mean (game, (const char *const *) games, g_strv_length (games));
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN, _ ("there is no game “%s”%s"), game,
               near);
  return NULL;
}
