/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search-insight.c: what a search considered: the moves that it compared, and those that it expects. */
#include "player/search.h"

/* How many future moves to report. */
#define MOST_FORESEEN 12
/* Moves that were tried less often there are only guesses. */
#define LEAST_TRIED 20

/* Sorts by how good moves are (is_better()). */
static gint
compare_found (gconstpointer a, gconstpointer b, gpointer data)
{
  const Search *search = data;
  const SortieInsightMove *one = a, *other = b;
  gint by_won = (one->won < other->won) - (one->won > other->won);

  if (one->tried == other->tried || (search->opinion.greedy != NULL && by_won != 0))
    return by_won;
  return one->tried > other->tried ? -1 : 1;
}

/* What the search found about a move of the decision. */
static SortieInsightMove
found_of (const Search *search, const SortieMove *move, const TreeNode *node)
{
  if (search->opinion.greedy != NULL)
    {
      double worth = search_worth_of (search, node);

      return (SortieInsightMove) { *move, node->visits - search->manner->greedy, CLAMP (worth, 0, 1) };
    }
  return (SortieInsightMove) { *move, node->visits - MIN (node->visits, search->manner->prior),
                               search_chance_at (search, node, node->reward / node->visits) };
}

gboolean
search_insight (gpointer memory, SortieInsight *ret)
{
  Search *search = memory;
  guint n = 0;

  if (search->setup == NULL)
    return FALSE;
  *ret = (SortieInsight) { .world = { .setup = search->setup, .s = search->shown },
                           .seat = search->seat, .simulations = search->simulations,
                           .is_chance = search->is_chance };
  search_list (search, &ret->world);
  for (guint i = 0; i < search->moves.n; i++)
    {
      const SortieMove *move = &search->moves.moves[i];
      guint32 child = tree_find (&search->tree, 0, search_key (&ret->world, search->seat, move));
      const TreeNode *node = &search->tree.nodes[child == TREE_NONE ? 0 : child];

      if (child != TREE_NONE && node->visits > 0)
        search->found[n++] = found_of (search, move, node);
    }
  ret->moves = search->found;
  ret->n = n;
  g_qsort_with_data (search->found, (gint) n, sizeof *search->found, compare_found, search);
  return TRUE;
}

/* Whether @child of @node is more likely to be made than @other. */
static gboolean
is_preferred (const Search *search, guint32 node, guint32 child, guint32 other)
{
  const TreeNode *a = &search->tree.nodes[child], *b = &search->tree.nodes[other];

  if (node == 0 && search->opinion.greedy != NULL)
    return search_worth_of (search, a) > search_worth_of (search, b);
  return a->visits > b->visits;
}

/* The best move below @node, or the one that was tried most. FALSE if none was tried, or if it was tried so rarely
 * after the first move that it means nothing. */
static gboolean
best_below (Search *search, const SortiePlay *p, guint32 *node, SortieMove *ret)
{
  guint8 seat = sortie_to_move (p);
  guint32 best = TREE_NONE;

  for (guint i = 0; i < search->moves.n; i++)
    {
      guint32 child
          = tree_find (&search->tree, *node, search_key (p, seat, &search->moves.moves[i]));

      if (child != TREE_NONE
          && (best == TREE_NONE || is_preferred (search, *node, child, best)))
        {
          best = child;
          *ret = search->moves.moves[i];
        }
    }
  if (best != TREE_NONE && *node != 0 && search->tree.nodes[best].visits < LEAST_TRIED)
    best = TREE_NONE;
  *node = best;
  return best != TREE_NONE;
}

/* Goes below the root by this move. FALSE: it was not tried. */
static gboolean
begin_with (const Search *search, const SortiePlay *p, const SortieMove *first, guint32 *node, SortieMove *ret)
{
  *ret = *first;
  *node = tree_find (&search->tree, 0, search_key (p, search->seat, first));
  return *node != TREE_NONE;
}

/* Whether the seat that decided does not know this card yet. */
static gboolean
is_unknown (const Search *search, guint16 card)
{
  const SortiePlay now = { .setup = search->setup, .s = search->shown };

  return sortie_card_is_hidden (&now, card, search->seat);
}

/* Whether a move names a card that the seat only imagines, such as one that it has not drawn. */
static gboolean
names_unknown (const Search *search, const SortiePlay *p, const SortieMove *move)
{
  for (guint i = 0; i < G_N_ELEMENTS (move->arg); i++)
    switch (sortie_ref_kind (move->arg[i]))
      {
      case SORTIE_REF_CARD:
        if (is_unknown (search, sortie_ref_index (move->arg[i])))
          return TRUE;
        break;
      case SORTIE_REF_PIECE:
        if (sortie_piece_exists (p, move->arg[i]) && is_unknown (search, sortie_piece (p, move->arg[i])->card))
          return TRUE;
        break;
      default:
        break;
      }
  return FALSE;
}

void
search_foresee (gpointer memory, const SortieMove *first, SortieForesee tell, gpointer data)
{
  Search *search = memory;
  SortiePlay p = { .setup = search->setup, .s = search->world };
  guint32 node = 0;

  if (search->setup == NULL)
    return;
  sortie_state_copy (p.s, search->shown);
  for (guint told = 0, i = 0; told < MOST_FORESEEN && i < SORTIE_AHEAD_MAX && !sortie_is_over (&p);
       i++)
    {
      SortieMove move;

      search_list (search, &p);
      if (search->moves.n == 0)
        return;
      move = search->moves.moves[0];
      if (search->moves.n > 1)
        {
          if (first != NULL && told == 0 ? !begin_with (search, &p, first, &node, &move)
                                         : !best_below (search, &p, &node, &move))
            return;
          if (names_unknown (search, &p, &move))
            return;
          tell (data, &p, sortie_to_move (&p), &move);
          told++;
        }
      sortie_move_apply (&p, &move);
    }
}
