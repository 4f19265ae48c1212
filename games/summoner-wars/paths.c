/* SPDX-License-Identifier: GPL-3.0-or-later */
/* paths.c: where a unit may go.
 *
 * A walk spreads from the unit's space, layer by layer, one step each. What has been moved
 * through makes a difference to where the walk may end, so a space is reached in two ways:
 * without and with a card moved through. What holds a unit that comes near ("enemies next to
 * it cannot be moved") is asked with the unit standing there, in a copy of the position, and
 * only when something in play has a say in that.
 */
#include "look.h"
#include "paths.h"
#include "reach.h"
#include "verbs.h"

/* What a space is to a unit on its way. */
typedef enum
{
  CLOSED,
  EMPTY,
  VINES,   /* SW-15.5: a Vine Wall that nobody stands on */
  PASSABLE /* a card that it may move through (SW-17.3) */
} Ground;

typedef struct
{
  SwLook look;
  SortieRef unit;
  guint8 from;
  const SwStride *stride;
  guint by;            /* directions: every one, or every second */
  gboolean asks;       /* something may hold it on its way */
  guint8 held[SW_MAX_SPACES]; /* per space: unknown, or HELD or FREE */
  SortieState *room;   /* (nullable): for asking */
  gboolean copied;     /* the position, into it */
} Walker;

enum { UNKNOWN, FREE, HELD };

static gboolean
may_step_diagonally (const SwLook *l, SortieRef unit)
{
  return sw_look_allows (l, SW_VALUE_STEP_DIAGONALLY, unit, SORTIE_NOTHING);
}

static void
set_out (Walker *w, const SortiePlay *p, SortieRef unit, const SwStride *stride)
{
  sw_look (&w->look, p, unit);
  w->unit = unit;
  w->from = sw_look_space (&w->look, sortie_piece_place (p, unit));
  w->stride = stride;
  w->by = may_step_diagonally (&w->look, unit) ? 1 : 2;
  w->asks = sw_look_may_change (&w->look, SW_VALUE_MOVE);
  w->room = NULL;
  w->copied = FALSE;
  memset (w->held, UNKNOWN, sizeof w->held);
}

/* The room lives in the frame of whoever walks; it is filled when something is asked. */
#define SET_OUT(w, p, unit, stride)                                                    \
  G_STMT_START                                                                         \
  {                                                                                    \
    set_out ((w), (p), (unit), (stride));                                              \
    if ((w)->asks)                                                                     \
      (w)->room = g_alloca ((p)->s->size);                                             \
  }                                                                                    \
  G_STMT_END

static gboolean
may_be_moved (const SortiePlay *p, SortieRef unit)
{
  SortieQuery query = SORTIE_QUERY (unit);

  query.actor = sw_controller (p, unit);
  return sortie_allows (p, SW_VALUE_MOVE, &query);
}

static gboolean
would_be_held (Walker *w, guint8 space)
{
  SortiePlay there = { .setup = w->look.p->setup, .s = w->room };

  if (!w->copied)
    sortie_state_copy (w->room, w->look.p->s);
  w->copied = TRUE;
  sortie_piece_move (&there, w->unit, sw_look_place (&w->look, space));
  return !may_be_moved (&there, w->unit);
}

static gboolean
is_held_on (Walker *w, guint8 space)
{
  if (!w->asks)
    return FALSE;
  if (w->held[space] == UNKNOWN)
    w->held[space] = would_be_held (w, space) ? HELD : FREE;
  return w->held[space] == HELD;
}

/* SW-9.3, 15.5, 15.10, 17.3. */
static Ground
ground (const Walker *w, guint8 space)
{
  SortieRef card = w->look.card[space], vine = w->look.vine[space];

  if (card == SORTIE_NOTHING)
    return vine == SORTIE_NOTHING ? EMPTY : VINES;
  if (vine != SORTIE_NOTHING
      || !sw_look_allows (&w->look, SW_VALUE_MOVE_THROUGH, w->unit, card))
    return CLOSED;
  return PASSABLE;
}

static gboolean
is_barred (const Walker *w, guint8 space)
{
  for (guint i = 0; i < w->stride->n_barred; i++)
    if (sw_look_space (&w->look, w->stride->barred[i]) == space)
      return TRUE;
  return FALSE;
}

static gboolean
is_closed (const SwStride *stride, guint8 space)
{
  return stride->closed[space / 32] >> space % 32 & 1;
}

