/* SPDX-License-Identifier: GPL-3.0-or-later */
/* walk.c: a walk spreads from the unit's space; in each step, everything reached so far spreads at once.
 *
 * Where the walk may end depends on whether it moved through a card, so each space is reached in two ways: without and
 * with a card moved through.
 */
#include "walk.h"

/* The spaces inside any of the circles: from the widest inwards, all circles that are still as wide take a step. */
static SwSpaces
within_circles (const SwLook *l, const SortieCircle *circles, guint n)
{
  SwSpaces set = SW_NO_SPACES;
  guint widest = 0;

  for (guint i = 0; i < n; i++)
    widest = MAX (widest, circles[i].within);
  for (guint left = widest; left > 0; left--)
    {
      for (guint i = 0; i < n; i++)
        if (circles[i].within == left)
          set |= sw_space_set (sw_look_space (l, circles[i].place));
      set = sw_spaces_within (l->field, set, 1);
    }
  return set;
}

static SwSpaces
ask_for_danger (const SwLook *l, SortieRef unit)
{
  SortieCircle circles[SW_MAX_SPACES];
  guint n = sortie_value_circles (l->p, SW_VALUE_MOVE, unit, circles, G_N_ELEMENTS (circles));

  return n == SORTIE_ANYWHERE ? l->field->all : within_circles (l, circles, n);
}

/* Whether the unit says itself what may be moved. */
static gboolean
has_a_say (const SortiePlay *p, SortieRef unit)
{
  return sortie_def (p, sortie_identity (p, unit))->masks.values >> SW_VALUE_MOVE & 1;
}

/* Where effects may forbid the unit to be moved: everywhere, or near the cards that say so. */
static SwSpaces
find_danger (const SwLook *l, SortieRef unit, const SortieDef *printed, SwShared *shared)
{
  guint8 seat;

  if (printed->printed[SW_VALUE_MOVE] == 0)
    return l->field->all;
  if (!(l->changing >> SW_VALUE_MOVE & 1))
    return SW_NO_SPACES;
  if (shared == NULL || has_a_say (l->p, unit))
    return ask_for_danger (l, unit);
  seat = sw_controller (l->p, unit);
  if (shared->seat != seat)
    *shared = (SwShared) { seat, ask_for_danger (l, unit) };
  return shared->danger;
}

/* The other card on the unit's space, besides a Vine Wall. */
static SortieRef
beside_at_home (const SwLook *l, SortieRef unit, guint16 place)
{
  SortieRef there = sortie_place_piece (l->p, place);

  if (sortie_place (l->p, place)->n == 1) /* as nearly always */
    return SORTIE_NOTHING;
  while (there != SORTIE_NOTHING && (there == unit || sw_is_vine_wall (l->p, there)))
    there = sortie_piece_next_on_place (l->p, there);
  return there;
}

/* A unit can land only on cards that it can move through. */
static SwSpaces
find_landing (const SwWalk *w)
{
  SwSpaces landing = SW_NO_SPACES;

  if (!w->goes_through || !sw_look_may_change (w->look, SW_VALUE_MOVE_ONTO, w->unit))
    return landing;
  for (SW_EACH_SPACE (w->cards & ~w->look->vines, space))
    if (sw_look_allows (w->look, SW_VALUE_MOVE_ONTO, w->unit, sw_walk_card (w, space)))
      landing |= sw_space_set (space);
  return landing;
}

void
sw_set_out (SwWalk *w, const SwLook *l, SortieRef unit, const SwStride *stride, SwShared *shared)
{
  guint16 place = sortie_piece_place (l->p, unit);
  const SortieDef *printed = sw_look_printed (l, unit);
  gboolean is_asked = sw_look_may_change (l, SW_VALUE_MOVE_THROUGH, unit);
  gboolean by_print = printed->printed[SW_VALUE_MOVE_THROUGH] != 0;

  w->look = l;
  w->unit = unit;
  w->stride = stride;
  w->home = w->from = sw_look_space (l, place);
  w->here = beside_at_home (l, unit, place);
  w->cards = l->cards;
  if (w->here == SORTIE_NOTHING)
    w->cards &= ~sw_space_set (w->home);
  w->diagonally = sw_look_own_value (l, SW_VALUE_STEP_DIAGONALLY, unit, printed) != 0;
  w->danger = find_danger (l, unit, printed, shared);
  w->asked = w->held = SW_NO_SPACES;
  w->goes_through = is_asked || by_print;
  w->tried = is_asked ? SW_NO_SPACES : l->field->all;
  w->passable = by_print && !is_asked ? l->field->all : SW_NO_SPACES;
  w->copied = FALSE;
  w->landing = find_landing (w);
  w->shut = l->vines;
  if (sw_spaces_any (l->vines) && sw_is_unit (l->p, unit))
    w->shut = SW_NO_SPACES;
}

SortieRef
sw_walk_card (const SwWalk *w, guint8 space)
{
  return space == w->home ? w->here : w->look->card[space];
}

/* Being held. */

static gboolean
would_be_held (SwWalk *w, guint8 space)
{
  if (space == w->home)
    return !sw_can_move (w->look->p, w->unit, NULL);
  if (!w->copied)
    sortie_scratch_copy (&w->room, w->look->p);
  w->copied = TRUE;
  sortie_piece_move (&w->room, w->unit, sw_look_place (w->look, space));
  return !sw_can_move (&w->room, w->unit, NULL);
}

SwSpaces
sw_walk_held (SwWalk *w, SwSpaces set)
{
  SwSpaces unknown = set & w->danger & ~w->asked;

  if (!sw_spaces_any (unknown))
    return set & w->held;
  for (SW_EACH_SPACE (unknown, space))
    if (would_be_held (w, space))
      w->held |= sw_space_set (space);
  w->asked |= unknown;
  return set & w->held;
}

