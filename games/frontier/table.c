/* SPDX-License-Identifier: GPL-3.0-or-later */
/* table.c: what the table is made of, who may look at what, and how it is laid out. */
#include "state.h"

static const char *const names[] = { N_ ("North"), N_ ("East"), N_ ("South"), N_ ("West") };

/* FR-1: no teams are named, so all play for themselves. */
const SortieModeDecl fr_modes[] = {
  SORTIE_SEATS_ROW ("FR-1", names, 2, "north", "east", "south", "west"),
  { NULL },
};

const SortieZoneDecl fr_zones[] = {
  [FR_ZONE_MARKET_DECK] = SORTIE_PILE_ROW ("market-deck", N_ ("Market deck"), "FR-3", .shared = TRUE, .ordered = TRUE),
  [FR_ZONE_LAND_DECK] = SORTIE_PILE_ROW ("land-deck", N_ ("Land deck"), "FR-3", .shared = TRUE, .ordered = TRUE),
  [FR_ZONE_RETIRED] = SORTIE_OPEN_ROW ("retired", N_ ("Retired"), "FR-11", .shared = TRUE),
  [FR_ZONE_DECK] = SORTIE_PILE_ROW ("deck", N_ ("Deck"), "FR-2", .ordered = TRUE),
  [FR_ZONE_HAND] = SORTIE_HAND_ROW ("FR-4"),
  [FR_ZONE_DISCARD] = SORTIE_OPEN_ROW ("discards", N_ ("Discards"), "FR-4",),
  { NULL },
};

/* FR-3: as soon as what took a card is over, the next one lies in its place. No rule asks which that is. */
#define FILLED(zone_) \
  .shared = TRUE, .alike = TRUE, .from = SORTIE_FROM (zone_), .filled = SORTIE_GAME_EVENT (FR_EVENT_OFFERED)

const SortiePlaceDecl fr_places[] = {
  [FR_PLACE_MARKET] = SORTIE_PLACES_ROW ("market", N_ ("Market"), "FR-3", FR_MARKET, FILLED (FR_ZONE_MARKET_DECK)),
  [FR_PLACE_LAND] = SORTIE_PLACES_ROW ("land", N_ ("Land"), "FR-3", FR_VALLEYS, FILLED (FR_ZONE_LAND_DECK)),
  [FR_PLACE_CAMP] = SORTIE_PLACES_ROW ("camp", N_ ("Camp"), "FR-5", FR_CAMP, .in_play = TRUE, .alike = TRUE),
  [FR_PLACE_TOWN] = SORTIE_PLACES_ROW ("town", N_ ("Town"), "FR-5", FR_TOWN, .in_play = TRUE, .alike = TRUE),
  { NULL },
};

/* FR-6: what was not spent is lost. */
const SortieVarDecl fr_vars[] = {
  [FR_VAR_SUPPLIES] = SORTIE_COUNTER_ROW (
    "supplies", N_ ("Supplies"), "FR-6", 999, .each_turn = TRUE, .shown = SORTIE_LAYOUT_ACTIVE,
    .gain = { "supplies", N_ ("supplies"), N_ ("{seat} gains supplies: {amount}.|you=You gain supplies: {amount}."),
              .effect = "supplies", .meaning = N_ ("gains supplies"), .effect_says = N_ ("Gain {n} supplies.") },
    .loss = { "paid", N_ ("supplies paid"), N_ ("{seat} pays supplies: {amount}.|you=You pay supplies: {amount}."),
              .effect = "pay", .meaning = N_ ("pays supplies, all of it or nothing"),
              .effect_says = N_ ("Pay {n} supplies.") }),
  [FR_VAR_TRAIL] = SORTIE_COUNTER_ROW (
    "trail", N_ ("Trail"), "FR-6", 999, .each_turn = TRUE, .shown = SORTIE_LAYOUT_ACTIVE,
    .gain = { "trail", N_ ("trail"), N_ ("{seat} gains trail: {amount}.|you=You gain trail: {amount}."),
              .effect = "trail", .meaning = N_ ("gains trail"), .effect_says = N_ ("Gain {n} trail.") }),
  [FR_VAR_RENOWN] = SORTIE_COUNTER_ROW ("renown", N_ ("Renown"), "FR-8", 999, .shown_of = FR_RENOWN, /* FR-12 */
    .gain = { "renown", N_ ("renown"), N_ ("{seat} gains renown: {amount}.|you=You gain renown: {amount}."),
              .effect = "renown", .meaning = N_ ("gains renown"), .effect_says = N_ ("Gain {n} renown.") }),
  { NULL },
};

const SortieValueDecl fr_values[] = {
  [FR_VALUE_COST] = SORTIE_PRINTED_ROW ("cost", N_ ("cost"), "FR-7", SORTIE_NOT_PRINTED, .paid = TRUE),
  [FR_VALUE_DISTANCE] = SORTIE_PRINTED_ROW ("distance", N_ ("distance"), "FR-8", SORTIE_NOT_PRINTED),
  [FR_VALUE_BRINGS_SUPPLIES] = SORTIE_PRINTED_ROW ("brings-supplies", N_ ("supplies"), "FR-6", SORTIE_NOT_PRINTED),
  [FR_VALUE_BRINGS_TRAIL] = SORTIE_PRINTED_ROW ("brings-trail", N_ ("trail"), "FR-6", SORTIE_NOT_PRINTED),
  [FR_VALUE_BRINGS_RENOWN] = SORTIE_PRINTED_ROW ("brings-renown", N_ ("renown"), "FR-8", SORTIE_NOT_PRINTED),
  /* of a seat: so much nearer are lands */
  [FR_VALUE_SHORTCUT] = SORTIE_NUMBER_ROW ("shortcut", N_ ("shortcut"), "FR-8", 0, 0, 99,
                                           .is_of_seat = sortie_is_any_seat),
  { NULL },
};

