/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/bench/fit.h"

#include <math.h>
#include <string.h>

/* More than Newton's method needs from 0 on. */
#define MAX_STEPS 30
#define SMALL 1e-9

/* A position in the search for the weights. */
typedef struct
{
  guint n;
  double *slope;     /* of the likelihood, one per weight */
  double *curvature; /* n rows of n */
  double *power;     /* per count: the sum of its squares */
  const double *towards; /* (nullable) */
  double ridge;
} Fit;

double
fit_chance (const float *row, const double *weights, guint n, guint n_sides)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += weights[i] * row[i];
  return 1 / (1 + (n_sides - 1.) * exp (-sum));
}

static void
measure_power (Fit *fit, const FitSamples *samples)
{
  const float *rows = (const float *) samples->rows->data;

  for (guint i = 0; i < samples->rows->len; i++)
    fit->power[i % fit->n] += (double) rows[i] * rows[i];
}

static void
add_row (Fit *fit, const float *row, double chance, gboolean won)
{
  double spread = chance * (1 - chance);

  for (guint i = 0; i < fit->n; i++)
    {
      fit->slope[i] += row[i] * (won - chance);
      for (guint j = 0; row[i] != 0 && j <= i; j++)
        fit->curvature[i * fit->n + j] += spread * row[i] * row[j];
    }
}

/* Each weight is pulled by what its count varies, so that units of counts do not matter. */
static void
add_ridge (Fit *fit, const double *weights)
{
  double ridge = fit->ridge;

  for (guint i = 0; i < fit->n; i++)
    {
      fit->slope[i] -= ridge * fit->power[i] * (weights[i] - (fit->towards != NULL ? fit->towards[i] : 0));
      fit->curvature[i * fit->n + i] += ridge * fit->power[i];
      if (fit->power[i] == 0)
        fit->curvature[i * fit->n + i] = 1;
    }
}

static void
look_around (Fit *fit, const FitSamples *samples, const double *weights)
{
  if (fit->n == 0) /* a game without features has nothing to fit */
    return;
  memset (fit->slope, 0, fit->n * sizeof *fit->slope);
  memset (fit->curvature, 0, fit->n * fit->n * sizeof *fit->curvature);
  for (guint i = 0; i < samples->won->len; i++)
    {
      const float *row = &g_array_index (samples->rows, float, i * fit->n);

      add_row (fit, row, fit_chance (row, weights, fit->n, samples->n_sides), g_array_index (samples->won, guint8, i));
    }
  add_ridge (fit, weights);
}

/* Cholesky: the lower half of the curvature becomes its root. */
static void
take_root (double *a, guint n)
{
  for (guint j = 0; j < n; j++)
    for (guint i = j; i < n; i++)
      {
        double sum = a[i * n + j];

        for (guint k = 0; k < j; k++)
          sum -= a[i * n + k] * a[j * n + k];
        a[i * n + j] = i == j ? sqrt (MAX (sum, SMALL)) : sum / a[j * n + j];
      }
}

/* The slope becomes the step: curvature * step = slope. */
static void
solve (const double *root, double *x, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      for (guint k = 0; k < i; k++)
        x[i] -= root[i * n + k] * x[k];
      x[i] /= root[i * n + i];
    }
  for (guint i = n; i-- > 0;)
    {
      for (guint k = i + 1; k < n; k++)
        x[i] -= root[k * n + i] * x[k];
      x[i] /= root[i * n + i];
    }
}

/* Returns: how long the step was, in the logarithm of the odds. */
static double
step (Fit *fit, double *weights)
{
  double length = 0;

  take_root (fit->curvature, fit->n);
  solve (fit->curvature, fit->slope, fit->n);
  for (guint i = 0; i < fit->n; i++)
    {
      weights[i] += fit->slope[i];
      length += fabs (fit->slope[i]) * sqrt (fit->power[i]);
    }
  return length;
}

void
fit_weights (const FitSamples *samples, const double *towards, double ridge, double *ret_weights)
{
  guint n = samples->n_counts;
  g_autofree double *slope = g_new0 (double, n), *power = g_new0 (double, n);
  g_autofree double *curvature = g_new0 (double, n * n);
  Fit fit = { n, slope, curvature, power, towards, ridge };

  memset (ret_weights, 0, n * sizeof *ret_weights);
  measure_power (&fit, samples);
  for (guint i = 0; i < MAX_STEPS; i++)
    {
      look_around (&fit, samples, ret_weights);
      if (step (&fit, ret_weights) < 1e-6 * samples->won->len)
        break;
    }
}
