/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.h: the table as a player sees it. */
#pragma once
#include "rules.h"
#include "module/sketch.h"

void ce_show (const SortieView *view, SortieSketch *sketch);
