/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: the one table that this module exports. */
#include "game.h"

/* What a match is told of when it is over. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Points scored"), .event = SORTIE_GAME_EVENT (HT_EVENT_SCORED), .to_whom = TRUE },
  { .title = NULL },
};

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "hearts",
  .title = N_ ("Hearts"),
  .version = "1",
  .content = "hearts",
  .about = N_ ("Four players: pass three cards, follow suit, and take no hearts and no queen of "
               "spades."),
  .modes = ht_modes,
  .zones = ht_zones,
  .vars = ht_vars,
  .options = ht_options,
  .vocabulary = { .values = ht_values, .kinds = ht_kinds, .procs = ht_procs },
  .rules = { .verbs = ht_verbs, .decisions = ht_decisions, .events = ht_events,
             .reasons = ht_reasons, .turns = ht_turns,
             .score = { SORTIE_SCORE_LEAST, HT_VAR_SCORE, .shared = TRUE } },
  .bounds = {
    .cards = HT_CARDS,
    .events = 1, /* one at a time */
    .frames = 2, /* the turn, and what a phase does */
    .locals = 16, /* of the turn */
  },
  /* HT-13: in each round three cards of four seats, and all cards */
  .max_moves = HT_LAST_ROUND * (HT_SEATS * HT_PASSED + HT_CARDS),
  .setup = ht_setup,
  .check = ht_check,
  .evaluate = ht_evaluate,
  .summary = summary,
  .warnings = ht_warnings,
  .show = ht_show,
};
