/* SPDX-License-Identifier: GPL-3.0-or-later */
/* steps.h: what many procedures need: going through seats, collecting lists, filling batches. */
#pragma once
#include "rules.h"

/* The seats in a list slot. Returns: how many */
guint ss_seats (const SortiePlay *p, const SortieFrame *f, guint slot,
                guint8 ret[SORTIE_MAX_SEATS]);
/* Seats that are handled one after another: the slots for the list of seats, for the current one, and for the sum of
 * what was done. */
typedef struct
{
  guint seats, at, total;
} SsEach;

/* The current seat; no seat after the last one: then @f has ended with the sum. */
guint8 ss_each_seat (SortiePlay *p, SortieFrame *f, const SsEach *each);
/* Adds to the sum. */
void ss_each_add (SortiePlay *p, SortieFrame *f, const SsEach *each, gint done);
/* Continues with the next seat, in @step. */
void ss_each_next (SortiePlay *p, SortieFrame *f, const SsEach *each, guint step);
/* Adds to a list. A full list has reached its bound, so the effect stops. */
void ss_list_add (SortiePlay *p, SortieList *list, SortieRef ref);
/* The same for the list in a slot. */
void ss_slot_list_add (SortiePlay *p, SortieFrame *f, guint slot, SortieRef ref);

/* sortie_batch_add() of an event of this game. */
static inline SortieEvent *
ss_batch_add (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, SsEvent type, guint8 seat)
{
  return sortie_batch_add (batch, p, f, SORTIE_GAME_EVENT (type), seat);
}

/* The same for an event that follows from the event before, and does not happen without it. */
SortieEvent *ss_batch_add_along (SortieBatch *batch, SortiePlay *p, const SortieFrame *f,
                                 SsEvent type, guint8 seat);
/* Adds the event that a unit leaves its War Track or Battle Zone by the event before (events.c). */
void ss_batch_add_leaving (SortieBatch *batch, SortiePlay *p, const SortieFrame *f,
                           SortieRef unit);
/* Adds the event that a unit makes room for another and leaves; nothing if there is none (SS-9.14). */
void ss_batch_add_replaced (SortieBatch *batch, SortiePlay *p, const SortieFrame *f,
                            SortieRef unit);

/* Adds events of @type, which @f causes, to its one batch. */
typedef void SsFill (SortiePlay *p, const SortieFrame *f, SsEvent type, SortieBatch *batch);
/* The step of a procedure that proposes one batch and ends with how much of it was done. */
void ss_propose_and_end (SortiePlay *p, SortieFrame *f, SsFill *fill, SsEvent type);
