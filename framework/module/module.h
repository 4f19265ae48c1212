/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* module.h: finding, loading and preparing games.
 *
 * Modules are shared objects: whoever loads one runs its code. They are found in two ways, by two
 * functions, which nobody can mistake for each other. Whatever a file says, a deck, a journal, a
 * scenario, an index, is the id of a game and nothing else: it is looked up in the folders that the
 * user named, or in the build tree when run from it, or in the installed folder; never in the
 * current folder by accident. A path leads to a module only where a person typed it as one.
 *
 * Either way a module is refused that somebody else than root and the user could have written; so
 * is the folder of one that is looked up. A loaded module stays loaded.
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
  SortieRules *rules;    /* the game's tables joined with the framework's */
  SortieProcDecl *procs; /* the same, by frame code */
  const SortieInterrupt *interrupt; /* (nullable): lent, set by its owner: breaks off what its matches do; those
                           * that are made from now on */
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

/* Ids of the games that are found, sorted, NULL-terminated. None of them is loaded. (transfer
 * full) */
char **sortie_module_list (const SortiePaths *paths);

/**
 * sortie_module_open:
 * @id: of a game; may come from anywhere
 *
 * Loads and checks a game, without its content. It stays loaded.
 *
 * Returns: (transfer none): its table; NULL with SORTIE_ERROR_UNKNOWN and the nearest match: there
 *   is no such game, or @id is no id; or with SORTIE_ERROR_MODULE
 */
const SortieGame *sortie_module_open (const SortiePaths *paths, const char *id, GError **error);

/**
 * sortie_module_load:
 * @id: of a game; may come from anywhere
 *
 * Loads, checks and prepares a game and its content.
 *
 * Returns: (transfer full): NULL and @error: as sortie_module_open(), or every fault of the content
 */
SortieModule *sortie_module_load (const SortiePaths *paths, const char *id, GError **error);

/* The same with more content: folders with an index.xml of their own, whose cards and decks
 * are added to the game's. @extra: (nullable), NULL-terminated */
SortieModule *sortie_module_load_with (const SortiePaths *paths, const char *id,
                                       const char *const *extra, GError **error);

/**
 * sortie_module_load_file:
 * @path: of a shared object; from the command line, never from a file
 *
 * The same for a module that is no installed one, whatever its id. Only the file must be trusted:
 * its folder is the business of who named it.
 */
SortieModule *sortie_module_load_file (const SortiePaths *paths, const char *path, GError **error);

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
