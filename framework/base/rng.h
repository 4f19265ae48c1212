/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rng.h: the seeds of random numbers that are not the deal's. */
#pragma once
#include <sortie/base.h>

/* What a random stream is for. The deal uses the seed of a match unchanged. */
typedef enum
{
  SORTIE_STREAM_BOT = 1, /* for the thinking of a bot */
} SortieStream;

/**
 * sortie_rng_stream:
 * @seed: the seed of a match
 * @stream: what the stream is for
 * @seat: the seat that uses it
 *
 * No player may draw the numbers of the deal or of another seat. So each stream has its own seed, mixed from
 * the three arguments. The mixing is the finaliser of SplitMix64 (G. L. Steele,
 * D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014); it maps different
 * seeds of a match to different seeds of the same stream.
 *
 * Returns: a seed for sortie_rng_seed()
 */
guint64 sortie_rng_stream (guint64 seed, SortieStream stream, guint8 seat);
