/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reach.h: who may attack whom: distance, lines of fire, permissions (SW-2.7 to 2.9, SW-10, SW-15.8, 15.9). */
#pragma once
#include "rules.h"

/* SW-2.9, 15.9: the card that blocks the line from @unit to @target, or nothing. */
SortieRef sw_blocker (const SortiePlay *p, SortieRef unit, SortieRef target);
/* How far the unit's attack reaches against @target. */
guint sw_reach (const SortiePlay *p, SortieRef unit, SortieRef target);
/* Whether the unit could attack this card at all: in reach, not blocked, not forbidden; nothing about
 * phases and activations. */
gboolean sw_is_target (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRefusal *why);
/* All such cards; returns how many, at most @max are written. */
guint sw_targets (const SortiePlay *p, SortieRef unit, SortieRef *ret, guint max);
/* Whether the unit may be chosen in the phase that is now, be it to attack or for something instead
 * (SW-10.6); nothing about what forbids attacks. */
gboolean sw_may_be_attacker (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* It has been chosen: one of the seat's attackers, and one only however often it attacks. */
void sw_choose_attacker (SortiePlay *p, SortieRef unit);
/* What forbids this unit to attack now, free attacks included: its poison, cards. */
gboolean sw_can_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* SW-17.10: whether the unit may be one of those of its name that take the free move (attack) right
 * after the phase: @value says how many, @memory who did. */
gboolean sw_may_be_late (const SortiePlay *p, SortieRef unit, SwValue value, SwMemory memory);
/* Whether the unit may be chosen to attack in the phase that is now (SW-10.1, 10.2, 17.10). */
gboolean sw_may_attack (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
