/* SPDX-License-Identifier: GPL-3.0-or-later */
/* warnings.c: what a player may overlook: that somebody is on the way to all points (HT-12). */
#include "game.h"

#include <libintl.h>

/* More than the queen of spades, or many hearts: by then it is meant. */
#define MANY_POINTS 14

static char *
moon_sentence (const SortiePlay *p, guint8 seat, gint points)
{
  char n[8];
  const SortieTextArg args[]
      = { { "seat", sortie_seat_name (p->setup, seat) }, { "points", n } };

  g_snprintf (n, sizeof n, "%d", points);
  return sortie_text_fill (dgettext (sortie_catalogue (p)->domain,
                                     "All {points} points of this round so far are {seat}’s. Whoever "
                                     "takes all 26 shoots the moon (HT-12)."),
                           args, G_N_ELEMENTS (args));
}

static char *
warn_moon (const SortieView *view, const SortieMoves *legal)
{
  const SortiePlay *p = &view->play;
  gint all = 0;

  (void) legal;
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    all += sortie_var (p, HT_VAR_POINTS, seat);
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    if (seat != view->seat && all >= MANY_POINTS && sortie_var (p, HT_VAR_POINTS, seat) == all)
      return moon_sentence (p, seat, all);
  return NULL;
}

const SortieWarningDecl ht_warnings[] = {
  { "moon", N_ ("Somebody else has taken all points of the round so far"), SORTIE_WARN_DANGER,
    warn_moon },
  { NULL },
};
