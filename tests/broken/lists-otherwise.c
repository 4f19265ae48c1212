/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lists-otherwise.c: what is listed at once is not what the verbs list: shifting is forgotten. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static void
list_without_shifts (const SortiePlay *p, SortieMoves *moves)
{
  sortie_moves_of_verb (p, TOY_VERB_LIGHT, moves);
  sortie_moves_of_verb (p, TOY_VERB_STRIKE, moves);
  sortie_moves_of_verb (p, SORTIE_VERB_DONE, moves);
}

BREAK { BROKEN_DECISION (TOY_ASK_PLAY).list = list_without_shifts; }
