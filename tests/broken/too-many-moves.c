/* SPDX-License-Identifier: GPL-3.0-or-later */
/* too-many-moves.c: more is offered at once than a list has room for. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static void
list_many (const SortiePlay *p, SortieMoves *moves)
{
  (void) p;
  for (guint i = 0; i <= SORTIE_MAX_MOVES; i++)
    {
      const SortieRef number = sortie_ref (SORTIE_REF_NUMBER, (guint16) i);

      sortie_moves_add (moves, TOY_VERB_STRIKE, 1, &number);
    }
}

BREAK
{
  BROKEN_VERB (TOY_VERB_STRIKE).candidates = list_many;
  BROKEN_VERB (TOY_VERB_STRIKE).operands[0] =
      (SortieOperand){ .kind = SORTIE_OPERAND_NUMBER, .name = "HOW" };
}
