/* SPDX-License-Identifier: GPL-3.0-or-later */
/* decks.h: how a deck may be built (SW-26). */
#pragma once
#include "state.h"

/* Reports every rule that a deck breaks. A ready-made deck is legal as it is (SW-26.9), so for it only faults that
 * prevent a match are reported. */
void sw_check_deck (const SortieDeckCheck *check);
