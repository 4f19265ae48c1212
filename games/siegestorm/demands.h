/* SPDX-License-Identifier: GPL-3.0-or-later */
/* demands.h: what must be there before an Action may be played from hand or an ability activated (SS-7.10).
 *
 * A text demands its targets, and whatever it chooses before it does anything. All of this is read from the
 * program. The Action of a storming unit and the cards that the Boss plays demand nothing.
 */
#pragma once
#include "verbs.h"

/* Whether each target of a clause has a candidate, and each choice at its beginning can be made. @ctx: of the card
 * or unit, before it is announced. */
gboolean ss_demands_are_met (const SortieContext *ctx, guint16 clause, SortieRefusal *why);

/* Refuses, and names the target for which there is no candidate. */
gboolean ss_refuse_without_target (const SortieContext *ctx, guint16 clause, SortieRefusal *why);
