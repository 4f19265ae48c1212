/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* check-match.c: the game again, as a match: replay, undo; and again from its seed, with another game in between. */
#include "kit/check-game.h"
#include "match/playout.h"

#include <string.h>
#include "match/front-end.h"
#include "base/internal.h"
#include "model/internal.h"

static guint64
hash_after (const VerifyGame *game, guint steps)
{
  return g_array_index (game->hashes, guint64, steps);
}

static const VerifyStep *
step_at (const VerifyGame *game, guint i)
{
  return &g_array_index (game->steps, VerifyStep, i);
}

/* ---- D1 ------------------------------------------------------------------------------- */

/* Another game of the same kind, which must not affect the first. */
typedef struct
{
  SortiePlay p;
  SortieMoves *legal; /* of the game that is checked */
  SortieRng rng;
} Neighbour;

static void
neighbour_moves (Neighbour *neighbour)
{
  SortieMove move;

  sortie_moves_legal (&neighbour->p, neighbour->legal);
  if (neighbour->legal->n == 0)
    return;
  move = sortie_choose_random (&neighbour->rng, &neighbour->p, 0, neighbour->legal);
  sortie_move_apply (&neighbour->p, &move);
}

static gboolean
is_where_it_was (VerifyGame *game, const SortiePlay *p, guint i)
{
  return verify_that (game, VERIFY_D1, sortie_state_hash (p->s) == hash_after (game, i),
                      N_ ("the match differs after move %u when it is played again"), i);
}

static gboolean
plays_the_same_again (VerifyGame *game)
{
  SortiePlay again = { .setup = game->p.setup, .s = game->other };
  Neighbour neighbour = { .p = { .setup = game->p.setup, .s = game->spare }, .legal = &game->again };

  sortie_rng_seed (&neighbour.rng, game->seed);
  if (!sortie_deal_start (game->deal, game->seed, &again, NULL)
      || !sortie_deal_start (game->deal, game->seed + 1, &neighbour.p, NULL))
    return verify_that (game, VERIFY_D1, FALSE, N_ ("the match cannot be set up again"));
  for (guint i = 0; i < game->steps->len; i++)
    {
      if (!is_where_it_was (game, &again, i))
        return FALSE;
      sortie_move_apply (&again, &step_at (game, i)->move);
      neighbour_moves (&neighbour);
    }
  return is_where_it_was (game, &again, game->steps->len);
}

/* ---- Matches -------------------------------------------------------------------------- */

static guint64
hash_of (const SortieMatch *match)
{
  return sortie_state_hash (sortie_match_play (match)->s);
}

/* Whether no move is unfinished. */
static gboolean
is_between_moves (const SortieMatch *match)
{
  return !sortie_match_play (match)->s->tentative;
}

/* ---- P1 ------------------------------------------------------------------------------- */

/* Undoes, compares, and plays forward again. */
static gboolean
undo_leads_back (VerifyGame *game, SortieMatch *match, guint made)
{
  g_autofree char *why = NULL;
  guint n = sortie_match_undo (match, NULL, &why);

  if (n == 0)
    return TRUE;
  return verify_that (game, VERIFY_P1, n <= made && hash_of (match) == hash_after (game, made - n),
                      N_ ("undoing %u of %u moves leads to a different position"), n, made)
         && verify_play_steps (game, VERIFY_P1, match, made - n, made)
         && verify_that (game, VERIFY_P1, hash_of (match) == hash_after (game, made),
                         N_ ("after undo, the same moves lead to a different position"));
}

static gboolean
can_be_undone (VerifyGame *game)
{
  g_autoptr (SortieMatch) match = verify_new_match (game, TRUE);

  for (guint i = 0; match != NULL && i < game->steps->len; i++)
    if (!verify_play_steps (game, VERIFY_P1, match, i, i + 1)
        || (verify_is_sampled (game, i) && !undo_leads_back (game, match, i + 1)))
      return FALSE;
  return TRUE;
}

/* Where an unfinished move began. */
typedef struct
{
  guint first;         /* its first step */
  SortieState *before; /* owned */
} InHand;

static gboolean
is_of_one_seat (const VerifyGame *game, guint first, guint made)
{
  for (guint i = first; i < made; i++)
    if (step_at (game, i)->seat != step_at (game, first)->seat)
      return FALSE;
  return TRUE;
}

/* A seat that has learned nothing from its move may cancel it, whatever the others would have seen at its end. */
static gboolean
is_given_up (VerifyGame *game, SortieMatch *match, const InHand *hand, guint made)
{
  guint8 seat = step_at (game, hand->first)->seat;

  if (!is_of_one_seat (game, hand->first, made) || seat != sortie_match_to_move (match)
      || sortie_has_learned (hand->before, sortie_match_play (match)->s, (guint8) (1 << seat)))
    return TRUE;
  return verify_that (game, VERIFY_P1, sortie_match_back (match),
                      N_ ("an unfinished move cannot be cancelled"))
         && verify_that (game, VERIFY_P1, hash_of (match) == hash_after (game, hand->first),
                         N_ ("cancelling a move leads to a different position"))
         && verify_play_steps (game, VERIFY_P1, match, hand->first, made);
}

