/* SPDX-License-Identifier: GPL-3.0-or-later */
/* seats.h: which seats are partners, and which is the Boss. */
#pragma once
#include "state.h"

/* Whether two seats play against each other; FALSE for partners and for the same seat. */
gboolean ss_are_opponents (const SortiePlay *p, guint8 a, guint8 b);
/* The first opponent still in the game; in Solo the only one. */
guint8 ss_opponent (const SortiePlay *p, guint8 seat);
/* No seat in modes without a Boss. */
guint8 ss_boss_seat (const SortiePlay *p);
/* Whether two different seats are on the same side (SS-19). */
gboolean ss_are_partners (const SortiePlay *p, guint8 a, guint8 b);
/* One bit for each seat that plays against @seat and is still in the game. */
guint8 ss_opponents (const SortiePlay *p, guint8 seat);
