/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* tree.h: the tree of a search over information sets. Private to the folder.
 *
 * A node stands for everything that looks the same to the seat that thinks after the same moves. Its
 * edges are known by keys that are equal in all worlds (sortie_move_key()), so one tree serves all of
 * them (Cowling, Powley and Whitehouse 2012, single observer). Which edge is taken is decided by UCB1
 * in which the availability of an edge stands for the visits of its parent: a move that is legal in
 * few worlds is not taken for one that was neglected.
 *
 * Numbers are added, multiplied and divided, and roots taken, which IEEE 754 rounds alike everywhere;
 * the logarithm is a table of harmonic sums. So equal searches grow equal trees on all machines.
 */
#pragma once
#include <glib.h>

#define TREE_NONE G_MAXUINT32

typedef struct
{
  guint64 key;
  guint32 first, next; /* child, sibling; TREE_NONE */
  guint32 visits;      /* those that the first look counts for included */
  guint32 available;   /* how often it could have been taken */
  double reward;       /* sum over the visits, each 0 to 1, for the seat that takes this edge */
  guint32 ended;       /* of the visits those in which the match ended */
  float ended_reward;  /* the rewards of these */
} TreeNode;

typedef struct
{
  TreeNode *nodes;
  double *logarithm; /* of 0 to @capacity */
  guint n, capacity;
  double exploration;
} Tree;

/* Room for so many simulations, each of which adds a node at most. */
void tree_init (Tree *tree, guint simulations);
void tree_clear (Tree *tree);

/* Forgets all but an empty root, number 0. */
void tree_begin (Tree *tree, double exploration);

/* The child of @parent with this key, or TREE_NONE. */
guint32 tree_find (const Tree *tree, guint32 parent, guint64 key);

/* A new child, which the look at it has judged: worth so much, counted as so many visits. */
guint32 tree_add (Tree *tree, guint32 parent, guint64 key, double reward, guint visits);

/* That of these children, of which at least one is not TREE_NONE, that is to be tried now; notes that
 * all of them could have been. @more: is added to the sum of rewards of each. */
guint tree_select (Tree *tree, const guint32 *children, guint n, double more);
