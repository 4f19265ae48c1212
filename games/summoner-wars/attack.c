/* SPDX-License-Identifier: GPL-3.0-or-later */
/* attack.c: an attack, step by step (SW-11).
 *
 * One frame is one roll: for the attacked card, and for those that the same dice also hit (Hammer Quake). Cards that
 * are attacked separately (Assault) get their own frames, one after another, when this one is over. further.c finds
 * those cards.
 */
#include "look.h"
#include "phases.h"
#include "reach.h"
#include "steps.h"
#include "strike-frame.h"

/* Before the dice (SW-11.2). */

static void
declare (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = sw_strike_event (p, f, SW_EVENT_ATTACK, 1);

  sortie_event_propose_one (p, f, &event, STRIKE_AIM);
}

/* The attack ends without dice (SW-10.8). The separate attacks still take place. */
static void
give_up (SortiePlay *p, SortieFrame *f)
{
  sortie_effects_close (p, SORTIE_GAME_UNTIL (SW_UNTIL_ATTACK_ENDS));
  f->step = STRIKE_FURTHER;
}

static void
tell_why_and_give_up (SortiePlay *p, SortieFrame *f, SwEvent why)
{
  SortieEvent event = sw_strike_event (p, f, why, 1);

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
  n = sw_targets (&l, attacker, NULL, targets, G_N_ELEMENTS (targets));
  for (guint i = 0; i < n; i++)
    if (sw_grant_allows (p, targets[i]))
      return TRUE;
  return FALSE;
}

/* Lets the attacker name another target, if there is one. */
static void
ask_retarget (SortiePlay *p, SortieFrame *f)
{
  SortieRef attacker = sw_strike_attacker_of (p, f);

  if (!has_another_target (p, attacker))
    {
      tell_why_and_give_up (p, f, SW_EVENT_NO_TARGET);
      return;
    }
  sortie_slot_set_list (p, f, STRIKE_TARGET, NULL, 0);
  f->step = STRIKE_RETARGETED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_RETARGET), f->seat, NULL, 0, 0, 1);
  sortie_ask_about_thing (p, attacker);
}

static void
aim (SortiePlay *p, SortieFrame *f)
{
  SortieRef attacker = sw_strike_attacker_of (p, f);

  if (!sortie_piece_exists (p, attacker))
    give_up (p, f);
  else if (f->done == 0)
    tell_why_and_give_up (p, f, SW_EVENT_NO_ATTACK);
  else if (sw_may_hit (p, attacker, sw_strike_target_of (p, f)))
    f->step = STRIKE_ROLL;
  else
    ask_retarget (p, f);
}

/* SW-11.2. The further cards stay those named before. */
void
sw_retarget (SortiePlay *p, SortieRef target)
{
  SortieFrame *f = sortie_frame_top (p);

  g_assert (sortie_game_proc_of (f) == SW_PROC_STRIKE);
  sw_strike_leave_out (p, f, target);
  sortie_slot_set_list (p, f, STRIKE_TARGET, &target, 1);
}

static void
retargeted (SortiePlay *p, SortieFrame *f)
{
  if (sw_strike_target_of (p, f) == SORTIE_NOTHING)
    tell_why_and_give_up (p, f, SW_EVENT_NO_TARGET);
  else
    f->step = STRIKE_ROLL;
}

/* Dice (SW-11.3 to 11.7). */

static gboolean
needs_dice (const SortiePlay *p, const SortieFrame *f, SortieRef attacker)
{
  SortieRef targets[SW_MAX_ALSO + 1];
  guint n = sw_strike_of_same_dice (p, f, targets);

  for (guint i = 0; i < n; i++)
    if (!sw_strike_is_counted (p, attacker, targets[i]))
      return TRUE;
  return FALSE;
}

/* SW-11.3: all of them. */
static void
throw_dice (SortiePlay *p, SortieFrame *f, guint n)
{
  for (guint i = 0; i < n; i++)
    sortie_slot_set (p, f, STRIKE_DICE + i, sortie_chance_die (p, 6));
  sortie_slot_set (p, f, STRIKE_N_DICE, n);
  sw_strike_tell_dice (p, f);
}

