/* SPDX-License-Identifier: GPL-3.0-or-later */
/* stuck.c: a turn cannot be ended: whoever can do nothing more has no move at all. */
#include "tests/broken/broken.h"

static const guint8 without_done[] = { TOY_VERB_LIGHT, TOY_VERB_STRIKE, 0xff };

BREAK { BROKEN_DECISION (TOY_ASK_PLAY).verbs = without_done; }
