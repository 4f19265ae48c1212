/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* search.c: the bot that searches a tree of possible continuations.
 *
 * Each simulation imagines a world that fits what the seat knows, with random results of its own, and goes down the
 * tree (tree.h) by the moves that are legal there. When it reaches a move that is not in the tree, it adds it, and
 * finishes with a rollout. The result for each seat is added up along the path. In the end the bot makes the move that
 * was tried most.
 *
 * The search first looks at a new move: it makes the move, everybody lets the rest of the turn (or phase, by the game's
 * horizon) go by, and the game's evaluation of the result counts like several visits. Otherwise a move with costs and
 * targets would be judged by the first payment that chance picked. The results of looks, wherever the move was
 * possible, are kept for the whole search (hunch.h). Rollouts follow them, with a random move now and then, until some
 * turns have passed. The tree follows them, too: a node tries its best move first, and the more often it is visited,
 * the more of the others it tries (progressive widening: Coulom 2007; Chaslot and others 2008).
 *
 * If the game's horizon is the phase, the tree ends with it. Then the next turn's seat answers: the game is played on
 * to the last phase of that turn, by the results of looks, which are kept for all decisions of a turn, and is evaluated
 * there. The cost of an answer varies much between simulations. So each move of the decision starts with greedy's
 * opinion, which counts like many visits, and the bot makes the move that is best by both. The search ends early if the
 * result is clear.
 *
 * In a game of rounds, in which all have the same turn, each move of the decision also starts with greedy's opinion:
 * there may be hundreds of moves, and a simulation to the end of the phase depends much on chance. Further down the
 * tree, moves come in the order that the game gives them at a glance, or in random order.
 *
 * A game may say who is ahead with other weights than those it is played by (its features). Then the value of a
 * position is the mean of both, except when answers are compared with greedy's opinion.
 *
 * There is no rollout if positions can be compared at once. In a game of rounds, in which all have the same turn,
 * everybody passes up to the end of the phase. If a turn has only one phase, and so usually one decision, the
 * evaluation is used at once. A game without an evaluation is played to its end at random.
 */
#include <math.h>

#include "base/internal.h"
#include "module/internal.h"
#include "player/search.h"

/* After how many simulations a listener is told. */
#define BETWEEN_TELLING 16

static const Manner by_moves = { .exploration = 0.4, .scale = 200, .share = 0.23, .prior = 3 };
static const Manner by_turns
    = { .exploration = 0.2, .scale = 300, .share = 0.72, .prior = 3, .turns = 4, .breadth = 1 };
static const Manner by_phases = { .exploration = 0.1, .scale = 500, .share = 0.4, .prior = 4, .breadth = 1,
                                  .greedy = 16 };
static const Manner by_answers = { .exploration = 0.1, .scale = 500, .share = 0.4, .prior = 4, .breadth = 1,
                                   .greedy = 16, .answers = TRUE };
static const Manner to_the_end = { .exploration = 0.7, .scale = 1, .prior = 1 };

/* Whether the tree ends with the phase. */
static gboolean
is_by_phases (const Manner *manner)
{
  return manner == &by_phases || manner == &by_answers;
}

/* In a rollout, one move out of this many is random. */
#define MOVES_PER_WHIM 10

/* About the value of a position after an answer: its standard deviation, as a chance to win; by how many of these the
 * best move must be ahead for the search to end; and after how many simulations this is checked. */
#define SPREAD 0.18
#define CLEAR 2
#define BETWEEN_ASKING 20

/* How many simulations of the best move to make before the search, to find out where its answers lead. */
#define TRIAL_ANSWERS 4

/* Values beyond this are beyond any curve. */
#define MOST_GAINED 2000

/* After this many looks at a move there are no more; until then, a look happens one time in so many. */
#define LOOKS_ENOUGH 4
#define CHANCES_PER_LOOK 4

/* ---- Creating and freeing ------------------------------------------------------------- */

static gboolean
search_check (const char *parameter, GError **error)
{
  Budget budget;

  return budget_read (parameter, &budget, error);
}

