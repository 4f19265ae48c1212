/* SPDX-License-Identifier: GPL-3.0-or-later */
/* writes-when-read.c: how good a position is is worked out by changing it. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static gint
evaluate_and_write (const SortiePlay *p, guint8 seat)
{
  SortiePlay *true_one = (SortiePlay *) p;

  sortie_var_set (true_one, TOY_LIGHT, seat, sortie_var (p, TOY_LIGHT, seat) + 1);
  return evaluate (p, seat);
}

BREAK { sortie_game.evaluate = evaluate_and_write; }
