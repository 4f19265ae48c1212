/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* greedy.c: the bot that looks one decision ahead.
 *
 * For each decision it imagines a few worlds that fit what its seat knows, each with a luck of its
 * own, plays every legal move in a copy of each, and takes the move after which the game's
 * evaluation is best in sum; the first among equals, but of equals that turn to different seats or sides the one that
 * it likes in this turn, or all would be at the same neighbour. All are looked at from the same distance, the
 * game's horizon, or else doing nothing would be blamed for what happens then. On the way there
 * it does nothing more, and the others let their chances go by. The small questions that a move
 * brings with it (targets, cards that pay) are tried out too, as far as the budget goes, and so is what a card
 * offers by it (an attack, a move), or nobody would pay for that; all other questions are answered with the first
 * thing offered, and other offers declined. What is worth the same in the first two worlds without
 * any luck is taken for certain, and not tried in the others. To what the worlds show it adds how good the move is at a
 * glance, if the game says so.
 */
#include <sortie/move.h>
#include <sortie/game.h>
#include <sortie/speech.h>
#include "model/internal.h"
#include "player/internal.h"

/* One world alone would take its luck for granted. */
#define N_WORLDS 4

/* What a game's evaluation cannot reach, and what the sum over the worlds can still hold. */
#define VICTORY (G_MAXINT / (2 * N_WORLDS))
#define MAX_MOVES_COUNTED 1000000
#define MAX_VALUE (VICTORY - MAX_MOVES_COUNTED - 1)

/* Positions in which small questions are tried out, for one decision in all worlds together. */
#define BUDGET 1200

/* Questions inside questions: a target, and two cards that pay. */
#define DEPTH 3

/* More different moves than anybody makes in a turn. */
#define MOST_MADE 128

typedef struct
{
  SortieState *world;               /* as imagined */
  SortieState *position[DEPTH + 1]; /* where a move is tried; behind it its small questions */
  SortieMoves moves[DEPTH + 1];
  gint values[SORTIE_MAX_MOVES];      /* sums over the worlds */
  gint first[SORTIE_MAX_MOVES];       /* in the first world */
  guint budget;     /* what is left of it for the move at hand */
  gboolean lucky;   /* chance had a part in what the move at hand led to */
  SortieTurn start; /* where the decision was to be made */
  guint64 made[MOST_MADE]; /* the moves of this turn, by sortie_move_key() */
  guint n_made;
  guint64 taste; /* whom of several it likes to turn to in this turn */
  guint32 made_at; /* how many moves the match had when the last of them was made */
} Greedy;

static gpointer
greedy_create (const SortieSetup *setup, G_GNUC_UNUSED const char *parameter)
{
  Greedy *greedy = g_new0 (Greedy, 1);

  greedy->world = sortie_state_new (&setup->bounds);
  for (guint i = 0; i <= DEPTH; i++)
    {
      greedy->position[i] = sortie_state_new (&setup->bounds);
      greedy->moves[i] = (SortieMoves){ g_new (SortieMove, SORTIE_MAX_MOVES), 0, SORTIE_MAX_MOVES };
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
      g_free (greedy->moves[i].moves);
    }
  g_free (greedy->world);
  g_free (greedy);
}

/* Of what is lost a better place counts, where the game counts something; less than any move by which the defeat comes
 * later. */
static gint
places_saved (const SortiePlay *p, guint8 seat)
{
  gint score;

  return sortie_score (p, seat, &score) ? (gint) p->setup->n_seats - (gint) sortie_rank (p, seat) : 0;
}

/* A victory is the better the sooner it comes, a defeat the later. */
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

/* What a position is worth in which nothing more is tried. */
static gint
judge (Greedy *greedy, const SortiePlay *p, guint8 seat)
{
  greedy->lucky |= memcmp (&p->s->rng, &greedy->world->rng, sizeof p->s->rng) != 0;
  return evaluate (p, seat);
}

static gint look (Greedy *greedy, const SortieSetup *setup, guint8 seat, guint depth);

/* The best that can be made of a question. */
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
      value = look (greedy, setup, seat, depth + 1);
      best = MAX (best, value);
    }
  return best;
}

/* A card lets the seat do something of the game's now, or be done. Chances to answer are no offers: there are too
 * many. */
static gboolean
is_offer (const SortiePlay *p)
{
  SortieMove decline;

  return !sortie_ahead_is_small (p) && p->s->decision.about_def != 0
         && sortie_move_declining (p, &decline) && decline.verb == SORTIE_VERB_DONE;
}

/* Whether a question of the seat's own that the move brings with it is to be tried out. */
static gboolean
is_worth_trying (Greedy *greedy, const SortiePlay *p, guint8 seat, guint depth)
{
  if (depth == DEPTH || sortie_to_move (p) != seat)
    return FALSE;
  if (is_offer (p))
    sortie_moves_legal (p, &greedy->moves[depth]);
  return greedy->moves[depth].n > 1 && greedy->budget >= greedy->moves[depth].n;
}

/* One decision on the way; FALSE when a question of the seat's own is to be tried out instead, or nothing is
 * legal. */
static gboolean
go_on (Greedy *greedy, SortiePlay *p, guint8 seat, guint depth, gboolean follows)
{
  SortieMove move;

  if (!sortie_ahead_least (p, &greedy->moves[depth], &move)
      || (follows && is_worth_trying (greedy, p, seat, depth)))
    return FALSE;
  sortie_move_apply (p, &move);
  return TRUE;
}

/* Of the game, or of the way: positions are compared there. */
static gboolean
is_at_the_end (const Greedy *greedy, const SortiePlay *p)
{
  return sortie_is_over (p) || sortie_ahead_is_beyond (p, &greedy->start, p->setup->n_seats);
}

