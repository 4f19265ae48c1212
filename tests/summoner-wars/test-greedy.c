/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The bots know what the game is about: greedy beats chance with either deck, either seat, and search hits nothing
 * of its own.
 *
 * Greedy is to win at least 95 of 100 games. Of the 40 of make check-all it may lose one: a bot that wins
 * 95 of 100 would do so in two runs of five, one that wins 99 in nine of ten; of bots that win 90 or 80 of
 * 100 one in twelve and one in seven hundred would pass. Of the first 12 of them, in make check, it may lose one,
 * too. The seeds are fixed, so each run is the same; make league plays as many games as wanted.
 */
#include "match/playout.h"
#include <sortie/speech.h>
#include <sortie/bot.h>
#include <sortie/match.h>
#include "flow/internal.h"
#include "match/deal.h"
#include "model/internal.h"
#include "reader/reader.h"
#include "games/summoner-wars/verbs.h"
#include "tests/summoner-wars/lay.h"
#include "tests/tap/game.h"

/* With each deck in each seat. */
#define N_GAMES 1
#define MAY_LOSE 1

/* A match of the default decks, before anything is laid out. */
typedef struct
{
  SortieModule *module;
  SortieDeal *deal;
  SortieState *state;
} Table;

static Table
table_new (void)
{
  g_autoptr (GError) error = NULL;
  Table table = { .module = tap_game ("summoner-wars", NULL) };

  table.deal = sortie_deal_new (&(SortieMatchSpec) { .module = table.module }, &error);
  tap_no_error (error);
  table.state = sortie_state_new (&table.deal->setup->bounds);
  return table;
}

static void
table_clear (Table *table)
{
  g_free (table->state);
  sortie_deal_free (table->deal);
  sortie_module_free (table->module);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Table, table_clear)

static SortieMove
choose (gpointer bot, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  return sortie_bot_choose (bot, p, seat, legal);
}

/* The winners, bit per seat. */
static guint
play_game (const SortieDeal *deal, guint64 seed, guint8 greedy_seat)
{
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  g_autoptr (SortieBot) greedy = sortie_bot_new (deal->setup, "greedy", seed);
  g_autoptr (SortieBot) random = sortie_bot_new (deal->setup, "random", seed);
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortieChooser choosers[2] = { { choose, random }, { choose, random } };

  choosers[greedy_seat].data = greedy;
  CU_ASSERT_TRUE_FATAL (sortie_deal_start (deal, seed, &p, NULL));
  CU_ASSERT_TRUE (sortie_playout (&p, choosers, &moves, deal->module->game->max_moves).ended);
  return p.s->result.winners;
}

/* How many of 2 * N_GAMES it wins. */
static guint
games_won (const char *south, const char *north)
{
  const char *const choices[] = { south, north, NULL };
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = tap_game ("summoner-wars", NULL);
  g_autoptr (SortieDeal) deal = NULL;
  guint won = 0;

  deal = sortie_deal_new (&(SortieMatchSpec) { .module = module, .choices = choices }, &error);
  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (deal);
  for (guint64 seed = 1; seed <= tap_games (N_GAMES); seed++)
    for (guint8 seat = 0; seat < 2; seat++)
      won += play_game (deal, seed, seat) == 1u << seat;
  return won;
}

static void
greedy_beats_random_with_both_decks (void)
{
  guint won = games_won ("deck:south=cave-goblins", "deck:north=guild-dwarves")
              + games_won ("deck:south=guild-dwarves", "deck:north=cave-goblins");

  tap_note ("greedy won %u of %u", won, 4 * tap_games (N_GAMES));
  CU_ASSERT_TRUE (won >= 4 * tap_games (N_GAMES) - MAY_LOSE);
}

/* What greedy does in a position of its first seat, as it would type it. */
static char *
choice_in (const SortiePlay *p)
{
  g_autoptr (SortieBot) greedy = sortie_bot_new (p->setup, "greedy", 1);
  SortieMove storage[SORTIE_USUAL_MOVES], move;
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  char line[SORTIE_MOVE_TEXT];

  sortie_moves_legal (p, &legal);
  move = sortie_bot_choose (greedy, p, 0, &legal);
  return g_strdup (sortie_move_format (p, 0, &move, line));
}

