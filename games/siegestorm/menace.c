/* SPDX-License-Identifier: GPL-3.0-or-later */
/* menace.c: the Boss's numbers and tokens, extra turns, and winning by a card. */
#include "procs.h"
#include "reasons.h"
#include "steps.h"
#include "verdicts.h"

static void
propose_for_boss (SortiePlay *p, SortieFrame *f, SsEvent type, gint amount, guint step)
{
  SortieBatch batch;

  sortie_batch_begin (&batch);
  if (ss_boss_seat (p) != SORTIE_NO_SEAT)
    ss_batch_add (&batch, p, f, type, ss_boss_seat (p))->amount = amount;
  sortie_batch_propose (p, f, &batch, step);
}

enum { MENACE_BY, MENACE_RISEN };

/* SS-18.1, R-4: what counts Supporters counts Menace, so a rise counts as that many Supporters joining. */
void
ss_raise_menace_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == 0)
    propose_for_boss (p, f, SS_EVENT_MENACE_RISE, sortie_slot (p, f, MENACE_BY), 1);
  else if (f->step == 1)
    {
      sortie_slot_set (p, f, MENACE_RISEN, f->done);
      propose_for_boss (p, f, SS_EVENT_SUPPORT, f->done, 2);
    }
  else
    sortie_frame_end (p, f, sortie_slot (p, f, MENACE_RISEN));
}

static gboolean
boss_allows (const SortiePlay *p, const SortieFrame *f, SsValue rule)
{
  return ss_boss_seat (p) != SORTIE_NO_SEAT
         && ss_allows (p, rule, f->seat, f->cause, sortie_ref_seat (ss_boss_seat (p)));
}

/* One event for the Boss, unless something in play forbids it. R-5: what stops healing also stops the Boss from
 * regaining life. */
static void
add_for_boss (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch)
{
  SsValue rule = type == SS_EVENT_MENACE_FALL ? SS_VALUE_LOWER_MENACE : SS_VALUE_HEAL;

  if (boss_allows (p, f, rule))
    ss_batch_add (batch, p, f, type, ss_boss_seat (p))->amount
      = type == SS_EVENT_RECOVER ? 1 : sortie_slot (p, f, MENACE_BY);
}

void
ss_lower_menace_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_for_boss, SS_EVENT_MENACE_FALL);
}

void
ss_regain_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_for_boss, SS_EVENT_REGAIN);
}

void
ss_recover_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_for_boss, SS_EVENT_RECOVER);
}

/* Gang tokens, n on each unit; RUL-55: only on a War Track. */

enum { GANG_N, GANG_ON };

static void
add_gang_tokens (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch)
{
  SortieList on;

  sortie_slot_copy (p, f, GANG_ON, &on);
  for (guint i = 0; i < on.n; i++)
    if (ss_is_on_track (p, on.ref[i]))
      {
        SortieEvent *event = ss_batch_add (batch, p, f, type,
                                           sortie_piece_controller (p, on.ref[i]));
        event->subject = on.ref[i];
        event->amount = sortie_slot (p, f, GANG_N);
      }
}

void
ss_gang_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_gang_tokens, SS_EVENT_GANG);
}

/* A Spirit token on each of these Totems; RUL-54: the human chooses the order. */

enum
{
  SPIRIT_NEXT,
  SPIRIT_CHOSEN,
  SPIRIT_MARKED,
};

enum { SPIRIT_ON, SPIRIT_CURRENT, SPIRIT_TOTAL };

static void
take_totem (SortiePlay *p, SortieFrame *f, SortieRef totem)
{
  SortieEvent event;
  SortieList left, others;

  others.n = 0;
  sortie_slot_copy (p, f, SPIRIT_ON, &left);
  for (guint i = 0; i < left.n; i++)
    if (left.ref[i] != totem)
      ss_list_add (p, &others, left.ref[i]);
  sortie_slot_set_list (p, f, SPIRIT_ON, others.ref, others.n);
  sortie_slot_set_list (p, f, SPIRIT_CURRENT, &totem, 1);
  event = sortie_event_from (p, f, SORTIE_GAME_EVENT (SS_EVENT_SPIRIT),
                             sortie_piece_controller (p, totem));
  event.subject = totem;
  sortie_event_propose_one (p, f, &event, SPIRIT_MARKED);
}

