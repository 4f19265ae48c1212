/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which units go with which Summoner (SW-26.5 to 26.8, 23.4): legal decks and the nearest ones that
 * are not. Numbers and the reference card: tests/decks-bad. */
#include "content/deck-file.h"
#include "match/spec.h"
#include <string.h>

#include "content/internal.h"
#include "base/errors.h"
#include "module/front-end.h"
#include "tests/tap/game.h"

static SortieModule *module;

/* ---- Decks in short ------------------------------------------------------------------- */

/* "12 d-fallen" */
static void
append_cards (GString *text, const char *cards)
{
  g_auto (GStrv) words = g_strsplit (cards, " ", 2);

  g_string_append_printf (text, "<cards of=\"%s\" n=\"%s\"/>", words[1], words[0]);
}

/* A deck with this Summoner, the walls that its reference card in tests/content has, and these
 * cards. (transfer full) */
static char *
deck_text (const char *summoner, const char *cards_of_it)
{
  g_auto (GStrv) list = g_strsplit (cards_of_it, ", ", -1);
  GString *text = g_string_new (NULL);

  g_string_append_printf (
      text,
      "<deck xmlns=\"urn:sortie:content\" game=\"summoner-wars\" id=\"mine\" kind=\"faction\">"
      "<name>Mine</name><cards of=\"%s\" n=\"1\" at=\"d1\"/>"
      "<cards of=\"m-wall\" n=\"3\" at=\"d3\"/>",
      summoner);
  for (char **cards = list; *cards != NULL; cards++)
    append_cards (text, *cards);
  g_string_append (text, "</deck>");
  return g_string_free (text, FALSE);
}

/* "" when it is legal. (transfer full) */
static char *
judged (const char *text)
{
  g_autoptr (SortieErrors) errors = sortie_errors_new ();
  g_autoptr (SortieDeck) deck = sortie_deck_parse (module->catalogue, text, "mine.xml", errors);
  g_autofree gint16 *options = sortie_spec_options (module->game, NULL, NULL);

  if (deck != NULL)
    sortie_module_check_deck (module, options, deck, NULL, errors);
  return sortie_errors_to_string (errors);
}

static void
check_legal_with (const char *summoner, const char *events, const char *units)
{
  g_autofree char *cards = g_strdup_printf ("%s, %s", events, units);
  g_autofree char *text = deck_text (summoner, cards), *said = judged (text);

  tap_string (said, "");
}

static void
check_illegal_with (const char *summoner, const char *events, const char *units, const char *part)
{
  g_autofree char *cards = g_strdup_printf ("%s, %s", events, units);
  g_autofree char *text = deck_text (summoner, cards), *said = judged (text);

  tap_contains (said, part);
}

/* What most reference cards have for events. */
#define EVENTS "9 p-rally"

static void
check_legal (const char *summoner, const char *units)
{
  check_legal_with (summoner, EVENTS, units);
}

static void
check_illegal (const char *summoner, const char *units, const char *part)
{
  check_illegal_with (summoner, EVENTS, units, part);
}

/* Champions that go into any deck (SW-26.6). */
#define CHAMPIONS ", 1 d-mercenary-captain, 1 d-mercenary-smith, 1 d-mercenary-cook"

/* ---- The rules ------------------------------------------------------------------------ */

static void
alliances (void)
{
  check_legal ("d-fallen-king", "6 d-fallen, 6 d-phoenix-elf, 6 d-fallen-phoenix" CHAMPIONS);
  check_legal ("d-jungle-queen", "10 d-jungle-elf, 8 d-jungle-shadow" CHAMPIONS);
  check_illegal ("d-jungle-queen", "10 d-jungle-elf, 8 d-shadow-elf" CHAMPIONS,
                 "“d-shadow-elf”: its faction does not go with that of the Summoner (SW-26.5)");
}

/* The Phoenix King's reference card has Conjurations beside the deck (SW-4.7). */
static void
bases_are_not_kin (void)
{
  check_illegal ("d-phoenix-king", "10 d-phoenix-elf, 8 d-fallen" CHAMPIONS,
                 "“d-fallen”: its faction does not go with that of the Summoner (SW-26.5)");
  check_illegal ("d-phoenix-king", "10 d-phoenix-elf, 8 d-fallen-phoenix" CHAMPIONS,
                 "“d-conjuration” is missing, of which the reference card has 4 (SW-4.7)");
}

