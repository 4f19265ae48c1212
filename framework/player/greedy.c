/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* greedy.c: the bot that looks one decision ahead.
 *
 * For each decision it imagines a few worlds that fit what its seat knows, each with random results of its own. It
 * plays every legal move in a copy of each world and takes the move with the best total evaluation. Of equal moves it
 * takes the first. But of equal moves that affect different seats or sides it takes the one that it prefers this turn;
 * otherwise all bots would attack the same neighbour.
 *
 * It compares all moves at the same distance, the game's horizon; otherwise doing nothing would be blamed for what
 * happens next. On the way there it does nothing more, and the others decline. It also tries out the small questions
 * that a move brings (targets, cards to pay with), as far as the budget allows, and so it does with what a card offers
 * through it (an attack, a move); otherwise it would never pay for these. It answers all other questions with the first
 * candidate, and declines other offers.
 *
 * A move that has the same value in the first two worlds, without any chance, counts as certain and is not tried in the
 * others. To the values from the worlds it adds how good the move is at a glance, if the game says so.
 */
#include <sortie/move.h>
#include "model/internal.h"
#include "player/internal.h"

/* In a single world, the bot would take that world's luck for granted. */
#define N_WORLDS 4

/* Beyond the reach of a game's evaluation, and small enough for the sum over the worlds. */
#define VICTORY (G_MAXINT / (2 * N_WORLDS))
#define MAX_MOVES_COUNTED 1000000
#define MAX_VALUE (VICTORY - MAX_MOVES_COUNTED - 1)

/* How many positions it may evaluate to try out small questions, for one decision and all worlds together. */
#define BUDGET 1200

/* How deep questions nest: a target, and two cards to pay with. */
#define DEPTH 3

/* More different moves than anyone makes in a turn. */
#define MOST_MADE 128

/* An odd move, which hardly anyone wants, also needs a reason: it does not win ties and, because chance may have made
 * it look good, it is taken only if all moves are odd. On a tie no move is repeated within a turn, or the bot would use
 * an ability for ever that costs nothing and changes nothing. */
typedef enum
{
  LUCKY_AND_ODD,
  ODD,
  AGAIN,
  MEANT
} Sense;

/* What it finds out about a move. */
typedef struct
{
  gint value; /* the sum over the worlds */
  gint first; /* in the first world */
  gboolean certain; /* the other worlds need not be tried */
  Sense sense;
} Weighed;

typedef struct
{
  SortieState *world;               /* the imagined world */
  SortieState *position[DEPTH + 1]; /* where it tries a move, and, one level deeper each, its small questions */
  SortieMoves moves[DEPTH + 1];
  Weighed *weighed; /* the moves of the decision */
  guint room;       /* for how many moves there is memory */
  guint budget;     /* what is left of it for the current move */
  gboolean lucky;   /* whether chance influenced the result of the current move */
  SortieTurn start; /* the turn in which the decision was made */
  guint64 made[MOST_MADE]; /* the moves of this turn, by sortie_move_key() */
  guint n_made;
  guint64 taste; /* decides which of several seats it prefers to affect this turn */
  guint32 made_at; /* how many moves the match had when the last of these was made */
} Greedy;

/* Makes room for what it finds out about so many moves. */
static void
begin_weighing (Greedy *greedy, guint n)
{
  if (n > greedy->room)
    {
      greedy->room = MAX (n, SORTIE_USUAL_MOVES);
      greedy->weighed = g_renew (Weighed, greedy->weighed, greedy->room);
    }
  for (guint i = 0; i < n; i++)
    greedy->weighed[i] = (Weighed) { 0 };
}

static gpointer
greedy_create (const SortieSetup *setup, G_GNUC_UNUSED const char *parameter)
{
  Greedy *greedy = g_new0 (Greedy, 1);

  greedy->world = sortie_state_new (&setup->bounds);
  begin_weighing (greedy, SORTIE_USUAL_MOVES);
  for (guint i = 0; i <= DEPTH; i++)
    {
      greedy->position[i] = sortie_state_new (&setup->bounds);
      sortie_moves_grow (&greedy->moves[i]);
    }
  return greedy;
}

