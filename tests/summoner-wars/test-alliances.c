/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which units a text means that names a faction: the tables of the alliances (SW-23.3, 23.4),
 * which say the same (TC-154), against the factions as content declares them. */
#include <string.h>

#include "tests/tap/game.h"
#include <sortie/game.h>

#define N_FACTIONS 24
#define N_PARTNERS 2

/* A faction, and whom a text that names it means besides. */
static const char *const table[N_FACTIONS][1 + N_PARTNERS] = {
  { "benders", "deep-benders" },
  { "cave-filth", "cave-goblins", "filth" },
  { "cave-goblins", "cave-filth" },
  { "cloaks", "sand-cloaks" },
  { "deep-benders", "benders", "deep-dwarves" },
  { "deep-dwarves", "deep-benders" },
  { "fallen-kingdom", "fallen-phoenix" },
  { "fallen-phoenix", "fallen-kingdom", "phoenix-elves" },
  { "filth", "cave-filth" },
  { "guild-dwarves", "tundra-guild" },
  { "jungle-elves", "jungle-shadows" },
  { "jungle-shadows", "jungle-elves", "shadow-elves" },
  { "mercenaries", "swamp-mercenaries" },
  { "mountain-vargath", "vargath-vanguard" },
  { "phoenix-elves", "fallen-phoenix" },
  { "sand-cloaks", "cloaks", "sand-goblins" },
  { "sand-goblins", "sand-cloaks" },
  { "shadow-elves", "jungle-shadows" },
  { "swamp-mercenaries", "mercenaries", "swamp-orcs" },
  { "swamp-orcs", "swamp-mercenaries" },
  { "tundra-guild", "guild-dwarves", "tundra-orcs" },
  { "tundra-orcs", "tundra-guild" },
  { "vanguards", "vargath-vanguard" },
  { "vargath-vanguard", "mountain-vargath", "vanguards" },
};

static SortieModule *module;

/* The number of the faction in the catalogue. */
static guint
find (const char *id)
{
  const SortieCatalogue *catalogue = module->catalogue;

  for (guint i = 0; i < catalogue->n_factions; i++)
    if (strcmp (catalogue->factions[i].id, id) == 0)
      return i;
  CU_FAIL ("a faction is missing");
  return 0;
}

/* Whether a text that names @named means units of @other. */
static gboolean
means (const char *named, const char *other)
{
  return module->catalogue->factions[find (named)].kin >> find (other) & 1;
}

static guint
partners (guint row)
{
  guint n = 0;

  while (n < N_PARTNERS && table[row][1 + n] != NULL)
    n++;
  return n;
}

static gboolean
is_in_table (guint row, const char *other)
{
  gboolean found = strcmp (table[row][0], other) == 0;

  for (guint i = 0; i < partners (row); i++)
    found = found || strcmp (table[row][1 + i], other) == 0;
  return found;
}

static void
content_says_what_the_table_says (void)
{
  for (guint a = 0; a < N_FACTIONS; a++)
    for (guint b = 0; b < N_FACTIONS; b++)
      {
        if (means (table[a][0], table[b][0]) != is_in_table (a, table[b][0]))
          tap_note ("%s and %s", table[a][0], table[b][0]);
        CU_ASSERT_EQUAL (means (table[a][0], table[b][0]), is_in_table (a, table[b][0]));
      }
}

static void
relation_is_symmetric_and_not_passed_on (void)
{
  guint not_passed_on = 0;

  for (guint a = 0; a < N_FACTIONS; a++)
    for (guint b = 0; b < N_FACTIONS; b++)
      {
        const char *from = table[a][0], *to = table[b][0];

        CU_ASSERT_EQUAL (means (from, to), means (to, from));
        for (guint c = 0; c < N_FACTIONS; c++)
          not_passed_on += means (from, to) && means (to, table[c][0])
                           && !means (from, table[c][0]);
      }
  /* from either part of each alliance to the other */
  CU_ASSERT_EQUAL (not_passed_on, 2 * 8);
}

static void
eight_have_two_partners_and_sixteen_one (void)
{
  guint with[1 + N_PARTNERS] = { 0 };

  for (guint a = 0; a < N_FACTIONS; a++)
    {
      guint n = 0;

      for (guint b = 0; b < N_FACTIONS; b++)
        n += a != b && means (table[a][0], table[b][0]);
      CU_ASSERT (n == 1 || n == 2);
      with[MIN (n, N_PARTNERS)]++;
    }
  CU_ASSERT_EQUAL (with[2], 8);
  CU_ASSERT_EQUAL (with[1], 16);
}

static const TapTest tests[] = {
  { "SW-23.3 TC-154 the factions are allied as the tables say", content_says_what_the_table_says },
  { "SW-23.2 TC-154 who is meant means too, and it is not passed on",
    relation_is_symmetric_and_not_passed_on },
  { "SW-23.1 TC-154 eight factions have two partners, sixteen have one",
    eight_have_two_partners_and_sixteen_one },
  { 0 },
};

TAP_GAME_MAIN (tests, "summoner-wars", "summoner-wars", module)
