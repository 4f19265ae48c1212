/* SPDX-License-Identifier: GPL-3.0-or-later */
/* worlds.c: worlds that a seat imagines, to see what a move would lead to. */
#include "console/session/session.h"
#include "base/rng.h"

SortieState *
console_imagine_as (const SortiePlay *now, guint8 seat, guint number)
{
  SortieState *world = g_memdup2 (now->s, now->s->size);
  SortieRng rng;

  sortie_rng_seed (&rng, now->s->moves + number);
  sortie_view_imagine (now, seat, world, &rng);
  return world;
}

SortieState *
console_imagine (const SortiePlay *now, guint number)
{
  return console_imagine_as (now, sortie_to_move (now), number);
}

void
console_note_chance (gpointer fell, G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED const SortieChance *chance)
{
  *(gboolean *) fell = TRUE;
}
