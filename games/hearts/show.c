/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: the table as a player sees it. */
#include "game.h"

static void
show_seat (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  const SortiePlay *p = &view->play;

  sortie_sketch_heading (sketch, seat, sortie_seat_name (p->setup, seat));
  sortie_sketch_variable (sketch, view, HT_VAR_SCORE, seat, 0);
  sortie_sketch_variable (sketch, view, HT_VAR_POINTS, seat, 0);
  sortie_sketch_zone (sketch, view, sortie_zone_of (p, HT_ZONE_HAND, seat));
}

/* The others from the left on, then the trick, then the reader. */
void
ht_show (const SortieView *view, SortieSketch *sketch)
{
  guint8 near = view->seat < HT_SEATS ? view->seat : 0;

  for (guint i = 1; i < HT_SEATS; i++)
    show_seat (view, sketch, (guint8) ((near + i) % HT_SEATS));
  sortie_sketch_row (sketch);
  sortie_sketch_variable (sketch, view, HT_VAR_LEADER, SORTIE_NO_SEAT, 0);
  sortie_sketch_zone (sketch, view, ht_trick (&view->play));
  sortie_sketch_variable (sketch, view, HT_VAR_BROKEN, SORTIE_NO_SEAT, 0);
  show_seat (view, sketch, near);
}
