/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search-compare.c: two moves of one decision, compared in pairs of simulations.
 *
 * Both simulations of a pair imagine the same world and take their random numbers from the same place, so that luck
 * that meets both moves alike does not count (common random numbers). Each move has its own part of the tree. At first
 * it finds out there how to go on, so its first results do not count.
 *
 * The pairs of one tree are not independent: they follow what it found out. So there are several trees, and the error
 * comes from how much their means differ (batch means), unless the pairs themselves differ even more.
 */
#include "player/search.h"

/* so many trees */
#define BATCHES 5

/* One in so many of a tree's pairs only finds out how to go on. */
#define LEARNING 4

/* A difference may be chance up to so many standard errors: with five means, more happens one time in fifty
 * (Student). */
#define MARGIN 3

/* In how many worlds two moves must lead to the same position. */
#define WORLDS 8

/* ---- The same position -------------------------------------------------------------------- */

/* A move in @p by its key. FALSE: it is not possible. */
static gboolean
make (Search *search, SortiePlay *p, guint64 key)
{
  guint8 seat = sortie_to_move (p);

  search_list (search, p);
  for (guint i = 0; i < search->moves.n; i++)
    if (search_key (p, seat, &search->moves.moves[i]) == key)
      {
        sortie_move_apply (p, &search->moves.moves[i]);
        return TRUE;
      }
  return FALSE;
}

/* Where a move leads in a world: the position at the next decision between several moves. */
static guint64
position_after (Search *search, const SortiePlay *truth, guint8 seat, guint64 key, SortieRng rng)
{
  SortiePlay p = { .setup = truth->setup, .s = search->world };

  sortie_view_imagine (truth, seat, p.s, &rng);
  if (!make (search, &p, key))
    return 0;
  for (guint i = 0; i < SORTIE_AHEAD_MAX && !sortie_is_over (&p); i++)
    {
      search_list (search, &p);
      if (search->moves.n != 1)
        break;
      sortie_move_apply (&p, &search->moves.moves[0]);
    }
  p.s->moves = 0; /* one way there may be longer */
  return sortie_state_hash (p.s);
}

static gboolean
leads_to_same (Search *search, const SortiePlay *truth, guint8 seat, const guint64 *keys)
{
  SortieRng rng = *search->rng;

  for (guint i = 0; i < WORLDS && !sortie_is_interrupted (truth); i++)
    {
      if (position_after (search, truth, seat, keys[0], rng) != position_after (search, truth, seat, keys[1], rng))
        return FALSE;
      sortie_rng_next (&rng);
    }
  return TRUE;
}

/* ---- Pairs -------------------------------------------------------------------------------- */

/* Sums over pairs or over trees. */
typedef struct
{
  guint n;
  double won[2], difference, squares;
} Sums;

static void
add_rewards (Sums *sums, const double *won)
{
  double difference = won[1] - won[0];

  sums->n++;
  sums->won[0] += won[0];
  sums->won[1] += won[1];
  sums->difference += difference;
  sums->squares += difference * difference;
}

static double
error_of (const Sums *sums)
{
  double mean = sums->difference / sums->n;

  return sums->n < 2 ? 0 : sqrt (MAX (0, sums->squares / sums->n - mean * mean) / (sums->n - 1));
}

/* Makes one simulation that begins with each move. */
static void
simulate_pair (Search *search, const SortiePlay *p, guint8 seat, const guint64 *keys, double *ret_won)
{
  SortieRng *own = search->rng;
  const SortieRng begin = *own;

  for (guint i = 0; i < 2; i++)
    {
      SortieRng rng = begin;

      search->rng = &rng;
      search->bound = keys[i];
      search_simulate (search, p, seat);
      search->simulations++;
      ret_won[i] = search->came_to;
      if (i == 0)
        *own = rng;
    }
  search->rng = own;
}

/* Grows one tree with @pairs. */
static void
grow (Search *search, const SortiePlay *p, guint8 seat, const guint64 *keys, guint pairs, Sums *by_pairs,
      Sums *by_trees)
{
  Sums own = { 0 };
  double won[2];

  tree_begin (&search->tree, search->manner->exploration);
  search->simulations = 0;
  for (guint i = 0; i < pairs && !sortie_is_interrupted (p); i++)
    {
      simulate_pair (search, p, seat, keys, won);
      if (i < pairs / LEARNING)
        continue;
      add_rewards (&own, won);
      add_rewards (by_pairs, won);
    }
  for (guint i = 0; i < 2; i++)
    won[i] = own.won[i] / MAX (own.n, 1);
  add_rewards (by_trees, won);
}

void
search_compare (Search *search, SortieRng *rng, const SortieMovesToCompare *of, SortieMovesCompared *ret)
{
  const guint pairs = CLAMP (of->simulations / 2 / BATCHES, 1, budget_most (&search->budget) / 2);
  const guint64 keys[] = { search_key (of->world, of->seat, &of->moves[0]),
                           search_key (of->world, of->seat, &of->moves[1]) };
  g_auto (SortieMoves) legal = { NULL };
  Sums by_pairs = { 0 }, by_trees = { 0 };

  *ret = (SortieMovesCompared) { 0 };
  sortie_moves_legal (of->p, &legal);
  search_begin (search, rng, of->p, of->seat, &legal);
  ret->is_same = leads_to_same (search, of->p, of->seat, keys);
  search->is_bound = TRUE;
  for (guint i = 0; i < BATCHES && !ret->is_same && !sortie_is_interrupted (of->p); i++)
    {
      grow (search, of->p, of->seat, keys, pairs, &by_pairs, &by_trees);
      for (guint k = 0; k < 2; k++)
        ret->won[k] = by_pairs.won[k] / by_pairs.n;
      ret->pairs = by_pairs.n;
      ret->margin = MARGIN * MAX (error_of (&by_pairs), error_of (&by_trees));
      /* a lucky beginning must not count, so we never end early because the second move is better */
      if (ret->won[1] - ret->won[0] < of->least)
        break;
    }
}
