/* SPDX-License-Identifier: GPL-3.0-or-later */
/* no-reason.c: a lamp on the neighbour's sill is refused without a reason. */
#include "tests/broken/broken.h"
#include <sortie/move.h>

static gboolean
check_silently (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  return is_on_own_sill (p, move->arg[1]) && light_check (p, move, why);
}

BREAK { BROKEN_VERB (TOY_VERB_LIGHT).check = check_silently; }