/* Some cards mention the dice of attacks, others any dice. */
static void
propose_roll (SortiePlay *p, SortieFrame *f, guint n)
{
  SortieEvent events[2] = { sw_strike_event (p, f, SW_EVENT_ROLL, (gint) n) };

  events[1] = events[0];
  events[1].type = SORTIE_EVENT_ROLLED;
  events[1].subject = sortie_ref_seat (f->seat);
  f->step = STRIKE_COUNT;
  sortie_event_propose (p, events, G_N_ELEMENTS (events));
}

static void
roll (SortiePlay *p, SortieFrame *f)
{
  SortieRef attacker = sw_strike_attacker_of (p, f);
  guint n;

  n = sw_strike_strength (p, attacker, sw_strike_target_of (p, f));
  sortie_slot_set (p, f, STRIKE_STRENGTH, n);
  f->step = STRIKE_COUNT;
  if (n == 0)
    return;
  if (!needs_dice (p, f, attacker))
    {
      sw_strike_tell_counted (p, f, (gint) n);
      return;
    }
  if (n > SW_MAX_DICE)
    {
      sortie_overflow (p, "dice", (guint) n, SW_MAX_DICE);
      return;
    }
  throw_dice (p, f, n);
  propose_roll (p, f, n);
}

/* The wounds (SW-11.7 to 11.9). */

typedef struct
{
  SortieRef card;
  gint wounds;
} Wounded;

static Wounded
wounded_card (const SortiePlay *p, const SortieFrame *f, SortieRef target)
{
  return (Wounded) { target, sw_strike_wounds_for (p, f, sw_strike_attacker_of (p, f), target) };
}

/* The wounded cards: first those whose order was named, *@ret_said of them, then the others. */
static guint
list_wounded (const SortiePlay *p, const SortieFrame *f, Wounded ret[SW_MAX_ALSO + 1], guint *ret_said)
{
  SortieRef targets[SW_MAX_ALSO + 1];
  const SortieRef *said;
  guint n_targets = sw_strike_of_same_dice (p, f, targets);
  guint n_said = sortie_slot_list (p, f, STRIKE_ORDER, &said);
  guint n = n_said;

  for (guint i = 0; i < n_said; i++)
    ret[i] = wounded_card (p, f, said[i]);
  for (guint i = 0; i < n_targets; i++)
    if (!sortie_slot_has (p, f, STRIKE_ORDER, targets[i]))
      {
        ret[n] = wounded_card (p, f, targets[i]);
        n += ret[n].wounds > 0;
      }
  *ret_said = n_said;
  return n;
}

static SortieEvent
wound_event (const SortiePlay *p, const SortieFrame *f, const Wounded *wounded)
{
  SortieEvent event = sw_event (p, f, SW_EVENT_WOUND, sw_controller (p, wounded->card));

  event.subject = wounded->card;
  event.amount = wounded->wounds;
  return event;
}

/* the order matters only if what one card does about its wounds could affect what another does. */
static gboolean
order_matters (const SortiePlay *p, const SortieFrame *f, const Wounded *cards, guint n)
{
  guint answered = 0;
  gboolean acts = FALSE;

  for (guint i = 0; i < n; i++)
    {
      SortieEvent event = wound_event (p, f, &cards[i]);
      SortieReplaced replaced = sortie_event_is_replaced (p, &event);

      answered += replaced != SORTIE_NOT_REPLACED;
      acts = acts || replaced == SORTIE_REPLACED;
    }
  return acts && answered > 1;
}

/* All wounds are placed before anything is destroyed. */
static void
place_wounds (SortiePlay *p, SortieFrame *f, const Wounded *cards, guint n)
{
  SortieEvent events[SW_MAX_ALSO + 1];

  for (guint i = 0; i < n; i++)
    events[i] = wound_event (p, f, &cards[i]);
  f->step = STRIKE_PLACED;
  f->done = 0;
  if (n > 0)
    sortie_event_propose (p, events, n);
}

/* Tells that the attack failed, because no other event does. */
static void
tell_failure (SortiePlay *p, const SortieFrame *f)
{
  SortieEvent event;
  gint hits;

  if (p->watch == NULL) /* nobody listens */
    return;
  hits = sw_strike_hits (p, sw_strike_target_of (p, f));
  event = sw_strike_event (p, f, hits > 0 ? SW_EVENT_NO_WOUND : SW_EVENT_MISSED, hits);
  sortie_event_tell (p, &event);
}