static void
greedy_destroy (gpointer memory)
{
  Greedy *greedy = memory;

  for (guint i = 0; i <= DEPTH; i++)
    {
      g_free (greedy->position[i]);
      sortie_moves_clear (&greedy->moves[i]);
    }
  g_free (greedy->weighed);
  g_free (greedy->world);
  g_free (greedy);
}

/* For a losing seat a better rank counts, if the game ranks. It counts less than any move that delays the defeat. */
static gint
places_saved (const SortiePlay *p, guint8 seat)
{
  gint score;

  return sortie_score (p, seat, &score) ? (gint) p->setup->n_seats - (gint) sortie_rank (p, seat) : 0;
}

/* An earlier victory is better, and so is a later defeat. */
static gint
evaluate (const SortiePlay *p, guint8 seat)
{
  const SortieResult *result = &p->s->result;
  gint certain = VICTORY - (gint) MIN (p->s->moves, MAX_MOVES_COUNTED);

  if (result->kind == SORTIE_RESULT_WON)
    return result->winners >> seat & 1 ? certain : places_saved (p, seat) - certain;
  if (result->kind != SORTIE_RESULT_NONE)
    return 0;
  return CLAMP (sortie_game_evaluate (p, seat), -MAX_VALUE, MAX_VALUE);
}

/* The value of a position in which nothing more is tried out. */
static gint
judge_position (Greedy *greedy, const SortiePlay *p, guint8 seat)
{
  greedy->lucky |= memcmp (&p->s->rng, &greedy->world->rng, sizeof p->s->rng) != 0;
  return evaluate (p, seat);
}

static gint look_ahead (Greedy *greedy, const SortieSetup *setup, guint8 seat, guint depth);

/* The best that the seat can make of a question. */
static gint
try_answers (Greedy *greedy, const SortieSetup *setup, guint8 seat, guint depth)
{
  const SortieMoves *moves = &greedy->moves[depth];
  SortiePlay next = { .setup = setup, .s = greedy->position[depth + 1] };
  gint best = -VICTORY;

  for (guint i = 0; i < moves->n; i++)
    {
      gint value;

      sortie_state_copy (next.s, greedy->position[depth]);
      sortie_move_apply (&next, &moves->moves[i]);
      greedy->budget -= MIN (greedy->budget, 1);
      value = look_ahead (greedy, setup, seat, depth + 1);
      best = MAX (best, value);
    }
  return best;
}

/* A card lets the seat do one of the game's actions now, or be done. Chances to answer are not offers: there are too
 * many. */
static gboolean
is_offer (const SortiePlay *p)
{
  SortieMove decline;

  return !sortie_ahead_is_small (p) && p->s->decision.about_def != 0
         && sortie_move_declining (p, &decline) && decline.verb == SORTIE_VERB_DONE;
}

/* Whether to try out a question that the move asks its own seat. */
static gboolean
is_worth_trying (Greedy *greedy, const SortiePlay *p, guint8 seat, guint depth)
{
  if (depth == DEPTH || sortie_to_move (p) != seat)
    return FALSE;
  if (is_offer (p))
    sortie_moves_legal (p, &greedy->moves[depth]);
  return greedy->moves[depth].n > 1 && greedy->budget >= greedy->moves[depth].n;
}

/* Makes one decision on the way. FALSE if a question for the seat itself should be tried out instead, or if nothing is
 * legal. */
static gboolean
go_on_trying (Greedy *greedy, SortiePlay *p, guint8 seat, guint depth, gboolean follows)
{
  SortieMove move;

  if (!sortie_ahead_least (p, &greedy->moves[depth], &move)
      || (follows && is_worth_trying (greedy, p, seat, depth)))
    return FALSE;
  sortie_move_apply (p, &move);
  return TRUE;
}

/* Whether the game or the way has ended, where positions are compared. */
static gboolean
is_at_the_end (const Greedy *greedy, const SortiePlay *p)
{
  return sortie_is_over (p) || sortie_ahead_is_beyond (p, &greedy->start, p->setup->n_seats);
}

