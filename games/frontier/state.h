/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the names of everything that Frontier puts into a match: each enum numbers the rows of one
 * table; and the tables, by the file in which they are. Rules are cited by number, FR-...:
 * content/frontier/rules.xml. */
#pragma once
#include <sortie/game.h>

#define FR_MOST_SEATS 4
#define FR_HAND 5         /* FR-4 */
#define FR_MARKET 5       /* FR-3 */
#define FR_VALLEYS 3      /* FR-3: lands that can be claimed */
#define FR_CAMP 20        /* FR-5: cards that are played in one turn */
#define FR_TOWN 16        /* FR-5: buildings and lands that stay */
#define FR_RENOWN 20      /* FR-12 */
#define FR_LAST_ROUND 40  /* FR-12 */
#define FR_CARDS 160      /* market, lands and the first decks of four */

enum { FR_ZONE_MARKET_DECK, FR_ZONE_LAND_DECK, FR_ZONE_RETIRED,
       FR_ZONE_DECK, FR_ZONE_HAND, FR_ZONE_DISCARD };
enum { FR_PLACE_MARKET, FR_PLACE_LAND, FR_PLACE_CAMP, FR_PLACE_TOWN };
/* What a seat has; what a card brings (FrValue) is in the same order. */
enum { FR_VAR_SUPPLIES, FR_VAR_TRAIL, FR_VAR_RENOWN, FR_N_VARS };
enum { FR_VALUE_COST, FR_VALUE_DISTANCE, FR_VALUE_BRINGS_SUPPLIES, FR_VALUE_BRINGS_TRAIL, FR_VALUE_BRINGS_RENOWN,
       FR_VALUE_SHORTCUT };
enum { FR_KIND_PERSON, FR_KIND_BUILDING, FR_KIND_LAND };
enum { FR_DECK_FIRST, FR_DECK_MARKET, FR_DECK_LANDS }; /* FR-2 */
enum { FR_VERB_PLAY, FR_VERB_UNPACK, FR_VERB_BUY, FR_VERB_CLAIM, FR_VERB_USE };
enum { FR_ASK_ACT };
enum { FR_PROC_CLEAN_UP, FR_PROC_UNPACK };
enum { FR_EVENT_PLAYED, FR_EVENT_BOUGHT, FR_EVENT_CLAIMED, FR_EVENT_OFFERED, FR_EVENT_DRAWN,
       FR_EVENT_DISCARDED, FR_EVENT_RETIRED };
enum { FR_REASON_FULL_CAMP, FR_REASON_FULL_TOWN, FR_REASON_NOT_OFFERED, FR_REASON_NO_LAND, FR_REASON_TOO_DEAR,
       FR_REASON_TOO_FAR, FR_REASON_NOTHING_PLAIN, FR_REASON_MOST, FR_REASON_EQUAL };

/* FR-5: where a card lies that is played; a building stays. */
#define fr_place_for(p, card)                                                                      \
  (sortie_thing_kind (p, card) == FR_KIND_BUILDING ? FR_PLACE_TOWN : FR_PLACE_CAMP)

/* table.c */
extern const SortieModeDecl fr_modes[];
extern const SortieZoneDecl fr_zones[];
extern const SortiePlaceDecl fr_places[];
extern const SortieVarDecl fr_vars[];
extern const SortieValueDecl fr_values[];
extern const SortieKindDecl fr_kinds[];
extern const SortieDeckKindDecl fr_deck_kinds[];
extern const SortieSaying fr_sayings[];
extern const SortieLayoutRow fr_layout[];

/* verbs.c */
extern const SortieVerbDecl fr_verbs[];
extern const SortieDecisionDecl fr_decisions[];
extern const SortieReasonDecl fr_reasons[];

/* events.c: what happens, and the course of a turn. */
extern const SortieEventDecl fr_events[];
extern const SortieProcDecl fr_procs[];
void fr_unpack_step (SortiePlay *p, SortieFrame *f);
extern const SortieTurnDecl fr_turns[];
