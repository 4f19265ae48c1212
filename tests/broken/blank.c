/* SPDX-License-Identifier: GPL-3.0-or-later */
/* blank.c: a sentence has a blank that nobody fills in. */
#include "tests/broken/broken.h"
#include <sortie/base.h>

BREAK { BROKEN_VERB (TOY_VERB_STRIKE).help = N_ ("Strike {what}."); }
