/* SPDX-License-Identifier: GPL-3.0-or-later */
/* dice.c: the dice of an attack (SW-11.3 to 11.7), and what cards do to them. */
#include "look.h"
#include "steps.h"
#include "strike-frame.h"

gint
sw_strike_strength (const SortiePlay *p, SortieRef attacker, SortieRef target)
{
  return sortie_not_negative (sw_value_against (p, SW_VALUE_ATTACK, attacker, target));
}

gboolean
sw_strike_is_counted (const SortiePlay *p, SortieRef attacker, SortieRef target)
{
  return sw_allows_against (p, SW_VALUE_NO_ROLL, attacker, target) && sw_is_unit (p, target);
}

void
sw_strike_tell_counted (SortiePlay *p, const SortieFrame *f, gint strength)
{
  SortieEvent event = sw_strike_event (p, f, SW_EVENT_COUNTED, strength);
  SortieSource source;

  if (p->watch == NULL) /* nobody listens */
    return;
  source = sw_permitter (p, SW_VALUE_NO_ROLL, event.subject, event.other);
  event.source = source.source;
  event.source_def = source.source_def;
  event.other = sortie_ref (SORTIE_REF_NUMBER, source.clause);
  sortie_event_tell (p, &event);
}

/* What is added to each die, and the results from which it counts. */
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

/* How many hits a result is worth. If several effects say so, the last one counts. */
static gint
weight_of (const SortiePlay *p, const SortieFrame *f, gint result)
{
  for (gint i = sortie_slot (p, f, STRIKE_N_WEIGHTS) - 1; i >= 0; i--)
    if (result >= sortie_slot (p, f, STRIKE_WEIGHTS + 2 * i))
      return sortie_slot (p, f, STRIKE_WEIGHTS + 2 * i + 1);
  return 1;
}

/* The hits of one die that count from result @from on. */
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

gint
sw_strike_wounds_for (const SortiePlay *p, const SortieFrame *f, SortieRef attacker,
                      SortieRef target)
{
  gint extra = sw_value_against (p, SW_VALUE_EXTRA_WOUNDS, attacker, target);
  Odds o;

  if (sw_strike_is_counted (p, attacker, target))
    return sortie_slot (p, f, STRIKE_STRENGTH) + extra;
  o = odds (p, attacker, target);
  return count_hits (p, f, &o, o.to_wound) + extra;
}

/* The dice of the attack that is running. */

/* An ability that changes what a die must show; without a clause: none does. */
static SortieSource
find_needing (const SortiePlay *p, SortieRef attacker, SortieRef target)
{
  SortieSource by = sw_changer (p, SW_VALUE_TO_WOUND, target, attacker);

  if (by.clause == 0)
    by = sw_changer (p, SW_VALUE_TO_HIT, attacker, target);
  return by.clause != 0 ? by : sw_changer (p, SW_VALUE_DIE, attacker, target);
}

static SortieEvent
needed_event (const SortiePlay *p, const SortieFrame *f, gint needed)
{
  const SortieSource by = find_needing (p, sw_strike_attacker_of (p, f), sw_strike_target_of (p, f));
  SortieEvent event = sw_strike_event (p, f, by.clause != 0 ? SW_EVENT_DICE_NEEDED_BY : SW_EVENT_DICE_NEEDED, needed);

  if (by.clause != 0)
    {
      event.source = by.source;
      event.source_def = by.source_def;
      event.other = sortie_ref (SORTIE_REF_NUMBER, by.clause);
    }
  return event;
}

/* Tells what each die must show to wound the target, if the rules' own number does not apply, and what changes it. */
void
sw_strike_tell_dice (SortiePlay *p, const SortieFrame *f)
{
  gint n = sortie_slot (p, f, STRIKE_N_DICE), needed;
  SortieRef attacker = sw_strike_attacker_of (p, f);
  SortieEvent event;

  if (p->watch == NULL) /* nobody listens */
    return;
  needed = sw_attack_forecast (p, attacker, sw_strike_target_of (p, f)).to_wound;
  if (n == 0)
    event = sw_strike_event (p, f, SW_EVENT_NO_DICE, 0);
  else if (needed == sortie_value_base (p, SW_VALUE_TO_HIT, attacker))
    event = sw_strike_event (p, f, SW_EVENT_DICE, n);
  else
    event = needed_event (p, f, needed);
  sortie_event_tell (p, &event);
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
  return odds (p, sw_strike_attacker_of (p, f), sw_strike_target_of (p, f)).added;
}

