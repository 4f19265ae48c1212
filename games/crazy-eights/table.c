/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: what the table is made of. Who may look at a zone is said here once; views, listings and
 * bots keep to it. */
#include "game.h"

const SortieZoneDecl ce_zones[] = {
  [CE_ZONE_STOCK] = { .id = "stock", .title = N_ ("Stock"), .rule = "CE-3", .shared = TRUE,
                      .ordered = TRUE, .faces = SORTIE_SEEN_BY_NOBODY,
                      .count = SORTIE_SEEN_BY_ALL },
  [CE_ZONE_DISCARDS] = { .id = "discards", .title = N_ ("Discards"), .rule = "CE-4",
                         .shared = TRUE, .ordered = TRUE, .faces = SORTIE_SEEN_BY_ALL,
                         .count = SORTIE_SEEN_BY_ALL, .looked_through = TRUE },
  [CE_ZONE_HAND] = { .id = "hand", .title = N_ ("Hand"), .rule = "CE-12",
                     .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL,
                     .looked_through = TRUE },
  [CE_N_ZONES] = { NULL },
};

/* What may be named; behind "none" the suits of the cards. */
static const char *const named[]
  = { N_ ("none"), N_ ("clubs"), N_ ("diamonds"), N_ ("hearts"), N_ ("spades"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (named) == 1 + CE_SUITS + 1);
#define SUITS (&named[1])

static const char *const ranks[]
  = { N_ ("ace"), N_ ("two"), N_ ("three"), N_ ("four"), N_ ("five"), N_ ("six"), N_ ("seven"),
      N_ ("eight"), N_ ("nine"), N_ ("ten"), N_ ("jack"), N_ ("queen"), N_ ("king"), NULL };

/* CE-14: all cards but the one on the discards, an ace, in one hand: four suits of an eight, three
 * court cards and a ten, and 2 to 7 and 9. */
#define MOST_PIPS (4 * (1 + 50 + 4 * 10 + (2 + 3 + 4 + 5 + 6 + 7 + 9)) - 1)

const SortieVarDecl ce_vars[] = {
  [CE_VAR_NAMED] = { .id = "named", .title = N_ ("Suit to follow"), .rule = "CE-8", .shared = TRUE,
                     .max = CE_SUITS, .seen_by = SORTIE_SEEN_BY_ALL, .words = named },
  [CE_VAR_DRAWN] = { .id = "draws", .title = N_ ("Cards drawn"), .rule = "CE-9", .shared = TRUE,
                     .max = CE_MOST_DRAWN, .seen_by = SORTIE_SEEN_BY_ALL },
  [CE_VAR_PASSES] = { .id = "passes", .title = N_ ("Passes in a row"), .rule = "CE-15",
                      .shared = TRUE, .max = CE_MOST_SEATS, .seen_by = SORTIE_SEEN_BY_ALL },
  [CE_VAR_PIPS] = { .id = "pips", .title = N_ ("Pips"), .rule = "CE-14", .max = MOST_PIPS,
                    .seen_by = SORTIE_SEEN_BY_ALL },
  [CE_N_VARS] = { NULL },
};

const SortieOptionDecl ce_options[] = {
  [CE_OPTION_DRAW_FREELY] = { .id = "draw-freely",
                              .title = N_ ("Cards may be drawn although one in hand fits"),
                              .rule = "CE-9", .words = (const char *const[]) { "off", "on", NULL },
                              .max = 1 },
  [CE_N_OPTIONS] = { NULL },
};

/* CE-2 */
const SortieValueDecl ce_values[] = {
  [CE_VALUE_SUIT] = { .id = "suit", .title = N_ ("suit"), .rule = "CE-2", .type = SORTIE_VALUE_WORD,
                      .layer = SORTIE_LAYER_MEMBERSHIP, .words = SUITS, .printed = TRUE,
                      .max = CE_SUITS - 1 },
  [CE_VALUE_RANK] = { .id = "rank", .title = N_ ("rank"), .rule = "CE-2", .type = SORTIE_VALUE_WORD,
                      .layer = SORTIE_LAYER_MEMBERSHIP, .words = ranks, .printed = TRUE,
                      .max = G_N_ELEMENTS (ranks) - 2 },
  [CE_VALUE_PIPS] = { .id = "pips", .title = N_ ("pips"), .rule = "CE-14",
                      .layer = SORTIE_LAYER_NUMBER, .printed = TRUE, .min = 1, .max = 50 },
  [CE_VALUE_WILD] = { .id = "wild", .title = N_ ("fits everything"), .rule = "CE-7",
                      .type = SORTIE_VALUE_RULE, .layer = SORTIE_LAYER_NUMBER, .printed = TRUE,
                      .max = 1 },
  [CE_N_VALUES] = { NULL },
};

#define BIT(value) (G_GUINT64_CONSTANT (1) << CE_VALUE_##value)

const SortieKindDecl ce_kinds[] = {
  { .element = "card", .title = N_ ("card"), .required = BIT (SUIT) | BIT (RANK) | BIT (PIPS),
    .allowed = BIT (SUIT) | BIT (RANK) | BIT (PIPS) | BIT (WILD) },
  { NULL },
};
