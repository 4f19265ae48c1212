/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.h: what happens in Summoner Wars. */
#pragma once
#include "procs.h"

/* One row for each SwEvent. */
extern const SortieEventDecl sw_events[];
