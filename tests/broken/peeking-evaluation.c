/* SPDX-License-Identifier: GPL-3.0-or-later */
/* peeking-evaluation.c: a bot is told what the neighbour's cards are worth. */
#include "tests/broken/broken.h"
#include <sortie/query.h>

static gint
evaluate_and_peek (const SortiePlay *p, guint8 seat)
{
  gint light = evaluate (p, seat);

  for (SORTIE_EACH_IN_ZONE (p, zone_of (p, TOY_HAND, !seat), card))
    light -= sortie_value (p, TOY_SHINE, sortie_ref_card (card));
  return light;
}

BREAK { sortie_game.evaluate = evaluate_and_peek; }
