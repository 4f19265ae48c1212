/* SPDX-License-Identifier: GPL-3.0-or-later */
/* unstable-list.c: the list comes in another order every time, as it would out of a table that is
 * ordered by addresses. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static gboolean backwards;

static void
list_either_way (const SortiePlay *p, SortieMoves *moves)
{
  guint first = moves->n;

  light_candidates (p, moves);
  backwards = !backwards;
  for (guint i = first, k = moves->n; backwards && i + 1 < k; i++)
    {
      SortieMove move = moves->moves[i];

      moves->moves[i] = moves->moves[--k];
      moves->moves[k] = move;
    }
}

BREAK { BROKEN_VERB (TOY_VERB_LIGHT).candidates = list_either_way; }
