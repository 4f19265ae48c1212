/* SPDX-License-Identifier: GPL-3.0-or-later */
/* keywords.c: what cards do to players: draw, damage, heal, Vision, Raise, Steal, discard.
 *
 * RUL-20: each effect does as much as possible, and `done` says how much. Several seats are handled in the order of the
 * set; in turn order if the card says `players` (RUL-12). SS-18 replaces what would hit the Boss's cards by what the
 * Boss has instead.
 */
#include "clauses.h"
#include "events.h"
#include "procs.h"
#include "steps.h"

/* Draw n, by seats: one card at a time. */

enum
{
  DRAW_NEXT,
  DRAW_DRAWN,
  DRAW_REFILLED, /* the Reserve was reshuffled, or a card kept the seat from losing */
};

enum { DRAW_N, DRAW_SEATS, DRAW_SEAT, DRAW_LEFT, DRAW_TOTAL };

static const SsEach each_draws = { DRAW_SEATS, DRAW_SEAT, DRAW_TOTAL };

static gboolean
can_draw (const SortiePlay *p, guint8 seat)
{
  return sortie_zone_count (p, ss_zone (p, SS_ZONE_RESOURCES, seat)) > 0;
}

static void
draw_one (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SsEvent type = SS_EVENT_DRAW;
  SortieEvent event;

  if (!can_draw (p, seat)) /* RUL-57, SS-5.1 */
    type = ss_may_reshuffle (p, seat) ? SS_EVENT_RESHUFFLE : SS_EVENT_RUN_DRY;
  event = sortie_event_from (p, f, SORTIE_GAME_EVENT (type), seat);
  event.amount = type == SS_EVENT_RUN_DRY;
  sortie_event_propose_one (p, f, &event, type == SS_EVENT_DRAW ? DRAW_DRAWN : DRAW_REFILLED);
}

void
ss_draw_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat;

  if (f->step == DRAW_DRAWN)
    {
      sortie_slot_set (p, f, DRAW_LEFT, sortie_slot (p, f, DRAW_LEFT) + 1);
      ss_each_add (p, f, &each_draws, f->done);
    }
  f->step = DRAW_NEXT;
  seat = ss_each_seat (p, f, &each_draws);
  if (seat == SORTIE_NO_SEAT)
    return;
  if (sortie_slot (p, f, DRAW_LEFT) < sortie_slot (p, f, DRAW_N) && !sortie_is_out (p, seat))
    draw_one (p, f, seat);
  else
    {
      sortie_slot_set (p, f, DRAW_LEFT, 0);
      ss_each_next (p, f, &each_draws, DRAW_NEXT);
    }
}

/* Damage n, to seats; heal n, by seats: all at once. */

enum { AMOUNT_N, AMOUNT_SEATS, AMOUNT_EACH = SS_DAMAGE_EACH, AMOUNT_DONE };

/* For damage. */
enum
{
  DAMAGE_DEAL,
  DAMAGE_DEALT,
  DAMAGE_DONE,
  DAMAGE_NAMED, /* the player who takes it */
};

static void
add_for_seats (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch)
{
  guint8 seats[SORTIE_MAX_SEATS];
  guint n = ss_seats (p, f, AMOUNT_SEATS, seats);

  if (sortie_slot (p, f, AMOUNT_N) <= 0) /* effects that increase damage do not increase 0 */
    n = 0;
  for (guint i = 0; i < n; i++)
    if (type != SS_EVENT_HEAL
        || ss_allows (p, SS_VALUE_HEAL, f->seat, f->cause, sortie_ref_seat (seats[i])))
      ss_batch_add (batch, p, f, type, seats[i])->amount = sortie_slot (p, f, AMOUNT_N);
}

static void
deal_damage (SortiePlay *p, SortieFrame *f)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  add_for_seats (p, f, SS_EVENT_DAMAGE, &batch);
  sortie_batch_propose (p, f, &batch, DAMAGE_DEALT);
}

