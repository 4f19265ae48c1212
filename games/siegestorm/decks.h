/* SPDX-License-Identifier: GPL-3.0-or-later */
/* decks.h: how a deck may be built (SS-3, SS-21). */
#pragma once
#include "state.h"

/* Reports every rule that a deck of any kind breaks. */
void ss_check_deck (const SortieDeckCheck *check);
