/* SPDX-License-Identifier: GPL-3.0-or-later */
/* attack.h: facts about the attack in progress, for words and cards that refer to it (SW-11). */
#pragma once
#include "rules.h"

/* The attacker and the attacked card of the innermost attack; nothing if there is no attack. */
SortieRef sw_strike_attacker (const SortiePlay *p);
SortieRef sw_strike_target (const SortiePlay *p);
/* Whether it is one of several separate attacks, and not the first. */
gboolean sw_strike_follows (const SortiePlay *p);
/* How many dice were rolled; 0: none. */
gint sw_strike_dice (const SortiePlay *p);
/* How many of the dice hit and missed @card (SW-11.6). Cards that share the dice have different odds. */
gint sw_strike_hits (const SortiePlay *p, SortieRef card);
gint sw_strike_misses (const SortiePlay *p, SortieRef card);
/* What is added to each die (SW-11.5, 22.1). */
gint sw_strike_added (const SortiePlay *p);
