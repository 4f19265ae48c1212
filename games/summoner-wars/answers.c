/* SPDX-License-Identifier: GPL-3.0-or-later */
/* answers.c: the move that answers a question between phases, or about an event: pass. */
#include "verbs.h"

/* pass: nothing (more) in this gap, or no answer to an event. */

void
sw_pass_candidates (const SortiePlay *p, SortieMoves *moves)
{
  (void) p;
  sortie_moves_add (moves, SORTIE_GAME_VERB (SW_VERB_PASS), 0, NULL);
}

gboolean
sw_pass_check (const SortiePlay *p, const SortieMove *move, SortieRefusal *why)
{
  (void) move;
  return sw_asks (p, SW_ASK_GAP) || sw_asks (p, SW_ASK_REACTION)
         || sw_refuse (why, SW_REASON_NOTHING_TO_PASS, 0, 0, 0);
}

/* Works like `done`: the asking frame reads sortie_said_done(). */
void
sw_pass_apply (SortiePlay *p, const SortieMove *move)
{
  (void) move;
  sortie_say_done (p);
}
