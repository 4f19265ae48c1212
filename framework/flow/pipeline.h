/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* pipeline.h: what the files of the flow layer share. Private to the library. */
#pragma once
#include "flow/rules.h"
G_BEGIN_DECLS

/* The procedures of the flow layer. */
void sortie_turn_step (SortiePlay *p, SortieFrame *f);
void sortie_events_step (SortiePlay *p, SortieFrame *f);
void sortie_triggers_step (SortiePlay *p, SortieFrame *f);
void sortie_chain_step (SortiePlay *p, SortieFrame *f);
void sortie_announce_step (SortiePlay *p, SortieFrame *f);

/* The clause that a frame of that procedure offers with a question for yes or no. */
guint16 sortie_events_offered (const SortiePlay *p, const SortieFrame *f);
guint16 sortie_triggers_offered (const SortiePlay *p, const SortieFrame *f);

/* What the question for yes or no that is open is about, in sentences; NULL when no card asks it.
 * (transfer full) */
char *sortie_offer_describe (const SortiePlay *p);

/* Has the sequencer's frame go on with the phase that the turn stands at: entering it, or at
 * its window. */
void sortie_turn_resume (SortieFrame *f, gboolean enter);

/* Whether a trigger or replacement in force answers this event; fills the context. */
gboolean sortie_answers_event (const SortiePlay *p, const SortieActive *active,
                               const SortieEvent *event, SortieContext *ctx);

/* Waiting triggers; @of is the number of their event in the events. */
void sortie_triggers_add (SortiePlay *p, const SortieActive *active, const SortieEvent *event,
                          guint of);
/* Adds all that @event sets off. */
void sortie_triggers_collect (SortiePlay *p, const SortieEvent *event, guint of);
/* Pushes the frame that runs those from @base on. */
void sortie_triggers_run (SortiePlay *p, guint base);
SortieOrigin sortie_trigger_origin (const SortieTrigger *trigger);
guint8 sortie_triggers_orderer (const SortiePlay *p, guint base, guint n);

/* Ends the frame on top of the stack together with what only it holds: its links, its triggers. */
void sortie_frame_abandon (SortiePlay *p);
void sortie_chain_abandon (SortiePlay *p, SortieFrame *f);
void sortie_triggers_abandon (SortiePlay *p, SortieFrame *f);

G_END_DECLS