static void
units_left (SortiePlay *p, const SortieFrame *f, SortieList *ret)
{
  SortieList left;

  ret->n = 0;
  sortie_slot_copy (p, f, SPIRIT_ON, &left);
  for (guint i = 0; i < left.n; i++)
    if (ss_is_unit (p, left.ref[i]))
      ss_list_add (p, ret, left.ref[i]);
}

/* RUL-54: the only Totem left, or the one that the human named. */
static void
tell_and_take_totem (SortiePlay *p, SortieFrame *f, SortieRef totem)
{
  SortieList here;

  units_left (p, f, &here);
  if (ss_is_boss (p, f->seat))
    ss_tell_totem (p, f->seat, here.ref, here.n, totem);
  take_totem (p, f, totem);
}

static void
next_totem (SortiePlay *p, SortieFrame *f)
{
  SortieList here;

  units_left (p, f, &here);
  f->step = SPIRIT_CHOSEN;
  if (here.n == 0)
    sortie_frame_end (p, f, sortie_slot (p, f, SPIRIT_TOTAL));
  else if (here.n == 1)
    tell_and_take_totem (p, f, here.ref[0]);
  else
    sortie_ask (p, f, SORTIE_GAME_ASK (SS_ASK_TOTEM), f->seat, here.ref, here.n, 1, 1);
}

static guint16
totem_ability (const SortiePlay *p, SortieRef totem)
{
  guint16 clauses[SORTIE_MAX_ABILITIES];
  guint n = sortie_abilities (p, totem, SORTIE_CLAUSE_ABILITY, clauses, G_N_ELEMENTS (clauses));

  for (guint i = 0; i < n; i++)
    if (sortie_clause (p, clauses[i])->timing == SS_TIMING_TOTEM)
      return clauses[i];
  return 0;
}

/* SS-22.24; RUL-60: it is a separate link, so that it can be negated. */
static void
run_totem (SortiePlay *p, SortieFrame *f)
{
  SortieRef totem = sortie_slot_ref (p, f, SPIRIT_CURRENT);
  guint16 clause = totem_ability (p, totem);
  SortieLink link = { .kind = SS_LINK_ABILITY,
                      .seat = sortie_piece_controller (p, totem),
                      .clause = clause,
                      .card = SORTIE_NO_INDEX,
                      .source = totem,
                      .source_def = sortie_identity (p, totem) };

  sortie_slot_set (p, f, SPIRIT_TOTAL, sortie_slot (p, f, SPIRIT_TOTAL) + f->done);
  f->step = SPIRIT_NEXT;
  if (f->done > 0 && clause != 0)
    sortie_announce (p, &link, 0, FALSE);
}

void
ss_spirit_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == SPIRIT_NEXT)
    next_totem (p, f);
  else if (f->step == SPIRIT_CHOSEN)
    tell_and_take_totem (p, f, sortie_answer (p));
  else
    run_totem (p, f);
}

/* RUL-22: only in the player's own turn; a second one in the same turn changes nothing. */

static gboolean
may_take_extra_turn (const SortiePlay *p, guint8 seat)
{
  const SortieTurn *turn = sortie_turn_state (p);

  return sortie_is_active (p, seat) && !(turn->extra >> seat & 1)
         && (sortie_option (p, SS_OPTION_EXTRA_CHAIN) || !(turn->is_extra >> seat & 1));
}

static void
add_extra_turn (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch)
{
  if (may_take_extra_turn (p, f->seat))
    ss_batch_add (batch, p, f, type, f->seat);
}

void
ss_extra_turn_step (SortiePlay *p, SortieFrame *f)
{
  ss_propose_and_end (p, f, add_extra_turn, SS_EVENT_EXTRA_TURN);
}

/* SS-5.6. */
void
ss_win_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seats[SORTIE_MAX_SEATS], winners = 0;
  guint n = ss_seats (p, f, 0, seats);

  for (guint i = 0; i < n; i++)
    winners |= 1 << seats[i];
  sortie_win (p, winners, SORTIE_GAME_REASON (SS_REASON_CARD_WINS)); /* while its frame says which card it is */
  sortie_frame_end (p, f, n);
}
