/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.h: what happens in Summoner Wars. */
#pragma once
#include "procs.h"

/* One row per SwEvent. */
extern const SortieEventDecl sw_events[];
