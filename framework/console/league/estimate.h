/* SPDX-License-Identifier: GPL-3.0-or-later */
/* estimate.h: what can be concluded from a number of games.
 *
 * All intervals are of 95 %. A drawn game counts as half of a win.
 */
#pragma once
#include <glib.h>

/* A share of all, from 0 to 1, and where the true one lies. */
typedef struct
{
  gdouble share, low, high;
} LeagueShare;

/* The score interval of E. B. Wilson ("Probable inference, the law of succession, and statistical
 * inference", JASA 22, 1927). Of no games: 0 to 1. */
LeagueShare league_wilson (gdouble won, gdouble games);

/* Fewer games are not looked at: the first few may agree by chance. */
#define LEAGUE_LEAST_GAMES 50

/* Whether a contest is decided as well as was asked for: the sequential procedure of Y. S. Chow and
 * H. Robbins ("On the asymptotic theory of fixed-width sequential confidence intervals for the mean",
 * Annals of Mathematical Statistics 36, 1965) ends when the interval is not wider than @width. Asked
 * after whole pairs of games. */
gboolean league_is_settled (gdouble won, guint games, gdouble width);

/* How strong one of those who met is. */
typedef struct
{
  gboolean known;          /* else no finite number fits: it has won, or lost, all that connects it */
  gdouble rating;          /* points of which 400 are odds of 10 to 1; the mean of all known is 0 */
  gdouble low, high;
} LeagueRating;

/**
 * league_ratings:
 * @won: (array length=n*n): won[i * n + j]: how many games i won against j
 * @ret: (array length=n): (out)
 *
 * The model of R. A. Bradley and M. E. Terry ("Rank analysis of incomplete block designs",
 * Biometrika 39, 1952), fitted by maximum likelihood with the iteration of D. R. Hunter ("MM algorithms
 * for generalized Bradley-Terry models", Annals of Statistics 32, 2004). The intervals follow from
 * the curvature of the likelihood there. The estimate exists among those of whom each has, directly or
 * by way of others, won against each other (L. R. Ford, "Solution of a ranking problem from binary
 * comparisons", American Mathematical Monthly 64, 1957): the largest such group is rated.
 */
void league_ratings (const gdouble *won, guint n, LeagueRating *ret);
