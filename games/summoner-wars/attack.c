/* SPDX-License-Identifier: GPL-3.0-or-later */
/* attack.c: an attack, step by step (SW-11), and what cards do to one that is running.
 *
 * One frame is one roll: the card attacked, and those that the same dice also hit (Hammer
 * Quake). Cards whose attacks are resolved separately (Assault) get a frame each, one after the
 * other, when this one is over.
 */
#include "events.h"
#include "look.h"
#include "reach.h"
#include "strike.h"
#include "verbs.h"

/* Dice and further cards of one attack: no attack value known comes near, and within two spaces
 * are twelve others, each with room for two cards, and the Vine Wall below. What is more is not
 * rolled. */
#define MAX_DICE 40
#define MAX_ALSO 24
#define MAX_WEIGHTS 4 /* effects on one roll that say what its results count */

enum
{
  STRIKE_DECLARE,
  STRIKE_AIM,
  STRIKE_RETARGETED,
  STRIKE_ROLL,
  STRIKE_COUNT,
  STRIKE_PLACED,  /* the wounds: nobody is destroyed before (SW-11.9) */
  STRIKE_DESTROYED,
  STRIKE_FURTHER,
};

enum
{
  STRIKE_ATTACKER,
  STRIKE_TARGET,
  STRIKE_FOLLOWS,   /* one of several separate attacks: adds no further ones */
  STRIKE_STRENGTH,  /* attack value: dice, or wounds without dice */
  STRIKE_N_DICE,    /* rolled */
  STRIKE_WOUNDS,    /* placed */
  STRIKE_N_ALSO,
  STRIKE_SEPARATE,  /* bit per further card: it is attacked separately */
  STRIKE_NEXT,      /* of those */
  STRIKE_N_WEIGHTS,
  STRIKE_WEIGHTS,   /* pairs: from which result on, how many hits */
  STRIKE_ALSO = STRIKE_WEIGHTS + 2 * MAX_WEIGHTS,
  STRIKE_DICE = STRIKE_ALSO + MAX_ALSO,
  N_STRIKE_SLOTS = STRIKE_DICE + MAX_DICE,
};

static void
start (SortiePlay *p, const SortieOrigin *origin, SortieRef attacker, SortieRef target,
       gboolean follows)
{
  SortieOrigin of_attack = *origin;
  const SortieArg args[] = { SORTIE_ONE (attacker), SORTIE_LIST (&target, target != SORTIE_NOTHING),
                             SORTIE_NUMBER (follows) };

  of_attack.seat = sw_controller (p, attacker); /* SW-13.3 */
  of_attack.cause = SORTIE_CAUSE_ATTACK;
  of_attack.source = attacker;
  of_attack.source_def = sortie_identity (p, attacker);
  sortie_call (p, SW_CALLS (SW_PROC_STRIKE), &of_attack, N_STRIKE_SLOTS, G_N_ELEMENTS (args), args);
}

void
sw_strike (SortiePlay *p, const SortieOrigin *origin, SortieRef attacker, SortieRef target)
{
  start (p, origin, attacker, target, FALSE);
}

static SortieRef
attacker_of (const SortiePlay *p, const SortieFrame *f)
{
  return sortie_slot_ref (p, f, STRIKE_ATTACKER);
}

static SortieRef
target_of (const SortiePlay *p, const SortieFrame *f)
{
  return sortie_slot_ref (p, f, STRIKE_TARGET);
}

static SortieRef
also (const SortiePlay *p, const SortieFrame *f, guint i)
{
  return (SortieRef) sortie_slot (p, f, STRIKE_ALSO + i);
}

static gboolean
is_separate (const SortiePlay *p, const SortieFrame *f, guint i)
{
  return sortie_slot (p, f, STRIKE_SEPARATE) >> i & 1;
}

/* An event of the attack, from the attacker to the card attacked. */
static SortieEvent
strike_event (const SortiePlay *p, const SortieFrame *f, SwEvent type, gint amount)
{
  SortieEvent event = sw_event (p, f, type, f->seat);

  event.subject = attacker_of (p, f);
  event.subject_def = f->source_def;
  event.other = target_of (p, f);
  event.amount = amount;
  return event;
}

