/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-leaving.c: G6: a seat concedes at any moment; the rest of the position stays valid, and the others play on. The
 * game itself then continues as if nobody had left. */
#include "kit/check-game.h"
#include "match/playout.h"
#include "base/internal.h"
#include "flow/internal.h"

/* Enough to end everything that was in progress, and for a turn or two. */
#define MOVES_LATER 12

static gboolean
may_leave (const VerifyGame *game, guint8 seat)
{
  return !verify_is_automatic (game, seat) && !sortie_is_out (&game->p, seat);
}

/* Any seat that is still playing. There is one, because a seat decides now. */
static guint8
who_leaves (const VerifyGame *game, SortieRng *rng)
{
  guint8 seat;

  do
    seat = (guint8) sortie_rng_below (rng, verify_n_seats (game));
  while (!may_leave (game, seat));
  return seat;
}

static gboolean
others_go_on (VerifyGame *game, SortieRng *rng)
{
  for (guint i = 0; i < MOVES_LATER && !sortie_is_over (&game->p); i++)
    {
      guint8 seat = sortie_to_move (&game->p);
      char line[SORTIE_MOVE_TEXT];
      SortieMove move;

      if (!verify_state (game, FALSE) || !verify_moves (game, FALSE)
          || !verify_that (game, VERIFY_G6, !sortie_is_out (&game->p, seat),
                           N_ ("%s has conceded, but is still asked"), sortie_seat_id (&game->p, seat)))
        return FALSE;
      move = sortie_choose_random (rng, &game->p, seat, &game->legal);
      verify_try (game, sortie_move_format (&game->p, seat, &move, line));
      sortie_move_apply (&game->p, &move);
      verify_try (game, NULL);
      if (!verify_nothing_stopped (game, &game->p))
        return FALSE;
    }
  return verify_state (game, FALSE);
}

static gboolean
leaves (VerifyGame *game, SortieRng *rng)
{
  guint8 seat = who_leaves (game, rng);

  game->left = (guint8) (seat + 1);
  verify_do (game, VERIFY_LEAVES, seat);
  sortie_concede (&game->p, seat);
  sortie_engine_advance (&game->p);
  return verify_that (game, VERIFY_G6, sortie_is_out (&game->p, seat),
                      N_ ("%s has conceded, but still plays"), sortie_seat_id (&game->p, seat))
         && others_go_on (game, rng);
}

/* A match first cancels an unfinished move before somebody can concede. */
gboolean
verify_leaving (VerifyGame *game)
{
  SortieRng rng = game->rng;
  gboolean holds;

  if (game->p.s->tentative)
    return TRUE;
  sortie_state_copy (game->staying, game->p.s);
  holds = leaves (game, &rng);
  game->left = 0;
  sortie_state_copy (game->p.s, game->staying);
  sortie_moves_legal (&game->p, &game->legal);
  return holds;
}
