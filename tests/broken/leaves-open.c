/* SPDX-License-Identifier: GPL-3.0-or-later */
/* leaves-open.c: a file is opened for every game, and stays open. */
#include "tests/broken/broken.h"

#include <fcntl.h>
#include <sortie/game.h>

static gboolean
set_up_and_open (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  return open ("/dev/null", O_RDONLY) >= 0 && toy_setup (p, chosen, n_chosen, error);
}

BREAK { sortie_game.setup = set_up_and_open; }
