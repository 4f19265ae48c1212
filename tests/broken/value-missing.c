/* SPDX-License-Identifier: GPL-3.0-or-later */
/* value-missing.c: when lamps burn, the rules ask for a value that has no row. */
#include "tests/broken/broken.h"
#include <sortie/event.h>

static void
commit_shone_and_more (SortiePlay *p, SortieEvent *event)
{
  commit_shone (p, event);
  if (sortie_value (p, 60, event->subject) != 0)
    sortie_tie (p, TOY_REASON_EQUAL);
}

BREAK { BROKEN_EVENT (TOY_EVENT_SHONE).commit = commit_shone_and_more; }
