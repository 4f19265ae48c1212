/* SPDX-License-Identifier: GPL-3.0-or-later */
/* own-invariant.c: a lamp is put on the sill without oil, which the game itself says cannot be. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
light_dry (SortiePlay *p, SortieEvent *event)
{
  commit_lit (p, event);
  sortie_piece_set_mark (p, event->subject, TOY_OIL, 0);
}

BREAK { BROKEN_EVENT (TOY_EVENT_LIT).commit = light_dry; }
