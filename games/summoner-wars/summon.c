/* SPDX-License-Identifier: GPL-3.0-or-later */
/* summon.c: how cards come onto the battlefield, and change their spaces without moving. */
#include "procs.h"
#include "steps.h"

/* Summon (SW-7.2): cards one after another; each gets a space, is paid for, and arrives. SUMMON_SPACE holds the
 * space if the move or effect names it. */

enum
{
  SUMMON_NEXT,
  SUMMON_ASKED,
  SUMMON_PAID,
  SUMMON_ARRIVED,
  SUMMON_BOOST_ASKED,
  SUMMON_BOOST_PAID,
};

enum { SUMMON_WHAT, SUMMON_COST, SUMMON_BESIDE, SUMMON_SPACE, SUMMON_AT, SUMMON_DONE };

static SortieRef
card_at (const SortiePlay *p, const SortieFrame *f)
{
  const SortieRef *refs;
  guint n = sortie_slot_list (p, f, SUMMON_WHAT, &refs), at = sortie_slot (p, f, SUMMON_AT);

  return at < n ? refs[at] : SORTIE_NOTHING;
}

static gboolean
is_beside_any (const SortiePlay *p, const SortieList *points, guint16 place)
{
  for (guint i = 0; i < points->n; i++)
    {
      guint16 at = sortie_ref_kind (points->ref[i]) == SORTIE_REF_PLACE
                     ? sortie_ref_index (points->ref[i])
                     : sortie_piece_place (p, points->ref[i]);

      if (at != SORTIE_NO_INDEX && sortie_grid_distance (p->setup, at, place) == 1)
        return TRUE;
    }
  return FALSE;
}

/* Where the card may arrive: beside a wall as usual (SW-7.2), or beside what the effect names. */
static gboolean
may_arrive (const SortiePlay *p, const SortieFrame *f, SortieRef card, const SortieList *beside,
            guint16 place)
{
  if (beside->n == 0)
    return sw_is_summoning_space (p, f->seat, card, place, NULL);
  return sw_is_empty (p, place) && is_beside_any (p, beside, place);
}

static void
spaces_for (const SortiePlay *p, const SortieFrame *f, SortieRef card, SortieList *ret)
{
  SortieList beside;

  sortie_slot_copy (p, f, SUMMON_BESIDE, &beside);
  ret->n = 0;
  for (guint y = 0; y < sortie_height (p); y++)
    for (guint x = 0; x < sortie_width (p); x++)
      {
        guint16 place = sw_space (p, x, y);

        if (ret->n < G_N_ELEMENTS (ret->ref) && may_arrive (p, f, card, &beside, place))
          ret->ref[ret->n++] = sortie_ref_place (place);
      }
}

static void
next_card (SortiePlay *p, SortieFrame *f)
{
  sortie_slot_set (p, f, SUMMON_AT, sortie_slot (p, f, SUMMON_AT) + 1);
  sortie_slot_set_list (p, f, SUMMON_SPACE, NULL, 0);
  f->step = SUMMON_NEXT;
}

/* SW-7.6: a cost below 0 counts as 0. */
static void
pay (SortiePlay *p, SortieFrame *f, gint cost, guint step)
{
  const SortieRef seat = sortie_ref_seat (f->seat);
  SortieOrigin origin = sortie_frame_origin (p, f);

  f->step = step;
  origin.cause = SORTIE_CAUSE_COST;
  sortie_call_game (p, &origin, SW_PROC_SPEND, 2,
                    (const SortieArg[]) { SORTIE_NUMBER (sortie_not_negative (cost)), SORTIE_ONE (seat) });
}

/* SW-7.3: if the space has become occupied, nobody arrives, and nothing is paid. A Mutation arrives on a unit
 * (SW-21.4). */
static void
take_named_space (SortiePlay *p, SortieFrame *f, SortieRef card, gint cost)
{
  if (sortie_value_base (p, SW_VALUE_TYPE, card) == SW_MUTATION
      || sw_is_empty (p, sortie_ref_index (sortie_slot_ref (p, f, SUMMON_SPACE))))
    pay (p, f, cost, SUMMON_PAID);
  else
    next_card (p, f);
}

static void
ask_space (SortiePlay *p, SortieFrame *f, SortieRef card)
{
  gint cost = sortie_slot (p, f, SUMMON_COST);
  SortieList spaces;

  if (sortie_slot_ref (p, f, SUMMON_SPACE) != SORTIE_NOTHING)
    {
      take_named_space (p, f, card, cost);
      return;
    }
  spaces_for (p, f, card, &spaces);
  if (spaces.n == 0 || !sw_can_spend (p, f->seat, cost)) /* SW-7.3: then nothing is paid either */
    {
      next_card (p, f);
      return;
    }
  f->step = SUMMON_ASKED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_SUMMON_SPACE), f->seat, spaces.ref, spaces.n, 1, 1);
  sortie_ask_about (p, sw_card_def (p, sortie_ref_index (card)));
}

