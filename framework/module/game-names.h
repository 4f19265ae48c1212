/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game-names.h: the words that a game's content may use.
 *
 * They come from the game's table alone, so they are there also while its content is broken,
 * which is when those who check or explain content want them most.
 */
#pragma once
#include "language/content-names.h"
#include "module/game.h"
G_BEGIN_DECLS

/* The tables of a game as the readers of content want them. */
typedef struct SortieGameNames SortieGameNames;

/**
 * sortie_game_names_new:
 * @game: a game that sortie_game_check() has nothing against; it must outlive what is returned
 *
 * Returns: (transfer full): free with sortie_game_names_free()
 */
SortieGameNames *sortie_game_names_new (const SortieGame *game);

/* NULL is let pass. */
void sortie_game_names_free (SortieGameNames *names);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (SortieGameNames, sortie_game_names_free)

/* Where the texts of a game are translated: its own gettext domain, or the framework's. */
const char *sortie_game_domain (const SortieGame *game);

/* (transfer none) */
const SortieContentNames *sortie_game_names_get (const SortieGameNames *names);

G_END_DECLS
