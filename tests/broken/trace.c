/* SPDX-License-Identifier: GPL-3.0-or-later */
/* trace.c: whoever tries to light a lamp on the neighbour's sill has struck the matches of this
 * turn. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static gboolean
check_and_punish (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  SortiePlay *true_one = (SortiePlay *) p;

  if (!is_on_own_sill (p, move->arg[1]))
    sortie_var_set (true_one, TOY_STRUCK, active (p), 1);
  return light_check (p, move, why);
}

BREAK { BROKEN_VERB (TOY_VERB_LIGHT).check = check_and_punish; }