/* SS-19.8, RUL-66: damage that is not dealt to each of several players goes to one of them, whom they name. */
static gboolean
ask_victim (SortiePlay *p, SortieFrame *f)
{
  const SortieRef *seats;
  guint n = sortie_slot_list (p, f, AMOUNT_SEATS, &seats);
  SortieList who;

  if (n < 2 || sortie_slot (p, f, AMOUNT_EACH) || sortie_slot (p, f, AMOUNT_N) <= 0)
    return FALSE;
  sortie_slot_copy (p, f, AMOUNT_SEATS, &who);
  f->step = DAMAGE_NAMED;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_VICTIM), f->seat, who.ref, who.n, 1, 1);
  return TRUE;
}

void
ss_count_damage (const SortiePlay *p, gint *ret_left, gint *ret_max)
{
  *ret_left = *ret_max = sortie_slot (p, sortie_frame_top (p), AMOUNT_N);
}

static void
name_victim (SortiePlay *p, SortieFrame *f)
{
  SortieRef who = sortie_answer (p);

  sortie_slot_set_list (p, f, AMOUNT_SEATS, &who, 1);
  deal_damage (p, f);
}

/* RUL-47: checked after every change of life. */
static gboolean
boss_is_dead (const SortiePlay *p, guint8 seat)
{
  return ss_is_boss (p, seat) && sortie_var (p, SS_VAR_LIFE, seat) == 0;
}

static void
check_life (SortiePlay *p, SortieFrame *f)
{
  guint8 seats[SORTIE_MAX_SEATS];
  guint n = ss_seats (p, f, AMOUNT_SEATS, seats);
  SortieBatch batch;

  sortie_batch_begin (&batch);
  sortie_slot_set (p, f, AMOUNT_DONE, f->done);
  for (guint i = 0; i < n; i++)
    if (f->done > 0 && boss_is_dead (p, seats[i]))
      ss_batch_add (&batch, p, f, SS_EVENT_LIFE_ENDS, seats[i]);
  sortie_batch_propose (p, f, &batch, DAMAGE_DONE);
}

void
ss_damage_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == DAMAGE_DEAL)
    {
      if (!ask_victim (p, f))
        deal_damage (p, f);
    }
  else if (f->step == DAMAGE_NAMED)
    name_victim (p, f);
  else if (f->step == DAMAGE_DEALT)
    check_life (p, f);
  else
    sortie_frame_end (p, f, sortie_slot (p, f, AMOUNT_DONE));
}

void
ss_heal_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_for_seats, SS_EVENT_HEAL);
}

/* Vision n, by a seat: the last card put back is the lowest. */

enum
{
  VISION_LOOK,
  VISION_CHOSEN,
  VISION_KEPT,
  VISION_ORDERED,
};

enum { VISION_N, VISION_SEATS, VISION_LEFT };

static guint8
vision_seat (const SortiePlay *p, const SortieFrame *f)
{
  guint8 seats[SORTIE_MAX_SEATS] = { f->seat };

  ss_seats (p, f, VISION_SEATS, seats);
  return seats[0];
}

/* The top @n cards of a seat's Resources. */
static void
top_of_resources (SortiePlay *p, guint8 seat, guint n, SortieList *ret)
{
  ret->n = 0;
  for (SORTIE_EACH_IN_ZONE (p, ss_zone (p, SS_ZONE_RESOURCES, seat), card))
    if (ret->n < n)
      ss_list_add (p, ret, sortie_ref_card (card));
}

