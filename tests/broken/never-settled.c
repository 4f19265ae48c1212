/* SPDX-License-Identifier: GPL-3.0-or-later */
/* never-settled.c: what was settled before somebody was asked is not when it is looked at again. */
#include "tests/broken/broken.h"
#include <sortie/frame.h>

static gboolean
settle_while_asked (SortiePlay *p)
{
  return p->s->decision.kind != SORTIE_ASK_NOTHING;
}

BREAK { sortie_game.rules.settle = settle_while_asked; }
