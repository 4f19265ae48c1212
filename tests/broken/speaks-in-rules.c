/* SPDX-License-Identifier: GPL-3.0-or-later */
/* speaks-in-rules.c: where the framework speaks another language there is more light. */
#include "tests/broken/broken.h"

#include <libintl.h>
#include <sortie/table.h>

static void
strike_in_words (SortiePlay *p, SortieEvent *event)
{
  const char *sentence = "The game is over.";

  commit_struck (p, event);
  event->amount += dgettext ("sortie", sentence) != sentence;
}

BREAK { BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_in_words; }
