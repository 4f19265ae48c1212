/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Siegestorm refuses before the first turn, and how a game can end outside it: decks, cards
 * that miss something, conceding. */
#include <sortie/match.h>
#include "tests/tap/game.h"

#include <glib/gstdio.h>

static SortieModule *
fixtures (void)
{
  return tap_game ("siegestorm", "siegestorm");
}

/* Why a match of this mode with these choices and this option, NULL for none, cannot be dealt; NULL
 * when it can. (transfer full) */
static char *
refusal_in (const char *mode, const char *const *choices, const char *option)
{
  g_autoptr (SortieModule) module = fixtures ();
  const char *const options[] = { option, NULL };
  const SortieMatchSpec spec
    = { .module = module, .mode = mode, .choices = choices, .options = options, .seed = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, &error);

  CU_ASSERT_TRUE ((match == NULL) == (error != NULL));
  return error != NULL ? g_strdup (error->message) : NULL;
}

static char *
refusal_of (const char *choice, const char *option)
{
  return refusal_in ("solo", (const char *const[]) { "boss=f-boss", choice, NULL }, option);
}

static void
check_refused_with (const char *choice, const char *option, const char *part, const char *rule)
{
  g_autofree char *message = refusal_of (choice, option);

  CU_ASSERT_PTR_NOT_NULL_FATAL (message);
  tap_contains (message, part);
  tap_contains (message, rule);
}

static void
check_refused (const char *choice, const char *part, const char *rule)
{
  check_refused_with (choice, NULL, part, rule);
}

static void
check_dealt_with (const char *choice, const char *option)
{
  g_autofree char *message = refusal_of (choice, option);

  tap_string (message, NULL);
}

static void
check_dealt (const char *choice)
{
  check_dealt_with (choice, NULL);
}

static void
thirty_four_cards (void)
{
  check_refused ("deck:player=f-33", "33", "SS-3.1");
  check_dealt ("deck:player=f-34");
  check_refused ("deck:player=f-35", "35", "SS-3.1");
}

/* The deck of 34 has as many of each rank as are allowed. */
static void
copies_by_rank (void)
{
  check_dealt ("deck:player=f-34");
  check_refused ("deck:player=f-soldiers", "f-pike", "SS-3.2");
  check_refused ("deck:player=f-veterans", "f-bolt", "SS-3.2");
  check_refused ("deck:player=f-elites", "f-banner", "SS-3.2");
  check_refused ("deck:player=f-champions", "f-titan", "SS-3.2");
}

static void
one_faction (void)
{
  check_refused ("deck:player=f-mixed", "bone-thrall", "SS-3.1");
}

static void
free_for_all (void)
{
  static const char on[] = "free-for-all=on";

  check_refused ("deck:player=f-free", "archangel-veriel", "SS-3.1");
  check_dealt_with ("deck:player=f-free", on);
  check_dealt_with ("deck:player=f-34", on);
  check_refused_with ("deck:player=f-free-champions", on, "archangel-veriel", "SS-21.2");
  check_refused_with ("deck:player=f-33", on, "33", "SS-21.2");
}

static void
promo_cards (void)
{
  static const char off[] = "allow-promo=off";

  check_dealt ("deck:player=f-promos");
  check_dealt ("deck:player=f-eggs");
  check_dealt_with ("deck:player=f-34", off);
  check_refused_with ("deck:player=f-promos", off, "f-promo", "SS-21.3");
  check_refused_with ("deck:player=f-eggs", off, "f-egg", "SS-21.3");
}

/* Both are the card of that name. */
static void
marks (void)
{
  check_dealt ("deck:player=f-mixed-marks");
  check_refused ("deck:player=f-both-marks", "“f-white-pike”: 5 copies", "SS-3.2");
}

/* Each seat's deck is looked at, and each seat has one when nothing is said. */
static void
decks_of_a_duel (void)
{
  const char *const none[] = { NULL };
  const char *const first[] = { "deck:one=f-33", NULL };
  const char *const second[] = { "deck:one=f-34", "deck:two=f-35", NULL };
  g_autofree char *usual = refusal_in ("duel", none, NULL);
  g_autofree char *one = refusal_in ("duel", first, NULL);
  g_autofree char *two = refusal_in ("duel", second, NULL);

  tap_string (usual, NULL);
  CU_ASSERT_PTR_NOT_NULL_FATAL (one);
  tap_contains (one, "“f-33”");
  CU_ASSERT_PTR_NOT_NULL_FATAL (two);
  tap_contains (two, "“f-35”");
}

static void
starter_decks (void)
{
  check_dealt ("deck:player=seraphia-starter");
  check_dealt ("deck:player=styxia-starter");
}

static void
boss_decks (void)
{
  check_dealt ("basic=b-runts");
  check_refused ("basic=b-short", "b-short", "SS-15.2");
}