static gboolean
are_turns_short (const SortieGame *game)
{
  for (const SortieTurnDecl *turn = game->rules.turns; turn != NULL && turn->id != NULL; turn++)
    if (turn->phases == NULL || turn->phases[0].id == NULL || turn->phases[1].id != NULL)
      return FALSE;
  return game->rules.turns != NULL;
}

static const Manner *
manner_of (const SortieGame *game)
{
  if (!sortie_game_evaluates (game))
    return &to_the_end;
  if (game->horizon == SORTIE_HORIZON_PHASE)
    return game->rules.rounds != NULL || game->rules.turns == NULL ? &by_phases : &by_answers;
  return are_turns_short (game) ? &by_moves : &by_turns;
}

/* The numbers of an evaluation were measured with two sides. */
static gboolean
has_two_sides (const SortieSetup *setup)
{
  for (guint8 a = 0; a < setup->n_seats; a++)
    for (guint8 b = 0; b < a; b++)
      if (sortie_are_opponents (setup, a, b) && sortie_are_opponents (setup, a, 0)
          && sortie_are_opponents (setup, b, 0))
        return FALSE;
  return TRUE;
}

static gpointer
search_create (const SortieSetup *setup, const char *parameter)
{
  Search *search = g_new0 (Search, 1);

  budget_read (parameter, &search->budget, NULL);
  search->manner = manner_of (setup->game);
  if (setup->game->evaluation_scales != NULL && search->manner != &to_the_end && has_two_sides (setup))
    search->measured = setup->game->evaluation_scales[setup->mode_row];
  search->is_chance = search->manner == &to_the_end || search->measured > 0;
  search->scale = search->measured > 0 ? (guint) (search->manner->share * search->measured)
                                       : search->manner->scale;
  hunches_init (&search->hunches);
  if (search->manner->answers)
    hunches_init (&search->before);
  if (search->manner->greedy > 0)
    search_opinion_begin (search, setup);
  tree_init (&search->tree, budget_most (&search->budget));
  search->shown = sortie_state_new (&setup->bounds);
  search->world = sortie_state_new (&setup->bounds);
  search->tried = sortie_state_new (&setup->bounds);
  sortie_moves_grow (&search->moves);
  sortie_moves_grow (&search->answers);
  search_make_room (search, SORTIE_USUAL_MOVES);
  return search;
}

static void
search_destroy (gpointer memory)
{
  Search *search = memory;

  tree_clear (&search->tree);
  hunches_clear (&search->hunches);
  hunches_clear (&search->before);
  if (search->opinion.greedy != NULL)
    player_greedy.destroy (search->opinion.greedy);
  g_free (search->world);
  g_free (search->tried);
  g_free (search->shown);
  g_free (search->found);
  g_free (search->children);
  g_free (search->opinion.key);
  g_free (search->opinion.worth);
  g_free (search->opinion.shunned);
  g_free (search->opinion.chance);
  sortie_moves_clear (&search->moves);
  sortie_moves_clear (&search->answers);
  g_free (search);
}

/* ---- What a position is worth ---------------------------------------------------------- */

/* Everybody lets the rest of the turn or phase go by, unless it has ended since @since. */
static void
pass_on (Search *search, SortiePlay *p, const SortieTurn *since)
{
  SortieAheadStop stop = { .turns = 1 };

  if (p->setup->game->horizon == SORTIE_HORIZON_PHASE)
    stop = (SortieAheadStop) { .phases = 1 };
  if (!sortie_ahead_is_beyond (p, since, 1))
    sortie_ahead_play (p, &stop, NULL, NULL, &search->answers);
}

/* Half by what is good to do, half by who is ahead: the first alone would spend what the second alone would keep. But
 * answers are compared with greedy's opinion, which uses only the first. */
static gint
worth_of (const Search *search, const SortiePlay *p, guint8 seat)
{
  SortieJudgement judged = sortie_game_judge (p, seat);

  return search->manner->answers ? judged.plays : (judged.plays + judged.tells) / 2;
}

