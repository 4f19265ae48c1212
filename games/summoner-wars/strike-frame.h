/* SPDX-License-Identifier: GPL-3.0-or-later */
/* strike-frame.h: the frame of one attack (strike.c), for the files that resolve it: attack.c its
 * steps, further.c its further cards, dice.c its dice. */
#pragma once
#include "strike.h"

/* Limits for the dice and further targets of one attack. A deck has at most 34 cards, so at most that many events
 * add to an attack value, and the strongest add two dice each. Within two spaces there are twelve other spaces, each
 * with room for two cards, and the Vine Wall below the attacker. Anything beyond the limit cuts the attack short
 * (sortie_overflow). */
#define SW_MAX_DICE 99
#define SW_MAX_ALSO 24
#define SW_MAX_WEIGHTS 4 /* effects on one roll that change what its results are worth */

/* Its steps (attack.c). */
enum
{
  STRIKE_DECLARE,
  STRIKE_AIM,
  STRIKE_RETARGETED,
  STRIKE_ROLL,
  STRIKE_COUNT,
  STRIKE_ORDERED, /* one of the wounded cards was named as the next */
  STRIKE_PLACED,  /* the wounds are placed; nothing is destroyed before (SW-11.9) */
  STRIKE_DESTROYED,
  STRIKE_FURTHER,
  STRIKE_NAMED,   /* the next target of the separate attacks was named */
};

/* Its slots. */
enum
{
  STRIKE_ATTACKER,
  STRIKE_TARGET,
  STRIKE_FOLLOWS,   /* one of several separate attacks, which adds no more of them */
  STRIKE_STRENGTH,  /* attack value: dice, or wounds without dice */
  STRIKE_N_DICE,    /* how many dice were rolled */
  STRIKE_WOUNDS,    /* how many wounds were placed */
  STRIKE_N_ALSO,
  STRIKE_SEPARATE,  /* one bit for each further card: it will be attacked separately */
  STRIKE_ORDER,     /* list: wounded cards in the order that was named */
  STRIKE_N_WEIGHTS,
  STRIKE_WEIGHTS,   /* pairs: a result, and how many hits it is worth from there on */
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

/* Starts an attack. @follows: it is one of several separate attacks, and not the first. */
void sw_strike_start (SortiePlay *p, const SortieOrigin *origin, SortieRef attacker, SortieRef target,
                      gboolean follows);

/* An event of the attack, from the attacker to the card attacked. */
SortieEvent sw_strike_event (const SortiePlay *p, const SortieFrame *f, SwEvent type, gint amount);
/* The cards hit by the same dice: the attacked card first, if it is still there, then the further cards that are.
 * And those attacked separately, whether or not they can still be. Each returns how many. */
guint sw_strike_of_same_dice (const SortiePlay *p, const SortieFrame *f,
                              SortieRef ret[SW_MAX_ALSO + 1]);
guint sw_strike_separate (const SortiePlay *p, const SortieFrame *f, SortieRef ret[SW_MAX_ALSO]);
/* Removes a card from the further cards, so that each is hit, or attacked, only once. */
void sw_strike_leave_out (SortiePlay *p, SortieFrame *f, SortieRef target);

/* Tells what the dice of the attack show. */
void sw_strike_tell_dice (SortiePlay *p, const SortieFrame *f);

/* Tells that @strength dice count without a roll, and which ability says so (SW-11.4). */
void sw_strike_tell_counted (SortiePlay *p, const SortieFrame *f, gint strength);

/* Dice, or wounds without dice (SW-11.3, 11.4). */
gint sw_strike_strength (const SortiePlay *p, SortieRef attacker, SortieRef target);
/* SW-11.4: whether the attack counts instead of rolling. Either card may say so, and it counts once; only for units. */
gboolean sw_strike_is_counted (const SortiePlay *p, SortieRef attacker, SortieRef target);
/* The wounds that the attack gives one of its targets (SW-11.5 to 11.7). */
gint sw_strike_wounds_for (const SortiePlay *p, const SortieFrame *f, SortieRef attacker,
                           SortieRef target);
