/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orders.c: the orders of a unit that leaves its War Track: Storm, Hold Ground, Support. */
#include "clauses.h"
#include "boss.h"
#include "orders.h"
#include "steps.h"
#include "verdicts.h"

/* The order of a unit (SS-9.1, 9.20). */

enum
{
  ORDER_ASK,
  ORDER_GIVEN,
  ORDER_TARGET, /* a Boss unit has several targets of equal rank */
  ORDER_DONE,
};

enum { ORDER_UNIT, ORDER_WHICH, ORDER_AT, ORDER_SEAT /* from here on: the seats that the Boss storms */ };

static gboolean
is_on_exit (const SortiePlay *p, SortieRef unit)
{
  return ss_place_kind (p, sortie_piece_place (p, unit)) == SS_PLACE_EXIT;
}

SortieRef
ss_ordered_unit (const SortiePlay *p)
{
  SortieFrame *top = sortie_frame_top (p);

  if (sortie_game_proc_of (top) != SS_PROC_ORDER || ss_is_boss (p, top->seat))
    return SORTIE_NOTHING;
  return sortie_slot_ref (p, top, ORDER_UNIT);
}

void
ss_give_order (SortiePlay *p, SsProc order, SortieRef target)
{
  SortieFrame *f = sortie_frame_top (p);

  sortie_slot_set (p, f, ORDER_WHICH, order);
  sortie_slot_set_list (p, f, ORDER_AT, &target, target != SORTIE_NOTHING);
}

static void
run_order (SortiePlay *p, SortieFrame *f, SsProc order)
{
  const SortieRef unit = sortie_slot_ref (p, f, ORDER_UNIT);
  SortieList at;

  sortie_slot_copy (p, f, ORDER_AT, &at);
  f->step = ORDER_DONE;
  sortie_call_game_for (p, f, order, order == SS_PROC_SUPPORT ? 1 : 2,
                        (const SortieArg[]) { SORTIE_ONE (unit), SORTIE_LIST (at.ref, at.n) });
}

/* SS-17.4: the player's units that the Boss's rules name; if they name none, the player, or what a card makes the
 * unit attack instead. */
static void
boss_targets (SortiePlay *p, SortieRef unit, guint8 stormed, SortieList *ret)
{
  SortieList all;

  all.n = ss_storm_targets_of (p, unit, stormed, all.ref, SORTIE_MAX_SET);
  ret->n = ss_boss_storm_targets (p, unit, all.ref, all.n, ret->ref);
  if (ret->n > 0)
    return;
  for (guint i = 0; i < all.n; i++)
    if (sortie_ref_kind (all.ref[i]) == SORTIE_REF_SEAT)
      ss_list_add (p, ret, all.ref[i]);
  if (ret->n == 0)
    *ret = all;
}

static void
storm_by_rules (SortiePlay *p, SortieFrame *f, SortieRef target, gboolean settled)
{
  ss_tell_storm_target (p, f->seat, sortie_slot_ref (p, f, ORDER_UNIT), target, settled);
  ss_slot_list_add (p, f, ORDER_AT, target);
}

/* The next seat that the Boss storms, from @seat on; SORTIE_NO_SEAT: there are no more. */
static guint8
next_stormed (const SortiePlay *p, guint8 boss, guint seat)
{
  guint8 opponents = ss_opponents (p, boss);

  while (seat < SORTIE_MAX_SEATS && !(opponents >> seat & 1))
    seat++;
  return seat < SORTIE_MAX_SEATS ? seat : SORTIE_NO_SEAT;
}

/* SS-19.7: the Boss storms each player, or a unit of that player; in Solo there is one player. */
static void
boss_storms (SortiePlay *p, SortieFrame *f)
{
  SortieList targets;
  guint8 stormed;

  while ((stormed = next_stormed (p, f->seat, sortie_slot (p, f, ORDER_SEAT))) != SORTIE_NO_SEAT)
    {
      sortie_slot_set (p, f, ORDER_SEAT, stormed + 1);
      boss_targets (p, sortie_slot_ref (p, f, ORDER_UNIT), stormed, &targets);
      if (targets.n > 1)
        {
          f->step = ORDER_TARGET;
          sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_STORM_TARGET), f->seat, targets.ref, targets.n,
                      1, 1);
          sortie_ask_about (p, sortie_identity (p, sortie_slot_ref (p, f, ORDER_UNIT)));
          return;
        }
      if (targets.n == 1)
        storm_by_rules (p, f, targets.ref[0], FALSE);
    }
  run_order (p, f, SS_PROC_STORM);
}

