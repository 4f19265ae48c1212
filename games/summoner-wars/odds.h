/* SPDX-License-Identifier: GPL-3.0-or-later */
/* odds.h: the chance of wounds by attacks, as the rules and all cards in play would have it. */
#pragma once
#include "table.h"

/* no card on the battlefield has more life */
#define SW_MOST_WOUNDS 40

/* What attacks may do to one card: the chance of each number of wounds, from 0 to 1; the last is for that many or
 * more, or for the destruction of the card. */
typedef struct
{
  gint needed;
  double of[SW_MOST_WOUNDS + 1];
} SwOdds;

/* The odds of one attack on @target, with all the life that the card has left. Tries it with all that its first dice
 * may show, in copies of @p: whatever answers the attack or its dice counts. Who may choose declines, and nobody plays
 * a card from a hand. The attacker need not have the turn. @p must be a position that can go on, such as an imagined
 * one; what is hidden in it does not matter. */
void sw_odds_of (const SortiePlay *p, SortieRef attacker, SortieRef target, SwOdds *ret);

/* No attack at all, and both after another. */
void sw_odds_begin (SwOdds *odds, gint needed);
void sw_odds_add (SwOdds *odds, const SwOdds *next);

/* The wounds that may be expected. */
double sw_odds_mean (const SwOdds *odds);
/* The chance of destruction, in per cent, rounded; 100 only if it is certain. */
gint sw_odds_chance (const SwOdds *odds);

/* Answers what is asked within an attack that is tried: who may choose declines. FALSE: nothing is asked. */
gboolean sw_answer_in_attack (SortiePlay *p);
