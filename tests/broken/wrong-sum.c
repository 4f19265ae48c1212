/* SPDX-License-Identifier: GPL-3.0-or-later */
/* wrong-sum.c: the scores are said to add up to nothing, and light is only gained. */
#include "tests/broken/broken.h"

BREAK { sortie_game.rules.score = (SortieScoreDecl) { SORTIE_SCORE_MOST, TOY_LIGHT, .constant = TRUE }; }
