/* SPDX-License-Identifier: GPL-3.0-or-later */
/* demands.h: what an Action cannot be played from hand without, and an ability not be activated
 * (SS-7.10).
 *
 * A text demands something where it names a target, and where it chooses something before it does
 * anything. All of it is read from the program; a storming unit's Action and what the Boss
 * plays demand nothing.
 */
#pragma once
#include "verbs.h"

/* Whether each target of a clause could be named, and each choice that it begins with be made. @ctx:
 * of the card or unit, before it is announced. */
gboolean ss_demands_are_met (const SortieContext *ctx, guint16 clause, SortieRefusal *why);

/* Refuses for the target that nothing can be, and says which one it is. */
gboolean ss_refuse_without_target (const SortieContext *ctx, guint16 clause, SortieRefusal *why);
