/* SPDX-License-Identifier: GPL-3.0-or-later */
/* paths.c: steps and destinations. */
#include "paths.h"
#include "verbs.h"
#include "walk.h"

SwStride
sw_stride (const SortiePlay *p, SortieRef unit)
{
  gint steps = sortie_value (p, SW_VALUE_STEPS, unit);

  return (SwStride) { .steps = CLAMP (steps, 0, SW_MAX_SPACES), .direction = SW_N_DIRECTIONS };
}

void
sw_stride_end_only (const SortiePlay *p, SwStride *stride, const SortieRef *places, guint n)
{
  guint16 base = sw_space (p, 0, 0);

  stride->closed = ~SW_NO_SPACES;
  for (guint i = 0; i < n; i++)
    stride->closed &= ~sw_space_set (sortie_ref_index (places[i]) - base);
}

gboolean
sw_stride_ends_on (const SortiePlay *p, const SwStride *stride, guint16 place)
{
  return !sw_spaces_have (stride->closed, place - sw_space (p, 0, 0));
}

guint
sw_direction (const SortiePlay *p, guint16 from, guint16 to)
{
  const SwField *field = sw_field (p);
  guint16 base = sw_space (p, 0, 0);

  for (guint d = 0; d < SW_N_DIRECTIONS; d++)
    if (sw_neighbour (field, from - base, d) == to - base)
      return d;
  return SW_N_DIRECTIONS;
}

static gboolean
is_held_at_home (SwWalk *w)
{
  return sw_spaces_any (sw_walk_held (w, sw_space_set (w->home)));
}

/* SW-9.1, 9.6, 15.6: whether the unit may take any step. */
static gboolean
may_leave (SwWalk *w)
{
  return w->stride->steps > 0 && !sw_is_entangled (w->look->p, w->unit) && !is_held_at_home (w);
}

/* Where the move may end if the unit stays. */
static SwSpaces
find_staying (SwWalk *w)
{
  const SwStride *stride = w->stride;
  SwStride stays = *stride;
  SwSpaces ends;

  stays.steps = 0;
  w->stride = &stays;
  ends = sw_walk_everywhere (w, w->home, NULL);
  w->stride = stride;
  return ends;
}

SwSpaces
sw_destinations (const SwLook *l, SortieRef unit, const SwStride *stride)
{
  SwWalk w;

  SW_SET_OUT (&w, l, unit, stride, NULL);
  return may_leave (&w) ? sw_walk_everywhere (&w, w.home, NULL) : find_staying (&w);
}

gboolean
sw_is_stopped_before (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 goal)
{
  SwWalk w;

  SW_SET_OUT (&w, l, unit, stride, NULL);
  w.danger = SW_NO_SPACES;
  return sw_spaces_have (sw_walk_everywhere (&w, goal, NULL), goal);
}

static gboolean
can_stand (const SwWalk *w, guint8 space, gboolean through)
{
  return sw_spaces_any (sw_walk_standing (w, sw_space_set (space), through));
}

gboolean
sw_may_end (const SwLook *l, SortieRef unit, const SwStride *stride, SortieRefusal *why)
{
  SwWalk w;

  if (stride->taken < stride->at_least)
    return sw_refuse (why, SW_REASON_TOO_SHORT, unit, 0, stride->at_least);
  sw_set_out (&w, l, unit, stride, NULL);
  if (sw_spaces_have (stride->closed, w.home))
    return sw_refuse (why, SW_REASON_END_ELSEWHERE, unit, 0, 0);
  return can_stand (&w, w.home, stride->through)
         || sw_refuse (why, SW_REASON_END_OCCUPIED, unit, w.here, 0);
}

/* One step. */

/* may_leave(), with the reason. */
static gboolean
check_leaving (SwWalk *w, SortieRefusal *why)
{
  if (w->stride->steps == 0)
    return sw_refuse (why, SW_REASON_NO_STEPS, w->unit, 0, 0);
  if (is_held_at_home (w))
    return sw_can_move (w->look->p, w->unit, why);
  return may_leave (w) || sw_refuse (why, SW_REASON_ENTANGLED, w->unit, 0, 0);
}

/* The direction of the adjacent space @to; SW_N_DIRECTIONS: it is not adjacent. */
static guint
direction_to (const SwWalk *w, guint8 to)
{
  for (SW_EACH_STEP (w, d))
    if (sw_neighbour (w->look->field, w->home, d) == to)
      return d;
  return SW_N_DIRECTIONS;
}

/* SW-9.2: whether it may step in that direction. */
static gboolean
check_direction (const SwWalk *w, guint direction, SortieRefusal *why)
{
  const SwStride *stride = w->stride;

  return !stride->straight || stride->direction == SW_N_DIRECTIONS || stride->direction == direction
         || sw_refuse (why, SW_REASON_NOT_STRAIGHT, w->unit, 0, 0);
}

static gboolean
refuse_ground (const SwWalk *w, guint8 to, SortieRefusal *why)
{
  SortieRef card = sw_walk_card (w, to);
  gboolean may = sw_spaces_have (w->look->vines, to)
                 && sw_allows_against (w->look->p, SW_VALUE_MOVE_THROUGH, w->unit, card);

  if (sw_spaces_have (w->shut, to))
    return sw_refuse (why, SW_REASON_STEP_BLOCKED, w->unit, w->look->vine[to], 0);
  return sw_refuse (why, may ? SW_REASON_NOT_THROUGH_VINES : SW_REASON_STEP_BLOCKED, w->unit, card,
                    0);
}

