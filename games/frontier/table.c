/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: what the table is made of, and who may look at what. */
#include "game.h"

const SortieZoneDecl fr_zones[] = {
  [FR_ZONE_MARKET_DECK]
    = SORTIE_PILE_ROW ("market-deck", N_ ("Market deck"), "FR-3", .shared = TRUE, .ordered = TRUE),
  [FR_ZONE_LAND_DECK]
    = SORTIE_PILE_ROW ("land-deck", N_ ("Land deck"), "FR-3", .shared = TRUE, .ordered = TRUE),
  [FR_ZONE_RETIRED] = SORTIE_OPEN_ROW ("retired", N_ ("Retired"), "FR-11", .shared = TRUE),
  [FR_ZONE_DECK] = SORTIE_PILE_ROW ("deck", N_ ("Deck"), "FR-2", .ordered = TRUE),
  [FR_ZONE_HAND] = SORTIE_HAND_ROW ("FR-4"),
  [FR_ZONE_DISCARD] = SORTIE_OPEN_ROW ("discards", N_ ("Discards"), "FR-4",),
  [FR_N_ZONES] = { NULL },
};

#define ROW_OF(id_, title_, rule_, count_, ...)                                                    \
  { .id = id_, .title = title_, .rule = rule_, .count = count_, .capacity = 1, __VA_ARGS__ }

const SortiePlaceDecl fr_places[] = {
  [FR_PLACE_MARKET] = ROW_OF ("market", N_ ("Market"), "FR-3", FR_MARKET, .shared = TRUE),
  [FR_PLACE_LAND] = ROW_OF ("land", N_ ("Land"), "FR-3", FR_VALLEYS, .shared = TRUE),
  [FR_PLACE_CAMP] = ROW_OF ("camp", N_ ("Camp"), "FR-5", FR_CAMP, .in_play = TRUE),
  [FR_PLACE_TOWN] = ROW_OF ("town", N_ ("Town"), "FR-5", FR_TOWN, .in_play = TRUE),
  [FR_N_PLACES] = { NULL },
};

#define VAR(id_, title_, rule_)                                                                    \
  { .id = id_, .title = title_, .rule = rule_, .max = 999, .seen_by = SORTIE_SEEN_BY_ALL }

const SortieVarDecl fr_vars[] = {
  [FR_VAR_SUPPLIES] = VAR ("supplies", N_ ("Supplies"), "FR-6"),
  [FR_VAR_TRAIL] = VAR ("trail", N_ ("Trail"), "FR-6"),
  [FR_VAR_RENOWN] = VAR ("renown", N_ ("Renown"), "FR-8"),
  [FR_N_VARS] = { NULL },
};

static gboolean
is_of_every_seat (G_GNUC_UNUSED const SortiePlay *p, G_GNUC_UNUSED guint8 seat)
{
  return TRUE;
}

const SortieValueDecl fr_values[] = {
  [FR_VALUE_COST] = SORTIE_PRINTED_ROW ("cost", N_ ("cost"), "FR-7", FR_NONE),
  [FR_VALUE_DISTANCE] = SORTIE_PRINTED_ROW ("distance", N_ ("distance"), "FR-8", FR_NONE),
  [FR_VALUE_SUPPLIES] = SORTIE_PRINTED_ROW ("supplies", N_ ("supplies"), "FR-6", FR_NONE),
  [FR_VALUE_TRAIL] = SORTIE_PRINTED_ROW ("trail", N_ ("trail"), "FR-6", FR_NONE),
  [FR_VALUE_RENOWN] = SORTIE_PRINTED_ROW ("renown", N_ ("renown"), "FR-8", FR_NONE),
  [FR_VALUE_SHORTCUT] = SORTIE_NUMBER_ROW ("shortcut", N_ ("shortcut"), "FR-8", 0, 0, 99,
                                           .is_of_seat = is_of_every_seat),
  [FR_N_VALUES] = { NULL },
};

#define BIT(value) SORTIE_VALUE_BIT (FR_VALUE_##value)

static const char *const texts[] = { "text", NULL };

const SortieKindDecl fr_kinds[] = {
  [FR_KIND_PERSON] = { .element = "person", .title = N_ ("person"), .texts = texts,
                       .allowed = BIT (COST) | BIT (SUPPLIES) | BIT (TRAIL) | BIT (RENOWN) },
  [FR_KIND_BUILDING] = { .element = "building", .title = N_ ("building"), .texts = texts, .required = BIT (COST),
                         .allowed = BIT (SUPPLIES) | BIT (TRAIL) | BIT (RENOWN),
                         .needs_ability = TRUE },
  [FR_KIND_LAND] = { .element = "land", .title = N_ ("land"), .texts = texts,
                     .required = BIT (DISTANCE) | BIT (RENOWN) },
  [FR_N_KINDS] = { NULL },
};

const SortieDeckKindDecl fr_deck_kinds[] = {
  [FR_DECK_FIRST] = { .id = "first", .title = N_ ("first deck"), .rule = "FR-2" },
  [FR_DECK_MARKET] = { .id = "market", .title = N_ ("market deck"), .rule = "FR-2" },
  [FR_DECK_LANDS] = { .id = "lands", .title = N_ ("land deck"), .rule = "FR-2", .card_kind = "land" },
  [FR_N_DECKS] = { NULL },
};
