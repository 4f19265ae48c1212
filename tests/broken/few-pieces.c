/* SPDX-License-Identifier: GPL-3.0-or-later */
/* few-pieces.c: a game whose bounds have room for one lamp, and whose rules allow more. */
#include "tests/broken/broken.h"

BREAK { sortie_game.bounds.pieces = 1; }