static void
ask_order (SortiePlay *p, SortieFrame *f)
{
  SortieRef unit = sortie_slot_ref (p, f, ORDER_UNIT);

  if (ss_is_boss (p, f->seat)) /* SS-17.3 */
    {
      boss_storms (p, f);
      return;
    }
  f->step = ORDER_GIVEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_ORDER), f->seat, NULL, 0, 0, 1);
  sortie_ask_about_thing (p, unit);
  sortie_ask_about (p, sortie_identity (p, unit));
}

void
ss_order_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == ORDER_ASK)
    ask_order (p, f);
  else if (f->step == ORDER_GIVEN)
    run_order (p, f, sortie_slot (p, f, ORDER_WHICH));
  else if (f->step == ORDER_TARGET)
    {
      storm_by_rules (p, f, sortie_answer (p), TRUE);
      boss_storms (p, f);
    }
  else if (f->done == 0 && is_on_exit (p, sortie_slot_ref (p, f, ORDER_UNIT)))
    f->step = ORDER_ASK; /* the order could not be carried out */
  else
    sortie_frame_end (p, f, 1);
}

/* Storm (SS-9.12). */

enum
{
  STORM_ANNOUNCE,
  STORM_BEGIN,
  STORM_PARTS,   /* attack and Action, in the order of the option (RUL-28) */
  STORM_AFTER,
  STORM_DISCARD,
  STORM_DONE,
};

/* In Co-op the Boss has a target for each player, in seat order. Cards that answer the storm see the first one.
 * STORM_SEAT: the seats behind the targets. */
enum { STORM_UNIT, STORM_TARGET, STORM_PART, STORM_ACTIONS, STORM_STRENGTH, STORM_SEAT };

/* Steps 3 and 4 of a storm: the order itself can be answered, but not negated. */
static void
announce_order (SortiePlay *p, SortieFrame *f, SsLink kind, SortieRef unit, guint slot)
{
  SortieLink link = sortie_link_of (p, kind, f->seat, unit);
  const SortieRef *at;

  link.n_targets = (guint8) MIN (sortie_slot_list (p, f, slot, &at), SORTIE_MAX_SEATS);
  for (guint i = 0; i < link.n_targets; i++)
    link.target[i] = at[i];
  sortie_announce (p, &link, 0, FALSE);
}

static gboolean
propose_storm_event (SortiePlay *p, SortieFrame *f, SsEvent type, guint step)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (type), f->seat);

  event.subject = sortie_slot_ref (p, f, STORM_UNIT);
  event.other = sortie_slot_ref (p, f, STORM_TARGET);
  event.amount = sortie_slot (p, f, STORM_STRENGTH);
  return sortie_event_propose_one (p, f, &event, step);
}

/* Step 5: counted now, even if the target has gone; then the Defender is that of the seat whose unit it was. */
static gint
strength_now (const SortiePlay *p, SortieRef unit, SortieRef target, SortieRef seat)
{
  gboolean is_gone
    = sortie_ref_kind (target) == SORTIE_REF_PIECE && !sortie_piece_exists (p, target);

  return is_gone ? ss_strength_against (p, unit, SORTIE_NOTHING, (guint8) sortie_ref_index (seat))
                 : ss_attack_strength (p, unit, target);
}

/* Against the first target. */
static gint
first_strength (const SortiePlay *p, const SortieFrame *f, SortieRef unit)
{
  return strength_now (p, unit, sortie_slot_ref (p, f, STORM_TARGET),
                       sortie_slot_ref (p, f, STORM_SEAT));
}

static void
note_seats (SortiePlay *p, SortieFrame *f)
{
  SortieList at;

  sortie_slot_copy (p, f, STORM_TARGET, &at);
  for (guint i = 0; i < at.n; i++)
    at.ref[i] = sortie_ref_seat (ss_stormed_seat (p, at.ref[i]));
  sortie_slot_set_list (p, f, STORM_SEAT, at.ref, at.n);
}

