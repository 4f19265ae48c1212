/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-idle.c: cards and abilities that would change nothing. The positions are laid out as steps of lessons: Conjure
 * Phoenixes places up to 2 Phoenixes of the Conjuration Pile on empty spaces adjacent to Queen Maldaria. */
#include "console/session/session.h"

#include <string.h>

#include <sortie/event.h>
#include <sortie/match.h>
#include "tests/console/table.h"
#include "tests/tap/game.h"

#define QUEEN \
  "game summoner-wars\nchoose deck:south=phoenix-elves-maldaria\nchoose deck:north=cave-goblins\n" \
  "teaches an event\n\nscenario a step\nposition\n  turn south turn event\n  c1: south queen-maldaria\n" \
  "  b1: south phoenix-fireling\n  d1: south phoenix-fire-archer\n  f8: north sneeks\n" \
  "  south.hand: conjure-phoenixes\n  south.conjurations: phoenix*6\n  south.draw: phoenix-fireling*3\n"
#define TEACH "teach\n  say Play it.\n  accept play conjure-phoenixes\n  otherwise Not now.\n  done So be it.\n"
/* The Priest may remove a wound from an adjacent Common instead of attacking. */
#define PRIEST \
  "game summoner-wars\nchoose deck:south=vanguards\nchoose deck:north=cave-goblins\n" \
  "teaches an ability\n\nscenario a step\nposition\n  turn south turn attack\n  d1: south sera-eldwyn\n" \
  "  c3: south vanguard-priest\n  f8: north sneeks\n"
#define USE "teach\n  say Use it.\n  accept activate c3 1\n  otherwise Not now.\n  done So be it.\n"
#define NO_ROOM QUEEN "  c2: south wall\n" TEACH

/* Whether the play of the card is announced as one that would change nothing. */
static gboolean
is_idle (Table *table, const char *line)
{
  const SortieMoves *legal = sortie_match_legal (table->match);

  for (guint i = 0; i < legal->n; i++)
    {
      g_autofree char *spelt = console_move_spelt (table->session, &legal->moves[i]);

      if (strcmp (spelt, line) == 0)
        return console_move_is_idle (table->session, &legal->moves[i]);
    }
  CU_FAIL ("there is no such move");
  return FALSE;
}

static void
without_room (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", NO_ROOM);

  CU_ASSERT_TRUE (is_idle (table, "play conjure-phoenixes"));
}

static void
with_room (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", QUEEN TEACH);

  CU_ASSERT_FALSE (is_idle (table, "play conjure-phoenixes"));
}

static void
without_room_it_is_told (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", NO_ROOM);
  const char *said;

  table_type (table, "play conjure-phoenixes; choose phoenix; done");
  CU_ASSERT_FALSE (table->session->refused);
  said = table_type (table, "log");

  CU_ASSERT_PTR_NOT_NULL (strstr (said, "There is no space for Phoenix: it is not placed."));
}

static void
nobody_is_wounded (void)
{
  g_autoptr (Table) table = table_new_lesson ("summoner-wars", PRIEST "  c2: south vanguard-guardian-knight\n" USE);

  CU_ASSERT_TRUE (is_idle (table, "activate priest 1"));
}

static void
somebody_is_wounded (void)
{
  g_autoptr (Table) table
      = table_new_lesson ("summoner-wars", PRIEST "  c2: south vanguard-guardian-knight wounds=1\n" USE);

  CU_ASSERT_FALSE (is_idle (table, "activate priest 1"));
}

static const TapTest tests[] = {
  { "SW-17.4 an event that places units would change nothing where none has room", without_room },
  { "and would place one where it has", with_room },
  { "the log says which unit found no space", without_room_it_is_told },
  { "to heal would change nothing where nobody is wounded", nobody_is_wounded },
  { "and would where somebody is", somebody_is_wounded },
  { NULL },
};

TAP_MAIN (tests)