/* The value of the position to a seat: 1 if it has won, 0 if another has. @even: what is even here, per seat. */
static double
reward (const Search *search, const SortiePlay *p, guint8 seat, const gint *even)
{
  const SortieGame *game = p->setup->game;

  if (p->s->result.kind == SORTIE_RESULT_WON)
    return p->s->result.winners >> seat & 1;
  if (p->s->result.kind != SORTIE_RESULT_NONE || !sortie_game_evaluates (game))
    return 0.5;
  return search_chance_to_win (search, worth_of (search, p, seat), even[seat]);
}

/* The value to @seat of a move in @p, if everybody then passes. */
static double
look_at_move (Search *search, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  SortiePlay next = { .setup = p->setup, .s = search->tried };
  SortieTurn since = p->s->turn;

  if (search->manner == &to_the_end)
    return 0.5;
  sortie_state_copy (next.s, p->s);
  sortie_move_apply (&next, move);
  pass_on (search, &next, &since);
  return reward (search, &next, seat, search->even);
}

/* ---- Simulations ----------------------------------------------------------------------- */

/* The value of the position to @seat if nobody does anything. */
static double
look_at_nothing (Search *search, const SortiePlay *p, guint8 seat)
{
  SortiePlay next = { .setup = p->setup, .s = search->tried };

  sortie_state_copy (next.s, p->s);
  pass_on (search, &next, &p->s->turn);
  return reward (search, &next, seat, search->even);
}

static gboolean
is_hunch_known (Search *search, const Hunch *hunch)
{
  return hunch != NULL && hunch->looks > 0
         && (hunch->looks >= LOOKS_ENOUGH
             || sortie_rng_below (search->rng, CHANCES_PER_LOOK) != 0);
}

#define NOT_LOOKED (-1.)

/* How much better the move is than doing nothing. @nothing: the value of that here, or NOT_LOOKED until it is
 * needed. */
static double
gain_of (Search *search, const SortiePlay *p, guint8 seat, const SortieMove *move, double *nothing)
{
  Hunch *hunch = hunch_of (&search->hunches, search_key (p, seat, move));
  double gain;

  if (is_hunch_known (search, hunch))
    return hunch_gain (hunch);
  if (*nothing == NOT_LOOKED)
    *nothing = look_at_nothing (search, p, seat);
  gain = look_at_move (search, p, seat, move) - *nothing;
  if (hunch == NULL)
    return gain;
  hunch_note (hunch, gain);
  return hunch_gain (hunch);
}

/* Chooses among the moves that are not in the tree. @children: (nullable): NULL if none is. */
static guint
best_by_hunch (Search *search, const SortiePlay *p, guint8 seat, const guint32 *children)
{
  double nothing = NOT_LOOKED, most = -G_MAXDOUBLE;
  guint best = 0;

  for (guint i = 0; i < search->moves.n; i++)
    if (children == NULL || children[i] == TREE_NONE)
      {
        double gain = gain_of (search, p, seat, &search->moves.moves[i], &nothing);

        if (gain > most)
          {
            best = i;
            most = gain;
          }
      }
  return best;
}

/* If the move's look answered this question, the rollout gives the same answer. */
static guint
roll_move (Search *search, const SortiePlay *p)
{
  guint n = search->moves.n;

  if (n == 1)
    return 0;
  if (search->manner == &to_the_end || sortie_rng_below (search->rng, MOVES_PER_WHIM) == 0)
    return sortie_rng_below (search->rng, n);
  if (sortie_ahead_is_small (p))
    return 0;
  return best_by_hunch (search, p, sortie_to_move (p), NULL);
}

/* The best move by the results of looks; but declines if no move seems to gain anything. */
static guint
best_or_nothing (Search *search, const SortiePlay *p)
{
  guint8 seat = sortie_to_move (p);
  double nothing = NOT_LOOKED, most = 0;
  SortieMove least;
  gboolean may_decline = sortie_move_declining (p, &least);
  guint best = 0;

  for (guint i = 0; i < search->moves.n; i++)
    {
      const SortieMove *move = &search->moves.moves[i];
      gboolean declines = may_decline && move->verb == least.verb;
      double gain = declines ? 0 : gain_of (search, p, seat, move, &nothing);

      if (gain > most || (declines && most <= 0))
        {
          best = i;
          most = gain;
        }
    }
  return best;
}

