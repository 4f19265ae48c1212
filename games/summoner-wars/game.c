/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: the one table that this module exports. */
#include "decks.h"
#include "events.h"
#include "links.h"
#include "phases.h"
#include "setup.h"
#include "table.h"
#include "verbs.h"
#include "words.h"

/* SW-18.1: the active player, whoever controls the cards. */
static guint8
trigger_orderer (const SortiePlay *p, const SortieTrigger *triggers, guint n)
{
  (void) triggers;
  (void) n;
  return sortie_active (p);
}

/* What the summary of a finished match tells. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Wounds dealt"), .event = SORTIE_GAME_EVENT (SW_EVENT_WOUND), .of_units = TRUE },
  { .title = N_ ("Units summoned"), .event = SORTIE_GAME_EVENT (SW_EVENT_SUMMON), .to_whom = TRUE },
  { .title = N_ ("Cards destroyed"), .event = SORTIE_GAME_EVENT (SW_EVENT_DESTROY) },
  { .title = N_ ("Magic spent"), .event = SORTIE_GAME_EVENT (SW_EVENT_SPEND), .to_whom = TRUE },
  { .title = NULL },
};

/* SW-24.1: only a Summoner's wounds are the life of a player. */
static const SortieLossDecl losses[] = {
  { .event = SORTIE_GAME_EVENT (SW_EVENT_DESTROY) },
  { .event = SORTIE_GAME_EVENT (SW_EVENT_WOUND),
    SORTIE_SAYS_NP ("{amount} life point of your Summoner", "{amount} life points of your Summoner"), .grave = TRUE },
  { .event = SORTIE_GAME_EVENT (SW_EVENT_WOUND), .apart = TRUE },
  { .event = SORTIE_GAME_EVENT (SW_EVENT_DISCARD), .by_others = TRUE },
  { .event = SORTIE_GAME_EVENT (SW_EVENT_STEAL), SORTIE_SAYS_NP ("{amount} magic", "{amount} magic") },
  { .event = 0 },
};

/* Not measured for three and four players. */
static const guint scales[SW_N_MODES] = { [SW_MODE_DUEL] = 1250 };

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "summoner-wars",
  .title = N_ ("Summoner Wars"),
  .version = "1",
  .domain = "sortie-summoner-wars",
  .content = "summoner-wars",
  .about = N_ ("Two Summoners on a battlefield, or four in two teams. Summon units, move, attack, "
               "and strike the others down."),
  .modes = sw_modes,
  .ends = sw_ends,
  .choices = sw_choices,
  .options = sw_options,
  .zones = sw_zones,
  .places = sw_places,
  .vars = sw_vars,
  .marks = sw_marks,
  .memories = sw_memories,
  .vocabulary = { .values = sw_values, .kinds = sw_kinds, .sets = sw_sets, .numbers = sw_numbers,
                  .tests = sw_tests, .elements = sw_elements, .sayings = sw_sayings,
                  .procs = sw_procs, .deck_kinds = sw_deck_kinds,
                  .faction_traits = sw_faction_traits, .held = TRUE,
                  SORTIE_PAYS_NP ("Spend {cost} magic.", "Spend {cost} magic."),
                  .pays_as = N_ ("Spend as much magic as {cost}."), .names_count_once = TRUE,
                  .timings = sw_timings,
                  .untils = sw_untils, .causes = sw_causes,
                  .endless_timings = SW_ENDLESS_TIMINGS,
                  .play_timings = SW_PLAY_TIMINGS },
  .rules = { .verbs = sw_verbs, .decisions = sw_decisions, .events = sw_events,
             .reasons = sw_reasons, .turns = sw_turns, .chain = &sw_chain,
             .reactions = &sw_reactions, .costs = &sw_costs,
             .ask_rules = sw_ask_rules, .next_turn = sw_next_turn, .settle = sw_settle,
             .trigger_orderer = trigger_orderer,
             .nothing_to_pass = SORTIE_GAME_REASON (SW_REASON_NOTHING_TO_PASS) },
  .bounds = {
    /* four decks of 34, and 15 Vine Walls and 6 Conjurations beside each */
    .cards = 224,
    .pieces = SW_MAX_PIECES,
    /* most effects end with the turn; an effect on all units is one for each of them: three copies each of
     * Rage and Horde, on the 18 Commons and on all 22 units of a deck */
    .effects = 160,
    /* the largest batch is one wound for each card on the table */
    .events = 200,
    .triggers = 160,
    /* an event or an ability, and one answer to it; an ability between two steps of a free move */
    .links = 16,
    /* a move in an event and an attack in that, each with its events and triggers: about 20 */
    .frames = 96,
    /* ten numbers for each frame, and lists of everything on the table */
    .locals = 4096,
  },
  /* a turn has at most 200 moves; a game of four decks lasts at most 200 turns, or 40 quiet turns after each card
   * that is left */
  .max_moves = 40000,
  .grid = sw_grid,
  .setup = sw_setup,
  .seat_later = sw_seat_later,
  .check_deck = sw_check_deck,
  .features = sw_features,
  .count = sw_count,
  .evaluation_scales = scales,
  .summary = summary,
  .losses = losses,
  .warnings = sw_warnings,
  .horizon = SORTIE_HORIZON_PHASE,
  .check = sw_check,
  .show = sw_show,
};
