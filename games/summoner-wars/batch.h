/* SPDX-License-Identifier: GPL-3.0-or-later */
/* batch.h: events that happen at once, one for each of several cards. */
#pragma once
#include "procs.h"

#define SW_MAX_BATCH SW_MAX_PIECES /* an effect may concern each card on the battlefield */

typedef struct
{
  SortieEvent event[SW_MAX_BATCH];
  guint n;
} SwBatch;

/* Empties it; what lies in its room does not matter. */
static inline void
sw_batch_begin (SwBatch *batch)
{
  batch->n = 0;
}

/* Adds an event that @f causes and that happens to @piece, for the caller to complete. For what
 * does not fit the effect is cut short (sortie_overflow). */
SortieEvent *sw_batch_add (SwBatch *batch, SortiePlay *p, const SortieFrame *f, SwEvent type,
                           SortieRef piece);
/* Has them happen; the frame goes on at @step, with what was achieved in `f->done`. */
void sw_batch_propose (SortiePlay *p, SortieFrame *f, const SwBatch *batch, guint step);
