/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* misuse.c: a lamp that has burnt out is taken away twice. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

static void
commit_burnt_out_twice (SortiePlay *p, SortieEvent *event)
{
  commit_burnt_out (p, event);
  commit_burnt_out (p, event);
}

BREAK { BROKEN_EVENT (TOY_EVENT_BURNT_OUT).commit = commit_burnt_out_twice; }
