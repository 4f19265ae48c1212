/* SPDX-License-Identifier: GPL-3.0-or-later */
/* magic.c: piles and hands: draw, spend, build, steal, search, return to hand. */
#include "events.h"
#include "steps.h"

/* Seat number @i of a slot; SORTIE_NO_SEAT after the last. */
static guint8
seat_in (const SortiePlay *p, const SortieFrame *f, guint slot, guint i)
{
  const SortieRef *refs;

  return i < sortie_slot_list (p, f, slot, &refs) ? sortie_ref_index (refs[i]) : SORTIE_NO_SEAT;
}

/* An event of @amount for each seat of the second slot, one after another: draw n by, spend n by, steal n of. The
 * third slot counts the seats, the fourth what was done. */

enum { EACH_N, EACH_SEATS, EACH_AT, EACH_DONE };

static void
each_seat_step (SortiePlay *p, SortieFrame *f, SwEvent type,
                gboolean (*may) (const SortiePlay *p, guint8 seat, gint n))
{
  guint at = sortie_slot (p, f, EACH_AT);
  guint8 seat = seat_in (p, f, EACH_SEATS, at);
  gint n = sortie_slot (p, f, EACH_N);
  SortieEvent event = sw_event (p, f, type, seat);

  if (at > 0)
    sortie_slot_set (p, f, EACH_DONE, sortie_slot (p, f, EACH_DONE) + f->done);
  if (seat == SORTIE_NO_SEAT)
    {
      sortie_frame_end (p, f, sortie_slot (p, f, EACH_DONE));
      return;
    }
  f->done = 0;
  sortie_slot_set (p, f, EACH_AT, at + 1);
  event.amount = n;
  if (n > 0 && (may == NULL || may (p, seat, n)))
    sortie_event_propose_one (p, f, &event, f->step);
}

/* Nobody may count a Draw Pile (SW-3.2), but everybody sees when it is empty. */
static void
tell_run_out (SortiePlay *p, guint8 seat)
{
  SortieEvent event = sw_event (p, NULL, SW_EVENT_RUN_OUT, seat);

  if (sortie_zone_count (p, sw_zone (p, SW_ZONE_DRAW, seat)) == 0)
    sortie_event_tell (p, &event);
}

/* SW-6.1, 6.2: one action, with as many cards as there are. */
void
sw_draw_step (SortiePlay *p, SortieFrame *f)
{
  guint at = sortie_slot (p, f, EACH_AT);

  if (at > 0 && f->done > 0)
    tell_run_out (p, seat_in (p, f, EACH_SEATS, at - 1));
  each_seat_step (p, f, SW_EVENT_DRAW, NULL);
}

enum
{
  SPEND_BEGIN,
  SPEND_PRICED,
};

/* SW-3.4: all of it or nothing. A cost of 0 counts as paid. */
void
sw_spend_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == SPEND_BEGIN && f->cause == SORTIE_CAUSE_ABILITY)
    sortie_slot_set (p, f, EACH_N, sw_ability_cost (p, f->source, sortie_slot (p, f, EACH_N)));
  f->step = SPEND_PRICED;
  if (sortie_slot (p, f, EACH_N) == 0)
    sortie_frame_end (p, f, 1);
  else
    each_seat_step (p, f, SW_EVENT_SPEND, sw_can_spend);
}

void
sw_steal_magic_step (SortiePlay *p, SortieFrame *f)
{
  each_seat_step (p, f, SW_EVENT_STEAL, NULL);
}

/* Cards onto a Magic Pile, one after another (SW-12.2). */

enum { BUILD_WHAT, BUILD_OF, BUILD_AT };

void
sw_build_magic_step (SortiePlay *p, SortieFrame *f)
{
  guint at = sortie_slot (p, f, BUILD_AT);
  SortieEvent event = sw_event (p, f, SW_EVENT_BUILD, seat_in (p, f, BUILD_OF, 0));
  SortieList what;

  sortie_slot_copy (p, f, BUILD_WHAT, &what);
  if (at == what.n || event.seat == SORTIE_NO_SEAT)
    {
      sortie_frame_end (p, f, at);
      return;
    }
  event.subject = what.ref[at];
  sortie_slot_set (p, f, BUILD_AT, at + 1);
  sortie_event_propose_one (p, f, &event, f->step);
}

/* Search among cards of the player's own Draw Pile: the player looks, shows one and takes it. Then the pile is
 * shuffled, even if nothing was found, because the player has seen it. */

enum
{
  SEARCH_LOOK,
  SEARCH_CHOSEN,
  SEARCH_FOUND,
};

enum { SEARCH_AMONG, SEARCH_BY, SEARCH_TAKEN };

static void
look_through (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SortieList among;

  sortie_slot_copy (p, f, SEARCH_AMONG, &among);
  for (SORTIE_EACH_IN_ZONE (p, sw_zone (p, SW_ZONE_DRAW, seat), card))
    sortie_card_reveal (p, card, seat);
  f->step = SEARCH_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_SEARCH), seat, among.ref, among.n,
              MIN (1, among.n), 1); /* SW-16.2: no “may” */
  sortie_ask_about (p, f->source_def);
}

static void
take_found (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  const SortieRef found = sortie_answer (p);
  SortieEvent event = sw_event (p, f, found != SORTIE_NOTHING ? SW_EVENT_SEARCH : SW_EVENT_NOT_FOUND, seat);

  event.subject = found;
  f->step = SEARCH_FOUND;
  f->done = 0;
  if (found != SORTIE_NOTHING)
    sortie_event_propose_one (p, f, &event, SEARCH_FOUND);
  else
    sortie_event_tell (p, &event);
}

void
sw_search_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = seat_in (p, f, SEARCH_BY, 0);

  if (seat == SORTIE_NO_SEAT)
    sortie_frame_end (p, f, 0);
  else if (f->step == SEARCH_LOOK)
    look_through (p, f, seat);
  else if (f->step == SEARCH_CHOSEN)
    take_found (p, f, seat);
  else
    {
      gint found = f->done;

      sortie_zone_shuffle (p, sw_zone (p, SW_ZONE_DRAW, seat));
      sortie_frame_end (p, f, found);
    }
}

/* a unit returns to the hand of its controller, and what is never in a hand to its owner's pile. */

enum { RETURN_WHAT, RETURN_AT, RETURN_DONE };

static SwEvent
way_home (const SortiePlay *p, SortieRef ref)
{
  return sw_is_vine_wall (p, ref) ? SW_EVENT_DISCARD : SW_EVENT_RETURN;
}

static guint8
seat_at_home (const SortiePlay *p, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_PIECE)
    return sortie_card_of (p, ref)->owner;
  return sw_home_of (p, sortie_piece (p, ref)->card) == SW_ZONE_HAND
           ? sortie_piece_controller (p, ref)
           : sortie_piece_owner (p, ref);
}

void
sw_return_step (SortiePlay *p, SortieFrame *f)
{
  guint at = sortie_slot (p, f, RETURN_AT);
  SortieEvent event;
  SortieList what;

  sortie_slot_copy (p, f, RETURN_WHAT, &what);
  if (at == what.n)
    {
      sortie_frame_end (p, f, at);
      return;
    }
  event = sw_event (p, f, way_home (p, what.ref[at]), seat_at_home (p, what.ref[at]));
  event.subject = what.ref[at];
  sortie_slot_set (p, f, RETURN_AT, at + 1);
  sortie_event_propose_one (p, f, &event, f->step);
}
