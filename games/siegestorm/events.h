/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.h: what happens in Siegestorm.
 *
 * The rows in events.c say what each type of event means, whom it happens to (`seat`), and what `subject`, `other` and
 * `amount` are.
 */
#pragma once
#include "rules.h"

/* One row for each SsEvent. */
extern const SortieEventDecl ss_events[];

/* SS-17.6: whether the Boss's Reserve may become its Resources now; and doing so. */
gboolean ss_may_reshuffle (const SortiePlay *p, guint8 boss);

