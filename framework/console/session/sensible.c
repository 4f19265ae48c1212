/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sensible.c: the move that an example shows. A question must not wait for it: we look no further than the move itself,
 * in one imagined world, and try only some of many moves. */
#include "console/session/session.h"

#include <sortie/game.h>
#include <sortie/match.h>
#include <sortie/move.h>
#include "flow/front-end.h"
#include "flow/trial.h"

/* moves that are tried, which takes up to some milliseconds */
#define MOST_TRIED 32

/* The value of the position after @move. A move that declines counts as if it changed nothing: what comes after it may
 * take long. */
static gint
value_of (SortieTrial *trial, const SortieMove *move, gboolean declines)
{
  if (declines)
    sortie_trial_back (trial);
  else
    sortie_trial_take (trial, move);
  return sortie_game_evaluate (&trial->play, trial->seat);
}

gboolean
console_sensible_move (const SortiePlay *p, const SortieMoves *legal, SortieMove *ret)
{
  const guint stride = 1 + (legal->n - 1) / MOST_TRIED;
  g_auto (SortieTrial) trial = { .now = p, .seat = sortie_to_move (p), .tries = legal->n, .deaf = TRUE };
  gint most = G_MININT;

  sortie_trial_enter (&trial, 0);
  for (guint i = 0; i < legal->n && !sortie_is_interrupted (p); i++)
    {
      const SortieMove *move = &legal->moves[i];
      const gboolean declines = sortie_move_declines (p, move);
      gint value;

      if ((!declines && i % stride != 0) || sortie_move_warning (p, trial.seat, move) != NULL)
        continue;
      value = value_of (&trial, move, declines);
      if (value > most || (value == most && sortie_move_declines (p, ret)))
        *ret = *move;
      most = MAX (most, value);
    }
  return most > G_MININT && !sortie_is_interrupted (p);
}
