/* SPDX-License-Identifier: GPL-3.0-or-later */
/* spaces.c: moving units and bringing new ones: Advance, deploy, place, Shapeshift. */
#include "clauses.h"
#include "payment.h"
#include "steps.h"

/* Advance, of seats (SS-9.1, 22.18). */

enum
{
  ADVANCE_NEXT,
  ADVANCE_MOVED,
  ADVANCE_ORDERED,
};

enum { ADVANCE_SEATS, ADVANCE_SEAT };

/* The unit on the exit that still waits for its order; SS-9.21: others may be storming. */
static SortieRef
waiting_unit (const SortiePlay *p, SsFlank flank)
{
  for (SortieRef unit = sortie_place_piece (p, ss_place (p, SS_PLACE_EXIT, flank));
       unit != SORTIE_NOTHING; unit = sortie_piece_next_on_place (p, unit))
    if (!sortie_piece_remembers (p, unit, SS_MEMORY_ORDERED))
      return unit;
  return SORTIE_NOTHING;
}

static void
move_track (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_ADVANCE), seat);

  if (ss_is_circle (p)) /* the first or second of two tracks */
    event.place = sortie_ref_place (ss_place (p, SS_PLACE_TRACK, ss_flank_in (p, f, seat)));
  if (f->cause == SORTIE_CAUSE_RULE)
    event.actor = SORTIE_NO_SEAT; /* */
  sortie_event_propose_one (p, f, &event, ADVANCE_MOVED);
}

/* RUL-78: the holder gives the order, whoever made the track advance. */
static void
give_order (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SsFlank flank = ss_flank_in (p, f, seat);
  SortieRef unit = waiting_unit (p, flank);
  const SortieArg arg = SORTIE_ONE (unit);
  SortieOrigin origin = sortie_origin_rules (seat);

  origin.side = ss_flank_side (flank);
  f->step = ADVANCE_ORDERED;
  if (unit == SORTIE_NOTHING)
    return;
  sortie_piece_remember (p, unit, SS_MEMORY_ORDERED, TRUE);
  sortie_call_game (p, &origin, SS_PROC_ORDER, 1, &arg);
}

void
ss_advance_step (SortiePlay *p, SortieFrame *f)
{
  const SortieRef *seats;
  guint n = sortie_slot_list (p, f, ADVANCE_SEATS, &seats), at = sortie_slot (p, f, ADVANCE_SEAT);

  if (f->step == ADVANCE_ORDERED)
    {
      sortie_slot_set (p, f, ADVANCE_SEAT, ++at);
      f->step = ADVANCE_NEXT;
    }
  if (at == n)
    sortie_frame_end (p, f, n);
  else if (f->step == ADVANCE_NEXT)
    move_track (p, f, sortie_ref_index (seats[at]));
  else
    give_order (p, f, sortie_ref_index (seats[at]));
}

/* RUL-37: units that an effect brings are free. By the option, they are paid for like a card that is played, unless
 * the text says "for free" (SS-13.1). The Boss never pays (SS-16.1). */

static gint
cost_to_bring (const SortiePlay *p, guint8 seat, SortieRef what, gboolean free)
{
  if (free || !sortie_option (p, SS_OPTION_PLACED_UNIT_COST) || ss_is_boss (p, seat)
      || sortie_ref_kind (what) != SORTIE_REF_CARD)
    return 0;
  return ss_deploy_cost (p, sortie_ref_index (what));
}

/* a card that cannot be paid for does not come. FALSE: this one does not. */
static gboolean
pay_to_bring (SortiePlay *p, SortieFrame *f, SortieRef what, gboolean free)
{
  gint cost = cost_to_bring (p, f->seat, what, free);

  if (cost > 0 && !ss_can_pay (p, f->seat, cost, ss_is_in_hand (p, what)))
    return FALSE;
  if (cost > 0)
    ss_pay_for_unit (p, f, what, cost);
  return TRUE;
}

/* Deploy a card (SS-12.1). */

enum
{
  DEPLOY_PAY,
  DEPLOY_PAID,
  DEPLOY_DONE,
};

enum { DEPLOY_WHAT, DEPLOY_FREE = SS_DEPLOY_FREE };

static gboolean
can_be_unit (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  /* RUL-62: a Boss card stays a Boss card */
  return sortie_ref_kind (ref) == SORTIE_REF_CARD
         && (ss_is_boss (p, seat) || ss_is_player_card (p, sortie_ref_index (ref)));
}

static gboolean
can_deploy (const SortiePlay *p, const SortieFrame *f, SortieRef card)
{
  return can_be_unit (p, f->seat, card)
         && ss_may_bring_to (p, f->seat, ss_deployment_zone (p, ss_flank_in (p, f, f->seat)));
}

static void
propose_deployment (SortiePlay *p, SortieFrame *f, SortieRef card)
{
  SortieBatch batch;
  SortieEvent *event;

  sortie_batch_begin (&batch);
  if (can_deploy (p, f, card))
    {
      event = ss_batch_add (&batch, p, f, SS_EVENT_DEPLOY, f->seat);
      event->subject = card;
      event->other = sortie_ref_place (ss_deployment_zone (p, ss_flank_in (p, f, f->seat)));
    }
  sortie_batch_propose (p, f, &batch, DEPLOY_DONE);
}

