/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.h: what happens in Siegestorm.
 *
 * What a type of event means, whom it happens to (`seat`), what `subject`, `other` and
 * `amount` are, stands beside its row in events.c.
 */
#pragma once
#include "rules.h"

/* One row per SsEvent. */
extern const SortieEventDecl ss_events[];

/* Cards have left the Resources of a seat: RUL-10 and RUL-57 under their options. */
void ss_drained (SortiePlay *p, guint8 seat);

/* SS-17.6: whether the Boss's Reserve may be made its Resources now, and doing so. */
gboolean ss_may_reshuffle (const SortiePlay *p, guint8 boss);

/* A card goes to a hand; the eleventh to the Casualties instead (SS-14.4, RUL-43). */
void ss_take_into_hand (SortiePlay *p, guint16 card, guint8 seat);
