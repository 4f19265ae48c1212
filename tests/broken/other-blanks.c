/* SPDX-License-Identifier: GPL-3.0-or-later */
/* other-blanks.c: a translation, other-blanks.po, has not the blanks of its sentence. */
#include "tests/broken/broken.h"

BREAK { sortie_game.domain = "other-blanks"; }
