/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* poll.c: the frame that puts one question to several seats. */
#include <sortie/event.h>
#include "flow/internal.h"
#include "flow/pipeline.h"

typedef enum
{
  STEP_ASK,
  STEP_ANSWERED,
  STEP_REVEAL, /* in a secret poll: the answers take effect one after another */
} Step;

enum
{
  SLOT_KIND,
  SLOT_ASK,
  SLOT_LEFT,     /* the seats still to be asked, a bit each */
  SLOT_NEXT,     /* the seat to ask next, or whose answer takes effect first */
  SLOT_LAST,     /* 1 + the last seat that did not decline; 0 if none did not */
  SLOT_DECLINED, /* whether the current answer declines */
  SLOT_ROW,      /* how many in a row have declined */
  SLOT_SECRET,   /* per seat its answer: the verb as a number, and the operands */
  N_SLOTS = SLOT_SECRET + SORTIE_MAX_SEATS
};
G_STATIC_ASSERT (N_SLOTS == SORTIE_POLL_SLOTS);

void
sortie_poll (SortiePlay *p, const SortieFrame *f, guint kind, guint ask, guint8 first, guint8 seats)
{
  guint8 all = (guint8) ((1u << p->setup->n_seats) - 1);
  SortieOrigin origin = sortie_frame_origin (p, f);
  const SortieArg args[] = {
    [SLOT_KIND] = SORTIE_NUMBER ((gint) kind),
    [SLOT_ASK] = SORTIE_NUMBER ((gint) ask),
    [SLOT_LEFT] = SORTIE_NUMBER (seats != 0 ? seats & all : all),
    [SLOT_NEXT] = SORTIE_NUMBER (first),
  };
  SortieFrame *poll;

  if (!model_is_row (G_STRFUNC, "question", ask, SORTIE_N_ASKS, p->setup->n_asks, "SORTIE_GAME_ASK"))
    return;
  poll = sortie_call (p, SORTIE_PROC_POLL, &origin, N_SLOTS, G_N_ELEMENTS (args), args);

  if (poll != NULL && kind == SORTIE_POLL_SECRET)
    poll->secret = 1 + SLOT_SECRET;
}

/* The seats still to be asked that are still in the match. */
static guint8
left (const SortiePlay *p, const SortieFrame *f)
{
  return (guint8) (sortie_slot (p, f, SLOT_LEFT) & ~p->s->out);
}

static guint
answer_of (const SortiePlay *p, const SortieFrame *f, guint8 seat, const SortieRef **ret)
{
  return sortie_slot_list (p, f, SLOT_SECRET + seat, ret);
}

/* The first seat from SLOT_NEXT on, in turn order, that is still to be asked and has (or does not have) a kept answer;
 * SORTIE_NO_SEAT if none. */
static guint8
find_seat (const SortiePlay *p, const SortieFrame *f, gboolean has_answered)
{
  guint8 first = (guint8) sortie_slot (p, f, SLOT_NEXT);
  const SortieRef *answer;

  for (guint n = 0; n < p->setup->n_seats; n++)
    {
      guint8 seat = sortie_seat_later (p, first, n);

      if (left (p, f) >> seat & 1 && (answer_of (p, f, seat, &answer) > 0) == has_answered)
        return seat;
    }
  return SORTIE_NO_SEAT;
}

/* ---- Keeping answers ---------------------------------------------------------------------- */

static void
keep_answer (SortiePlay *p, SortieFrame *f, const SortieMove *move)
{
  SortieRef answer[1 + SORTIE_MAX_MOVE_OPERANDS] = { sortie_ref (SORTIE_REF_NUMBER, move->verb) };

  for (guint i = 0; i < move->n; i++)
    answer[1 + i] = move->arg[i];
  sortie_slot_set_list (p, f, SLOT_SECRET + p->s->decision.whose, answer, 1u + move->n);
  p->s->decision.kind = SORTIE_ASK_NOTHING;
}

gboolean
sortie_poll_keeps (SortiePlay *p, const SortieMove *move)
{
  SortieFrame *f = sortie_frame_top (p);

  sortie_slot_set (p, f, SLOT_DECLINED, sortie_verb (p->setup, move->verb)->declines);
  if (sortie_slot (p, f, SLOT_KIND) == SORTIE_POLL_SECRET)
    keep_answer (p, f, move);
  return sortie_slot (p, f, SLOT_KIND) == SORTIE_POLL_SECRET;
}

