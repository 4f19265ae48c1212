/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fit.h: the chance to win as a function of what is counted: logistic regression.
 *
 * The chance is 1 / (1 + (sides - 1) exp (-sum)), the sum being that of each count with its weight. There is no
 * constant to find: where everything is even, so is the chance, one in so many sides. Of two sides it is the logistic
 * function; of more, the share of exp (sum) where the others have 0.
 */
#pragma once
#include <glib.h>
G_BEGIN_DECLS

/* Positions, each with a row of counts and what came of it. */
typedef struct
{
  guint n_counts, n_sides;
  GArray *rows;  /* of float: n_counts for each position */
  GArray *won;   /* of guint8: 1 or 0 */
} FitSamples;

/**
 * fit_weights:
 * @towards: (nullable): weights that are known before, one for each count; NULL: 0
 * @ridge: how much the weights are pulled towards these, as a share of what the positions say: with 0 not at all, and
 *   counts that say the same get any weights
 * @ret_weights: one for each count
 *
 * Finds the weights by which the results are likeliest, by Newton's method. A count that is always 0 gets 0.
 */
void fit_weights (const FitSamples *samples, const double *towards, double ridge, double *ret_weights);

/* The chance that weights give to a row of @n counts, among @n_sides, at least 2. */
double fit_chance (const float *row, const double *weights, guint n, guint n_sides);

G_END_DECLS
