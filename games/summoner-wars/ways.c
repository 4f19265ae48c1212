/* SPDX-License-Identifier: GPL-3.0-or-later */
/* ways.c: whether the way to a space makes a difference, and if not, the next step on it. */
#include "abilities.h"
#include "walk.h"

/* Whether the unit's player could use an ability before the next step. The last step leaves no choice, but if it is
 * not the first, there is a moment before it. */
static gboolean
is_a_moment (SwWalk *w, guint8 goal, gboolean last)
{
  return (!last || w->stride->taken > 0) && sw_is_own_move (w->look->p)
         && sw_may_act_between (w, goal);
}

/* The first neighbour, in the order of the directions, that is in @set. */
static guint8
first_towards (const SwWalk *w, SwSpaces set)
{
  for (SW_EACH_STEP (w, d))
    {
      guint8 to = sw_neighbour (w->look->field, w->home, d);

      if (to != SW_NO_SPACE && sw_spaces_have (set, to))
        return to;
    }
  return SW_NO_SPACE;
}

/* Over plain ground, walking back from the goal: the spaces one step before those @steps away. */
static SwSpaces
before_goal (SwWalk *w, guint8 goal, guint steps)
{
  SwSpaces home = sw_space_set (w->home), layer = sw_space_set (goal), seen = layer;

  for (guint i = 1; i < steps; i++)
    {
      layer = sw_walk_beside (w, layer) & ~seen;
      if (sw_spaces_any (layer & home))
        return SW_NO_SPACES; /* the goal is closer, but not open to this unit */
      layer &= ~w->cards & ~w->look->vines;
      layer &= ~sw_walk_held (w, layer);
      seen |= layer;
    }
  return layer;
}

/* Several ways. */

#define N_WAYS (2 * SW_MAX_SPACES) /* 2 * space, + 1 if something was moved through */
#define NO_WAY N_WAYS

/* The way after one more step. */
static guint
way_on (SwWalk *w, guint way, guint direction)
{
  guint8 space = way / 2, to = sw_neighbour (w->look->field, space, direction);
  gboolean through = (way & 1) || sw_spaces_have (w->cards, space);

  if (to == SW_NO_SPACE || !sw_spaces_any (sw_walk_open (w, sw_space_set (to))))
    return NO_WAY;
  return 2 * to + through;
}

static gboolean
can_end (const SwWalk *w, guint way)
{
  return sw_spaces_any (sw_walk_standing (w, sw_space_set (way / 2), way & 1));
}

static gboolean
is_held (SwWalk *w, guint8 space)
{
  return sw_spaces_any (sw_walk_held (w, sw_space_set (space)));
}

/* How many ways lead to the goal without returning to their start or to the unit's space. 2 means two or more. */
static guint
count_ways (SwWalk *w, guint8 goal)
{
  guint8 ways[2][N_WAYS] = { { 0 } };
  guint total = 0;

  ways[0][2 * w->from + (w->stride->through != 0)] = 1;
  for (guint step = 0; step < w->stride->steps; step++)
    {
      guint8 *now = ways[step & 1], *next = ways[~step & 1];

      memset (next, 0, N_WAYS);
      for (guint way = 0; way < N_WAYS; way++)
        {
          if (now[way] == 0 || (step > 0 && is_held (w, way / 2)))
            continue;
          for (SW_EACH_STEP (w, d))
            {
              guint to = way_on (w, way, d);

              if (to == NO_WAY || to / 2 == w->from || to / 2 == w->home)
                continue;
              if (to / 2 == goal)
                total += can_end (w, to) ? now[way] : 0;
              else
                next[to] = MIN (2, next[to] + now[way]);
            }
        }
    }
  return total;
}

/* The first step of the only way. */
static guint8
only_step (SwWalk *w, guint8 goal)
{
  const SwStride *stride = w->stride;
  SwStride after = *stride;
  guint8 found = SW_NO_SPACE;

  if (count_ways (w, goal) != 1)
    return SW_NO_SPACE;
  after.steps--;
  w->stride = &after;
  for (guint d = 0; d < SW_N_DIRECTIONS && found == SW_NO_SPACE; d += w->diagonally ? 1 : 2)
    {
      guint way = way_on (w, 2 * w->home + (stride->through != 0), d);

      if (way == NO_WAY)
        continue;
      w->from = way / 2;
      after.through = way & 1;
      if (w->from == goal ? can_end (w, way) : !is_held (w, w->from) && count_ways (w, goal) > 0)
        found = w->from;
    }
  w->stride = stride;
  w->from = w->home;
  return found;
}

/* A straight way has one direction: that of the goal. */
static guint8
straight_step (SwWalk *w, guint8 goal)
{
  const SwField *field = w->look->field;

  for (SW_EACH_STEP (w, d))
    {
      SwSpaces at = sw_space_set (w->home);

      if (w->stride->direction < SW_N_DIRECTIONS && d != w->stride->direction)
        continue;
      for (guint i = 0; i < w->stride->steps && sw_spaces_any (at); i++)
        {
          at = sw_walk_open (w, sw_spaces_towards (field, at, d));
          if (sw_spaces_have (at, goal))
            return sw_neighbour (field, w->home, d);
        }
    }
  return SW_NO_SPACE;
}

/* Whether the unit may end its move on an adjacent space. */
static gboolean
can_end_beside (SwWalk *w, guint8 to)
{
  gboolean through = w->stride->through || w->here != SORTIE_NOTHING;

  return sw_spaces_any (sw_walk_standing (w, sw_walk_open (w, sw_space_set (to)), through));
}

/* On the shortest way if it is plain, or else on the only way. */
static guint8
step_to (SwWalk *w, guint8 goal, gboolean last)
{
  guint steps;
  guint8 to;

  if (last && can_end_beside (w, goal))
    return goal;
  if (!sw_spaces_have (sw_walk_everywhere (w, goal, &steps), goal))
    return SW_NO_SPACE;
  if (!last && sw_way_is_answered (w, goal))
    return only_step (w, goal);
  to = first_towards (w, before_goal (w, goal, steps));
  return to != SW_NO_SPACE ? to : only_step (w, goal);
}

guint8
sw_plain_step (const SwLook *l, SortieRef unit, const SwStride *stride, guint8 goal)
{
  gboolean last;
  SwWalk w;

  if (stride->steps == 0 || sw_is_entangled (l->p, unit))
    return SW_NO_SPACE;
  SW_SET_OUT (&w, l, unit, stride, NULL);
  if (goal == w.home || is_held (&w, w.home))
    return SW_NO_SPACE;
  if (stride->straight)
    return straight_step (&w, goal);
  last = sw_spaces_have (sw_walk_beside (&w, sw_space_set (w.home)), goal);
  if (stride->at_least > stride->taken + 1 || is_a_moment (&w, goal, last))
    return SW_NO_SPACE;
  return step_to (&w, goal, last);
}
