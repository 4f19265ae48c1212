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

/* While the cards are shuffled (HT-3); on the table, in the order in which they were played (HT-6); the cards of a
 * seat; those that it chose for another player, until all have chosen (HT-4); tricks that it has won, face down
 * (HT-10). */
enum { HT_ZONE_STOCK, HT_ZONE_TRICK, HT_ZONE_HAND, HT_ZONE_PARCEL, HT_ZONE_TAKEN };
/* The number of the round, from 1; 0 before the first deal (HT-4); of the trick in it (HT-6); the seat that leads to
 * the trick on the table; whether hearts are broken (HT-7); of a seat in this round (HT-9), and in the match
 * (HT-11). */
enum { HT_VAR_ROUND, HT_VAR_TRICK, HT_VAR_LEADER, HT_VAR_BROKEN, HT_VAR_POINTS, HT_VAR_SCORE };
/* HT-13; HT-12: 1: off the own score; HT-7; HT-8. */
enum { HT_OPTION_LIMIT, HT_OPTION_MOON, HT_OPTION_QUEEN_BREAKS, HT_OPTION_FIRST_TRICK_POINTS };
/* HT_VALUE_RANK: from 0, the two, to 12, the ace (HT-2). */
enum { HT_VALUE_SUIT, HT_VALUE_RANK, HT_VALUE_WORTH };
enum { HT_VERB_PASS, HT_VERB_PLAY };
enum { HT_ASK_PASS, HT_ASK_PLAY };
/* What the rules do in a phase of a round, asking in between. */
enum { HT_PROC_DEAL, HT_PROC_PASS, HT_PROC_PLAY, HT_PROC_COUNT };
/* What has a number. */
enum { HT_ROUND_ROUND, HT_ROUND_TRICK };
enum { HT_EVENT_DEALT, HT_EVENT_PASSED, HT_EVENT_OPENED, HT_EVENT_PLAYED, HT_EVENT_TAKEN,
       HT_EVENT_MOON, HT_EVENT_COUNTED };
/* Why a move is refused, and why a match ended. */
enum { HT_REASON_LEAD_TWO, HT_REASON_FOLLOW, HT_REASON_NOT_BROKEN, HT_REASON_FIRST_TRICK,
       HT_REASON_LIMIT, HT_REASON_LAST_HAND };

/* table.c */
extern const SortieModeDecl ht_modes[];
extern const SortieZoneDecl ht_zones[];
extern const SortieVarDecl ht_vars[];
extern const SortieOptionDecl ht_options[];
extern const SortieValueDecl ht_values[];
extern const SortieKindDecl ht_kinds[];
extern const SortieTrickDecl ht_trick;
extern const SortieLayoutRow ht_layout[];

/* verbs.c */
extern const SortieVerbDecl ht_verbs[];
extern const SortieDecisionDecl ht_decisions[];
extern const SortieReasonDecl ht_reasons[];

/* events.c: what happens, and the course of a round. */
extern const SortieEventDecl ht_events[];
extern const SortieProcDecl ht_procs[];
extern const SortieTurnDecl ht_turns[];
extern const SortieRoundDecl ht_rounds[];

/* HT-4: which seat the cards of @seat go to in this round; @seat itself where nobody passes. */
guint8 ht_passes_to (const SortiePlay *p, guint8 seat);

/* HT-5 */
gboolean ht_is_lowest_club (const SortiePlay *p, guint16 card);

/* What a card may still cost its holder: the queen and the spades above her, high hearts, high cards that take
 * tricks. */
gint ht_danger (const SortiePlay *p, guint16 card);

/* HT-11, HT-12: what a seat adds to its score when @moon has shot the moon, or nobody has. */
gint ht_adds (const SortiePlay *p, guint8 seat, guint8 moon);
