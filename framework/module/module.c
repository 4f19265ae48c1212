/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* module.c: finds a game's shared object and its content, and joins them. */
#include <sortie/deck.h>
#include "module/front-end.h"
#include "base/internal.h"
#include "language/internal.h"
#include "content/internal.h"
#include "module/internal.h"

#include <gmodule.h>
#include <string.h>

#include "base/i18n.h"

/* A module together with what its catalogue was read with, which must live as long. */
typedef struct
{
  SortieModule module;
  SortieGame game; /* a copy of the table, with one mode for each number of seats, and the events of variables */
  SortieModeDecl *modes;
  SortieEventDecl *events;
  SortieGameNames *names;
} Loaded;

/* ---- Preparing ------------------------------------------------------------------------ */

static Loaded *
prepare (const SortieGame *game)
{
  Loaded *loaded = g_new0 (Loaded, 1);

  loaded->names = sortie_game_names_new (game);
  loaded->game = *game;
  loaded->game.modes = loaded->modes = sortie_modes_expand (game->modes);
  loaded->game.rules.events = loaded->events = sortie_events_complete (game);
  loaded->module.game = &loaded->game;
  loaded->module.rules = sortie_rules_join (&loaded->game.rules);
  loaded->module.procs = sortie_procs_join (sortie_game_names_get (loaded->names)->vocabulary->procs);
  return loaded;
}

void
sortie_module_free (SortieModule *module)
{
  Loaded *loaded = (Loaded *) module;

  if (module == NULL)
    return;
  sortie_catalogue_free (module->catalogue);
  sortie_rulebook_free (module->rulebook);
  g_free (module->content_folder);
  sortie_rules_free (module->rules);
  g_free (module->procs);
  sortie_game_names_free (loaded->names);
  sortie_modes_free (loaded->modes);
  g_free (loaded->events);
  g_free (loaded);
}

/* A game without content still has a catalogue, which is empty. */
static SortieCatalogue *
load_nothing (const SortieContentNames *names, SortieErrors *errors)
{
  static const char nothing[] = "<content xmlns=\"" SORTIE_CONTENT_NAMESPACE "\"/>";

  return sortie_content_load_memory (names, nothing, strlen (nothing), names->game, errors);
}

/* The game's own folder, if it has one, and then the others. The caller frees only the array. */
static const char **
join_folders (const char *own, const char *const *extra)
{
  GPtrArray *folders = g_ptr_array_new ();

  if (own != NULL)
    g_ptr_array_add (folders, (gpointer) own);
  for (; extra != NULL && *extra != NULL; extra++)
    g_ptr_array_add (folders, (gpointer) *extra);
  g_ptr_array_add (folders, NULL);
  return (const char **) g_ptr_array_free (folders, FALSE);
}

static SortieModule *
prepare_with_content (const SortieGame *game, const char *own, const char *const *extra,
                      GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autofree const char **folders = join_folders (own, extra);
  Loaded *loaded = prepare (game);
  const SortieContentNames *names = sortie_game_names_get (loaded->names);
  g_autoptr (SortieModule) module = &loaded->module;

  module->content_folder = g_strdup (own);
  module->catalogue = *folders != NULL ? sortie_content_load (names, folders, errors)
                                       : load_nothing (names, errors);
  if (module->catalogue != NULL)
    return g_steal_pointer (&module);
  sortie_errors_to_gerror (errors, error);
  return NULL;
}

SortieModule *
sortie_module_for_game (const SortieGame *game, const char *content_folder, GError **error)
{
  return sortie_game_check (game, error) ? prepare_with_content (game, content_folder, NULL, error)
                                         : NULL;
}

void
sortie_module_check_deck (const SortieModule *module, const gint16 *options, const SortieDeck *deck,
                          guint *breaches, SortieErrors *errors)
{
  const SortieGame *game = module->game;
  const SortieDeckCheck check = { module->catalogue, options, deck, errors, breaches };

  if (deck->n_cards > game->bounds.cards)
    sortie_errors_add (errors, deck->file, deck->line, NULL,
                       ngettext_ ("the deck has %u card; a match has room for %u (%s)",
                                  "the deck has %u cards; a match has room for %u (%s)",
                                  deck->n_cards),
                       deck->n_cards, game->bounds.cards, SORTIE_DECK_ROOM_RULING);
  if (game->check_deck != NULL && sortie_deck_knows (&check, SORTIE_DECK_KIND))
    game->check_deck (&check);
}

