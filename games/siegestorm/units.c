/* SPDX-License-Identifier: GPL-3.0-or-later */
/* units.c: what removes units and Supporters (kill, destroy, sacrifice, return, Support, Reserve), and what commits and
 * resets Supporters.
 *
 * All five ways off the table are one procedure in two steps: first the units in one batch, each with the event that it
 * leaves its track or Battle Zone, then the cards in piles. What may not be affected is skipped (SS-11.8, 22.22).
 */
#include "clauses.h"
#include "procs.h"
#include "steps.h"

/* One way off the table. */
typedef struct
{
  SsEvent event;
  gint rule;      /* the SsValue that may forbid it; -1: none */
  gboolean yours; /* the card goes to the acting seat instead of the holder */
} Way;

static const Way kill_way = { SS_EVENT_KILL, SS_VALUE_KILL, FALSE };
static const Way destroy_way = { SS_EVENT_DESTROY, SS_VALUE_DESTROY, FALSE };
static const Way return_way = { SS_EVENT_RETURN, -1, FALSE };
static const Way support_way = { SS_EVENT_SUPPORT, -1, TRUE };
static const Way reserve_way = { SS_EVENT_RESERVED, -1, TRUE };

enum { TAKE_WHAT, TAKE_UNITS };

static gboolean
may_take_unit (const SortiePlay *p, const SortieFrame *f, const Way *way, SortieRef unit)
{
  return ss_is_unit (p, unit) && ss_may_affect (p, f->seat, f->cause, unit)
         && (way->rule < 0 || ss_allows (p, way->rule, f->seat, f->cause, unit));
}

/* SS-10.6: only text that names Supporters affects them; a player's may be protected. */
static gboolean
may_touch_supporter (const SortiePlay *p, const SortieFrame *f, SortieRef card)
{
  guint8 holder = ss_holder (p, card);

  return ss_allows (p, SS_VALUE_TOUCH_SUPPORT, f->seat, f->cause, sortie_ref_seat (holder));
}

static gboolean
may_take_card (const SortiePlay *p, const SortieFrame *f, const Way *way, SortieRef ref)
{
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD || ss_holder (p, ref) == SORTIE_NO_SEAT)
    return FALSE;
  if (ss_is_supporter (p, ref))
    return may_touch_supporter (p, f, ref);
  return way->event != SS_EVENT_KILL; /* SS-22.8 */
}

static void
take_units (SortiePlay *p, SortieFrame *f, const Way *way, const SortieList *what)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  for (guint i = 0; i < what->n; i++)
    {
      guint8 holder = sortie_piece_controller (p, what->ref[i]);

      if (!may_take_unit (p, f, way, what->ref[i]))
        continue;
      ss_batch_add (&batch, p, f, way->event, way->yours ? f->seat : holder)->subject
        = what->ref[i];
      ss_batch_add_leaving (&batch, p, f, what->ref[i]);
    }
  sortie_batch_propose (p, f, &batch, 1);
}

static void
take_cards (SortiePlay *p, SortieFrame *f, const Way *way, const SortieList *what)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  sortie_slot_set (p, f, TAKE_UNITS, f->done / 2); /* two events for each unit */
  for (guint i = 0; i < what->n; i++)
    if (may_take_card (p, f, way, what->ref[i]))
      ss_batch_add (&batch, p, f, way->event,
                    way->yours ? f->seat : ss_holder (p, what->ref[i]))->subject
        = what->ref[i];
  sortie_batch_propose (p, f, &batch, 2);
}

static void
take_step (SortiePlay *p, SortieFrame *f, const Way *way)
{
  SortieList what;

  sortie_slot_copy (p, f, TAKE_WHAT, &what);
  if (f->step == 0)
    take_units (p, f, way, &what);
  else if (f->step == 1)
    take_cards (p, f, way, &what);
  else
    sortie_frame_end (p, f, sortie_slot (p, f, TAKE_UNITS) + f->done);
}

void
ss_kill_step (SortiePlay *p, SortieFrame *f)
{
  take_step (p, f, &kill_way);
}

void
ss_destroy_step (SortiePlay *p, SortieFrame *f)
{
  take_step (p, f, &destroy_way);
}

void
ss_return_step (SortiePlay *p, SortieFrame *f)
{
  take_step (p, f, &return_way);
}

/* SS-18.1: the Boss has no Support. */
void
ss_to_support_step (SortiePlay *p, SortieFrame *f)
{
  if (ss_is_boss (p, f->seat))
    sortie_frame_end (p, f, 0);
  else
    take_step (p, f, &support_way);
}

/* SS-2.1: only the Boss has a Reserve. */
void
ss_to_reserve_step (SortiePlay *p, SortieFrame *f)
{
  if (ss_is_boss (p, f->seat))
    take_step (p, f, &reserve_way);
  else
    sortie_frame_end (p, f, 0);
}

/* Sacrifice n, by seats, units or only Allies (SS-22.7). */

enum
{
  SACRIFICE_NEXT,
  SACRIFICE_CHOSEN,
  SACRIFICE_DONE,
};

enum
{
  SACRIFICE_N = SS_SACRIFICE_N,
  SACRIFICE_SEATS = SS_SACRIFICE_BY,
  SACRIFICE_ONLY = SS_SACRIFICE_ONLY,
  SACRIFICE_SEAT,
  SACRIFICE_TOTAL,
};

static const SsEach each_sacrifices = { SACRIFICE_SEATS, SACRIFICE_SEAT, SACRIFICE_TOTAL };

