/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* tree.h: the tree of a search over information sets. Private to the folder.
 *
 * A node stands for all positions that look the same to the thinking seat after the same moves. Its edges have keys
 * that are equal in all worlds (sortie_move_key()), so one tree serves all worlds (Cowling, Powley and Whitehouse 2012,
 * single observer). UCB1 chooses the edge, with the availability of an edge in place of the visits of its parent, so a
 * move that is legal in few worlds is not mistaken for a neglected one.
 *
 * The code only adds, multiplies, divides and takes roots, which IEEE 754 rounds alike everywhere; the logarithm is a
 * table of harmonic sums. So equal searches build equal trees on all machines.
 */
#pragma once
#include <glib.h>

#define TREE_NONE G_MAXUINT32

typedef struct
{
  guint64 key;
  guint32 first, next; /* child, sibling; TREE_NONE */
  guint32 visits;      /* including those that the first look counts for */
  guint32 available;   /* how often the edge could have been taken */
  double reward;       /* the sum over the visits, each 0 to 1, for the seat that takes this edge */
  guint32 ended;       /* how many of the visits ended the match */
  float ended_reward;  /* the sum of their rewards */
} TreeNode;

typedef struct
{
  TreeNode *nodes;
  double *logarithm; /* of 0 to @capacity */
  guint n, capacity;
  double exploration;
} Tree;

/* Allocates room for this many simulations, each of which adds at most one node. */
void tree_init (Tree *tree, guint simulations);
void tree_clear (Tree *tree);

/* Clears the tree except for an empty root, number 0. */
void tree_begin (Tree *tree, double exploration);

/* The child of @parent with this key, or TREE_NONE. */
guint32 tree_find (const Tree *tree, guint32 parent, guint64 key);

/* Adds a child that a look has evaluated: its reward, and how many visits that counts for. */
guint32 tree_add (Tree *tree, guint32 parent, guint64 key, double reward, guint visits);

/* Selects the child to try now (at least one is not TREE_NONE), and notes that all of them could have been taken.
 * @more: added to the sum of rewards of each. */
guint tree_select (Tree *tree, const guint32 *children, guint n, double more);
