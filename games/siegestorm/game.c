/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: the one table that this module exports. */
#include "decks.h"
#include "elimination.h"
#include "events.h"
#include "links.h"
#include "phases.h"
#include "setup.h"
#include "table.h"
#include "verbs.h"
#include "verdicts.h"
#include "words.h"

/* RUL-52: the human decides what no rule settles for the Boss. */
static guint8
who_decides_for (const SortiePlay *p, guint8 seat)
{
  return ss_is_boss (p, seat) ? ss_opponent (p, seat) : seat;
}

/* SS-13.3, RUL-40: the seat that has all of them, or the active player. */
static guint8
trigger_orderer (const SortiePlay *p, const SortieTrigger *triggers, guint n)
{
  for (guint i = 1; i < n; i++)
    if (triggers[i].seat != triggers[0].seat)
      return sortie_active (p);
  return n > 0 ? triggers[0].seat : sortie_active (p);
}

/* What the summary of a finished match tells. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Damage dealt"), .event = SORTIE_GAME_EVENT (SS_EVENT_DAMAGE), .of_units = TRUE },
  { .title = N_ ("Units deployed"), .event = SORTIE_GAME_EVENT (SS_EVENT_DEPLOY), .to_whom = TRUE },
  { .title = N_ ("Units killed"), .event = SORTIE_GAME_EVENT (SS_EVENT_KILL), .of_others = TRUE },
  { .title = NULL },
};

/* SS-14.1: damage takes life from the Boss, and cards from a player. SS-14.4: what a full hand cannot take is lost. */
static const SortieLossDecl losses[] = {
  { .event = SORTIE_GAME_EVENT (SS_EVENT_KILL) },
  { .event = SORTIE_GAME_EVENT (SS_EVENT_DESTROY) },
  { .event = SORTIE_GAME_EVENT (SS_EVENT_REPLACED) },
  { .event = SORTIE_GAME_EVENT (SS_EVENT_DISCARD), N_ ("{things} from the hand"), .by_others = TRUE },
  { .event = SORTIE_GAME_EVENT (SS_EVENT_DAMAGE), SORTIE_SAYS_NP ("{amount} card", "{amount} cards"), .known = TRUE },
  { .event = SORTIE_GAME_EVENT (SS_EVENT_DAMAGE), SORTIE_SAYS_NP ("{amount} life", "{amount} life") },
  { .event = SORTIE_GAME_EVENT (SS_EVENT_DRAW),
    SORTIE_SAYS_NP ("{amount} card to a full hand", "{amount} cards to a full hand"), .known = TRUE },
  { .event = SORTIE_GAME_EVENT (SS_EVENT_STEAL), SORTIE_SAYS_NP ("{amount} card by theft", "{amount} cards by theft") },
  { .event = 0 },
};

/* Not measured for Co-op and Last Man Standing. */
static const guint scales[SS_N_MODES] = { [SS_MODE_SOLO] = 420, [SS_MODE_DUEL] = 420 };

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "siegestorm",
  .title = N_ ("Siegestorm"),
  .version = "1",
  .domain = "sortie-siegestorm",
  .content = "siegestorm",
  .about = N_ ("One or two players against a Boss, or two to four against each other. Hold the War "
               "Track, storm, and never run out of cards."),
  .modes = ss_modes,
  .choices = ss_choices,
  .options = ss_options,
  .zones = ss_zones,
  .places = ss_places,
  .vars = ss_vars,
  .marks = ss_marks,
  .flags = ss_flags,
  .memories = ss_memories,
  .vocabulary = { .values = ss_values, .kinds = ss_kinds, .sets = ss_sets, .numbers = ss_numbers,
                  .tests = ss_tests, .elements = ss_elements, .sayings = ss_sayings,
                  .procs = ss_procs, .records = ss_records, .deck_kinds = ss_deck_kinds,
                  .timings = ss_timings,
                  .untils = ss_untils, .causes = ss_causes,
                  .endless_timings = SS_ENDLESS_TIMINGS },
  .rules = { .verbs = ss_verbs, .decisions = ss_decisions, .events = ss_events,
             .reasons = ss_reasons, .turns = ss_turns, .chain = &ss_chain,
             .ask_rules = ss_ask_rules,
             .nothing_to_pass = SORTIE_GAME_REASON (SS_REASON_NO_ANSWER),
             .settle = ss_settle,
             .next_turn = ss_next_turn, .takes_turn = ss_takes_turn, .trigger_orderer = trigger_orderer,
             .verdicts = ss_verdicts, .open_rule = "RUL-52",
             .number_rule = "SS-7.12", .place_faces = ss_place_faces },
  .bounds = {
    /* two decks of 34, two Boss decks of at most 48 each, the Boss; or four decks of 34 */
    .cards = 165,
    /* In Last Man Standing for four: eight times 3 spaces, 8 Front Lines, 4 No Man's Lands: 36. The other units wait
     * on an exit, each during the storm of another, and each Advance needs a card. Other modes have at most twice 3
     * spaces, 4 Front Lines, two No Man's Lands, the Boss */
    .pieces = 44,
    /* an effect costs a card or a Spirit token, and most effects end with the turn */
    .effects = 48,
    /* the largest batch is a sacrifice, three events for each of 14 units; a batch that is being answered waits
     * below */
    .events = 96,
    .triggers = 64,
    /* SS 2.3: 32 nested chains of two links each */
    .links = 64,
    /* a nested storm takes advance, order, storm, chain, program: 5 frames, 32 deep */
    .frames = 160,
    /* ten numbers for each frame, and some lists of all cards of a pile */
    .locals = 3072,
  },
  /* The Boss draws at least two of at most 40 cards each turn, and all of them twice: 40 rounds. In each, a player
   * with 34 cards makes fewer than 250 moves. */
  .max_moves = 10000,
  .setup = ss_setup,
  .check_deck = ss_check_deck,
  .decider = who_decides_for,
  .evaluate = ss_evaluate,
  .features = ss_features,
  .feature_modes = 1u << SS_MODE_SOLO,
  .count = ss_count,
  .evaluation_scales = scales,
  .summary = summary,
  .losses = losses,
  .warnings = ss_warnings,
  .check = ss_check,
  .check_course = ss_check_course,
  .ends = ss_ends,
  .never_drawn = "SS-5.5",
  .works_for = ss_works_for,
  .sides = &ss_sides,
  .show = ss_show,
};
