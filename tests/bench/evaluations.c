/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluations.c: how well a game's evaluation tells who will win.
 *
 *     evaluations [--mode=MODE] GAME GAMES [CHOICE...]
 *
 * greedy plays against itself, and one decision in ten is made at random so that positions differ;
 * game number i has the seed i. At the beginning of each turn every seat that decides evaluates a
 * world imagined from what it knows. For each stretch of turns, a line says:
 *
 *     positions  evaluations taken in games that somebody won
 *     right      how often the sign told whether the seat would win, 0 counted as half
 *     scale      s in the chance to win 1 / (1 + exp (-e / s)) that fits best, in the
 *                evaluation's own unit; "none" when no positive s is better than a coin
 *     log loss   of that chance, in nats: a coin has 0.693
 *     bias       per seat, by how much it won more often than that chance says
 *
 * Positions of one game depend on each other, so the figures are less certain than their number
 * suggests. Where one side nearly always wins, "right" says little: compare it with that side's
 * share. Choices are those of `sortie auto`.
 */
#include <sortie/base.h>
#include <sortie/bot.h>
#include <sortie/match.h>
#include <sortie/xml.h>
#include "base/internal.h"
#include "match/deal.h"
#include "match/playout.h"
#include "model/internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define RANDOM_ONE_IN 10

/* The first turns of the stretches; each ends where the next begins. */
static const guint stretches[] = { 1, 6, 11, 26, G_MAXUINT };

/* What a seat thought of a position, and what came of it. */
typedef struct
{
  guint turn;
  guint8 seat;
  gboolean won;
  gint value;
} Sample;

typedef struct
{
  const SortieDeal *deal;
  SortieBot *bots[SORTIE_MAX_SEATS];
  SortieRng rng;      /* for random moves and imagined worlds */
  SortieState *world; /* as a seat imagines it */
  guint turn;         /* whose beginning was looked at last */
  GArray *samples;    /* of Sample */
} Bench;

static void
take_samples (Bench *bench, const SortiePlay *p)
{
  SortiePlay imagined = { .setup = p->setup, .s = bench->world };
  guint8 deciders = sortie_deal_deciders (bench->deal, p->s);

  for (guint8 seat = 0; seat < p->setup->n_seats; seat++)
    if (deciders >> seat & 1)
      {
        Sample sample = { .turn = p->s->turn.number, .seat = seat };

        sortie_view_imagine (p, seat, bench->world, &bench->rng);
        sample.value = sortie_game_evaluate (&imagined, seat);
        g_array_append_val (bench->samples, sample);
      }
}

