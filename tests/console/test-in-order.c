/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-in-order.c: things that are put in order one by one, and `done` for the rest (SW-11.10). The position is laid out
 * as a step of a lesson: Gror's attack also hits every card within two spaces, so it destroys four.
 */
#include "games/summoner-wars/state.h"
#include "tests/console/table.h"
#include "tests/tap/game.h"

#define LESSON \
  "game summoner-wars\nchoose deck:south=guild-dwarves\nchoose deck:north=cave-goblins\nteaches an order\n\n" \
  "scenario a step\nposition\n  turn south turn attack\n  d1: south oldin\n  f7: north sneeks\n" \
  "  c3: south gror\n  c4: north goblin-slinger\n  b3: north goblin-fighter\n  d4: north goblin-fighter\n" \
  "  b4: north goblin-slinger\nmoves\n  = dice 6 6\n  south: attack c3 c4\n" \
  "teach\n  say Name them.\n  accept choose c4\n  otherwise Not now.\n  done So be it.\n"

/* The ids of the four cards in South's Magic Pile, the first removed first. */
static void
check_magic (Table *table, const char *first, const char *second, const char *third, const char *fourth)
{
  const SortiePlay *p = sortie_match_play (table->match);
  const char *const from_top[] = { fourth, third, second, first };
  guint n = 0;

  CU_ASSERT_EQUAL_FATAL (sortie_count_of (p, SW_ZONE_MAGIC, 0), G_N_ELEMENTS (from_top));
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, SW_ZONE_MAGIC, 0), card))
    tap_string (sortie_def (p, sortie_card (p, card)->def)->id, from_top[n++]);
}

/* The last is removed without being named. */
static void
all_in_one_line (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", LESSON);

  table_type (table, "choose b4, d4 and c4");
  CU_ASSERT_FALSE (table->session->refused);
  check_magic (table, "goblin-slinger", "goblin-fighter", "goblin-slinger", "goblin-fighter");
}

static void
done_names_the_rest (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", LESSON);

  table_type (table, "choose b3");
  table_type (table, "done");
  CU_ASSERT_FALSE (table->session->refused);
  check_magic (table, "goblin-fighter", "goblin-slinger", "goblin-fighter", "goblin-slinger");
}

static void
done_does_no_more (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", LESSON);

  table_type (table, "done");
  tap_int (sortie_asked_kind (sortie_match_play (table->match)), SORTIE_GAME_ASK (SW_ASK_ATTACK));
}

static const TapTest tests[] = {
  { "SW-11.10 the cards to remove are named in one line", all_in_one_line },
  { "SW-11.10 done names the rest in the order of the list", done_names_the_rest },
  { "done after the order of a list ends nothing else", done_does_no_more },
  { NULL },
};

TAP_MAIN (tests)
