/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The known answers are those that the author of PCG publishes for pcg32 with seed 42 on stream 54,
 * in the order of her demonstration: six numbers, 65 coins, 33 rolls; the deck of cards that follows is in
 * tests/model/test-chance.c. */
#include <sortie/base.h>
#include "base/internal.h"
#include "tests/tap/tap.h"

static SortieRng
seeded (guint64 seed)
{
  SortieRng rng;

  sortie_rng_seed (&rng, seed);
  return rng;
}

static void
numbers_are_the_published_ones (void)
{
  static const guint32 published[] = { 0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                       0x83d2f293, 0xbfa4784b, 0xcbed606e };
  SortieRng rng = seeded (42);

  for (gsize i = 0; i < G_N_ELEMENTS (published); i++)
    tap_int (sortie_rng_next (&rng), published[i]);
}

/* Computed from the definition in the paper with exact integers: the other ends of the range of
 * seeds, and a number far down the sequence. */
static void
numbers_follow_the_definition (void)
{
  SortieRng zero = seeded (0), last = seeded (G_MAXUINT64), far = seeded (42);
  guint32 number = 0;

  tap_int (sortie_rng_next (&zero), 0x47c28b93);
  tap_int (sortie_rng_next (&last), 0x11526277);
  for (int i = 0; i < 1000000; i++)
    number = sortie_rng_next (&far);
  tap_int (number, 0xef1e2afa);
  CU_ASSERT_EQUAL (far.state, G_GUINT64_CONSTANT (0x5230a7ae1b365db8));
}

static char *
toss (SortieRng *rng, int n)
{
  GString *coins = g_string_new (NULL);

  while (n-- > 0)
    g_string_append_c (coins, "TH"[sortie_rng_below (rng, 2)]);
  return g_string_free (coins, FALSE);
}

static char *
roll (SortieRng *rng, int n)
{
  GString *rolls = g_string_new (NULL);

  while (n-- > 0)
    g_string_append_printf (rolls, "%u", sortie_rng_below (rng, 6) + 1);
  return g_string_free (rolls, FALSE);
}

static void
coins_and_dice_are_the_published_ones (void)
{
  SortieRng rng = seeded (42);

  for (int i = 0; i < 6; i++)
    sortie_rng_next (&rng);

  g_autofree char *coins = toss (&rng, 65);
  g_autofree char *rolls = roll (&rng, 33);

  tap_string (coins, "HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT");
  tap_string (rolls, "341122324324335231315141564662633");
}

/* 3 * 2^30 outcomes: a quarter of all numbers is of no use. Values from the definition */
static void
useless_numbers_are_drawn_again_and_counted (void)
{
  static const guint32 expected[] = { 0xa454b9c3, 0x6c327fbc, 0xb7666de2, 0xb92c3a58,
                                      0x7d8e9eef, 0x1090758e, 0x03b0fe85, 0x8cc39137 };
  SortieRng rng = seeded (7);

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    tap_int (sortie_rng_below (&rng, 3u << 30), expected[i]);
  tap_int (rng.draws, 9);
}

/* With plain remainders the lower third of 3 * 2^30 outcomes would come twice as often. */
static void
no_outcome_is_favoured (void)
{
  SortieRng rng = seeded (1);
  int counts[3] = { 0 };

  for (int i = 0; i < 90000; i++)
    counts[sortie_rng_below (&rng, 3u << 30) >> 30]++;
  /* Five standard deviations (141 each) around 30000. */
  for (int i = 0; i < 3; i++)
    CU_ASSERT (counts[i] > 29295 && counts[i] < 30705);
}

static void
dice_are_fair (void)
{
  SortieRng rng = seeded (2);
  double chi_square = 0;
  int counts[6] = { 0 };

  for (int i = 0; i < 60000; i++)
    counts[sortie_rng_below (&rng, 6)]++;
  for (int i = 0; i < 6; i++)
    chi_square += (counts[i] - 10000.0) * (counts[i] - 10000.0) / 10000.0;
  CU_ASSERT (chi_square < 20.52); /* 5 degrees of freedom, one in a thousand */
}

static void
one_outcome_is_a_draw_all_the_same (void)
{
  SortieRng rng = seeded (6);

  tap_int (sortie_rng_below (&rng, 1), 0);
  tap_int (rng.draws, 1);
}

