/* SPDX-License-Identifier: GPL-3.0-or-later */
/* warnings.c: what a player may overlook: that somebody is about to lay the last card (CE-13). */
#include "game.h"

#include <libintl.h>

static char *
last_card_sentence (const SortiePlay *p, guint8 seat)
{
  return sortie_text_fill (dgettext (sortie_catalogue (p)->domain, "{seat} has one card left."),
                           (const SortieTextArg[]){
                               { "seat", sortie_seat_name (p->setup, seat) } },
                           1);
}

static char *
warn_last_card (const SortieView *view, const SortieMoves *legal)
{
  const SortiePlay *p = &view->play;

  (void) legal;
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (seat != view->seat && sortie_zone_count (p, ce_hand (p, seat)) == 1)
      return last_card_sentence (p, seat);
  return NULL;
}

const SortieWarningDecl ce_warnings[] = {
  { "last-card", N_ ("Somebody else has one card left"), SORTIE_WARN_DANGER, warn_last_card },
  { NULL },
};
