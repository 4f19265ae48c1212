/* SPDX-License-Identifier: GPL-3.0-or-later */
/* game.c: the one table that this module exports. */
#include "game.h"

/* What a match is told of when it is over. */
static const SortieSummaryDecl summary[] = {
  { .title = N_ ("Cards drawn"), .event = SORTIE_GAME_EVENT (CE_EVENT_DRAWN), .to_whom = TRUE },
  { .title = NULL },
};

const SortieGame sortie_game = {
  .interface = SORTIE_INTERFACE_VERSION,
  .stamp = SORTIE_STAMP,
  .id = "crazy-eights",
  .title = N_ ("Crazy Eights"),
  .version = "1",
  .content = "crazy-eights",
  .about = N_ ("Two to five players: follow suit or rank, eights fit always, and be the first "
               "without cards."),
  .modes = ce_modes,
  .zones = ce_zones,
  .vars = ce_vars,
  .options = ce_options,
  .vocabulary = { .values = ce_values, .kinds = ce_kinds, .procs = ce_procs },
  .rules = { .verbs = ce_verbs, .decisions = ce_decisions, .events = ce_events,
             .reasons = ce_reasons,
             .turns = ce_turns, .next_turn = ce_next_turn,
             .score = { SORTIE_SCORE_LEAST, CE_VAR_PIPS } },
  .bounds = {
    .cards = SORTIE_PACK_CARDS,
    .events = 1,  /* one at a time */
    .frames = 2,  /* the turn, and the suit that is asked for */
    .locals = 10, /* of the turn, of an eight, the four suits */
  },
  /* CE-16: 500 turns, in each at most five cards drawn, one played, a suit named or a pass */
  .max_moves = CE_LAST_TURN * (CE_MOST_DRAWN + 2),
  .setup = ce_setup,
  .check = ce_check,
  .evaluate = ce_evaluate,
  .summary = summary,
  .warnings = ce_warnings,
  .show = ce_show,
};
