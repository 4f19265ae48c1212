/* SPDX-License-Identifier: GPL-3.0-or-later */
/* judges-layout.c: a custom deck is only legal when its file is one line. */
#include "tests/broken/broken.h"
#include <sortie/deck.h>

static void
check_layout (const SortieDeckCheck *check)
{
  const SortieDeck *deck = check->deck;

  if (sortie_deck_is_own (deck) && deck->lines[0].line != deck->line)
    sortie_deck_breach (check, NULL, "T-1", "it is long");
}

BREAK { sortie_game.check_deck = check_layout; }
