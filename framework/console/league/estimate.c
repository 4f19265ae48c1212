/* SPDX-License-Identifier: GPL-3.0-or-later */
/* estimate.c: what can be concluded from a number of games (estimate.h). */
#include "console/league/estimate.h"

#include <math.h>
#include <string.h>

/* 95 % of a normal distribution lie within so many standard deviations */
#define Z 1.959963984540054

LeagueShare
league_wilson (gdouble won, gdouble games)
{
  gdouble share, middle, reach, scale;

  if (games <= 0)
    return (LeagueShare) { 0, 0, 1 };
  share = won / games;
  scale = 1 + Z * Z / games;
  middle = (share + Z * Z / (2 * games)) / scale;
  reach = Z / scale * sqrt (share * (1 - share) / games + Z * Z / (4 * games * games));
  return (LeagueShare) { share, MAX (middle - reach, 0), MIN (middle + reach, 1) };
}

gboolean
league_is_settled (gdouble won, guint games, gdouble width)
{
  LeagueShare share = league_wilson (won, games);

  return games >= LEAGUE_LEAST_GAMES && share.high - share.low <= width;
}

/* ---- Ratings ------------------------------------------------------------------------ */

/* enough for a smooth likelihood: more rounds change nothing that we show */
#define MAX_ROUNDS 10000
#define CLOSE 1e-12

/* reach[i * n + j]: whether i has won against j, directly or by way of others. */
static gboolean *
who_reaches_whom (const gdouble *won, guint n)
{
  gboolean *reach = g_new (gboolean, n * n);

  for (guint i = 0; i < n * n; i++)
    reach[i] = won[i] > 0;
  for (guint by = 0; by < n; by++)
    for (guint i = 0; i < n; i++)
      for (guint j = 0; j < n; j++)
        reach[i * n + j] |= reach[i * n + by] && reach[by * n + j];
  return reach;
}

/* The largest group in which everybody reaches everybody, or the first of several. Returns: its size. */
static guint
find_group (const gdouble *won, guint n, guint *ret)
{
  g_autofree gboolean *reach = who_reaches_whom (won, n);
  guint best = 0, of = 0;

  for (guint i = 0; i < n; i++)
    {
      guint size = 0;

      for (guint j = 0; j < n; j++)
        size += reach[i * n + j] && reach[j * n + i];
      if (size > best)
        {
          best = size;
          of = i;
        }
    }
  for (guint j = 0, at = 0; best > 0 && j < n; j++)
    if (reach[of * n + j] && reach[j * n + of])
      ret[at++] = j;
  return best;
}

static gdouble
won_against (const gdouble *won, guint n, const guint *group, guint i, guint j)
{
  return i == j ? 0 : won[group[i] * n + group[j]];
}

static gdouble
games_between (const gdouble *won, guint n, const guint *group, guint i, guint j)
{
  return won_against (won, n, group, i, j) + won_against (won, n, group, j, i);
}

/* One round of the iteration over the strengths. Returns: the largest relative change. */
static gdouble
improve (const gdouble *won, guint n, const guint *group, guint size, gdouble *strength)
{
  gdouble change = 0, product = 0;

  for (guint i = 0; i < size; i++)
    {
      gdouble wins = 0, expected = 0, next;

      for (guint j = 0; j < size; j++)
        {
          wins += won_against (won, n, group, i, j);
          expected += games_between (won, n, group, i, j) / (strength[i] + strength[j]);
        }
      next = wins / expected;
      change = MAX (change, fabs (next / strength[i] - 1));
      strength[i] = next;
    }
  for (guint i = 0; i < size; i++)
    product += log (strength[i]) / size;
  for (guint i = 0; i < size; i++)
    strength[i] /= exp (product);
  return change;
}

/* The inverse by Gauss-Jordan elimination; the matrix is positive definite. */
static void
invert (gdouble *m, guint n)
{
  for (guint at = 0; at < n; at++)
    {
      gdouble pivot = m[at * n + at];

      m[at * n + at] = 1;
      for (guint j = 0; j < n; j++)
        m[at * n + j] /= pivot;
      for (guint i = 0; i < n; i++)
        if (i != at)
          {
            gdouble factor = m[i * n + at];

            m[i * n + at] = 0;
            for (guint j = 0; j < n; j++)
              m[i * n + j] -= factor * m[at * n + j];
          }
    }
}

/* The variances of the logarithms, whose mean is fixed at 0: adding 1/size to every element makes the information
 * matrix invertible, and we subtract 1/size from the inverse again. (transfer full) */
static gdouble *
variances (const gdouble *won, guint n, const guint *group, guint size, const gdouble *strength)
{
  g_autofree gdouble *m = g_new0 (gdouble, size * size);
  gdouble *ret = g_new (gdouble, size);

  for (guint i = 0; i < size; i++)
    for (guint j = 0; j < size; j++)
      if (i != j)
        {
          gdouble sum = strength[i] + strength[j];
          gdouble weight
              = games_between (won, n, group, i, j) * strength[i] * strength[j] / (sum * sum);

          m[i * size + i] += weight;
          m[i * size + j] -= weight;
        }
  for (guint i = 0; i < size * size; i++)
    m[i] += 1. / size;
  invert (m, size);
  for (guint i = 0; i < size; i++)
    ret[i] = m[i * size + i] - 1. / size;
  return ret;
}

void
league_ratings (const gdouble *won, guint n, LeagueRating *ret)
{
  const gdouble points = 400 / log (10);
  g_autofree guint *group = g_new0 (guint, n);
  guint size = find_group (won, n, group);
  g_autofree gdouble *strength = g_new (gdouble, n);
  g_autofree gdouble *variance = NULL;

  memset (ret, 0, n * sizeof *ret);
  if (size < 2)
    return;
  for (guint i = 0; i < size; i++)
    strength[i] = 1;
  for (guint round = 0; round < MAX_ROUNDS; round++)
    if (improve (won, n, group, size, strength) < CLOSE)
      break;
  variance = variances (won, n, group, size, strength);
  for (guint i = 0; i < size; i++)
    {
      gdouble rating = points * log (strength[i]), reach = points * Z * sqrt (MAX (variance[i], 0));

      ret[group[i]] = (LeagueRating) { TRUE, rating, rating - reach, rating + reach };
    }
}
