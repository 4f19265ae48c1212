/* SPDX-License-Identifier: GPL-3.0-or-later */
/* decks.h: how a deck may be built (SW-26). */
#pragma once
#include <sortie/game.h>
#include "state.h"

/* Every rule that a deck breaks. A ready-made one is legal as it is (SW-26.9): of that only what
 * nobody could begin with is told. */
void sw_check_deck (const SortieDeckCheck *check);