/* SS-9.7: if it is equal or lower, nothing happens. */
static void
tell_withstood (SortiePlay *p, const SortieFrame *f, SortieRef target, gint strength)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_WITHSTOOD), f->seat);

  event.subject = target;
  event.amount = strength;
  sortie_event_tell (p, &event);
}

/* SS-9.7, 9.8, with step 6: a target that has gone is not replaced by another. */
static void
attack (SortiePlay *p, SortieFrame *f, SortieRef unit, SortieRef target, gint strength)
{
  gboolean beats = ss_is_in_battle (p, target) && ss_beats (p, unit, target);
  SortieOrigin origin = { .seat = f->seat, .cause = SORTIE_GAME_CAUSE (SS_CAUSE_ATTACK), .side = f->side,
                          .source = unit, .source_def = sortie_identity (p, unit), .link = SORTIE_NO_INDEX };
  const SortieArg damage[] = { SORTIE_NUMBER (strength), SORTIE_LIST (&target, 1) };

  sortie_slot_set (p, f, STORM_STRENGTH, strength);
  sortie_piece_remember (p, unit, SS_MEMORY_BEAT, beats);
  if (sortie_ref_kind (target) != SORTIE_REF_PIECE)
    sortie_call_game (p, &origin, SS_PROC_DAMAGE, 2, damage);
  else if (beats && ss_destroys_beaten (p, unit, target))
    sortie_call_game (p, &origin, SS_PROC_DESTROY, 1, damage + 1);
  else if (beats)
    sortie_call_game (p, &origin, SS_PROC_KILL, 1, damage + 1);
  else if (ss_is_in_battle (p, target))
    tell_withstood (p, f, target, strength);
}

static void
add_attack (SortieBatch *batch, SortiePlay *p, SortieFrame *f, SortieRef unit, SsEvent type,
            guint8 seat, SortieRef target, gint amount)
{
  SortieEvent *event = ss_batch_add (batch, p, f, type, seat);

  event->cause = SORTIE_GAME_CAUSE (SS_CAUSE_ATTACK);
  event->source = unit;
  event->source_def = sortie_identity (p, unit);
  event->subject = target;
  event->amount = amount;
}

/* One of several targets. */
static void
add_attacked (SortieBatch *batch, SortiePlay *p, SortieFrame *f, SortieRef unit, SortieRef target,
              SortieRef seat)
{
  gint strength = strength_now (p, unit, target, seat);
  guint8 whose = (guint8) sortie_ref_index (seat);

  if (sortie_ref_kind (target) != SORTIE_REF_PIECE)
    {
      if (strength > 0) /* */
        add_attack (batch, p, f, unit, SS_EVENT_DAMAGE, whose, SORTIE_NOTHING, strength);
      return;
    }
  if (!ss_is_in_battle (p, target))
    return;
  if (!ss_beats (p, unit, target) || !ss_may_kill (p, f->seat, SORTIE_GAME_CAUSE (SS_CAUSE_ATTACK), target))
    {
      tell_withstood (p, f, target, strength);
      return;
    }
  sortie_piece_remember (p, unit, SS_MEMORY_BEAT, TRUE);
  add_attack (batch, p, f, unit,
              ss_destroys_beaten (p, unit, target) ? SS_EVENT_DESTROY : SS_EVENT_KILL, whose, target,
              1);
  ss_batch_add_leaving (batch, p, f, target);
}

/* SS-19.7: at full strength against each, at the same time. */
static void
attack_all (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieList at, seats;
  SortieBatch batch;

  sortie_slot_copy (p, f, STORM_TARGET, &at);
  sortie_slot_copy (p, f, STORM_SEAT, &seats);
  sortie_batch_begin (&batch);
  sortie_piece_remember (p, unit, SS_MEMORY_BEAT, FALSE);
  sortie_slot_set (p, f, STORM_STRENGTH, first_strength (p, f, unit));
  for (guint i = 0; i < at.n; i++)
    add_attacked (&batch, p, f, unit, at.ref[i], seats.ref[i]);
  sortie_batch_propose (p, f, &batch, STORM_PARTS);
}

/* a storm in another player's turn, with an Action that only works in the unit's own player's turn. */
static void
tell_useless (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_EVENT_FIZZLED, f->seat);

  event.source = unit;
  event.source_def = sortie_identity (p, unit);
  event.cause = SORTIE_CAUSE_PLAY;
  event.amount = 1 + SS_LINK_STORM_ACTION;
  sortie_event_tell (p, &event);
}