/* From an earlier phase of this turn. */
static void
go_to_attacks (SortiePlay *p)
{
  SortieMove done;

  while (p->s->turn.phase < SW_PHASE_ATTACK && sortie_move_declining (p, &done))
    sortie_move_apply (p, &done);
}

/* Events of the Cave Goblins, for a few Fighters of South at these spaces and enemies farther up. */

/* What greedy does with this event in the Event Phase. */
static char *
choice_with (const char *event, const char *const *fighters, const char *const *enemies)
{
  g_auto (Table) table = table_new ();
  SortiePlay p = { .setup = table.deal->setup, .s = table.state };

  sortie_vars_start (&p);
  lay_piece (&p, "sneeks", "d1", 0);
  lay_piece (&p, "oldin", "c8", 1);
  for (guint i = 0; fighters[i] != NULL; i++)
    lay_piece (&p, "goblin-fighter", fighters[i], 0);
  for (guint i = 0; enemies[i] != NULL; i++)
    lay_piece (&p, "guild-defender", enemies[i], 1);
  lay_card (&p, event, SW_ZONE_HAND, 0);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_EVENT, FALSE);
  return choice_in (&p);
}

/* With a Champion that has lost 6 of 8 life points, this much magic, and a card that takes 1 magic to heal 2. */
static char *
choice_with_magic (guint magic)
{
  g_auto (Table) table = table_new ();
  SortiePlay p = { .setup = table.deal->setup, .s = table.state };

  sortie_vars_start (&p);
  lay_piece (&p, "abua-shi", "a1", 0);
  lay_piece (&p, "oldin", "f8", 1);
  lay_piece (&p, "miti-mumway", "c4", 0);
  sortie_piece_set_mark (&p, sortie_place_piece (&p, sortie_place_parse (p.setup, "c4", 0)), SW_MARK_WOUND, 6);
  for (guint i = 0; i < magic; i++)
    lay_card (&p, "jungle-archer", SW_ZONE_MAGIC, 0);
  lay_card (&p, "chant-of-life", SW_ZONE_HAND, 0);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_EVENT, FALSE);
  return choice_in (&p);
}

static void
greedy_heals_for_magic_to_spare (void)
{
  g_autofree char *rich = choice_with_magic (9), *poor = choice_with_magic (5);

  CU_ASSERT_STRING_EQUAL (rich, "play chant-of-life");
  CU_ASSERT_STRING_EQUAL (poor, "done");
}

/* A match of four before anything happens, with a Summoner for each. */
static Table
table_of_four (SortiePlay *ret_play)
{
  g_autoptr (GError) error = NULL;
  Table table = { .module = tap_game ("summoner-wars", NULL) };

  table.deal = sortie_deal_new (&(SortieMatchSpec) { .module = table.module, .mode = "four-players" }, &error);
  tap_no_error (error);
  table.state = sortie_state_new (&table.deal->setup->bounds);
  *ret_play = (SortiePlay) { .setup = table.deal->setup, .s = table.state };
  sortie_vars_start (ret_play);
  lay_piece (ret_play, "sneeks", "d1", 0);
  lay_piece (ret_play, "sneeks", "c8", 1);
  lay_piece (ret_play, "oldin", "j1", 2);
  lay_piece (ret_play, "oldin", "i8", 3);
  return table;
}

/* What greedy does in the Build Magic Phase with two magic and an empty hand, whose partner holds this
 * card and no magic. @held: (nullable) */
static char *
choice_beside (const char *held)
{
  SortiePlay p;
  g_auto (Table) table = table_of_four (&p);

  lay_card (&p, "goblin-fighter", SW_ZONE_MAGIC, 0);
  lay_card (&p, "goblin-fighter", SW_ZONE_MAGIC, 0);
  if (held != NULL)
    lay_card (&p, held, SW_ZONE_HAND, 2);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_MAGIC, FALSE);
  return choice_in (&p);
}

/* What greedy does with a Defender beside another, of this seat, that has one life left. */
static char *
choice_beside_wounded (guint8 whose)
{
  SortiePlay p;
  g_auto (Table) table = table_of_four (&p);

  lay_piece (&p, "guild-defender", "d4", 0);
  lay_piece (&p, "guild-defender", "d5", whose);
  sortie_piece_set_mark (&p, sortie_place_piece (&p, sortie_place_parse (p.setup, "d5", 0)), SW_MARK_WOUND, 1);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_EVENT, FALSE);
  go_to_attacks (&p);
  return choice_in (&p);
}

