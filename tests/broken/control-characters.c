/* SPDX-License-Identifier: GPL-3.0-or-later */
/* control-characters.c: a sentence clears the terminal. */
#include "tests/broken/broken.h"
#include <sortie/base.h>

BREAK { BROKEN_VERB (TOY_VERB_STRIKE).help = N_ ("Strike \033[2Jtwo matches."); }
