/* SPDX-License-Identifier: GPL-3.0-or-later */
/* state.h: the names of everything that crazy eights puts into a match.
 *
 * Each enum numbers the rows of one table of the module, in their order: the zones of table.c, the moves of verbs.c.
 * The framework reads those tables; with it a table is all that a thing needs to be listed, shown, saved, taken back
 * and translated. Rules are cited by number, CE-...: content/crazy-eights/rules.xml.
 */
#pragma once
#include <sortie/game.h>

#define CE_MOST_SEATS 5   /* CE-1 */
#define CE_HAND_OF_TWO 7  /* CE-3: with two players */
#define CE_HAND_OF_MORE 5 /* CE-3: with three or more */
#define CE_MOST_DRAWN 5   /* CE-9 */
#define CE_LAST_TURN 500  /* CE-16 */
#define CE_NO_SUIT 0

/* Face down, to draw from (CE-3); face up, the top card is the one to follow (CE-4); one for each seat (CE-12). */
enum { CE_ZONE_STOCK, CE_ZONE_DISCARDS, CE_ZONE_HAND };
/* The suit that was named for the eight on top: CE_NO_SUIT or 1 + suit (CE-8); cards drawn in this turn (CE-9); passes
 * in a row, nothing drawn or played in between (CE-15); of each seat, counted at the end (CE-14). */
enum { CE_VAR_NAMED, CE_VAR_DRAWN, CE_VAR_PASSES, CE_VAR_COUNTED };
/* A rule that may be set otherwise: cards are drawn also with one in hand that fits (CE-9). */
enum { CE_OPTION_DRAW_FREELY };
/* CE_VALUE_WILD: it fits everything: an eight. */
enum { CE_VALUE_SUIT, CE_VALUE_RANK, CE_VALUE_PIPS, CE_VALUE_WILD };
enum { CE_VERB_PLAY, CE_VERB_DRAW, CE_VERB_PASS };
/* What a seat does in its turn (CE-6); what suit is to follow its eight (CE-8). */
enum { CE_ASK_TURN, CE_ASK_SUIT };
/* Playing a card that fits everything: ask for the suit, then play; the end of a turn. */
enum { CE_PROC_WILD };
enum { CE_EVENT_PLAYED, CE_EVENT_NAMED, CE_EVENT_DRAWN, CE_EVENT_TURNED, CE_EVENT_PASSED };
/* Why a move is refused, and why a match ended. */
enum { CE_REASON_FITS_NOT, CE_REASON_OTHER_SUIT, CE_REASON_DRAWN_ENOUGH, CE_REASON_NOTHING_TO_DRAW,
       CE_REASON_NEEDS_NONE, CE_REASON_MAY_DRAW, CE_REASON_MUST_PLAY, CE_REASON_OUT,
       CE_REASON_BLOCKED, CE_REASON_LAST_TURN };

/* table.c */
extern const SortieModeDecl ce_modes[];
extern const SortieZoneDecl ce_zones[];
extern const SortieVarDecl ce_vars[];
extern const SortieOptionDecl ce_options[];
extern const SortieValueDecl ce_values[];
extern const SortieKindDecl ce_kinds[];
extern const SortieLayoutRow ce_layout[];

/* verbs.c */
extern const SortieVerbDecl ce_verbs[];
extern const SortieDecisionDecl ce_decisions[];
extern const SortieReasonDecl ce_reasons[];

/* events.c: what happens, and the course of a turn. */
extern const SortieEventDecl ce_events[];
extern const SortieProcDecl ce_procs[];
extern const SortieTurnDecl ce_turns[];

/* What everybody sees, a variable of the match. */
static inline gint
ce_var (const SortiePlay *p, guint var)
{
  return sortie_var (p, var, SORTIE_NO_SEAT);
}

static inline guint16
ce_discards (const SortiePlay *p)
{
  return sortie_zone_of (p, CE_ZONE_DISCARDS, SORTIE_NO_SEAT);
}