static gboolean
is_last_phase (const SortiePlay *p)
{
  const SortieTurn *turn = &p->s->turn;

  return turn->phase + 1u >= SORTIE_N_ROWS (p->setup->game->rules.turns[turn->table].phases);
}

/* Whether the turn after that of the decision is in its last phase, or over. */
static gboolean
is_answered (const Search *search, const SortiePlay *p)
{
  guint next = search->start.number + 1, now = p->s->turn.number;

  return now > next || (now == next && is_last_phase (p));
}

static void
roll_answer (Search *search, SortiePlay *p)
{
  for (guint i = 0; i < SORTIE_AHEAD_MAX && !sortie_is_over (p) && !is_answered (search, p); i++)
    {
      gboolean is_small = sortie_ahead_is_small (p);
      guint chosen = 0;

      search_list (search, p);
      if (search->moves.n == 0)
        return;
      if (!is_small && search->moves.n > 1)
        chosen = best_or_nothing (search, p);
      sortie_move_apply (p, &search->moves.moves[chosen]);
    }
}

/* Plays on to where positions are evaluated. */
static void
roll_out (Search *search, SortiePlay *p)
{
  guint most = search->manner == &to_the_end ? p->setup->game->max_moves : SORTIE_AHEAD_MAX;

  if (search->manner == &by_phases)
    pass_on (search, p, &search->start);
  if (search->manner->answers)
    roll_answer (search, p);
  if (is_by_phases (search->manner) || search->manner == &by_moves)
    return;
  for (guint i = 0; i < most && !sortie_is_over (p); i++)
    {
      if (search->manner->turns > 0
          && sortie_ahead_is_beyond (p, &search->start, search->manner->turns))
        return;
      search_list (search, p);
      if (search->moves.n == 0)
        return;
      sortie_move_apply (p, &search->moves.moves[roll_move (search, p)]);
    }
}

/* How often the tree has led to the node. */
static guint
visits_of (const Search *search, guint32 node)
{
  return node == 0 ? search->simulations : search->tree.nodes[node].visits;
}

/* Whether to add one more move of the node, which has @known of @n, to the tree now. */
static gboolean
is_widened (const Search *search, guint32 node, guint known, guint n)
{
  double breadth = search->manner->breadth;

  if (known == 0 || known == n || breadth == 0)
    return known < n;
  return known < 1 + breadth * sqrt (visits_of (search, node));
}

/* ---- Down the tree ------------------------------------------------------------------------- */

/* Chooses among the moves that are not in the tree. */
static guint
best_at_a_glance (const Search *search, const SortiePlay *p, const guint32 *children)
{
  gint most = G_MININT;
  guint best = 0;

  for (guint i = 0; i < search->moves.n; i++)
    if (children[i] == TREE_NONE)
      {
        gint worth = sortie_ahead_glance (p, &search->moves.moves[i]);

        if (worth > most)
          best = i;
        most = MAX (most, worth);
      }
  return best;
}

/* Chooses a move that the tree does not have; notes that the others could have been taken. */
static guint
choose_new (Search *search, const SortiePlay *p, guint8 seat, guint32 node, const guint32 *children)
{
  guint untried = 0, chosen = 0;

  for (guint i = 0; i < search->moves.n; i++)
    if (children[i] != TREE_NONE)
      search->tree.nodes[children[i]].available++;
    else if (sortie_rng_below (search->rng, ++untried) == 0)
      chosen = i;
  if (node == 0 && search->opinion.greedy != NULL)
    return search_best_by_greedy (search, p, seat, children);
  if (sortie_decision_decl (p->setup, p->s->decision.kind)->glance != NULL)
    return best_at_a_glance (search, p, children);
  if (search->manner->breadth > 0 && search->manner != &by_phases)
    return best_by_hunch (search, p, seat, children);
  return chosen;
}

