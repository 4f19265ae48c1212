/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.h: how good a position looks to a seat. */
#pragma once
#include "rules.h"

gint ce_evaluate (const SortiePlay *p, guint8 seat);
