/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: the table as somebody sits at it: his own back row is the lowest. */
#include "table.h"

static const guint8 shown_values[] = { SW_VALUE_ATTACK, SW_VALUE_LIFE, 0xff };

static void
show_row (const SortieView *view, SortieSketch *sketch, guint y, gboolean turned)
{
  guint width = view->play.setup->width;

  sortie_sketch_row (sketch);
  for (guint x = 0; x < width; x++)
    sortie_sketch_place (sketch, view, sw_space (&view->play, turned ? width - 1 - x : x, y),
                         shown_values);
}

static void
show_piles (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  static const SwZone zones[] = { SW_ZONE_HAND, SW_ZONE_MAGIC, SW_ZONE_DRAW, SW_ZONE_DISCARD };

  sortie_sketch_heading (sketch, seat, sortie_seat_name (view->play.setup, seat));
  sortie_sketch_row (sketch);
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    sortie_sketch_zone (sketch, view, sw_zone (&view->play, zones[i], seat));
}

void
sw_show (const SortieView *view, SortieSketch *sketch)
{
  const SortieSetup *setup = view->play.setup;
  guint8 near = view->seat < setup->n_seats ? view->seat : SW_SOUTH;
  gboolean turned = sw_side (near) != 0;

  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    if (sw_side (seat) != sw_side (near))
      show_piles (view, sketch, seat);
  for (guint i = 0; i < setup->height; i++)
    show_row (view, sketch, turned ? i : setup->height - 1 - i, turned);
  for (guint8 seat = 0; seat < setup->n_seats; seat++)
    if (sw_side (seat) == sw_side (near))
      show_piles (view, sketch, seat);
}
