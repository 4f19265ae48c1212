/* SPDX-License-Identifier: GPL-3.0-or-later */
/* untrue-denial.c: who is told which cards are of a colour or a number is told of the first of them that it is not, too.
 * The note is written past sortie_card_clue(), which makes only true ones. */
#define sortie_game healthy_game
#include "tests/lamplight/lamplight.c"
#undef sortie_game

#include <string.h>

SortieGame sortie_game;
static SortieEventDecl broken_events[G_N_ELEMENTS (events)];

static void
commit_told_and_denied (SortiePlay *p, SortieEvent *event)
{
  SortieRef first = SORTIE_NOTHING;

  commit_told (p, event);
  if (told_cards (p, event, &first, 1) == 1)
    sortie_state_denied (p->s)[sortie_ref_index (first)] |= sortie_card_flags (p, sortie_ref_index (first));
}

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (broken_events, events, sizeof events);
  broken_events[EVENT_TOLD].commit = commit_told_and_denied;
  sortie_game = healthy_game;
  sortie_game.rules.events = broken_events;
}
