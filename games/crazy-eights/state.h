/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the names of everything that crazy eights puts into a match.
 *
 * Each enum numbers the rows of one table of the module, in their order: the zones of CeZone are in
 * ce_zones[], the moves of CeVerb in ce_verbs[]. The framework reads those tables; with it a table
 * is all that a thing needs to be listed, shown, saved, taken back and translated. Nothing here
 * decides anything; rules are in rules.h. They are cited by number, CE-...:
 * content/crazy-eights/rules.xml.
 */
#pragma once
#include <sortie/game.h>

/* Where cards lie. */
typedef enum
{
  CE_ZONE_STOCK,    /* face down, to draw from (CE-3) */
  CE_ZONE_DISCARDS, /* face up; the top card is the one to follow (CE-4) */
  CE_ZONE_HAND,     /* one for each seat (CE-12) */
  CE_N_ZONES
} CeZone;

/* What is remembered besides where the cards are. */
typedef enum
{
  CE_VAR_NAMED,  /* the suit that was named for the eight on top: CE_NO_SUIT or 1 + suit (CE-8) */
  CE_VAR_DRAWN,  /* cards drawn in this turn (CE-9) */
  CE_VAR_PASSES, /* passes in a row, nothing drawn or played in between (CE-15) */
  CE_VAR_PIPS,   /* of each seat, counted at the end (CE-14) */
  CE_N_VARS
} CeVar;

#define CE_NO_SUIT 0

/* Rules that may be set otherwise. */
typedef enum
{
  CE_OPTION_DRAW_FREELY, /* also with a card in hand that fits (CE-9) */
  CE_N_OPTIONS
} CeOption;

/* What is printed on a card (CE-2). */
typedef enum
{
  CE_VALUE_SUIT,
  CE_VALUE_RANK,
  CE_VALUE_PIPS,
  CE_VALUE_WILD, /* it fits everything: an eight */
  CE_N_VALUES
} CeValue;

/* The moves of a turn (CE-6). */
typedef enum
{
  CE_VERB_PLAY,
  CE_VERB_DRAW,
  CE_VERB_PASS,
  CE_N_VERBS
} CeVerb;

/* The questions that are put to a seat. */
typedef enum
{
  CE_ASK_TURN, /* what it does in its turn (CE-6) */
  CE_ASK_SUIT, /* what suit is to follow its eight (CE-8) */
  CE_N_ASKS
} CeAsk;

/* What takes more than one step, because somebody is asked in between (sortie/frame.h). */
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
  CE_REASON_FITS_NOT,
  CE_REASON_OTHER_SUIT,
  CE_REASON_DRAWN_ENOUGH,
  CE_REASON_NOTHING_TO_DRAW,
  CE_REASON_NEEDS_NONE,
  CE_REASON_MAY_DRAW,
  CE_REASON_MUST_PLAY,
  CE_REASON_OUT,
  CE_REASON_BLOCKED,
  CE_REASON_LAST_TURN,
  CE_N_REASONS
} CeReason;

/* What everybody sees, a variable of the match. */
static inline gint
ce_var (const SortiePlay *p, CeVar var)
{
  return sortie_var (p, var, SORTIE_NO_SEAT);
}

static inline guint16
ce_hand (const SortiePlay *p, guint8 seat)
{
  return sortie_zone_of (p, CE_ZONE_HAND, seat);
}

static inline guint16
ce_stock (const SortiePlay *p)
{
  return sortie_zone_of (p, CE_ZONE_STOCK, SORTIE_NO_SEAT);
}

static inline guint16
ce_discards (const SortiePlay *p)
{
  return sortie_zone_of (p, CE_ZONE_DISCARDS, SORTIE_NO_SEAT);
}
