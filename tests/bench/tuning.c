/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tuning.c: weights for a game's evaluation that win more games.
 *
 *     tuning [--mode=MODE] [--every=CHOICE] [--player=WHO] [--only=ID,ID] [--weights=ID=N,ID=N] [--seed=N]
 *            [--proof=N] GAME GAMES [CHOICE...]
 *
 * For games that name the features of their evaluation. Weights by which a program plays well need not be those that
 * tell the winner best (evaluations.c), so here they are judged by games that they win: SPSA (Spall 1992). In each step
 * every weight is made greater or smaller by a factor, up or down by chance, and a pair of games is played, with the
 * same seed and the seats swapped: one side plays by these weights, the other by those that differ as much the
 * other way; of more than two sides, every second one plays by the same weights. Every weight then moves a little
 * towards the side that won. What comes out are the weights of the second half of the steps, on average. A weight keeps
 * its sign, and 0 stays 0.
 *
 *     --player   who plays; greedy without it
 *     --only     only these features change
 *     --weights  begins with these instead of the game's own
 *     --proof    so many games are played afterwards: by the new weights against the game's own, on seeds that were
 *                not used before. Only this says whether they are better. With GAMES 0 there is nothing else
 *
 * Where no position of the first game of any deal is worth something else by other weights, the game's evaluation does
 * not read them there (in that mode, perhaps), and nothing is played.
 *
 * For each weight a line says what it comes to, what it is, and how surely it matters: how much oftener the side with
 * the greater weight won, in standard errors. By chance alone one in three of these is beyond 1, one in twenty beyond
 * 2. --every and the choices are those of evaluations.c.
 *
 * J. C. Spall, "Multivariate stochastic approximation using a simultaneous perturbation gradient approximation", IEEE
 * Transactions on Automatic Control 37, 1992.
 */
#include <sortie/base.h>
#include <sortie/bot.h>
#include <sortie/match.h>
#include "base/internal.h"
#include "console/league/estimate.h"
#include "match/playout.h"
#include "model/internal.h"
#include "tests/bench/deals.h"

#include <math.h>
#include <string.h>

/* Logarithms of factors. Both become smaller with the steps, as Spall advises. */
#define SPREAD 0.4   /* by which the weights of a side differ from the middle in the first step */
#define PACE 0.025   /* by which they move after a step that one side won twice */
#define SPREAD_FALLS 0.101
#define PACE_FALLS 0.302
#define UNHURRIED 100. /* the first steps are all about as long */

#define STEPS_PER_REPORT 100

typedef double Weights[SORTIE_MAX_FEATURES];

/* A game whose bots evaluate by other weights. */
typedef struct
{
  SortieFeature features[SORTIE_MAX_FEATURES + 1];
  SortieGame game;
} Judge;

typedef struct
{
  SortieBot *bot;
  SortieSetup setup; /* with the judge's game; arrays are the deal's */
} Player;

typedef struct
{
  GPtrArray *deals; /* of SortieDeal: they take turns */
  const SortieGame *game;
  const char *player;
  guint n;
  gboolean changes[SORTIE_MAX_FEATURES];
  Weights now, sum;      /* logarithms of the factors to the game's own weights; sum: of the second half of the steps */
  guint n_summed;
  Weights pull;          /* sum of which side won, 1 or -1, times whether it had the greater weight */
  double pulls;          /* sum of the squares of which side won */
  Judge own, one, other;
  guint64 seed;          /* of the next pair */
  SortieRng rng;
} Tuning;

/* ---- Games ------------------------------------------------------------------------------------ */

static gint
weight_of (const Tuning *tuning, const double *factors, guint i)
{
  return (gint) lround (tuning->game->features[i].weight * exp (factors[i]));
}

static void
judge_by (const Tuning *tuning, const double *factors, Judge *ret)
{
  ret->game = *tuning->game;
  for (guint i = 0; i <= tuning->n; i++)
    {
      ret->features[i] = tuning->game->features[i];
      if (i < tuning->n)
        ret->features[i].weight = weight_of (tuning, factors, i);
    }
  ret->game.features = ret->features;
}