/* ---- Asking ------------------------------------------------------------------------------- */

/* The last seat that did not decline has nobody left to outbid it. */
static gboolean
is_decided (const SortiePlay *p, const SortieFrame *f)
{
  gint last = sortie_slot (p, f, SLOT_LAST), kind = sortie_slot (p, f, SLOT_KIND);
  guint n = 0;

  for (guint8 seats = left (p, f); seats != 0; seats &= (guint8) (seats - 1))
    n++;
  if (kind == SORTIE_POLL_BIDS)
    return last > 0 && left (p, f) == 1u << (last - 1);
  if (kind == SORTIE_POLL_PASSES)
    return (guint) sortie_slot (p, f, SLOT_ROW) >= n - (last > 0 && left (p, f) >> (last - 1) & 1);
  return FALSE;
}

static void
ask_next_seat (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = is_decided (p, f) ? SORTIE_NO_SEAT : find_seat (p, f, FALSE);

  if (seat == SORTIE_NO_SEAT)
    {
      f->step = STEP_REVEAL;
      return;
    }
  f->step = STEP_ANSWERED;
  if (sortie_slot (p, f, SLOT_KIND) != SORTIE_POLL_SECRET)
    sortie_slot_set (p, f, SLOT_NEXT, seat);
  sortie_ask (p, f, (guint) sortie_slot (p, f, SLOT_ASK), seat, NULL, 0, 0, 1);
}

/* Counts the answer of a seat to an open poll; it has already taken effect. */
static void
count_answer (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = (guint8) sortie_slot (p, f, SLOT_NEXT);
  gint kind = sortie_slot (p, f, SLOT_KIND);
  gboolean declined = sortie_slot (p, f, SLOT_DECLINED);

  if (!declined)
    sortie_slot_set (p, f, SLOT_LAST, 1 + seat);
  sortie_slot_set (p, f, SLOT_ROW, declined ? sortie_slot (p, f, SLOT_ROW) + 1 : 0);
  if (kind == SORTIE_POLL_IN_TURN || (kind == SORTIE_POLL_BIDS && declined))
    sortie_slot_set (p, f, SLOT_LEFT, sortie_slot (p, f, SLOT_LEFT) & ~(1 << seat));
  sortie_slot_set (p, f, SLOT_NEXT, sortie_seat_later (p, seat, 1));
}

static void
answered (SortiePlay *p, SortieFrame *f)
{
  if (sortie_slot (p, f, SLOT_KIND) != SORTIE_POLL_SECRET)
    count_answer (p, f);
  f->step = STEP_ASK;
}

/* ---- Revealing ---------------------------------------------------------------------------- */

/* The verb finds the same position as when its seat was asked. */
static void
carry_out (SortiePlay *p, guint8 seat, const SortieMove *move)
{
  p->s->decision.whose = seat;
  p->s->decision.seat = sortie_who_decides (p, seat);
  p->mover = seat + 1u;
  sortie_verb_carry_out (p, move);
  p->mover = 0;
  p->s->decision.kind = SORTIE_ASK_NOTHING;
}

/* Answers of an open poll have taken effect already, so none are kept. */
static void
reveal (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = find_seat (p, f, TRUE);
  const SortieRef *answer;
  SortieMove move;
  guint n;

  f->secret = 0;
  if (seat == SORTIE_NO_SEAT)
    {
      sortie_frame_end (p, f, sortie_slot (p, f, SLOT_LAST));
      return;
    }
  n = answer_of (p, f, seat, &answer);
  move = (SortieMove) { .verb = (guint8) sortie_ref_index (answer[0]), .n = (guint8) (n - 1) };
  for (guint i = 0; i < move.n; i++)
    move.arg[i] = answer[1 + i];
  if (!sortie_verb (p->setup, move.verb)->declines)
    sortie_slot_set (p, f, SLOT_LAST, 1 + seat);
  sortie_slot_set (p, f, SLOT_SECRET + seat, 0);
  carry_out (p, seat, &move);
}

void
sortie_poll_step (SortiePlay *p, SortieFrame *f)
{
  switch ((Step) f->step)
    {
    case STEP_ASK:
      ask_next_seat (p, f);
      return;
    case STEP_ANSWERED:
      answered (p, f);
      return;
    case STEP_REVEAL:
      reveal (p, f);
      return;
    }
  g_assert_not_reached ();
}