/* Step 7, RUL-29: the Action is its own chain, once, or more often by a card. Returns whether it has been resolved
 * often enough. */
static gboolean
act (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  gint done = sortie_slot (p, f, STORM_ACTIONS);
  guint16 clause = ss_action_of (p, unit);
  SortieLink link = sortie_link_of (p, SS_LINK_STORM_ACTION, f->seat, unit);

  if (clause == 0 || done > sortie_value (p, SS_VALUE_EXTRA_ACTIONS, unit))
    return TRUE;
  if (!sortie_is_active (p, f->seat) && ss_clause_is_for_own_turn (p, clause))
    {
      tell_useless (p, f, unit);
      return TRUE;
    }
  sortie_slot_set (p, f, STORM_ACTIONS, done + 1);
  link.clause = clause;
  sortie_announce (p, &link, 0, FALSE);
  return FALSE;
}

/* Whether the next part is the attack, not the Action. */
static gboolean
attacks_now (const SortiePlay *p, const SortieFrame *f)
{
  return sortie_slot (p, f, STORM_PART) == sortie_option (p, SS_OPTION_STORM_ORDER);
}

static gboolean
has_several_targets (const SortiePlay *p, const SortieFrame *f)
{
  const SortieRef *at;

  return sortie_slot_list (p, f, STORM_TARGET, &at) > 1;
}

static void
do_part (SortiePlay *p, SortieFrame *f, SortieRef unit, SortieRef target)
{
  gint part = sortie_slot (p, f, STORM_PART);
  gboolean attacks = attacks_now (p, f);

  if (part == 2)
    {
      f->step = STORM_AFTER;
      return;
    }
  if (attacks && has_several_targets (p, f))
    attack_all (p, f, unit);
  else if (attacks)
    attack (p, f, unit, target, first_strength (p, f, unit));
  if (attacks || act (p, f, unit))
    sortie_slot_set (p, f, STORM_PART, part + 1);
}

/* The storm is one event; the other targets are only told. */
static void
tell_other_targets (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieList at, seats;

  sortie_slot_copy (p, f, STORM_TARGET, &at);
  sortie_slot_copy (p, f, STORM_SEAT, &seats);
  for (guint i = 1; i < at.n; i++)
    {
      SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_STORM), f->seat);

      event.subject = unit;
      event.other = at.ref[i];
      event.amount = strength_now (p, unit, at.ref[i], seats.ref[i]);
      sortie_event_tell (p, &event);
    }
}

/* If nothing answers the storm, nothing has changed: the attack follows at once with the strength that was told, and
 * counts as the step of the procedure that it is. */
static void
begin (SortiePlay *p, SortieFrame *f, SortieRef unit, SortieRef target)
{
  gint strength = first_strength (p, f, unit);

  sortie_slot_set (p, f, STORM_STRENGTH, strength);
  tell_other_targets (p, f, unit);
  if (!propose_storm_event (p, f, SS_EVENT_STORM, STORM_PARTS) || !attacks_now (p, f)
      || has_several_targets (p, f) || !sortie_step_at_once (p))
    return;
  attack (p, f, unit, target, strength);
  sortie_slot_set (p, f, STORM_PART, 1 + sortie_slot (p, f, STORM_PART));
}

/* SS-9.11: unless an ability moves it elsewhere (SS-13.4). */
static void
discard (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieBatch batch;
  SortieEvent *event;

  sortie_batch_begin (&batch);
  event = ss_batch_add (&batch, p, f, SS_EVENT_STORM_ENDS, f->seat);
  event->subject = unit;
  event->other = sortie_slot_ref (p, f, STORM_TARGET);
  event->amount = sortie_slot (p, f, STORM_STRENGTH);
  ss_batch_add_leaving (&batch, p, f, unit);
  sortie_batch_propose (p, f, &batch, STORM_DONE);
}

static gboolean
somebody_storms (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    for (guint i = 0; i < ss_n_flanks (p, seat); i++)
      if (!sortie_place_is_free (p, ss_place (p, SS_PLACE_EXIT, ss_flank_number (p, seat, i))))
        return TRUE;
  return FALSE;
}

