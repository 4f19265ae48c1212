/* SPDX-License-Identifier: GPL-3.0-or-later */
/* round-miscounted.c: a bell is counted twice. */
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
  sortie_var_add (p, VAR_BELL, SORTIE_NO_SEAT, p->s->turn.number > 0);
}

BREAK { add_rounds (pass_on); }
