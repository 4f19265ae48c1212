/* SPDX-License-Identifier: GPL-3.0-or-later */
/* march.c: moves that an effect grants (SW-17.10), one unit after another in the order that the player chooses, and
 * pushes.
 */
#include "look.h"
#include "move.h"
#include "steps.h"

/* Moves that an effect grants, one unit after another in the order that the player chooses. */

enum
{
  MARCH_NEXT,
  MARCH_CHOSEN,
  MARCH_MOVED,
};

enum { MARCH_WHAT, MARCH_STEPS, MARCH_AT_LEAST, MARCH_STRAIGHT, MARCH_BY, MARCH_ONTO, MARCH_PICKED,
       MARCH_GOAL, MARCH_FIRST, MARCH_TOTAL, MARCH_TOLD };

static guint8
seat_in_slot (const SortiePlay *p, const SortieFrame *f, guint slot)
{
  SortieRef ref = sortie_slot_ref (p, f, slot);

  return sortie_ref_kind (ref) == SORTIE_REF_SEAT ? sortie_ref_index (ref) : f->seat;
}

/* SW-16.6: "no further than" applies however far an effect lets the unit move. Effects that add spaces to its own
 * moves do not add to granted moves. */
static gint
most_steps (const SortiePlay *p, SortieRef unit, gint granted)
{
  SortieSource sources[SORTIE_MAX_SOURCES];
  SortieQuery query = SORTIE_QUERY (unit);
  gint steps;
  guint n = sortie_query_explain (p, SW_VALUE_STEPS, &query, sources, &steps);

  for (guint i = 0; i < n; i++)
    if (sources[i].change == SORTIE_CHANGE_AT_MOST && sources[i].clause != 0)
      granted = MIN (granted, sources[i].amount);
  return MAX (granted, 0);
}

SwStride
sw_march_stride (const SortiePlay *p, SortieRef unit)
{
  const SortieFrame *f = sw_asking (p, SW_PROC_MARCH);
  SwStride stride = sw_stride (p, unit);
  gint steps = sortie_slot (p, f, MARCH_STEPS);
  const SortieRef *onto;
  guint n = sortie_slot_list (p, f, MARCH_ONTO, &onto);

  sw_stride_end_only (p, &stride, onto, n);
  if (steps > 0)
    stride.steps = MIN (most_steps (p, unit, steps), SW_MAX_SPACES);
  stride.at_least = MAX (0, sortie_slot (p, f, MARCH_AT_LEAST));
  stride.straight = sortie_slot (p, f, MARCH_STRAIGHT) != 0;
  return stride;
}

/* Walls move only if a card says so. */
static gboolean
may_march (const SortiePlay *p, SortieRef unit)
{
  return sortie_piece_exists (p, unit) && !sw_is_vine_wall (p, unit) && sw_can_move (p, unit, NULL);
}

gboolean
sw_is_marcher (const SortiePlay *p, SortieRef unit)
{
  const SortieFrame *f = sw_asking (p, SW_PROC_MARCH);
  const SortieRef *what;
  guint n = f != NULL ? sortie_slot_list (p, f, MARCH_WHAT, &what) : 0;

  for (guint i = 0; i < n; i++)
    if (what[i] == unit)
      return may_march (p, unit);
  return FALSE;
}

void
sw_marcher_goes (SortiePlay *p, SortieRef unit, guint16 goal, guint16 first)
{
  SortieFrame *f = sw_asking (p, SW_PROC_MARCH);

  sortie_slot_set (p, f, MARCH_PICKED, (gint) unit);
  sortie_slot_set (p, f, MARCH_GOAL, goal);
  sortie_slot_set (p, f, MARCH_FIRST, first);
}

/* How many can move now; @ret_one is one of them. Held units stay in the list, because another unit's move may free
 * them (SW-9.6). */
static guint
count_marchers (const SortiePlay *p, const SortieFrame *f, SortieRef *ret_one)
{
  const SortieRef *what;
  guint n = sortie_slot_list (p, f, MARCH_WHAT, &what), n_able = 0;

  for (guint i = 0; i < n; i++)
    if (may_march (p, what[i]))
      {
        *ret_one = what[i];
        n_able++;
      }
  return n_able;
}

/* Tells which units are held when the card begins, and by what, because the player may have named them. */
static void
tell_held (SortiePlay *p, SortieFrame *f)
{
  const SortieRef *what;
  guint n = sortie_slot_list (p, f, MARCH_WHAT, &what);

  for (guint i = 0; i < n && sortie_slot (p, f, MARCH_TOLD) == 0; i++)
    if (sortie_piece_exists (p, what[i]) && !sw_can_move (p, what[i], NULL))
      {
        SortieEvent event = sw_event (p, f, SW_EVENT_HELD_BACK, sw_controller (p, what[i]));

        event.subject = what[i];
        event.other = sw_forbidder (p, SW_VALUE_MOVE, what[i]);
        sortie_event_tell (p, &event);
      }
  sortie_slot_set (p, f, MARCH_TOLD, TRUE);
}

