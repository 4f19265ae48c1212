/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include "player/ahead.h"

#include <sortie/game.h>
#include "model/internal.h"

gboolean
ahead_is_small (const SortiePlay *p)
{
  const SortieDecisionDecl *decl;

  if (p->s->tentative || p->s->decision.kind < SORTIE_N_ASKS)
    return TRUE;
  decl = sortie_decision_decl (p->setup, p->s->decision.kind);
  return decl->goes_on != NULL && decl->goes_on (p);
}

gboolean
ahead_is_beyond (const SortiePlay *p, const SortieTurn *since, guint turns)
{
  const SortieTurn *turn = &p->s->turn;

  if (p->setup->game->horizon == SORTIE_HORIZON_TURN)
    return turn->number >= since->number + turns;
  return turn->number != since->number || turn->phase != since->phase;
}

gboolean
ahead_least (const SortiePlay *p, SortieMoves *moves, SortieMove *ret_move)
{
  if (!ahead_is_small (p) && sortie_move_declining (p, ret_move))
    return TRUE;
  sortie_moves_legal (p, moves);
  if (moves->n == 0)
    return FALSE;
  *ret_move = moves->moves[0];
  return TRUE;
}
