/* SPDX-License-Identifier: GPL-3.0-or-later */
/* attack.h: the attack that is being resolved, for words and cards that speak of it (SW-11). */
#pragma once
#include "rules.h"

/* The innermost attack's attacker and the card attacked; nothing when no attack runs. */
SortieRef sw_strike_attacker (const SortiePlay *p);
SortieRef sw_strike_target (const SortiePlay *p);
/* Whether it is one of several attacks that are resolved separately, and not the first. */
gboolean sw_strike_follows (const SortiePlay *p);
/* How many dice were rolled; 0 when none were. */
gint sw_strike_dice (const SortiePlay *p);
/* How many of them hit and missed @card (SW-11.6): of those that the same dice are for, each has
 * its own odds. */
gint sw_strike_hits (const SortiePlay *p, SortieRef card);
gint sw_strike_misses (const SortiePlay *p, SortieRef card);
/* What is added to each of them (SW-11.5, 22.1). */
gint sw_strike_added (const SortiePlay *p);