/* The move with which every simulation begins. */
static guint
bound_move (const Search *search, const SortiePlay *p, guint8 seat)
{
  for (guint i = 0; i < search->moves.n; i++)
    if (search_key (p, seat, &search->moves.moves[i]) == search->bound)
      return i;
  g_assert_not_reached (); /* the seat knows what it may do, so it may do the same in each world */
}

/* Chooses a new move, or the best one in the tree. @ret_new: whether it was not in the tree. */
static guint
choose_edge (Search *search, const SortiePlay *p, guint8 seat, guint32 node, gboolean *ret_new)
{
  guint32 *children = search->children;
  guint known = 0;

  for (guint i = 0; i < search->moves.n; i++)
    {
      children[i] = tree_find (&search->tree, node, search_key (p, seat, &search->moves.moves[i]));
      known += children[i] != TREE_NONE;
    }
  if (node == 0 && search->is_bound)
    {
      guint bound = bound_move (search, p, seat);

      *ret_new = children[bound] == TREE_NONE;
      return bound;
    }
  *ret_new = is_widened (search, node, known, search->moves.n);
  if (*ret_new)
    return choose_new (search, p, seat, node, children);
  return tree_select (&search->tree, children, search->moves.n,
                      node == 0 ? search->manner->greedy * search_surplus (search) : 0);
}

/* Adds the move to the tree below @parent. */
static guint32
add_edge (Search *search, const SortiePlay *p, guint8 seat, guint32 parent, const SortieMove *move,
          guint64 key)
{
  const Opinion *opinion = &search->opinion;

  if (parent == 0 && opinion->greedy != NULL)
    return tree_add (&search->tree, parent, key, search_greedy_chance (search, key, 0),
                     search->manner->greedy);
  return tree_add (&search->tree, parent, key, look_at_move (search, p, seat, move), search->manner->prior);
}

/* Goes one decision down the tree; FALSE if it added a move, or if there is nothing to decide. */
static gboolean
descend (Search *search, SortiePlay *p, guint32 *node)
{
  guint8 seat = sortie_to_move (p);
  SortieMove move;
  gboolean is_new = FALSE;
  guint64 key;

  search_list (search, p);
  if (search->moves.n == 0)
    return FALSE;
  move = search->moves.moves[0];
  if (search->moves.n > 1)
    {
      move = search->moves.moves[choose_edge (search, p, seat, *node, &is_new)];
      key = search_key (p, seat, &move);
      *node = is_new ? add_edge (search, p, seat, *node, &move, key)
                     : tree_find (&search->tree, *node, key);
      search->path[search->depth] = *node;
      search->mover[search->depth++] = seat;
    }
  sortie_move_apply (p, &move);
  return !is_new;
}

static void
give_rewards (Search *search, const SortiePlay *p)
{
  double rewards[SORTIE_MAX_SEATS];
  guint movers = 0;

  for (guint i = 0; i < search->depth; i++)
    movers |= 1u << search->mover[i];
  for (guint8 seat = 0; movers >> seat != 0; seat++)
    if (movers >> seat & 1)
      rewards[seat] = reward (search, p, seat, search->even_after);
  if (search->depth > 0)
    search->came_to = search_chance_of (search, p, rewards[search->mover[0]]);
  if (search->depth > 0 && search->opinion.greedy != NULL)
    search_note_surplus (search, search->path[0], rewards[search->mover[0]]);
  for (guint i = 0; i < search->depth; i++)
    {
      TreeNode *node = &search->tree.nodes[search->path[i]];

      node->visits++;
      node->reward += rewards[search->mover[i]];
      if (sortie_is_over (p))
        {
          node->ended++;
          node->ended_reward += (float) rewards[search->mover[i]];
        }
    }
}

