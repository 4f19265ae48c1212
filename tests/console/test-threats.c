/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-threats.c: `what threatens` names the move that leads to the attack. Blarf is on the table, and players with
 * magic may use his ability at any time (SW-18.2), so each unit moves step by step (SW-9.6).
 */
#include <string.h>

#include "tests/console/table.h"
#include "tests/tap/game.h"

/* Blarf stands between walls, so he leaves c5 only for c4, and reaches only c4, c3 and b4 (SW-9.1, SW-9.3). Of these,
 * only c4 is beside d4, and only c3 beside d3 (SW-2.7). */
#define LESSON \
  "game summoner-wars\nchoose deck:south=guild-dwarves\nchoose deck:north=cave-goblins\nteaches a way\n\n" \
  "scenario a step\nposition\n  turn south turn movement\n  a1: south oldin\n  f8: north sneeks\n" \
  "  c5: north blarf\n  b5: north wall\n  d5: north wall\n  c6: north wall\n" \
  "  d4: south guild-spearman\n  d3: south guild-defender\n" \
  "  north.magic: goblin-fighter\n  south.magic: guild-defender\n" \
  "teach\n  say Look.\n  accept done\n  otherwise Not now.\n  done So be it.\n"

static void
check_said (const char *asked, const char *way, gboolean is_said)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", LESSON);
  const char *said = table_type (table, asked);

  CU_ASSERT_FALSE (table->session->refused);
  if ((strstr (said, way) != NULL) != is_said)
    CU_FAIL ("another way");
}

static void
one_step (void)
{
  check_said ("what threatens spearman", "Move Blarf (c5) to c4.", TRUE);
  check_said ("what threatens spearman", "Move Blarf (c5) to c3.", FALSE);
}

static void
two_steps (void)
{
  check_said ("what threatens defender", "Move Blarf (c5) to c3.", TRUE);
  check_said ("what threatens defender", "with Blarf (c3)", TRUE);
}

static void
an_ability_is_no_threat (void)
{
  check_said ("what threatens blarf", "Spearman", TRUE);
  check_said ("what threatens blarf", "Magic Augmentation", FALSE);
}

/* Archangel flies, so it may step onto the wall on its way (Greater Flight), and attacks it from beside. */
#define FLIGHT \
  "game summoner-wars\nchoose deck:south=guild-dwarves\nchoose deck:north=vanguards\nteaches flight\n\n" \
  "scenario a step\nposition\n  turn south turn attack\n  a1: south oldin\n  f8: north sera-eldwyn\n" \
  "  d2: north archangel\n  d3: south wall\n" \
  "teach\n  say Look.\n  accept done\n  otherwise Not now.\n  done So be it.\n"

static void
a_flight_over_it_is_no_threat (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", FLIGHT);
  const char *said = table_type (table, "what threatens wall");

  CU_ASSERT_PTR_NULL (strstr (said, "one step to d3"));
  CU_ASSERT_PTR_NOT_NULL (strstr (said, "with Archangel (d2)"));
}

static const TapTest tests[] = {
  { "SW-9.1 the way to an attack is no longer than need be", one_step },
  { "SW-9.6 the way to an attack goes on to the space that is named", two_steps },
  { "SW-16.3 an ability that anybody may use does not threaten its unit", an_ability_is_no_threat },
  { "SW-9.3 a card that a unit may fly over is not attacked by that", a_flight_over_it_is_no_threat },
  { NULL },
};

TAP_MAIN (tests)
