/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hangs.c: on the third place of the sill a lamp does not stop burning. */
#include "tests/broken/broken.h"
#include <sortie/table.h>
#include <unistd.h>

static void
burn_on (SortiePlay *p, SortieFrame *f)
{
  guint16 last = sortie_setup_place (p->setup, TOY_SILL, active (p), SILL_PLACES - 1);

  while (!sortie_place_is_free (p, last))
    pause ();
  burn_step (p, f);
}

BREAK { BROKEN_PROC (TOY_PROC_BURN).step = burn_on; }
