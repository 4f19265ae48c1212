/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hoard.c: every match that is struck leaves some memory in use. */
#include "tests/broken/broken.h"
#include <sortie/table.h>

#define PAGE 4096

/* within reach, so that no search for lost memory finds it */
static GSList *matches;

static void
strike_and_keep (SortiePlay *p, SortieEvent *event)
{
  commit_struck (p, event);
  matches = g_slist_prepend (matches, g_malloc0 (PAGE));
}

BREAK { BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_and_keep; }