static void
six_mercenaries (void)
{
  check_legal ("d-jungle-queen", "10 d-jungle-elf, 5 d-jungle-shadow, 3 d-mercenary" CHAMPIONS);
  check_illegal ("d-jungle-queen", "10 d-jungle-elf, 4 d-jungle-shadow, 4 d-mercenary" CHAMPIONS,
                 "with it there are 7 Mercenaries, at most 6 are allowed (SW-26.6)");
}

static void
mercenary_summoners (void)
{
  check_legal ("d-mercenary-lord", "10 d-mercenary, 8 d-more-mercenary" CHAMPIONS);
  check_legal ("d-mercenary-lord", "10 d-mercenary, 8 d-swamp-mercenary" CHAMPIONS);
  check_legal ("d-swamp-mercenary-lord", "10 d-mercenary, 8 d-swamp-mercenary" CHAMPIONS);
}

/* They are not counted as Mercenaries either: six more go. */
static void
swamp_mercenaries (void)
{
  check_legal ("d-swamp-lord", "8 d-swamp-orc, 7 d-swamp-mercenary, 3 d-mercenary" CHAMPIONS);
  check_legal ("d-swamp-mercenary-lord", "10 d-swamp-mercenary, 8 d-swamp-orc" CHAMPIONS);
  check_illegal ("d-mercenary-lord", "10 d-mercenary, 8 d-swamp-orc" CHAMPIONS,
                 "“d-swamp-orc”: its faction does not go with that of the Summoner (SW-26.5)");
  check_illegal ("d-jungle-queen",
                 "10 d-jungle-elf, 7 d-jungle-shadow, 1 d-swamp-mercenary" CHAMPIONS,
                 "these Mercenaries do not go with a Summoner of this faction (SW-26.7)");
}

/* In the place of a Common, or of a Champion. */
static void
mutations (void)
{
  static const char two_champions[] = ", 1 d-mercenary-captain, 1 d-mercenary-smith";
  g_autofree char *for_champion =
      g_strconcat ("10 d-filth, 8 d-more-filth, 1 d-mutation", two_champions, NULL);
  g_autofree char *for_nobody =
      g_strconcat ("10 d-filth, 7 d-more-filth, 1 d-mutation", two_champions, NULL);

  check_legal ("d-filth-lord", "10 d-filth, 7 d-more-filth, 1 d-mutation" CHAMPIONS);
  check_legal ("d-cave-filth-lord", "10 d-filth, 7 d-more-filth, 1 d-mutation" CHAMPIONS);
  check_legal ("d-filth-lord", for_champion);
  check_illegal ("d-filth-lord", "10 d-filth, 6 d-more-filth, 2 d-mutation" CHAMPIONS,
                 "“d-mutation”: 2 copies, at most 1 are allowed (SW-26.8)");
  check_illegal ("d-filth-lord", for_nobody,
                 "20 Commons, Champions and Mutations instead of 21 (SW-26.8)");
  check_illegal ("d-filth-lord", "10 d-filth, 6 d-more-filth, 1 d-mutation" CHAMPIONS,
                 "20 Commons, Champions and Mutations instead of 21 (SW-26.8)");
  check_illegal_with ("d-filth-lord", "8 p-rally", "10 d-filth, 6 d-more-filth, 1 d-mutation" CHAMPIONS,
                      "20 Commons, Champions and Mutations instead of 21 (SW-26.8)");
  check_illegal ("d-filth-lord", "10 d-filth, 6 d-more-filth, 1 d-mutation, 1 d-fallen-king" CHAMPIONS,
                 "20 Commons, Champions and Mutations instead of 21 (SW-26.8)");
  check_illegal ("d-jungle-queen", "10 d-jungle-elf, 7 d-jungle-shadow, 1 d-mutation" CHAMPIONS,
                 "Mutations do not go with a Summoner of this faction (SW-26.8)");
}