const SortieRulebook *
sortie_module_rulebook (SortieModule *module, GError **error)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();

  if (module->rulebook == NULL && module->content_folder == NULL)
    module->rulebook = g_new0 (SortieRulebook, 1);
  else if (module->rulebook == NULL)
    module->rulebook =
        sortie_rulebook_load (module->content_folder, sortie_game_domain (module->game), errors);
  sortie_errors_to_gerror (errors, error);
  return module->rulebook;
}

/* ---- Loading -------------------------------------------------------------------------- */

static const SortieGame *
load_object (const char *path, GError **error)
{
  GModule *object = g_module_open (path, G_MODULE_BIND_LOCAL);
  gpointer symbol;

  if (object == NULL)
    {
      sortie_set_error (error, SORTIE_ERROR_MODULE, "%s", g_module_error ());
      return NULL;
    }
  if (!g_module_symbol (object, SORTIE_GAME_SYMBOL, &symbol))
    {
      sortie_set_error (error, SORTIE_ERROR_MODULE,
                        _ ("%s: this is not a game: it has no symbol “%s”"), path, SORTIE_GAME_SYMBOL);
      g_module_close (object);
      return NULL;
    }
  /* its tables and functions are in use until the program ends */
  g_module_make_resident (object);
  return symbol;
}

/* Finds the content folder of a game. FALSE if it has one that cannot be found. */
static gboolean
find_content (const SortiePaths *paths, const SortieGame *game, char **ret, GError **error)
{
  *ret = NULL;
  if (game->content == NULL)
    return TRUE;
  *ret = sortie_search_content (paths, game->content);
  if (*ret != NULL)
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_FILE, _ ("there is no content folder “%s” in %s"), game->content,
                           paths->content != NULL ? paths->content : "");
}

static const SortieGame *
open_object (const char *path, GError **error)
{
  const SortieGame *game = load_object (path, error);

  if (game == NULL || sortie_game_check (game, error))
    return game;
  sortie_prefix_error (error, "%s: ", path);
  return NULL;
}

/* A game that was found by an id must have that id, so that users play the game that they meant. */
static gboolean
is_named (const SortieGame *game, const char *id, const char *path, GError **error)
{
  if (strcmp (game->id, id) == 0)
    return TRUE;
  return sortie_set_error (error, SORTIE_ERROR_MODULE, _ ("%s: this is the game “%s”"), path, game->id);
}

/* Returns: @game */
static const SortieGame *
tell_opened (const SortiePaths *paths, const SortieGame *game)
{
  if (paths->opened != NULL)
    paths->opened (game);
  return game;
}

const SortieGame *
sortie_module_open (const SortiePaths *paths, const char *id, GError **error)
{
  g_autofree char *path = sortie_search_module (paths, id, error);
  const SortieGame *game = path != NULL ? open_object (path, error) : NULL;

  return game != NULL && is_named (game, id, path, error) ? tell_opened (paths, game) : NULL;
}

const SortieGame *
sortie_module_open_file (const char *path, GError **error)
{
  g_autofree char *object = sortie_search_file (path, error);

  return object != NULL ? open_object (object, error) : NULL;
}

static SortieModule *
load_content (const SortiePaths *paths, const SortieGame *game, const char *const *extra,
              GError **error)
{
  g_autofree char *content = NULL;

  return find_content (paths, game, &content, error)
             ? prepare_with_content (game, content, extra, error)
             : NULL;
}

SortieModule *
sortie_module_load_with (const SortiePaths *paths, const char *id, const char *const *extra,
                         GError **error)
{
  const SortieGame *game = sortie_module_open (paths, id, error);

  return game != NULL ? load_content (paths, game, extra, error) : NULL;
}

SortieModule *
sortie_module_load (const SortiePaths *paths, const char *id, GError **error)
{
  return sortie_module_load_with (paths, id, NULL, error);
}

SortieModule *
sortie_module_load_file (const SortiePaths *paths, const char *path, GError **error)
{
  const SortieGame *game = sortie_module_open_file (path, error);

  return game != NULL ? load_content (paths, tell_opened (paths, game), NULL, error) : NULL;
}
