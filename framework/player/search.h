/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search.h: the bot `search` in its parts. Private to the folder.
 *
 * search.c is the search, with what it is based on; search-chance.c tells what rewards mean; search-opinion.c
 * asks greedy for its opinion of the moves; search-insight.c tells what the search thought.
 */
#pragma once
#include <math.h>

#include <sortie/move.h>
#include "model/internal.h"
#include "player/internal.h"
#include "player/hunch.h"
#include "player/tree.h"

/* How a game is searched; found by trying (docs/search.md). */
typedef struct
{
  double exploration;
  /* the value, beyond what is even, that is taken for 72 games of 100: this, or a share of what the game's numbers
   * mean. The share is below 1, since what two moves differ in is little beside what a whole match may bring */
  guint scale;
  double share;
  guint prior;    /* visits that the first look counts for */
  guint turns;    /* that a rollout lasts; 0: there is none */
  double breadth; /* a node that was visited v times has 1 + breadth * sqrt (v) edges; 0: all */
  guint greedy;     /* visits that what greedy finds at the root counts for; 0: it is not asked */
  gboolean answers; /* the next turn is played before positions are judged */
} Manner;

/* Deeper than any decision that matters for the first. */
#define SEARCH_MAX_DEPTH 64

/* What greedy finds of the moves that are to be decided. */
typedef struct
{
  gpointer greedy; /* NULL: it is not asked */
  guint n, best;
  guint64 key[SORTIE_MAX_MOVES];
  gint worth[SORTIE_MAX_MOVES];
  double chance[SORTIE_MAX_MOVES]; /* to win, by that */
  double surplus; /* by how much simulations came out better than that, in sum */
} Opinion;

typedef struct
{
  Tree tree;
  Hunches hunches;
  Hunches before; /* with answers: as they were when the decision began */
  Opinion opinion;
  Budget budget;
  guint simulations; /* made for this decision */
  const Manner *manner;
  guint scale;    /* as Manner has it, for this match */
  guint measured; /* what the game's numbers mean in this mode (SortieGame.evaluation_scales); 0: nobody knows */
  gboolean is_chance; /* as SortieInsight has it */
  SortieState *world, *tried; /* the simulation's position; that in which a move is looked at */
  SortieState *shown;         /* a world in which the decision was to be made, to be explained */
  const SortieSetup *setup;   /* NULL: nothing was decided yet */
  guint8 seat;                /* who decided */
  SortieInsightMove *found;
  SortieBotWatch watch;
  gpointer watch_data;
  SortieMoves moves, answers; /* those of the one and of the other */
  SortieTurn start;           /* where the decision is to be made */
  gint even[SORTIE_MAX_SEATS]; /* what a position is worth to a seat now, if everybody passes */
  gint even_after[SORTIE_MAX_SEATS]; /* the same where simulations end */
  gint ahead; /* how far the seat that decides is ahead then, beyond that */
  SortieRng *rng;
  guint depth;
  guint32 path[SEARCH_MAX_DEPTH];
  guint8 mover[SEARCH_MAX_DEPTH]; /* who has taken that edge */
} Search;

/* What is asked is part of the key of a move: after the same move chance may lead to another question. */
static inline guint64
search_key (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return sortie_move_key (p, seat, move) ^ ((guint64) p->s->decision.kind << 8 | seat);
}

/* 0 to 1: an algebraic curve of the shape of the logistic one. */
static inline double
search_chance_to_win (const Search *search, gint worth, gint even)
{
  double t = ((double) worth - even) / search->scale;

  return 0.5 + 0.5 * t / sqrt (4 + t * t);
}

/* ---- search-chance.c ---------------------------------------------------------------------- */

/* How often its seat wins by all visits of a node, whose mean reward is @reward. Where the match ended, that need not be
 * told from the reward. */
double search_chance_at (const Search *search, const TreeNode *node, double reward);

/* ---- search-opinion.c --------------------------------------------------------------------- */

/* What greedy finds of the moves that are to be decided, by what is even now. */
void search_ask_greedy (Search *search, const SortiePlay *truth, guint8 seat, const SortieMoves *legal);
/* The chance to win with the move of the decision that has this key. @hint: where it may be. */
double search_greedy_chance (const Search *search, guint64 key, guint hint);
/* The best at the root that is not in the tree, by what greedy finds. */
guint search_best_by_greedy (const Search *search, const SortiePlay *p, guint8 seat, const guint32 *children);
/* A simulation that began with the move of @node, a child of the root, came out like this. */
void search_note_surplus (Search *search, guint32 node, double reward);
/* By how much simulations come out better than greedy finds the moves that they begin with, on average: as much
 * is added to what it finds of the others. */
double search_surplus (const Search *search);
/* Of a move at the root: what simulations have brought, and what greedy finds. */
double search_reward_of (const Search *search, const TreeNode *node);
/* By that the chance to win, where the game says what its numbers mean; elsewhere that. */
double search_worth_of (const Search *search, const TreeNode *node);

/* ---- search-insight.c --------------------------------------------------------------------- */

/* As in SortieBotKind. */
gboolean search_insight (gpointer memory, SortieInsight *ret);
void search_foresee (gpointer memory, SortieForesee tell, gpointer data);
