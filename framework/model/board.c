/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* board.c: names of places, and finding a place by its name. */
#include <sortie/table.h>
#include "model/internal.h"

#include <string.h>

const SortieSpot *
sortie_place_spot (const SortieSetup *setup, guint16 place)
{
  g_return_val_if_fail (place < setup->bounds.places, NULL);
  return &setup->spots[place];
}

/* The prefix of a place that a seat has on either side. */
static const char *const sides[] = { [SORTIE_NO_SIDE] = "", [SORTIE_LEFT] = "left-",
                                     [SORTIE_RIGHT] = "right-" };

/* Copies a text behind the first @n bytes of the buffer. Returns: where it ends. Whoever reads a line needs the names
 * of all places, and would spend most of the time in printf(). */
static gsize
append_id (char *buffer, gsize size, gsize n, const char *text)
{
  return n + MIN (g_strlcpy (buffer + n, text, size - n), size - n - 1);
}

static gsize
append_number (char *buffer, gsize size, gsize n, guint number)
{
  char digits[] = "0000000000";
  guint at = strlen (digits);

  for (; number > 0; number /= 10)
    digits[--at] = (char) ('0' + number % 10);
  return append_id (buffer, size, n, digits + at);
}

/* A name without its seat: `front`, `track2`, `left-track2`, `c3`. */
static gsize
append_bare_name (char *buffer, gsize size, gsize n, const SortieSetup *setup, const SortieSpot *spot)
{
  const SortiePlaceDecl *set = &setup->places[spot->decl];
  const char column[] = { (char) ('a' + spot->x), '\0' };

  if (set->shape == SORTIE_PLACE_GRID)
    return append_number (buffer, size, append_id (buffer, size, n, column), spot->y + 1u);
  n = append_id (buffer, size, append_id (buffer, size, n, sides[spot->side]), set->id);
  return set->shape == SORTIE_PLACE_SLOT && set->count == 1 ? n : append_number (buffer, size, n, spot->x + 1u);
}

const char *
sortie_place_name (const SortieSetup *setup, guint16 place, guint8 viewer, char *buffer, gsize size)
{
  const SortieSpot *spot = sortie_place_spot (setup, place);
  g_return_val_if_fail (spot != NULL, NULL);
  gsize n = 0;

  if (spot->seat != SORTIE_NO_SEAT && spot->seat != viewer)
    n = append_id (buffer, size, append_id (buffer, size, 0, setup->seat_ids[spot->seat]), ".");
  append_bare_name (buffer, size, n, setup, spot);
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

/* Compares a text with the result of append_bare_name() without writing it, which would be slower. */
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
