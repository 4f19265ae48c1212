/* SPDX-License-Identifier: GPL-3.0-or-later */
/* other-stamp.c: compiled with headers in which something has another size, so that nothing else of
 * it may be read. */
#include "tests/broken/broken.h"
#include <sortie/game.h>

BREAK
{
  sortie_game.stamp = SORTIE_STAMP + 1;
  sortie_game.id = NULL;
}
