/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elimination.h: who is out of Last Man Standing, and what leaves the table with them (SS-20.8). */
#pragma once
#include "rules.h"

/* A seat that has to draw and cannot, or that the rules let lose otherwise, is out at once. */
void ss_lose (SortiePlay *p, guint8 seat, guint reason);

/* `settle` of the game: clears away after those who left in another way, as by conceding. */
gboolean ss_settle (SortiePlay *p);
