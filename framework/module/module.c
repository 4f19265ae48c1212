/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* module.c: finding a game's shared object and its content, and making them one. */
#include "module/module.h"

#include <gmodule.h>
#include <string.h>

#include "base/i18n.h"
#include "base/words.h"
#include "content/loader.h"
#include "module/names.h"

#define SUFFIX "." G_MODULE_SUFFIX

/* A module together with what its catalogue was read against, which must live as long. */
typedef struct
{
  SortieModule module;
  SortieGameNames *names;
} Loaded;

/* Folders */

/* The folders of a search path. Empty ones are left out: they would mean the current folder. */
static char **
split_path (const char *path)
{
  char **folders = g_strsplit (path != NULL ? path : "", G_SEARCHPATH_SEPARATOR_S, -1);
  guint n = 0;

  for (guint i = 0; folders[i] != NULL; i++)
    if (*folders[i] != '\0')
      folders[n++] = folders[i];
    else
      g_free (folders[i]);
  folders[n] = NULL;
  return folders;
}

/* The first of the folders in which @name is; NULL: none. (transfer full) */
static char *
find_in (const char *path, const char *name, GFileTest test)
{
  g_auto (GStrv) folders = split_path (path);

  for (char **folder = folders; *folder != NULL; folder++)
    {
      g_autofree char *file = g_build_filename (*folder, name, NULL);

      if (g_file_test (file, test))
        return g_steal_pointer (&file);
    }
  return NULL;
}

static void
add_games_of_folder (GHashTable *games, const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *file;

  while (folder != NULL && (file = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *id = g_str_has_suffix (file, SUFFIX)
                                ? g_strndup (file, strlen (file) - strlen (SUFFIX))
                                : NULL;

      if (sortie_words_is_id (id))
        g_hash_table_add (games, g_steal_pointer (&id));
    }
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
sortie_module_list (const SortiePaths *paths)
{
  g_autoptr (GHashTable) games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_auto (GStrv) folders = split_path (paths->modules);
  g_autofree gpointer *ids = NULL;
  char **list;
  guint n;

  for (char **folder = folders; *folder != NULL; folder++)
    add_games_of_folder (games, *folder);
  ids = g_hash_table_get_keys_as_array (games, &n);
  list = g_new0 (char *, n + 1);
  for (guint i = 0; i < n; i++)
    list[i] = g_strdup (ids[i]);
  qsort (list, n, sizeof *list, compare_ids);
  return list;
}

/* Preparing */

static SortieProcDecl *
join_procs (const SortieGame *game)
{
  const SortieProcDecl *own = game->vocabulary.procs;
  guint n = 0;
  SortieProcDecl *procs;

  while (own != NULL && own[n].id != NULL)
    n++;
  procs = g_new0 (SortieProcDecl, SORTIE_N_PROCS + n + 1);
  memcpy (procs, sortie_framework_procs, SORTIE_N_PROCS * sizeof *procs);
  if (n > 0)
    memcpy (procs + SORTIE_N_PROCS, own, n * sizeof *procs);
  return procs;
}

static Loaded *
prepare (const SortieGame *game)
{
  Loaded *loaded = g_new0 (Loaded, 1);

  loaded->names = sortie_game_names_new (game);
  loaded->module.game = game;
  loaded->module.procs = join_procs (game);
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
  g_free (module->procs);
  sortie_game_names_free (loaded->names);
  g_free (loaded);
}

/* A game without content has a catalogue all the same, with nothing in it. */
static SortieCatalogue *
load_nothing (const SortieContentNames *names, SortieErrors *errors)
{
  static const char nothing[] = "<content xmlns=\"" SORTIE_CONTENT_NAMESPACE "\"/>";

  return sortie_content_load_memory (names, nothing, strlen (nothing), names->game, errors);
}

/* The game's own folder, if it has one, and then the others. Free the array only. */
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
sortie_module_check_deck (const SortieModule *module, const gint16 *options,
                          const SortieDeck *deck, SortieErrors *errors)
{
  const SortieGame *game = module->game;
  const SortieDeckCheck check = { module->catalogue, options, deck, errors };

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
    module->rulebook = sortie_rulebook_load (module->content_folder,
                                              sortie_game_domain (module->game), errors);
  sortie_errors_to_gerror (errors, error);
  return module->rulebook;
}

/* Loading */

static gboolean
unknown_game (const SortiePaths *paths, const char *name, GError **error)
{
  g_auto (GStrv) games = sortie_module_list (paths);
  g_autofree char *instead =
      sortie_words_instead (name, (const char *const *) games, g_strv_length (games));

  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN, _ ("there is no game “%s” in %s%s"), name,
               paths->modules != NULL ? paths->modules : "", instead);
  return FALSE;
}

/* The shared object of a game; NULL and @error. (transfer full) */
static char *
find_object (const SortiePaths *paths, const char *name, GError **error)
{
  g_autofree char *file = NULL, *found = NULL;

  if (strchr (name, '/') != NULL)
    return g_strdup (name);
  file = g_strconcat (name, SUFFIX, NULL);
  found = sortie_words_is_id (name) ? find_in (paths->modules, file, G_FILE_TEST_IS_REGULAR) : NULL;
  if (found == NULL)
    unknown_game (paths, name, error);
  return g_steal_pointer (&found);
}

static const SortieGame *
load_object (const char *path, GError **error)
{
  GModule *object = g_module_open (path, G_MODULE_BIND_LOCAL);
  gpointer symbol;

  if (object == NULL)
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_MODULE, "%s", g_module_error ());
      return NULL;
    }
  if (!g_module_symbol (object, SORTIE_GAME_SYMBOL, &symbol))
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_MODULE,
                   _ ("%s: this is no game: it has no symbol “%s”"), path, SORTIE_GAME_SYMBOL);
      g_module_close (object);
      return NULL;
    }
  /* its tables and functions are used until the program ends */
  g_module_make_resident (object);
  return symbol;
}

