/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rounds-kept.c: nothing is wrong: a bell for each turn. */
#include "tests/broken/rounds.h"

static void
pass_on (SortiePlay *p)
{
  next_turn (p);
  if (p->s->turn.number == 0)
    sortie_round_begin (p, ROUND_HOUR, SORTIE_NO_SEAT);
  else
    sortie_round_end (p, ROUND_BELL, SORTIE_NO_SEAT, 0);
  sortie_round_begin (p, ROUND_BELL, SORTIE_NO_SEAT);
}

BREAK { add_rounds (pass_on); }