static void
look (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  guint wanted = sortie_slot (p, f, VISION_N);
  SortieEvent dry = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_RUN_DRY), seat);
  SortieList seen;

  top_of_resources (p, seat, wanted, &seen);
  /* RUL-75: a card must be taken; by the option, only if the full number is there */
  if (wanted > 0 && seen.n < (sortie_option (p, SS_OPTION_VISION_STRICT) ? wanted : 1))
    {
      dry.amount = sortie_option (p, SS_OPTION_VISION_STRICT) ? (gint) wanted : 1;
      sortie_event_propose_one (p, f, &dry, VISION_LOOK);
      return;
    }
  for (guint i = 0; i < seen.n; i++)
    sortie_card_reveal (p, sortie_ref_index (seen.ref[i]), seat);
  sortie_slot_set (p, f, VISION_LEFT, MAX (seen.n, 1) - 1);
  f->step = VISION_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_VISION), seat, seen.ref, seen.n, 1, 1);
}

static void
keep (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_VISION), seat);

  event.subject = sortie_answer (p);
  if (event.subject == SORTIE_NOTHING)
    sortie_frame_end (p, f, 0);
  else
    sortie_event_propose_one (p, f, &event, VISION_KEPT);
}

static void
put_back (SortiePlay *p, SortieFrame *f, guint8 seat, const SortieRef *cards, guint n)
{
  for (guint i = 0; i < n; i++)
    sortie_card_move (p, sortie_ref_index (cards[i]), ss_zone (p, SS_ZONE_RESOURCES, seat),
                      SORTIE_BOTTOM);
  sortie_frame_end (p, f, 1);
}

/* "The others to the bottom in any order": asks only if the order matters. */
static void
ask_order (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  SortieList seen;

  top_of_resources (p, seat, sortie_slot (p, f, VISION_LEFT), &seen);
  f->step = VISION_ORDERED;
  if (seen.n < 2)
    put_back (p, f, seat, seen.ref, seen.n);
  else
    sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_VISION_ORDER), seat, seen.ref, seen.n, seen.n,
                seen.n);
}

static void
put_back_ordered (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);

  put_back (p, f, seat, answers, n);
}

void
ss_vision_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = vision_seat (p, f);

  if (sortie_is_out (p, seat)) /* SS-20.8 */
    sortie_frame_end (p, f, 0);
  else if (f->step == VISION_LOOK)
    look (p, f, seat);
  else if (f->step == VISION_CHOSEN)
    keep (p, f, seat);
  else if (f->step == VISION_KEPT)
    ask_order (p, f, seat);
  else
    put_back_ordered (p, f, seat);
}

/* Raise, by seats. RUL-76: from the opponent's Casualties; by the option, from the player's own. */

static void
add_raises (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch)
{
  guint8 seats[SORTIE_MAX_SEATS];
  guint n = ss_seats (p, f, 0, seats);

  for (guint i = 0; i < n; i++)
    {
      guint8 from = sortie_option (p, SS_OPTION_RAISE_OWN) ? seats[i] : ss_opponent_in (p, f, seats[i]);
      guint16 card = sortie_zone_top (p, ss_zone (p, SS_ZONE_CASUALTIES, from));

      if (card != SORTIE_NO_INDEX)
        ss_batch_add (batch, p, f, type, seats[i])->subject = sortie_ref_card (card);
    }
}

void
ss_raise_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_raises, SS_EVENT_RAISE);
}

/* Steal n random cards of the opponent, or the named ones. T-184: also the Boss's leftover cards. */

enum { STEAL_N, STEAL_WHAT };

static void
add_thefts (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch)
{
  guint8 victim = ss_opponent_in (p, f, f->seat);
  SortieList named;

  sortie_slot_copy (p, f, STEAL_WHAT, &named);
  for (guint i = 0; i < named.n; i++)
    if (ss_holder (p, named.ref[i]) == victim)
      ss_batch_add (batch, p, f, type, victim)->subject = named.ref[i];
  if (named.n == 0)
    ss_batch_add (batch, p, f, type, victim)->amount = sortie_slot (p, f, STEAL_N);
}

void
ss_steal_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_thefts, SS_EVENT_STEAL);
}

/* Discard n, by seats, at random or not. RUL-44: the player who loses the cards chooses; RUL-61: for the Boss, the
 * human does. */

