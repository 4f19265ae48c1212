/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-fit.c: chances to win of two sides and of more (fit.h). */
#include "tests/bench/fit.h"
#include "tests/tap/tap.h"

#include <math.h>

static gboolean
is_about (double a, double b)
{
  return fabs (a - b) < 1e-6;
}

/* exp (0) = 1 for each of them. */
static void
even_sides_have_even_chances (void)
{
  const float row[] = { 0 };
  const double weights[] = { 3 };

  CU_ASSERT (is_about (fit_chance (row, weights, 1, 2), 1 / 2.));
  CU_ASSERT (is_about (fit_chance (row, weights, 1, 4), 1 / 4.));
}

/* e to the power of ln 3 is 3: of two sides 3 in 4, of four 3 in 6. */
static void
whoever_is_ahead_has_the_larger_share (void)
{
  const float row[] = { 1 };
  const double weights[] = { log (3) };

  CU_ASSERT (is_about (fit_chance (row, weights, 1, 2), 3 / 4.));
  CU_ASSERT (is_about (fit_chance (row, weights, 1, 4), 3 / 6.));
}

/* @won of @n positions that have 1 were won. */
static double
fitted (guint won, guint n, guint sides)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (float));
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (guint8));
  const FitSamples samples = { 1, sides, rows, results };
  const float one = 1;
  double weight;

  for (guint i = 0; i < n; i++)
    {
      guint8 is_won = i < won;

      g_array_append_val (rows, one);
      g_array_append_val (results, is_won);
    }
  fit_weights (&samples, NULL, 0, &weight);
  return weight;
}

/* The weight whose chance is the share that was won. */
static void
the_fit_finds_the_share_that_was_won (void)
{
  CU_ASSERT (is_about (fitted (3, 4, 2), log (3)));
  CU_ASSERT (is_about (fitted (3, 6, 4), log (3)));
  CU_ASSERT (is_about (fitted (1, 4, 4), 0)); /* one in four is what every one of four has */
}

static const TapTest tests[] = {
  { "even sides have even chances", even_sides_have_even_chances },
  { "whoever is ahead has the larger share", whoever_is_ahead_has_the_larger_share },
  { "the fit finds the share that was won", the_fit_finds_the_share_that_was_won },
  { NULL },
};

TAP_MAIN (tests)