/* Before the dice (SW-11.2). */

static void
declare (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = strike_event (p, f, SW_EVENT_ATTACK, 1);

  sortie_event_propose_one (p, f, &event, STRIKE_AIM);
}

/* It comes to nothing: without dice (SW-10.8). */
static void
give_up (SortiePlay *p, SortieFrame *f)
{
  sortie_effects_close (p, SORTIE_UNTIL_ATTACK_ENDS);
  sortie_frame_end (p, f, 0);
}

static void
lose_target (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = strike_event (p, f, SW_EVENT_NO_TARGET, 1);

  sortie_event_tell (p, &event);
  give_up (p, f);
}

static gboolean
has_another_target (const SortiePlay *p, SortieRef attacker)
{
  SortieRef targets[2 * SW_MAX_SPACES];
  SwLook l;
  guint n;

  sw_look (&l, p);
  n = sw_targets (&l, attacker, targets, G_N_ELEMENTS (targets));
  for (guint i = 0; i < n; i++)
    if (sw_grant_allows (p, targets[i]))
      return TRUE;
  return FALSE;
}

/* The attacker may name another card, if there is one. */
static void
ask_retarget (SortiePlay *p, SortieFrame *f)
{
  SortieRef attacker = attacker_of (p, f);

  if (!has_another_target (p, attacker))
    {
      lose_target (p, f);
      return;
    }
  sortie_slot_set_list (p, f, STRIKE_TARGET, NULL, 0);
  f->step = STRIKE_RETARGETED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_RETARGET), f->seat, NULL, 0, 0, 1);
  p->s->decision.about = attacker;
}

static gboolean
reaches (const SortiePlay *p, SortieRef attacker, SortieRef target)
{
  SwLook l;

  sw_look (&l, p);
  return sw_is_target (&l, attacker, target, NULL);
}

static void
aim (SortiePlay *p, SortieFrame *f)
{
  SortieRef attacker = attacker_of (p, f);

  if (f->done == 0 || !sortie_piece_exists (p, attacker)) /* cancelled, or gone */
    give_up (p, f);
  else if (reaches (p, attacker, target_of (p, f)))
    f->step = STRIKE_ROLL;
  else
    ask_retarget (p, f);
}

void
sw_retarget (SortiePlay *p, SortieRef target)
{
  SortieFrame *f = sortie_frame_top (p);

  g_assert (sortie_game_proc_of (f) == SW_PROC_STRIKE);
  sortie_slot_set_list (p, f, STRIKE_TARGET, &target, 1);
}

static void
retargeted (SortiePlay *p, SortieFrame *f)
{
  if (target_of (p, f) == SORTIE_NOTHING)
    lose_target (p, f);
  else
    f->step = STRIKE_ROLL;
}

/* Dice (SW-11.3 to 11.7). */

static gint
strength_of (const SortiePlay *p, SortieRef attacker, SortieRef target)
{
  return MAX (0, sw_value_against (p, SW_VALUE_ATTACK, attacker, target));
}

/* SW-11.4: counted instead, whichever of the two says so, and once; of units only. */
static gboolean
is_counted (const SortiePlay *p, SortieRef attacker, SortieRef target)
{
  return sw_allows_against (p, SW_VALUE_NO_ROLL, attacker, target) && sw_is_unit (p, target);
}

/* Further cards that are hit by the same dice, and the card attacked as the first. */
static guint
struck (const SortiePlay *p, const SortieFrame *f, SortieRef ret[MAX_ALSO + 1])
{
  guint n = 0;

  if (sortie_piece_exists (p, target_of (p, f)))
    ret[n++] = target_of (p, f);
  for (gint i = 0; i < sortie_slot (p, f, STRIKE_N_ALSO); i++)
    if (!is_separate (p, f, i) && sortie_piece_exists (p, also (p, f, i)))
      ret[n++] = also (p, f, i);
  return n;
}

