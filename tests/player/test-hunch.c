/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a search keeps about moves, and which edges of its tree it takes. The library exports neither. */
#include "player/hunch.c"
#include "player/tree.c"
#include "tests/tap/tap.h"

static void
gains_are_averaged (void)
{
  Hunches hunches;
  Hunch *hunch;

  hunches_init (&hunches);
  hunches_begin (&hunches);
  hunch = hunch_of (&hunches, 7);
  tap_int (hunch->looks, 0);
  hunch_note (hunch, 0.5);
  hunch_note (hunch, -0.25);
  CU_ASSERT_EQUAL (hunch_gain (hunch_of (&hunches, 7)), 0.125);
  tap_int (hunch_of (&hunches, 7)->looks, 2);
  hunches_begin (&hunches);
  tap_int (hunch_of (&hunches, 7)->looks, 0);
  hunches_clear (&hunches);
}

/* Keys that want the same place stay apart. */
static void
equal_places_stay_apart (void)
{
  Hunches hunches;

  hunches_init (&hunches);
  hunches_begin (&hunches);
  hunch_note (hunch_of (&hunches, 3), 1);
  hunch_note (hunch_of (&hunches, 3 + HUNCH_MOVES), 2);
  CU_ASSERT_EQUAL (hunch_gain (hunch_of (&hunches, 3)), 1);
  CU_ASSERT_EQUAL (hunch_gain (hunch_of (&hunches, 3 + HUNCH_MOVES)), 2);
  hunches_clear (&hunches);
}

static void
a_full_table_keeps_what_it_has (void)
{
  Hunches hunches;
  guint64 key = 0;

  hunches_init (&hunches);
  hunches_begin (&hunches);
  hunch_note (hunch_of (&hunches, key), 1);
  while (hunch_of (&hunches, key) != NULL)
    key++;
  CU_ASSERT_TRUE (key > HUNCH_MOVES / 2 && key < HUNCH_MOVES);
  CU_ASSERT_EQUAL (hunch_gain (hunch_of (&hunches, 0)), 1);
  hunches_begin (&hunches);
  CU_ASSERT_PTR_NOT_NULL (hunch_of (&hunches, key));
  hunches_clear (&hunches);
}

static void
hunches_are_copied (void)
{
  Hunches hunches, before;

  hunches_init (&hunches);
  hunches_init (&before);
  hunches_begin (&hunches);
  hunch_note (hunch_of (&hunches, 7), 0.5);
  hunches_copy (&before, &hunches);
  hunch_note (hunch_of (&hunches, 7), 1);
  hunch_note (hunch_of (&hunches, 8), 1);
  hunches_copy (&hunches, &before);
  CU_ASSERT_EQUAL (hunch_gain (hunch_of (&hunches, 7)), 0.5);
  tap_int (hunch_of (&hunches, 8)->looks, 0);
  hunches_clear (&hunches);
  hunches_clear (&before);
}

static void
many_are_half (void)
{
  Hunches hunches;
  guint64 key = 0;

  hunches_init (&hunches);
  hunches_begin (&hunches);
  while (key < HUNCH_MOVES / 2)
    hunch_of (&hunches, key++);
  CU_ASSERT_FALSE (hunches_are_many (&hunches));
  hunch_of (&hunches, key);
  CU_ASSERT_TRUE (hunches_are_many (&hunches));
  hunches_begin (&hunches);
  CU_ASSERT_FALSE (hunches_are_many (&hunches));
  hunches_clear (&hunches);
}

/* One visit with 0.4 and four with 0.5: as much more for both counts four times as much for the one. */
static void
more_for_all_counts_more_for_few (void)
{
  Tree tree;
  guint32 children[2];

  tree_init (&tree, 10);
  tree_begin (&tree, 0);
  children[0] = tree_add (&tree, 0, 1, 0.4, 1);
  children[1] = tree_add (&tree, 0, 2, 0.5, 4);
  tap_int (tree_select (&tree, children, 2, 0), 1);
  tap_int (tree_select (&tree, children, 2, 0.1), 1); /* 0.5 and 0.525 */
  tap_int (tree_select (&tree, children, 2, 0.2), 0); /* 0.6 and 0.55 */
  tap_int (tree_select (&tree, children, 2, -0.4), 1); /* 0 and 0.4 */
  tree_clear (&tree);
}

/* Only what is in the tree is taken: the better, until the other was left alone for long. */
static void
edges_are_taken (void)
{
  Tree tree;
  guint32 children[3] = { TREE_NONE, 0, 0 };

  tree_init (&tree, 10);
  tree_begin (&tree, 0.1);
  children[1] = tree_add (&tree, 0, 1, 0.4, 1);
  children[2] = tree_add (&tree, 0, 2, 0.6, 1);
  tap_int (tree_select (&tree, children, 3, 0), 2);
  tap_int (tree.nodes[children[1]].available, 2);
  children[2] = TREE_NONE;
  tap_int (tree_select (&tree, children, 3, 0), 1);
  tree_clear (&tree);
}

static const TapTest tests[] = {
  { "what looks have shown of a move is averaged, and forgotten in the next search",
    gains_are_averaged },
  { "moves that want the same place stay apart", equal_places_stay_apart },
  { "what looks have shown can be as it was before", hunches_are_copied },
  { "a table of which half is taken has many", many_are_half },
  { "what is added to the rewards of all edges changes those with few visits more",
    more_for_all_counts_more_for_few },
  { "a full table keeps what it has", a_full_table_keeps_what_it_has },
  { "of the edges in the tree the best is taken", edges_are_taken },
  { NULL },
};

TAP_MAIN (tests)
