/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: the table as a player sees it, in the words of sortie/view.h; how it is drawn or said
 * is the console's. */
#include "game.h"

/* What a hand holds, its owner alone sees; sortie_sketch_zone() keeps to that by itself. */
static void
show_seat (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  const SortiePlay *p = &view->play;

  sortie_sketch_heading (sketch, seat, sortie_seat_name (p->setup, seat));
  sortie_sketch_zone (sketch, view, ce_hand (p, seat));
  if (sortie_is_over (p))
    sortie_sketch_variable (sketch, view, CE_VAR_PIPS, seat, 0);
}

static void
show_table (const SortieView *view, SortieSketch *sketch)
{
  const SortiePlay *p = &view->play;

  sortie_sketch_row (sketch);
  sortie_sketch_zone (sketch, view, ce_stock (p));
  if (ce_var (p, CE_VAR_NAMED) != CE_NO_SUIT)
    sortie_sketch_variable (sketch, view, CE_VAR_NAMED, SORTIE_NO_SEAT, 0);
  sortie_sketch_zone (sketch, view, ce_discards (p));
}

/* The others in the order in which they come, then the table, then the reader. */
void
ce_show (const SortieView *view, SortieSketch *sketch)
{
  guint8 n = sortie_n_seats (&view->play);
  guint8 near = view->seat < n ? view->seat : 0;

  for (guint i = 1; i < n; i++)
    show_seat (view, sketch, (guint8) ((near + i) % n));
  show_table (view, sketch);
  show_seat (view, sketch, near);
}
