/* SPDX-License-Identifier: GPL-3.0-or-later */
/* over-at-once.c: the first seat has won before anybody moves. */
#include "tests/broken/broken.h"
#include <sortie/event.h>

static gboolean
settle_at_once (SortiePlay *p)
{
  sortie_win (p, 1, TOY_REASON_GOAL);
  return TRUE;
}

BREAK { sortie_game.rules.settle = settle_at_once; }
