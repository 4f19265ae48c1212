/* SPDX-License-Identifier: GPL-3.0-or-later */
/* round-miscounted.c: a bell is counted twice. */
#include "tests/broken/rounds.h"

static void
pass_on (SortiePlay *p)
{
  next_turn (p);
  ring (p);
  sortie_var_add (p, VAR_BELL, SORTIE_NO_SEAT, p->s->turn.number > 0);
}

BREAK { add_rounds (pass_on); }