static gboolean
needs_dice (const SortiePlay *p, const SortieFrame *f, SortieRef attacker)
{
  SortieRef targets[MAX_ALSO + 1];
  guint n = struck (p, f, targets);

  for (guint i = 0; i < n; i++)
    if (!is_counted (p, attacker, targets[i]))
      return TRUE;
  return FALSE;
}

static void
tell_dice (SortiePlay *p, const SortieFrame *f)
{
  SortieEvent event = strike_event (p, f, SW_EVENT_DICE, sortie_slot (p, f, STRIKE_N_DICE));

  sortie_event_tell (p, &event);
}

/* SW-11.3: all of them. */
static void
throw_dice (SortiePlay *p, SortieFrame *f, guint n)
{
  for (guint i = 0; i < n; i++)
    sortie_slot_set (p, f, STRIKE_DICE + i, sortie_chance_die (p, 6));
  sortie_slot_set (p, f, STRIKE_N_DICE, n);
  tell_dice (p, f);
}

static void
roll (SortiePlay *p, SortieFrame *f)
{
  SortieRef attacker = attacker_of (p, f);
  SortieEvent event;
  guint n;

  n = strength_of (p, attacker, target_of (p, f));
  sortie_slot_set (p, f, STRIKE_STRENGTH, n);
  f->step = STRIKE_COUNT;
  if (n == 0 || !needs_dice (p, f, attacker))
    return;
  throw_dice (p, f, MIN (n, MAX_DICE));
  event = strike_event (p, f, SW_EVENT_ROLL, n);
  sortie_event_propose_one (p, f, &event, STRIKE_COUNT);
}

/* What is added to each die, and from where on it counts. */
typedef struct
{
  gint added;
  gint to_hit;
  gint to_wound;
} Odds;

/* SW-11.5, 11.6, 11.7, SW-22.1. */
static Odds
odds (const SortiePlay *p, SortieRef attacker, SortieRef target)
{
  Odds o = { .added = sw_value_against (p, SW_VALUE_DIE, attacker, target)
                      - sortie_piece_mark (p, attacker, SW_MARK_POISON),
             .to_hit = sw_value_against (p, SW_VALUE_TO_HIT, attacker, target),
             .to_wound = sw_value_against (p, SW_VALUE_TO_WOUND, target, attacker) };

  return o;
}

/* How many hits a result is; of several effects that say so the last counts. */
static gint
weight_of (const SortiePlay *p, const SortieFrame *f, gint result)
{
  for (gint i = sortie_slot (p, f, STRIKE_N_WEIGHTS) - 1; i >= 0; i--)
    if (result >= sortie_slot (p, f, STRIKE_WEIGHTS + 2 * i))
      return sortie_slot (p, f, STRIKE_WEIGHTS + 2 * i + 1);
  return 1;
}

/* The hits of one die that count @from a certain result on. */
static gint
hits_of_die (const SortiePlay *p, const SortieFrame *f, const Odds *o, gint from, guint die)
{
  gint result = sortie_slot (p, f, STRIKE_DICE + die) + o->added;

  return result >= MAX (from, o->to_hit) ? weight_of (p, f, result) : 0;
}

static gint
count_hits (const SortiePlay *p, const SortieFrame *f, const Odds *o, gint from)
{
  gint dice = sortie_slot (p, f, STRIKE_N_DICE), n = 0;

  for (gint i = 0; i < dice; i++)
    n += hits_of_die (p, f, o, from, i);
  return n;
}

static gint
wounds_for (const SortiePlay *p, const SortieFrame *f, SortieRef attacker, SortieRef target)
{
  Odds o;

  if (is_counted (p, attacker, target))
    return sortie_slot (p, f, STRIKE_STRENGTH);
  o = odds (p, attacker, target);
  return count_hits (p, f, &o, o.to_wound);
}

