/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluations.c: how well a game's evaluation tells who will win, and which weights would tell it better.
 *
 *     evaluations [--mode=MODE] [--every=CHOICE]... [--player=WHO] [--whims=N] [--seed=N] GAME GAMES [CHOICE...]
 *
 * greedy, or whom --player names, plays against itself, and one decision in ten, or in --whims, is made at random so
 * that positions differ (0: none; against somebody who plays by the book such a game is soon lost). Game number i has
 * the seed i, or --seed and i. With --every=deck game after game both sides have the next deck, the same; with
 * --every=deck=ONE,OTHER only these. Of several --every each value goes with all of the others. At the
 * beginning of each turn (where the game's horizon is the phase, at the beginning of one phase in three) a seat that
 * decides judges a world imagined from what it knows, by the game's `tell`, or else by its evaluation. For each
 * stretch of turns, a line says:
 *
 *     positions  evaluations taken in games that somebody won
 *     right      of two sides: how often the sign told whether the seat would win; of more: of all pairs of a seat
 *                that won and one that lost, judged in the same position, how often the winner was judged better.
 *                Equal counts as half
 *     log loss   of the chance to win that follows, in nats, and after "even" what it is for whoever gives every side
 *                the same chance: 0.693 of two sides, 0.562 of four
 *     scale      s in the chance to win 1 / (1 + (sides - 1) exp (-e / s)) that fits best, in the evaluation's own
 *                unit; "none" when no positive s is better than even chances. Only of two sides may a game name it as
 *                its evaluation_scales: a search knows no chances of more
 *     bias       per seat, by how much it won more often than that chance says
 *
 * Where the game names the features of its evaluation, "fitted" is the same with weights that were found by logistic
 * regression (fit.h), which begins with those that the game has, and these follow: what the game should say, if its
 * scale is FITTED_SCALE. Whatever is fitted for
 * a figure is fitted on the games with even numbers for those with odd numbers, and the other way round; the scale
 * and the weights that are printed, on all.
 *
 * Positions of one game depend on each other, so the figures are less certain than their number
 * suggests. Where one side nearly always wins, "right" says little: compare it with that side's
 * share. Choices are those of `sortie auto`.
 */
#include <sortie/base.h>
#include <sortie/bot.h>
#include <sortie/match.h>
#include "base/internal.h"
#include "match/playout.h"
#include "model/internal.h"
#include "module/internal.h"
#include "tests/bench/deals.h"
#include "tests/bench/fit.h"

#include <math.h>
#include <string.h>

#define PHASE_ONE_IN 3

#define FITTED_SCALE 1000
/* What is known before counts against fewer games than some hundreds: they tell little, as positions of one game have
 * the same end. */
#define KNOWN_GAMES 100.

/* The first turns of the stretches; each ends where the next begins. */
static const guint stretches[] = { 1, 6, 11, 26, G_MAXUINT };

/* By what a chance to win is given: the evaluation as it is, or its features with fitted weights. */
enum
{
  AS_IT_IS,
  FITTED,
  N_JUDGES
};

/* What a seat thought of a position, and what came of it. */
typedef struct
{
  guint game, turn, position;
  guint8 seat, won;
  float value;
  float counts[SORTIE_MAX_FEATURES];
  double chance[N_JUDGES];
} Sample;

typedef struct
{
  GPtrArray *deals;       /* of SortieDeal: they take turns */
  const SortieDeal *deal; /* the one that is played */
  const SortieFeature *features; /* (nullable) */
  guint n_features, n_sides;
  guint n_positions; /* so far */
  SortieBot *bots[SORTIE_MAX_SEATS];
  SortieRng rng;      /* for random moves and imagined worlds */
  SortieState *world; /* as a seat imagines it */
  const char *player;
  guint64 seed; /* of the game 0 */
  gint whims; /* one decision of so many is made at random; 0: none */
  guint game, n_games;
  SortieTurn turn;    /* what was looked at last */
  GArray *samples;    /* of Sample */
} Bench;

static const SortieGame *
game_of (const Bench *bench)
{
  const SortieDeal *deal = bench->deals->pdata[0];

  return deal->module->game;
}

/* ---- Positions -------------------------------------------------------------------------------- */

static void
take_sample (Bench *bench, const SortiePlay *p, guint8 seat)
{
  SortiePlay imagined = { .setup = p->setup, .s = bench->world };
  Sample sample = { .game = bench->game, .turn = p->s->turn.number, .seat = seat,
                    .position = bench->n_positions };
  gint counts[SORTIE_MAX_FEATURES] = { 0 };

  sortie_view_imagine (p, seat, bench->world, &bench->rng);
  sample.value = sortie_game_tell (&imagined, seat);
  if (bench->n_features > 0)
    game_of (bench)->count (&imagined, seat, counts);
  for (guint i = 0; i < bench->n_features; i++)
    sample.counts[i] = counts[i] / 100.f;
  g_array_append_val (bench->samples, sample);
}

static void
take_samples (Bench *bench, const SortiePlay *p)
{
  guint8 deciders = sortie_deal_deciders (bench->deal, p->s);

  bench->n_positions++;
  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (deciders >> seat & 1)
      take_sample (bench, p, seat);
}

/* Whether this is one of the positions that are looked at: those that bots compare. */
static gboolean
is_wanted (Bench *bench, const SortiePlay *p)
{
  const SortieTurn last = bench->turn;

  bench->turn = p->s->turn;
  if (p->setup->game->horizon == SORTIE_HORIZON_TURN)
    return p->s->turn.number != last.number;
  return (p->s->turn.number != last.number || p->s->turn.phase != last.phase)
         && sortie_rng_below (&bench->rng, PHASE_ONE_IN) == 0;
}

static SortieMove
choose (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Bench *bench = data;

  if (is_wanted (bench, p))
    take_samples (bench, p);
  if (bench->whims > 0 && sortie_rng_below (&bench->rng, (guint) bench->whims) == 0)
    return sortie_choose_random (&bench->rng, p, seat, legal);
  return sortie_bot_choose (bench->bots[seat], p, seat, legal);
}

/* Samples of a game that nobody won say nothing. */
static void
note_result (Bench *bench, guint first, gboolean ended, guint8 winners)
{
  if (!ended || winners == 0)
    g_array_set_size (bench->samples, first);
  for (guint i = first; i < bench->samples->len; i++)
    {
      Sample *sample = &g_array_index (bench->samples, Sample, i);

      sample->won = winners >> sample->seat & 1;
    }
}

static void
play_one (Bench *bench, guint64 seed)
{
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieChooser choosers[SORTIE_MAX_SEATS];
  guint first = bench->samples->len;
  g_autofree SortieState *state = sortie_state_new (&bench->deal->setup->bounds);
  SortiePlay p = { .setup = bench->deal->setup, .s = state };
  SortiePlayout playout;

  bench->turn = (SortieTurn) { 0 };
  bench->world = sortie_state_new (&bench->deal->setup->bounds);
  sortie_rng_seed (&bench->rng, seed);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    {
      bench->bots[i] = sortie_bot_new (bench->deal->setup, bench->player, seed + i);
      choosers[i] = (SortieChooser) { choose, bench };
    }
  if (!sortie_deal_start (bench->deal, seed, &p, NULL))
    g_error ("a game could not be dealt");
  playout = sortie_playout (&p, choosers, &moves, game_of (bench)->max_moves);
  note_result (bench, first, playout.ended, p.s->result.winners);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    sortie_bot_free (bench->bots[i]);
  g_free (bench->world);
}

static void
play_all (Bench *bench)
{
  for (bench->game = 1; bench->game <= bench->n_games; bench->game++)
    {
      bench->deal = bench->deals->pdata[bench->game % bench->deals->len];
      play_one (bench, bench->seed + bench->game);
    }
}

/* ---- Chances to win --------------------------------------------------------------------------- */

static gboolean
is_in (const Sample *sample, guint from, guint before)
{
  return sample->turn >= from && sample->turn < before;
}

/* The numbers of a sample that a judge weighs. */
static const float *
row_of (const Sample *sample, guint judge)
{
  return judge == AS_IT_IS ? &sample->value : sample->counts;
}

static guint
width_of (const Bench *bench, guint judge)
{
  return judge == AS_IT_IS ? 1 : bench->n_features;
}

static void find_known (const Bench *bench, guint rest, double *ret);

/* By the games that have this rest when divided by 2; 2: by all. */
static void
fit_judge (const Bench *bench, guint judge, guint rest, guint from, guint before, double *ret)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (float));
  g_autoptr (GArray) won = g_array_new (FALSE, FALSE, sizeof (guint8));
  FitSamples samples = { width_of (bench, judge), bench->n_sides, rows, won };
  double towards[SORTIE_MAX_FEATURES];

  for (guint i = 0; i < bench->samples->len; i++)
    {
      const Sample *sample = &g_array_index (bench->samples, Sample, i);

      if (!is_in (sample, from, before) || sample->game % 2 == 1 - rest)
        continue;
      g_array_append_vals (rows, row_of (sample, judge), samples.n_counts);
      g_array_append_val (won, sample->won);
    }
  if (judge == FITTED)
    find_known (bench, rest, towards);
  fit_weights (&samples, judge == FITTED ? towards : NULL, judge == FITTED ? KNOWN_GAMES / bench->n_games : 0, ret);
  if (judge == AS_IT_IS)
    ret[0] = MAX (ret[0], 0);
}

