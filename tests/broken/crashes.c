/* SPDX-License-Identifier: GPL-3.0-or-later */
/* crashes.c: on the third place of the sill a lamp burns through the table. */
#include "tests/broken/broken.h"
#include <sortie/table.h>
#include <signal.h>

static void
burn_through (SortiePlay *p, SortieFrame *f)
{
  guint16 last = sortie_setup_place (p->setup, TOY_SILL, active (p), SILL_PLACES - 1);

  if (!sortie_place_is_free (p, last))
    raise (SIGSEGV);
  burn_step (p, f);
}

BREAK { BROKEN_PROC (TOY_PROC_BURN).step = burn_through; }
