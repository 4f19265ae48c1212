/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the names of everything that crazy eights puts into a match.
 *
 * Each enum numbers the rows of one table of the module, in their order. Nothing here decides
 * anything; rules are in rules.h. They are cited by number, CE-...: content/crazy-eights/rules.xml.
 */
#pragma once
#include "flow/engine.h"

#define N_(text) (text)

typedef enum
{
  CE_ZONE_STOCK,
  CE_ZONE_DISCARDS,
  CE_ZONE_HAND,
  CE_N_ZONES
} CeZone;

typedef enum
{
  CE_VAR_NAMED,  /* the suit that was named for the eight on top: CE_NO_SUIT or 1 + suit (CE-8) */
  CE_VAR_DRAWN,  /* cards drawn in this turn (CE-9) */
  CE_VAR_PASSES, /* passes in a row, nothing drawn or played in between (CE-15) */
  CE_VAR_PIPS,   /* of each seat, counted at the end (CE-14) */
  CE_N_VARS
} CeVar;

#define CE_NO_SUIT 0

/* What is printed on a card (CE-2). */
typedef enum
{
  CE_VALUE_SUIT,
  CE_VALUE_RANK,
  CE_VALUE_PIPS,
  CE_VALUE_WILD, /* it fits everything: an eight */
  CE_N_VALUES
} CeValue;

#define CE_SUITS 4

typedef enum
{
  CE_VERB_PLAY,
  CE_VERB_DRAW,
  CE_VERB_PASS,
  CE_N_VERBS
} CeVerb;

typedef enum
{
  CE_ASK_TURN,
  CE_ASK_SUIT,
  CE_N_ASKS
} CeAsk;

typedef enum
{
  CE_PROC_WILD, /* playing a card that fits everything: ask for the suit, then play */
  CE_N_PROCS
} CeProc;

/* What happens (events.c). */
typedef enum
{
  CE_EVENT_PLAYED,
  CE_EVENT_NAMED,
  CE_EVENT_DRAWN,
  CE_EVENT_TURNED,
  CE_EVENT_PASSED,
  CE_EVENT_COUNTED,
  CE_N_EVENTS
} CeEvent;

/* Why a move is refused, and why a match ended. */
typedef enum
{
  CE_REASON_NOT_IN_HAND,
  CE_REASON_FITS_NOT,
  CE_REASON_OTHER_SUIT,
  CE_REASON_DRAWN_ENOUGH,
  CE_REASON_NOTHING_TO_DRAW,
  CE_REASON_MAY_DRAW,
  CE_REASON_MUST_PLAY,
  CE_REASON_OUT,
  CE_REASON_BLOCKED,
  CE_REASON_LAST_TURN,
  CE_N_REASONS
} CeReason;

/* The common piles; @seat counts for hands only. */
static inline guint16
ce_zone (const SortiePlay *p, CeZone zone, guint8 seat)
{
  return sortie_setup_zone (p->setup, zone, seat);
}

static inline guint16
ce_hand (const SortiePlay *p, guint8 seat)
{
  return ce_zone (p, CE_ZONE_HAND, seat);
}

/* What is printed on a card. No card changes another one here, so nothing more is asked. */
static inline gint
ce_printed (const SortiePlay *p, guint16 card, CeValue value)
{
  return sortie_def (p, sortie_state_cards (p->s)[card].def)->printed[value];
}
