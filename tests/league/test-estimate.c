/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The published numbers: intervals of R. G. Newcombe, "Two-sided confidence intervals for the single
 * proportion" (Statistics in Medicine 17, 1998), method 3; ratings of the baseball teams of 1987 in
 * A. Agresti, "Categorical Data Analysis", whose strengths D. Firth's program gives to four digits. */
#include "console/league/estimate.h"
#include "tests/tap/tap.h"

#include <math.h>
#include <string.h>

static void
intervals_are_the_published_ones (void)
{
  static const struct
  {
    gdouble won, games, low, high;
  } published[] = {
    { 81, 263, 0.2553, 0.3662 },
    { 15, 148, 0.0624, 0.1605 },
    { 0, 20, 0.0000, 0.1611 },
    { 1, 29, 0.0061, 0.1718 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (published); i++)
    {
      LeagueShare share = league_wilson (published[i].won, published[i].games);

      CU_ASSERT_DOUBLE_EQUAL (share.low, published[i].low, 0.00005);
      CU_ASSERT_DOUBLE_EQUAL (share.high, published[i].high, 0.00005);
    }
}

static void
nothing_is_known_without_games (void)
{
  LeagueShare share = league_wilson (0, 0);

  CU_ASSERT_DOUBLE_EQUAL (share.low, 0, 0);
  CU_ASSERT_DOUBLE_EQUAL (share.high, 1, 0);
}

enum { MILWAUKEE, DETROIT, TORONTO, NEW_YORK, BOSTON, CLEVELAND, BALTIMORE, TEAMS };

static const gdouble baseball[TEAMS * TEAMS] = {
  0, 7, 9, 7, 7, 9, 11,
  6, 0, 7, 5, 11, 9, 9,
  4, 6, 0, 7, 7, 8, 12,
  6, 8, 6, 0, 6, 7, 10,
  6, 2, 6, 7, 0, 7, 12,
  4, 4, 5, 6, 6, 0, 6,
  2, 4, 1, 3, 1, 7, 0,
};

static void
ratings_are_the_published_ones (void)
{
  static const gdouble above_baltimore[TEAMS]
      = { 1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0 };
  const gdouble points = 400 / log (10);
  LeagueRating ratings[TEAMS];
  gdouble sum = 0;

  league_ratings (baseball, TEAMS, ratings);
  for (guint i = 0; i < TEAMS; i++)
    {
      CU_ASSERT (ratings[i].known);
      CU_ASSERT_DOUBLE_EQUAL ((ratings[i].rating - ratings[BALTIMORE].rating) / points,
                              above_baltimore[i], 0.00006);
      sum += ratings[i].rating;
    }
  CU_ASSERT_DOUBLE_EQUAL (sum, 0, 1e-6);
}

/* Of two the model is the odds; the variance of their logarithm is 1/30 + 1/10, and each has a half of
 * the difference. */
static void
two_are_rated_by_their_odds (void)
{
  static const gdouble won[] = { 0, 30, 10, 0 };
  LeagueRating ratings[2];
  gdouble half = 200 * log10 (3), reach = 1.959964 * 200 / log (10) * sqrt (1. / 30 + 1. / 10);

  league_ratings (won, 2, ratings);
  CU_ASSERT_DOUBLE_EQUAL (ratings[0].rating, half, 1e-4);
  CU_ASSERT_DOUBLE_EQUAL (ratings[1].rating, -half, 1e-4);
  CU_ASSERT_DOUBLE_EQUAL (ratings[0].high - ratings[0].rating, reach, 1e-3);
  CU_ASSERT_DOUBLE_EQUAL (ratings[0].rating - ratings[0].low, reach, 1e-3);
}

/* Nobody beat the first; the other two met. */
static void
who_always_won_is_not_rated (void)
{
  static const gdouble won[] = { 0, 5, 5, 0, 0, 3, 0, 2, 0 };
  LeagueRating ratings[3];

  league_ratings (won, 3, ratings);
  CU_ASSERT_FALSE (ratings[0].known);
  CU_ASSERT (ratings[1].known);
  CU_ASSERT (ratings[2].known);
  CU_ASSERT_DOUBLE_EQUAL (ratings[1].rating, 200 * log10 (1.5), 1e-4);
}

static void
nobody_is_rated_alone (void)
{
  static const gdouble won[] = { 0, 5, 0, 0 };
  LeagueRating ratings[2];

  league_ratings (won, 2, ratings);
  CU_ASSERT_FALSE (ratings[0].known);
  CU_ASSERT_FALSE (ratings[1].known);
}

/* Of 2398 games half of which are won the interval is 0.03999 wide, of 2396 it is 0.040006: the width of
 * Wilson's interval there is z / sqrt (n + z^2). */
static void
a_contest_is_settled_at_the_width (void)
{
  CU_ASSERT_FALSE (league_is_settled (1198, 2396, 0.04));
  CU_ASSERT (league_is_settled (1199, 2398, 0.04));
}

static void
few_games_settle_nothing (void)
{
  CU_ASSERT_FALSE (league_is_settled (0, LEAGUE_LEAST_GAMES - 2, 0.5));
  CU_ASSERT (league_is_settled (0, LEAGUE_LEAST_GAMES, 0.5));
}

static const TapTest tests[] = {
  { "intervals are the published ones", intervals_are_the_published_ones },
  { "of no games nothing is known", nothing_is_known_without_games },
  { "ratings are the published ones", ratings_are_the_published_ones },
  { "two are rated by their odds", two_are_rated_by_their_odds },
  { "who has always won has no number, and the others do", who_always_won_is_not_rated },
  { "where one has won everything nobody has a number", nobody_is_rated_alone },
  { "a contest is settled as soon as its interval is narrow enough", a_contest_is_settled_at_the_width },
  { "a few games settle nothing", few_games_settle_nothing },
  { NULL }
};

TAP_MAIN (tests)
