/* SPDX-License-Identifier: GPL-3.0-or-later */
/* clock.c: who begins is left to the clock. No game that is played shows it; the names that the
 * module imports do (tests/project/imports.sh). */
#include "tests/broken/broken.h"

#include <time.h>
#include <sortie/table.h>

static void
next_by_clock (SortiePlay *p)
{
  next_turn (p);
  if (p->s->turn.number == 0 && time (NULL) == 0)
    p->s->turn.active = 1;
}

BREAK { sortie_game.rules.next_turn = next_by_clock; }