/* SW-11.8, 11.9: all of them are placed before anything is destroyed. */
static void
place_wounds (SortiePlay *p, SortieFrame *f)
{
  SortieRef attacker = attacker_of (p, f), targets[MAX_ALSO + 1];
  SortieEvent events[MAX_ALSO + 1];
  guint n = struck (p, f, targets), n_events = 0;

  for (guint i = 0; i < n; i++)
    {
      gint wounds = wounds_for (p, f, attacker, targets[i]);

      if (wounds == 0)
        continue;
      events[n_events] = sw_event (p, f, SW_EVENT_WOUND, sw_controller (p, targets[i]));
      events[n_events].subject = targets[i];
      events[n_events++].amount = wounds;
    }
  f->step = STRIKE_PLACED;
  f->done = 0;
  if (n_events > 0)
    sortie_event_propose (p, events, n_events);
}

/* After the dice (SW-11.10, 11.11). */

static void
reckon (SortiePlay *p, SortieFrame *f)
{
  sortie_slot_set (p, f, STRIKE_WOUNDS, f->done);
  f->step = STRIKE_DESTROYED;
  sortie_call_game_for (p, f, SW_PROC_RECKON, 0, NULL);
}

/* What holds for this attack ends with it, so that an attack that follows from it begins anew. */
static void
after (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = strike_event (p, f, SW_EVENT_ATTACKED, sortie_slot (p, f, STRIKE_WOUNDS));

  sortie_effects_close (p, SORTIE_UNTIL_ATTACK_ENDS);
  sortie_event_propose_one (p, f, &event, STRIKE_FURTHER);
}

/* The next separate attack; the attacker may be gone by then, or its target. */
static void
strike_further (SortiePlay *p, SortieFrame *f)
{
  SortieOrigin origin = sortie_frame_origin (p, f);
  SortieRef attacker = attacker_of (p, f);
  gint i = sortie_slot (p, f, STRIKE_NEXT);

  while (i < sortie_slot (p, f, STRIKE_N_ALSO) && !is_separate (p, f, i))
    i++;
  sortie_slot_set (p, f, STRIKE_NEXT, i + 1);
  if (i >= sortie_slot (p, f, STRIKE_N_ALSO) || !sortie_piece_exists (p, attacker))
    sortie_frame_end (p, f, sortie_slot (p, f, STRIKE_WOUNDS));
  else if (reaches (p, attacker, also (p, f, i)))
    start (p, &origin, attacker, also (p, f, i), TRUE);
}

void
sw_strike_step (SortiePlay *p, SortieFrame *f)
{
  switch (f->step)
    {
    case STRIKE_DECLARE:
      declare (p, f);
      break;
    case STRIKE_AIM:
      aim (p, f);
      break;
    case STRIKE_RETARGETED:
      retargeted (p, f);
      break;
    case STRIKE_ROLL:
      roll (p, f);
      break;
    case STRIKE_COUNT:
      place_wounds (p, f);
      break;
    case STRIKE_PLACED:
      reckon (p, f);
      break;
    case STRIKE_DESTROYED:
      after (p, f);
      break;
    default:
      strike_further (p, f);
    }
}

gboolean
sw_strike_places_wounds (const SortieFrame *f)
{
  return sortie_game_proc_of (f) == SW_PROC_STRIKE && f->step == STRIKE_PLACED;
}

/* The attack that is running. */

SortieRef
sw_strike_attacker (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);

  return f != NULL ? attacker_of (p, f) : SORTIE_NOTHING;
}

SortieRef
sw_strike_target (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);

  return f != NULL ? target_of (p, f) : SORTIE_NOTHING;
}

gboolean
sw_strike_follows (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);

  return f != NULL && sortie_slot (p, f, STRIKE_FOLLOWS) != 0;
}

gint
sw_strike_dice (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);

  return f != NULL ? sortie_slot (p, f, STRIKE_N_DICE) : 0;
}

gint
sw_strike_added (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);

  if (f == NULL)
    return 0;
  return odds (p, attacker_of (p, f), target_of (p, f)).added;
}

/* A hit that does not wound is a hit (SW-11.7). */
gint
sw_strike_hits (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);
  Odds o;

  if (f == NULL || sortie_slot (p, f, STRIKE_N_DICE) == 0)
    return 0;
  o = odds (p, attacker_of (p, f), target_of (p, f));
  return count_hits (p, f, &o, o.to_hit);
}