/* The content folder of a game. FALSE: it has one, but it is nowhere. */
static gboolean
find_content (const SortiePaths *paths, const SortieGame *game, char **ret, GError **error)
{
  *ret = NULL;
  if (game->content == NULL)
    return TRUE;
  *ret = find_in (paths->content, game->content, G_FILE_TEST_IS_DIR);
  if (*ret != NULL)
    return TRUE;
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_FILE, _ ("there is no content folder “%s” in %s"),
               game->content, paths->content != NULL ? paths->content : "");
  return FALSE;
}

/* A game that was found by its id has that id, so that nobody plays another than he meant. */
static gboolean
is_named (const SortieGame *game, const char *name, const char *path, GError **error)
{
  if (strchr (name, '/') != NULL || strcmp (game->id, name) == 0)
    return TRUE;
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_MODULE, _ ("%s: this is the game “%s”"), path,
               game->id);
  return FALSE;
}

const SortieGame *
sortie_module_open (const SortiePaths *paths, const char *name, GError **error)
{
  g_autofree char *path = find_object (paths, name, error);
  const SortieGame *game = path != NULL ? load_object (path, error) : NULL;

  if (game == NULL)
    return NULL;
  if (!sortie_game_check (game, error))
    {
      g_prefix_error (error, "%s: ", path);
      return NULL;
    }
  return is_named (game, name, path, error) ? game : NULL;
}

SortieModule *
sortie_module_load_with (const SortiePaths *paths, const char *name, const char *const *extra,
                         GError **error)
{
  const SortieGame *game = sortie_module_open (paths, name, error);
  g_autofree char *content = NULL;

  if (game == NULL || !find_content (paths, game, &content, error))
    return NULL;
  return prepare_with_content (game, content, extra, error);
}

SortieModule *
sortie_module_load (const SortiePaths *paths, const char *name, GError **error)
{
  return sortie_module_load_with (paths, name, NULL, error);
}
