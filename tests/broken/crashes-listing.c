/* SPDX-License-Identifier: GPL-3.0-or-later */
/* crashes-listing.c: when the third place of the sill is taken, no place can be listed any more. */
#include "tests/broken/broken.h"
#include <sortie/table.h>
#include <signal.h>

static void
list_beyond (const SortiePlay *p, SortieMoves *moves)
{
  guint16 last = sortie_setup_place (p->setup, TOY_SILL, active (p), SILL_PLACES - 1);

  if (!sortie_place_is_free (p, last))
    raise (SIGSEGV);
  light_candidates (p, moves);
}

BREAK { BROKEN_VERB (TOY_VERB_LIGHT).candidates = list_beyond; }
