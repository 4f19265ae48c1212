/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: the table as a player sees it. */
#include "game.h"

/* What counts about a card, row by row; what it does not have is left out. */
static const guint8 *const shown[FR_N_PLACES] = {
  [FR_PLACE_MARKET]
    = (const guint8[]) { FR_VALUE_COST, FR_VALUE_SUPPLIES, FR_VALUE_TRAIL, 0xff },
  [FR_PLACE_LAND] = (const guint8[]) { FR_VALUE_DISTANCE, FR_VALUE_RENOWN, 0xff },
  [FR_PLACE_CAMP] = (const guint8[]) { 0xff },
  [FR_PLACE_TOWN] = (const guint8[]) { FR_VALUE_RENOWN, 0xff },
};

static gboolean
is_empty (const SortiePlay *p, FrPlace row, guint8 seat, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!sortie_place_is_free (p, fr_place (p, row, seat, i)))
      return FALSE;
  return TRUE;
}

/* The places of a row on which something stands. */
static void
show_row (const SortieView *view, SortieSketch *sketch, FrPlace row, guint8 seat, guint n)
{
  if (is_empty (&view->play, row, seat, n))
    return;
  sortie_sketch_row (sketch);
  for (guint i = 0; i < n; i++)
    if (!sortie_place_is_free (&view->play, fr_place (&view->play, row, seat, i)))
      sortie_sketch_place (sketch, view, fr_place (&view->play, row, seat, i),
                           shown[row]);
}

static void
show_seat (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  const SortiePlay *p = &view->play;

  sortie_sketch_heading (sketch, seat, sortie_seat_name (p->setup, seat));
  sortie_sketch_variable (sketch, view, FR_VAR_RENOWN, seat, 0);
  if (seat == sortie_active (p))
    {
      sortie_sketch_variable (sketch, view, FR_VAR_SUPPLIES, seat, 0);
      sortie_sketch_variable (sketch, view, FR_VAR_TRAIL, seat, 0);
    }
  show_row (view, sketch, FR_PLACE_TOWN, seat, FR_TOWN);
  show_row (view, sketch, FR_PLACE_CAMP, seat, FR_CAMP);
  sortie_sketch_row (sketch);
  sortie_sketch_zone (sketch, view, sortie_zone_of (p, FR_ZONE_DECK, seat));
  sortie_sketch_zone (sketch, view, sortie_zone_of (p, FR_ZONE_DISCARD, seat));
  sortie_sketch_zone (sketch, view, sortie_zone_of (p, FR_ZONE_HAND, seat));
}

/* The others in the order in which they come, then what is to be had, then the reader. */
void
fr_show (const SortieView *view, SortieSketch *sketch)
{
  const SortiePlay *p = &view->play;
  guint8 n = sortie_n_seats (p), near = view->seat < n ? view->seat : 0;

  for (guint i = 1; i < n; i++)
    show_seat (view, sketch, (guint8) ((near + i) % n));
  show_row (view, sketch, FR_PLACE_MARKET, SORTIE_NO_SEAT, FR_MARKET);
  show_row (view, sketch, FR_PLACE_LAND, SORTIE_NO_SEAT, FR_VALLEYS);
  sortie_sketch_row (sketch);
  sortie_sketch_zone (sketch, view, sortie_zone_of (p, FR_ZONE_MARKET_DECK, SORTIE_NO_SEAT));
  sortie_sketch_zone (sketch, view, sortie_zone_of (p, FR_ZONE_LAND_DECK, SORTIE_NO_SEAT));
  show_seat (view, sketch, near);
}
