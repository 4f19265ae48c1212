/* SPDX-License-Identifier: GPL-3.0-or-later */
/* wrong-winner.c: the goal is reached by a seat that nobody sits on. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static void
nobody_wins (SortiePlay *p, SortieEvent *event)
{
  commit_shone (p, event);
  if (sortie_is_over (p))
    p->s->result.winners = 1 << 5;
}

BREAK { BROKEN_EVENT (TOY_EVENT_SHONE).commit = nobody_wins; }