/* Ends what lasts "for the storm"; in nested storms (RUL-80), at the end of the outermost. */
static void
end_storm (SortiePlay *p, SortieFrame *f)
{
  if (!somebody_storms (p))
    sortie_effects_close (p, SORTIE_GAME_UNTIL (SS_UNTIL_ATTACK_ENDS));
  sortie_frame_end (p, f, 1);
}

void
ss_storm_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef unit = sortie_slot_ref (p, f, STORM_UNIT);
  SortieRef target = sortie_slot_ref (p, f, STORM_TARGET);

  if (f->step == STORM_DONE || !is_on_exit (p, unit)) /* step 5: the storm ends without its unit */
    end_storm (p, f);
  else if (f->step == STORM_ANNOUNCE)
    {
      f->step = STORM_BEGIN;
      note_seats (p, f);
      announce_order (p, f, SS_LINK_STORM, unit, STORM_TARGET);
    }
  else if (f->step == STORM_BEGIN)
    begin (p, f, unit, target);
  else if (f->step == STORM_PARTS)
    do_part (p, f, unit, target);
  else if (f->step == STORM_AFTER) /* step 8, R-6 */
    propose_storm_event (p, f, SS_EVENT_STORMED, STORM_DISCARD);
  else
    discard (p, f, unit);
}

/* Hold Ground and Support: at once, without a chain, unless the option opens one (RUL-31). */

enum
{
  QUIET_ANNOUNCE,
  QUIET_BEGIN,
  HOLD_CLEARED, /* the Front Line is free */
  QUIET_DONE,
};

enum { QUIET_UNIT, HOLD_AT };

/* HOLD_AT: the place of the order; nothing for Support. */
static void
announce_quietly (SortiePlay *p, SortieFrame *f, SsLink kind)
{
  f->step = QUIET_BEGIN;
  if (sortie_option (p, SS_OPTION_REACT_ALL_ORDERS))
    announce_order (p, f, kind, sortie_slot_ref (p, f, QUIET_UNIT), HOLD_AT);
}

/* SS-9.14, RUL-30: a unit on the player's own Front Line makes room. */
static void
replace (SortiePlay *p, SortieFrame *f, guint16 place)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  ss_batch_add_replaced (&batch, p, f, sortie_place_piece (p, place));
  sortie_batch_propose (p, f, &batch, HOLD_CLEARED);
}

static void
hold (SortiePlay *p, SortieFrame *f, SortieRef unit, guint16 place)
{
  SortieBatch batch;
  SortieEvent *event;

  sortie_batch_begin (&batch);
  event = ss_batch_add (&batch, p, f, SS_EVENT_HOLD_GROUND, f->seat);
  event->subject = unit;
  event->other = sortie_ref_place (place);
  ss_batch_add_leaving (&batch, p, f, unit);
  sortie_batch_propose (p, f, &batch, QUIET_DONE);
}

void
ss_hold_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef unit = sortie_slot_ref (p, f, QUIET_UNIT), at = sortie_slot_ref (p, f, HOLD_AT);
  guint16 place = sortie_ref_index (at);

  if (f->step == QUIET_ANNOUNCE)
    announce_quietly (p, f, SS_LINK_HOLD);
  else if (f->step == QUIET_DONE)
    sortie_frame_end (p, f, 1);
  else if (!is_on_exit (p, unit) || !ss_may_hold (p, unit, place, NULL))
    sortie_frame_end (p, f, 0);
  else if (f->step == QUIET_BEGIN)
    replace (p, f, place);
  else
    hold (p, f, unit, place);
}

/* SS-9.18. */
static void
join (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  ss_batch_add (&batch, p, f, SS_EVENT_SUPPORT, f->seat)->subject = unit;
  ss_batch_add_leaving (&batch, p, f, unit);
  sortie_batch_propose (p, f, &batch, QUIET_DONE);
}

void
ss_support_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef unit = sortie_slot_ref (p, f, QUIET_UNIT);

  if (f->step == QUIET_ANNOUNCE)
    announce_quietly (p, f, SS_LINK_SUPPORT);
  else if (f->step == QUIET_BEGIN && is_on_exit (p, unit))
    join (p, f, unit);
  else
    sortie_frame_end (p, f, 1);
}
