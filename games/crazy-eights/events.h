/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.h: what happens in crazy eights. No card answers an event here, so all that one does is
 * done when ce_happens() returns. */
#pragma once
#include "rules.h"

/* One row per CeEvent; what `subject`, `other` and `amount` are stands beside it. */
extern const SortieEventDecl ce_events[];

/* @subject, @other, @amount: as the row of the event says, else 0. */
void ce_happens (SortiePlay *p, CeEvent type, guint8 seat, SortieRef subject, SortieRef other,
                 gint amount);
