/* SPDX-License-Identifier: GPL-3.0-or-later */
/* batch.h: events that happen at once, one for each of several cards. */
#pragma once
#include "procs.h"

/* Adds an event that @f causes and that happens to @piece, for the caller to complete
 * (sortie_batch_add()). */
static inline SortieEvent *
sw_batch_add (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SwEvent type,
              SortieRef piece)
{
  SortieEvent *event
    = sortie_batch_add (batch, p, f, SORTIE_GAME_EVENT (type), sw_controller (p, piece));

  event->subject = piece;
  return event;
}
