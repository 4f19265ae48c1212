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

/* SS-17.6: whether the Boss's Reserve may be made its Resources now, and doing so. */
gboolean ss_may_reshuffle (const SortiePlay *p, guint8 boss);

