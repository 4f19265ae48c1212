/* SPDX-License-Identifier: GPL-3.0-or-later */
/* steps.c: what many procedures need: going through seats, collecting lists, filling batches. */
#include "steps.h"

/* Lists. */

guint
ss_seats (const SortiePlay *p, const SortieFrame *f, guint slot, guint8 ret[SORTIE_MAX_SEATS])
{
  const SortieRef *refs;
  guint n = MIN (sortie_slot_list (p, f, slot, &refs), SORTIE_MAX_SEATS);

  for (guint i = 0; i < n; i++)
    ret[i] = sortie_ref_index (refs[i]);
  return n;
}

guint8
ss_each_seat (SortiePlay *p, SortieFrame *f, const SsEach *each)
{
  const SortieRef *seats;
  guint n = sortie_slot_list (p, f, each->seats, &seats), at = sortie_slot (p, f, each->at);

  if (at < n)
    return sortie_ref_index (seats[at]);
  sortie_frame_end (p, f, sortie_slot (p, f, each->total));
  return SORTIE_NO_SEAT;
}

void
ss_each_add (SortiePlay *p, SortieFrame *f, const SsEach *each, gint done)
{
  sortie_slot_set (p, f, each->total, sortie_slot (p, f, each->total) + done);
}

void
ss_each_next (SortiePlay *p, SortieFrame *f, const SsEach *each, guint step)
{
  sortie_slot_set (p, f, each->at, sortie_slot (p, f, each->at) + 1);
  f->step = step;
}

void
ss_list_add (SortiePlay *p, SortieList *list, SortieRef ref)
{
  if (list->n < SORTIE_MAX_SET)
    list->ref[list->n++] = ref;
  else
    sortie_overflow (p, "list", list->n + 1, SORTIE_MAX_SET);
}

void
ss_slot_list_add (SortiePlay *p, SortieFrame *f, guint slot, SortieRef ref)
{
  SortieList list;

  sortie_slot_copy (p, f, slot, &list);
  ss_list_add (p, &list, ref);
  sortie_slot_set_list (p, f, slot, list.ref, list.n);
}

/* Batches. */

SortieEvent *
ss_batch_add_along (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SsEvent type,
                    guint8 seat)
{
  SortieEvent *event = ss_batch_add (batch, p, f, type, seat);

  event->flags |= SORTIE_EVENT_ALONG;
  return event;
}

void
ss_batch_add_leaving (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SortieRef unit)
{
  SsEvent type = ss_is_on_track (p, unit) ? SS_EVENT_LEAVE_TRACK : SS_EVENT_LEAVE_BATTLE;

  ss_batch_add_along (batch, p, f, type, sortie_piece_controller (p, unit))->subject = unit;
}

void
ss_batch_add_replaced (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SortieRef unit)
{
  if (unit == SORTIE_NOTHING)
    return;
  ss_batch_add (batch, p, f, SS_EVENT_REPLACED, sortie_piece_controller (p, unit))->subject = unit;
  ss_batch_add_leaving (batch, p, f, unit);
}

void
ss_propose_and_end (SortiePlay *p, SortieFrame *f, SsFill *fill, SsEvent type)
{
  SortieBatch batch;

  if (f->step > 0)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  sortie_batch_begin (&batch);
  fill (p, f, type, &batch);
  sortie_batch_propose (p, f, &batch, 1);
}
