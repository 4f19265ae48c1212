/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: the players, the zones, and how the table is drawn. Each zone says who may look into it. */
#include "state.h"

static const char *const names[]
  = { N_ ("Player 1"), N_ ("Player 2"), N_ ("Player 3"), N_ ("Player 4"), N_ ("Player 5") };
G_STATIC_ASSERT (G_N_ELEMENTS (names) == CE_MOST_SEATS);

/* CE-1: no teams are named, so all play for themselves. */
const SortieModeDecl ce_modes[] = {
  SORTIE_SEATS_ROW ("CE-1", names, 2, "player1", "player2", "player3", "player4", "player5"),
  { NULL },
};

const SortieZoneDecl ce_zones[] = {
  [CE_ZONE_STOCK] = SORTIE_PILE_ROW ("stock", N_ ("Stock"), "CE-3", .shared = TRUE, .ordered = TRUE),
  [CE_ZONE_DISCARDS] = SORTIE_OPEN_ROW ("discards", N_ ("Discards"), "CE-4", .shared = TRUE,
                                        .ordered = TRUE),
  [CE_ZONE_HAND] = SORTIE_HAND_ROW ("CE-12"),
  { NULL },
};

/* What may be named; after "none" the suits of the cards. */
static const char *const named[]
  = { N_ ("none"), N_ ("clubs"), N_ ("diamonds"), N_ ("hearts"), N_ ("spades"), NULL };
G_STATIC_ASSERT (G_N_ELEMENTS (named) == 1 + SORTIE_N_SUITS + 1);

/* CE-14: all cards but the one on the discards, an ace, in one hand: four suits of an eight, three
 * court cards and a ten, and 2 to 7 and 9. */
#define MOST_PIPS (4 * (1 + 50 + 4 * 10 + (2 + 3 + 4 + 5 + 6 + 7 + 9)) - 1)

const SortieVarDecl ce_vars[] = {
  [CE_VAR_NAMED] = SORTIE_COUNTER_ROW ("named", N_ ("Suit to follow"), "CE-8", SORTIE_N_SUITS,
                                       .shared = TRUE, .words = named),
  [CE_VAR_DRAWN] = SORTIE_COUNTER_ROW ("draws", N_ ("Cards drawn"), "CE-9", CE_MOST_DRAWN,
                                       .shared = TRUE, .each_turn = TRUE),
  [CE_VAR_PASSES] = SORTIE_COUNTER_ROW ("passes", N_ ("Passes in a row"), "CE-15", CE_MOST_SEATS,
                                        .shared = TRUE),
  [CE_VAR_COUNTED] = SORTIE_COUNTER_ROW ("counted", N_ ("Pips"), "CE-14", MOST_PIPS,
                                         .gain = { "counted", N_ ("counted"),
                                                   SORTIE_SAYS_NP ("{seat} counts {amount} pip."
                                                                   "|you=You count {amount} pip.",
                                                                   "{seat} counts {amount} pips."
                                                                   "|you=You count {amount} pips.") }),
  { NULL },
};

const SortieOptionDecl ce_options[] = {
  [CE_OPTION_DRAW_FREELY]
    = SORTIE_SWITCH_ROW ("draw-freely", N_ ("Cards may be drawn although one in hand fits"), "CE-9"),
  { NULL },
};

/* CE-2 */
const SortieValueDecl ce_values[] = {
  [CE_VALUE_SUIT] = SORTIE_SUIT_ROW ("CE-2"),
  [CE_VALUE_RANK] = SORTIE_RANK_ROW ("CE-2", sortie_ranks_ace_low),
  [CE_VALUE_PIPS] = SORTIE_PRINTED_ROW ("pips", N_ ("pips"), "CE-14", 0),
  [CE_VALUE_WILD] = SORTIE_RULE_ROW ("wild", N_ ("fits everything"), "CE-7", 0, .printed = TRUE),
  { NULL },
};

#define BIT(value) SORTIE_VALUE_BIT (CE_VALUE_##value)

const SortieKindDecl ce_kinds[] = {
  { .element = "card", .title = N_ ("card"), .required = BIT (SUIT) | BIT (RANK) | BIT (PIPS),
    .allowed = BIT (WILD) },
  { NULL },
};

/* The suit and the pips are worth a line when there are any. */
const SortieLayoutRow ce_layout[] = {
  SORTIE_SHOW_ZONE (CE_ZONE_HAND),
  SORTIE_SHOW_VARIABLE (CE_VAR_COUNTED, SORTIE_LAYOUT_IN_USE),
  SORTIE_SHOW_ZONE (CE_ZONE_STOCK),
  SORTIE_SHOW_VARIABLE (CE_VAR_NAMED, SORTIE_LAYOUT_IN_USE),
  SORTIE_SHOW_ZONE (CE_ZONE_DISCARDS),
  { SORTIE_LAYOUT_END },
};