void
search_simulate (Search *search, const SortiePlay *truth, guint8 seat)
{
  SortiePlay p = { .setup = truth->setup, .s = search->world };
  guint32 node = 0;

  search->depth = 0;
  sortie_view_imagine (truth, seat, search->world, search->rng);
  for (guint i = 0; i < SORTIE_AHEAD_MAX && search->depth < SEARCH_MAX_DEPTH && !sortie_is_over (&p); i++)
    if ((is_by_phases (search->manner) && sortie_ahead_is_beyond (&p, &search->start, 1))
        || !descend (search, &p, &node))
      break;
  roll_out (search, &p);
  if (!sortie_is_interrupted (truth))
    give_rewards (search, &p);
}

/* Finds where "better than now" begins: the value of the position if nobody does anything. */
static void
find_even (Search *search, const SortiePlay *truth, guint8 seat)
{
  SortiePlay p = { .setup = truth->setup, .s = search->world };

  if (!sortie_game_evaluates (truth->setup->game))
    return;
  sortie_view_imagine (truth, seat, search->world, search->rng);
  pass_on (search, &p, &search->start);
  for (guint8 each = 0; each < truth->setup->n_seats; each++)
    search->even_after[each] = search->even[each] = worth_of (search, &p, each);
  search->ahead = sortie_game_tell (&p, seat) - search->even[seat];
}

/* After an answer, positions have other values: what is even there is set so that greedy's best move stays equally
 * good. */
static void
find_even_after (Search *search, const SortiePlay *truth, guint8 seat, const SortieMoves *legal)
{
  SortiePlay p = { .setup = truth->setup, .s = search->world };
  const Opinion *opinion = &search->opinion;
  gint gain = CLAMP (opinion->worth[opinion->best] - search->even[seat], -MOST_GAINED, MOST_GAINED);
  gint sum[SORTIE_MAX_SEATS] = { 0 }, n = 0;

  for (guint i = 0; i < TRIAL_ANSWERS && !sortie_is_interrupted (truth); i++)
    {
      sortie_view_imagine (truth, seat, search->world, search->rng);
      sortie_move_apply (&p, &legal->moves[opinion->best]);
      roll_answer (search, &p);
      if (sortie_is_over (&p))
        continue;
      n++;
      for (guint8 each = 0; each < truth->setup->n_seats; each++)
        sum[each] += sortie_game_evaluate (&p, each);
    }
  for (guint8 each = 0; n > 0 && each < truth->setup->n_seats; each++)
    search->even_after[each]
        = sum[each] / n - (sortie_are_opponents (truth->setup, each, seat) ? -gain : gain);
}

/* ---- The choice ------------------------------------------------------------------------ */

/* If greedy is asked: whether it has the higher worth. Otherwise, or if equal: tried more often; then with better
 * results; then not odd. */
static gboolean
is_better (const Search *search, const SortiePlay *p, guint8 seat, const TreeNode *a,
           const SortieMove *move, const TreeNode *b, const SortieMove *other)
{
  if (search->opinion.greedy != NULL && search_worth_of (search, a) != search_worth_of (search, b))
    return search_worth_of (search, a) > search_worth_of (search, b);
  if (a->visits != b->visits)
    return a->visits > b->visits;
  if (a->reward != b->reward)
    return a->reward > b->reward;
  return sortie_move_warning (p, seat, move) == NULL
         && sortie_move_warning (p, seat, other) != NULL;
}

/* Whether greedy shuns move @i, and there is another. */
static gboolean
is_shunned (const Search *search, guint i)
{
  const Opinion *opinion = &search->opinion;

  return opinion->greedy != NULL && opinion->shunned[i] && !opinion->shunned[opinion->best];
}

static guint
most_tried (const Search *search, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  const TreeNode *best = NULL;
  /* greedy's best move, if nothing was tried yet */
  guint chosen = search->opinion.greedy != NULL ? search->opinion.best : 0;

  for (guint i = 0; i < legal->n; i++)
    {
      guint32 child = tree_find (&search->tree, 0, search_key (p, seat, &legal->moves[i]));
      const TreeNode *node = child != TREE_NONE ? &search->tree.nodes[child] : NULL;

      if (node != NULL && !is_shunned (search, i)
          && (best == NULL
              || is_better (search, p, seat, node, &legal->moves[i], best,
                            &legal->moves[chosen])))
        {
          best = node;
          chosen = i;
        }
    }
  return chosen;
}

