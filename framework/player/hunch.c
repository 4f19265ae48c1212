/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* hunch.c: a hash table of what moves are usually worth (see hunch.h). */
#include "player/hunch.h"

#include <string.h>

/* Three quarters full: any fuller, and finding a free place takes long. */
#define MOST_KEPT (HUNCH_MOVES / 4 * 3)

void
hunches_init (Hunches *hunches)
{
  *hunches = (Hunches) { .entries = g_new0 (Hunch, HUNCH_MOVES), .age = 1 };
}

void
hunches_clear (Hunches *hunches)
{
  g_free (hunches->entries);
}

void
hunches_begin (Hunches *hunches)
{
  hunches->age++;
  hunches->n = 0;
}

void
hunches_copy (Hunches *to, const Hunches *from)
{
  memcpy (to->entries, from->entries, sizeof *to->entries * HUNCH_MOVES);
  to->age = from->age;
  to->n = from->n;
}

gboolean
hunches_are_many (const Hunches *hunches)
{
  return hunches->n > HUNCH_MOVES / 2;
}

Hunch *
hunch_of (Hunches *hunches, guint64 key)
{
  Hunch *hunch;
  guint i = (key ^ key >> 32) % HUNCH_MOVES;

  while ((hunch = &hunches->entries[i])->age == hunches->age)
    {
      if (hunch->key == key)
        return hunch;
      i = (i + 1) % HUNCH_MOVES;
    }
  if (hunches->n >= MOST_KEPT)
    return NULL;
  hunches->n++;
  *hunch = (Hunch) { .key = key, .age = hunches->age };
  return hunch;
}

void
hunch_note (Hunch *hunch, double gain)
{
  hunch->looks++;
  hunch->gain += gain;
}

double
hunch_gain (const Hunch *hunch)
{
  return hunch->gain / hunch->looks;
}