/* What the position at @depth is worth at the horizon. */
static gint
look (Greedy *greedy, const SortieSetup *setup, guint8 seat, guint depth)
{
  SortiePlay p = { .setup = setup, .s = greedy->position[depth] };
  gboolean follows = TRUE; /* from the move that is tried */

  for (guint i = 0; i < SORTIE_AHEAD_MAX && !is_at_the_end (greedy, &p); i++)
    {
      follows = follows && (sortie_ahead_is_small (&p) || is_offer (&p));
      if (!go_on (greedy, &p, seat, depth, follows))
        return greedy->moves[depth].n > 0 ? try_answers (greedy, setup, seat, depth)
                                          : judge (greedy, &p, seat);
    }
  return judge (greedy, &p, seat);
}

static gint
try_move (Greedy *greedy, const SortieSetup *setup, guint8 seat, const SortieMove *move)
{
  SortiePlay p = { .setup = setup, .s = greedy->position[0] };

  sortie_state_copy (p.s, greedy->world);
  sortie_move_apply (&p, move);
  return look (greedy, setup, seat, 0);
}

/* One move in the world number @world; whether it is certain now what it is worth. */
static gboolean
try_in_world (Greedy *greedy, const SortieSetup *setup, guint8 seat, const SortieMoves *legal,
              guint i, guint world)
{
  gint value;

  greedy->budget = BUDGET / (N_WORLDS * legal->n);
  greedy->lucky = FALSE;
  value = try_move (greedy, setup, seat, &legal->moves[i]);
  greedy->values[i] += value;
  if (world == 0)
    greedy->first[i] = value;
  return world == 1 && !greedy->lucky && value == greedy->first[i];
}

static void
try_all (Greedy *greedy, const SortieSetup *setup, guint8 seat, const SortieMoves *legal,
         guint8 *certain, guint world)
{
  for (guint i = 0; i < legal->n; i++)
    if (certain[i])
      greedy->values[i] += greedy->first[i];
    else
      certain[i] = try_in_world (greedy, setup, seat, legal, i, world);
}

/* In another turn nothing was made yet, and something else is liked; nor when it is asked the same again. */
static void
begin_turn (Greedy *greedy, const SortiePlay *p, const SortieRng *rng)
{
  gboolean other = p->s->turn.number != greedy->start.number;
  SortieRng ahead = *rng; /* what it will imagine does not depend on its taste */

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

/* What hardly anybody means is not done without reason, either: not on a tie, and, what luck may have
 * made look good, only where everything is of that kind. On a tie nothing is done twice in a turn, or an
 * ability that costs and changes nothing would be used for ever. */
typedef enum
{
  LUCKY_AND_ODD,
  ODD,
  AGAIN,
  MEANT
} Sense;

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

/* Waiting is always odd: who of a team acts first is for people to agree on. So it is to harm a partner, however
 * sure that is to look better: the partner was not asked. What ends a step ends another one
 * each time, and is never done again. */
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

/* Whether two moves differ at most in whom they turn to, by name or by side. */
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

/* Whether the move @i is to be taken rather than @best. */
static gboolean
is_better (const Greedy *greedy, const SortiePlay *p, guint8 seat, const SortieMoves *legal, const Sense *sense,
           guint i, guint best)
{
  if ((sense[i] == LUCKY_AND_ODD) != (sense[best] == LUCKY_AND_ODD))
    return sense[best] == LUCKY_AND_ODD;
  if (greedy->values[i] != greedy->values[best])
    return greedy->values[i] > greedy->values[best];
  if (sense[i] != sense[best])
    return sense[i] > sense[best];
  return are_same_to_others (p, &legal->moves[i], &legal->moves[best])
         && liking (greedy, p, seat, &legal->moves[i]) > liking (greedy, p, seat, &legal->moves[best]);
}

/* Sums over the worlds, in greedy->values. */
static void
weigh (Greedy *greedy, SortieRng *rng, const SortiePlay *p, guint8 seat, const SortieMoves *legal,
       guint8 *certain)
{
  memset (greedy->values, 0, sizeof greedy->values);
  greedy->start = p->s->turn;
  for (guint world = 0; world < N_WORLDS && !sortie_is_interrupted (p); world++)
    {
      sortie_view_imagine (p, seat, greedy->world, rng);
      try_all (greedy, p->setup, seat, legal, certain, world);
    }
  for (guint i = 0; i < legal->n; i++)
    greedy->values[i] += N_WORLDS * sortie_ahead_glance (p, &legal->moves[i]);
}

void
greedy_weigh (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat,
              const SortieMoves *legal, gint *ret)
{
  Greedy *greedy = memory;
  guint8 certain[SORTIE_MAX_MOVES] = { FALSE };

  weigh (greedy, rng, p, seat, legal, certain);
  for (guint i = 0; i < legal->n; i++)
    ret[i] = greedy->values[i] / N_WORLDS;
}

static guint
greedy_choose (gpointer memory, SortieRng *rng, const SortiePlay *p, guint8 seat,
               const SortieMoves *legal)
{
  Greedy *greedy = memory;
  guint8 certain[SORTIE_MAX_MOVES] = { FALSE };
  Sense sense[SORTIE_MAX_MOVES];
  guint best = 0;

  begin_turn (greedy, p, rng);
  weigh (greedy, rng, p, seat, legal, certain);
  for (guint i = 0; i < legal->n; i++)
    {
      sense[i] = sense_of (greedy, p, seat, &legal->moves[i], certain[i]);
      if (is_better (greedy, p, seat, legal, sense, i, best))
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