/* The stride after the step. */
static SwStride
after_step (const SwWalk *w, guint direction)
{
  SwStride after = *w->stride;

  after.steps--;
  after.taken++;
  after.direction = direction;
  after.through = after.through || w->here != SORTIE_NOTHING;
  return after;
}

/* Whether a move that has reached @to can end, there or farther on. */
static gboolean
can_end_from (SwWalk *w, guint8 to)
{
  if (w->stride->taken >= w->stride->at_least && can_stand (w, to, w->stride->through))
    return TRUE;
  if (w->stride->steps == 0 || sw_spaces_any (sw_walk_held (w, sw_space_set (to))))
    return FALSE;
  w->from = to;
  return sw_spaces_any (sw_walk_everywhere (w, w->home, NULL));
}

static gboolean
check_ground (SwWalk *w, guint8 to, guint direction, SortieRefusal *why)
{
  const SwStride *before = w->stride;
  SwStride after = after_step (w, direction);
  gboolean ends;

  if (!sw_spaces_any (sw_walk_open (w, sw_space_set (to))))
    return refuse_ground (w, to, why);
  w->stride = &after;
  ends = can_end_from (w, to);
  w->stride = before;
  w->from = w->home;
  if (ends)
    return TRUE;
  if (sw_spaces_have (before->closed, to))
    return sw_refuse (why, SW_REASON_END_ELSEWHERE, w->unit, 0, 0);
  if (after.straight || after.at_least > 0)
    return sw_refuse (why, SW_REASON_TOO_SHORT, w->unit, 0, after.at_least);
  return sw_refuse (why, SW_REASON_END_OCCUPIED, w->unit, sw_walk_card (w, to), 0);
}

gboolean
sw_may_step (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 to,
             SortieRefusal *why)
{
  guint direction;
  SwWalk w;

  SW_SET_OUT (&w, l, unit, stride, NULL);
  if (!check_leaving (&w, why))
    return FALSE;
  direction = direction_to (&w, to);
  if (direction == SW_N_DIRECTIONS)
    return sw_refuse (why, SW_REASON_NOT_A_STEP, unit, sortie_ref_place (sw_look_place (l, to)), 0);
  return check_direction (&w, direction, why) && check_ground (&w, to, direction, why);
}

/* whether the step leads to the goal, at once or later. */
static gboolean
leads_to (SwWalk *w, guint8 to, guint direction, guint8 goal)
{
  const SwStride *before = w->stride;
  SwStride after = after_step (w, direction);
  gboolean leads;

  if (to != goal && sw_spaces_any (sw_walk_held (w, sw_space_set (to))))
    return FALSE;
  w->stride = &after;
  w->from = to;
  leads = sw_spaces_have (sw_walk_everywhere (w, goal, NULL), goal);
  w->stride = before;
  w->from = w->home;
  return leads;
}

/* The spaces of @open that a step leads to and where the move may then end at once. */
static SwSpaces
last_steps (const SwWalk *w, SwSpaces open)
{
  const SwStride *stride = w->stride;
  gboolean through = stride->through || w->here != SORTIE_NOTHING;

  if (stride->straight || stride->taken + 1 < stride->at_least)
    return SW_NO_SPACES;
  return sw_walk_standing (w, open, through);
}

/* For a unit that may leave. */
static guint
find_steps (SwWalk *w, guint8 goal, guint8 ret[SW_N_DIRECTIONS])
{
  SwSpaces open = sw_walk_open (w, sw_walk_beside (w, sw_space_set (w->home)));
  SwSpaces last = last_steps (w, open);
  guint n = 0;

  for (SW_EACH_STEP (w, d))
    {
      guint8 to = sw_neighbour (w->look->field, w->home, d);

      if (to != SW_NO_SPACE && sw_spaces_have (open, to)
          && (sw_spaces_have (last, to)
              || (check_direction (w, d, NULL) && check_ground (w, to, d, NULL)))
          && (goal == SW_NO_SPACE || leads_to (w, to, d, goal)))
        ret[n++] = to;
    }
  return n;
}

guint
sw_steps (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 goal,
          guint8 ret[SW_N_DIRECTIONS])
{
  SwWalk w;

  SW_SET_OUT (&w, l, unit, stride, NULL);
  return may_leave (&w) ? find_steps (&w, goal, ret) : 0;
}

gboolean
sw_find_ways (const SwLook *l, SortieRef unit, const SwStride *stride, SwShared *shared, SwWays *ret)
{
  SwWalk w;

  SW_SET_OUT (&w, l, unit, stride, shared);
  ret->n_steps = 0;
  if (may_leave (&w))
    {
      ret->ends = sw_walk_everywhere (&w, w.home, NULL);
      ret->n_steps = find_steps (&w, SW_NO_SPACE, ret->steps);
      return TRUE;
    }
  ret->ends = find_staying (&w);
  return !is_held_at_home (&w);
}
