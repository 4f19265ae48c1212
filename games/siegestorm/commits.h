/* SPDX-License-Identifier: GPL-3.0-or-later */
/* commits.h: the functions that carry out events, for the table in events.c. Their definitions say what they do and
 * by which rule. */
#pragma once
#include "rules.h"

/* Cards in hands and piles (event-cards.c). */
void ss_commit_reshuffle (SortiePlay *p, SortieEvent *event);
void ss_commit_draw (SortiePlay *p, SortieEvent *event);
void ss_commit_run_dry (SortiePlay *p, SortieEvent *event);
void ss_commit_damage (SortiePlay *p, SortieEvent *event);
void ss_commit_heal (SortiePlay *p, SortieEvent *event);
void ss_commit_discard (SortiePlay *p, SortieEvent *event);
void ss_commit_raise (SortiePlay *p, SortieEvent *event);
void ss_commit_steal (SortiePlay *p, SortieEvent *event);
void ss_commit_vision (SortiePlay *p, SortieEvent *event);
void ss_commit_support (SortiePlay *p, SortieEvent *event);
void ss_commit_commit (SortiePlay *p, SortieEvent *event);
void ss_commit_reset (SortiePlay *p, SortieEvent *event);
void ss_commit_reserve (SortiePlay *p, SortieEvent *event);
void ss_commit_reserved (SortiePlay *p, SortieEvent *event);

/* Units (event-units.c). */
void ss_commit_to_casualties (SortiePlay *p, SortieEvent *event);
void ss_commit_destroy (SortiePlay *p, SortieEvent *event);
void ss_commit_return (SortiePlay *p, SortieEvent *event);
void ss_commit_place (SortiePlay *p, SortieEvent *event);
void ss_commit_advance (SortiePlay *p, SortieEvent *event);
void ss_commit_shapeshift (SortiePlay *p, SortieEvent *event);

/* The Boss (event-boss.c). */
void ss_commit_menace_rise (SortiePlay *p, SortieEvent *event);
void ss_commit_menace_fall (SortiePlay *p, SortieEvent *event);
void ss_commit_regain (SortiePlay *p, SortieEvent *event);
void ss_commit_recover (SortiePlay *p, SortieEvent *event);
void ss_commit_life_ends (SortiePlay *p, SortieEvent *event);
void ss_commit_gang (SortiePlay *p, SortieEvent *event);
void ss_commit_spirit (SortiePlay *p, SortieEvent *event);

/* Puts the subject of @event, a unit or a card, on the pile @zone of its seat. If the unit has left, nothing happens
 * and the amount is 0. */
void ss_take_off_or_move (SortiePlay *p, SortieEvent *event, SsZone zone);
