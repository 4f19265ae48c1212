/* SPDX-License-Identifier: GPL-3.0-or-later */
/* round-without-end.c: a bell is never over. */
#include "tests/broken/rounds.h"

static void
pass_on (SortiePlay *p)
{
  next_turn (p);
  if (p->s->turn.number == 0)
    {
      sortie_round_begin (p, ROUND_HOUR, SORTIE_NO_SEAT);
      sortie_round_begin (p, ROUND_BELL, SORTIE_NO_SEAT);
    }
}

BREAK { add_rounds (pass_on); }
