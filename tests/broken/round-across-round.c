/* SPDX-License-Identifier: GPL-3.0-or-later */
/* round-across-round.c: an hour ends, and the bell in it goes on. */
#include "tests/broken/rounds.h"

static void
pass_on (SortiePlay *p)
{
  next_turn (p);
  if (p->s->turn.number == 0)
    begin_both (p);
  else if (p->s->turn.number == 1)
    sortie_round_end (p, ROUND_HOUR, SORTIE_NO_SEAT, 0);
}

BREAK { add_rounds (pass_on); }
