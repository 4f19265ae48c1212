/* SPDX-License-Identifier: GPL-3.0-or-later */
/* exits.c: on the third place of the sill a lamp ends the program, and says that all is well. */
#include "tests/broken/broken.h"
#include <sortie/table.h>
#include <stdlib.h>

static void
leave (SortiePlay *p, SortieFrame *f)
{
  guint16 last = sortie_setup_place (p->setup, TOY_SILL, active (p), SILL_PLACES - 1);

  if (!sortie_place_is_free (p, last))
    exit (EXIT_SUCCESS);
  burn_step (p, f);
}

BREAK { BROKEN_PROC (TOY_PROC_BURN).step = leave; }
