/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* module.h: finding, loading and preparing games.
 *
 * Modules are shared objects. They are searched in folders that the user names, in the
 * build tree when run from it, and in the installed folder; never in the current folder
 * by accident. A loaded module stays loaded.
 */
#pragma once
#include "content/rulebook.h"
#include "module/sketch.h"
G_BEGIN_DECLS

/* A game with its content, ready to be played. */
typedef struct
{
  const SortieGame *game;
  SortieCatalogue *catalogue;
  char *content_folder;
  SortieProcDecl *procs; /* framework's and game's, by frame code */
  SortieRulebook *rulebook; /* (nullable): once read; ask sortie_module_rulebook() */
} SortieModule;

/* Frees the catalogue; the shared object stays loaded. NULL is let pass. */
void sortie_module_free (SortieModule *module);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieModule, sortie_module_free)

/* Where to look. Strings are colon-separated folders, (nullable). */
typedef struct
{
  const char *modules;
  const char *content;
} SortiePaths;

/* Ids of the games that are found, sorted, NULL-terminated. (transfer full) */
char **sortie_module_list (const SortiePaths *paths);

/**
 * sortie_module_open:
 * @name: id of a game, or a path with a slash to a shared object
 *
 * Loads and checks a game, without its content. It stays loaded.
 *
 * Returns: (transfer none): its table; NULL and @error: with nearest match
 */
const SortieGame *sortie_module_open (const SortiePaths *paths, const char *name, GError **error);

/**
 * sortie_module_load:
 * @name: id of a game, or a path with a slash to a shared object
 *
 * Loads, checks and prepares a game and its content.
 *
 * Returns: (transfer full): NULL and @error: with nearest match, or every fault of the content
 */
SortieModule *sortie_module_load (const SortiePaths *paths, const char *name, GError **error);

/* The same with more content: folders with an index.xml of their own, whose cards and decks
 * are added to the game's. @extra: (nullable), NULL-terminated */
SortieModule *sortie_module_load_with (const SortiePaths *paths, const char *name,
                                       const char *const *extra, GError **error);

/* The same for a game that is linked in (tests): content is loaded from @content_folder, or
 * NULL: none. */
SortieModule *sortie_module_for_game (const SortieGame *game, const char *content_folder,
                                      GError **error);

/**
 * sortie_module_rulebook:
 *
 * The rules of the game by number, read when they are first asked for.
 *
 * Returns: (transfer none): they, none for a game without a rulebook; NULL and @error when it
 *   cannot be read
 */
const SortieRulebook *sortie_module_rulebook (SortieModule *module, GError **error);

/**
 * sortie_module_check_deck:
 * @options: a value for each of the game's options
 *
 * Tells every rule that a deck breaks, and a deck that the game has no room for.
 */
void sortie_module_check_deck (const SortieModule *module, const gint16 *options,
                               const SortieDeck *deck, SortieErrors *errors);

/* Where a place, zone, value, ... of this id is in the game's tables; -1: nowhere. */
gint sortie_game_find_mode (const SortieGame *game, const char *id);
gint sortie_game_find_choice (const SortieGame *game, const char *id);

G_END_DECLS
