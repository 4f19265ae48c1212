/* SPDX-License-Identifier: GPL-3.0-or-later */
/* shared-memory.c: the game remembers the state that it was dealt into, and writes there, also
 * when it is a clone that is played on. */
#include "tests/broken/broken.h"
#include <sortie/game.h>

static SortieState *dealt;

static gboolean
set_up_and_remember (SortiePlay *p, const SortieChosen *chosen, guint n_chosen, GError **error)
{
  dealt = p->s;
  return toy_setup (p, chosen, n_chosen, error);
}

static void
strike_elsewhere (SortiePlay *p, SortieEvent *event)
{
  SortiePlay first = { .setup = p->setup, .s = dealt };

  commit_struck (p, event);
  sortie_var_set (&first, TOY_LIGHT, event->seat, sortie_var (&first, TOY_LIGHT, event->seat) + 1);
}

BREAK
{
  sortie_game.setup = set_up_and_remember;
  BROKEN_EVENT (TOY_EVENT_STRUCK).commit = strike_elsewhere;
}
