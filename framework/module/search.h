/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search.h: where modules and content are found; private to module.c.
 *
 * A search path is a string of folders separated by colons. An empty folder in it is left out: it
 * would mean the current one.
 */
#pragma once
#include <sortie/game.h>
G_BEGIN_DECLS

/**
 * sortie_search_module:
 * @id: of a game
 *
 * Looks for a game's shared object by nothing but its id, in the folders of modules. The first that
 * is found is it, and must be trusted (trust.h).
 *
 * Returns: (transfer full): its path; NULL with SORTIE_ERROR_UNKNOWN, with the nearest match: there
 *   is none, or @id is no id; or with SORTIE_ERROR_MODULE: it is not trusted
 */
char *sortie_search_module (const SortiePaths *paths, const char *id, GError **error);

/**
 * sortie_search_file:
 * @path: of a shared object, as the user named it
 *
 * Returns: (transfer full): the same file, by a path that no other search can follow; NULL and
 *   @error: it is not there, is no regular file, or is not trusted
 */
char *sortie_search_file (const char *path, GError **error);

/* The first of the folders of content that has a folder of that name. (transfer full) (nullable) */
char *sortie_search_content (const SortiePaths *paths, const char *name);

G_END_DECLS
