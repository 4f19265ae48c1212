/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move.c: units walk, one step after another (SW-9.6).
 *
 * A move is a frame. Before each step it checks whether the unit may still be moved, and whether it gets off its Vine
 * Wall. After each step, cards may answer. A move with a goal continues automatically as long as the way makes no
 * difference; otherwise the player is asked for each step towards it. When the first step is asked for, nothing
 * has happened yet, and the player may still cancel the move.
 */
#include "look.h"
#include "move.h"
#include "steps.h"

enum
{
  MOVE_BEGIN,
  MOVE_WHITHER, /* asked for the first step on the way to the goal */
  MOVE_SET_OUT,
  MOVE_NEXT,
  MOVE_CHOSEN,
  MOVE_ROLLED,  /* rolled to leave a Vine Wall */
  MOVE_STEPPED,
  MOVE_LAST,    /* the move cannot be continued */
  MOVE_LANDED,  /* the move is over, and cards have answered it */
  MOVE_OVER,
};

enum { ON_ITS_WAY, STOPPED }; /* MOVE_STOPPED: whether something stops it (SW-9.6) */

#define N_CLOSED (SW_MAX_SPACES / 32) /* slots for a set of spaces, one bit each */

enum
{
  MOVE_UNIT,
  MOVE_GOAL,
  MOVE_STEPS,      /* steps still to be taken */
  MOVE_AT_LEAST,
  MOVE_STRAIGHT,
  MOVE_TAKEN,
  MOVE_DIRECTION,
  MOVE_FROM,       /* where it began */
  MOVE_STANDING,   /* the last space where it could stay */
  MOVE_TO,         /* 1 + the space of the next step; 0: not known */
  MOVE_THROUGH,
  MOVE_STOPPED,
  MOVE_N_PASSED,
  MOVE_PASSED,     /* the cards that it has moved through, and where they were */
  MOVE_BARRED = MOVE_PASSED + SW_MAX_PASSED,
  MOVE_CLOSED = MOVE_BARRED + SW_MAX_PASSED, /* spaces where it may not end, one bit each */
  N_MOVE_SLOTS = MOVE_CLOSED + N_CLOSED,
};

static SortieRef
unit_of (const SortiePlay *p, const SortieFrame *f)
{
  return sortie_slot_ref (p, f, MOVE_UNIT);
}

static SwStride
stride_of (const SortiePlay *p, const SortieFrame *f)
{
  SwStride stride = { .steps = sortie_slot (p, f, MOVE_STEPS),
                      .at_least = sortie_slot (p, f, MOVE_AT_LEAST),
                      .taken = sortie_slot (p, f, MOVE_TAKEN),
                      .straight = sortie_slot (p, f, MOVE_STRAIGHT),
                      .direction = sortie_slot (p, f, MOVE_DIRECTION),
                      .through = sortie_slot (p, f, MOVE_THROUGH),
                      .barred = SW_NO_SPACES,
                      .closed = SW_NO_SPACES };
  guint16 base = sw_space (p, 0, 0);

  for (gint i = 0; i < sortie_slot (p, f, MOVE_N_PASSED); i++)
    stride.barred |= sw_space_set (sortie_slot (p, f, MOVE_BARRED + i) - base);
  for (guint i = 0; i < N_CLOSED; i++)
    stride.closed[i / 2] |= (guint64) (guint32) sortie_slot (p, f, MOVE_CLOSED + i) << i % 2 * 32;
  return stride;
}

void
sw_move_unit (SortiePlay *p, const SortieOrigin *origin, SortieRef unit, const SwStride *stride,
              guint16 goal, guint16 first)
{
  const SortieRef place = sortie_ref_place (goal);
  const SortieArg args[] = { SORTIE_ONE (unit), SORTIE_LIST (&place, goal != SORTIE_NO_INDEX),
                             SORTIE_NUMBER (stride->steps), SORTIE_NUMBER (stride->at_least),
                             SORTIE_NUMBER (stride->straight) };
  SortieFrame *f = sortie_call (p, SW_CALLS (SW_PROC_MOVE), origin, N_MOVE_SLOTS,
                                G_N_ELEMENTS (args), args);

  if (f == NULL)
    return;
  for (guint i = 0; i < N_CLOSED; i++)
    sortie_slot_set (p, f, MOVE_CLOSED + i, (gint) (stride->closed[i / 2] >> i % 2 * 32));
  sortie_slot_set (p, f, MOVE_FROM, sortie_piece_place (p, unit));
  sortie_slot_set (p, f, MOVE_STANDING, sortie_piece_place (p, unit));
  sortie_slot_set (p, f, MOVE_DIRECTION, SW_N_DIRECTIONS);
  if (first != SORTIE_NO_INDEX)
    sortie_slot_set (p, f, MOVE_TO, 1 + first);
}

