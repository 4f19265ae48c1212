/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.h: what the rules say about a position. Nothing here changes anything. */
#pragma once
#include "state.h"

#define CE_MOST_SEATS 5   /* CE-1 */
#define CE_HAND_OF_TWO 7  /* CE-3: with two players */
#define CE_HAND_OF_MORE 5 /* CE-3: with three or more */
#define CE_MOST_DRAWN 5   /* CE-9 */
#define CE_LAST_TURN 500  /* CE-16 */

/* CE-7, CE-8: what fits at the moment, apart from eights; asked once for many cards. */
typedef struct
{
  gint suit;
  gint rank;   /* CE_NO_RANK: a suit was named */
  guint16 top; /* the card on the discards */
} CeWanted;

#define CE_NO_RANK (-1)

CeWanted ce_wanted (const SortiePlay *p);
static inline gboolean
ce_has_wanted (const SortiePlay *p, guint16 card, const CeWanted *wanted)
{
  const gint16 *printed = sortie_def (p, sortie_card (p, card)->def)->printed;

  return printed[CE_VALUE_WILD] || printed[CE_VALUE_SUIT] == wanted->suit
         || printed[CE_VALUE_RANK] == wanted->rank;
}

/* CE-7, CE-8: whether a card may be laid on the discards; the reason when not. */
gboolean ce_fits (const SortiePlay *p, guint16 card, SortieRefusal *why);
/* A card of the hand of the active seat that fits, SORTIE_NO_INDEX when none does. */
guint16 ce_fitting_card (const SortiePlay *p);
/* CE-9, CE-11: whether the player whose turn it is has drawn fewer cards than he may, and there is
 * one left. Everybody knows that. */
gboolean ce_can_draw (const SortiePlay *p, SortieRefusal *why);
/* CE-9: whether he may draw a card, by what is in his hand as well. */
gboolean ce_may_draw (const SortiePlay *p, SortieRefusal *why);