/* SW-15.5, 17.3. */
static gboolean
can_stand (const Walker *w, guint8 space, gboolean through)
{
  return w->look.card[space] == SORTIE_NOTHING && !is_barred (w, space)
         && !is_closed (w->stride, space) && (!through || w->look.vine[space] == SORTIE_NOTHING);
}

/* Spreading. */

#define N_WAYS (2 * SW_MAX_SPACES)

typedef struct
{
  guint8 at[N_WAYS]; /* 2 * space, + 1: something was moved through */
  guint n;
  guint8 has[N_WAYS];
} Layer;

/* Where a walk may end, and after how few steps; NOT_AT_ALL elsewhere. */
typedef struct
{
  guint8 least[SW_MAX_SPACES];
} Ends;

#define NOT_AT_ALL G_MAXUINT8

static void
layer_clear (Layer *layer)
{
  for (guint i = 0; i < layer->n; i++)
    layer->has[layer->at[i]] = FALSE;
  layer->n = 0;
}

static void
layer_add (Layer *layer, guint way)
{
  if (layer->has[way])
    return;
  layer->has[way] = TRUE;
  layer->at[layer->n++] = way;
}

static void
note_ends (const Walker *w, const Layer *layer, guint step, Ends *ends)
{
  if (w->stride->taken + step < w->stride->at_least)
    return;
  for (guint i = 0; i < layer->n; i++)
    {
      guint8 space = layer->at[i] / 2;

      if (ends->least[space] == NOT_AT_ALL && can_stand (w, space, layer->at[i] & 1))
        ends->least[space] = step;
    }
}

static gboolean
goes_on_from (Walker *w, guint8 space, guint step)
{
  /* whoever asks has looked whether it is held where it stands */
  return step == 0 || !is_held_on (w, space);
}

static void
go_on (Walker *w, guint way, guint direction, Layer *next)
{
  guint8 space = way / 2, to = sw_look_neighbour (&w->look, space, direction);
  gboolean through = (way & 1) || w->look.card[space] != SORTIE_NOTHING;
  Ground there = to == SW_NO_SPACE ? CLOSED : ground (w, to);

  if (there != CLOSED)
    layer_add (next, 2 * to + through);
}

/* One step further, in one direction, or in all of them. */
static void
next_layer (Walker *w, const Layer *layer, guint step, gint direction, Layer *next)
{
  for (guint i = 0; i < layer->n; i++)
    {
      if (!goes_on_from (w, layer->at[i] / 2, step))
        continue;
      if (direction >= 0)
        go_on (w, layer->at[i], direction, next);
      else
        for (guint d = 0; d < SW_N_DIRECTIONS; d += w->by)
          go_on (w, layer->at[i], d, next);
    }
}

/* In an ordinary move whoever came earlier is not overtaken by whoever comes back: what was reached
 * need not be looked at again. A move of so many steps at least may turn back. */
static void
forget_old (const Walker *w, Layer *layer, guint8 *seen)
{
  guint kept = 0;

  if (w->stride->at_least > 0)
    return;
  for (guint i = 0; i < layer->n; i++)
    if (seen[layer->at[i]])
      layer->has[layer->at[i]] = FALSE;
    else
      {
        seen[layer->at[i]] = TRUE;
        layer->at[kept++] = layer->at[i];
      }
  layer->n = kept;
}

static void
spread (Walker *w, gint direction, Ends *ends)
{
  Layer layers[2] = { { .n = 0 }, { .n = 0 } };
  guint8 seen[N_WAYS] = { FALSE };

  layer_add (&layers[0], 2 * w->from + (w->stride->through != 0));
  for (guint step = 0;; step++)
    {
      Layer *layer = &layers[step & 1], *next = &layers[~step & 1];

      forget_old (w, layer, seen);
      note_ends (w, layer, step, ends);
      if (layer->n == 0 || step == w->stride->steps)
        return;
      layer_clear (next);
      next_layer (w, layer, step, direction, next);
    }
}

static void
find_ends (Walker *w, Ends *ends)
{
  memset (ends->least, NOT_AT_ALL, sizeof ends->least);
  if (!w->stride->straight)
    spread (w, -1, ends);
  else if (w->stride->direction < SW_N_DIRECTIONS)
    spread (w, w->stride->direction, ends);
  else
    for (guint d = 0; d < SW_N_DIRECTIONS; d += w->by)
      spread (w, d, ends);
}

/* Questions. */

