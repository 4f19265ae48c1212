/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* rng.c: the generator of random numbers: PCG-XSH-RR with 64 bits of state. */
#include <sortie/base.h>
#include "base/internal.h"

/* The multiplier is the paper's default. The increment selects the stream and can be any odd number. */
#define PCG_MULTIPLIER G_GUINT64_CONSTANT (6364136223846793005)
#define PCG_INCREMENT ((G_GUINT64_CONSTANT (54) << 1) | 1)

static guint64
step_state (guint64 state)
{
  return state * PCG_MULTIPLIER + PCG_INCREMENT;
}

/* XSH-RR: the high bits of the state are the best ones. Fold them into 32 bits, then rotate by the top five. */
static guint32
output (guint64 state)
{
  guint32 folded = (guint32) (((state >> 18) ^ state) >> 27);
  guint32 turn = (guint32) (state >> 59);

  return (folded >> turn) | (folded << ((32 - turn) & 31));
}

void
sortie_rng_seed (SortieRng *rng, guint64 seed)
{
  g_return_if_fail (rng != NULL);

  rng->state = step_state (step_state (0) + seed);
  rng->draws = 0;
}

/* SplitMix64, in the variant that its authors call "mix variant 13". It is one to one. */
static guint64
mix_state (guint64 z)
{
  z = (z ^ z >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ z >> 31;
}

/* 2^64 divided by the golden ratio, made odd: the increment of SplitMix64. */
#define GOLDEN G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

guint64
sortie_rng_stream (guint64 seed, SortieStream stream, guint8 seat)
{
  return mix_state (mix_state (seed + GOLDEN) + GOLDEN * (((guint64) stream << 8 | seat) + 1));
}

guint32
sortie_rng_next (SortieRng *rng)
{
  guint64 state = rng->state;

  rng->state = step_state (state);
  rng->draws++;
  return output (state);
}

guint32
sortie_rng_below (SortieRng *rng, guint32 n)
{
  g_return_val_if_fail (n > 0, 0);

  /* The lowest 2^32 mod n numbers would give low outcomes one chance more than the others. We need that count only if
   * the number is below n, which is rare. */
  guint32 number;

  do
    number = sortie_rng_next (rng);
  while (number < n && number < (0 - n) % n);
  return number % n;
}
