/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sensible.c: the move that an example shows. A question must not wait for it: we look no further than the move itself,
 * in one imagined world, and try only some of many moves. */
#include "console/session/session.h"

#include <sortie/game.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "model/front-end.h"

/* moves that are tried, which takes up to some milliseconds */
#define MOST_TRIED 32

/* The value of the position after @move in @world. A move that declines counts as if it changed nothing: what comes
 * after it may take long. @next: room for a position */
static gint
value_of (const SortiePlay *world, SortieState *next, guint8 seat, const SortieMove *move)
{
  SortiePlay ahead = { .setup = world->setup, .s = next };

  if (sortie_move_declines (world, move))
    return sortie_game_evaluate (world, seat);
  sortie_state_copy (next, world->s);
  sortie_move_apply (&ahead, move);
  return sortie_game_evaluate (&ahead, seat);
}

gboolean
console_sensible_move (const SortiePlay *p, const SortieMoves *legal, SortieMove *ret)
{
  const guint8 seat = sortie_to_move (p);
  g_autofree SortieState *imagined = sortie_imagine (p, seat, 0), *next = g_memdup2 (imagined, imagined->size);
  const SortiePlay world = { .setup = p->setup, .s = imagined };
  const guint stride = 1 + (legal->n - 1) / MOST_TRIED;
  gint most = G_MININT;

  for (guint i = 0; i < legal->n && !sortie_is_interrupted (p); i++)
    {
      const SortieMove *move = &legal->moves[i];
      const gboolean declines = sortie_move_declines (p, move);
      gint value;

      if ((!declines && i % stride != 0) || sortie_move_warning (p, seat, move) != NULL)
        continue;
      value = value_of (&world, next, seat, move);
      if (value > most || (value == most && sortie_move_declines (p, ret)))
        *ret = *move;
      most = MAX (most, value);
    }
  return most > G_MININT && !sortie_is_interrupted (p);
}