/* SW-25.13: a partner's unit is friendly, and could be attacked all the same (SW-17.6). */
static void
greedy_spares_its_partner (void)
{
  g_autofree char *enemy = choice_beside_wounded (1), *other_enemy = choice_beside_wounded (3);
  g_autofree char *partner = choice_beside_wounded (2);

  tap_string (enemy, "attack d4 d5");
  tap_string (other_enemy, "attack d4 d5");
  tap_string (partner, "done");
}

/* A Defender beside the partner's Smasher (Sluggish: no dice are rolled). Enemies threaten the Smasher and the Slingers
 * after it, and seem to threaten less when it has a wound. */
static void
greedy_spares_its_partner_where_no_die_is_rolled (void)
{
  SortiePlay p;
  g_auto (Table) table = table_of_four (&p);
  g_autofree char *made = NULL;

  lay_piece (&p, "guild-defender", "d4", 0);
  lay_piece (&p, "orc-smasher", "d5", 2);
  lay_piece (&p, "goblin-slinger", "d6", 2);
  lay_piece (&p, "goblin-slinger", "f6", 2);
  lay_piece (&p, "gror", "a5", 1);
  lay_piece (&p, "gror", "b4", 1);
  lay_piece (&p, "guild-spearman", "g5", 1);
  lay_piece (&p, "guild-spearman", "b5", 3);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_EVENT, FALSE);
  go_to_attacks (&p);
  made = choice_in (&p);
  tap_string (made, "done");
}

/* Counts the attacks on cards of the attacker's own side. */
typedef struct
{
  SortieBot *bot;
  guint own;
} Searcher;

static SortieMove
choose_and_count (gpointer data, const SortiePlay *p, guint8 seat, const SortieMoves *legal)
{
  Searcher *searcher = data;
  SortieMove move = sortie_bot_choose (searcher->bot, p, seat, legal);

  searcher->own += move.verb == SORTIE_GAME_VERB (SW_VERB_ATTACK) && sortie_move_warning (p, seat, &move) != NULL;
  return move;
}

/* SW-10.5 allows such attacks, and chance makes some look good when all is as good as lost: without a word against
 * them, each of these games had some. */
static void
search_attacks_nothing_of_its_own (void)
{
  const char *const choices[] = { "deck:south=phoenix-elves", "deck:north=tundra-orcs", NULL };
  g_auto (Table) table = { .module = tap_game ("summoner-wars", NULL) };
  SortieMove storage[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) moves = SORTIE_MOVES_IN (storage);
  SortiePlay p;

  table.deal = sortie_deal_new (&(SortieMatchSpec) { .module = table.module, .choices = choices }, NULL);
  CU_ASSERT_PTR_NOT_NULL_FATAL (table.deal);
  table.state = sortie_state_new (&table.deal->setup->bounds);
  p = (SortiePlay) { .setup = table.deal->setup, .s = table.state };
  for (guint64 seed = 1; seed <= tap_games (1); seed++)
    {
      g_autoptr (SortieBot) bot = sortie_bot_new (p.setup, "search:20", seed);
      Searcher searcher = { .bot = bot };
      const SortieChooser choosers[2] = { { choose_and_count, &searcher }, { choose_and_count, &searcher } };

      CU_ASSERT_TRUE_FATAL (sortie_deal_start (table.deal, seed, &p, NULL));
      CU_ASSERT_TRUE (sortie_playout (&p, choosers, &moves, p.setup->game->max_moves).ended);
      CU_ASSERT_EQUAL (searcher.own, 0);
    }
}

/* SW-25.12 */
static void
greedy_gives_magic_where_it_helps (void)
{
  g_autofree char *nothing = choice_beside (NULL), *unit = choice_beside ("guild-defender");

  tap_string (nothing, "done");
  tap_string (unit, "give 1");
}

