/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orders.h: how the verbs `storm`, `hold` and `support` answer the order that asks. */
#pragma once
#include "procs.h"

/* The unit that waits for its order; nothing if no order is asked for. */
SortieRef ss_ordered_unit (const SortiePlay *p);
/* Answers it: SS_PROC_STORM with a target, SS_PROC_HOLD with a place, SS_PROC_SUPPORT. */
void ss_give_order (SortiePlay *p, SsProc order, SortieRef target);