/* Whether the start of the move may be answered, so that the position changes. */
static gboolean
is_set_out_answered (const SortiePlay *p)
{
  return sortie_event_is_awaited (p, SORTIE_GAME_EVENT (SW_EVENT_SET_OUT));
}

/* Cards may answer before the first step. */
static void
set_out (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieEvent event = sw_event (p, f, SW_EVENT_SET_OUT, sw_controller (p, unit));

  event.subject = unit;
  event.other = sortie_ref_place (sortie_slot (p, f, MOVE_FROM));
  sortie_event_propose_one (p, f, &event, MOVE_SET_OUT);
}

/* The other card on the unit's space, which the unit moves through. */
static SortieRef
beside (const SortiePlay *p, SortieRef unit)
{
  SortieRef there = sortie_place_piece (p, sortie_piece_place (p, unit));

  while (there != SORTIE_NOTHING && (there == unit || sw_is_vine_wall (p, there)))
    there = sortie_piece_next_on_place (p, there);
  return there;
}

static void
tell_stuck (SortiePlay *p, const SortieFrame *f)
{
  SortieEvent event = sw_event (p, f, SW_EVENT_STUCK, f->seat);

  event.subject = unit_of (p, f);
  sortie_event_tell (p, &event);
}

/* Taking a step. */

/* SW-17.3: each card only once in a move. */
static gboolean
was_passed (const SortiePlay *p, const SortieFrame *f, SortieRef card)
{
  for (gint i = 0; i < sortie_slot (p, f, MOVE_N_PASSED); i++)
    if ((SortieRef) sortie_slot (p, f, MOVE_PASSED + i) == card)
      return TRUE;
  return FALSE;
}

static void
note_passed (SortiePlay *p, SortieFrame *f, SortieRef card, guint16 place)
{
  gint n = sortie_slot (p, f, MOVE_N_PASSED);

  sortie_slot_set (p, f, MOVE_THROUGH, TRUE);
  if (n == SW_MAX_PASSED)
    {
      sortie_overflow (p, "passed", SW_MAX_PASSED + 1, SW_MAX_PASSED);
      return;
    }
  sortie_slot_set (p, f, MOVE_PASSED + n, (gint) card);
  sortie_slot_set (p, f, MOVE_BARRED + n, place);
  sortie_slot_set (p, f, MOVE_N_PASSED, n + 1);
}

static void
count_step (SortiePlay *p, SortieFrame *f, SortieRef unit, guint16 from, guint16 to)
{
  gint steps = sortie_piece_mark (p, unit, SW_MARK_STEPS);

  sortie_piece_set_mark (p, unit, SW_MARK_STEPS, steps + 1);
  sortie_slot_set (p, f, MOVE_TAKEN, sortie_slot (p, f, MOVE_TAKEN) + 1);
  sortie_slot_set (p, f, MOVE_STEPS, sortie_slot (p, f, MOVE_STEPS) - 1);
  sortie_slot_set (p, f, MOVE_DIRECTION, sw_direction (p, from, to));
  if (beside (p, unit) == SORTIE_NOTHING)
    sortie_slot_set (p, f, MOVE_STANDING, to);
}

/* Takes the step. If it leaves a card's space, the unit has moved through that card, which happens at once. */
static void
take_step (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  guint16 from = sortie_piece_place (p, unit), to = sortie_slot (p, f, MOVE_TO) - 1;
  SortieRef card = beside (p, unit);
  gboolean passes = card != SORTIE_NOTHING && !was_passed (p, f, card);
  SortieEvent events[2];

  sortie_slot_set (p, f, MOVE_TO, 0);
  sortie_piece_move (p, unit, to);
  count_step (p, f, unit, from, to);
  if (passes)
    note_passed (p, f, card, from);
  events[0] = sw_event (p, f, SW_EVENT_STEP, sw_controller (p, unit));
  events[0].subject = unit;
  events[0].other = sortie_ref_place (from);
  events[1] = sw_event (p, f, SW_EVENT_PASS, sw_controller (p, card));
  events[1].subject = card;
  events[1].source = unit;
  events[1].source_def = sortie_identity (p, unit);
  f->step = MOVE_STEPPED;
  sortie_event_propose (p, events, passes ? 2 : 1);
}

