/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* greedy.c: the bot that looks one decision ahead.
 *
 * For each decision it imagines a few worlds that fit what its seat knows, each with a luck of its own, plays
 * every legal move in a copy of each up to its own next real decision, and takes the move after which the
 * game's evaluation is best in sum; the first among equals. What comes in between is played in the simplest
 * way: small questions that a move brings with it are answered with the first thing offered, others let
 * their chances go by.
 */
#include "player/kinds.h"

/* One world alone would take its luck for granted. */
#define N_WORLDS 4

/* What a game's evaluation never reaches, and what the sum over the worlds can still hold. */
#define VICTORY (G_MAXINT / (2 * N_WORLDS))

/* Positions looked at for one decision: some hundred moves of several small decisions each, in each world. */
#define BUDGET 4000

/* Decisions between a move and the next real decision; the longest known are a cost of nine cards and an
 * answer to each of a few links. */
#define MAX_BETWEEN 40

typedef struct
{
  SortieState *world;    /* as imagined */
  SortieState *position; /* the copy in which a move is tried */
  SortieMoves moves;
  gint values[SORTIE_MAX_MOVES];
  guint budget;
} Greedy;

static gpointer
greedy_create (const SortieSetup *setup)
{
  Greedy *greedy = g_new0 (Greedy, 1);

  greedy->world = sortie_state_new (&setup->bounds);
  greedy->position = sortie_state_new (&setup->bounds);
  greedy->moves = (SortieMoves) { g_new (SortieMove, SORTIE_MAX_MOVES), 0, SORTIE_MAX_MOVES };
  return greedy;
}

static void
greedy_destroy (gpointer memory)
{
  Greedy *greedy = memory;

  g_free (greedy->moves.moves);
  g_free (greedy->position);
  g_free (greedy->world);
  g_free (greedy);
}

/* A question that belongs to a move already made. */
static gboolean
is_small (const SortiePlay *p)
{
  return p->s->tentative || p->s->decision.kind < SORTIE_N_ASKS;
}

/* The move by which a chance goes by; the number of moves when there is none. */
static guint
find_pass (const SortieMoves *moves)
{
  for (guint i = 0; i < moves->n; i++)
    if (moves->moves[i].verb == SORTIE_VERB_DONE || moves->moves[i].verb == SORTIE_VERB_NO)
      return i;
  return moves->n;
}

/* Answers what stands between a move and the next real decision of @seat. FALSE: that is reached. */
static gboolean
go_on (Greedy *greedy, SortiePlay *p, guint8 seat)
{
  guint pick;

  if (sortie_is_over (p) || greedy->budget == 0)
    return FALSE;
  if (!is_small (p) && sortie_to_move (p) == seat)
    return FALSE;
  sortie_moves_legal (p, &greedy->moves);
  pick = is_small (p) || greedy->moves.n == 1 ? 0 : find_pass (&greedy->moves);
  if (pick >= greedy->moves.n)
    return FALSE;
  sortie_move_apply (p, &greedy->moves.moves[pick]);
  greedy->budget--;
  return TRUE;
}

static gint
evaluate (const SortiePlay *p, guint8 seat)
{
  const SortieResult *result = &p->s->result;

  if (result->kind == SORTIE_RESULT_WON)
    return result->winners >> seat & 1 ? VICTORY : -VICTORY;
  if (result->kind != SORTIE_RESULT_NONE || p->setup->game->evaluate == NULL)
    return 0;
  return CLAMP (p->setup->game->evaluate (p, seat), 1 - VICTORY, VICTORY - 1);
}

static gint
try_move (Greedy *greedy, const SortieSetup *setup, guint8 seat, const SortieMove *move)
{
  SortiePlay p = { .setup = setup, .s = greedy->position };

  sortie_state_copy (greedy->position, greedy->world);
  sortie_move_apply (&p, move);
  greedy->budget--;
  for (guint i = 0; i < MAX_BETWEEN && go_on (greedy, &p, seat); i++)
    ;
  return evaluate (&p, seat);
}

/* Adds what each move is worth in one more world. FALSE: the budget did not last to the last move, so that
 * this world counts for none. */
static gboolean
try_world (Greedy *greedy, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  gint values[SORTIE_MAX_MOVES];

  for (guint i = 0; i < legal->n; i++)
    {
      if (greedy->budget == 0)
        return FALSE;
      values[i] = try_move (greedy, p->setup, seat, &legal->moves[i]);
    }
  for (guint i = 0; i < legal->n; i++)
    greedy->values[i] += values[i];
  return TRUE;
}

static guint
greedy_choose (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Greedy *greedy = memory;
  guint best = 0;

  memset (greedy->values, 0, sizeof greedy->values);
  greedy->budget = BUDGET;
  for (guint world = 0; world < N_WORLDS; world++)
    {
      sortie_view_imagine (p, seat, greedy->world, rng);
      if (!try_world (greedy, p, seat, legal))
        break;
    }
  for (guint i = 1; i < legal->n; i++)
    if (greedy->values[i] > greedy->values[best])
      best = i;
  return best;
}

const SortieBotKind sortie_bot_greedy = {
  .id = "greedy",
  .create = greedy_create,
  .destroy = greedy_destroy,
  .choose = greedy_choose,
};
