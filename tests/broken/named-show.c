/* SPDX-License-Identifier: GPL-3.0-or-later */
/* named-show.c: a seat is called like a command of the program. */
#include "tests/broken/broken.h"
#include <sortie/game.h>

static const SortieModeDecl modes[] = {
  { .id = "duel", .rule = "T-0", .seats = (const char *const[]){ "show", "south", NULL } },
  { NULL },
};

BREAK { sortie_game.modes = modes; }
