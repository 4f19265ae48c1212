/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unlisted.c: in every second turn a match may be struck, but that is not listed. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static void
list_sometimes (const SortiePlay *p, SortieMoves *moves)
{
  if (p->s->turn.number % 2 == 0)
    sortie_moves_add (moves, TOY_VERB_STRIKE, 0, NULL);
}

BREAK { BROKEN_VERB (TOY_VERB_STRIKE).candidates = list_sometimes; }
