/* SPDX-License-Identifier: GPL-3.0-or-later */
/* outside-chance.c: the match is struck with a die that is not in the state. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static guint fallen;

static void
strike_outside (SortiePlay *p, SortieEvent *event)
{
  event->amount = 1 + fallen++ % SIDES;
  sortie_var_set (p, TOY_STRUCK, event->seat, 1);
  sortie_var_set (p, TOY_LIGHT, event->seat,
                  sortie_var (p, TOY_LIGHT, event->seat) + event->amount);
}

BREAK { BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_outside; }
