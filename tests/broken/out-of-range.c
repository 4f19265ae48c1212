/* SPDX-License-Identifier: GPL-3.0-or-later */
/* out-of-range.c: striking a match sets a variable to more than it may be. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
strike_twice (SortiePlay *p, SortieEvent *event)
{
  commit_struck (p, event);
  sortie_state_vars (p->s)[p->setup->var_base[TOY_STRUCK] + event->seat] = 2;
}

BREAK { BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_twice; }
