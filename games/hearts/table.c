/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: what the table is made of, and who may look at what. */
#include "game.h"

/* HT-1 */
const char *const ht_names[HT_SEATS + 1]
  = { N_ ("North"), N_ ("East"), N_ ("South"), N_ ("West"), NULL };

const SortieZoneDecl ht_zones[] = {
  [HT_ZONE_STOCK] = { .id = "stock", .title = N_ ("Stock"), .rule = "HT-3", .shared = TRUE,
                      .ordered = TRUE, .count = SORTIE_SEEN_BY_ALL },
  [HT_ZONE_TRICK] = { .id = "trick", .title = N_ ("Trick"), .rule = "HT-6", .shared = TRUE,
                      .ordered = TRUE, .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                      .looked_through = TRUE, .spread = TRUE },
  [HT_ZONE_HAND] = { .id = "hand", .title = N_ ("Hand"), .rule = "HT-3",
                     .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL,
                     .looked_through = TRUE },
  [HT_ZONE_PARCEL] = { .id = "parcel", .title = N_ ("Cards to pass"), .rule = "HT-4",
                       .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL,
                       .looked_through = TRUE },
  [HT_ZONE_TAKEN] = { .id = "taken", .title = N_ ("Cards taken"), .rule = "HT-10",
                      .count = SORTIE_SEEN_BY_ALL },
  [HT_N_ZONES] = { NULL },
};

/* HT-13: at most one point below the limit, and then the moon. */
#define MOST_LIMIT 100
#define MOST_SCORE (MOST_LIMIT - 1 + HT_ALL_POINTS)

const SortieVarDecl ht_vars[] = {
  [HT_VAR_ROUND] = { .id = "round", .title = N_ ("Round"), .rule = "HT-4", .shared = TRUE,
                      .max = HT_LAST_ROUND, .seen_by = SORTIE_SEEN_BY_ALL },
  [HT_VAR_LEADER] = { .id = "leader", .title = N_ ("Led by"), .rule = "HT-10", .shared = TRUE,
                      .max = HT_SEATS - 1, .seen_by = SORTIE_SEEN_BY_ALL, .words = ht_names },
  [HT_VAR_BROKEN] = { .id = "broken", .title = N_ ("Hearts"), .rule = "HT-7", .shared = TRUE,
                      .max = 1, .seen_by = SORTIE_SEEN_BY_ALL,
                      .words = (const char *const[]) { N_ ("not broken"), N_ ("broken"), NULL } },
  [HT_VAR_POINTS] = { .id = "points", .title = N_ ("Points in this round"), .rule = "HT-9",
                      .max = HT_ALL_POINTS, .seen_by = SORTIE_SEEN_BY_ALL },
  [HT_VAR_SCORE] = { .id = "score", .title = N_ ("Score"), .rule = "HT-11",
                     .min = -HT_LAST_ROUND * HT_ALL_POINTS, .max = MOST_SCORE,
                     .seen_by = SORTIE_SEEN_BY_ALL },
  [HT_N_VARS] = { NULL },
};

static const char *const off_on[] = { "off", "on", NULL };

const SortieOptionDecl ht_options[] = {
  [HT_OPTION_LIMIT] = { .id = "limit", .title = N_ ("Score that ends the match"), .rule = "HT-13",
                        .start = MOST_LIMIT, .min = 1, .max = MOST_LIMIT },
  [HT_OPTION_MOON] = { .id = "moon", .title = N_ ("Shooting the moon"), .rule = "HT-12",
                       .words = (const char *const[]) { "others-add", "own-subtract", NULL },
                       .max = 1,
                       .says = (const char *const[]) {
                           N_ ("each of the others adds 26"),
                           N_ ("26 is taken off the own score"), NULL } },
  [HT_OPTION_QUEEN_BREAKS] = { .id = "queen-breaks",
                               .title = N_ ("The queen of spades breaks hearts, too"),
                               .rule = "HT-7", .words = off_on, .max = 1 },
  [HT_OPTION_FIRST_TRICK_POINTS] = { .id = "first-trick-points",
                                     .title = N_ ("Points may be played to the first trick"),
                                     .rule = "HT-8", .words = off_on, .max = 1 },
  [HT_N_OPTIONS] = { NULL },
};

static const char *const suits[]
  = { [HT_CLUBS] = N_ ("clubs"), [HT_DIAMONDS] = N_ ("diamonds"), [HT_HEARTS] = N_ ("hearts"),
      [HT_SPADES] = N_ ("spades"), NULL };

static const char *const ranks[]
  = { N_ ("two"), N_ ("three"), N_ ("four"), N_ ("five"), N_ ("six"), N_ ("seven"), N_ ("eight"),
      N_ ("nine"), N_ ("ten"), N_ ("jack"), N_ ("queen"), N_ ("king"), N_ ("ace"), NULL };

const SortieValueDecl ht_values[] = {
  [HT_VALUE_SUIT] = { .id = "suit", .title = N_ ("suit"), .rule = "HT-2", .type = SORTIE_VALUE_WORD,
                      .layer = SORTIE_LAYER_MEMBERSHIP, .words = suits, .printed = TRUE,
                      .max = HT_SPADES },
  [HT_VALUE_RANK] = { .id = "rank", .title = N_ ("rank"), .rule = "HT-2", .type = SORTIE_VALUE_WORD,
                      .layer = SORTIE_LAYER_MEMBERSHIP, .words = ranks, .printed = TRUE,
                      .max = G_N_ELEMENTS (ranks) - 2 },
  [HT_VALUE_POINTS] = { .id = "points", .title = N_ ("points"), .rule = "HT-9",
                        .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .max = 13 },
  [HT_N_VALUES] = { NULL },
};

#define BIT(value) (G_GUINT64_CONSTANT (1) << HT_VALUE_##value)

const SortieKindDecl ht_kinds[] = {
  { .element = "card", .title = N_ ("card"), .required = BIT (SUIT) | BIT (RANK),
    .allowed = BIT (SUIT) | BIT (RANK) | BIT (POINTS) },
  { NULL },
};