/* By what the game tells who wins. */
static gint
weight_of (const Bench *bench, guint i)
{
  for (guint each = 0; each < bench->n_features; each++)
    if (bench->features[each].tells != 0)
      return bench->features[i].tells;
  return bench->features[i].weight;
}

/* The weights as they are, in the scale that fits best. */
static void
find_known (const Bench *bench, guint rest, double *ret)
{
  double steepness;

  fit_judge (bench, AS_IT_IS, rest, 0, G_MAXUINT, &steepness);
  for (guint i = 0; i < bench->n_features; i++)
    ret[i] = steepness * weight_of (bench, i);
}

static void
give_chances (Bench *bench, guint judge)
{
  double weights[2][SORTIE_MAX_FEATURES];

  for (guint rest = 0; rest < 2; rest++)
    fit_judge (bench, judge, rest, 0, G_MAXUINT, weights[rest]);
  for (guint i = 0; i < bench->samples->len; i++)
    {
      Sample *sample = &g_array_index (bench->samples, Sample, i);

      sample->chance[judge] = fit_chance (row_of (sample, judge), weights[1 - sample->game % 2],
                                          width_of (bench, judge), bench->n_sides);
    }
}

/* ---- The report ------------------------------------------------------------------------------- */

/* The figures of one stretch. */
typedef struct
{
  guint n, n_pairs, n_of[SORTIE_MAX_SEATS];
  double right[N_JUDGES], loss[N_JUDGES], bias[SORTIE_MAX_SEATS]; /* sums */
} Figures;

