/* SPDX-License-Identifier: GPL-3.0-or-later */
/* batch.c: events that happen at once. */
#include "batch.h"

SortieEvent *
sw_batch_add (SwBatch *batch, SortiePlay *p, const SortieFrame *f, SwEvent type,
              SortieRef piece)
{
  SortieEvent *event = &batch->event[MIN (batch->n, SW_MAX_BATCH - 1)];

  *event = sw_event (p, f, type, sw_controller (p, piece));
  event->subject = piece;
  if (batch->n < SW_MAX_BATCH)
    batch->n++;
  else
    sortie_overflow (p);
  return event;
}

void
sw_batch_propose (SortiePlay *p, SortieFrame *f, const SwBatch *batch, guint step)
{
  f->step = step;
  f->done = 0;
  if (batch->n > 0)
    sortie_event_propose (p, batch->event, batch->n);
}
