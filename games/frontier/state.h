/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the names of everything that Frontier puts into a match: each enum numbers the rows of one
 * table of the module. Rules are cited by number, FR-...: content/frontier/rules.xml. */
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

typedef enum
{
  FR_ZONE_MARKET_DECK,
  FR_ZONE_LAND_DECK,
  FR_ZONE_RETIRED, /* out of the game (FR-11) */
  FR_ZONE_DECK,
  FR_ZONE_HAND,
  FR_ZONE_DISCARD,
  FR_N_ZONES
} FrZone;

typedef enum
{
  FR_PLACE_MARKET,
  FR_PLACE_LAND,
  FR_PLACE_CAMP,
  FR_PLACE_TOWN,
  FR_N_PLACES
} FrPlace;

/* Numbers of a seat. */
typedef enum
{
  FR_VAR_SUPPLIES,
  FR_VAR_TRAIL,
  FR_VAR_RENOWN,
  FR_N_VARS
} FrVar;

/* A number that is not printed on a card. */
#define FR_NONE (-1)

/* What is printed on a card. */
typedef enum
{
  FR_VALUE_COST,     /* in supplies, of what is bought */
  FR_VALUE_DISTANCE, /* in trail, of lands */
  FR_VALUE_SUPPLIES, /* what it brings when it is played */
  FR_VALUE_TRAIL,
  FR_VALUE_RENOWN,
  FR_VALUE_SHORTCUT, /* of a seat: so much nearer are lands */
  FR_N_VALUES
} FrValue;

/* In the order of the rows of kinds. */
typedef enum
{
  FR_KIND_PERSON,
  FR_KIND_BUILDING,
  FR_KIND_LAND,
  FR_N_KINDS
} FrKind;

/* FR-2 */
typedef enum
{
  FR_DECK_FIRST,
  FR_DECK_MARKET,
  FR_DECK_LANDS,
  FR_N_DECKS
} FrDeckKind;

typedef enum
{
  FR_VERB_PLAY,
  FR_VERB_UNPACK,
  FR_VERB_BUY,
  FR_VERB_CLAIM,
  FR_VERB_USE,
  FR_N_VERBS
} FrVerb;

typedef enum
{
  FR_ASK_ACT,
  FR_N_ASKS
} FrAsk;

/* What takes several steps: the effects of cards, and the end of a turn. */
typedef enum
{
  FR_PROC_SUPPLIES, /* in the order of FrVar */
  FR_PROC_TRAIL,
  FR_PROC_RENOWN,
  FR_PROC_PAY,
  FR_PROC_DRAW,
  FR_PROC_DISCARD,
  FR_PROC_RETIRE,
  FR_PROC_CLEAN_UP,
  FR_N_PROCS
} FrProc;

typedef enum
{
  FR_EVENT_SUPPLIES, /* in the order of FrVar */
  FR_EVENT_TRAIL,
  FR_EVENT_RENOWN,
  FR_EVENT_PAID,
  FR_EVENT_PLAYED,
  FR_EVENT_BOUGHT,
  FR_EVENT_CLAIMED,
  FR_EVENT_OFFERED,
  FR_EVENT_DRAWN,
  FR_EVENT_DISCARDED,
  FR_EVENT_RETIRED,
  FR_N_EVENTS
} FrEvent;

/* Why a move is refused, and why a match ended. */
typedef enum
{
  FR_REASON_FULL_CAMP,
  FR_REASON_FULL_TOWN,
  FR_REASON_NOT_OFFERED,
  FR_REASON_NO_LAND,
  FR_REASON_IS_LAND,
  FR_REASON_TOO_DEAR,
  FR_REASON_TOO_FAR,
  FR_REASON_NOTHING_PLAIN,
  FR_REASON_MOST,
  FR_REASON_EQUAL,
  FR_N_REASONS
} FrReason;

static inline guint16
fr_place (const SortiePlay *p, FrPlace place, guint8 seat, guint n)
{
  return sortie_setup_place (p->setup, place, seat, n);
}

static inline FrKind
fr_kind (const SortiePlay *p, SortieRef thing)
{
  return (FrKind) sortie_def (p, sortie_thing_def (p, thing))->kind;
}
