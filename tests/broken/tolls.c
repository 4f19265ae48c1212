/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tolls.c: Bells with an event that only the rules cause, when everything that a move caused is over; its row does not say
 * so. */
#define sortie_game healthy_game
#include "tests/bells/bells.c"
#undef sortie_game

#include <string.h>

SortieGame sortie_game;
static SortieEventDecl more_events[G_N_ELEMENTS (events) + 1];

enum { TOLLED = G_N_ELEMENTS (events) - 1 };

static void
commit_tolled (SortiePlay *p, SortieEvent *event)
{
  sortie_var_add (p, OIL, event->seat, -1);
}

static gboolean
settle (SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_var (p, OIL, seat) % 2 == 1)
      {
        sortie_game_happens (p, TOLLED, seat, SORTIE_NOTHING, SORTIE_NOTHING, 1);
        return TRUE;
      }
  return FALSE;
}

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (more_events, events, sizeof events);
  more_events[TOLLED] = (SortieEventDecl) SORTIE_EVENT_ROW (tolled, N_ ("tolled"), "B-6", .says = N_ ("Oil drips."));
  sortie_game = healthy_game;
  sortie_game.rules.events = more_events;
  sortie_game.rules.settle = settle;
}