static void
ask_march (SortiePlay *p, SortieFrame *f)
{
  SortieRef one;
  guint n = count_marchers (p, f, &one);

  tell_held (p, f);
  if (n == 0)
    {
      sortie_frame_end (p, f, sortie_slot (p, f, MARCH_TOTAL));
      return;
    }
  f->step = MARCH_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_MARCH), seat_in_slot (p, f, MARCH_BY), NULL, 0, 0, 1);
  sw_ask_about_unit (p, n == 1 ? one : SORTIE_NOTHING);
}

static void
march (SortiePlay *p, SortieFrame *f)
{
  SortieRef unit = (SortieRef) sortie_slot (p, f, MARCH_PICKED);
  SortieOrigin origin = sortie_frame_origin (p, f);
  SwStride stride;

  if (sortie_said_done (f) || unit == SORTIE_NOTHING)
    {
      sortie_frame_end (p, f, sortie_slot (p, f, MARCH_TOTAL));
      return;
    }
  stride = sw_march_stride (p, unit);
  origin.seat = seat_in_slot (p, f, MARCH_BY);
  sw_strike_off (p, f, MARCH_WHAT, unit);
  f->step = MARCH_MOVED;
  sw_move_unit (p, &origin, unit, &stride, sortie_slot (p, f, MARCH_GOAL),
                sortie_slot (p, f, MARCH_FIRST));
}

void
sw_march_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == MARCH_MOVED)
    {
      sortie_slot_set (p, f, MARCH_TOTAL, sortie_slot (p, f, MARCH_TOTAL) + f->done);
      f->step = MARCH_NEXT;
    }
  if (f->step == MARCH_NEXT)
    ask_march (p, f);
  else
    march (p, f);
}

/* Pushes: in a straight line, as far as the pushing player says. */

enum
{
  PUSH_NEXT,
  PUSH_CHOSEN,
  PUSH_MOVED,
};

enum { PUSH_WHAT, PUSH_N, PUSH_BY, PUSH_AT, PUSH_TOTAL };

static SwStride
push_stride (const SortiePlay *p, const SortieFrame *f)
{
  return (SwStride) { .steps = CLAMP (sortie_slot (p, f, PUSH_N), 0, SW_MAX_SPACES),
                      .straight = TRUE,
                      .direction = SW_N_DIRECTIONS };
}

/* The spaces to which it can be pushed, without its own. */
static guint
push_goals (const SortiePlay *p, const SortieFrame *f, SortieRef unit, SortieRef *ret)
{
  SwStride stride = push_stride (p, f);
  guint found = 0;
  SwSpaces ends;
  SwLook l;

  sw_look (&l, p);
  ends = sw_destinations (&l, unit, &stride);
  for (SW_EACH_SPACE (ends, space))
    if (sw_look_place (&l, space) != sortie_piece_place (p, unit))
      ret[found++] = sortie_ref_place (sw_look_place (&l, space));
  return found;
}

static void
ask_push (SortiePlay *p, SortieFrame *f)
{
  SortieRef goals[SW_MAX_SPACES], unit;
  const SortieRef *what;
  guint at = sortie_slot (p, f, PUSH_AT), n;

  if (at >= sortie_slot_list (p, f, PUSH_WHAT, &what))
    {
      sortie_frame_end (p, f, sortie_slot (p, f, PUSH_TOTAL));
      return;
    }
  unit = what[at];
  n = may_march (p, unit) ? push_goals (p, f, unit, goals) : 0;
  f->step = PUSH_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_PUSH), seat_in_slot (p, f, PUSH_BY), goals, n, 1, 1);
  sortie_ask_about (p, sortie_identity (p, unit));
}

static void
push (SortiePlay *p, SortieFrame *f)
{
  SortieRef goal = sortie_answer (p);
  SortieOrigin origin = sortie_frame_origin (p, f);
  SwStride stride = push_stride (p, f);
  const SortieRef *what;
  guint at = sortie_slot (p, f, PUSH_AT);

  sortie_slot_set (p, f, PUSH_AT, at + 1);
  f->step = PUSH_MOVED;
  f->done = 0;
  if (goal == SORTIE_NOTHING)
    return;
  sortie_slot_list (p, f, PUSH_WHAT, &what);
  origin.seat = seat_in_slot (p, f, PUSH_BY);
  sw_move_unit (p, &origin, what[at], &stride, sortie_ref_index (goal), SORTIE_NO_INDEX);
}

void
sw_push_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == PUSH_MOVED)
    {
      sortie_slot_set (p, f, PUSH_TOTAL, sortie_slot (p, f, PUSH_TOTAL) + f->done);
      f->step = PUSH_NEXT;
    }
  if (f->step == PUSH_NEXT)
    ask_push (p, f);
  else
    push (p, f);
}
