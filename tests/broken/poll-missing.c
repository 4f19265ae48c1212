/* SPDX-License-Identifier: GPL-3.0-or-later */
/* poll-missing.c: when lamps burn, a poll asks a question that has no row. */
#include "tests/broken/broken.h"
#include <sortie/event.h>

static void
commit_shone_and_more (SortiePlay *p, SortieEvent *event)
{
  const SortieFrame *f = sortie_frame_top (p);

  commit_shone (p, event);
  if (f != NULL)
    sortie_poll (p, f, SORTIE_POLL_SECRET, SORTIE_GAME_ASK (40), 0, 0);
}

BREAK { BROKEN_EVENT (TOY_EVENT_SHONE).commit = commit_shone_and_more; }
