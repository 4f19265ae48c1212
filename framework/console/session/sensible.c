/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sensible.c: the move that an example shows: what a program that looks one move ahead would do. */
#include "console/session/session.h"

#include <sortie/bot.h>
#include <sortie/match.h>

gboolean
console_sensible_move (const SortiePlay *p, const SortieMoves *legal, SortieMove *ret)
{
  g_autoptr (SortieBot) bot = sortie_bot_new (p->setup, "greedy", p->s->moves);

  *ret = sortie_bot_choose (bot, p, sortie_to_move (p), legal);
  return !sortie_is_interrupted (p);
}
