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
             .reasons = ht_reasons, .turns = ht_turns, .rounds = ht_rounds,
             .score = { SORTIE_SCORE_LEAST, HT_VAR_SCORE, .shared = TRUE } },
  .bounds = {
    .cards = SORTIE_PACK_CARDS,
    .events = 1, /* one at a time */
    .frames = 3, /* the turn, what a phase does, and a poll in it */
    .locals = 44, /* of these, and four answers of three cards */
  },
  .max_moves = HT_LAST_ROUND * HT_ROUND_MOVES, /* HT-13 */
  .setup = ht_setup,
  .check = ht_check,
  .evaluate = ht_evaluate,
  .horizon = SORTIE_HORIZON_PHASE, /* a hand is judged before the first trick, a trick when all are over */
  .summary = summary,
  .warnings = ht_warnings,
  .show = ht_show,
};