#define BIT(value) SORTIE_VALUE_BIT (FR_VALUE_##value)

static const char *const texts[] = { "text", NULL };

const SortieKindDecl fr_kinds[] = {
  [FR_KIND_PERSON] = { .element = "person", .title = N_ ("person"), .texts = texts,
                       .allowed = BIT (COST) | BIT (BRINGS_SUPPLIES) | BIT (BRINGS_TRAIL) | BIT (BRINGS_RENOWN) },
  [FR_KIND_BUILDING] = { .element = "building", .title = N_ ("building"), .texts = texts,
                         .required = BIT (COST), .needs_ability = TRUE,
                         .allowed = BIT (BRINGS_SUPPLIES) | BIT (BRINGS_TRAIL) | BIT (BRINGS_RENOWN) },
  [FR_KIND_LAND] = { .element = "land", .title = N_ ("land"), .texts = texts,
                     .required = BIT (DISTANCE) | BIT (BRINGS_RENOWN) },
  { NULL },
};

const SortieDeckKindDecl fr_deck_kinds[] = {
  [FR_DECK_FIRST] = { .id = "first", .title = N_ ("first deck"), .rule = "FR-2" },
  [FR_DECK_MARKET] = { .id = "market", .title = N_ ("market deck"), .rule = "FR-2" },
  [FR_DECK_LANDS] = { .id = "lands", .title = N_ ("land deck"), .rule = "FR-2", .card_kind = "land" },
  { NULL },
};

#define SAY(element, when) SORTIE_SAYS_OF_ELEMENT, element, when
#define EVENT(event, when) SORTIE_SAYS_OF_EVENT, event, when

/* "a card of the cards in your hand", not "of all cards in your Hand". */
const SortieSaying fr_sayings[] = {
  { SAY ("cards", "form=any zone=hand count=0"), N_ ("a card in {of-whose} hand"), NULL },
  { SAY ("cards", "form=any zone=discards count=0"), N_ ("a card in {of-whose} discards"), NULL },
  { SAY ("cards", "form=of zone=hand count=0 of=you"), N_ ("of the cards in your hand"), NULL },
  { SAY ("cards", "form=of zone=hand count=0"), N_ ("of the cards in {of-whose} hand"), NULL },
  { SAY ("cards", "form=of zone=discards count=0 of=you"), N_ ("of the cards in your discards"), NULL },
  { SAY ("cards", "zone=hand count=0"), N_ ("the cards in {of-whose} hand"), NULL },
  { SAY ("cards", "zone=discards count=0"), N_ ("the cards in {of-whose} discards"), NULL },
  { SAY ("draw", "n=#"), NP_ ("Draw {n} card.", "Draw {n} cards.") },
  { SAY ("ability", "cost=0|-"), N_ ("Use {limit}:"), NULL },
  { SAY ("modify", "value=shortcut of=you add=#"), N_ ("Lands are {add} nearer to you."), NULL },
  { SAY ("compare", "counted=supplies bearer=you at-least=# at-most=-"), N_ ("you have {at-least} supplies or more"),
    NULL },
  { EVENT ("played", "of=self"), N_ ("you play this"), NULL },
  { EVENT ("claimed", "of=self"), N_ ("you claim this"), NULL },
  { EVENT ("claimed", "of=- by=you"), N_ ("you claim a land"), NULL },
  { EVENT ("claimed", "of=- by=*"), N_ ("{by-any} claims a land"), NULL },
  { 0 },
};

const SortieLayoutRow fr_layout[] = {
  SORTIE_SHOW_VARIABLES,
  SORTIE_SHOW_PLACES (FR_PLACE_TOWN, SORTIE_LAYOUT_IN_USE, SORTIE_VALUES (FR_VALUE_BRINGS_RENOWN)),
  SORTIE_SHOW_PLACES (FR_PLACE_CAMP, SORTIE_LAYOUT_IN_USE, NULL),
  SORTIE_SHOW_PLACES (FR_PLACE_MARKET, SORTIE_LAYOUT_IN_USE,
                      SORTIE_VALUES (FR_VALUE_COST, FR_VALUE_BRINGS_SUPPLIES, FR_VALUE_BRINGS_TRAIL)),
  SORTIE_SHOW_PLACES (FR_PLACE_LAND, SORTIE_LAYOUT_IN_USE, SORTIE_VALUES (FR_VALUE_DISTANCE, FR_VALUE_BRINGS_RENOWN)),
  SORTIE_SHOW_ZONE (FR_ZONE_MARKET_DECK), SORTIE_SHOW_ZONE (FR_ZONE_LAND_DECK),
  SORTIE_SHOW_ZONE (FR_ZONE_DECK),
  SORTIE_SHOW_ZONE (FR_ZONE_DISCARD),
  SORTIE_SHOW_ZONE (FR_ZONE_HAND),
  { SORTIE_LAYOUT_END },
};
