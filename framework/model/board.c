/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* board.c: names of places, and finding a place by its name. */
#include <sortie/table.h>
#include "model/internal.h"

#include <string.h>

/* Room for two identifiers, a dot and a number. */
#define LONGEST_NAME 128

const SortieSpot *
sortie_place_spot (const SortieSetup *setup, guint16 place)
{
  g_return_val_if_fail (place < setup->bounds.places, NULL);
  return &setup->spots[place];
}

/* The prefix of a place that a seat has on either side. */
static const char *const sides[] = { [SORTIE_NO_SIDE] = "", [SORTIE_LEFT] = "left-",
                                     [SORTIE_RIGHT] = "right-" };

/* Prints a name without its seat: `front`, `track2`, `left-track2`, `c3`. */
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

/* The rest of the text after @beginning, or NULL if the text does not begin with it. */
static const char *
behind (const char *text, const char *beginning)
{
  return text != NULL && g_str_has_prefix (text, beginning) ? text + strlen (beginning) : NULL;
}

/* Whether the text is that number as it is printed, counted from 1. @text: (nullable). */
static gboolean
is_number (const char *text, guint number)
{
  guint64 n = 0;

  if (text == NULL || *text < '1' || *text > '9')
    return FALSE;
  while (g_ascii_isdigit (*text) && n <= number)
    n = n * 10 + (guint) g_ascii_digit_value (*text++);
  return n == number && *text == '\0';
}

/* Compares a text with the result of print_bare_name() without printing it, which would be slower. */
static gboolean
has_bare_name (const SortieSetup *setup, const SortieSpot *spot, const char *bare)
{
  const SortiePlaceDecl *set = &setup->places[spot->decl];
  const char *rest;

  if (set->shape == SORTIE_PLACE_GRID)
    return *bare == 'a' + spot->x && is_number (bare + 1, spot->y + 1u);
  rest = behind (behind (bare, sides[spot->side]), set->id);
  if (set->shape == SORTIE_PLACE_SLOT && set->count == 1)
    return rest != NULL && *rest == '\0';
  return is_number (rest, spot->x + 1u);
}

/* A player may also give the full name of his own place. */
guint16
sortie_place_parse (const SortieSetup *setup, const char *name, guint8 viewer)
{
  const char *dot = strrchr (name, '.'), *bare = dot != NULL ? dot + 1 : name;
  const gsize seat = (gsize) (bare - name); /* the length of the seat's name and the dot */

  for (guint16 place = 0; place < setup->bounds.places; place++)
    {
      const SortieSpot *spot = sortie_place_spot (setup, place);
      const char *id = spot->seat != SORTIE_NO_SEAT ? setup->seat_ids[spot->seat] : "";

      if ((seat > 0 ? *id != '\0' && strlen (id) + 1 == seat && strncmp (id, name, seat - 1) == 0
                    : *id == '\0' || spot->seat == viewer)
          && has_bare_name (setup, spot, bare))
        return place;
    }
  return SORTIE_NO_INDEX;
}