/* SW-15.6. */
static gboolean
must_roll (const SortiePlay *p, SortieRef unit, SortieRef vine)
{
  SortieQuery query = SORTIE_QUERY (unit);

  if (vine == SORTIE_NOTHING)
    return FALSE;
  query.other = vine;
  query.actor = sw_controller (p, unit);
  return !sortie_allows (p, SW_VALUE_LEAVE_FREELY, &query);
}

static void
roll_to_leave (SortiePlay *p, SortieFrame *f, SortieRef unit, SortieRef vine)
{
  SortieEvent event = sw_event (p, f, SW_EVENT_LEAVE, sw_controller (p, unit));

  event.subject = unit;
  event.other = vine;
  event.amount = sortie_chance_die (p, 6);
  sortie_event_propose_one (p, f, &event, MOVE_ROLLED);
}

/* SW-15.7: the wound comes from the Vine Wall and its controller. */
static SortieOrigin
vine_origin (const SortiePlay *p, SortieRef vine)
{
  SortieOrigin origin = sortie_origin_rules (sw_controller (p, vine));

  origin.source = vine;
  origin.source_def = sortie_identity (p, vine);
  return origin;
}

static void
stay_on_vine (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieOrigin origin = vine_origin (p, sw_vine_on (p, sortie_piece_place (p, unit)));
  const SortieArg args[] = { SORTIE_ONE (unit), SORTIE_NUMBER (1) };

  sortie_piece_remember (p, unit, SW_MEMORY_ENTANGLED, TRUE);
  tell_stuck (p, f);
  f->step = MOVE_LAST;
  sortie_call_game (p, &origin, SW_PROC_WOUND, G_N_ELEMENTS (args), args);
}

static void
step_off (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieRef vine = sw_vine_on (p, sortie_piece_place (p, unit));

  if (must_roll (p, unit, vine))
    roll_to_leave (p, f, unit, vine);
  else
    take_step (p, f, unit);
}

static void
be_stopped (SortiePlay *p, SortieFrame *f)
{
  sortie_slot_set (p, f, MOVE_STOPPED, STOPPED);
  f->step = MOVE_LAST;
}

static void
leave (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  if (sw_can_move (p, unit, NULL))
    step_off (p, f, unit);
  else
    be_stopped (p, f);
}

/* The die: 1 to 3 holds the unit; 0: a card cancelled the roll. */
static void
rolled (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  if (f->done >= 1 && f->done <= 3)
    stay_on_vine (p, f, unit);
  else
    take_step (p, f, unit);
}

/* Where to. */

static guint16
goal_of (const SortiePlay *p, const SortieFrame *f)
{
  SortieRef goal = sortie_slot_ref (p, f, MOVE_GOAL);

  return goal == SORTIE_NOTHING ? SORTIE_NO_INDEX : sortie_ref_index (goal);
}

/* a goal that no step leads to any more is dropped; there may still be other steps. */
static gboolean
has_steps (SortiePlay *p, SortieFrame *f, const SwLook *l, SortieRef unit, const SwStride *stride)
{
  guint8 spaces[SW_N_DIRECTIONS];

  if (sw_steps (l, unit, stride, sw_look_space (l, goal_of (p, f)), spaces) > 0)
    return TRUE;
  if (goal_of (p, f) == SORTIE_NO_INDEX)
    return FALSE;
  sortie_slot_set_list (p, f, MOVE_GOAL, NULL, 0);
  return sw_steps (l, unit, stride, SW_NO_SPACE, spaces) > 0;
}

/* Whoever can still take the move back does not end it without a step: that would use up the activation (SW-9.5). */
static void
ask_step (SortiePlay *p, SortieFrame *f, const SwLook *l, SortieRef unit, const SwStride *stride)
{
  gboolean may_end = !sortie_is_tentative (p) && sw_may_end (l, unit, stride, NULL);

  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_STEP), f->seat, NULL, 0, may_end ? 0 : 1, 1);
  sw_ask_about_unit (p, unit);
}

