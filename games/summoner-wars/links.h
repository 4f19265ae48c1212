/* SPDX-License-Identifier: GPL-3.0-or-later */
/* links.h: event cards and abilities that are announced, paid, perhaps answered, resolved. */
#pragma once
#include "procs.h"

extern const SortieChainPolicy sw_chain;
extern const SortieReactionPolicy sw_reactions;
extern const SortieCosts sw_costs;

/* Another event or wall is played in this turn. */
void sw_count_played (SortiePlay *p, guint8 seat);

/* How the question for a reaction is put: what it answers. */
const char *sw_reaction_prompt (const SortiePlay *p);