/* A hit that does not wound is still a hit (SW-11.7). */
gint
sw_strike_hits (const SortiePlay *p, SortieRef card)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);
  Odds o;

  if (sw_strike_dice (p) == 0)
    return 0;
  o = odds (p, sw_strike_attacker_of (p, f), card);
  return count_hits (p, f, &o, o.to_hit);
}

gint
sw_strike_misses (const SortiePlay *p, SortieRef card)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);
  gint dice = sw_strike_dice (p), n = 0;
  Odds o;

  if (dice == 0)
    return 0;
  o = odds (p, sw_strike_attacker_of (p, f), card);
  for (gint i = 0; i < dice; i++)
    n += hits_of_die (p, f, &o, o.to_hit, i) == 0;
  return n;
}

/* Whether the newest dice belong to an ability or event instead of an attack. */
static gboolean
are_rolled_by_a_card (const SortiePlay *p)
{
  const SortieFrame *strike = sw_running (p, SW_PROC_STRIKE), *rolling = sortie_rolling (p);

  return rolling != NULL && (strike == NULL || rolling > strike);
}

static guint
results_of_a_card (const SortiePlay *p, SortieRef *ret, guint max)
{
  const SortieRef *dice;
  guint n = MIN (sortie_rolled (p, &dice), max);

  for (guint i = 0; i < n; i++)
    ret[i] = dice[i];
  return n;
}

guint
sw_strike_results (const SortiePlay *p, SortieRef *ret, guint max)
{
  const SortieFrame *f = sw_running (p, SW_PROC_STRIKE);
  guint n = 0;

  if (are_rolled_by_a_card (p))
    return results_of_a_card (p, ret, max);

  for (gint i = 0; f != NULL && i < sortie_slot (p, f, STRIKE_N_DICE) && n < max; i++)
    ret[n++] = sortie_ref (SORTIE_REF_NUMBER, sortie_slot (p, f, STRIKE_DICE + i));
  return n;
}

guint
sw_strike_different_results (const SortiePlay *p, SortieRef *ret, guint max)
{
  SortieRef all[SW_MAX_DICE];
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

SwForecast
sw_attack_forecast (const SortiePlay *p, SortieRef attacker, SortieRef target)
{
  Odds o = odds (p, attacker, target);

  return (SwForecast) {
    .dice = sw_strike_strength (p, attacker, target),
    .rolls = !sw_strike_is_counted (p, attacker, target),
    .to_hit = o.to_hit - o.added,
    .to_wound = MAX (o.to_hit, o.to_wound) - o.added,
  };
}

/* Changes one of the dice. */

enum { CHANGE_WHICH, CHANGE_AMOUNT, CHANGE_HOW };

enum
{
  DIE_NEXT,
  DIE_ASKED,
  DIE_KNOWN,
};

/* The die that the effect is about: its position among the newest dice; -1: none. */
static gint
find_die (const SortiePlay *p, SortieRef which)
{
  SortieRef shown[SW_MAX_DICE];
  guint n = sw_strike_results (p, shown, G_N_ELEMENTS (shown));

  for (guint i = 0; i < n; i++)
    if (shown[i] == which)
      return (gint) i;
  return -1;
}

/* The result that the effect names in its first slot. If it names none, asks the player, and returns NOTHING until
 * the answer. */
static SortieRef
which_die (SortiePlay *p, SortieFrame *f)
{
  SortieRef results[SW_MAX_DICE], which = sortie_slot_ref (p, f, 0);
  guint n;

  if (which != SORTIE_NOTHING || f->step > 0)
    {
      which = f->step > 0 ? sortie_answer (p) : which;
      f->step = DIE_KNOWN;
      return which;
    }
  n = sw_strike_different_results (p, results, G_N_ELEMENTS (results));
  f->step = DIE_ASKED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_DIE), f->seat, results, n, 1, 1);
  return SORTIE_NOTHING;
}

