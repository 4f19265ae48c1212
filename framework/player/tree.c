/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* tree.c: the tree of a search: nodes, keys, and UCB1 (see tree.h). */
#include "player/tree.h"

#include <math.h>

void
tree_init (Tree *tree, guint simulations)
{
  tree->capacity = simulations + 1;
  tree->nodes = g_new (TreeNode, tree->capacity);
  tree->logarithm = g_new (double, tree->capacity + 1u);
  tree->logarithm[0] = 0;
  for (guint i = 1; i <= tree->capacity; i++)
    tree->logarithm[i] = tree->logarithm[i - 1] + 1. / i;
}

void
tree_clear (Tree *tree)
{
  g_free (tree->nodes);
  g_free (tree->logarithm);
}

void
tree_begin (Tree *tree, double exploration)
{
  tree->nodes[0] = (TreeNode) { .first = TREE_NONE, .next = TREE_NONE };
  tree->n = 1;
  tree->exploration = exploration;
}

guint32
tree_find (const Tree *tree, guint32 parent, guint64 key)
{
  guint32 child = tree->nodes[parent].first;

  while (child != TREE_NONE && tree->nodes[child].key != key)
    child = tree->nodes[child].next;
  return child;
}

guint32
tree_add (Tree *tree, guint32 parent, guint64 key, double reward, guint visits)
{
  TreeNode *up = &tree->nodes[parent];

  g_assert (tree->n < tree->capacity);
  tree->nodes[tree->n] = (TreeNode) {
    .key = key, .first = TREE_NONE, .next = up->first, .visits = visits, .available = 1,
    .reward = reward * visits
  };
  up->first = tree->n;
  return tree->n++;
}

static double
score (const Tree *tree, const TreeNode *node, double more)
{
  guint available = MIN (node->available, tree->capacity);

  return (node->reward + more) / node->visits
         + tree->exploration * sqrt (tree->logarithm[available] / node->visits);
}

guint
tree_select (Tree *tree, const guint32 *children, guint n, double more)
{
  guint best = 0;
  double best_score = -G_MAXDOUBLE;

  for (guint i = 0; i < n; i++)
    {
      TreeNode *node;
      double s;

      if (children[i] == TREE_NONE)
        continue;
      node = &tree->nodes[children[i]];
      node->available++;
      s = score (tree, node, more);
      if (s > best_score)
        {
          best = i;
          best_score = s;
        }
    }
  return best;
}
