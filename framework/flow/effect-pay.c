/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effect-pay.c: the price of an answer to an event, which the game collects. */
#include "flow/pipeline.h"

enum { PAY, PAID };

enum { SLOT_PRICE };

void
sortie_pay_step (SortiePlay *p, SortieFrame *f)
{
  SortieOrigin origin = sortie_frame_origin (p, f);

  if (f->step == PAID)
    {
      sortie_frame_end (p, f, f->done);
      return;
    }
  f->step = PAID;
  f->done = 0;
  p->setup->rules->costs->pay (p, &origin, sortie_slot (p, f, SLOT_PRICE));
}
