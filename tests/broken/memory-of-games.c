/* SPDX-License-Identifier: GPL-3.0-or-later */
/* memory-of-games.c: every second game that is dealt begins with some light. */
#include "tests/broken/broken.h"
#include <sortie/game.h>

static guint games;

static gboolean
set_up_and_count (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  sortie_var_set (p, TOY_LIGHT, 0, games++ % 2);
  return toy_setup (p, chosen, n_chosen, error);
}

BREAK { sortie_game.setup = set_up_and_count; }