enum
{
  DISCARD_NEXT,
  DISCARD_CHOSEN,
  DISCARD_DONE,
  DISCARD_TOLD,
};

enum { DISCARD_N, DISCARD_SEATS, DISCARD_RANDOM, DISCARD_SEAT, DISCARD_TOTAL };

static const SsEach each_discards = { DISCARD_SEATS, DISCARD_SEAT, DISCARD_TOTAL };

static guint
how_many_discards (const SortiePlay *p, const SortieFrame *f, guint8 seat)
{
  guint hand = sortie_zone_count (p, ss_hand (p, seat));

  return MIN (hand, (guint) MAX (0, sortie_slot (p, f, DISCARD_N)));
}

static void
discard_at_random (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  guint n = how_many_discards (p, f, seat);
  SortieBatch batch;

  sortie_batch_begin (&batch);
  for (guint i = 0; i < n; i++)
    ss_batch_add (&batch, p, f, SS_EVENT_DISCARD, seat);
  sortie_batch_propose (p, f, &batch, DISCARD_DONE);
}

static void
ask_discards (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  guint n = how_many_discards (p, f, seat);
  SortieList hand;

  hand.n = 0;
  for (SORTIE_EACH_IN_ZONE (p, ss_hand (p, seat), card))
    ss_list_add (p, &hand, sortie_ref_card (card));
  f->step = DISCARD_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_DISCARD), seat, hand.ref, hand.n, n, n);
}

static void
discard_chosen (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);
  SortieBatch batch;

  sortie_batch_begin (&batch);
  for (guint i = 0; i < n; i++)
    ss_batch_add (&batch, p, f, SS_EVENT_DISCARD, seat)->subject = answers[i];
  sortie_batch_propose (p, f, &batch, DISCARD_DONE);
}

/* One event for all of them, for "whenever the opponent discards one or more cards". */
static void
tell_discards (SortiePlay *p, SortieFrame *f, guint8 seat, guint step)
{
  SortieEvent event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_DISCARDS), seat);

  event.amount = f->done;
  sortie_event_propose_one (p, f, &event, step);
}

void
ss_discard_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat;

  if (f->step == DISCARD_TOLD)
    ss_each_next (p, f, &each_discards, DISCARD_NEXT);
  seat = ss_each_seat (p, f, &each_discards);
  if (seat == SORTIE_NO_SEAT)
    return;
  if (f->step == DISCARD_CHOSEN)
    discard_chosen (p, f, seat);
  else if (f->step == DISCARD_DONE)
    {
      ss_each_add (p, f, &each_discards, f->done);
      tell_discards (p, f, seat, DISCARD_TOLD);
    }
  else if (sortie_slot (p, f, DISCARD_RANDOM))
    discard_at_random (p, f, seat);
  else
    ask_discards (p, f, seat);
}

/* Discard these cards, all from one hand. */

enum { THESE_WHAT, THESE_SEAT, THESE_TOTAL };

static void
propose_these (SortiePlay *p, SortieFrame *f, const SortieList *what)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  for (guint i = 0; i < what->n; i++)
    if (ss_is_in_hand (p, what->ref[i]))
      ss_batch_add (&batch, p, f, SS_EVENT_DISCARD, ss_holder (p, what->ref[i]))->subject
        = what->ref[i];
  if (batch.n > 0)
    sortie_slot_set (p, f, THESE_SEAT, batch.event[0].seat);
  sortie_batch_propose (p, f, &batch, 1);
}

void
ss_discard_cards_step (SortiePlay *p, SortieFrame *f)
{
  SortieList what;

  sortie_slot_copy (p, f, THESE_WHAT, &what);
  if (f->step == 0)
    propose_these (p, f, &what);
  else if (f->step == 1)
    {
      sortie_slot_set (p, f, THESE_TOTAL, f->done);
      tell_discards (p, f, sortie_slot (p, f, THESE_SEAT), 2);
    }
  else
    sortie_frame_end (p, f, sortie_slot (p, f, THESE_TOTAL));
}