/* The value of the position at @depth, at the horizon. */
static gint
look_ahead (Greedy *greedy, const SortieSetup *setup, guint8 seat, guint depth)
{
  SortiePlay p = { .setup = setup, .s = greedy->position[depth] };
  gboolean follows = TRUE; /* still from the move that is being tried */

  for (guint i = 0; i < SORTIE_AHEAD_MAX && !is_at_the_end (greedy, &p); i++)
    {
      follows = follows && (sortie_ahead_is_small (&p) || is_offer (&p));
      if (!go_on_trying (greedy, &p, seat, depth, follows))
        return greedy->moves[depth].n > 0 ? try_answers (greedy, setup, seat, depth)
                                          : judge_position (greedy, &p, seat);
    }
  return judge_position (greedy, &p, seat);
}

static gint
try_move (Greedy *greedy, const SortieSetup *setup, guint8 seat, const SortieMove *move)
{
  SortiePlay p = { .setup = setup, .s = greedy->position[0] };

  sortie_state_copy (p.s, greedy->world);
  sortie_move_apply (&p, move);
  return look_ahead (greedy, setup, seat, 0);
}

/* Tries one move in world number @world. */
static void
try_in_world (Greedy *greedy, const SortieSetup *setup, guint8 seat, const SortieMoves *legal,
              guint i, guint world)
{
  Weighed *weighed = &greedy->weighed[i];
  gint value;

  greedy->budget = BUDGET / (N_WORLDS * legal->n);
  greedy->lucky = FALSE;
  value = try_move (greedy, setup, seat, &legal->moves[i]);
  weighed->value += value;
  if (world == 0)
    weighed->first = value;
  weighed->certain = world == 1 && !greedy->lucky && value == weighed->first;
}

/* A new turn: no moves have been made yet, and the preference changes. The same if the match went back. */
static void
begin_turn (Greedy *greedy, const SortiePlay *p, const SortieRng *rng)
{
  gboolean other = p->s->turn.number != greedy->start.number;
  SortieRng ahead = *rng; /* what it will imagine does not depend on its preference */

  if (other)
    greedy->taste = (guint64) sortie_rng_next (&ahead) << 32 | sortie_rng_next (&ahead);
  if (other || p->s->moves <= greedy->made_at)
    greedy->n_made = 0;
}

static void
note_made (Greedy *greedy, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  greedy->made_at = p->s->moves;
  if (greedy->n_made < MOST_MADE)
    greedy->made[greedy->n_made++] = sortie_move_key (p, seat, move);
}

static gboolean
was_made (const Greedy *greedy, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  guint64 key = sortie_move_key (p, seat, move);

  for (guint i = 0; i < greedy->n_made; i++)
    if (greedy->made[i] == key)
      return TRUE;
  return FALSE;
}

/* Whether a move names a card on the table that a partner controls. */
static gboolean
names_a_partners_card (const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  for (guint i = 0; i < move->n; i++)
    if (sortie_ref_kind (move->arg[i]) == SORTIE_REF_PIECE)
      {
        guint8 whose = sortie_piece_controller (p, move->arg[i]);

        if (whose != seat && whose < p->setup->n_seats
            && !sortie_are_opponents (p->setup, seat, whose))
          return TRUE;
      }
  return FALSE;
}

/* Waiting is always odd: which partner acts first is for people to agree on. So is harming a partner, however good it
 * looks, because the partner was not asked. A move that ends a step ends another step each time, so it never counts as
 * repeated. */
static Sense
sense_of (const Greedy *greedy, const SortiePlay *p, guint8 seat, const SortieMove *move,
          gboolean certain)
{
  if (move->verb == SORTIE_VERB_WAIT)
    return LUCKY_AND_ODD;
  if (sortie_move_warning (p, seat, move) != NULL)
    return certain && !names_a_partners_card (p, seat, move) ? ODD : LUCKY_AND_ODD;
  if (sortie_verb (p->setup, move->verb)->declines)
    return MEANT;
  return was_made (greedy, p, seat, move) ? AGAIN : MEANT;
}

