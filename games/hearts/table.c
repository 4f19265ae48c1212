/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: what the table is made of, and who may look at what. */
#include "game.h"

/* HT-1 */
const char *const ht_names[HT_SEATS + 1]
  = { N_ ("North"), N_ ("East"), N_ ("South"), N_ ("West"), NULL };

const SortieZoneDecl ht_zones[] = {
  [HT_ZONE_STOCK] = SORTIE_PILE_ROW ("stock", N_ ("Stock"), "HT-3", .shared = TRUE, .ordered = TRUE),
  [HT_ZONE_TRICK] = SORTIE_OPEN_ROW ("trick", N_ ("Trick"), "HT-6", .shared = TRUE, .ordered = TRUE,
                                     .spread = TRUE),
  [HT_ZONE_HAND] = SORTIE_HAND_ROW ("HT-3"),
  [HT_ZONE_PARCEL] = SORTIE_PILE_ROW ("parcel", N_ ("Cards to pass"), "HT-4",
                                      .faces = SORTIE_SEEN_BY_OWNER),
  [HT_ZONE_TAKEN] = SORTIE_PILE_ROW ("taken", N_ ("Cards taken"), "HT-10"),
  [HT_N_ZONES] = { NULL },
};

/* HT-13: at most one point below the limit, and then the moon. */
#define MOST_LIMIT 100
#define MOST_SCORE (MOST_LIMIT - 1 + HT_ALL_POINTS)

#define VAR(id_, title_, rule_, max_, ...)                                                         \
  { .id = id_, .title = title_, .rule = rule_, .max = max_, .seen_by = SORTIE_SEEN_BY_ALL,         \
    __VA_ARGS__ }

const SortieVarDecl ht_vars[] = {
  [HT_VAR_ROUND] = VAR ("round", N_ ("Round"), "HT-4", HT_LAST_ROUND, .shared = TRUE),
  [HT_VAR_TRICK] = VAR ("trick-number", N_ ("Trick"), "HT-6", HT_HAND, .shared = TRUE),
  [HT_VAR_LEADER] = VAR ("leader", N_ ("Led by"), "HT-10", HT_SEATS - 1, .shared = TRUE,
                         .words = ht_names),
  [HT_VAR_BROKEN] = VAR ("broken", N_ ("Hearts"), "HT-7", 1, .shared = TRUE,
                         .words = (const char *const[]) { N_ ("not broken"), N_ ("broken"), NULL }),
  [HT_VAR_POINTS] = VAR ("points", N_ ("Points in this round"), "HT-9", HT_ALL_POINTS,),
  [HT_VAR_SCORE] = VAR ("score", N_ ("Score"), "HT-11", MOST_SCORE,
                        .min = -HT_LAST_ROUND * HT_ALL_POINTS),
  [HT_N_VARS] = { NULL },
};

const SortieOptionDecl ht_options[] = {
  [HT_OPTION_LIMIT] = { .id = "limit", .title = N_ ("Score that ends the match"), .rule = "HT-13",
                        .start = MOST_LIMIT, .min = 1, .max = MOST_LIMIT },
  [HT_OPTION_MOON] = { .id = "moon", .title = N_ ("Shooting the moon"), .rule = "HT-12", .max = 1,
                       .words = (const char *const[]) { "others-add", "own-subtract", NULL },
                       .says = (const char *const[]) { N_ ("each of the others adds 26"),
                                                       N_ ("26 is taken off the own score"), NULL } },
  [HT_OPTION_QUEEN_BREAKS]
    = SORTIE_SWITCH_ROW ("queen-breaks", N_ ("The queen of spades breaks hearts, too"), "HT-7"),
  [HT_OPTION_FIRST_TRICK_POINTS]
    = SORTIE_SWITCH_ROW ("first-trick-points", N_ ("Points may be played to the first trick"), "HT-8"),
  [HT_N_OPTIONS] = { NULL },
};

const SortieValueDecl ht_values[] = {
  [HT_VALUE_SUIT] = SORTIE_SUIT_ROW ("HT-2"),
  [HT_VALUE_RANK] = SORTIE_RANK_ROW ("HT-2", sortie_ranks_ace_high),
  [HT_VALUE_POINTS] = SORTIE_PRINTED_ROW ("points", N_ ("points"), "HT-9", 0),
  [HT_N_VALUES] = { NULL },
};

const SortieKindDecl ht_kinds[] = {
  { .element = "card", .title = N_ ("card"),
    .required = SORTIE_VALUE_BIT (HT_VALUE_SUIT) | SORTIE_VALUE_BIT (HT_VALUE_RANK),
    .allowed = SORTIE_VALUE_BIT (HT_VALUE_POINTS) },
  { NULL },
};
