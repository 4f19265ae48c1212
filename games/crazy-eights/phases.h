/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.h: whose turn it is, and how the game ends. */
#pragma once
#include "rules.h"

extern const SortieTurnDecl ce_turns[];
void ce_next_turn (SortiePlay *p);

/* The active player has played or passed: the turn is over, and perhaps the game. */
void ce_turn_over (SortiePlay *p);