/* The position is the same for whoever plays; only what it is worth differs. */
static SortieMove
choose (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Player *player = data;
  SortiePlay own = *p;

  own.setup = &player->setup;
  return sortie_bot_choose (player->bot, &own, seat, legal);
}

static guint
side_of (const SortieSetup *setup, guint8 seat)
{
  return setup->teams != NULL ? setup->teams[seat] : seat;
}

/* The share of the victory that goes to @one; without a winner half of it. */
static double
share_of (const SortiePlay *p, gboolean ended, gboolean swapped)
{
  guint won = 0, of_one = 0;

  if (!ended || p->s->result.kind != SORTIE_RESULT_WON)
    return 0.5;
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (p->s->result.winners >> seat & 1)
      {
        won++;
        of_one += side_of (p->setup, seat) % 2 == (swapped ? 1 : 0);
      }
  return won > 0 ? (double) of_one / won : 0.5;
}

static double
play (const Tuning *tuning, const SortieDeal *deal, const Judge *one, const Judge *other,
      guint64 seed, gboolean swapped)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieChooser choosers[SORTIE_MAX_SEATS];
  Player players[SORTIE_MAX_SEATS];
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortiePlayout done;

  if (!sortie_deal_start (deal, seed, &p, NULL))
    g_error ("a game could not be dealt");
  for (guint8 seat = 0; seat < deal->setup->n_seats; seat++)
    {
      gboolean is_one = side_of (deal->setup, seat) % 2 == (swapped ? 1 : 0);

      players[seat].setup = *deal->setup;
      players[seat].setup.game = is_one ? &one->game : &other->game;
      players[seat].bot = sortie_bot_new (&players[seat].setup, tuning->player,
                                          sortie_rng_stream (seed, SORTIE_STREAM_BOT, seat));
      choosers[seat] = (SortieChooser) { choose, &players[seat] };
    }
  done = sortie_playout (&p, choosers, &moves, tuning->game->max_moves);
  for (guint8 seat = 0; seat < deal->setup->n_seats; seat++)
    sortie_bot_free (players[seat].bot);
  return share_of (&p, done.ended, swapped);
}

/* How many games of two @one wins. */
static double
play_pair (Tuning *tuning, const Judge *one, const Judge *other)
{
  const SortieDeal *deal = tuning->deals->pdata[tuning->seed % tuning->deals->len];
  double won = play (tuning, deal, one, other, tuning->seed, FALSE)
               + play (tuning, deal, one, other, tuning->seed, TRUE);

  tuning->seed++;
  return won;
}

/* ---- Whether weights matter --------------------------------------------------------------------- */

/* Looks at each position of a game, and plays on as the game's own weights say. */
typedef struct
{
  Player player;
  SortieSetup other;   /* with all weights doubled */
  gboolean *ret_matters;
} Comparison;

static SortieMove
compare (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Comparison *comparison = data;
  SortiePlay own = *p, other = *p;

  own.setup = &comparison->player.setup;
  other.setup = &comparison->other;
  if (sortie_game_evaluate (&own, seat) != sortie_game_evaluate (&other, seat))
    *comparison->ret_matters = TRUE;
  return sortie_bot_choose (comparison->player.bot, &own, seat, legal);
}

/* One game of that deal. */
static gboolean
weights_matter (Tuning *tuning, const SortieDeal *deal)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieChooser choosers[SORTIE_MAX_SEATS];
  Comparison seats[SORTIE_MAX_SEATS];
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  gboolean matters = FALSE;
  Weights doubled;

  for (guint i = 0; i < tuning->n; i++)
    doubled[i] = log (2);
  judge_by (tuning, doubled, &tuning->other);
  if (!sortie_deal_start (deal, tuning->seed, &p, NULL))
    g_error ("a game could not be dealt");
  for (guint8 seat = 0; seat < deal->setup->n_seats; seat++)
    {
      seats[seat] = (Comparison) { .player.setup = *deal->setup, .other = *deal->setup, .ret_matters = &matters };
      seats[seat].player.setup.game = &tuning->own.game;
      seats[seat].other.game = &tuning->other.game;
      seats[seat].player.bot = sortie_bot_new (&seats[seat].player.setup, tuning->player, tuning->seed + seat);
      choosers[seat] = (SortieChooser) { compare, &seats[seat] };
    }
  sortie_playout (&p, choosers, &moves, tuning->game->max_moves);
  for (guint8 seat = 0; seat < deal->setup->n_seats; seat++)
    sortie_bot_free (seats[seat].player.bot);
  return matters;
}

