/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.h: what happens in Summoner Wars. */
#pragma once
#include "procs.h"

/* One row for each SwEvent. */
extern const SortieEventDecl sw_events[];

/* The zone that takes a card that returns from the battlefield. */
SwZone sw_home_of (const SortiePlay *p, guint16 card);