static guint64
liking (const Greedy *greedy, const SortiePlay *p, guint8 seat, const SortieMove *move)
{
  return (sortie_move_key (p, seat, move) ^ greedy->taste) * G_GUINT64_CONSTANT (0x9E3779B97F4A7C15);
}

/* Whether two moves differ at most in which seat or side they affect. */
static gboolean
are_same_to_others (const SortiePlay *p, const SortieMove *move, const SortieMove *other)
{
  const SortieVerbDecl *verb = sortie_verb (p->setup, move->verb);

  if (move->verb != other->verb || move->n != other->n)
    return FALSE;
  for (guint i = 0; i < move->n; i++)
    if (move->arg[i] != other->arg[i] && !verb->operands[i].sided
        && sortie_ref_kind (move->arg[i]) != SORTIE_REF_SEAT)
      return FALSE;
  return TRUE;
}

/* Whether to take move @i rather than @best. */
static gboolean
is_better (const Greedy *greedy, const SortiePlay *p, guint8 seat, const SortieMoves *legal, guint i, guint best)
{
  const Weighed *one = &greedy->weighed[i], *other = &greedy->weighed[best];

  if ((one->sense == LUCKY_AND_ODD) != (other->sense == LUCKY_AND_ODD))
    return other->sense == LUCKY_AND_ODD;
  if (one->value != other->value)
    return one->value > other->value;
  if (one->sense != other->sense)
    return one->sense > other->sense;
  return are_same_to_others (p, &legal->moves[i], &legal->moves[best])
         && liking (greedy, p, seat, &legal->moves[i]) > liking (greedy, p, seat, &legal->moves[best]);
}

/* Computes the sums over the worlds. */
static void
weigh_moves (Greedy *greedy, SortieRng *rng, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  begin_weighing (greedy, legal->n);
  greedy->start = p->s->turn;
  for (guint world = 0; world < N_WORLDS && !sortie_is_interrupted (p); world++)
    {
      sortie_view_imagine (p, seat, greedy->world, rng);
      for (guint i = 0; i < legal->n; i++)
        if (greedy->weighed[i].certain)
          greedy->weighed[i].value += greedy->weighed[i].first;
        else
          try_in_world (greedy, p->setup, seat, legal, i, world);
    }
  for (guint i = 0; i < legal->n; i++)
    greedy->weighed[i].value += N_WORLDS * sortie_ahead_glance (p, &legal->moves[i]);
}

void
greedy_weigh (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat,
              const SortieMoves *legal, gint *ret_worth, gboolean *ret_shunned)
{
  Greedy *greedy = memory;

  weigh_moves (greedy, rng, p, seat, legal);
  for (guint i = 0; i < legal->n; i++)
    {
      const Weighed *weighed = &greedy->weighed[i];

      ret_worth[i] = weighed->value / N_WORLDS;
      ret_shunned[i] = sense_of (greedy, p, seat, &legal->moves[i], weighed->certain) == LUCKY_AND_ODD;
    }
}

static guint
greedy_choose (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat,
               const SortieMoves *legal)
{
  Greedy *greedy = memory;
  guint best = 0;

  begin_turn (greedy, p, rng);
  weigh_moves (greedy, rng, p, seat, legal);
  for (guint i = 0; i < legal->n; i++)
    {
      greedy->weighed[i].sense = sense_of (greedy, p, seat, &legal->moves[i], greedy->weighed[i].certain);
      if (is_better (greedy, p, seat, legal, i, best))
        best = i;
    }
  if (!sortie_is_interrupted (p))
    note_made (greedy, p, seat, &legal->moves[best]);
  return best;
}

static void
greedy_taken_back (gpointer memory)
{
  Greedy *greedy = memory;

  greedy->n_made = 0;
}

const SortieBotKind player_greedy = {
  .id = "greedy",
  .create = greedy_create,
  .destroy = greedy_destroy,
  .choose = greedy_choose,
  .taken_back = greedy_taken_back,
};