/* The message with which a folder of one card is refused, NULL when it is taken. */
static char *
message_for_card (const char *card)
{
  g_autofree char *folder = g_dir_make_tmp ("sortie-XXXXXX", NULL);
  g_autofree char *index = g_build_filename (folder, "index.xml", NULL);
  g_autofree char *file = g_build_filename (folder, "card.xml", NULL);
  g_autofree char *content
    = g_strdup_printf ("<content xmlns='urn:sortie:content'>%s</content>", card);
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = NULL;

  g_file_set_contents (index,
                       "<index xmlns='urn:sortie:content' game='siegestorm'>"
                       "<file name='card.xml'/></index>",
                       -1, NULL);
  g_file_set_contents (file, content, -1, NULL);
  module = tap_game_load ("siegestorm", folder, &error);
  g_unlink (index);
  g_unlink (file);
  g_rmdir (folder);
  CU_ASSERT_TRUE ((module == NULL) == (error != NULL));
  return error != NULL ? g_strdup (error->message) : NULL;
}

/* A card with these attributes and nothing else. */
static char *
message_for_values (const char *values)
{
  g_autofree char *card = g_strdup_printf ("<card id='lone' faction='styxia' %s><name>Lone</name>"
                                           "<provenance confidence='designed'/></card>",
                                           values);

  return message_for_card (card);
}

static void
card_values (void)
{
  static const struct
  {
    const char *values, *missing;
  } cases[] = {
    { "attack='1' defence='1' rank='soldier'", "cost" },
    { "cost='1' defence='1' rank='soldier'", "attack" },
    { "cost='1' attack='1' rank='soldier'", "defence" },
    { "cost='1' attack='1' defence='1'", "rank" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *message = message_for_values (cases[i].values);

      CU_ASSERT_PTR_NOT_NULL_FATAL (message);
      tap_contains (message, cases[i].missing);
      tap_contains (message, "lone");
    }
}

static void
boss_cards_without_icon (void)
{
  g_autofree char *blank =
      message_for_card ("<boss-card id='blank' faction='styxia' cost='1'><name>Blank</name>"
                        "<provenance confidence='designed'/></boss-card>");
  g_autofree char *gang = message_for_card (
      "<boss-card id='ganger' faction='styxia' cost='1' special='gang'><name>Ganger</name>"
      "<provenance confidence='designed'/></boss-card>");

  CU_ASSERT_PTR_NOT_NULL_FATAL (blank);
  tap_contains (blank, "blank");
  tap_contains (blank, "“command”, “special”");
  tap_string (gang, NULL);
}

static void
empty_text_boxes (void)
{
  g_autofree char *message = message_for_values ("cost='1' attack='1' defence='1' rank='soldier'");

  tap_string (message, NULL);
}

/* The Boss decides nothing, this neither. */
static void
conceding (void)
{
  g_autoptr (SortieModule) module = fixtures ();
  const char *const choices[] = { "boss=f-boss", "deck:player=f-34", NULL };
  const SortieMatchSpec spec = { .module = module, .choices = choices, .seed = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, &error);
  const guint8 player = 0, boss = 1;

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  CU_ASSERT_FALSE (sortie_match_concede (match, boss));
  CU_ASSERT_TRUE (sortie_match_concede (match, player));
  CU_ASSERT_TRUE (sortie_match_is_over (match));
  tap_int (sortie_match_play (match)->s->result.winners, 1 << boss);
}

/* At any moment: while the other decides as well. */
static void
conceding_a_duel (void)
{
  g_autoptr (SortieModule) module = fixtures ();
  const SortieMatchSpec spec = { .module = module, .mode = "duel", .seed = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieMatch) match = sortie_match_new (&spec, &error);
  const guint8 one = 0, two = 1;

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  tap_int (sortie_match_to_move (match), one);
  CU_ASSERT_TRUE (sortie_match_concede (match, two));
  CU_ASSERT_TRUE (sortie_match_is_over (match));
  tap_int (sortie_match_play (match)->s->result.winners, 1 << one);
}

static const TapTest tests[] = {
  { "SS-3.1 T-001 a deck has 34 cards", thirty_four_cards },
  { "SS-3.2 T-002 at most 4 of a Soldier and a Veteran, 2 of an Elite and a Champion",
    copies_by_rank },
  { "SS-3.1 RUL-08 a deck has cards of one faction", one_faction },
  { "SS-21.1 SS-21.2 T-004 Free-for-All mixes factions, within the same limits", free_for_all },
  { "SS-21.3 T-005 OPT-ALLOW-PROMO promo and Easter Egg cards are not for tournaments",
    promo_cards },
  { "SS-1.5 T-169 cards of one name are the same card, whatever their mark", marks },
  { "SS-3.1 both decks of a Duel are looked at", decks_of_a_duel },
  { "SS-3.3 T-174 the ready-made decks may be played", starter_decks },
  { "SS-15.2 a Boss deck has as many cards as the Boss takes", boss_decks },
  { "SS-1.9 T-166 a Boss card without an icon is refused", boss_cards_without_icon },
  { "SS-1.3 T-166 a card without cost, ATT, DEF or rank is refused", card_values },
  { "SS-1.3 T-166 both text boxes may be empty", empty_text_boxes },
  { "SS-5.7 T-177 who concedes loses, at any moment", conceding },
  { "SS-5.7 T-177 and the other player wins", conceding_a_duel },
  { NULL },
};

TAP_MAIN (tests)