static void
greedy_plays_events_where_they_tell (void)
{
  const char *const beside[] = { "c4", "d4", "e4", NULL }, *const above[] = { "c5", "e5", NULL };
  const char *const back[] = { "a1", "b1", NULL }, *const away[] = { "f8", "e8", NULL };
  const char *const events[] = { "goblin-rage", "goblin-horde-attack", "goblin-invincibility" };

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autofree char *play = g_strdup_printf ("play %s", events[i]);
      g_autofree char *near = choice_with (events[i], beside, above);
      g_autofree char *far = choice_with (events[i], back, away);

      tap_string (near, play);
      tap_string (far, "done");
    }
}

/* A Champion that the Spirit of the Cheetah lets move five spaces and strike one farther, and an enemy. */
static char *
choice_with_cheetah (const char *enemy)
{
  g_auto (Table) table = table_new ();
  SortiePlay p = { .setup = table.deal->setup, .s = table.state };

  sortie_vars_start (&p);
  lay_piece (&p, "nikuya-na", "e1", 0);
  lay_piece (&p, "jujugara", "d2", 0);
  lay_piece (&p, "oldin", "a8", 1);
  lay_piece (&p, "guild-defender", enemy, 1);
  lay_card (&p, "spirit-of-the-cheetah", SW_ZONE_HAND, 0);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_EVENT, FALSE);
  return choice_in (&p);
}

/* SW-9.1, 11.1 */
static void
greedy_lets_units_go_where_they_strike (void)
{
  g_autofree char *reached = choice_with_cheetah ("d7");
  g_autofree char *near = choice_with_cheetah ("d5");

  tap_string (reached, "play spirit-of-the-cheetah");
  tap_string (near, "done");
}

/* Join the Horde makes what South holds cost nothing, and summons in the Event Phase. South has no magic. */
static char *
choice_with_horde (const char *held)
{
  g_auto (Table) table = table_new ();
  SortiePlay p = { .setup = table.deal->setup, .s = table.state };

  sortie_vars_start (&p);
  lay_piece (&p, "frick", "d1", 0);
  lay_piece (&p, "wall", "c3", 0);
  lay_piece (&p, "oldin", "c8", 1);
  lay_card (&p, "join-the-horde", SW_ZONE_HAND, 0);
  lay_card (&p, held, SW_ZONE_HAND, 0);
  lay_card (&p, held, SW_ZONE_HAND, 0);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_EVENT, FALSE);
  return choice_in (&p);
}

/* SW-7.3 */
static void
greedy_makes_units_cheaper_that_it_holds (void)
{
  g_autofree char *goblins = choice_with_horde ("goblin-oaf");
  g_autofree char *champions = choice_with_horde ("mook");

  tap_string (goblins, "play join-the-horde");
  tap_string (champions, "done");
}

/* Champions in the hand. */

/* What greedy builds when it holds this Champion, for whom there is no magic, and an event. */
static char *
built_beside (const char *champion)
{
  g_auto (Table) table = table_new ();
  g_autoptr (SortieBot) greedy = sortie_bot_new (table.deal->setup, "greedy", 1);
  SortiePlay p = { .setup = table.deal->setup, .s = table.state };
  SortieMove storage[SORTIE_USUAL_MOVES], move;
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  GString *built = g_string_new (NULL);
  char line[SORTIE_MOVE_TEXT];

  sortie_vars_start (&p);
  lay_piece (&p, "sneeks", "d1", 0);
  lay_piece (&p, "oldin", "c8", 1);
  lay_card (&p, champion, SW_ZONE_HAND, 0);
  lay_card (&p, "goblin-rage", SW_ZONE_HAND, 0);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_MAGIC, FALSE);
  while (p.s->turn.phase == SW_PHASE_MAGIC && p.s->turn.active == 0)
    {
      sortie_moves_legal (&p, &legal);
      move = sortie_bot_choose (greedy, &p, 0, &legal);
      g_string_append_printf (built, "%s, ", sortie_move_format (&p, 0, &move, line));
      sortie_move_apply (&p, &move);
    }
  return g_string_free (built, FALSE);
}

static void
greedy_saves_its_champions (void)
{
  const char *const champions[] = { "mook", "the-eater", "baldar", "gror", "thorkur" };

  for (guint i = 0; i < G_N_ELEMENTS (champions); i++)
    {
      g_autofree char *built = built_beside (champions[i]);

      tap_string (built, "build goblin-rage, done, ");
    }
}