static gboolean
can_be_given_up (VerifyGame *game)
{
  g_autoptr (SortieMatch) match = verify_new_match (game, FALSE);
  g_autofree SortieState *before
      = match != NULL ? sortie_state_new (&sortie_match_setup (match)->bounds) : NULL;
  InHand hand = { .before = before };

  for (guint i = 0; match != NULL && i < game->steps->len; i++)
    {
      if (is_between_moves (match))
        {
          sortie_state_copy (before, sortie_match_play (match)->s);
          hand.first = i;
        }
      if (!verify_play_steps (game, VERIFY_P1, match, i, i + 1)
          || (!is_between_moves (match) && verify_is_sampled (game, i)
              && !is_given_up (game, match, &hand, i + 1)))
        return FALSE;
    }
  return TRUE;
}

/* ---- P2, P3 --------------------------------------------------------------------------- */

static gboolean
journals_are_equal (VerifyGame *game, const SortieMatch *a, const SortieMatch *b)
{
  g_autofree char *one = sortie_match_journal (a), *other = sortie_match_journal (b);

  return verify_that (game, VERIFY_P2, strcmp (one, other) == 0,
                      N_ ("the continued match has a different journal"));
}

/* Loads @saved and plays the rest there too. */
static gboolean
goes_on_as_before (VerifyGame *game, const SortieMatch *match, const char *saved, guint made)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) loaded =
      verify_replay (game->spec->module, saved, strlen (saved), &error);

  if (!verify_that (game, VERIFY_P2, loaded != NULL, N_ ("the journal is refused: %s"),
                    loaded != NULL ? "" : error->message))
    return FALSE;
  return verify_that (game, VERIFY_P2, hash_of (loaded) == hash_after (game, made),
                      N_ ("the loaded match has a different position"))
         && verify_play_steps (game, VERIFY_P2, loaded, made, game->steps->len)
         && journals_are_equal (game, match, loaded);
}

static gboolean
only_grows (VerifyGame *game, const SortieMatch *match, char **earlier)
{
  char *now = sortie_match_journal (match);
  gboolean holds =
      verify_that (game, VERIFY_P3, *earlier == NULL || g_str_has_prefix (now, *earlier),
                   N_ ("the earlier part of the journal has changed"));

  g_free (*earlier);
  *earlier = now;
  return holds;
}

/* H8: an unfinished move is neither saved nor told. */
static gboolean
plays_in_private (VerifyGame *game, SortieMatch *match, guint i)
{
  g_autofree char *before = sortie_match_journal (match), *now = NULL;
  guint told = sortie_match_log_length (match);

  if (!verify_play_steps (game, VERIFY_P2, match, i, i + 1))
    return FALSE;
  if (is_between_moves (match))
    return TRUE;
  now = sortie_match_journal (match);
  return verify_that (game, VERIFY_H8,
                      strcmp (before, now) == 0 && sortie_match_log_length (match) == told,
                      N_ ("an unfinished move is in the journal or in a log"));
}

/* One step of the match that is saved. @earlier: its journal at the last check. */
static gboolean
plays_on (VerifyGame *game, SortieMatch *match, guint i, char **earlier)
{
  if (!verify_is_sampled (game, i))
    return verify_play_steps (game, VERIFY_P2, match, i, i + 1);
  return plays_in_private (game, match, i) && only_grows (game, match, earlier);
}

static gboolean
can_be_saved (VerifyGame *game)
{
  g_autoptr (SortieMatch) match = verify_new_match (game, FALSE);
  g_autofree char *saved = NULL, *earlier = NULL;
  guint when = sortie_rng_below (&game->rng, game->steps->len + 1), saved_at = 0;

  if (!verify_that (game, VERIFY_P2, match != NULL, N_ ("it cannot be played as a match")))
    return FALSE;
  for (guint i = 0; i < game->steps->len; i++)
    {
      if (i >= when && saved == NULL && is_between_moves (match))
        {
          saved = sortie_match_journal (match);
          saved_at = i;
        }
      if (!plays_on (game, match, i, &earlier))
        return FALSE;
    }
  return verify_that (game, VERIFY_P2, hash_of (match) == hash_after (game, game->steps->len),
                      N_ ("played as a match, it ends in a different position"))
         && (saved == NULL || goes_on_as_before (game, match, saved, saved_at))
         && verify_journal (game, match) && verify_translated_match (game, match);
}

gboolean
verify_match (VerifyGame *game)
{
  verify_do (game, VERIFY_REPLAYS, SORTIE_NO_SEAT);
  return plays_the_same_again (game) && can_be_saved (game) && can_be_undone (game)
         && can_be_given_up (game);
}
