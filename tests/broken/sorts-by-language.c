/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sorts-by-language.c: what may be done is listed in an order that depends on the language. */
#include "tests/broken/broken.h"

#include <libintl.h>
#include <sortie/move.h>

static void
list_in_words (const SortiePlay *p, SortieMoves *moves)
{
  const char *sentence = "The game is over.";
  guint first = moves->n;

  light_candidates (p, moves);
  if (dgettext ("sortie", sentence) == sentence)
    return;
  for (guint i = first, k = moves->n; i + 1 < k; i++)
    {
      SortieMove move = moves->moves[i];

      moves->moves[i] = moves->moves[--k];
      moves->moves[k] = move;
    }
}

BREAK { BROKEN_VERB (TOY_VERB_LIGHT).candidates = list_in_words; }