/* Ground. */

SwSpaces
sw_walk_open (SwWalk *w, SwSpaces set)
{
  SwSpaces cards = set & w->cards & ~w->look->vines, unknown = cards & ~w->tried;

  for (SW_EACH_SPACE (unknown, space))
    if (sw_look_allows (w->look, SW_VALUE_MOVE_THROUGH, w->unit, sw_walk_card (w, space)))
      w->passable |= sw_space_set (space);
  w->tried |= unknown;
  return ((set & ~w->cards) | (cards & w->passable)) & ~w->shut;
}

SwSpaces
sw_walk_standing (const SwWalk *w, SwSpaces set, gboolean through)
{
  set &= (~w->cards | w->landing) & ~w->stride->barred & ~w->stride->closed;
  return through ? set & ~w->look->vines : set;
}

SwSpaces
sw_walk_beside (const SwWalk *w, SwSpaces set)
{
  return sw_spaces_beside (w->look->field, set, w->diagonally);
}

gboolean
sw_is_entangled (const SortiePlay *p, SortieRef unit)
{
  return sortie_piece_remembers (p, unit, SW_MEMORY_ENTANGLED)
         && sw_vine_on (p, sortie_piece_place (p, unit)) != SORTIE_NOTHING;
}

/* Spreading. */

/* The spaces that were reached: without and with something moved through. */
typedef struct
{
  SwSpaces plain, through;
} SwFront;

/* The start of a walk. */
static SwFront
start_of (const SwWalk *w)
{
  SwSpaces from = sw_space_set (w->from);

  return w->stride->through ? (SwFront) { SW_NO_SPACES, from } : (SwFront) { from, SW_NO_SPACES };
}

/* One step from all of them. Usually nothing has been moved through. */
static SwSpaces
step_towards (SwWalk *w, SwSpaces set, guint direction)
{
  if (!sw_spaces_any (set))
    return set;
  return sw_walk_open (w, direction == SW_N_DIRECTIONS
                            ? sw_walk_beside (w, set)
                            : sw_spaces_towards (w->look->field, set, direction));
}

/* Step number @step + 1, in one of the directions or (SW_N_DIRECTIONS) in all. */
static SwFront
step_on (SwWalk *w, const SwFront *front, guint step, guint direction)
{
  SwFront next = *front;

  if (step > 0) /* the caller has checked whether the unit is held on its own space */
    {
      SwSpaces held = sw_walk_held (w, front->plain | front->through);

      next.plain &= ~held;
      next.through &= ~held;
    }
  next.through |= next.plain & w->cards;
  next.plain &= ~w->cards;
  next.plain = step_towards (w, next.plain, direction);
  next.through = step_towards (w, next.through, direction);
  return next;
}

/* The spaces of the front where the walk may end. */
static SwSpaces
ends_of (const SwWalk *w, const SwFront *front)
{
  return sw_walk_standing (w, front->plain, FALSE) | sw_walk_standing (w, front->through, TRUE);
}

/* In an ordinary move, coming back to a space later is never better, so spaces that were reached before need no
 * second look. A move with a minimum number of steps may turn back. */
static void
forget_old (const SwWalk *w, SwFront *front, SwFront *seen)
{
  if (w->stride->at_least > 0)
    return;
  front->plain &= ~seen->plain;
  front->through &= ~seen->through;
  seen->plain |= front->plain;
  seen->through |= front->through;
}

static SwSpaces
spread (SwWalk *w, guint direction, guint8 goal, guint *steps)
{
  SwFront front = start_of (w), seen = { SW_NO_SPACES, SW_NO_SPACES };
  SwSpaces ends = SW_NO_SPACES;

  for (guint step = 0;; step++)
    {
      forget_old (w, &front, &seen);
      if (w->stride->taken + step >= w->stride->at_least)
        ends |= ends_of (w, &front);
      if (steps != NULL && *steps == G_MAXUINT && sw_spaces_have (ends, goal))
        *steps = step;
      if (step == w->stride->steps || !sw_spaces_any (front.plain | front.through))
        return ends;
      front = step_on (w, &front, step, direction);
    }
}

/* Most units move through nothing: they may stay on every space that they reach. */
static gboolean
goes_around (const SwWalk *w)
{
  return !w->goes_through && w->here == SORTIE_NOTHING && !w->stride->through
         && !w->stride->straight && w->stride->at_least == 0;
}

static SwSpaces
spread_around (SwWalk *w, guint8 goal, guint *steps)
{
  SwSpaces front = sw_space_set (w->from), reached = front;

  if (steps != NULL && w->from == goal)
    *steps = 0;
  for (guint step = 0; step < w->stride->steps && sw_spaces_any (front); step++)
    {
      if (step > 0) /* as in step_on() */
        front &= ~sw_walk_held (w, front);
      front = sw_walk_beside (w, front) & ~w->cards & ~reached;
      reached |= front;
      if (steps != NULL && sw_spaces_have (front, goal))
        *steps = step + 1;
    }
  return sw_walk_standing (w, reached, FALSE);
}

SwSpaces
sw_walk_everywhere (SwWalk *w, guint8 goal, guint *steps)
{
  SwSpaces ends = SW_NO_SPACES;

  if (steps != NULL)
    *steps = G_MAXUINT;
  if (goes_around (w))
    return spread_around (w, goal, steps);
  if (!w->stride->straight)
    return spread (w, SW_N_DIRECTIONS, goal, steps);
  if (w->stride->direction < SW_N_DIRECTIONS)
    return spread (w, w->stride->direction, goal, steps);
  for (SW_EACH_STEP (w, d))
    ends |= spread (w, d, goal, steps);
  return ends;
}