SwStride
sw_stride (const SortiePlay *p, SortieRef unit)
{
  gint steps = sortie_value (p, SW_VALUE_STEPS, unit);

  return (SwStride) { .steps = CLAMP (steps, 0, SW_MAX_SPACES), .direction = SW_N_DIRECTIONS };
}

static gboolean
is_entangled (const SortiePlay *p, SortieRef unit)
{
  return sortie_piece_remembers (p, unit, SW_MEMORY_ENTANGLED)
         && sw_vine_on (p, sortie_piece_place (p, unit)) != SORTIE_NOTHING;
}

guint
sw_destinations (const SortiePlay *p, SortieRef unit, const SwStride *stride, guint16 *ret,
                 guint max)
{
  SwStride stays = *stride;
  Ends ends;
  guint n = 0;
  Walker w;

  if (is_entangled (p, unit))
    stays.steps = 0;
  SET_OUT (&w, p, unit, &stays);
  if (w.asks && !may_be_moved (p, unit))
    stays.steps = 0;
  find_ends (&w, &ends);
  for (guint8 space = 0; space < w.look.width * w.look.height && n < max; space++)
    if (ends.least[space] != NOT_AT_ALL)
      ret[n++] = sw_look_place (&w.look, space);
  return n;
}

void
sw_stride_end_only (const SortiePlay *p, SwStride *stride, const SortieRef *places, guint n)
{
  SwLook l;

  sw_look (&l, p, SORTIE_NOTHING);
  memset (stride->closed, 0xff, sizeof stride->closed);
  for (guint i = 0; i < n; i++)
    {
      guint8 space = sw_look_space (&l, sortie_ref_index (places[i]));

      stride->closed[space / 32] &= ~(1u << space % 32);
    }
}

gboolean
sw_stride_ends_on (const SortiePlay *p, const SwStride *stride, guint16 place)
{
  SwLook l;

  sw_look (&l, p, SORTIE_NOTHING);
  return !is_closed (stride, sw_look_space (&l, place));
}

gboolean
sw_may_end (const SortiePlay *p, SortieRef unit, const SwStride *stride, SortieRefusal *why)
{
  Walker w;

  if (stride->taken < stride->at_least)
    return sw_refuse (why, SW_REASON_TOO_SHORT, unit, 0, stride->at_least);
  set_out (&w, p, unit, stride);
  if (is_closed (stride, w.from))
    return sw_refuse (why, SW_REASON_END_ELSEWHERE, unit, 0, 0);
  return can_stand (&w, w.from, stride->through)
         || sw_refuse (why, SW_REASON_END_OCCUPIED, unit, w.look.card[w.from], 0);
}

/* The direction in which @to lies next to the unit; SW_N_DIRECTIONS: in none. */
static guint
direction_to (const Walker *w, guint8 to)
{
  for (guint d = 0; d < SW_N_DIRECTIONS; d += w->by)
    if (sw_look_neighbour (&w->look, w->from, d) == to)
      return d;
  return SW_N_DIRECTIONS;
}

guint
sw_direction (const SortiePlay *p, guint16 from, guint16 to)
{
  SwLook l;

  sw_look (&l, p, SORTIE_NOTHING);
  for (guint d = 0; d < SW_N_DIRECTIONS; d++)
    if (sw_look_neighbour (&l, sw_look_space (&l, from), d) == sw_look_space (&l, to))
      return d;
  return SW_N_DIRECTIONS;
}

/* SW-9.1, 9.6, 15.6: whether it may take a step at all. */
static gboolean
check_leaving (const Walker *w, SortieRefusal *why)
{
  const SortiePlay *p = w->look.p;

  if (w->stride->steps == 0)
    return sw_refuse (why, SW_REASON_TOO_FAR, w->unit, 0, w->stride->taken);
  if (w->asks && !may_be_moved (p, w->unit))
    return sw_refuse (why, SW_REASON_MAY_NOT_MOVE, w->unit, 0, 0);
  return !is_entangled (p, w->unit) || sw_refuse (why, SW_REASON_ENTANGLED, w->unit, 0, 0);
}

/* SW-9.2: and in that direction. */
static gboolean
check_direction (const Walker *w, guint8 to, SortieRefusal *why)
{
  const SwStride *stride = w->stride;
  guint direction = direction_to (w, to);

  if (direction == SW_N_DIRECTIONS)
    return sw_refuse (why, SW_REASON_NOT_A_STEP, w->unit,
                      sortie_ref_place (sw_look_place (&w->look, to)), 0);
  return !stride->straight || stride->direction == SW_N_DIRECTIONS || stride->direction == direction
         || sw_refuse (why, SW_REASON_NOT_STRAIGHT, w->unit, 0, 0);
}

