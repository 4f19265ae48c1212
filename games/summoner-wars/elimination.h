/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elimination.h: who has lost the Summoner, while the team plays on (SW-25.9). */
#pragma once
#include "rules.h"

/* @lost: bit per seat. Whoever is among them is out from now on; what they control, hold and have in
 * piles leaves the game, and their magic goes to the partner. Nothing for seats that have left
 * already, unless they have come to control something since. */
void sw_send_away (SortiePlay *p, guint lost);