/* What greedy does in the Summon Phase with so much magic and room beside a wall, when it holds Mook, who costs 5, and
 * a Berserker, who costs 2. */
static char *
summoned_with (guint magic)
{
  g_auto (Table) table = table_new ();
  SortiePlay p = { .setup = table.deal->setup, .s = table.state };

  sortie_vars_start (&p);
  lay_piece (&p, "sneeks", "d1", 0);
  lay_piece (&p, "wall", "c3", 0);
  lay_piece (&p, "oldin", "c8", 1);
  lay_card (&p, "mook", SW_ZONE_HAND, 0);
  lay_card (&p, "goblin-berserker", SW_ZONE_HAND, 0);
  for (guint i = 0; i < magic; i++)
    lay_card (&p, "goblin-rage", SW_ZONE_MAGIC, 0);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_SUMMON, FALSE);
  return choice_in (&p);
}

static void
greedy_saves_magic_for_a_champion (void)
{
  g_autofree char *nearly = summoned_with (4), *enough = summoned_with (5);

  tap_string (nearly, "done");
  CU_ASSERT (g_str_has_prefix (enough, "summon mook "));
}

/* What cards offer. */

/* SW-17.10: who has attacked with Chain Lightning may pay for another attack. Two Fighters stand beside him, so
 * one is left at least. */
static void
greedy_pays_for_another_attack (void)
{
  g_auto (Table) table = table_new ();
  g_autofree char *answer = NULL;
  SortiePlay p = { .setup = table.deal->setup, .s = table.state };
  SortieMove move;

  sortie_vars_start (&p);
  lay_piece (&p, "sneeks", "d1", 0);
  lay_piece (&p, "oldin", "c8", 1);
  lay_piece (&p, "quen", "c4", 0);
  lay_piece (&p, "goblin-fighter", "c5", 1);
  lay_piece (&p, "goblin-fighter", "d4", 1);
  lay_card (&p, "goblin-fighter", SW_ZONE_MAGIC, 0);
  sortie_engine_start_at (&p, SW_TURN_FULL, 0, SW_PHASE_ATTACK, FALSE);
  CU_ASSERT_TRUE_FATAL (sortie_move_parse (&p, 0, "attack c4 c5", &move, NULL));
  sortie_move_apply (&p, &move);
  answer = choice_in (&p);
  tap_string (answer, "yes");
}

/* Attacks that cost nothing, or too much. */

typedef struct
{
  const char *id, *space;
  guint8 seat;
  gint wounds;
} Laid;

/* South's Attack Phase, with the cards laid out by @laid (up to one without an id) and what South
 * has played before (nullable). */
static void
begin_attacks (SortiePlay *p, const Laid *laid, const char *played)
{
  SortieMove move;

  sortie_vars_start (p);
  for (; laid->id != NULL; laid++)
    {
      lay_piece (p, laid->id, laid->space, laid->seat);
      sortie_piece_set_mark (p, sortie_place_piece (p, sortie_place_parse (p->setup, laid->space, 0)),
                             SW_MARK_WOUND, laid->wounds);
    }
  if (played != NULL)
    lay_card (p, played, SW_ZONE_HAND, 0);
  sortie_engine_start_at (p, SW_TURN_FULL, 0, SW_PHASE_EVENT, FALSE);
  if (played != NULL)
    {
      g_autofree char *line = g_strdup_printf ("play %s", played);

      CU_ASSERT_TRUE_FATAL (sortie_move_parse (p, 0, line, &move, NULL));
      sortie_move_apply (p, &move);
    }
  go_to_attacks (p);
}

/* How often, of ten bots, greedy attacks the card on @space. */
static guint
attacks_on (const char *space, const Laid *laid, const char *played)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SortieModule) module = tap_game ("summoner-wars", "summoner-wars");
  g_autoptr (SortieDeal) deal = sortie_deal_new (&(SortieMatchSpec) { .module = module }, &error);
  g_autofree SortieState *state = sortie_state_new (&deal->setup->bounds);
  SortiePlay p = { .setup = deal->setup, .s = state };
  SortieMove storage[SORTIE_USUAL_MOVES], move;
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (storage);
  guint n = 0;

  begin_attacks (&p, laid, played);
  sortie_moves_legal (&p, &legal);
  for (guint seed = 1; seed <= 10; seed++)
    {
      g_autoptr (SortieBot) greedy = sortie_bot_new (deal->setup, "greedy", seed);

      move = sortie_bot_choose (greedy, &p, 0, &legal);
      n += move.verb == SORTIE_GAME_VERB (SW_VERB_ATTACK)
           && move.arg[1] == sortie_place_piece (&p, sortie_place_parse (p.setup, space, 0));
    }
  return n;
}

