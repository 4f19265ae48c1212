/* SPDX-License-Identifier: GPL-3.0-or-later */
/* links.h: event cards and abilities, from announcement and payment to answers and resolution. */
#pragma once
#include "procs.h"

extern const SortieChainPolicy sw_chain;
extern const SortieReactionPolicy sw_reactions;
extern const SortieCosts sw_costs;

/* Counts another event or wall played in this turn. */
void sw_count_played (SortiePlay *p, guint8 seat);

/* The question for a reaction, with what it answers. */
const char *sw_reaction_prompt (const SortiePlay *p);