void
ss_deploy_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef card = sortie_slot_ref (p, f, DEPLOY_WHAT);

  if (f->step == DEPLOY_PAY)
    {
      f->step = DEPLOY_PAID;
      if (!can_deploy (p, f, card)
          || !pay_to_bring (p, f, card, sortie_slot (p, f, DEPLOY_FREE)))
        sortie_frame_end (p, f, 0);
    }
  else if (f->step == DEPLOY_PAID)
    propose_deployment (p, f, card);
  else
    sortie_frame_end (p, f, f->done);
}

/* Places things on spaces, one on each; may clear the space first. */

enum
{
  PLACE_NEXT,
  PLACE_PAID,
  PLACE_CLEARED,
  PLACE_DONE,
};

enum { PLACE_WHAT, PLACE_ON, PLACE_CLEAR, PLACE_FREE = SS_PLACE_FREE, PLACE_AT, PLACE_TOTAL };

/* Whether the space can be cleared. A unit that is to be placed there does not make room for itself. */
static gboolean
can_clear (const SortiePlay *p, const SortieFrame *f, SortieRef what, guint16 place)
{
  return sortie_slot (p, f, PLACE_CLEAR) && sortie_place_piece (p, place) != what;
}

/* Checked before anything is paid for or cleared, so that neither happens for nothing. */
static gboolean
can_place (const SortiePlay *p, const SortieFrame *f, SortieRef what, guint16 place)
{
  return (ss_is_unit (p, what) || can_be_unit (p, f->seat, what))
         && ss_may_bring_now (p, f->seat, place)
         && (sortie_place_is_free (p, place) || can_clear (p, f, what, place));
}

/* A unit that is already in play is only moved. */
static void
pay_for_placing (SortiePlay *p, SortieFrame *f, SortieRef what, guint16 place)
{
  f->step = PLACE_PAID;
  if (can_place (p, f, what, place) && !pay_to_bring (p, f, what, sortie_slot (p, f, PLACE_FREE)))
    {
      f->step = PLACE_DONE;
      f->done = 0;
    }
}

/* Banner Captain: a unit already there goes to its holder's Casualties. */
static void
clear_space (SortiePlay *p, SortieFrame *f, SortieRef what, guint16 place)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  if (can_place (p, f, what, place))
    ss_batch_add_replaced (&batch, p, f, sortie_place_piece (p, place));
  sortie_batch_propose (p, f, &batch, PLACE_CLEARED);
}

static void
propose_placing (SortiePlay *p, SortieFrame *f, SortieRef what, guint16 place)
{
  SortieBatch batch;
  SortieEvent *event;

  sortie_batch_begin (&batch);
  if (sortie_place_is_free (p, place) && can_place (p, f, what, place))
    {
      event = ss_batch_add (&batch, p, f, SS_EVENT_PLACE, f->seat);
      event->subject = what;
      event->other = sortie_ref_place (place);
      if (ss_leaves_track (p, what, place))
        ss_batch_add_leaving (&batch, p, f, what);
    }
  sortie_batch_propose (p, f, &batch, PLACE_DONE);
}

void
ss_place_step (SortiePlay *p, SortieFrame *f)
{
  guint at = sortie_slot (p, f, PLACE_AT);
  SortieList what, on;

  sortie_slot_copy (p, f, PLACE_WHAT, &what);
  sortie_slot_copy (p, f, PLACE_ON, &on);
  if (f->step == PLACE_DONE)
    {
      sortie_slot_set (p, f, PLACE_TOTAL, sortie_slot (p, f, PLACE_TOTAL) + (f->done > 0));
      sortie_slot_set (p, f, PLACE_AT, ++at);
      f->step = PLACE_NEXT;
    }
  if (at >= MIN (what.n, on.n))
    sortie_frame_end (p, f, sortie_slot (p, f, PLACE_TOTAL));
  else if (f->step == PLACE_NEXT)
    pay_for_placing (p, f, what.ref[at], sortie_ref_index (on.ref[at]));
  else if (f->step == PLACE_PAID)
    clear_space (p, f, what.ref[at], sortie_ref_index (on.ref[at]));
  else
    propose_placing (p, f, what.ref[at], sortie_ref_index (on.ref[at]));
}

/* Shapeshift of the unit that has the ability (SS-22.12, RUL-58). */

static gboolean
can_shapeshift (const SortiePlay *p, SortieRef unit)
{
  guint kind = ss_place_kind (p, sortie_piece_place (p, unit));

  return ss_is_unit (p, unit) && kind != SS_PLACE_EXIT;
}

static void
ask_shape (SortiePlay *p, SortieFrame *f)
{
  SortieList cards;

  cards.n = 0;
  if (can_shapeshift (p, f->source))
    for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, f->seat), card))
      if (can_be_unit (p, f->seat, sortie_ref_card (card)))
        ss_list_add (p, &cards, sortie_ref_card (card));
  f->step = 1;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_SHAPE), f->seat, cards.ref, cards.n, 1, 1);
}

static void
change_shape (SortiePlay *p, SortieFrame *f)
{
  SortieBatch batch;
  SortieEvent *event;

  sortie_batch_begin (&batch);
  if (sortie_answer (p) != SORTIE_NOTHING)
    {
      event = ss_batch_add (&batch, p, f, SS_EVENT_SHAPESHIFT, f->seat);
      event->subject = f->source;
      event->other = sortie_answer (p);
      ss_batch_add_leaving (&batch, p, f, f->source);
    }
  sortie_batch_propose (p, f, &batch, 2);
}

void
ss_shapeshift_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == 0)
    ask_shape (p, f);
  else if (f->step == 1)
    change_shape (p, f);
  else
    sortie_frame_end (p, f, f->done > 0);
}