/* What a judge says of a position: above 0, that the seat wins. */
static double
says (const Sample *sample, guint judge)
{
  return judge == AS_IT_IS ? sample->value : sample->chance[judge];
}

static double
share_right (double says, gboolean won)
{
  return says == 0 ? 0.5 : (says > 0) == won;
}

/* A seat that won and one that lost, in the same position. */
static void
add_pair (Figures *figures, const Sample *one, const Sample *other)
{
  if (one->won == other->won)
    return;
  figures->n_pairs++;
  for (guint judge = 0; judge < N_JUDGES; judge++)
    figures->right[judge] += share_right (says (one, judge) - says (other, judge), one->won);
}

/* Samples of one position follow each other. */
static void
add_pairs (Figures *figures, const GArray *samples, guint i)
{
  const Sample *all = (const Sample *) samples->data;

  for (guint k = i; k-- > 0 && all[k].position == all[i].position;)
    add_pair (figures, &all[i], &all[k]);
}

static void
add (Figures *figures, const Sample *sample, gboolean by_sign)
{
  figures->n++;
  figures->n_of[sample->seat]++;
  figures->bias[sample->seat] += sample->won - sample->chance[AS_IT_IS];
  for (guint judge = 0; judge < N_JUDGES; judge++)
    {
      double chance = sample->chance[judge];
      double of_result = sample->won ? chance : 1 - chance;

      if (by_sign)
        figures->right[judge] += share_right (judge == AS_IT_IS ? sample->value : chance - 0.5, sample->won);
      figures->loss[judge] -= log (MAX (of_result, G_MINDOUBLE));
    }
}

static void
print_judge (const Figures *figures, guint judge)
{
  g_print ("right %4.1f %%, log loss %.3f", 100 * figures->right[judge] / MAX (figures->n_pairs, 1),
           figures->loss[judge] / figures->n);
}

