/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strike-frame.h: the frame of one attack (strike.c), for the files that resolve it: attack.c its
 * steps, further.c its further cards, dice.c its dice. */
#pragma once
#include "strike.h"

/* Dice and further cards of one attack. A deck has at most 34 cards, so that as many events add to
 * an attack value, and two dice each is what the strongest add; within two spaces are twelve
 * others, each with room for two cards, and the Vine Wall below. What has no room cuts the attack
 * short (sortie_overflow). */
#define SW_MAX_DICE 99
#define SW_MAX_ALSO 24
#define SW_MAX_WEIGHTS 4 /* effects on one roll that say what its results count */

/* Its steps (attack.c). */
enum
{
  STRIKE_DECLARE,
  STRIKE_AIM,
  STRIKE_RETARGETED,
  STRIKE_ROLL,
  STRIKE_COUNT,
  STRIKE_ORDERED, /* one of the wounded cards was named as the next */
  STRIKE_PLACED,  /* the wounds: nobody is destroyed before (SW-11.9) */
  STRIKE_DESTROYED,
  STRIKE_FURTHER,
  STRIKE_NAMED,   /* whom it attacks next of those that it attacks separately */
};

/* Its slots. */
enum
{
  STRIKE_ATTACKER,
  STRIKE_TARGET,
  STRIKE_FOLLOWS,   /* one of several separate attacks: adds no further separate ones */
  STRIKE_STRENGTH,  /* attack value: dice, or wounds without dice */
  STRIKE_N_DICE,    /* rolled */
  STRIKE_WOUNDS,    /* placed */
  STRIKE_N_ALSO,
  STRIKE_SEPARATE,  /* bit per further card: it will be attacked separately */
  STRIKE_ORDER,     /* list: wounded cards in the order that was said */
  STRIKE_N_WEIGHTS,
  STRIKE_WEIGHTS,   /* pairs: from which result on, how many hits */
  STRIKE_ALSO = STRIKE_WEIGHTS + 2 * SW_MAX_WEIGHTS,
  STRIKE_DICE = STRIKE_ALSO + SW_MAX_ALSO,
  N_STRIKE_SLOTS = STRIKE_DICE + SW_MAX_DICE,
};

static inline SortieRef
sw_strike_attacker_of (const SortiePlay *p, const SortieFrame *f)
{
  return sortie_slot_ref (p, f, STRIKE_ATTACKER);
}

static inline SortieRef
sw_strike_target_of (const SortiePlay *p, const SortieFrame *f)
{
  return sortie_slot_ref (p, f, STRIKE_TARGET);
}

/* Starts an attack; @follows: it is one of several that are resolved separately, and not the first. */
void sw_strike_start (SortiePlay *p, const SortieOrigin *origin, SortieRef attacker, SortieRef target, gboolean follows);

/* An event of the attack, from the attacker to the card attacked. */
SortieEvent sw_strike_event (const SortiePlay *p, const SortieFrame *f, SwEvent type, gint amount);
/* Who is hit by the same dice: the card attacked first, if it is still there, then those of the
 * further cards that are. Those that are attacked separately, whether or not they can be by now.
 * Each returns how many. */
guint sw_strike_of_same_dice (const SortiePlay *p, const SortieFrame *f,
                              SortieRef ret[SW_MAX_ALSO + 1]);
guint sw_strike_separate (const SortiePlay *p, const SortieFrame *f, SortieRef ret[SW_MAX_ALSO]);
/* What was among the further cards is none of them any more: each is hit, or attacked, once. */
void sw_strike_leave_out (SortiePlay *p, SortieFrame *f, SortieRef target);

/* What its dice show, told. */
void sw_strike_tell_dice (SortiePlay *p, const SortieFrame *f);

/* Tells that @strength dice count without a roll, and by which ability (SW-11.4). */
void sw_strike_tell_counted (SortiePlay *p, const SortieFrame *f, gint strength);

/* Dice, or wounds without dice (SW-11.3, 11.4). */
gint sw_strike_strength (const SortiePlay *p, SortieRef attacker, SortieRef target);
/* SW-11.4: counted instead, whichever of the two says so, and once; of units only. */
gboolean sw_strike_is_counted (const SortiePlay *p, SortieRef attacker, SortieRef target);
/* The wounds that the attack gives one of the cards that it is aimed at (SW-11.5 to 11.7). */
gint sw_strike_wounds_for (const SortiePlay *p, const SortieFrame *f, SortieRef attacker,
                           SortieRef target);