static gboolean
check_weights (Tuning *tuning, GError **error)
{
  for (guint i = 0; i < tuning->deals->len; i++)
    if (weights_matter (tuning, tuning->deals->pdata[i]))
      return TRUE;
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN, "the evaluation does not read these weights here");
  return FALSE;
}

/* ---- Steps ------------------------------------------------------------------------------------ */

static void
choose_sides (Tuning *tuning, double spread, gint8 *ret_up)
{
  Weights one, other;

  for (guint i = 0; i < tuning->n; i++)
    {
      ret_up[i] = !tuning->changes[i] ? 0 : sortie_rng_below (&tuning->rng, 2) == 0 ? -1 : 1;
      one[i] = tuning->now[i] + spread * ret_up[i];
      other[i] = tuning->now[i] - spread * ret_up[i];
    }
  judge_by (tuning, one, &tuning->one);
  judge_by (tuning, other, &tuning->other);
}

static void
make_step (Tuning *tuning, guint step, guint steps)
{
  gint8 up[SORTIE_MAX_FEATURES];
  double pace = PACE * pow (UNHURRIED / (UNHURRIED + step), PACE_FALLS), won;

  choose_sides (tuning, SPREAD / pow (step + 1., SPREAD_FALLS), up);
  won = play_pair (tuning, &tuning->one, &tuning->other) - 1;
  tuning->pulls += won * won;
  tuning->n_summed += step >= steps / 2;
  for (guint i = 0; i < tuning->n; i++)
    {
      tuning->now[i] += pace * won * up[i];
      tuning->pull[i] += won * up[i];
      tuning->sum[i] += step >= steps / 2 ? tuning->now[i] : 0;
    }
}

/* What the steps come to so far. */
static void
find_result (const Tuning *tuning, double *ret)
{
  for (guint i = 0; i < tuning->n; i++)
    ret[i] = tuning->n_summed > 0 ? tuning->sum[i] / tuning->n_summed : tuning->now[i];
}

/* ---- The report ------------------------------------------------------------------------------- */

static void
print_weights (const Tuning *tuning, const double *factors)
{
  for (guint i = 0; i < tuning->n; i++)
    {
      g_print ("  %-24s %5d, is %d", tuning->game->features[i].id, weight_of (tuning, factors, i),
               tuning->game->features[i].weight);
      if (tuning->changes[i] && tuning->pulls > 0)
        g_print (", %+.1f", tuning->pull[i] / sqrt (tuning->pulls));
      g_print ("\n");
    }
}

static void
tune (Tuning *tuning, guint steps)
{
  Weights result;

  for (guint step = 0; step < steps; step++)
    {
      make_step (tuning, step, steps);
      if ((step + 1) % STEPS_PER_REPORT == 0 || step + 1 == steps)
        {
          find_result (tuning, result);
          g_print ("after %u games:\n", 2 * (step + 1));
          print_weights (tuning, result);
        }
    }
}

static void
print_share (double won, guint games)
{
  LeagueShare share = league_wilson (won, games);

  g_print ("the new weights won %.1f [%.1f, %.1f] of 100, %u games\n", 100 * share.share,
           100 * share.low, 100 * share.high, games);
}

static void
prove (Tuning *tuning, guint pairs)
{
  Weights result;
  double won = 0;

  find_result (tuning, result);
  judge_by (tuning, result, &tuning->one);
  for (guint i = 0; i < pairs; i++)
    {
      won += play_pair (tuning, &tuning->one, &tuning->own);
      if ((i + 1) % STEPS_PER_REPORT == 0 || i + 1 == pairs)
        print_share (won, 2 * (i + 1));
    }
}

