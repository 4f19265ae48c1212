/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elimination.h: players who are out of Last Man Standing, and what leaves the table with them (SS-20.8). */
#pragma once
#include "rules.h"

/* Puts a seat out at once because it had to draw and could not, or lost in another way by the rules. */
void ss_lose (SortiePlay *p, guint8 seat, guint reason);

/* `settle` of the game: clears away the cards of players who left otherwise, for example by conceding. */
gboolean ss_settle (SortiePlay *p);