static gboolean
refuse_ground (const Walker *w, guint8 to, SortieRefusal *why)
{
  gboolean may = w->look.vine[to] != SORTIE_NOTHING
                 && sw_look_allows (&w->look, SW_VALUE_MOVE_THROUGH, w->unit, w->look.card[to]);

  return sw_refuse (why, may ? SW_REASON_NOT_THROUGH_VINES : SW_REASON_STEP_BLOCKED, w->unit,
                    w->look.card[to], 0);
}

/* The stride when the step has been taken. */
static SwStride
after_step (const Walker *w, guint8 to)
{
  SwStride after = *w->stride;

  after.steps--;
  after.taken++;
  after.direction = direction_to (w, to);
  after.through = after.through || w->look.card[w->from] != SORTIE_NOTHING;
  return after;
}

/* Whether a move that has come to @to can end, there or further on. */
static gboolean
can_end_from (Walker *w, guint8 to, const SwStride *stride)
{
  Ends ends;

  w->from = to;
  w->stride = stride;
  if (stride->taken >= stride->at_least && can_stand (w, to, stride->through))
    return TRUE;
  if (stride->steps == 0 || is_held_on (w, to))
    return FALSE;
  find_ends (w, &ends);
  for (guint8 space = 0; space < w->look.width * w->look.height; space++)
    if (ends.least[space] != NOT_AT_ALL)
      return TRUE;
  return FALSE;
}

static gboolean
check_ground (Walker *w, guint8 to, SortieRefusal *why)
{
  SwStride after = after_step (w, to);
  SortieRef there = w->look.card[to];

  if (ground (w, to) == CLOSED)
    return refuse_ground (w, to, why);
  if (can_end_from (w, to, &after))
    return TRUE;
  if (is_closed (w->stride, to))
    return sw_refuse (why, SW_REASON_END_ELSEWHERE, w->unit, 0, 0);
  if (after.straight || after.at_least > 0)
    return sw_refuse (why, SW_REASON_TOO_SHORT, w->unit, 0, after.at_least);
  return sw_refuse (why, SW_REASON_END_OCCUPIED, w->unit, there, 0);
}

gboolean
sw_may_step (const SortiePlay *p, SortieRef unit, const SwStride *stride, guint16 to,
             SortieRefusal *why)
{
  guint8 space;
  Walker w;

  SET_OUT (&w, p, unit, stride);
  space = sw_look_space (&w.look, to);
  return check_leaving (&w, why) && check_direction (&w, space, why)
         && check_ground (&w, space, why);
}

guint
sw_steps (const SortiePlay *p, SortieRef unit, const SwStride *stride, guint16 *ret)
{
  guint8 from;
  guint n = 0;
  Walker w;

  SET_OUT (&w, p, unit, stride);
  if (!check_leaving (&w, NULL))
    return 0;
  from = w.from;
  for (guint d = 0; d < SW_N_DIRECTIONS; d += w.by)
    {
      guint8 to = sw_look_neighbour (&w.look, from, d);

      if (to != SW_NO_SPACE && check_direction (&w, to, NULL) && check_ground (&w, to, NULL))
        ret[n++] = sw_look_place (&w.look, to);
      w.from = from;
      w.stride = stride;
    }
  return n;
}

/* Plain ways. */

/* Whether what happens on the way may be answered. */
static gboolean
way_is_answered (const SortiePlay *p)
{
  guint64 answered = sortie_events_in_play (p);

  return answered >> SORTIE_GAME_EVENT (SW_EVENT_STEP) & 1
         || answered >> SORTIE_GAME_EVENT (SW_EVENT_PASS) & 1;
}

/* SW-18.2: whether the unit has something to do between two steps. */
static gboolean
may_act_between (const SortiePlay *p, SortieRef unit)
{
  guint16 clauses[SORTIE_MAX_ABILITIES];
  guint n = sortie_abilities (p, unit, SORTIE_CLAUSE_ABILITY, clauses, SORTIE_MAX_ABILITIES);

  for (guint i = 0; i < n; i++)
    {
      guint8 timing = sortie_clause (p, clauses[i])->timing;

      if ((timing == SW_TIMING_YOUR_TURN || timing == SW_TIMING_ANY_TIME
           || timing == SW_TIMING_ANYBODY)
          && sw_may_use (p, sw_controller (p, unit), unit, clauses[i], NULL))
        return TRUE;
    }
  return FALSE;
}

