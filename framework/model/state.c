/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* state.c: a state's memory: laying out its arrays, creating and copying it; and the constants that stand in for a
 * thing that does not exist. */
#include "model/fields.h"
#include "model/internal.h"

/* Every array starts at a multiple of this, enough for any member. */
#define ALIGNMENT 8

static gsize
aligned (gsize size)
{
  return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

/* Works out where each array lies. */
static void
lay_out_arrays (SortieState *s, const SortieBounds *bounds)
{
  gsize at = aligned (sizeof *s);
#define X(name, type) \
  s->at_##name = (guint32) at; \
  s->cap_##name = bounds->name; \
  at += aligned (bounds->name * sizeof (type));
  SORTIE_STATE_ARRAYS (X)
#undef X
  s->at_standing = (guint32) at;
  at += aligned (bounds->pieces * sizeof (SortieStanding));
  s->size = (guint32) at;
}

gsize
sortie_state_size (const SortieBounds *bounds)
{
  SortieState s;
  lay_out_arrays (&s, bounds);
  return s.size;
}

/* Bytes beyond the arrays' used parts mean nothing and keep their content. */
void
sortie_state_init (SortieState *s, const SortieBounds *bounds)
{
  memset (s, 0, sizeof *s);
  lay_out_arrays (s, bounds);
  s->n_zones = s->cap_zones;
  s->n_places = s->cap_places;
  s->n_vars = s->cap_vars;
  s->n_marks = s->cap_marks;
  memset (sortie_state_vars (s), 0, s->n_vars * sizeof (gint16));
  memset (sortie_state_marks (s), 0, s->n_marks * sizeof (gint16));
  s->n_denied = s->cap_denied;
  memset (sortie_state_denied (s), 0, s->n_denied * sizeof (guint16));

  for (guint zone = 0; zone < s->n_zones; zone++)
    sortie_state_zones (s)[zone] = sortie_no_zone;
  for (guint place = 0; place < s->n_places; place++)
    sortie_state_places (s)[place] = sortie_no_place;
}

SortieState *
sortie_state_new (const SortieBounds *bounds)
{
  SortieState *s = g_malloc (sortie_state_size (bounds));
  sortie_state_init (s, bounds);
  return s;
}

/* Up to this size one long copy is faster than many short ones. */
#define SMALL_BLOCK 4096

gsize
sortie_state_used (const SortieState *s)
{
  gsize used = sizeof *s + s->glance.n * sizeof (SortieStanding);

#define X(name, type) used += s->n_##name * sizeof (type);
  SORTIE_STATE_ARRAYS (X)
#undef X
  return used;
}

void
sortie_state_copy (SortieState *to, const SortieState *from)
{
  memcpy (to, from, from->size <= SMALL_BLOCK ? from->size : sizeof *from);
  if (from->size <= SMALL_BLOCK)
    return;
#define X(name, type) \
  memcpy (sortie_state_##name (to), sortie_state_##name (from), from->n_##name * sizeof (type));
  SORTIE_STATE_ARRAYS (X)
#undef X
  memcpy (sortie_state_standing (to), sortie_state_standing (from),
          from->glance.n * sizeof (SortieStanding));
}

/* If the heads are equal, so are the counts. */
gboolean
sortie_state_same (const SortieState *a, const SortieState *b)
{
  gboolean same = memcmp (a, b, sizeof *a) == 0;
#define X(name, type) \
  same = same \
         && memcmp (sortie_state_##name (a), sortie_state_##name (b), a->n_##name * sizeof (type)) \
                == 0;
  SORTIE_STATE_ARRAYS (X)
#undef X
  return same
         && memcmp (sortie_state_standing (a), sortie_state_standing (b),
                    a->glance.n * sizeof (SortieStanding)) == 0;
}

/* ---- No card, zone, place, piece ---------------------------------------------------------- */

const SortieCard sortie_no_card = {
  .above = SORTIE_NO_INDEX,
  .below = SORTIE_NO_INDEX,
  .zone = SORTIE_NO_INDEX,
  .piece = SORTIE_NO_INDEX,
  .owner = SORTIE_NO_SEAT,
};

const SortieZone sortie_no_zone = { .top = SORTIE_NO_INDEX, .bottom = SORTIE_NO_INDEX };

const SortiePlace sortie_no_place = { .first = SORTIE_NO_INDEX };

const SortiePiece sortie_no_piece = {
  .place = SORTIE_NO_INDEX,
  .next = SORTIE_NO_INDEX,
  .card = SORTIE_NO_INDEX,
  .controller = SORTIE_NO_SEAT,
};
