/* SPDX-License-Identifier: GPL-3.0-or-later */
/* tolls.c: Bells with two events that only the rules cause, when everything that a move caused is over; their rows do not
 * say so. One of them is rare: it takes a rope on top of the deck in the second turn. */
#define sortie_game healthy_game
#include "tests/bells/bells.c"
#undef sortie_game

#include <string.h>

SortieGame sortie_game;
static SortieEventDecl more_events[G_N_ELEMENTS (events) + 2];

enum { TOLLED = G_N_ELEMENTS (events) - 1, CHIMED };

static void
commit_tolled (SortiePlay *p, SortieEvent *event)
{
  sortie_var_add (p, OIL, event->seat, -1);
}

static void
commit_chimed (SortiePlay *p, SortieEvent *event)
{
  commit_tolled (p, event);
}

static gboolean
is_rare (const SortiePlay *p)
{
  guint16 top = sortie_zone_top (p, sortie_zone_of (p, DECK, SORTIE_NO_SEAT));

  return sortie_turn_number (p) == 2 && top != SORTIE_NO_INDEX
         && strcmp (sortie_def (p, sortie_card (p, top)->def)->id, "rope") == 0;
}

static gboolean
settle (SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_var (p, OIL, seat) % 2 == 1)
      {
        sortie_game_happens (p, is_rare (p) ? CHIMED : TOLLED, seat, SORTIE_NOTHING, SORTIE_NOTHING, 1);
        return TRUE;
      }
  return FALSE;
}

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (more_events, events, sizeof events);
  more_events[TOLLED] = (SortieEventDecl) SORTIE_EVENT_ROW (tolled, N_ ("tolled"), "B-6", .says = N_ ("Oil drips."));
  more_events[CHIMED] = (SortieEventDecl) SORTIE_EVENT_ROW (chimed, N_ ("chimed"), "B-6", .says = N_ ("Oil runs."));
  sortie_game = healthy_game;
  sortie_game.rules.events = more_events;
  sortie_game.rules.settle = settle;
}