/* Steps from each space to the goal over plain ground; the start counts whatever it is. */
static void
measure (Walker *w, guint8 goal, guint8 steps[SW_MAX_SPACES])
{
  guint8 queue[SW_MAX_SPACES];
  guint head = 0, tail = 0;

  memset (steps, NOT_AT_ALL, SW_MAX_SPACES);
  steps[goal] = 0;
  queue[tail++] = goal;
  while (head < tail)
    {
      guint8 at = queue[head++];

      for (guint d = 0; d < SW_N_DIRECTIONS; d += w->by)
        {
          guint8 to = sw_look_neighbour (&w->look, at, d);

          if (to == SW_NO_SPACE || steps[to] != NOT_AT_ALL)
            continue;
          if (to == w->from || (ground (w, to) == EMPTY && !is_held_on (w, to)))
            {
              steps[to] = steps[at] + 1;
              queue[tail++] = to;
            }
        }
    }
}

/* How many ways lead to the goal without coming back to the start; two stand for more. */
static guint
count_ways (Walker *w, guint8 goal)
{
  guint8 ways[2][N_WAYS] = { { 0 } };
  guint total = 0;

  ways[0][2 * w->from + (w->stride->through != 0)] = 1;
  for (guint step = 0; step < w->stride->steps; step++)
    {
      guint8 *now = ways[step & 1], *next = ways[~step & 1];

      memset (next, 0, N_WAYS);
      for (guint way = 0; way < N_WAYS; way++)
        for (guint d = 0; now[way] > 0 && d < SW_N_DIRECTIONS; d += w->by)
          {
            Layer to = { .n = 0 };

            if (!goes_on_from (w, way / 2, step))
              break;
            go_on (w, way, d, &to);
            if (to.n > 0 && to.at[0] / 2 == goal)
              total += can_stand (w, goal, to.at[0] & 1) ? now[way] : 0;
            else if (to.n > 0 && to.at[0] / 2 != w->from)
              next[to.at[0]] = MIN (2, next[to.at[0]] + now[way]);
          }
    }
  return total;
}

/* The first step of the one way that there is. */
static guint16
only_step (Walker *w, guint8 goal)
{
  const SwStride *stride = w->stride;
  guint8 from = w->from;
  guint16 found = SORTIE_NO_INDEX;

  if (count_ways (w, goal) != 1)
    return SORTIE_NO_INDEX;
  for (guint d = 0; d < SW_N_DIRECTIONS && found == SORTIE_NO_INDEX; d += w->by)
    {
      guint8 to = sw_look_neighbour (&w->look, from, d);
      SwStride after;

      if (to == SW_NO_SPACE || ground (w, to) == CLOSED)
        continue;
      after = after_step (w, to);
      w->from = to;
      w->stride = &after;
      if (to == goal ? can_stand (w, to, after.through)
                     : !is_held_on (w, to) && count_ways (w, goal) > 0)
        found = sw_look_place (&w->look, to);
      w->from = from;
      w->stride = stride;
    }
  return found;
}

/* A straight way has no turnings: the direction in which the goal lies. */
static guint16
straight_step (Walker *w, guint8 goal)
{
  for (guint d = 0; d < SW_N_DIRECTIONS; d += w->by)
    {
      guint8 space = w->from;

      if (w->stride->direction < SW_N_DIRECTIONS && d != w->stride->direction)
        continue;
      for (guint i = 0; i < w->stride->steps; i++)
        {
          space = sw_look_neighbour (&w->look, space, d);
          if (space == SW_NO_SPACE || ground (w, space) == CLOSED)
            break;
          if (space == goal)
            return sw_look_place (&w->look, sw_look_neighbour (&w->look, w->from, d));
        }
    }
  return SORTIE_NO_INDEX;
}

static guint16
plain_step (Walker *w, guint8 goal)
{
  guint8 steps[SW_MAX_SPACES];
  Ends ends;

  find_ends (w, &ends);
  if (ends.least[goal] == NOT_AT_ALL)
    return SORTIE_NO_INDEX;
  measure (w, goal, steps);
  for (guint d = 0; d < SW_N_DIRECTIONS && steps[w->from] == ends.least[goal]; d += w->by)
    {
      guint8 to = sw_look_neighbour (&w->look, w->from, d);

      if (to != SW_NO_SPACE && steps[to] == ends.least[goal] - 1
          && (to == goal || ground (w, to) == EMPTY))
        return sw_look_place (&w->look, to);
    }
  return only_step (w, goal);
}

