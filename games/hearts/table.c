/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: what the table is made of, and who may look at what. */
#include "state.h"

static const char *const names[] = { N_ ("North"), N_ ("East"), N_ ("South"), N_ ("West"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (names) == HT_SEATS + 1);

const SortieModeDecl ht_modes[] = {
  SORTIE_SEATS_ROW ("HT-1", names, HT_SEATS, "north", "east", "south", "west"),
  { NULL },
};

const SortieZoneDecl ht_zones[] = {
  [HT_ZONE_STOCK] = SORTIE_PILE_ROW ("stock", N_ ("Stock"), "HT-3", .shared = TRUE, .ordered = TRUE),
  [HT_ZONE_TRICK] = SORTIE_OPEN_ROW ("trick", N_ ("Trick"), "HT-6", .shared = TRUE, .ordered = TRUE, .spread = TRUE),
  [HT_ZONE_HAND] = SORTIE_HAND_ROW ("HT-3"),
  [HT_ZONE_PARCEL] = SORTIE_PILE_ROW ("parcel", N_ ("Cards to pass"), "HT-4", .faces = SORTIE_SEEN_BY_OWNER),
  [HT_ZONE_TAKEN] = SORTIE_PILE_ROW ("taken", N_ ("Cards taken"), "HT-10"),
  { NULL },
};

/* HT-13: at most one point below the limit, and then the moon. */
#define MOST_LIMIT 100
#define MOST_SCORE (MOST_LIMIT - 1 + HT_ALL_POINTS)

const SortieVarDecl ht_vars[] = {
  [HT_VAR_ROUND] = SORTIE_COUNTER_ROW ("round", N_ ("Round"), "HT-4", HT_LAST_ROUND, .shared = TRUE),
  [HT_VAR_TRICK] = SORTIE_COUNTER_ROW ("trick-number", N_ ("Trick"), "HT-6", HT_HAND, .shared = TRUE),
  [HT_VAR_LEADER] = SORTIE_COUNTER_ROW ("leader", N_ ("Led by"), "HT-10", HT_SEATS - 1, .shared = TRUE, .words = names),
  [HT_VAR_BROKEN] = SORTIE_COUNTER_ROW ("broken", NC_ ("suit", "Hearts"), "HT-7", 1, .shared = TRUE, .each_turn = TRUE,
                                        .words = (const char *const[]) { N_ ("not broken"), N_ ("broken"), NULL }),
  [HT_VAR_POINTS] = SORTIE_COUNTER_ROW ("points", N_ ("Points in this round"), "HT-9", HT_ALL_POINTS,
                                        .each_turn = TRUE),
  [HT_VAR_SCORE] = SORTIE_COUNTER_ROW ("score", N_ ("Score"), "HT-11", MOST_SCORE,
    .min = -HT_LAST_ROUND * HT_ALL_POINTS, .gain = { "scored", N_ ("scored"),
              SORTIE_SAYS_NP ("{seat} adds {amount} point.|you=You add {amount} point.",
                              "{seat} adds {amount} points.|you=You add {amount} points.") },
    .loss = { "deducted", N_ ("deducted"), /* HT-12 */
              SORTIE_SAYS_NP ("{seat} deducts {amount} point.|you=You deduct {amount} point.",
                              "{seat} deducts {amount} points.|you=You deduct {amount} points.") }),
  { NULL },
};

const SortieOptionDecl ht_options[] = {
  [HT_OPTION_LIMIT]
    = SORTIE_RANGE_ROW ("limit", N_ ("Score that ends the match"), "HT-13", MOST_LIMIT, 1, MOST_LIMIT),
  [HT_OPTION_MOON] = { .id = "moon", .title = N_ ("Shooting the moon"), .rule = "HT-12",
                       .max = 1, .words = (const char *const[]) { "others-add", "own-subtract", NULL },
                       .says = (const char *const[]) { N_ ("each of the others adds 26"),
                                                       N_ ("26 is taken off the own score"), NULL } },
  [HT_OPTION_QUEEN_BREAKS] = SORTIE_SWITCH_ROW ("queen-breaks", N_ ("The queen of spades breaks hearts, too"), "HT-7"),
  [HT_OPTION_FIRST_TRICK_POINTS]
    = SORTIE_SWITCH_ROW ("first-trick-points", N_ ("Points may be played to the first trick"), "HT-8"),
  { NULL },
};

const SortieValueDecl ht_values[] = {
  [HT_VALUE_SUIT] = SORTIE_SUIT_ROW ("HT-2"),
  [HT_VALUE_RANK] = SORTIE_RANK_ROW ("HT-2", sortie_ranks_ace_high),
  [HT_VALUE_WORTH] = SORTIE_PRINTED_ROW ("worth", N_ ("points"), "HT-9", 0),
  { NULL },
};

#define BIT(value) SORTIE_VALUE_BIT (HT_VALUE_##value)

const SortieKindDecl ht_kinds[] = {
  { .element = "card", .title = N_ ("card"), .required = BIT (SUIT) | BIT (RANK), .allowed = BIT (WORTH) },
  { NULL },
};

/* HT-6, HT-10 */
const SortieTrickDecl ht_trick = {
  .hand = HT_ZONE_HAND, .trick = HT_ZONE_TRICK, .taken = HT_ZONE_TAKEN,
  .suit = HT_VALUE_SUIT, .rank = HT_VALUE_RANK, .worth = HT_VALUE_WORTH,
  .leader = HT_VAR_LEADER, .points = HT_VAR_POINTS, .round = HT_ROUND_TRICK, .ask = HT_ASK_PLAY,
};

const SortieLayoutRow ht_layout[] = {
  SORTIE_SHOW_VARIABLE (HT_VAR_SCORE),
  SORTIE_SHOW_VARIABLE (HT_VAR_POINTS),
  SORTIE_SHOW_PLAYED,
  SORTIE_SHOW_ZONE (HT_ZONE_HAND),
  SORTIE_SHOW_LEADER,
  SORTIE_SHOW_ZONE (HT_ZONE_TRICK),
  SORTIE_SHOW_VARIABLE (HT_VAR_BROKEN),
  { SORTIE_LAYOUT_END },
};
