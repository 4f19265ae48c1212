/* SPDX-License-Identifier: GPL-3.0-or-later */
/* steps.h: what the steps of many procedures do. */
#pragma once
#include "rules.h"

/* An event of the game's own that @f causes. */
SortieEvent sw_event (const SortiePlay *p, const SortieFrame *f, SwEvent type, guint8 seat);
/* The innermost frame of a procedure on the stack, NULL: none. */
SortieFrame *sw_running (const SortiePlay *p, SwProc proc);
/* The frame that asks now, NULL when that is none of this procedure. */
SortieFrame *sw_asking (const SortiePlay *p, SwProc proc);
/* Says which unit the question that was just asked is about, SORTIE_NOTHING: none alone. */
void sw_ask_about_unit (SortiePlay *p, SortieRef unit);
/* Takes @gone out of a slot's list, if it stands there. */
void sw_strike_off (SortiePlay *p, SortieFrame *f, guint slot, SortieRef gone);

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
