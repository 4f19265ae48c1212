/* SPDX-License-Identifier: GPL-3.0-or-later */
/* loop.c: on the third place of the sill a lamp burns for ever. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
burn_for_ever (SortiePlay *p, SortieFrame *f)
{
  guint16 last = sortie_setup_place (p->setup, TOY_SILL, active (p), SILL_PLACES - 1);

  if (f->step < SILL_PLACES || sortie_place_is_free (p, last))
    burn_step (p, f);
}

BREAK { BROKEN_PROC (TOY_PROC_BURN).step = burn_for_ever; }
