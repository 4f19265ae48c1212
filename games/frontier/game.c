/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: the one table that this module exports. */
#include "game.h"

/* What a match is told of when it is over. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Supplies spent on cards"), .event = SORTIE_GAME_EVENT (FR_EVENT_BOUGHT), .to_whom = TRUE },
  { .title = N_ ("Trail spent on lands"), .event = SORTIE_GAME_EVENT (FR_EVENT_CLAIMED), .to_whom = TRUE },
  { .title = NULL },
};

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "frontier",
  .title = N_ ("Frontier"),
  .version = "1",
  .content = "frontier",
  .about = N_ ("Two to four players: build a deck, buy from the market, and claim land beyond the "
               "river."),
  .modes = fr_modes,
  .zones = fr_zones,
  .places = fr_places,
  .vars = fr_vars,
  .vocabulary = { .values = fr_values, .kinds = fr_kinds, .sets = fr_sets, .numbers = fr_numbers,
                  .tests = fr_tests, .elements = fr_elements, .procs = fr_procs,
                  .deck_kinds = fr_deck_kinds },
  .rules = { .verbs = fr_verbs, .decisions = fr_decisions, .events = fr_events,
             .reasons = fr_reasons, .turns = fr_turns, .chain = &sortie_plain_chain,
             .next_turn = fr_next_turn, .settle = fr_settle,
             .trigger_order = fr_trigger_order,
             .score = { SORTIE_SCORE_MOST, FR_VAR_RENOWN } },
  .bounds = {
    .cards = FR_CARDS,
    .pieces = FR_MARKET + FR_VALLEYS + FR_MOST_SEATS * FR_TOWN + FR_CAMP,
    .effects = 2 * FR_TOWN, /* each building notes its use */
    .events = 16,  /* what all others discard at once, in the course of a play */
    .triggers = FR_TOWN, /* all of a town at the start of a turn */
    .links = 1,    /* nobody answers */
    .frames = 12,
    .locals = 256,
  },
  /* FR-5, FR-9: in each turn a camp and a town full of cards, and what they ask */
  .max_moves = FR_LAST_ROUND * FR_MOST_SEATS * 4 * (FR_CAMP + FR_TOWN),
  .setup = fr_setup,
  .check = fr_check,
  .evaluate = fr_evaluate,
  .summary = summary,
  .evaluation_scale = 400, /* four points of renown: nearly a fifth of a match */
  .show = fr_show,
};
