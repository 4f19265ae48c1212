/* SPDX-License-Identifier: GPL-3.0-or-later */
/* better-loser.c: the most light wins, and the least is called the best score. */
#include "tests/broken/broken.h"

BREAK { sortie_game.rules.score = (SortieScoreDecl) { SORTIE_SCORE_LEAST, TOY_LIGHT }; }
