/* SPDX-License-Identifier: GPL-3.0-or-later */
/* discard.c: discarding, from the battlefield or from a hand (SW-13.4, 13.5). */
#include "procs.h"
#include "steps.h"

static void
add_discard (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SortieRef ref)
{
  SortieEvent *event;
  guint16 zone;

  if (sortie_piece_exists (p, ref))
    {
      sw_batch_add (batch, p, f, SW_EVENT_DISCARD, ref);
      return;
    }
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return;
  zone = sortie_card_of (p, ref)->zone;
  if (zone == SORTIE_NO_INDEX)
    return;
  event = sw_batch_add (batch, p, f, SW_EVENT_DISCARD, ref);
  event->seat = sortie_zone_seat (p, zone);
}

/* The player who discards chooses the given number of cards, their own if there are any, or discards all. */

enum { DISCARD_WHAT, DISCARD_N, DISCARD_BY, DISCARD_NEXT, DISCARD_DONE };

enum
{
  DISCARD_SEAT,   /* the seat that discards now */
  DISCARD_CHOSEN,
  DISCARD_GONE,
};

static guint8
holder_of (const SortiePlay *p, SortieRef ref)
{
  guint16 zone;

  if (sortie_piece_exists (p, ref))
    return sw_controller (p, ref);
  if (sortie_ref_kind (ref) != SORTIE_REF_CARD)
    return SORTIE_NO_SEAT;
  zone = sortie_card_of (p, ref)->zone;
  return zone == SORTIE_NO_INDEX ? SORTIE_NO_SEAT : sortie_zone_seat (p, zone);
}

/* What @seat may discard: its own cards, or any if none of them are its own. */
static guint
list_discards (const SortiePlay *p, const SortieFrame *f, guint8 seat, SortieRef *ret)
{
  const SortieRef *what;
  guint n_what = sortie_slot_list (p, f, DISCARD_WHAT, &what), n = 0;

  n_what = MIN (n_what, SORTIE_MAX_SET);
  for (guint i = 0; i < n_what; i++)
    if (holder_of (p, what[i]) == seat)
      ret[n++] = what[i];
  for (guint i = 0; n == 0 && i < n_what; i++)
    ret[i] = what[i];
  return n > 0 ? n : n_what;
}

static guint8
discarder (const SortiePlay *p, const SortieFrame *f)
{
  const SortieRef *by;
  guint n = sortie_slot_list (p, f, DISCARD_BY, &by), next = sortie_slot (p, f, DISCARD_NEXT);

  return next < n ? sortie_ref_index (by[next]) : SORTIE_NO_SEAT;
}

static void
discard (SortiePlay *p, SortieFrame *f, const SortieRef *what, guint n)
{
  SortieBatch batch;
  guint8 seat = discarder (p, f);

  sortie_batch_begin (&batch);
  for (guint i = 0; i < n; i++)
    add_discard (&batch, p, f, what[i]);
  for (guint i = 0; i < batch.n; i++)
    batch.event[i].actor = seat;
  sortie_batch_propose (p, f, &batch, DISCARD_GONE);
}

static void
let_discard (SortiePlay *p, SortieFrame *f, guint8 seat)
{
  gint wanted = sortie_slot (p, f, DISCARD_N);
  SortieRef refs[SORTIE_MAX_SET];
  guint n = list_discards (p, f, seat, refs);

  if (wanted <= 0)
    {
      discard (p, f, refs, n);
      return;
    }
  f->step = DISCARD_CHOSEN;
  sortie_ask (p, f, SORTIE_GAME_ASK (SW_ASK_DISCARD), seat, refs, n, wanted, wanted);
}

/* Continues with the next seat. */
static void
note_discarded (SortiePlay *p, SortieFrame *f)
{
  sortie_slot_set (p, f, DISCARD_DONE, sortie_slot (p, f, DISCARD_DONE) + f->done);
  sortie_slot_set (p, f, DISCARD_NEXT, sortie_slot (p, f, DISCARD_NEXT) + 1);
  f->step = DISCARD_SEAT;
}

void
sw_discard_step (SortiePlay *p, SortieFrame *f)
{
  const SortieRef *chosen;
  guint n;

  switch (f->step)
    {
    case DISCARD_SEAT:
      if (discarder (p, f) == SORTIE_NO_SEAT)
        sortie_frame_end (p, f, sortie_slot (p, f, DISCARD_DONE));
      else
        let_discard (p, f, discarder (p, f));
      break;
    case DISCARD_CHOSEN:
      n = sortie_answers (p, &chosen);
      discard (p, f, chosen, n);
      break;
    default:
      note_discarded (p, f);
    }
}
