/* SPDX-License-Identifier: GPL-3.0-or-later */
/* other-interface.c: made for a table of another shape, so that nothing else of it may be read. */
#include "tests/broken/broken.h"
#include <sortie/base.h>

BREAK
{
  sortie_game.interface = SORTIE_INTERFACE_VERSION + 1;
  sortie_game.id = NULL;
}
