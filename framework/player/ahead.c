/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* ahead.c: looking ahead: playing on to a horizon while everybody declines. */
#include <sortie/bot.h>

#include "player/internal.h"

gboolean
sortie_ahead_is_small (const SortiePlay *p)
{
  const SortieDecisionDecl *decl;

  if (p->s->tentative || p->s->decision.kind < SORTIE_N_ASKS)
    return TRUE;
  decl = sortie_decision_decl (p->setup, p->s->decision.kind);
  return decl->goes_on != NULL && decl->goes_on (p);
}

gboolean
sortie_ahead_is_beyond (const SortiePlay *p, const SortieTurn *since, guint turns)
{
  const SortieTurn *turn = &p->s->turn;

  if (p->setup->game->horizon == SORTIE_HORIZON_TURN)
    return turn->number >= since->number + turns;
  return turn->number != since->number || turn->phase != since->phase;
}

gint
sortie_ahead_glance (const SortiePlay *p, const SortieMove *move)
{
  const SortieDecisionDecl *decl = sortie_decision_decl (p->setup, p->s->decision.kind);

  return decl->glance != NULL ? decl->glance (p, move) : 0;
}

static guint
best_at_a_glance (const SortiePlay *p, const SortieMoves *moves)
{
  gint most = G_MININT;
  guint best = 0;

  for (guint i = 0; i < moves->n; i++)
    {
      gint worth = sortie_ahead_glance (p, &moves->moves[i]);

      if (worth > most)
        best = i;
      most = MAX (most, worth);
    }
  return best;
}

gboolean
sortie_ahead_least (const SortiePlay *p, SortieMoves *moves, SortieMove *ret_move)
{
  if (!sortie_ahead_is_small (p) && sortie_move_declining (p, ret_move))
    return TRUE;
  sortie_moves_legal (p, moves);
  if (moves->n == 0)
    return FALSE;
  *ret_move = moves->moves[best_at_a_glance (p, moves)];
  return TRUE;
}

/* The progress of a playout. */
typedef struct
{
  SortieTurn turn; /* the current turn */
  guint turns, phases, decisions;
} Way;

static void
note_turn (Way *way, const SortieTurn *now)
{
  way->turns += now->number - way->turn.number;
  way->phases += now->number != way->turn.number || now->phase != way->turn.phase;
  way->turn = *now;
}

static gboolean
is_stop (const Way *way, const SortieAheadStop *stop)
{
  return (stop->turns > 0 && way->turns >= stop->turns)
         || (stop->phases > 0 && way->phases >= stop->phases)
         || (stop->decisions > 0 && way->decisions >= stop->decisions);
}

/* FALSE if no move is legal. */
static gboolean
next_move (const SortiePlay *p, SortieAheadChoose choose, gpointer data, SortieMoves *moves, Way *way,
           SortieMove *ret)
{
  guint chosen = 0;

  if (choose == NULL)
    return sortie_ahead_least (p, moves, ret);
  sortie_moves_to_search (p, moves);
  if (moves->n == 0)
    return FALSE;
  if (moves->n > 1)
    {
      chosen = choose (data, p, sortie_to_move (p), moves);
      way->decisions++;
    }
  *ret = moves->moves[chosen];
  return TRUE;
}

guint
sortie_ahead_play (SortiePlay *p, const SortieAheadStop *stop, SortieAheadChoose choose,
                   gpointer data, SortieMoves *moves)
{
  Way way = { .turn = p->s->turn };
  guint n = 0;
  SortieMove move;

  for (; n < p->setup->game->max_moves && !sortie_is_over (p) && !is_stop (&way, stop); n++)
    {
      if (!next_move (p, choose, data, moves, &way, &move))
        return n;
      sortie_move_apply (p, &move);
      note_turn (&way, &p->s->turn);
    }
  return n;
}