static SortieMove
choose (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Bench *bench = data;

  if (p->s->turn.number > bench->turn)
    {
      bench->turn = p->s->turn.number;
      take_samples (bench, p);
    }
  if (sortie_rng_below (&bench->rng, RANDOM_ONE_IN) == 0)
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
play_one (Bench *bench, guint64 seed, SortiePlay *p)
{
  SortieMove storage[SORTIE_MAX_MOVES];
  SortieMoves moves = { storage, 0, SORTIE_MAX_MOVES };
  SortieChooser choosers[SORTIE_MAX_SEATS];
  guint first = bench->samples->len;
  SortiePlayout playout;

  bench->turn = 0;
  sortie_rng_seed (&bench->rng, seed);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    {
      bench->bots[i] = sortie_bot_new (bench->deal->setup, "greedy", seed + i);
      choosers[i] = (SortieChooser){ choose, bench };
    }
  if (!sortie_deal_start (bench->deal, seed, p, NULL))
    g_error ("a game could not be dealt");
  playout = sortie_playout (p, choosers, &moves, bench->deal->module->game->max_moves);
  note_result (bench, first, playout.ended, p->s->result.winners);
  for (guint i = 0; i < SORTIE_MAX_SEATS; i++)
    sortie_bot_free (bench->bots[i]);
}

/* The fit. Steepness is 1 / scale. */

static double
chance (double steepness, const Sample *sample)
{
  return 1 / (1 + exp (-steepness * sample->value));
}

static gboolean
is_in (const Sample *sample, guint from, guint before)
{
  return sample->turn >= from && sample->turn < before;
}

/* How much likelier the results get when the steepness grows: it falls all the way. */
static double
slope (const GArray *samples, guint from, guint before, double steepness)
{
  double sum = 0;

  for (guint i = 0; i < samples->len; i++)
    {
      const Sample *sample = &g_array_index (samples, Sample, i);

      if (is_in (sample, from, before))
        sum += sample->value * (sample->won - chance (steepness, sample));
    }
  return sum;
}

/* Where the slope is 0, by halving; 0 or 1 where it has one sign in between. */
static double
fit_steepness (const GArray *samples, guint from, guint before)
{
  double low = 0, high = 1;

  if (slope (samples, from, before, low) <= 0)
    return low;
  for (guint i = 0; i < 40; i++)
    {
      double middle = (low + high) / 2;

      if (slope (samples, from, before, middle) > 0)
        low = middle;
      else
        high = middle;
    }
  return high;
}

/* The figures of one stretch. */
typedef struct
{
  guint n, n_of[SORTIE_MAX_SEATS];
  double right, loss, bias[SORTIE_MAX_SEATS]; /* sums */
} Figures;

static void
add (Figures *figures, double steepness, const Sample *sample)
{
  double expected = chance (steepness, sample);
  double of_result = sample->won ? expected : 1 - expected;

  figures->n++;
  figures->n_of[sample->seat]++;
  figures->right += sample->value == 0 ? 0.5 : (sample->value > 0) == sample->won;
  figures->loss -= log (MAX (of_result, G_MINDOUBLE));
  figures->bias[sample->seat] += sample->won - expected;
}

static void
report (const Bench *bench, guint from, guint before)
{
  const SortieSetup *setup = bench->deal->setup;
  double steepness = fit_steepness (bench->samples, from, before);
  g_autofree char *scale =
      steepness > 0 ? g_strdup_printf ("%.0f", 1 / steepness) : g_strdup ("none");
  g_autofree char *last = before < G_MAXUINT ? g_strdup_printf ("%u", before - 1) : g_strdup ("");
  Figures figures = { 0 };

  for (guint i = 0; i < bench->samples->len; i++)
    if (is_in (&g_array_index (bench->samples, Sample, i), from, before))
      add (&figures, steepness, &g_array_index (bench->samples, Sample, i));
  if (figures.n == 0)
    return;
  g_print ("turns %3u-%-3s %7u positions, right %4.1f %%, scale %5s, log loss %.3f, bias", from,
           last, figures.n, 100 * figures.right / figures.n, scale, figures.loss / figures.n);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (figures.n_of[seat] > 0)
      g_print (" %s %+.1f %%", setup->seat_ids[seat],
               100 * figures.bias[seat] / figures.n_of[seat]);
  g_print ("\n");
}

static void
measure (const SortieDeal *deal, guint games)
{
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  g_autofree SortieState *world = sortie_state_new (&deal->setup->bounds);
  g_autoptr (GArray) samples = g_array_new (FALSE, FALSE, sizeof (Sample));
  Bench bench = { .deal = deal, .world = world, .samples = samples };
  SortiePlay p = { .setup = deal->setup, .s = state };

  for (guint i = 1; i <= games; i++)
    play_one (&bench, i, &p);
  for (guint i = 0; i + 1 < G_N_ELEMENTS (stretches); i++)
    report (&bench, stretches[i], stretches[i + 1]);
  report (&bench, stretches[0], G_MAXUINT);
}

/* Takes "--mode=MODE" off the front of the words. (nullable) */
static const char *
take_mode (int *argc, char ***argv)
{
  if (*argc < 2 || !g_str_has_prefix ((*argv)[1], "--mode="))
    return NULL;
  --*argc;
  ++*argv;
  return (*argv)[0] + strlen ("--mode=");
}

static int
complain (const char *message)
{
  g_printerr ("evaluations: %s\n", message);
  return EXIT_FAILURE;
}

int
main (int argc, char **argv)
{
  const char *mode = take_mode (&argc, &argv);
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;
  g_autoptr (SortieDeal) deal = NULL;
  guint64 games;

  sortie_xml_init ();
  if (argc < 3)
    return complain ("usage: evaluations [--mode=MODE] GAME GAMES [CHOICE...]");
  if (!g_ascii_string_to_unsigned (argv[2], 10, 1, G_MAXUINT - 1, &games, &error))
    return complain (error->message);
  module = sortie_module_load (&paths, argv[1], &error);
  if (module == NULL)
    return complain (error->message);
  if (!sortie_game_evaluates (module->game))
    return complain ("this game has no evaluation");
  deal = sortie_deal_new (
      &(SortieMatchSpec){
          .module = module, .mode = mode, .choices = (const char *const *) argv + 3 },
      &error);
  if (deal == NULL)
    return complain (error->message);
  measure (deal, games);
  return EXIT_SUCCESS;
}
