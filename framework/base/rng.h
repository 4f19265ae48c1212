/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rng.h: the one source of chance.
 *
 * A SortieRng is a plain value. Copying it copies the future: a cloned match rolls the same dice as
 * the original until one of them is reseeded. Equal seeds give equal numbers on every machine,
 * compiler and language, for ever; saved games depend on it.
 *
 * The generator is PCG-XSH-RR 64/32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient
 * Statistically Good Algorithms for Random Number Generation", HMC-CS-2014-0905), on stream 54, the
 * one whose first numbers the author publishes.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SortieRng:
 * @state: the generator's whole memory
 * @draws: how many numbers were taken since the seed; recorded in the journal
 */
typedef struct
{
  guint64 state;
  guint64 draws;
} SortieRng;

/**
 * sortie_rng_seed:
 * @rng: (out): the generator
 * @seed: any number
 *
 * Starts @rng afresh; @draws becomes 0.
 */
void sortie_rng_seed (SortieRng *rng, guint64 seed);

/**
 * sortie_rng_next:
 * @rng: the generator
 *
 * Takes one number and counts it.
 *
 * Returns: 32 bits, each pattern equally likely
 */
guint32 sortie_rng_next (SortieRng *rng);

/**
 * sortie_rng_below:
 * @rng: the generator
 * @n: the number of outcomes, at least 1
 *
 * Takes numbers until one can be used without favouring an outcome; nearly always the first. Each
 * one taken counts as a draw, also when @n is 1.
 *
 * Returns: a number in [0, @n), each equally likely
 */
guint32 sortie_rng_below (SortieRng *rng, guint32 n);

/**
 * sortie_rng_shuffle:
 * @rng: the generator
 * @items: (array length=n): what to shuffle, in place
 * @n: the number of items; 0 and 1 take no number
 *
 * Brings @items into an order, each order equally likely (Fisher and Yates, from the last item
 * down).
 */
void sortie_rng_shuffle (SortieRng *rng, guint16 *items, guint n);

G_END_DECLS
