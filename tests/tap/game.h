/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.h: a game of this build, for tests. */
#pragma once
#include <sortie/game.h>
#include "tests/tap/tap.h"
G_BEGIN_DECLS

/* The game @name with its own content and, when @folder is not NULL, the cards in that folder. NULL
 * and @error when it cannot be loaded. */
SortieModule *tap_game_load (const char *name, const char *folder, GError **error);

/* The game @name with its own content and, when @extra is not NULL, the cards in that folder below
 * tests/content. Fails the test when it cannot be loaded. */
SortieModule *tap_game (const char *name, const char *extra);

/* How many games to play: @usual, or SORTIE_GAMES in the environment if that is more. */
guint tap_games (guint usual);

/* Like tap_main(), for tests that share a game: it is in *@ret_game while they run. */
int tap_game_main (int argc, char **argv, const TapTest *tests, const char *name,
                   const char *extra, SortieModule **ret_game);

#define TAP_GAME_MAIN(tests, name, extra, game)                           \
  int                                                                     \
  main (int argc, char **argv)                                            \
  {                                                                       \
    return tap_game_main (argc, argv, (tests), (name), (extra), &(game)); \
  }

G_END_DECLS
