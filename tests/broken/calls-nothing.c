/* SPDX-License-Identifier: GPL-3.0-or-later */
/* calls-nothing.c: when lamps burn, the rules call a procedure after the last one. */
#include "tests/broken/broken.h"
#include <sortie/frame.h>

static void
commit_shone_and_more (SortiePlay *p, SortieEvent *event)
{
  const SortieFrame *f = sortie_frame_top (p);

  commit_shone (p, event);
  if (f != NULL)
    sortie_call_game_for (p, f, TOY_PROC_BURN - SORTIE_N_PROCS + 1, 0, NULL);
}

BREAK { BROKEN_EVENT (TOY_EVENT_SHONE).commit = commit_shone_and_more; }