static void
sacrifices (SortiePlay *p, const SortieFrame *f, guint8 seat, SortieList *ret)
{
  SortieContext ctx = sortie_context_of_frame (p, f);
  gboolean only_allies = sortie_slot (p, f, SACRIFICE_ONLY) != 0;

  ret->n = 0;
  for (SORTIE_EACH_PIECE (p, slot))
    if (ss_may_sacrifice (&ctx, seat, only_allies, sortie_piece_ref (p, slot)))
      ss_list_add (p, ret, sortie_piece_ref (p, slot));
}

static void
ask_sacrifices (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  guint n = MAX (0, sortie_slot (p, f, SACRIFICE_N));
  SortieList units;

  sacrifices (p, f, seat, &units);
  f->step = SACRIFICE_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_SACRIFICE), seat, units.ref, units.n, n, n);
}

/* each unit is killed, and by that sacrificed. */
static void
propose_sacrifices (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);
  SortieBatch batch;

  sortie_batch_begin (&batch);
  for (guint i = 0; i < n; i++)
    {
      ss_batch_add (&batch, p, f, SS_EVENT_KILL, seat)->subject = answers[i];
      ss_batch_add_along (&batch, p, f, SS_EVENT_SACRIFICE, seat)->subject = answers[i];
      ss_batch_add_leaving (&batch, p, f, answers[i]);
    }
  sortie_batch_propose (p, f, &batch, SACRIFICE_DONE);
}

void
ss_sacrifice_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat;

  if (f->step == SACRIFICE_DONE)
    {
      ss_each_add (p, f, &each_sacrifices, f->done / 3); /* three events for each unit */
      ss_each_next (p, f, &each_sacrifices, SACRIFICE_NEXT);
    }
  seat = ss_each_seat (p, f, &each_sacrifices);
  if (seat == SORTIE_NO_SEAT)
    return;
  if (f->step == SACRIFICE_NEXT)
    ask_sacrifices (p, f, seat);
  else
    propose_sacrifices (p, f, seat);
}

/* Destroys n cards in the Support of seats; a seat chooses them. */

enum
{
  SUPPORTERS_NEXT,
  SUPPORTERS_CHOSEN,
  SUPPORTERS_DONE,
};

enum
{
  SUPPORTERS_N = SS_SUPPORT_N,
  SUPPORTERS_SEATS = SS_SUPPORT_OF,
  SUPPORTERS_BY = SS_SUPPORT_BY,
  SUPPORTERS_SEAT,
  SUPPORTERS_TOTAL,
};

static const SsEach each_loses = { SUPPORTERS_SEATS, SUPPORTERS_SEAT, SUPPORTERS_TOTAL };

static void
ask_supporters (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  guint n = MAX (0, sortie_slot (p, f, SUPPORTERS_N));
  guint8 by[SORTIE_MAX_SEATS] = { f->seat };
  SortieList cards;

  cards.n = 0;
  ss_seats (p, f, SUPPORTERS_BY, by);
  for (SORTIE_EACH_IN_ZONE (p, ss_zone (p, SS_ZONE_SUPPORT, seat), card))
    if (may_touch_supporter (p, f, sortie_ref_card (card)))
      ss_list_add (p, &cards, sortie_ref_card (card));
  f->step = SUPPORTERS_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_SUPPORTER), by[0], cards.ref, cards.n, n, n);
}

static void
destroy_next (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  const SortieArg n = SORTIE_NUMBER (sortie_slot (p, f, SUPPORTERS_N));

  if (!ss_is_boss (p, seat))
    {
      ask_supporters (p, f, seat);
      return;
    }
  f->step = SUPPORTERS_DONE; /* SS-18.1: the Menace Level instead */
  sortie_call_game_for (p, f, SS_PROC_LOWER_MENACE, 1, &n);
}

static void
destroy_supporters (SortiePlay *p, SortieFrame *f)
{
  const SortieRef *answers;
  guint n = sortie_answers (p, &answers);
  const SortieArg chosen = SORTIE_LIST (answers, n);

  f->step = SUPPORTERS_DONE;
  f->done = 0;
  if (n > 0)
    sortie_call_game_for (p, f, SS_PROC_DESTROY, 1, &chosen);
}

void
ss_destroy_support_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat;

  if (f->step == SUPPORTERS_DONE)
    {
      ss_each_add (p, f, &each_loses, f->done);
      ss_each_next (p, f, &each_loses, SUPPORTERS_NEXT);
    }
  seat = ss_each_seat (p, f, &each_loses);
  if (seat == SORTIE_NO_SEAT)
    return;
  if (f->step == SUPPORTERS_NEXT)
    destroy_next (p, f, seat);
  else
    destroy_supporters (p, f);
}

/* Commit and reset Supporters (SS-22.13, 22.14); RUL-59: the Boss has none. */

enum { TURNED_WHAT };

static void
add_turned (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch)
{
  SortieList what;

  sortie_slot_copy (p, f, TURNED_WHAT, &what);
  for (guint i = 0; i < what.n; i++)
    {
      guint16 card = sortie_ref_index (what.ref[i]);

      if (ss_is_supporter (p, what.ref[i])
          && ss_is_committed (p, card) == (type == SS_EVENT_RESET)
          && may_touch_supporter (p, f, what.ref[i]))
        ss_batch_add (batch, p, f, type, ss_holder (p, what.ref[i]))->subject = what.ref[i];
    }
}

void
ss_commit_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_turned, SS_EVENT_COMMIT);
}

void
ss_reset_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_turned, SS_EVENT_RESET);
}
