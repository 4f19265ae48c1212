/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gain-missing.c: when lamps burn, a variable grows that has no row. */
#include "tests/broken/broken.h"
#include <sortie/event.h>

static void
commit_shone_and_more (SortiePlay *p, SortieEvent *event)
{
  commit_shone (p, event);
  sortie_var_gain (p, 50, event->seat, 1);
}

BREAK { BROKEN_EVENT (TOY_EVENT_SHONE).commit = commit_shone_and_more; }
