/* SPDX-License-Identifier: GPL-3.0-or-later */
/* doing-of-rules.c: what is said to be caused by the rules alone is what a seat does in its move. */
#include "tests/broken/broken.h"

BREAK { BROKEN_EVENT (TOY_EVENT_PAID).by_rules = TRUE; }
