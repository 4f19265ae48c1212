/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search-opinion.c: what greedy thinks of the moves that a search has to decide between. */
#include "player/search.h"

static void
make_room (Opinion *opinion, guint n)
{
  if (n <= opinion->room)
    return;
  opinion->room = n;
  opinion->key = g_renew (guint64, opinion->key, opinion->room);
  opinion->worth = g_renew (gint, opinion->worth, opinion->room);
  opinion->shunned = g_renew (gboolean, opinion->shunned, opinion->room);
  opinion->chance = g_renew (double, opinion->chance, opinion->room);
}

void
search_opinion_begin (Search *search, const SortieSetup *setup)
{
  search->opinion.greedy = player_greedy.create (setup, NULL);
  make_room (&search->opinion, SORTIE_USUAL_MOVES);
}

/* Whether greedy would rather make move @i than @other. */
static gboolean
is_preferred (const Opinion *opinion, guint i, guint other)
{
  if (opinion->shunned[i] != opinion->shunned[other])
    return opinion->shunned[other];
  return opinion->worth[i] > opinion->worth[other];
}

void
search_ask_greedy (Search *search, const SortiePlay *truth, guint8 seat, const SortieMoves *legal)
{
  Opinion *opinion = &search->opinion;
  gint glance;

  make_room (opinion, legal->n);
  greedy_weigh (opinion->greedy, search->rng, truth, seat, legal, opinion->worth,
                opinion->shunned);
  opinion->n = legal->n;
  opinion->best = 0;
  opinion->surplus = 0;
  for (guint i = 0; i < legal->n; i++)
    {
      opinion->key[i] = search_key (truth, seat, &legal->moves[i]);
      if (is_preferred (opinion, i, opinion->best))
        opinion->best = i;
    }
  /* an even position includes no glance */
  glance = sortie_ahead_glance (truth, &legal->moves[opinion->best]);
  for (guint i = 0; i < legal->n; i++)
    opinion->chance[i] = search_chance_to_win (search, opinion->worth[i] - glance, search->even[seat]);
}

double
search_greedy_chance (const Search *search, guint64 key, guint hint)
{
  const Opinion *opinion = &search->opinion;

  for (guint i = 0; i < opinion->n; i++)
    {
      guint at = (hint + i) % opinion->n;

      if (opinion->key[at] == key)
        return opinion->chance[at];
    }
  return opinion->chance[opinion->best];
}

double
search_surplus (const Search *search)
{
  return search->simulations > 0 ? search->opinion.surplus / search->simulations : 0;
}

void
search_note_surplus (Search *search, guint32 node, double reward)
{
  search->opinion.surplus += reward - search_greedy_chance (search, search->tree.nodes[node].key, 0);
}

guint
search_best_by_greedy (const Search *search, const SortiePlay *p, guint8 seat, const guint32 *children)
{
  double most = -1;
  guint best = 0;

  for (guint i = 0; i < search->moves.n; i++)
    if (children[i] == TREE_NONE)
      {
        guint64 key = search_key (p, seat, &search->moves.moves[i]);
        double chance = search_greedy_chance (search, key, i);

        if (chance > most)
          {
            best = i;
            most = chance;
          }
      }
  return best;
}

double
search_reward_of (const Search *search, const TreeNode *node)
{
  return (node->reward + search->manner->greedy * search_surplus (search)) / node->visits;
}

double
search_worth_of (const Search *search, const TreeNode *node)
{
  double reward = search_reward_of (search, node);

  return search->measured > 0 ? search_chance_at (search, node, reward) : reward;
}
