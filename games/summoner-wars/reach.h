/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reach.h: which cards a unit reaches: distance, lines of fire, permissions (SW-2.7 to 2.9, SW-10, SW-15.8, 15.9).
 * activation.h decides whether it may be chosen to attack. */
#pragma once
#include "look.h"

/* SW-2.7, 2.8: how far the unit attacks @target, or (SORTIE_NOTHING) any target. */
guint sw_reach (const SwLook *l, SortieRef unit, SortieRef target);
/* Whether the unit could attack this card: in reach, not blocked, not forbidden. Ignores phases and activations. */
gboolean sw_is_target (const SwLook *l, SortieRef unit, SortieRef target, SortieRefusal *why);
/* Only what cards say of this attacker and this target. */
gboolean sw_allows_target (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRefusal *why);
/* sw_is_target() now, without a look at hand. */
gboolean sw_may_hit (const SortiePlay *p, SortieRef unit, SortieRef target);
/* Whether a unit may attack at all (activation.h). */
typedef gboolean SwMayAttack (const SortiePlay *p, SortieRef unit, SortieRefusal *why);
/* All cards that it could attack, in the order of spaces; returns how many. Writes at most @max. @may (nullable) is
 * asked once, and only if there is anything in reach. */
guint sw_targets (const SwLook *l, SortieRef unit, SwMayAttack *may, SortieRef *ret, guint max);