/* For anyone who asks what the bot was thinking. It uses no random numbers of the match. */
static void
remember_decision (Search *search, const SortiePlay *p, guint8 seat)
{
  SortieRng rng = *search->rng;

  search->setup = p->setup;
  search->seat = seat;
  sortie_view_imagine (p, seat, search->shown, &rng);
}

/* Whether the best move is so far ahead that more simulations would hardly change the result. */
static gboolean
is_clearly_best (const Search *search)
{
  const TreeNode *best = NULL, *second = NULL;
  double spread;

  if (search->opinion.greedy == NULL || search->simulations % BETWEEN_ASKING != 0)
    return FALSE;
  for (guint32 i = search->tree.nodes[0].first; i != TREE_NONE; i = search->tree.nodes[i].next)
    {
      const TreeNode *node = &search->tree.nodes[i];

      if (best == NULL || search_reward_of (search, node) > search_reward_of (search, best))
        {
          second = best;
          best = node;
        }
      else if (second == NULL || search_reward_of (search, node) > search_reward_of (search, second))
        second = node;
    }
  if (second == NULL)
    return FALSE;
  spread = SPREAD * sqrt (1. / best->visits + 1. / second->visits);
  return search_reward_of (search, best) - search_reward_of (search, second) > CLEAR * spread;
}

/* @begun: when the question was asked, by the monotonic clock; at least something is tried even if the time is over. */
static void
think (Search *search, const SortiePlay *p, guint8 seat, gint64 begun)
{
  double used = 0;

  for (search->simulations = 0; used < 1 && !sortie_is_interrupted (p);)
    {
      search_simulate (search, p, seat);
      search->simulations++;
      used = is_clearly_best (search) ? 1 : budget_used (&search->budget, search->simulations, begun);
      if (search->watch != NULL && search->simulations % BETWEEN_TELLING == 1)
        search->watch (search->watch_data, used);
    }
}

/* If simulations continue to the answer, most looks are at moves of the answer, and are kept for the whole turn. */
static void
begin_hunches (Search *search, const SortiePlay *p)
{
  Hunches *hunches = &search->hunches;

  if (!search->manner->answers || p->s->turn.number != search->start.number
      || hunches_are_many (hunches))
    hunches_begin (hunches);
  if (search->manner->answers)
    hunches_copy (&search->before, hunches);
}

void
search_begin (Search *search, SortieRng *rng, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  search->rng = rng;
  search->is_bound = FALSE;
  begin_hunches (search, p);
  search->start = p->s->turn;
  tree_begin (&search->tree, search->manner->exploration);
  remember_decision (search, p, seat);
  find_even (search, p, seat);
  if (search->opinion.greedy != NULL)
    search_ask_greedy (search, p, seat, legal);
  if (search->manner->answers)
    find_even_after (search, p, seat, legal);
}

static guint
search_choose (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat,
               const SortieMoves *legal)
{
  Search *search = memory;
  gint64 begun = g_get_monotonic_time ();

  search_begin (search, rng, p, seat, legal);
  think (search, p, seat, begun);
  if (search->manner->answers && sortie_is_interrupted (p))
    hunches_copy (&search->hunches, &search->before);
  return most_tried (search, p, seat, legal);
}

static void
search_watch (gpointer memory, SortieBotWatch watch, gpointer data)
{
  Search *search = memory;

  search->watch = watch;
  search->watch_data = data;
}

static void
search_taken_back (gpointer memory)
{
  Search *search = memory;

  hunches_begin (&search->hunches);
}

const SortieBotKind player_search = {
  .id = "search",
  .check = search_check,
  .create = search_create,
  .destroy = search_destroy,
  .choose = search_choose,
  .insight = search_insight,
  .foresee = search_foresee,
  .watch = search_watch,
  .taken_back = search_taken_back,
};
