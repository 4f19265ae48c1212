/* SPDX-License-Identifier: GPL-3.0-or-later */
/* asks-nobody.c: turns go by in which nothing happens and nobody is asked. */
#include "tests/broken/broken.h"
#include <sortie/event.h>

static const SortiePhaseDecl silent_phases[] = { { "play", N_ ("Play"), NULL, 0, 0 }, { NULL } };
static const SortieTurnDecl silent_turns[]
    = { { "turn", N_ ("Turn"), NULL, silent_phases }, { NULL } };

BREAK { sortie_game.rules.turns = silent_turns; }
