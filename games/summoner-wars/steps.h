/* SPDX-License-Identifier: GPL-3.0-or-later */
/* steps.h: what many procedures need: finding their frame, asking, causing events. */
#pragma once
#include "rules.h"

/* An event of this game that @f causes. */
SortieEvent sw_event (const SortiePlay *p, const SortieFrame *f, SwEvent type, guint8 seat);
/* The innermost frame of a procedure on the stack; NULL: none. */
SortieFrame *sw_running (const SortiePlay *p, SwProc proc);
/* The frame that asks now; NULL: it is not a frame of this procedure. */
SortieFrame *sw_asking (const SortiePlay *p, SwProc proc);
/* Says which unit the question just asked is about; SORTIE_NOTHING: no single unit. */
void sw_ask_about_unit (SortiePlay *p, SortieRef unit);
/* Removes @gone from a slot's list, if it is in it. */
void sw_strike_off (SortiePlay *p, SortieFrame *f, guint slot, SortieRef gone);

/* Adds an event that @f causes and that happens to @piece; the caller completes it (sortie_batch_add()). */
static inline SortieEvent *
sw_batch_add (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SwEvent type,
              SortieRef piece)
{
  SortieEvent *event
    = sortie_batch_add (batch, p, f, SORTIE_GAME_EVENT (type), sw_controller (p, piece));

  event->subject = piece;
  return event;
}