static void
copies (void)
{
  check_legal ("d-jungle-queen", "10 d-jungle-elf, 8 d-jungle-shadow" CHAMPIONS);
  check_illegal ("d-jungle-queen", "11 d-jungle-elf, 7 d-jungle-shadow" CHAMPIONS,
                 "“d-jungle-elf”: 11 copies, at most 10 are allowed (SW-26.4)");
  check_illegal ("d-jungle-queen",
                 "10 d-jungle-elf, 8 d-jungle-shadow, 2 d-mercenary-captain, 1 d-mercenary-cook",
                 "“d-mercenary-captain”: 2 copies, at most 1 are allowed (SW-26.4)");
}

static void
one_summoner (void)
{
  g_autofree char *two = tap_sentence ("deck-type", "2", "Summoners", "1", "SW-26.1", NULL);

  check_illegal ("d-jungle-queen", "10 d-jungle-elf, 8 d-jungle-shadow, 1 d-fallen-king" CHAMPIONS, two);
}

/* The Ice Wall is an event of the reference card, and stands like a wall (SW-1.6, 14.5). */
static void
named_walls (void)
{
  static const char units[] = "10 d-tundra-orc, 8 d-more-tundra-orc" CHAMPIONS;
  g_autofree char *eight = tap_sentence ("deck-type", "8", "events", "9", "SW-26.1", NULL);

  check_legal_with ("d-tundra-lord", "6 p-rally, 3 p-ice", units);
  check_illegal_with ("d-tundra-lord", "6 p-rally, 2 p-ice", units,
                      "“p-ice”: 2 copies; the reference card says 3 (SW-26.2)");
  check_illegal_with ("d-tundra-lord", "6 p-rally, 2 p-ice", units, eight);
  check_illegal_with ("d-tundra-lord", "6 p-rally", units,
                      "“p-ice” is missing, of which the reference card has 3 (SW-26.2)");
  check_illegal_with ("d-jungle-queen", "9 p-rally, 1 p-ice",
                      "10 d-jungle-elf, 8 d-jungle-shadow" CHAMPIONS,
                      "“p-ice”: the reference card has no such wall (SW-26.3)");
}

/* Of the game's content, not of the tests'. */
static gboolean
is_of_game (const SortieDeck *deck)
{
  return strstr (deck->file, "/tests/") == NULL;
}

/* As they are: also as somebody's own. */
static void
ready_made (void)
{
  guint n = 0;

  for (guint i = 0; i < module->catalogue->n_decks; i++)
    {
      const SortieDeck *deck = &module->catalogue->decks[i];
      g_autofree char *text = NULL, *said = NULL;

      if (!is_of_game (deck))
        continue;
      text = sortie_deck_text (module->catalogue, deck, SORTIE_DECK_ON_LINES);
      said = judged (text);
      tap_string (said, "");
      n++;
    }
  CU_ASSERT (n >= 24);
}

static const TapTest tests[] = {
  { "SW-26.5 SW-23.4 TC-104 a deck has units of its Summoner's faction and its allies", alliances },
  { "SW-23.4 SW-4.7 TC-104 the allies of an ally are none", bases_are_not_kin },
  { "SW-26.6 SW-23.5 TC-106 six Mercenaries go into any deck", six_mercenaries },
  { "SW-26.6 SW-26.7 a Summoner of the Mercenaries has as many as he likes", mercenary_summoners },
  { "SW-26.7 Swamp Mercenaries go with their own, and are not counted", swamp_mercenaries },
  { "SW-26.8 TC-108 Mutations go with the Filth, one of each, for a Common or a Champion",
    mutations },
  { "SW-26.4 SW-21.2 SW-21.3 TC-105 ten copies of a Common, one of a Champion", copies },
  { "SW-26.1 TC-152 a deck has one Summoner", one_summoner },
  { "SW-26.2 SW-26.3 a wall is as one that starts, or an event of the reference card (R-54)",
    named_walls },
  { "SW-26.9 ready-made decks are legal as they are", ready_made },
  { NULL },
};

TAP_GAME_MAIN (tests, "summoner-wars", "summoner-wars", module)
