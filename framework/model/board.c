/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include <sortie/table.h>
#include "model/internal.h"

/* Two identifiers, a dot, a number. */
#define LONGEST_NAME 128

const SortieSpot *
sortie_place_spot (const SortieSetup *setup, guint16 place)
{
  g_return_val_if_fail (place < setup->bounds.places, NULL);
  return &setup->spots[place];
}

/* Before the name of a place that a seat has on either side. */
static const char *const sides[] = { [SORTIE_NO_SIDE] = "", [SORTIE_LEFT] = "left-",
                                     [SORTIE_RIGHT] = "right-" };

/* `front`, `track2`, `left-track2`, `c3`. */
static void
print_bare_name (const SortieSetup *setup, const SortieSpot *spot, char *buffer, gsize size)
{
  const SortiePlaceDecl *set = &setup->places[spot->decl];
  if (set->shape == SORTIE_PLACE_GRID)
    g_snprintf (buffer, size, "%c%u", 'a' + spot->x, spot->y + 1u);
  else if (set->shape == SORTIE_PLACE_SLOT && set->count == 1)
    g_snprintf (buffer, size, "%s%s", sides[spot->side], set->id);
  else
    g_snprintf (buffer, size, "%s%s%u", sides[spot->side], set->id, spot->x + 1u);
}

const char *
sortie_place_name (const SortieSetup *setup, guint16 place, guint8 viewer, char *buffer, gsize size)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);
  g_return_val_if_fail (spot != NULL, NULL);
  char bare[LONGEST_NAME];

  print_bare_name (setup, spot, bare, sizeof bare);
  if (spot->seat == SORTIE_NO_SEAT || spot->seat == viewer)
    g_strlcpy (buffer, bare, size);
  else
    g_snprintf (buffer, size, "%s.%s", setup->seat_ids[spot->seat], bare);
  return buffer;
}

static gboolean
is_named (const SortieSetup *setup, guint16 place, const char *name, guint8 viewer)
{
  char buffer[LONGEST_NAME];
  return strcmp (sortie_place_name (setup, place, viewer, buffer, sizeof buffer), name) == 0;
}

/* Whether a place could be called this, but for its seat: printing its name costs more than that. */
static gboolean
begins_like (const SortieSetup *setup, guint16 place, const char *bare)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);
  const SortiePlaceDecl *set = &setup->places[spot->decl];

  if (set->shape == SORTIE_PLACE_GRID)
    return *bare == 'a' + spot->x;
  return g_str_has_prefix (bare, spot->side == SORTIE_NO_SIDE ? set->id : sides[spot->side]);
}

/* One's own places may be named in full, too. */
guint16
sortie_place_parse (const SortieSetup *setup, const char *name, guint8 viewer)
{
  const char *dot = strrchr (name, '.'), *bare = dot != NULL ? dot + 1 : name;

  for (guint16 place = 0; place < setup->bounds.places; place++)
    if (begins_like (setup, place, bare)
        && (is_named (setup, place, name, viewer) || is_named (setup, place, name, SORTIE_NO_SEAT)))
      return place;
  return SORTIE_NO_INDEX;
}