static void
take_space (SortiePlay *p, SortieFrame *f)
{
  SortieRef space = sortie_answer (p);

  sortie_slot_set_list (p, f, SUMMON_SPACE, &space, 1);
  pay (p, f, sortie_slot (p, f, SUMMON_COST), SUMMON_PAID);
}

static void
arrive (SortiePlay *p, SortieFrame *f, SortieRef card)
{
  SortieEvent event = sw_event (p, f, SW_EVENT_SUMMON, f->seat);

  event.subject = card;
  event.other = sortie_slot_ref (p, f, SUMMON_SPACE);
  if (f->done == 0) /* the cost was not paid */
    next_card (p, f);
  else
    sortie_event_propose_one (p, f, &event, SUMMON_ARRIVED);
}

/* SW-22.2: right after the cost, the player may also pay the boost cost. */
static void
ask_boost (SortiePlay *p, SortieFrame *f, SortieRef card)
{
  gint boost = sortie_value_base (p, SW_VALUE_BOOST, card);

  sortie_slot_set (p, f, SUMMON_DONE, sortie_slot (p, f, SUMMON_DONE) + f->done);
  if (f->done == 0 || boost == SW_NO_COST || !sw_can_spend (p, f->seat, boost))
    {
      next_card (p, f);
      return;
    }
  f->step = SUMMON_BOOST_ASKED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_BOOST), f->seat, NULL, 0, 0, 1);
  sortie_ask_about (p, sw_card_def (p, sortie_ref_index (card)));
}

/* The boost cost in the open question. */
gint
sw_boost_cost (const SortiePlay *p)
{
  return sortie_def (p, sortie_asked (p)->about_def)->printed[SW_VALUE_BOOST];
}

static void
put_boost (SortiePlay *p, SortieFrame *f)
{
  const SortieRef unit = sw_card_on (p, sortie_ref_index (sortie_slot_ref (p, f, SUMMON_SPACE)));

  next_card (p, f);
  if (f->done > 0)
    sortie_call_game_for (p, f, SW_PROC_BOOST, 1, (const SortieArg[]) { SORTIE_ONE (unit) });
}

void
sw_summon_step (SortiePlay *p, SortieFrame *f)
{
  SortieRef card = card_at (p, f);

  if (card == SORTIE_NOTHING)
    sortie_frame_end (p, f, sortie_slot (p, f, SUMMON_DONE));
  else if (f->step == SUMMON_NEXT)
    ask_space (p, f, card);
  else if (f->step == SUMMON_ASKED)
    take_space (p, f);
  else if (f->step == SUMMON_PAID)
    arrive (p, f, card);
  else if (f->step == SUMMON_ARRIVED)
    ask_boost (p, f, card);
  else if (f->step == SUMMON_BOOST_PAID)
    put_boost (p, f);
  else if (sortie_answered_yes (p))
    pay (p, f, sortie_value_base (p, SW_VALUE_BOOST, card), SUMMON_BOOST_PAID);
  else
    next_card (p, f);
}

/* Boost markers (SW-22.2): at most one on each card. */

enum { BOOST_WHAT, BOOST_AT, BOOST_DONE };

static void
each_boost_step (SortiePlay *p, SortieFrame *f, SwEvent type)
{
  guint at = sortie_slot (p, f, BOOST_AT);
  SortieEvent event = sw_event (p, f, type, f->seat);
  SortieList what;

  sortie_slot_copy (p, f, BOOST_WHAT, &what);
  if (at > 0)
    sortie_slot_set (p, f, BOOST_DONE, sortie_slot (p, f, BOOST_DONE) + f->done);
  if (at == what.n)
    {
      sortie_frame_end (p, f, sortie_slot (p, f, BOOST_DONE));
      return;
    }
  event.subject = what.ref[at];
  f->done = 0;
  sortie_slot_set (p, f, BOOST_AT, at + 1);
  sortie_event_propose_one (p, f, &event, f->step);
}

void
sw_boost_step (SortiePlay *p, SortieFrame *f)
{
  each_boost_step (p, f, SW_EVENT_BOOST);
}

void
sw_unboost_step (SortiePlay *p, SortieFrame *f)
{
  each_boost_step (p, f, SW_EVENT_UNBOOST);
}

/* Place (SW-17.4): units or cards, each on a space; if there are several, the player chooses. */

enum
{
  PLACE_NEXT,
  PLACE_ASKED,
  PLACE_PLACED,
};