/* ---- What is asked for ------------------------------------------------------------------------ */

typedef struct
{
  const char *only, *weights; /* (nullable) */
  gint proof;
} Wish;

static gboolean
find_feature (const Tuning *tuning, const char *id, guint *ret, GError **error)
{
  for (*ret = 0; *ret < tuning->n; (*ret)++)
    if (strcmp (tuning->game->features[*ret].id, id) == 0)
      return TRUE;
  g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_UNKNOWN, "there is no feature %s", id);
  return FALSE;
}

static gboolean
read_only (Tuning *tuning, const char *only, GError **error)
{
  g_auto (GStrv) ids = only != NULL ? g_strsplit (only, ",", -1) : NULL;
  guint found;

  for (guint i = 0; i < tuning->n; i++)
    tuning->changes[i] = only == NULL && tuning->game->features[i].weight != 0;
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      if (!find_feature (tuning, ids[i], &found, error))
        return FALSE;
      tuning->changes[found] = TRUE;
    }
  return TRUE;
}

/* "ID=N": as a factor to what it is. */
static gboolean
read_weight (Tuning *tuning, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  gint64 weight;
  gint own;
  guint found;

  if (parts[0] == NULL || !find_feature (tuning, parts[0], &found, error))
    return FALSE;
  own = tuning->game->features[found].weight;
  if (!g_ascii_string_to_signed (parts[1] != NULL ? parts[1] : "", 10, -1000000, 1000000, &weight, error))
    return FALSE;
  if (weight * own <= 0)
    {
      g_set_error (error, SORTIE_ERROR, SORTIE_ERROR_LIMIT, "%s keeps its sign, and is not 0", parts[0]);
      return FALSE;
    }
  tuning->now[found] = log ((double) weight / own);
  return TRUE;
}

static gboolean
read_weights (Tuning *tuning, const char *weights, GError **error)
{
  g_auto (GStrv) each = weights != NULL ? g_strsplit (weights, ",", -1) : NULL;

  for (guint i = 0; each != NULL && each[i] != NULL; i++)
    if (!read_weight (tuning, each[i], error))
      return FALSE;
  return TRUE;
}

static gboolean
begin (Tuning *tuning, const Wish *wish, GError **error)
{
  const Weights as_it_is = { 0 };

  while (tuning->game->features[tuning->n].id != NULL)
    tuning->n++;
  judge_by (tuning, as_it_is, &tuning->own);
  sortie_rng_seed (&tuning->rng, tuning->seed);
  return read_only (tuning, wish->only, error) && read_weights (tuning, wish->weights, error);
}

static gboolean
run (const BenchWish *games, GPtrArray *deals, guint n, gpointer data, GError **error)
{
  const Wish *wish = data;
  g_autofree Tuning *tuning = g_new0 (Tuning, 1);

  if (games->module->game->features == NULL)
    {
      g_print ("this game names no features of its evaluation\n");
      return TRUE;
    }
  tuning->deals = deals;
  tuning->game = games->module->game;
  tuning->player = games->player;
  tuning->seed = (guint64) games->seed;
  if (!begin (tuning, wish, error) || !check_weights (tuning, error))
    return FALSE;
  tune (tuning, n / 2);
  prove (tuning, (guint) MAX (wish->proof, 0) / 2);
  return TRUE;
}

int
main (int argc, char **argv)
{
  static BenchWish games = { .player = "greedy", .seed = 1 }; /* its strings live as long as the program */
  static Wish wish;
  const GOptionEntry own[] = {
    { "only", 0, 0, G_OPTION_ARG_STRING, &wish.only, NULL, NULL },
    { "weights", 0, 0, G_OPTION_ARG_STRING, &wish.weights, NULL, NULL },
    { "proof", 0, 0, G_OPTION_ARG_INT, &wish.proof, NULL, NULL },
    { NULL },
  };

  return bench_main (argc, argv, "tuning", &games, own, run, &wish);
}
