/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: what the table is made of, and who may look at what. */
#include "game.h"

#define SHARED_DECK(id_, title_, rule_)                                                            \
  { .id = id_, .title = title_, .rule = rule_, .shared = TRUE, .ordered = TRUE,                    \
    .count = SORTIE_SEEN_BY_ALL }

const SortieZoneDecl fr_zones[] = {
  [FR_ZONE_MARKET_DECK] = SHARED_DECK ("market-deck", N_ ("Market deck"), "FR-3"),
  [FR_ZONE_LAND_DECK] = SHARED_DECK ("land-deck", N_ ("Land deck"), "FR-3"),
  [FR_ZONE_RETIRED] = { .id = "retired", .title = N_ ("Retired"), .rule = "FR-11", .shared = TRUE,
                        .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                        .looked_through = TRUE },
  [FR_ZONE_DECK] = { .id = "deck", .title = N_ ("Deck"), .rule = "FR-2", .ordered = TRUE,
                     .count = SORTIE_SEEN_BY_ALL },
  [FR_ZONE_HAND] = { .id = "hand", .title = N_ ("Hand"), .rule = "FR-4",
                     .faces = SORTIE_SEEN_BY_OWNER, .count = SORTIE_SEEN_BY_ALL,
                     .looked_through = TRUE },
  [FR_ZONE_DISCARD] = { .id = "discards", .title = N_ ("Discards"), .rule = "FR-4",
                        .faces = SORTIE_SEEN_BY_ALL, .count = SORTIE_SEEN_BY_ALL,
                        .looked_through = TRUE },
  [FR_N_ZONES] = { NULL },
};

const SortiePlaceDecl fr_places[] = {
  [FR_PLACE_MARKET] = { .id = "market", .title = N_ ("Market"), .rule = "FR-3", .shared = TRUE,
                        .count = FR_MARKET, .capacity = 1 },
  [FR_PLACE_LAND] = { .id = "land", .title = N_ ("Land"), .rule = "FR-3", .shared = TRUE,
                      .count = FR_VALLEYS, .capacity = 1 },
  [FR_PLACE_CAMP] = { .id = "camp", .title = N_ ("Camp"), .rule = "FR-5", .count = FR_CAMP,
                      .capacity = 1, .in_play = TRUE },
  [FR_PLACE_TOWN] = { .id = "town", .title = N_ ("Town"), .rule = "FR-5", .count = FR_TOWN,
                      .capacity = 1, .in_play = TRUE },
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
is_of_every_seat (const SortiePlay *p, guint8 seat)
{
  (void) p;
  (void) seat;
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

#define BIT(value) (G_GUINT64_CONSTANT (1) << FR_VALUE_##value)

static const char *const texts[] = { "text", NULL };

const SortieKindDecl fr_kinds[] = {
  [FR_KIND_PERSON] = { .element = "person", .title = N_ ("person"), .texts = texts,
                       .allowed = BIT (COST) | BIT (SUPPLIES) | BIT (TRAIL) | BIT (RENOWN) },
  [FR_KIND_BUILDING] = { .element = "building", .title = N_ ("building"), .texts = texts, .required = BIT (COST),
                         .allowed = BIT (COST) | BIT (SUPPLIES) | BIT (TRAIL) | BIT (RENOWN),
                         .needs_ability = TRUE },
  [FR_KIND_LAND] = { .element = "land", .title = N_ ("land"), .texts = texts,
                     .required = BIT (DISTANCE) | BIT (RENOWN),
                     .allowed = BIT (DISTANCE) | BIT (RENOWN) },
  [FR_N_KINDS] = { NULL },
};

const SortieDeckKindDecl fr_deck_kinds[] = {
  [FR_DECK_FIRST] = { .id = "first", .title = N_ ("first deck"), .rule = "FR-2" },
  [FR_DECK_MARKET] = { .id = "market", .title = N_ ("market deck"), .rule = "FR-2" },
  [FR_DECK_LANDS] = { .id = "lands", .title = N_ ("land deck"), .rule = "FR-2", .card_kind = "land" },
  [FR_N_DECKS] = { NULL },
};
