/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lonely.c: the game's own check holds only as long as nobody has given up. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static char *
check_company (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_is_out (p, seat))
      return g_strdup ("somebody is missing");
  return check (p);
}

BREAK { sortie_game.check = check_company; }