static void
a_copy_has_the_same_future (void)
{
  SortieRng rng = seeded (8);

  for (int i = 0; i < 10; i++)
    sortie_rng_next (&rng);

  SortieRng copy = rng;

  for (int i = 0; i < 100; i++)
    CU_ASSERT_EQUAL (sortie_rng_next (&rng), sortie_rng_next (&copy));
  tap_int (copy.draws, 110);
  sortie_rng_seed (&copy, 8);
  tap_int (copy.draws, 0);
}

/* A second SplitMix64, as its authors define it: the state grows by the golden ratio, and each number is the
 * state mixed. */
static guint64
split_mix (guint64 *state)
{
  guint64 z = *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

/* The first number from the state 0 is published; the others follow from the definition. */
static void
streams_are_numbers_of_split_mix (void)
{
  guint64 zero = 0;

  CU_ASSERT_EQUAL (split_mix (&zero), G_GUINT64_CONSTANT (0xe220a8397b1dcdaf));
  for (guint64 seed = 0; seed < 5; seed++)
    for (guint8 seat = 0; seat < 3; seat++)
      {
        guint64 first = seed, state, expected = 0;

        state = split_mix (&first);
        for (guint i = 0; i <= (SORTIE_STREAM_BOT << 8 | seat); i++)
          expected = split_mix (&state);
        CU_ASSERT_EQUAL (sortie_rng_stream (seed, SORTIE_STREAM_BOT, seat), expected);
      }
}

/* Seeds that people use, and seats: no stream starts like the deal of any of them, nor like another
 * stream. */
static void
no_stream_is_the_deal_or_another (void)
{
  g_autoptr (GHashTable) first = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint64 seed = 0; seed < 2000; seed++)
    for (guint seat = 0; seat <= 8; seat++)
      {
        SortieRng rng;
        guint64 *draws = g_new (guint64, 1);

        sortie_rng_seed (&rng, seat == 8 ? seed
                                         : sortie_rng_stream (seed, SORTIE_STREAM_BOT, (guint8) seat));
        *draws = (guint64) sortie_rng_next (&rng) << 32;
        *draws |= sortie_rng_next (&rng);
        CU_ASSERT_FATAL (g_hash_table_add (first, draws));
      }
}

/* Two seats of one match draw the same die as often as chance has it: 5000 of 30000, with a deviation of
 * 65. */
static void
streams_are_independent (void)
{
  SortieRng deal, one, two;
  guint equal[3] = { 0 };

  sortie_rng_seed (&deal, 1);
  sortie_rng_seed (&one, sortie_rng_stream (1, SORTIE_STREAM_BOT, 0));
  sortie_rng_seed (&two, sortie_rng_stream (1, SORTIE_STREAM_BOT, 1));
  for (guint i = 0; i < 30000; i++)
    {
      guint32 a = sortie_rng_below (&deal, 6), b = sortie_rng_below (&one, 6);
      guint32 c = sortie_rng_below (&two, 6);

      equal[0] += a == b;
      equal[1] += b == c;
      equal[2] += a == c;
    }
  for (guint i = 0; i < 3; i++)
    CU_ASSERT (equal[i] > 4675 && equal[i] < 5325);
}

static const TapTest tests[] = {
  { "seed 42 gives the published numbers", numbers_are_the_published_ones },
  { "other seeds and far numbers follow the definition", numbers_follow_the_definition },
  { "coins and dice fall as published", coins_and_dice_are_the_published_ones },
  { "numbers that would favour an outcome are drawn again, and counted",
    useless_numbers_are_drawn_again_and_counted },
  { "a number of outcomes that does not divide 2^32 favours none", no_outcome_is_favoured },
  { "each face of a die falls equally often", dice_are_fair },
  { "one outcome takes a number all the same", one_outcome_is_a_draw_all_the_same },
  { "a copy has the same future", a_copy_has_the_same_future },
  { "streams are numbers of SplitMix64", streams_are_numbers_of_split_mix },
  { "no stream is that of the deal or another", no_stream_is_the_deal_or_another },
  { "streams are independent", streams_are_independent },
  { NULL }
};

TAP_MAIN (tests)
