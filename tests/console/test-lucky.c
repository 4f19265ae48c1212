/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-lucky.c: what a hint says where a win needs luck. Baldar's three dice hit on 3 or more (SW-11.6). Two hits
 * destroy Sneeks, with 2 life points left: 20 of 27 cases, 74 in a hundred.
 */
#include <string.h>

#include "match/whole.h"
#include "tests/console/table.h"
#include "tests/tap/game.h"

#define LESSON(phase, place) \
  "game summoner-wars\nchoose deck:south=guild-dwarves\nchoose deck:north=cave-goblins\nteaches luck\n\n" \
  "scenario a step\nposition\n  turn south turn " phase "\n  d1: south oldin\n  c7: north sneeks wounds=5\n" \
  "  " place ": south baldar\nteach\n  say Look.\n  accept done\n  otherwise Not now.\n  done So be it.\n"
#define CHANCE "74 %"

/* how many moves were made, which chooses the dice that the hint tries */
#define SEEDS 25

/* The first line says how to win. */
static void
says (const char *lesson, const char *line)
{
  for (guint i = 0; i < SEEDS; i++)
    {
      g_autoptr (Table) table = table_new_lesson ("summoner-wars", lesson);
      g_auto (GStrv) lines = NULL;

      table->match->now.s->moves += i;
      lines = g_strsplit (table_type (table, "hint 20"), "\n", -1);
      if (strstr (lines[0], line) == NULL || strstr (lines[0], CHANCE) == NULL)
        {
          tap_note ("%u: %s", i, lines[0]);
          CU_FAIL ("not so");
        }
    }
}

static void
before_the_move (void)
{
  says (LESSON ("movement", "c4"), "attack c6 c7");
}

static void
after_the_move (void)
{
  says (LESSON ("attack", "c6"), "attack c6 c7");
}

static void
in_the_list (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", LESSON ("attack", "c6"));

  CU_ASSERT_PTR_NOT_NULL (strstr (table_type (table, "moves"), CHANCE));
}

static const TapTest tests[] = {
  { "SW-11.6 the chance to win, before the unit moves", before_the_move },
  { "SW-11.6 and afterwards, whatever dice are tried", after_the_move },
  { "SW-11.6 it is the chance in the list of moves", in_the_list },
  { NULL },
};

TAP_MAIN (tests)