/* Automatically towards its goal, or as its player says. */
static void
choose_step (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  guint16 goal = goal_of (p, f);
  guint8 to = SW_NO_SPACE;
  SwStride stride;
  SwLook l;

  f->step = MOVE_LAST;
  if (goal == sortie_piece_place (p, unit))
    return;
  stride = stride_of (p, f);
  sw_look (&l, p);
  if (goal != SORTIE_NO_INDEX)
    to = sw_plain_step (&l, unit, &stride, sw_look_space (&l, goal));
  if (to != SW_NO_SPACE)
    {
      sortie_slot_set (p, f, MOVE_TO, 1 + sw_look_place (&l, to));
      step_off (p, f, unit); /* no step towards what holds it is plain */
    }
  else if (!sw_can_move (p, unit, NULL))
    be_stopped (p, f);
  else if (has_steps (p, f, &l, unit, &stride))
    {
      f->step = MOVE_CHOSEN;
      ask_step (p, f, &l, unit, &stride);
    }
}

/* The first step. If something prevents walking automatically, the player is asked before the unit sets out;
 * @tentative tells whether that follows directly from the player's move. */
static gboolean
asks_for_the_way (SortiePlay *p, SortieFrame *f, SortieRef unit, gboolean tentative)
{
  guint16 goal = goal_of (p, f);
  SwStride stride;
  guint8 to;
  SwLook l;

  if (goal == SORTIE_NO_INDEX || goal == sortie_piece_place (p, unit))
    return FALSE;
  stride = stride_of (p, f);
  sw_look (&l, p);
  to = sw_plain_step (&l, unit, &stride, sw_look_space (&l, goal));
  if (to != SW_NO_SPACE && !is_set_out_answered (p))
    sortie_slot_set (p, f, MOVE_TO, 1 + sw_look_place (&l, to));
  if (to != SW_NO_SPACE || !has_steps (p, f, &l, unit, &stride))
    return FALSE;
  f->step = MOVE_WHITHER;
  sortie_set_tentative (p, tentative);
  ask_step (p, f, &l, unit, &stride);
  return TRUE;
}

/* If the player did something else before the first step, asks again. */
static void
begin (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  gboolean asked = f->step == MOVE_WHITHER;
  const SortieRef here = sortie_ref_place (sortie_piece_place (p, unit));

  if (asked && sortie_said_done (f))
    sortie_slot_set_list (p, f, MOVE_GOAL, &here, 1);
  if (sortie_slot (p, f, MOVE_TO) == 0 && asks_for_the_way (p, f, unit, !asked))
    return;
  sortie_set_tentative (p, FALSE);
  set_out (p, f, unit);
}

/* An answer to the start may have placed the unit elsewhere. Then the move begins there, and drops its goal if it
 * has no steps. */
static void
start_from (SortiePlay *p, SortieFrame *f, guint16 here)
{
  if (here == sortie_slot (p, f, MOVE_FROM))
    return;
  if (goal_of (p, f) == sortie_slot (p, f, MOVE_FROM))
    sortie_slot_set_list (p, f, MOVE_GOAL, NULL, 0);
  sortie_slot_set (p, f, MOVE_FROM, here);
  sortie_slot_set (p, f, MOVE_STANDING, here);
}

/* An answer may also have changed where the first step may lead, or cancelled the whole move. */
static void
is_off (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  guint16 to = sortie_slot (p, f, MOVE_TO) - 1;
  SwStride stride;
  SwLook l;

  f->step = f->done != 0 ? MOVE_NEXT : MOVE_LAST;
  start_from (p, f, sortie_piece_place (p, unit));
  if (sortie_slot (p, f, MOVE_TO) == 0 || !is_set_out_answered (p) || !sw_can_move (p, unit, NULL))
    return;
  stride = stride_of (p, f);
  sw_look (&l, p);
  if (!sw_may_step (&l, unit, &stride, sw_look_space (&l, to), NULL))
    sortie_slot_set (p, f, MOVE_TO, 0);
}

static void
next (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  if (sortie_slot (p, f, MOVE_TO) > 0)
    leave (p, f, unit);
  else
    choose_step (p, f, unit);
}

static void
chosen (SortieFrame *f)
{
  f->step = sortie_said_done (f) ? MOVE_LAST : MOVE_NEXT;
}