gint
sw_strike_misses (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);
  gint dice = sw_strike_dice (p), n = 0;
  Odds o;

  if (dice == 0)
    return 0;
  o = odds (p, attacker_of (p, f), target_of (p, f));
  for (gint i = 0; i < dice; i++)
    n += hits_of_die (p, f, &o, o.to_hit, i) == 0;
  return n;
}

guint
sw_strike_results (const SortiePlay *p, SortieRef *ret, guint max)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);
  guint n = 0;

  for (gint i = 0; f != NULL && i < sortie_slot (p, f, STRIKE_N_DICE) && n < max; i++)
    ret[n++] = sortie_ref (SORTIE_REF_NUMBER, sortie_slot (p, f, STRIKE_DICE + i));
  return n;
}

guint
sw_strike_different_results (const SortiePlay *p, SortieRef *ret, guint max)
{
  SortieRef all[MAX_DICE];
  guint n = sw_strike_results (p, all, G_N_ELEMENTS (all)), found = 0;

  for (guint i = 0; i < n; i++)
    {
      gboolean again = found == max;

      for (guint k = 0; k < found; k++)
        again = again || ret[k] == all[i];
      if (!again)
        ret[found++] = all[i];
    }
  return found;
}

guint
sw_attack_forecast (const SortiePlay *p, SortieRef attacker, SortieRef target, gint *ret_to_hit,
                    gboolean *ret_rolls)
{
  Odds o;

  o = odds (p, attacker, target);
  *ret_to_hit = o.to_hit - o.added;
  *ret_rolls = !is_counted (p, attacker, target);
  return strength_of (p, attacker, target);
}

/* What cards do to it: further cards. */

enum { ALSO_WHAT, ALSO_SEPARATELY };

static gboolean
is_struck (const SortiePlay *p, const SortieFrame *strike, SortieRef ref)
{
  for (gint i = 0; i < sortie_slot (p, strike, STRIKE_N_ALSO); i++)
    if (also (p, strike, i) == ref)
      return TRUE;
  return ref == target_of (p, strike) || ref == attacker_of (p, strike);
}

static void
add_target (SortiePlay *p, SortieFrame *strike, SortieRef ref, gboolean separately)
{
  gint n = sortie_slot (p, strike, STRIKE_N_ALSO);

  if (n == MAX_ALSO || sortie_ref_kind (ref) != SORTIE_REF_PIECE || is_struck (p, strike, ref))
    return;
  sortie_slot_set (p, strike, STRIKE_ALSO + n, (gint) ref);
  if (separately)
    sortie_slot_set (p, strike, STRIKE_SEPARATE, sortie_slot (p, strike, STRIKE_SEPARATE) | 1 << n);
  sortie_slot_set (p, strike, STRIKE_N_ALSO, n + 1);
}

void
sw_also_attack_step (SortiePlay *p, SortieFrame *f)
{
  SortieFrame *strike = sw_running (p, SW_PROC_STRIKE);
  gboolean separately = sortie_slot (p, f, ALSO_SEPARATELY) != 0;
  const SortieRef *what;
  guint n = sortie_slot_list (p, f, ALSO_WHAT, &what);
  gint before = strike != NULL ? sortie_slot (p, strike, STRIKE_N_ALSO) : 0;

  if (strike == NULL || sortie_slot (p, strike, STRIKE_FOLLOWS))
    {
      sortie_frame_end (p, f, 0);
      return;
    }
  for (guint i = 0; i < n; i++)
    add_target (p, strike, what[i], separately);
  sortie_frame_end (p, f, sortie_slot (p, strike, STRIKE_N_ALSO) - before);
}

/* What cards do to it: one of its dice. */

enum { CHANGE_WHICH, CHANGE_AMOUNT, CHANGE_HOW };

enum
{
  DIE_NEXT,
  DIE_ASKED,
  DIE_KNOWN,
};