static void
print_scale (const Bench *bench, guint from, guint before)
{
  double steepness;

  fit_judge (bench, AS_IT_IS, 2, from, before, &steepness);
  if (steepness > 0)
    g_print (", scale %5.0f", 1 / steepness);
  else
    g_print (", scale  none");
}

/* The log loss of whoever gives every side the same chance. */
static double
even_loss (guint sides)
{
  return log (sides) - (sides - 1.) / sides * log (sides - 1.);
}

static void
report (const Bench *bench, guint from, guint before)
{
  const SortieSetup *setup = ((const SortieDeal *) bench->deals->pdata[0])->setup;
  g_autofree char *last = before < G_MAXUINT ? g_strdup_printf ("%u", before - 1) : g_strdup ("");
  Figures figures = { 0 };

  for (guint i = 0; i < bench->samples->len; i++)
    if (is_in (&g_array_index (bench->samples, Sample, i), from, before))
      {
        add (&figures, &g_array_index (bench->samples, Sample, i), bench->n_sides == 2);
        if (bench->n_sides > 2)
          add_pairs (&figures, bench->samples, i);
      }
  if (figures.n == 0)
    return;
  if (bench->n_sides == 2)
    figures.n_pairs = figures.n;
  g_print ("turns %3u-%-3s %7u positions, ", from, last, figures.n);
  print_judge (&figures, AS_IT_IS);
  g_print (" (even %.3f)", even_loss (bench->n_sides));
  print_scale (bench, from, before);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (figures.n_of[seat] > 0)
      g_print ("%s %s %+.1f %%", seat == 0 ? ", bias" : "", setup->seat_ids[seat],
               100 * figures.bias[seat] / figures.n_of[seat]);
  if (bench->n_features > 0)
    {
      g_print ("; fitted: ");
      print_judge (&figures, FITTED);
    }
  g_print ("\n");
}

static void
print_weights (const Bench *bench)
{
  double weights[SORTIE_MAX_FEATURES];

  fit_judge (bench, FITTED, 2, 0, G_MAXUINT, weights);
  for (guint i = 0; i < bench->n_features; i++)
    g_print ("  %-24s %6.0f, is %d\n", bench->features[i].id, FITTED_SCALE * weights[i],
             weight_of (bench, i));
}

/* Who wins together is one; the game itself is the other of a single one. */
static guint
count_sides (const SortieSetup *setup)
{
  guint n = 0;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    {
      gboolean is_first = TRUE;

      for (guint8 other = 0; other < seat; other++)
        is_first = is_first && sortie_are_opponents (setup, seat, other);
      n += is_first;
    }
  return MAX (n, 2);
}

static void
measure (GPtrArray *deals, const BenchWish *wish, guint games, gint whims)
{
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  const SortieSetup *setup = ((const SortieDeal *) deals->pdata[0])->setup;
  Bench bench = { .deals = deals, .samples = samples, .player = wish->player, .seed = (guint64) wish->seed,
                  .whims = whims, .n_games = games, .features = sortie_game_features (setup),
                  .n_sides = count_sides (setup) };

  while (bench.features != NULL && bench.features[bench.n_features].id != NULL)
    bench.n_features++;
  play_all (&bench);
  for (guint judge = 0; judge < N_JUDGES; judge++)
    give_chances (&bench, judge);
  for (guint i = 0; i + 1 < G_N_ELEMENTS (stretches); i++)
    report (&bench, stretches[i], stretches[i + 1]);
  report (&bench, stretches[0], G_MAXUINT);
  print_weights (&bench);
}

/* ---- What is played --------------------------------------------------------------------------- */

static gboolean
run (const BenchWish *wish, GPtrArray *deals, guint games, gpointer whims, GError **error)
{
  if (games == 0)
    return sortie_set_error (error, SORTIE_ERROR_SYNTAX, "say at least one game");
  if (sortie_game_evaluates (wish->module->game))
    measure (deals, wish, games, *(const gint *) whims);
  else
    g_print ("this game has no evaluation\n");
  return TRUE;
}

int
main (int argc, char **argv)
{
  static BenchWish wish = { .player = "greedy" }; /* its strings live as long as the program */
  static gint whims = 10;
  const GOptionEntry own[] = { { "whims", 0, 0, G_OPTION_ARG_INT, &whims, NULL, NULL }, { NULL } };

  return bench_main (argc, argv, "evaluations", &wish, own, run, &whims);
}
