/* SPDX-License-Identifier: GPL-3.0-or-later */
/* estimate.h: what can be concluded from a number of games.
 *
 * All intervals are at 95 %. A drawn game counts as half a win.
 */
#pragma once
#include <glib.h>

/* A share, from 0 to 1, and the interval of the true one. */
typedef struct
{
  gdouble share, low, high;
} LeagueShare;

/* The score interval of E. B. Wilson ("Probable inference, the law of succession, and statistical inference", JASA
 * 22, 1927). For no games: 0 to 1. */
LeagueShare league_wilson (gdouble won, gdouble games);

/* a contest has at least so many games: the first few may agree by chance */
#define LEAGUE_LEAST_GAMES 50

/* Whether a contest is decided precisely enough. The sequential procedure of Y. S. Chow and H. Robbins ("On the
 * asymptotic theory of fixed-width sequential confidence intervals for the mean", Annals of Mathematical
 * Statistics 36, 1965) ends when the interval is no wider than @width. Call it after whole pairs of games. */
gboolean league_is_settled (gdouble won, guint games, gdouble width);

/* The strength of one of the participants. */
typedef struct
{
  gboolean known;          /* FALSE: no finite number fits: it won, or lost, all games that connect it */
  gdouble rating;          /* in points: 400 points are odds of 10 to 1; the mean of all known ratings is 0 */
  gdouble low, high;
} LeagueRating;

/**
 * league_ratings:
 * @won: (array length=n*n): won[i * n + j]: how many games i won against j
 * @ret: (array length=n): (out)
 *
 * The model of R. A. Bradley and M. E. Terry ("Rank analysis of incomplete block designs",
 * Biometrika 39, 1952), fitted by maximum likelihood with the iteration of D. R. Hunter ("MM algorithms
 * for generalized Bradley-Terry models", Annals of Statistics 32, 2004). The intervals follow from the curvature of
 * the likelihood at its maximum. An estimate only exists within a group whose members have all won against each
 * other, directly or by way of others (L. R. Ford, "Solution of a ranking problem from binary comparisons", American
 * Mathematical Monthly 64, 1957): we rate the largest such group.
 */
void league_ratings (const gdouble *won, guint n, LeagueRating *ret);
