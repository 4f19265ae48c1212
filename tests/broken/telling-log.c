/* SPDX-License-Identifier: GPL-3.0-or-later */
/* telling-log.c: everybody is told which card was drawn. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
draw_aloud (SortiePlay *p, SortieEvent *event)
{
  guint16 def = sortie_state_cards (p->s)[sortie_ref_index (event->subject)].def;

  commit_drawn (p, event);
  event->subject = sortie_ref (SORTIE_REF_DEF, def);
}

BREAK { BROKEN_EVENT (TOY_EVENT_DRAWN).commit = draw_aloud; }