/* Four dice that hit on 3 or more: the last life stays once in 81 times. Three Fighters could have it
 * right after the phase. */
static void
greedy_takes_a_nearly_certain_kill (void)
{
  const Laid horde[] = { { "sneeks", "f1", 0, 0 },         { "oldin", "f8", 1, 0 },
                         { "guild-defender", "b3", 1, 1 }, { "goblin-slinger", "c3", 0, 0 },
                         { "goblin-fighter", "a3", 0, 0 }, { "goblin-fighter", "b2", 0, 0 },
                         { "goblin-fighter", "b4", 0, 0 }, { NULL, NULL, 0, 0 } };

  CU_ASSERT_EQUAL (attacks_on ("b3", horde, "goblin-horde-attack"), 10);
}

/* SW-11.4: two dice are counted, and one life is left. */
static void
greedy_takes_a_certain_kill (void)
{
  const Laid stamper[] = { { "sneeks", "f1", 0, 0 },         { "oldin", "f8", 1, 0 },
                           { "m-common", "b3", 1, 2 },       { "b-stamper", "c3", 0, 0 },
                           { "goblin-fighter", "a3", 0, 0 }, { "goblin-fighter", "b2", 0, 0 },
                           { "goblin-fighter", "b4", 0, 0 }, { NULL, NULL, 0, 0 } };

  CU_ASSERT_EQUAL (attacks_on ("b3", stamper, NULL), 10);
}

/* Hammer Quake hits the own Summoner as well: with one life left he would be lost nearly always. */
static void
greedy_takes_no_kill_that_costs_the_game (void)
{
  const Laid quake[] = { { "oldin", "d4", 0, 5 },  { "sneeks", "c8", 1, 0 },
                         { "gror", "c4", 0, 0 },   { "goblin-fighter", "c5", 1, 0 },
                         { NULL, NULL, 0, 0 } };

  CU_ASSERT_EQUAL (attacks_on ("c5", quake, NULL), 0);
}

static const TapTest tests[] = {
  { "greedy loses at most one game against random, with either deck from either seat",
    greedy_beats_random_with_both_decks },
  { "SW-25.12 greedy gives magic to a partner whom it helps, and to no other",
    greedy_gives_magic_where_it_helps },
  { "SW-25.13 greedy attacks a weak unit of either enemy, and none of its partner", greedy_spares_its_partner },
  { "SW-10.5 search attacks nothing of its own", search_attacks_nothing_of_its_own },
  { "SW-25.13 nor where a wound on the partner's unit is certain, and makes the position look better",
    greedy_spares_its_partner_where_no_die_is_rolled },
  { "greedy plays events of the Cave Goblins where units meet, and keeps them elsewhere",
    greedy_plays_events_where_they_tell },
  { "SW-17.10 greedy pays for another attack", greedy_pays_for_another_attack },
  { "SW-9.1 greedy lets a unit move further where it then reaches an enemy, and else saves the card",
    greedy_lets_units_go_where_they_strike },
  { "SW-7.3 greedy makes units cheaper that it holds, and that it cannot pay yet",
    greedy_makes_units_cheaper_that_it_holds },
  { "greedy builds an event as magic, and no Champion whose cost it cannot pay yet",
    greedy_saves_its_champions },
  { "greedy saves magic for a Champion, and summons him with it", greedy_saves_magic_for_a_champion },
  { "greedy takes a kill that is nearly certain, when others threaten it too",
    greedy_takes_a_nearly_certain_kill },
  { "SW-11.4 greedy takes a kill that is certain, when others threaten it too",
    greedy_takes_a_certain_kill },
  { "greedy takes no kill that costs its own Summoner", greedy_takes_no_kill_that_costs_the_game },
  { "greedy heals for magic that it has to spare", greedy_heals_for_magic_to_spare },
  { NULL },
};

TAP_MAIN (tests)
