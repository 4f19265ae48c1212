/* SPDX-License-Identifier: GPL-3.0-or-later */
/* steps.c: the steps of the turn that `done` can name. */
#include "console/commands/commands.h"

#include "console/commands/lookup.h"
#include "base/text.h"
#include "flow/front-end.h"

/* How many steps come before @first: every list begins with them. */
static guint
steps_before (const SortiePhaseDecl *phases, guint first)
{
  guint n = 0;

  for (guint i = 0; i < first && phases[i].id != NULL; i++)
    n += phases[i].window != 0;
  return n;
}

static void
add_step_from (ConsoleSession *session, guint first, gboolean spoken, GPtrArray *list)
{
  const SortiePhaseDecl *phases = sortie_turn (sortie_match_play (session->match))->phases;
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  (spoken ? console_list : console_list_written) (session, SORTIE_NAME_STEP, all);
  for (guint i = steps_before (phases, first); i < all->len; i++)
    sortie_words_add (list, all->pdata[i]);
  sortie_words_add (list, spoken ? _ (CONSOLE_ALL_STEPS) : CONSOLE_ALL_STEPS);
}

void
console_steps_add (ConsoleSession *session, guint first, GPtrArray *list)
{
  add_step_from (session, first, TRUE, list);
}

void
console_steps_add_left (ConsoleSession *session, gboolean spoken, GPtrArray *list)
{
  const SortiePlay *p = sortie_match_play (session->match);

  if (sortie_is_window (p))
    add_step_from (session, p->s->turn.phase, spoken, list);
}
