/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* playout.c: playing whole games without a match. */
#include "match/playout.h"
#include "base/internal.h"

SortieMove
sortie_choose_random (gpointer rng, G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED guint8 seat,
                      const SortieMoves *legal)
{
  return legal->moves[legal->n == 1 ? 0 : sortie_rng_below (rng, legal->n)];
}

SortiePlayout
sortie_playout (SortiePlay *p, const SortieChooser *choosers, SortieMoves *moves, guint max_moves)
{
  SortiePlayout done = { 0 };
  guint stops = p->stops;

  for (; !sortie_is_over (p) && done.moves < max_moves; done.moves++)
    {
      guint8 seat = sortie_to_move (p);
      SortieMove move;

      sortie_moves_legal (p, moves);
      if (moves->n == 0)
        break;
      done.decisions += moves->n > 1;
      move = choosers[seat].choose (choosers[seat].data, p, seat, moves);
      sortie_move_apply (p, &move);
    }
  done.stops = p->stops - stops;
  done.ended = sortie_is_over (p) && p->s->result.kind != SORTIE_RESULT_STOPPED;
  return done;
}
