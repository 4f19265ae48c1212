/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search.h: the parts of the bot `search`. Private to the folder.
 *
 * search.c has the search, and the ideas behind it; search-chance.c says what rewards mean; search-opinion.c asks
 * greedy for its opinion of the moves; search-insight.c says what the search considered;
 * search-compare.c compares two moves; search-moves.c lists the moves of a position.
 */
#pragma once
#include <math.h>

#include "model/internal.h"
#include "player/front-end.h"
#include "player/internal.h"
#include "player/hunch.h"
#include "player/tree.h"

/* How to search a game; found by trying (docs/search.md). */
typedef struct
{
  double exploration;
  /* the value above even that counts as winning 72 games of 100: this number, or a share of what the game's numbers
   * mean. The share is below 1, because two moves differ by little compared with what a whole match may bring */
  guint scale;
  double share;
  guint prior;    /* how many visits the first look counts for */
  guint turns;    /* how many turns a rollout lasts; 0: no rollout */
  double breadth; /* a node that was visited v times has 1 + breadth * sqrt (v) edges; 0: all */
  guint greedy;     /* how many visits greedy's opinion counts for at the root; 0: greedy is not asked */
  gboolean answers; /* whether the next turn is played before positions are evaluated */
} Manner;

/* Deeper than any decision that matters to the first one. */
#define SEARCH_MAX_DEPTH 64

/* What greedy thinks of the moves to decide between. */
typedef struct
{
  gpointer greedy; /* NULL if it is not asked */
  guint n, best, room;
  guint64 *key;
  gint *worth;
  gboolean *shunned; /* moves that greedy makes only if there is no other */
  double *chance; /* the chance to win, by greedy's opinion */
  double surplus; /* how much better than that simulations turned out, in total */
} Opinion;

typedef struct
{
  Tree tree;
  Hunches hunches;
  Hunches before; /* with answers: the hunches at the beginning of the decision */
  Opinion opinion;
  Budget budget;
  guint simulations; /* how many were made for this decision */
  const Manner *manner;
  guint scale;    /* as in Manner, for this match */
  guint measured; /* what the game's numbers mean in this mode (SortieGame.evaluation_scales); 0 if unknown */
  gboolean is_chance; /* as in SortieInsight */
  SortieState *world, *tried; /* the simulation's position; and the position in which moves are looked at */
  SortieState *shown;         /* a world in which the decision was made, for explanations */
  const SortieSetup *setup;   /* NULL before the first decision */
  guint8 seat;                /* the seat that decided */
  SortieInsightMove *found; /* room for search->room */
  guint32 *children;        /* the same: the edges of @moves in the tree */
  guint room;
  SortieBotWatch watch;
  gpointer watch_data;
  SortieMoves moves, answers; /* legal moves in @world, and in @tried */
  SortieTurn start;           /* the turn of the decision */
  gint even[SORTIE_MAX_SEATS]; /* the value of a position to each seat now, if everybody passes */
  gint even_after[SORTIE_MAX_SEATS]; /* the same where simulations end */
  gint ahead; /* how far the deciding seat is then ahead, beyond even */
  SortieRng *rng;
  gboolean is_bound; /* whether every simulation begins with the move that has the key @bound */
  guint64 bound;
  double came_to; /* what the last simulation came to, as a chance to win for the seat that decides */
  guint depth;
  guint32 path[SEARCH_MAX_DEPTH];
  guint8 mover[SEARCH_MAX_DEPTH]; /* the seat that took each edge */
} Search;

/* Prepares the search of a decision. */
void search_begin (Search *search, SortieRng *rng, const SortiePlay *p, guint8 seat, const SortieMoves *legal);
/* Makes one simulation from the decision on. */
void search_simulate (Search *search, const SortiePlay *truth, guint8 seat);

/* Lists the moves in @p, and makes room for what is remembered of each. */
void search_list (Search *search, const SortiePlay *p);
/* For what the search finds about so many moves. */
void search_make_room (Search *search, guint n);

/* The key includes the question, because after the same move chance may lead to another question. */
static inline guint64
search_key (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return sortie_move_key (p, seat, move) ^ ((guint64) p->s->decision.kind << 8 | seat);
}

/* From 0 to 1: an algebraic curve with the shape of the logistic one. */
static inline double
search_chance_to_win (const Search *search, gint worth, gint even)
{
  double t = ((double) worth - even) / search->scale;

  return 0.5 + 0.5 * t / sqrt (4 + t * t);
}

/* ---- search-chance.c ---------------------------------------------------------------------- */

/* How often its seat wins over all visits of a node with mean reward @reward. For visits in which the match ended, the
 * result itself counts. */
double search_chance_at (const Search *search, const TreeNode *node, double reward);

/* The same for one simulation, which ended in @p with this reward. */
double search_chance_of (const Search *search, const SortiePlay *p, double reward);

/* ---- search-opinion.c --------------------------------------------------------------------- */

/* Makes greedy, and room for its opinion of the moves of a usual question. */
void search_opinion_begin (Search *search, const SortieSetup *setup);
/* Asks greedy for its opinion of the moves to decide between, relative to what is even now. */
void search_ask_greedy (Search *search, const SortiePlay *truth, guint8 seat, const SortieMoves *legal);
/* The chance to win, by greedy's opinion, with the decision's move that has this key. @hint: where to look first. */
double search_greedy_chance (const Search *search, guint64 key, guint hint);
/* The best move at the root, by greedy's opinion, that is not in the tree. */
guint search_best_by_greedy (const Search *search, const SortiePlay *p, guint8 seat, const guint32 *children);
/* Records the result of a simulation that began with the move of @node, a child of the root. */
void search_note_surplus (Search *search, guint32 node, double reward);
/* How much better simulations turn out, on average, than greedy's opinion of the moves with which they began. The same
 * amount is added to its opinion of the other moves. */
double search_surplus (const Search *search);
/* For a move at the root: combines the results of simulations with greedy's opinion. */
double search_reward_of (const Search *search, const TreeNode *node);
/* The chance to win by that, if the game says what its numbers mean; otherwise that itself. */
double search_worth_of (const Search *search, const TreeNode *node);

/* ---- search-insight.c --------------------------------------------------------------------- */

/* As in SortieBotKind. */
gboolean search_insight (gpointer memory, SortieInsight *ret);
void search_foresee (gpointer memory, const SortieMove *first, SortieForesee tell, gpointer data);

/* ---- search-compare.c --------------------------------------------------------------------- */

/* As sortie_bot_compare(). */
void search_compare (Search *search, SortieRng *rng, const SortieMovesToCompare *of, SortieMovesCompared *ret);
