/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elimination.h: players who have lost their Summoner while their team plays on (SW-25.9). */
#pragma once
#include "rules.h"

/* @lost: one bit for each seat. These seats are out from now on: what they control, hold and have in piles leaves
 * the game, and their magic goes to the partner. Nothing happens for seats that have already left, unless they
 * control something again. */
void sw_send_away (SortiePlay *p, guint lost);