/* a card that lets units end their move on its space says what happens to them. */
static gboolean
may_land (const SortiePlay *p, SortieRef unit)
{
  SortieRef card = beside (p, unit);

  return card == SORTIE_NOTHING || sw_allows_against (p, SW_VALUE_MOVE_ONTO, unit, card);
}

/* If the card did nothing with the unit, puts it back on the last space where it could stay; if that is occupied,
 * there is no space for it. */
static void
clear_landing (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  guint16 standing = sortie_slot (p, f, MOVE_STANDING);
  const SortieArg args[] = { SORTIE_ONE (unit) };
  SortieOrigin origin;

  f->step = MOVE_OVER;
  if (beside (p, unit) == SORTIE_NOTHING)
    return;
  if (sw_is_empty (p, standing))
    {
      sortie_piece_move (p, unit, standing);
      return;
    }
  origin = sortie_origin_rules (sw_controller (p, unit));
  sortie_call_game (p, &origin, SW_PROC_DESTROY, G_N_ELEMENTS (args), args);
}

/* SW-17.3: a unit interrupted on a card's space goes back to the last space where it could stay. How far it came is
 * told first, then what stopped it. */
static void
end_move (SortiePlay *p, SortieFrame *f, SortieRef unit)
{
  SortieEvent events[2] = { sw_event (p, f, SW_EVENT_MOVE, sw_controller (p, unit)) };
  gboolean stopped = sortie_slot (p, f, MOVE_STOPPED) == STOPPED;

  if (stopped)
    {
      events[1] = sw_event (p, f, SW_EVENT_STOPPED_MOVE, events[0].seat);
      events[1].subject = unit;
      events[1].other = sw_forbidder (p, SW_VALUE_MOVE, unit);
    }
  if (stopped ? beside (p, unit) != SORTIE_NOTHING : !may_land (p, unit))
    sortie_piece_move (p, unit, sortie_slot (p, f, MOVE_STANDING));
  events[0].subject = unit;
  events[0].other = sortie_ref_place (sortie_slot (p, f, MOVE_FROM));
  events[0].amount = sortie_slot (p, f, MOVE_TAKEN);
  if (events[0].amount == 0)
    sortie_piece_remember (p, unit, SW_MEMORY_STAYED, TRUE);
  f->step = MOVE_LANDED;
  sortie_event_propose (p, events, stopped ? 2 : 1);
}

void
sw_move_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef unit = unit_of (p, f);

  if (f->step == MOVE_OVER || !sortie_piece_exists (p, unit))
    {
      sortie_frame_end (p, f, sortie_slot (p, f, MOVE_TAKEN));
      return;
    }
  if (f->step == MOVE_LANDED)
    {
      clear_landing (p, f, unit);
      return;
    }
  if (f->step == MOVE_BEGIN || f->step == MOVE_WHITHER)
    {
      begin (p, f, unit);
      return;
    }
  if (f->step == MOVE_SET_OUT)
    is_off (p, f, unit);
  if (f->step == MOVE_STEPPED)
    f->step = MOVE_NEXT;
  if (f->step == MOVE_CHOSEN)
    chosen (f);
  if (f->step == MOVE_NEXT)
    next (p, f, unit);
  else if (f->step == MOVE_ROLLED)
    rolled (p, f, unit);
  else
    end_move (p, f, unit);
}

/* The unit of the move that asks now. */

SortieRef
sw_moving_unit (const SortiePlay *p)
{
  const SortieFrame *f = sw_running (p, SW_PROC_MOVE);

  return f != NULL ? unit_of (p, f) : SORTIE_NOTHING;
}

SortieRef
sw_mover (const SortiePlay *p)
{
  SortieFrame *f = sw_asking (p, SW_PROC_MOVE);

  return f != NULL ? unit_of (p, f) : SORTIE_NOTHING;
}

SwStride
sw_mover_stride (const SortiePlay *p)
{
  return stride_of (p, sw_asking (p, SW_PROC_MOVE));
}

guint16
sw_mover_goal (const SortiePlay *p)
{
  const SortieFrame *f = sw_asking (p, SW_PROC_MOVE);

  return f != NULL ? goal_of (p, f) : SORTIE_NO_INDEX;
}

void
sw_mover_goes (SortiePlay *p, guint16 to)
{
  sortie_slot_set (p, sw_asking (p, SW_PROC_MOVE), MOVE_TO, 1 + to);
}
