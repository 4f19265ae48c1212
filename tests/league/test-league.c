/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who meets whom, and which game a number is. */
#include <sortie/base.h>
#include "league/league.h"
#include "league/internal.h"
#include "base/text.h"
#include "match/spec.h"
#include "tests/tap/tap.h"

#include <string.h>

static const char *const random_player[] = { "random", NULL };

static SortieModule *
load (const char *id)
{
  const SortiePaths paths = { g_getenv ("SORTIE_MODULE_PATH"), g_getenv ("SORTIE_CONTENT_PATH") };
  g_autoptr (GError) error = NULL;
  SortieModule *module = sortie_module_load (&paths, id, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (module);
  return module;
}

static SortieLeague *
league_of (const SortieModule *module, const char *mode, const char *const *players,
           const char *const *choices)
{
  const SortieLeagueSpec spec = { .module = module, .mode = mode, .players = players,
                                  .choices = choices, .seed = 7 };
  g_autoptr (GError) error = NULL;
  SortieLeague *league = sortie_league_new (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (league);
  return league;
}

static void
play (SortieLeague *league, guint64 number, SortieLeagueGame *game)
{
  g_autoptr (GError) error = NULL;

  CU_ASSERT (sortie_league_play (league, number, game, &error));
  tap_no_error (error);
}

static void
each_meets_each_once (void)
{
  static const char *const players[] = { "random", "greedy", NULL };
  static const char *const decks[] = { "deck=ysra-starter", "deck=styxia-starter", NULL };
  g_autoptr (SortieModule) module = load ("siegestorm");
  g_autoptr (SortieLeague) league = league_of (module, "duel", players, decks);
  guint n_entrants, n_contests;
  const SortieEntrant *entrants = sortie_league_entrants (league, &n_entrants);
  const SortieContest *contests = sortie_league_contests (league, &n_contests);

  tap_int (n_entrants, 4);
  tap_int (n_contests, 6);
  tap_string (entrants[0].player, "random");
  tap_string (entrants[0].choices[0], "deck=ysra-starter");
  tap_string (entrants[3].player, "greedy");
  tap_string (entrants[3].choices[0], "deck=styxia-starter");
  for (guint i = 0; i < n_contests; i++)
    {
      CU_ASSERT (contests[i].sides[0] < contests[i].sides[1]);
      for (guint j = 0; j < i; j++)
        CU_ASSERT (memcmp (contests[i].sides, contests[j].sides, sizeof contests[i].sides) != 0);
    }
}

static void
all_take_part_where_none_is_named (void)
{
  static const char *const bosses[] = { "boss=nyryki", "boss=Byloss", "deck=ysra-starter", NULL };
  g_autoptr (SortieModule) module = load ("siegestorm");
  g_autoptr (SortieLeague) league = league_of (module, "solo", random_player, bosses);
  guint n_settings, n_contests;
  const char *const *const *settings = sortie_league_settings (league, &n_settings);
  const SortieContest *contests = sortie_league_contests (league, &n_contests);

  /* two Bosses with three classes each; a name means its id */
  tap_int (n_settings, 6);
  tap_int (n_contests, 6);
  tap_string (settings[0][0], "boss=nyryki");
  tap_string (settings[0][1], "class=medium");
  tap_string (settings[5][0], "boss=byloss");
  tap_string (settings[5][1], "class=very-hard");
  tap_int (contests[5].setting, 5);
  CU_ASSERT_EQUAL (contests[5].sides[1], SORTIE_NO_ENTRANT);
}

/* Of the last candidate, too. */
static void
a_name_means_its_id (void)
{
  g_autoptr (SortieModule) module = load ("siegestorm");
  const guint choice = (guint) SORTIE_FIND_ROW (module->game->choices, "boss");
  g_autoptr (GPtrArray) ids = sortie_choice_candidates (module, choice, SORTIE_NO_SEAT, NULL, 0);
  const char *last = ids->pdata[ids->len - 1];
  const char *name = sortie_choice_name (module, choice, SORTIE_NO_SEAT, last, NULL, 0);
  g_autofree char *by_id = g_strconcat ("boss=", last, NULL), *by_name = g_strconcat ("boss=", name, NULL);
  const char *const bosses[] = { by_id, by_name, "deck=ysra-starter", NULL };
  g_autoptr (SortieLeague) league = league_of (module, "solo", random_player, bosses);
  guint n_settings;

  CU_ASSERT (strcmp (last, name) != 0);
  sortie_league_settings (league, &n_settings);
  tap_int (n_settings, 3); /* one Boss with three classes */
}

static gboolean
is_of (const SortieModule *module, guint16 def, const char *faction)
{
  return g_strcmp0 (module->catalogue->defs[def].faction, faction) == 0;
}

/* Each side sees the cards of its own deck, wherever it sits. */
static void
sides_keep_their_decks_when_seats_are_swapped (void)
{
  static const char *const decks[] = { "deck=ysra-starter", "deck=styxia-starter", NULL };
  static const char *const factions[] = { "ysra", "styxia" };
  g_autoptr (SortieModule) module = load ("siegestorm");
  g_autoptr (SortieLeague) league = league_of (module, "duel", random_player, decks);
  g_autoptr (SortieLeagueGame) game = sortie_league_game_new ();

  for (guint64 number = 0; number < 4; number++)
    {
      play (league, number, game);
      tap_int (game->seed, 7 + number / 2);
      tap_int (game->swapped, number % 2);
      for (guint side = 0; side < 2; side++)
        {
          CU_ASSERT (game->sides[side].seen->len > 5);
          for (guint i = 0; i < game->sides[side].seen->len; i++)
            CU_ASSERT (is_of (module, g_array_index (game->sides[side].seen, guint16, i),
                              factions[side]));
        }
    }
}

static void
rounds_go_through_all_contests (void)
{
  static const char *const decks[] = { "deck=ysra-starter", "deck=styxia-starter",
                                       "deck=seraphia-starter", NULL };
  g_autoptr (SortieModule) module = load ("siegestorm");
  g_autoptr (SortieLeague) league = league_of (module, "duel", random_player, decks);
  g_autoptr (SortieLeagueGame) game = sortie_league_game_new ();
  static const guint contests[] = { 0, 0, 1, 1, 2, 2, 0, 0 };

  for (guint64 number = 0; number < G_N_ELEMENTS (contests); number++)
    {
      play (league, number, game);
      tap_int (game->contest, contests[number]);
      tap_int (game->seed, number < 6 ? 7 : 8);
      CU_ASSERT_EQUAL (sortie_league_pair (league, number), number < 6 ? 0 : 1);
    }
}

/* Against the rules nothing can be swapped: each game has a deal of its own. */
static void
one_side_has_a_seed_for_each_game (void)
{
  static const char *const one[] = { "boss=byloss", "class=medium", "deck=ysra-starter", NULL };
  g_autoptr (SortieModule) module = load ("siegestorm");
  g_autoptr (SortieLeague) league = league_of (module, "solo", random_player, one);
  g_autoptr (SortieLeagueGame) game = sortie_league_game_new ();

  for (guint64 number = 0; number < 4; number++)
    {
      play (league, number, game);
      tap_int (game->seed, 7 + number);
      tap_int (game->swapped, FALSE);
    }
}

static void
a_game_depends_on_its_number_alone (void)
{
  g_autoptr (SortieModule) module = load ("crazy-eights");
  g_autoptr (SortieLeague) league = league_of (module, "two", random_player, NULL);
  g_autoptr (SortieLeague) again = league_of (module, "two", random_player, NULL);
  g_autoptr (SortieLeagueGame) late = sortie_league_game_new ();
  g_autoptr (SortieLeagueGame) at_once = sortie_league_game_new ();

  for (guint64 number = 0; number <= 9; number++)
    play (league, number, late);
  play (again, 9, at_once);
  tap_int (at_once->outcome, late->outcome);
  tap_int (at_once->moves, late->moves);
  tap_int (at_once->decisions, late->decisions);
  tap_int (at_once->sides[0].used->len, late->sides[0].used->len);
}

/* A game has one winner and one who had the first turn; whoever plays a card has seen it. */
static void
shared_cards_belong_to_who_holds_them (void)
{
  g_autoptr (SortieModule) module = load ("crazy-eights");
  g_autoptr (SortieLeague) league = league_of (module, "two", random_player, NULL);
  g_autoptr (SortieLeagueGame) game = sortie_league_game_new ();

  play (league, 0, game);
  CU_ASSERT (game->outcome == SORTIE_LEAGUE_FIRST_WON || game->outcome == SORTIE_LEAGUE_SECOND_WON);
  CU_ASSERT (game->opener == 0 || game->opener == 1);
  for (guint side = 0; side < 2; side++)
    CU_ASSERT (game->sides[side].seen->len >= game->sides[side].used->len);
}

static void
what_is_unknown_is_refused (void)
{
  static const char *const choices[] = { "deck=ysra-startr", NULL };
  static const char *const nobody[] = { "greedi", NULL };
  g_autoptr (SortieModule) module = load ("siegestorm");
  SortieLeagueSpec spec = { .module = module, .mode = "duel", .players = random_player,
                            .choices = choices };
  g_autoptr (GError) deck = NULL, mode = NULL, player = NULL;

  CU_ASSERT_PTR_NULL (sortie_league_new (&spec, &deck));
  CU_ASSERT_PTR_NOT_NULL (strstr (deck->message, "ysra-starter"));
  spec.choices = NULL;
  spec.mode = "doul";
  CU_ASSERT_PTR_NULL (sortie_league_new (&spec, &mode));
  CU_ASSERT_PTR_NOT_NULL (strstr (mode->message, "duel"));
  spec.mode = "duel";
  spec.players = nobody;
  CU_ASSERT_PTR_NULL (sortie_league_new (&spec, &player));
  CU_ASSERT_PTR_NOT_NULL (strstr (player->message, "greedy"));
}

static const TapTest tests[] = {
  { "each program with each deck meets each other once", each_meets_each_once },
  { "where none is named all take part", all_take_part_where_none_is_named },
  { "a name means the same as its id", a_name_means_its_id },
  { "a side keeps its deck when seats are swapped", sides_keep_their_decks_when_seats_are_swapped },
  { "a round has a pair of every contest", rounds_go_through_all_contests },
  { "against the rules each game has a seed of its own", one_side_has_a_seed_for_each_game },
  { "a game depends on its number alone", a_game_depends_on_its_number_alone },
  { "cards without an owner belong to who holds them", shared_cards_belong_to_who_holds_them },
  { "what is unknown is refused with the nearest", what_is_unknown_is_refused },
  { NULL }
};

TAP_MAIN (tests)
