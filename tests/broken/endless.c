/* SPDX-License-Identifier: GPL-3.0-or-later */
/* endless.c: neither an empty deck nor the goal ends the game. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
shine_on (SortiePlay *p, SortieEvent *event)
{
  sortie_var_set (p, TOY_LIGHT, event->seat,
                  sortie_var (p, TOY_LIGHT, event->seat) + event->amount);
}

static void
draw_or_not (SortiePlay *p, SortieFrame *f)
{
  if (f->step == 2 && sortie_zone_count (p, zone_of (p, TOY_DECK, active (p))) == 0)
    f->step = 3;
  draw_step (p, f);
}

BREAK
{
  BROKEN_EVENT (TOY_EVENT_SHONE).commit = shine_on;
  BROKEN_PROC (TOY_PROC_DRAW).step = draw_or_not;
}