/* The die that the effect is about: where it lies, -1 when there is none. */
static gint
find_die (const SortiePlay *p, const SortieFrame *strike, SortieRef which)
{
  gint dice = strike != NULL ? sortie_slot (p, strike, STRIKE_N_DICE) : 0;

  for (gint i = 0; i < dice && which != SORTIE_NOTHING; i++)
    if (sortie_slot (p, strike, STRIKE_DICE + i) == sortie_ref_index (which))
      return i;
  return -1;
}

/* The result that the effect names in its first slot; else its player is asked, and NOTHING is
 * returned until he has answered. */
static SortieRef
which_die (SortiePlay *p, SortieFrame *f)
{
  SortieRef results[MAX_DICE], which = sortie_slot_ref (p, f, 0);
  guint n;

  if (which != SORTIE_NOTHING || f->step > 0)
    {
      which = f->step > 0 ? sortie_answer (p) : which;
      f->step = DIE_KNOWN;
      return which;
    }
  n = sw_strike_different_results (p, results, G_N_ELEMENTS (results));
  f->step = DIE_ASKED;
  sortie_ask (p, f, SORTIE_ASK_CHOOSE, f->seat, results, n, 1, 1);
  return SORTIE_NOTHING;
}

static void
change_die (SortiePlay *p, const SortieFrame *f, SortieFrame *strike, gint die)
{
  gint amount = sortie_slot (p, f, CHANGE_AMOUNT);
  gint shown = sortie_slot (p, strike, STRIKE_DICE + die);
  gint now = sortie_slot (p, f, CHANGE_HOW) == SORTIE_CHANGE_ADD ? shown + amount : amount;

  sortie_slot_set (p, strike, STRIKE_DICE + die, MAX (0, now));
  tell_dice (p, strike);
}

static void
ignore_die (SortiePlay *p, const SortieFrame *f, SortieFrame *strike, gint die)
{
  gint dice = sortie_slot (p, strike, STRIKE_N_DICE) - 1;

  (void) f;
  for (gint i = die; i < dice; i++)
    sortie_slot_set (p, strike, STRIKE_DICE + i, sortie_slot (p, strike, STRIKE_DICE + i + 1));
  sortie_slot_set (p, strike, STRIKE_N_DICE, dice);
  tell_dice (p, strike);
}

static void
one_die_step (SortiePlay *p, SortieFrame *f,
              void (*act) (SortiePlay *p, const SortieFrame *f, SortieFrame *strike, gint die))
{
  SortieRef which = which_die (p, f);
  SortieFrame *strike = sw_running (p, SW_PROC_STRIKE);
  gint die;

  if (f->step == DIE_ASKED)
    return;
  die = find_die (p, strike, which);
  if (die >= 0)
    act (p, f, strike, die);
  sortie_frame_end (p, f, die >= 0);
}

void
sw_change_die_step (SortiePlay *p, SortieFrame *f)
{
  one_die_step (p, f, change_die);
}

void
sw_ignore_die_step (SortiePlay *p, SortieFrame *f)
{
  one_die_step (p, f, ignore_die);
}

/* What cards do to it: results that count as more hits than one, or as none. */

enum { WEIGH_FROM, WEIGH_HITS };

void
sw_weigh_dice_step (SortiePlay *p, SortieFrame *f)
{
  SortieFrame *strike = sw_running (p, SW_PROC_STRIKE);
  gint n = strike != NULL ? sortie_slot (p, strike, STRIKE_N_WEIGHTS) : MAX_WEIGHTS;

  if (n < MAX_WEIGHTS)
    {
      sortie_slot_set (p, strike, STRIKE_WEIGHTS + 2 * n, sortie_slot (p, f, WEIGH_FROM));
      sortie_slot_set (p, strike, STRIKE_WEIGHTS + 2 * n + 1, MAX (0, sortie_slot (p, f, WEIGH_HITS)));
      sortie_slot_set (p, strike, STRIKE_N_WEIGHTS, n + 1);
    }
  sortie_frame_end (p, f, n < MAX_WEIGHTS);
}
