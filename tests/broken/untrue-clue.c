/* SPDX-License-Identifier: GPL-3.0-or-later */
/* untrue-clue.c: who is told which cards are of a colour or a number is told another of the same cards, too. The marks
 * are written past sortie_card_set_flag(), which refuses what is not true. */
#define sortie_game healthy_game
#include "tests/lamplight/lamplight.c"
#undef sortie_game

#include <string.h>

SortieGame sortie_game;
static SortieEventDecl broken_events[G_N_ELEMENTS (events)];

static void
commit_told_twice (SortiePlay *p, SortieEvent *event)
{
  guint value = sortie_ref_index (event->other) >> 8, word = sortie_ref_word_index (event->other);
  guint other = (value == VALUE_COLOUR ? FLAG_COLOUR : FLAG_RANK) + (word + 1) % COLOURS;

  commit_told (p, event);
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, ZONE_HAND, event->seat), card))
    if (is_told (p, card, event->other))
      sortie_state_cards (p->s)[card].flags |= (guint16) (1 << other);
}

__attribute__ ((constructor)) static void
make_game (void)
{
  memcpy (broken_events, events, sizeof events);
  broken_events[EVENT_TOLD].commit = commit_told_twice;
  sortie_game = healthy_game;
  sortie_game.rules.events = broken_events;
}
