/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search-chance.c: what the rewards of a search mean: how often its seat wins. */
#include "player/search.h"

/* e to the power of @x, by additions and multiplications, which give the same result on all machines (tree.h). */
static double
power_of_e (double x)
{
  double power = 1 + CLAMP (x, -30, 30) / 1024;

  for (guint i = 0; i < 10; i++)
    power *= power;
  return power;
}

/* A reward says how much better than even a position is (search_chance_to_win()). Adding the lead in an even position
 * gives a value, and the game's scale says how often a seat with this value wins. */
static double
chance_of (const Search *search, double reward)
{
  double t = 2 * reward - 1;

  if (search->measured == 0 || t <= -1 || t >= 1)
    return CLAMP (reward, 0, 1);
  /* the inverse of search_chance_to_win() */
  t = 2 * t / sqrt (1 - t * t) * search->scale + search->even_after[search->seat] + search->ahead;
  return 1 / (1 + power_of_e (-t / search->measured));
}

double
search_chance_at (const Search *search, const TreeNode *node, double reward)
{
  guint open = node->visits - node->ended;
  double sum = reward * node->visits - node->ended_reward;

  return open == 0 ? reward : (node->ended_reward + open * chance_of (search, sum / open)) / node->visits;
}

double
search_chance_of (const Search *search, const SortiePlay *p, double reward)
{
  return sortie_is_over (p) ? reward : chance_of (search, reward);
}
