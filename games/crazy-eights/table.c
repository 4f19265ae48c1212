/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: what the table is made of. Who may look at a zone is said here once; views, listings and
 * bots keep to it. */
#include "game.h"

const SortieZoneDecl ce_zones[] = {
  [CE_ZONE_STOCK] = SORTIE_PILE_ROW ("stock", N_ ("Stock"), "CE-3", .shared = TRUE, .ordered = TRUE),
  [CE_ZONE_DISCARDS] = SORTIE_OPEN_ROW ("discards", N_ ("Discards"), "CE-4", .shared = TRUE,
                                        .ordered = TRUE),
  [CE_ZONE_HAND] = SORTIE_HAND_ROW ("CE-12"),
  [CE_N_ZONES] = { NULL },
};

/* What may be named; behind "none" the suits of the cards. */
static const char *const named[]
  = { N_ ("none"), N_ ("clubs"), N_ ("diamonds"), N_ ("hearts"), N_ ("spades"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (named) == 1 + SORTIE_N_SUITS + 1);

/* CE-14: all cards but the one on the discards, an ace, in one hand: four suits of an eight, three
 * court cards and a ten, and 2 to 7 and 9. */
#define MOST_PIPS (4 * (1 + 50 + 4 * 10 + (2 + 3 + 4 + 5 + 6 + 7 + 9)) - 1)

#define SHARED(id_, title_, rule_, max_, ...)                                                      \
  { .id = id_, .title = title_, .rule = rule_, .shared = TRUE, .max = max_,                        \
    .seen_by = SORTIE_SEEN_BY_ALL, __VA_ARGS__ }

const SortieVarDecl ce_vars[] = {
  [CE_VAR_NAMED] = SHARED ("named", N_ ("Suit to follow"), "CE-8", SORTIE_N_SUITS, .words = named),
  [CE_VAR_DRAWN] = SHARED ("draws", N_ ("Cards drawn"), "CE-9", CE_MOST_DRAWN,),
  [CE_VAR_PASSES] = SHARED ("passes", N_ ("Passes in a row"), "CE-15", CE_MOST_SEATS,),
  [CE_VAR_PIPS] = { .id = "pips", .title = N_ ("Pips"), .rule = "CE-14", .max = MOST_PIPS,
                    .seen_by = SORTIE_SEEN_BY_ALL },
  [CE_N_VARS] = { NULL },
};

const SortieOptionDecl ce_options[] = {
  [CE_OPTION_DRAW_FREELY]
    = SORTIE_SWITCH_ROW ("draw-freely", N_ ("Cards may be drawn although one in hand fits"), "CE-9"),
  [CE_N_OPTIONS] = { NULL },
};

/* CE-2 */
const SortieValueDecl ce_values[] = {
  [CE_VALUE_SUIT] = SORTIE_SUIT_ROW ("CE-2"),
  [CE_VALUE_RANK] = SORTIE_RANK_ROW ("CE-2", sortie_ranks_ace_low),
  [CE_VALUE_PIPS] = SORTIE_PRINTED_ROW ("pips", N_ ("pips"), "CE-14", 0),
  [CE_VALUE_WILD] = SORTIE_RULE_ROW ("wild", N_ ("fits everything"), "CE-7", 0, .printed = TRUE),
  [CE_N_VALUES] = { NULL },
};

#define BIT(value) SORTIE_VALUE_BIT (CE_VALUE_##value)

const SortieKindDecl ce_kinds[] = {
  { .element = "card", .title = N_ ("card"), .required = BIT (SUIT) | BIT (RANK) | BIT (PIPS),
    .allowed = BIT (WILD) },
  { NULL },
};
