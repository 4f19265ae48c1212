/* SPDX-License-Identifier: GPL-3.0-or-later */
/* cites-nothing.c: telling cites a rule that the rulebook does not have. */
#define sortie_game healthy_game
#include "tests/lamplight/lamplight.c"
#undef sortie_game

#include <string.h>

SortieGame sortie_game;
static SortieEventDecl broken_events[G_N_ELEMENTS (events)];

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (broken_events, events, sizeof events);
  broken_events[EVENT_TOLD].rule = "G-99";
  sortie_game = healthy_game;
  sortie_game.rules.events = broken_events;
}
