/* SPDX-License-Identifier: GPL-3.0-or-later */
/* named-moves.c: a seat is called like a command of the program, and like a section of scenarios. */
#include "tests/broken/broken.h"
#include <sortie/game.h>

static const SortieModeDecl modes[] = {
  { .id = "duel", .rule = "T-0", .seats = (const char *const[]){ "moves", "south", NULL } },
  { NULL },
};

BREAK { sortie_game.modes = modes; }
