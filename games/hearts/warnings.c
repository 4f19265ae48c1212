/* SPDX-License-Identifier: GPL-3.0-or-later */
/* warnings.c: what a player may overlook: that somebody is on the way to all points (HT-12). */
#include "game.h"

/* More than the queen of spades, or many hearts: by then it is meant. */
#define MANY_POINTS 14

static gboolean
has_all_points (const SortieView *view, guint8 seat, gint *ret_n)
{
  gint all = 0;

  for (guint8 each = 0; each < HT_SEATS; each++)
    all += sortie_var (&view->play, HT_VAR_POINTS, each);
  *ret_n = all;
  return all >= MANY_POINTS && sortie_var (&view->play, HT_VAR_POINTS, seat) == all;
}

const SortieWarningDecl ht_warnings[] = {
  { "moon", N_ ("Somebody else has taken all points of the round so far"), SORTIE_WARN_DANGER, NULL,
    N_ ("All {n} points of this round so far are {seat}’s. Whoever takes all 26 shoots the moon (HT-12)."),
    has_all_points },
  { NULL },
};
