/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* game.c: looks things up in a game's table. */
#include <sortie/game.h>
#include "module/front-end.h"
#include "module/internal.h"

#include <string.h>

gint
sortie_game_find_choice (const SortieGame *game, const char *id)
{
  for (gint i = 0; game->choices != NULL && game->choices[i].id != NULL; i++)
    if (strcmp (game->choices[i].id, id) == 0)
      return i;
  return -1;
}
