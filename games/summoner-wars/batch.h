/* SPDX-License-Identifier: GPL-3.0-or-later */
/* batch.h: events that happen at once, one for each of several cards. */
#pragma once
#include "procs.h"

#define SW_MAX_BATCH 48 /* cards on the battlefield that one effect concerns */

typedef struct
{
  SortieEvent event[SW_MAX_BATCH];
  guint n;
} SwBatch;

/* Adds an event that @f causes and that happens to @piece, for the caller to complete. What does
 * not fit any more takes the place of the last. */
SortieEvent *sw_batch_add (SwBatch *batch, const SortiePlay *p, const SortieFrame *f, SwEvent type,
                           SortieRef piece);
/* Has them happen; the frame goes on at @step, with what was achieved in `f->done`. */
void sw_batch_propose (SortiePlay *p, SortieFrame *f, const SwBatch *batch, guint step);
