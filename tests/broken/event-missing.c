/* SPDX-License-Identifier: GPL-3.0-or-later */
/* event-missing.c: when lamps burn, an event happens that has no row. */
#include "tests/broken/broken.h"
#include <sortie/event.h>

static void
commit_shone_and_more (SortiePlay *p, SortieEvent *event)
{
  SortieEvent other = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (77), event->seat);

  commit_shone (p, event);
  sortie_event_propose (p, &other, 1);
}

BREAK { BROKEN_EVENT (TOY_EVENT_SHONE).commit = commit_shone_and_more; }
