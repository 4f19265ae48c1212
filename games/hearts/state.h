/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the names of everything that Hearts puts into a match: each enum numbers the rows of one
 * table of the module. Rules are cited by number, HT-...: content/hearts/rules.xml. */
#pragma once
#include <sortie/game.h>

#define HT_SEATS 4
#define HT_HAND SORTIE_N_RANKS
#define HT_PASSED 3
#define HT_ALL_POINTS 26
#define HT_LAST_ROUND 40 /* HT-13 */
#define HT_ROUND_MOVES (HT_SEATS + SORTIE_PACK_CARDS) /* what is passed, and all cards */

/* Where cards lie. */
typedef enum
{
  HT_ZONE_STOCK,  /* while the cards are shuffled (HT-3) */
  HT_ZONE_TRICK,  /* on the table, in the order in which they were played (HT-6) */
  HT_ZONE_HAND,
  HT_ZONE_PARCEL, /* chosen for another player, until all have chosen (HT-4) */
  HT_ZONE_TAKEN,  /* tricks that a seat has won, face down (HT-10) */
  HT_N_ZONES
} HtZone;

/* What is remembered besides where the cards are. */
typedef enum
{
  HT_VAR_ROUND, /* the number of the round, from 1; 0 before the first deal (HT-4) */
  HT_VAR_TRICK, /* the number of the trick in it (HT-6) */
  HT_VAR_LEADER, /* the seat that leads to the trick on the table */
  HT_VAR_BROKEN, /* whether hearts are broken (HT-7) */
  HT_VAR_POINTS, /* of a seat in this round (HT-9) */
  HT_VAR_SCORE,  /* of a seat in the match (HT-11) */
  HT_N_VARS
} HtVar;

/* Rules that may be set otherwise. */
typedef enum
{
  HT_OPTION_LIMIT,              /* HT-13 */
  HT_OPTION_MOON,               /* HT-12: 1: off the own score */
  HT_OPTION_QUEEN_BREAKS,       /* HT-7 */
  HT_OPTION_FIRST_TRICK_POINTS, /* HT-8 */
  HT_N_OPTIONS
} HtOption;

/* What is printed on a card. */
typedef enum
{
  HT_VALUE_SUIT,
  HT_VALUE_RANK, /* from 0, the two, to 12, the ace (HT-2) */
  HT_VALUE_POINTS,
  HT_N_VALUES
} HtValue;

typedef enum
{
  HT_VERB_PASS,
  HT_VERB_PLAY,
  HT_N_VERBS
} HtVerb;

typedef enum
{
  HT_ASK_PASS,
  HT_ASK_PLAY,
  HT_N_ASKS
} HtAsk;

/* What the rules do in a phase of a round, asking in between. */
typedef enum
{
  HT_PROC_DEAL,
  HT_PROC_PASS,
  HT_PROC_PLAY,
  HT_PROC_COUNT,
  HT_N_PROCS
} HtProc;

/* What has a number. */
typedef enum
{
  HT_ROUND_ROUND,
  HT_ROUND_TRICK,
  HT_N_ROUNDS
} HtRound;

typedef enum
{
  HT_EVENT_DEALT,
  HT_EVENT_PASSED,
  HT_EVENT_OPENED,
  HT_EVENT_PLAYED,
  HT_EVENT_TAKEN,
  HT_EVENT_MOON,
  HT_EVENT_SCORED,
  HT_EVENT_COUNTED,
  HT_N_EVENTS
} HtEvent;

/* Why a move is refused, and why a match ended. */
typedef enum
{
  HT_REASON_LEAD_TWO,
  HT_REASON_FOLLOW,
  HT_REASON_NOT_BROKEN,
  HT_REASON_FIRST_TRICK,
  HT_REASON_LIMIT,
  HT_REASON_LAST_HAND,
  HT_N_REASONS
} HtReason;
