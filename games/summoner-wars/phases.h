/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phases.h: the turns of Summoner Wars and their phases. */
#pragma once
#include "procs.h"

/* One row for each SwTurn. */
extern const SortieTurnDecl sw_turns[];

/* Determines the next turn. */
void sw_next_turn (SortiePlay *p);
/* The seat whose turn comes @n turns after @seat's, if nobody is out (SortieGame.seat_later). */
guint8 sw_seat_later (const SortiePlay *p, guint8 seat, guint n);
/* SW-13.3, 24.2: what follows from a position automatically (SortieRules.settle). */
gboolean sw_settle (SortiePlay *p);
/* SW-24.1, 24.3, 24.6: ends the game if it is decided. */
void sw_check_end (SortiePlay *p);
/* SW-24.1, 24.3: whether no two opponents both have a Summoner, so that the next check ends the game. */
gboolean sw_is_decided (const SortiePlay *p);
/* Whether a unit of @seat may still take the free move or attack of this phase (SW-17.10). */
gboolean sw_may_anybody_act_late (const SortiePlay *p, guint8 seat);
