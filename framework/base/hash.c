/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* hash.c: XXH64 with seed 0, written from the specification of the algorithm. */
#include "base/bytes.h"

#include <string.h>

#define PRIME_1 G_GUINT64_CONSTANT (0x9E3779B185EBCA87)
#define PRIME_2 G_GUINT64_CONSTANT (0xC2B2AE3D27D4EB4F)
#define PRIME_3 G_GUINT64_CONSTANT (0x165667B19E3779F9)
#define PRIME_4 G_GUINT64_CONSTANT (0x85EBCA77C2B2AE63)
#define PRIME_5 G_GUINT64_CONSTANT (0x27D4EB2F165667C5)

#define LANES 4
#define STRIPE (LANES * 8)

static inline guint64
rotate (guint64 value, int bits)
{
  return (value << bits) | (value >> (64 - bits));
}

static inline guint64
load_32 (const guint8 *at)
{
  guint32 value;

  memcpy (&value, at, sizeof value);
  return GUINT32_FROM_LE (value);
}

static inline guint64
load_64 (const guint8 *at)
{
  guint64 value;

  memcpy (&value, at, sizeof value);
  return GUINT64_FROM_LE (value);
}

static inline guint64
mix_lane (guint64 lane, guint64 input)
{
  return rotate (lane + input * PRIME_2, 31) * PRIME_1;
}

/* Four lanes process the whole stripes side by side and are then merged. */
static guint64
hash_stripes (const guint8 *at, const guint8 *end)
{
  guint64 lanes[LANES] = { PRIME_1 + PRIME_2, PRIME_2, 0, 0 - PRIME_1 };
  guint64 hash;

  for (; end - at >= STRIPE; at += STRIPE)
    for (int i = 0; i < LANES; i++)
      lanes[i] = mix_lane (lanes[i], load_64 (at + 8 * i));

  hash =
      rotate (lanes[0], 1) + rotate (lanes[1], 7) + rotate (lanes[2], 12) + rotate (lanes[3], 18);
  for (int i = 0; i < LANES; i++)
    hash = (hash ^ mix_lane (0, lanes[i])) * PRIME_1 + PRIME_4;
  return hash;
}

/* Hashes what is left after the stripes: eight bytes at a time, at most one group of four, then single bytes. */
static guint64
hash_rest (guint64 hash, const guint8 *at, const guint8 *end)
{
  for (; end - at >= 8; at += 8)
    hash = rotate (hash ^ mix_lane (0, load_64 (at)), 27) * PRIME_1 + PRIME_4;
  if (end - at >= 4)
    {
      hash = rotate (hash ^ (load_32 (at) * PRIME_1), 23) * PRIME_2 + PRIME_3;
      at += 4;
    }
  for (; at < end; at++)
    hash = rotate (hash ^ (*at * PRIME_5), 11) * PRIME_1;
  return hash;
}

static guint64
avalanche (guint64 hash)
{
  hash = (hash ^ (hash >> 33)) * PRIME_2;
  hash = (hash ^ (hash >> 29)) * PRIME_3;
  return hash ^ (hash >> 32);
}

guint64
sortie_hash_bytes (const guint8 *bytes, gsize size)
{
  static const guint8 nothing[1];
  const guint8 *begin = bytes == NULL ? nothing : bytes;
  gsize striped = size - size % STRIPE;
  guint64 hash = striped > 0 ? hash_stripes (begin, begin + striped) : PRIME_5;

  return avalanche (hash_rest (hash + size, begin + striped, begin + size));
}