enum { PLACE_WHAT, PLACE_ON, PLACE_AT, PLACE_DONE };

/* SW-15.4, 15.5: a unit may be placed on a Vine Wall, a wall only on an empty space. */
static gboolean
may_be_placed (const SortiePlay *p, SortieRef what, guint16 place)
{
  SwType type = sortie_value_base (p, SW_VALUE_TYPE, what);

  return type < SW_WALL ? sw_may_stand (p, place) : sw_is_empty (p, place);
}

static void
tell_no_space (SortiePlay *p, SortieFrame *f, SortieRef what)
{
  SortieEvent event = sw_event (p, f, SW_EVENT_NO_SPACE, f->seat);

  event.subject = what;
  sortie_event_tell (p, &event);
}

static void
ask_place (SortiePlay *p, SortieFrame *f, SortieRef what)
{
  SortieList spaces, free;

  free.n = 0;
  sortie_slot_copy (p, f, PLACE_ON, &spaces);
  for (guint i = 0; i < spaces.n; i++)
    if (may_be_placed (p, what, sortie_ref_index (spaces.ref[i])))
      free.ref[free.n++] = spaces.ref[i];
  if (free.n == 0)
    tell_no_space (p, f, what);
  f->step = PLACE_ASKED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_SPACE), f->seat, free.ref, free.n, 1, 1);
  sortie_ask_about (p, sortie_identity (p, what));
}

static void
put_on_place (SortiePlay *p, SortieFrame *f, SortieRef what)
{
  SortieEvent event = sw_event (p, f, SW_EVENT_PLACE, f->seat);

  event.subject = what;
  event.other = sortie_answer (p);
  f->step = PLACE_PLACED;
  f->done = 0;
  if (event.other != SORTIE_NOTHING)
    sortie_event_propose_one (p, f, &event, PLACE_PLACED);
}

void
sw_place_step (SortiePlay *p, SortieFrame *f)
{
  guint at = sortie_slot (p, f, PLACE_AT);
  SortieList what;

  if (f->step == PLACE_PLACED)
    {
      sortie_slot_set (p, f, PLACE_DONE, sortie_slot (p, f, PLACE_DONE) + f->done);
      sortie_slot_set (p, f, PLACE_AT, ++at);
      f->step = PLACE_NEXT;
    }
  sortie_slot_copy (p, f, PLACE_WHAT, &what);
  if (at == what.n)
    sortie_frame_end (p, f, sortie_slot (p, f, PLACE_DONE));
  else if (f->step == PLACE_NEXT)
    ask_place (p, f, what.ref[at]);
  else
    put_on_place (p, f, what.ref[at]);
}

/* Exchange (SW-17.4). */

enum { EXCHANGE_WHAT, EXCHANGE_WITH };

void
sw_exchange_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event = sw_event (p, f, SW_EVENT_EXCHANGE, f->seat);

  event.subject = sortie_slot_ref (p, f, EXCHANGE_WHAT);
  event.other = sortie_slot_ref (p, f, EXCHANGE_WITH);
  if (f->step > 0)
    sortie_frame_end (p, f, f->done);
  else if (!sortie_piece_exists (p, event.subject) || !sortie_piece_exists (p, event.other)
           || event.subject == event.other)
    sortie_frame_end (p, f, 0);
  else
    sortie_event_propose_one (p, f, &event, 1);
}

/* Vine Walls (SW-15.1, 15.2, 15.4): the top one of the pile on each space without a wall. */

enum { GROW_ON, GROW_AT, GROW_DONE };

void
sw_grow_vines_step (SortiePlay *p, SortieFrame *f)
{
  guint at = sortie_slot (p, f, GROW_AT);
  guint16 vine = sortie_zone_top (p, sw_zone (p, SW_ZONE_VINES, f->seat));
  SortieEvent event = sw_event (p, f, SW_EVENT_PUT_WALL, f->seat);
  SortieList on;

  sortie_slot_copy (p, f, GROW_ON, &on);
  if (f->step > 0)
    sortie_slot_set (p, f, GROW_DONE, sortie_slot (p, f, GROW_DONE) + f->done);
  if (at == on.n || vine == SORTIE_NO_INDEX)
    {
      sortie_frame_end (p, f, sortie_slot (p, f, GROW_DONE));
      return;
    }
  event.subject = sortie_ref_card (vine);
  event.other = on.ref[at];
  sortie_slot_set (p, f, GROW_AT, at + 1);
  f->step = 1;
  f->done = 0;
  if (sw_has_no_wall (p, sortie_ref_index (on.ref[at])))
    sortie_event_propose_one (p, f, &event, 1);
}
