/* SPDX-License-Identifier: GPL-3.0-or-later */
/* named-hint.c: a verb is called like a command of the program, so that players could type only one of them. */
#include "tests/broken/broken.h"
#include <sortie/game.h>

BREAK { broken_verbs[0].id = "hint"; }
