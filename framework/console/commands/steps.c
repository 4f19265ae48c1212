/* SPDX-License-Identifier: GPL-3.0-or-later */
/* steps.c: the steps of the turn that one can be done with. */
#include "config.h"

#include "console/commands/commands.h"
#include <sortie/match.h>

void
console_steps_add (ConsoleSession *session, guint first, GPtrArray *list)
{
  const SortiePhaseDecl *phases = sortie_turn (sortie_match_play (session->match))->phases;

  for (guint i = first; phases[i].id != NULL; i++)
    if (phases[i].window != 0)
      g_ptr_array_add (list, g_strdup (phases[i].id));
  g_ptr_array_add (list, g_strdup (CONSOLE_ALL_STEPS));
}

void
console_steps_add_left (ConsoleSession *session, GPtrArray *list)
{
  const SortiePlay *p = sortie_match_play (session->match);

  if (sortie_is_window (p))
    console_steps_add (session, p->s->turn.phase, list);
}