/* SW-11.9: in the order that the attacker chooses. */
static void
count (SortiePlay *p, SortieFrame *f)
{
  Wounded cards[SW_MAX_ALSO + 1];
  SortieRef left[SW_MAX_ALSO + 1];
  guint said, n = list_wounded (p, f, cards, &said);

  if (n == 0)
    tell_failure (p, f);
  if (n - said < 2 || !order_matters (p, f, cards + said, n - said))
    {
      place_wounds (p, f, cards, n);
      return;
    }
  for (guint i = said; i < n; i++)
    left[i - said] = cards[i].card;
  f->step = STRIKE_ORDERED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_WOUND_ORDER), f->seat, left, n - said, 1, 1);
}

static void
note_order (SortiePlay *p, SortieFrame *f)
{
  const SortieRef *said;
  guint n = sortie_slot_list (p, f, STRIKE_ORDER, &said);
  SortieRef order[SW_MAX_ALSO + 1];

  for (guint i = 0; i < n; i++)
    order[i] = said[i];
  order[n] = sortie_answer (p);
  sortie_slot_set_list (p, f, STRIKE_ORDER, order, n + 1);
  f->step = STRIKE_COUNT;
}

/* After the dice (SW-11.10, 11.11). */

/* If all wounds were prevented, nothing has been told yet. */
static gboolean
are_all_prevented (const SortiePlay *p, const SortieFrame *f)
{
  Wounded cards[SW_MAX_ALSO + 1];
  guint said;

  return p->watch != NULL && f->done == 0 && list_wounded (p, f, cards, &said) > 0;
}

static void
reckon (SortiePlay *p, SortieFrame *f)
{
  if (are_all_prevented (p, f))
    tell_failure (p, f);
  sortie_slot_set (p, f, STRIKE_WOUNDS, f->done);
  f->step = STRIKE_DESTROYED;
  sortie_call_game_for (p, f, SW_PROC_RECKON, 0, NULL);
}

/* Effects on this attack end with it, so that an attack that follows from it begins afresh. */
static void
after (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = sw_strike_event (p, f, SW_EVENT_ATTACKED, sortie_slot (p, f, STRIKE_WOUNDS));

  sortie_effects_close (p, SORTIE_GAME_UNTIL (SW_UNTIL_ATTACK_ENDS));
  sortie_event_propose_one (p, f, &event, STRIKE_FURTHER);
}

/* The cards that the unit still has to attack separately, and can. */
static guint
further (const SortiePlay *p, const SortieFrame *f, SortieRef ret[SW_MAX_ALSO])
{
  SortieRef attacker = sw_strike_attacker_of (p, f), named[SW_MAX_ALSO];
  guint n_named = sortie_piece_exists (p, attacker) ? sw_strike_separate (p, f, named) : 0, n = 0;

  for (guint i = 0; i < n_named; i++)
    if (sw_may_hit (p, attacker, named[i]))
      ret[n++] = named[i];
  return n;
}

static void
strike_also (SortiePlay *p, SortieFrame *f, SortieRef target)
{
  SortieOrigin origin = sortie_frame_origin (p, f);

  sw_strike_leave_out (p, f, target);
  f->step = STRIKE_FURTHER;
  sw_strike_start (p, &origin, sw_strike_attacker_of (p, f), target, TRUE);
}

/* This attack and everything that followed from it are completely resolved. If it decided the game, there are no
 * more attacks (SW-11.12). Otherwise the next separate attack begins; the attacker chooses which. */
static void
strike_further (SortiePlay *p, SortieFrame *f)
{
  SortieRef targets[SW_MAX_ALSO];
  guint n;

  sw_check_end (p);
  if (sortie_is_over (p))
    return;
  n = further (p, f, targets);
  if (n == 0)
    sortie_frame_end (p, f, sortie_slot (p, f, STRIKE_WOUNDS));
  else if (n == 1)
    strike_also (p, f, targets[0]);
  else
    {
      f->step = STRIKE_NAMED;
      sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_ATTACK_ORDER), f->seat, targets, n, 1, 1);
      sortie_ask_about_thing (p, sw_strike_attacker_of (p, f));
    }
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
      count (p, f);
      break;
    case STRIKE_ORDERED:
      note_order (p, f);
      break;
    case STRIKE_PLACED:
      reckon (p, f);
      break;
    case STRIKE_DESTROYED:
      after (p, f);
      break;
    case STRIKE_NAMED:
      strike_also (p, f, sortie_answer (p));
      break;
    default:
      strike_further (p, f);
    }
}
