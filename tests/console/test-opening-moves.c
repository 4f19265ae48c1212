/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-opening-moves.c: a step in which a move may open others is not ended for the player. Rallul may draw two cards at any time
 * in the turn (Draw Power), but units are summoned only in the Summon Phase (SW-5.2). The positions are laid out as steps
 * of lessons.
 */
#include "tests/console/table.h"
#include "tests/tap/game.h"

#define LESSON(draw)                                                                                            \
  "game summoner-wars\nchoose deck:south=guild-dwarves\nchoose deck:north=cave-goblins\nteaches a draw\n\n"      \
  "scenario a step\nposition\n  turn south turn summon\n  d1: south rallul\n  d3: south wall\n"                  \
  "  f8: north sneeks\n  south.draw: " draw "\n"                                                                \
  "teach\n  say Draw.\n  accept activate d1\n  otherwise Not now.\n  done So be it.\n"

/* Whether the program ends South's Summon Phase. */
static gboolean
is_spared (const char *text)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", text);

  return console_stops_spare (table->session);
}

/* A Goblin Fighter costs nothing. */
static void
a_unit_that_may_be_drawn_can_be_summoned (void)
{
  CU_ASSERT_FALSE (is_spared (LESSON ("goblin-fighter goblin-fighter")));
}

/* Mundol costs 7 magic, and there is none. */
static void
a_unit_that_cannot_be_paid_keeps_no_step_open (void)
{
  CU_ASSERT_TRUE (is_spared (LESSON ("mundol mundol")));
}

static const TapTest tests[] = {
  { "SW-5.2 a step stays open if a drawn unit could be summoned in it", a_unit_that_may_be_drawn_can_be_summoned },
  { "and ends if no drawn unit could be paid for", a_unit_that_cannot_be_paid_keeps_no_step_open },
  { NULL },
};

TAP_MAIN (tests)
