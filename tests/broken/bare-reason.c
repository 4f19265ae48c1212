/* SPDX-License-Identifier: GPL-3.0-or-later */
/* bare-reason.c: when lamps burn, the match ends for a reason without SORTIE_GAME_REASON (). */
#include "tests/broken/broken.h"
#include <sortie/event.h>

static void
commit_shone_and_more (SortiePlay *p, SortieEvent *event)
{
  commit_shone (p, event);
  sortie_win (p, 1, TOY_REASON_GOAL - SORTIE_N_REASONS);
}

BREAK { BROKEN_EVENT (TOY_EVENT_SHONE).commit = commit_shone_and_more; }
