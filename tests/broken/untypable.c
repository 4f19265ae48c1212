/* SPDX-License-Identifier: GPL-3.0-or-later */
/* untypable.c: a place has a quote in its name, and quotes are what keeps a name together. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static const SortiePlaceDecl quoted_places[] = {
  [TOY_SILL] = { .id = "sill", .title = N_ ("So-called \"sill\""), .rule = "T-3",
                 .shape = SORTIE_PLACE_TRACK, .count = SILL_PLACES, .capacity = 1,
                 .in_play = TRUE },
  { NULL },
};

BREAK { sortie_game.places = quoted_places; }
