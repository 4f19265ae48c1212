/* SPDX-License-Identifier: GPL-3.0-or-later */
/* show.c: the table as a player sees it. */
#include "game.h"

/* The card of the trick that is the seat's. */
static void
show_played (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  const SortiePlay *p = &view->play;
  char name[SORTIE_MOVE_TEXT];
  guint n = 0;

  for (SORTIE_EACH_IN_ZONE (p, ht_trick (p), card))
    if (ht_player_of (p, n++) == seat)
      {
        SortieSketchItem *item =
            sortie_sketch_item (sketch, SORTIE_SKETCH_METER, seat,
                                sortie_rules_text (p->setup, FALSE, N_ ("Played")));

        item->rule = "HT-6";
        item->title = g_strdup (sortie_ref_name (p, view->seat, sortie_ref_card (card), name));
      }
}

static void
show_seat (const SortieView *view, SortieSketch *sketch, guint8 seat)
{
  const SortiePlay *p = &view->play;

  sortie_sketch_heading (sketch, seat, sortie_seat_name (p->setup, seat));
  sortie_sketch_variable (sketch, view, HT_VAR_SCORE, seat, 0);
  sortie_sketch_variable (sketch, view, HT_VAR_POINTS, seat, 0);
  show_played (view, sketch, seat);
  sortie_sketch_zone (sketch, view, sortie_zone_of (p, HT_ZONE_HAND, seat));
}

/* HT-5, HT-10: nobody leads before the first trick. */
static gboolean
has_leader (const SortiePlay *p)
{
  const SortiePhaseDecl *phase = sortie_phase (p);

  return phase != NULL && phase->proc == SORTIE_GAME_PROC (HT_PROC_PLAY);
}

/* The others from the left on, then the trick, then the reader. */
void
ht_show (const SortieView *view, SortieSketch *sketch)
{
  guint8 near = view->seat < HT_SEATS ? view->seat : 0;

  for (guint i = 1; i < HT_SEATS; i++)
    show_seat (view, sketch, (guint8) ((near + i) % HT_SEATS));
  sortie_sketch_row (sketch);
  if (has_leader (&view->play))
    sortie_sketch_variable (sketch, view, HT_VAR_LEADER, SORTIE_NO_SEAT, 0);
  sortie_sketch_zone (sketch, view, ht_trick (&view->play));
  sortie_sketch_variable (sketch, view, HT_VAR_BROKEN, SORTIE_NO_SEAT, 0);
  show_seat (view, sketch, near);
}
