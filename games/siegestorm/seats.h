/* SPDX-License-Identifier: GPL-3.0-or-later */
/* seats.h: who plays with whom, and who is the Boss. */
#pragma once
#include "state.h"

/* Whether two seats play against each other; partners and a seat itself do not. */
gboolean ss_are_opponents (const SortiePlay *p, guint8 a, guint8 b);
/* The first opponent still in the game; in Solo the only one. */
guint8 ss_opponent (const SortiePlay *p, guint8 seat);
/* No seat in a mode without a Boss. */
guint8 ss_boss_seat (const SortiePlay *p);
/* Another seat on the same side (SS-19); a seat is not its own. */
gboolean ss_are_partners (const SortiePlay *p, guint8 a, guint8 b);
/* Bit per seat that plays against @seat and is still in the game. */
guint8 ss_opponents (const SortiePlay *p, guint8 seat);