static gint
changed (const SortiePlay *p, const SortieFrame *f, gint shown)
{
  gint amount = sortie_slot (p, f, CHANGE_AMOUNT);

  return MAX (0, sortie_slot (p, f, CHANGE_HOW) == SORTIE_CHANGE_ADD ? shown + amount : amount);
}

static gboolean
change_die (SortiePlay *p, const SortieFrame *f, SortieFrame *strike, gint die)
{
  SortieRef shown[SW_MAX_DICE];

  if (are_rolled_by_a_card (p))
    {
      sw_strike_results (p, shown, G_N_ELEMENTS (shown));
      sortie_rolled_change (p, (guint) die, (guint16) changed (p, f, sortie_ref_index (shown[die])));
      return TRUE;
    }
  sortie_slot_set (p, strike, STRIKE_DICE + die,
                   changed (p, f, sortie_slot (p, strike, STRIKE_DICE + die)));
  sw_strike_tell_dice (p, strike);
  return TRUE;
}

static void
tell_ignored (SortiePlay *p, const SortieFrame *f, const SortieFrame *strike, gint shown)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SW_EVENT_IGNORED), f->seat);

  event.subject = sw_strike_attacker_of (p, strike);
  event.other = sw_strike_target_of (p, strike);
  event.amount = (gint16) shown;
  sortie_event_tell (p, &event);
}

/* Only for an attack, because dice of a card are not hits and misses. */
static gboolean
ignore_die (SortiePlay *p, const SortieFrame *f, SortieFrame *strike, gint die)
{
  gint dice = strike != NULL ? sortie_slot (p, strike, STRIKE_N_DICE) - 1 : 0;

  if (are_rolled_by_a_card (p))
    return FALSE;
  tell_ignored (p, f, strike, sortie_slot (p, strike, STRIKE_DICE + die));
  for (gint i = die; i < dice; i++)
    sortie_slot_set (p, strike, STRIKE_DICE + i, sortie_slot (p, strike, STRIKE_DICE + i + 1));
  sortie_slot_set (p, strike, STRIKE_N_DICE, dice);
  if (dice > 0)
    sw_strike_tell_dice (p, strike);
  return TRUE;
}

static void
one_die_step (SortiePlay *p, SortieFrame *f,
              gboolean (*act) (SortiePlay *p, const SortieFrame *f, SortieFrame *strike, gint die))
{
  SortieRef which = which_die (p, f);
  SortieFrame *strike = sw_running (p, SW_PROC_STRIKE);
  gint die;

  if (f->step == DIE_ASKED)
    return;
  die = find_die (p, which);
  sortie_frame_end (p, f, die >= 0 && act (p, f, strike, die));
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

/* Makes results count as several hits, or as none. */

enum { WEIGH_FROM, WEIGH_HITS };

static void
tell_weighed (SortiePlay *p, const SortieFrame *f, const SortieFrame *strike)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SW_EVENT_WEIGHED), f->seat);

  event.subject = sw_strike_attacker_of (p, strike);
  event.other = sw_strike_target_of (p, strike);
  event.amount = (gint16) sw_strike_hits (p, event.other);
  sortie_event_tell (p, &event);
}

void
sw_weigh_dice_step (SortiePlay *p, SortieFrame *f)
{
  SortieFrame *strike = sw_running (p, SW_PROC_STRIKE);
  gint n = strike != NULL ? sortie_slot (p, strike, STRIKE_N_WEIGHTS) : SW_MAX_WEIGHTS;

  if (strike != NULL && n == SW_MAX_WEIGHTS)
    sortie_overflow (p, "weighings", SW_MAX_WEIGHTS + 1, SW_MAX_WEIGHTS);
  if (n < SW_MAX_WEIGHTS)
    {
      sortie_slot_set (p, strike, STRIKE_WEIGHTS + 2 * n, sortie_slot (p, f, WEIGH_FROM));
      sortie_slot_set (p, strike, STRIKE_WEIGHTS + 2 * n + 1, MAX (0, sortie_slot (p, f,
                                                                                   WEIGH_HITS)));
      sortie_slot_set (p, strike, STRIKE_N_WEIGHTS, n + 1);
      tell_weighed (p, f, strike);
    }
  sortie_frame_end (p, f, n < SW_MAX_WEIGHTS);
}
