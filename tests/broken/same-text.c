/* SPDX-License-Identifier: GPL-3.0-or-later */
/* same-text.c: two different moves are written the same. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static void
list_twice (const SortiePlay *p, SortieMoves *moves)
{
  const SortieRef number = sortie_ref (SORTIE_REF_NUMBER, 1),
                  word = sortie_ref (SORTIE_REF_WORD, 1);

  (void) p;
  sortie_moves_add (moves, TOY_VERB_STRIKE, 1, &number);
  sortie_moves_add (moves, TOY_VERB_STRIKE, 1, &word);
}

BREAK
{
  BROKEN_VERB (TOY_VERB_STRIKE).candidates = list_twice;
  BROKEN_VERB (TOY_VERB_STRIKE).operands[0] =
      (SortieOperand){ .kind = SORTIE_OPERAND_NUMBER, .name = "HOW" };
}
