/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reach.h: who reaches whom: distance, lines of fire, permissions (SW-2.7 to 2.9, SW-10, SW-15.8,
 * 15.9). Who may be chosen to attack: activation.h. */
#pragma once
#include "look.h"

/* SW-2.7, 2.8: how far the unit attacks, at @target or (SORTIE_NOTHING) in general. */
guint sw_reach (const SortiePlay *p, SortieRef unit, SortieRef target);
/* Whether the unit could attack this card at all: in reach, not blocked, not forbidden; nothing
 * about phases and activations. */
gboolean sw_is_target (const SwLook *l, SortieRef unit, SortieRef target, SortieRefusal *why);
/* All such cards, in the order of the spaces; returns how many, at most @max are written. */
guint sw_targets (const SwLook *l, SortieRef unit, SortieRef *ret, guint max);