/* The last step leaves no choice, but a moment before it when it is not the first. */
static gboolean
makes_a_difference (const Walker *w, guint8 goal)
{
  const SortiePlay *p = w->look.p;
  gboolean last = direction_to (w, goal) < SW_N_DIRECTIONS;

  if (!last && way_is_answered (p))
    return TRUE;
  return (!last || w->stride->taken > 0) && may_act_between (p, w->unit);
}

guint16
sw_plain_step (const SortiePlay *p, SortieRef unit, const SwStride *stride, guint16 to)
{
  guint8 goal;
  Walker w;

  if (stride->steps == 0 || is_entangled (p, unit))
    return SORTIE_NO_INDEX;
  SET_OUT (&w, p, unit, stride);
  if (w.asks && !may_be_moved (p, unit))
    return SORTIE_NO_INDEX;
  goal = sw_look_space (&w.look, to);
  if (goal == w.from)
    return SORTIE_NO_INDEX;
  if (stride->straight)
    return straight_step (&w, goal);
  if (stride->at_least > stride->taken + 1)
    return SORTIE_NO_INDEX;
  if (makes_a_difference (&w, goal))
    return SORTIE_NO_INDEX;
  return plain_step (&w, goal);
}

/* Who may be activated (SW-9.1, 9.4, 17.10). */

static gboolean
is_late (const SortiePlay *p)
{
  return sw_phase (p) == SW_PHASE_AFTER_MOVEMENT;
}

static gboolean
check_own_mover (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  if (!sortie_piece_exists (p, unit) || sw_controller (p, unit) != p->s->turn.active)
    return sw_refuse (why, SW_REASON_NOT_YOUR_MOVER, unit, 0, 0);
  return sw_is_unit (p, unit) || sw_refuse (why, SW_REASON_WALLS_DO_NOT_MOVE, unit, 0, 0);
}

/* SW-4.5: one less in the short first turn. */
static gint
movers_of (const SortiePlay *p, guint8 seat)
{
  return sortie_value (p, SW_VALUE_MOVERS, sortie_ref_seat (seat))
         - sortie_var (p, SW_VAR_SHORT, 0);
}

gboolean
sw_may_be_mover (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  guint8 seat = p->s->turn.active;

  if (!check_own_mover (p, unit, why))
    return FALSE;
  if (is_late (p))
    return sw_may_be_late (p, unit, SW_VALUE_LATE_MOVERS, SW_MEMORY_LATE_MOVE)
           || sw_refuse (why, SW_REASON_NO_LATE_MOVE, unit, 0, 0);
  if (sortie_piece_remembers (p, unit, SW_MEMORY_MOVED))
    return sw_refuse (why, SW_REASON_ALREADY_MOVED, unit, 0, 0);
  return sortie_var (p, SW_VAR_MOVED, seat) < movers_of (p, seat)
         || sw_refuse (why, SW_REASON_NO_MOVERS, unit, 0, movers_of (p, seat));
}

void
sw_choose_mover (SortiePlay *p, SortieRef unit)
{
  guint8 seat = p->s->turn.active;

  sortie_piece_remember (p, unit, is_late (p) ? SW_MEMORY_LATE_MOVE : SW_MEMORY_MOVED, TRUE);
  if (!is_late (p))
    sortie_var_set (p, SW_VAR_MOVED, seat, sortie_var (p, SW_VAR_MOVED, seat) + 1);
}

gboolean
sw_can_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return may_be_moved (p, unit) || sw_refuse (why, SW_REASON_MAY_NOT_MOVE, unit, 0, 0);
}

gboolean
sw_may_move (const SortiePlay *p, SortieRef unit, SortieRefusal *why)
{
  return sw_may_be_mover (p, unit, why) && sw_can_move (p, unit, why);
}

void
sw_forget_turn (SortiePlay *p)
{
  for (SORTIE_EACH_PIECE (p, slot))
    {
      SortieRef ref = sortie_piece_ref (p, slot);

      sortie_piece_set_mark (p, ref, SW_MARK_STEPS, 0);
      sortie_piece_set_mark (p, ref, SW_MARK_ATTACKS, 0);
    }
}
