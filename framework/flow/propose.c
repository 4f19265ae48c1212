/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* propose.c: proposes events, alone or in a batch.
 *
 * An event that nothing in play and no hand answers is carried out at once; all others get a frame (batch.c).
 */
#include <sortie/move.h>
#include "flow/internal.h"
#include "flow/pipeline.h"

/* The events that a card may answer, a bit each; 0 for what is not a card. */
static guint64
events_of (const SortiePlay *p, SortieRef ref)
{
  return sortie_def (p, sortie_thing_def (p, ref))->masks.events;
}

/* Whether something may answer the event: things in play, things that it brings into play, or cards that somebody may
 * hold. */
static inline gboolean
is_answered (const SortiePlay *p, const SortieEvent *event)
{
  guint64 interests;

  if (!sortie_is_ever_answered (p, event->type))
    return FALSE;
  interests = sortie_events_in_play (p);
  if ((event->subject | event->other) != SORTIE_NOTHING)
    interests |= events_of (p, event->subject) | events_of (p, event->other);
  return (interests & p->setup->catalogue->event_bits[event->type]) != 0
         || (sortie_is_answered_from_hands (p, event->type)
             && sortie_reactions_may_answer (p, event->type));
}

static gboolean
is_any_answered (const SortiePlay *p, const SortieEvent *events, guint n)
{
  for (guint i = 0; i < n; i++)
    if (is_answered (p, &events[i]))
      return TRUE;
  return FALSE;
}

/* An earlier event of the batch may have removed the subject of a later one. */
static guint16
def_before_batch (const SortieEvent *events, const guint16 *defs, guint n)
{
  for (guint i = 0; i < n; i++)
    if (events[i].subject == events[n].subject && defs[i] != 0)
      return defs[i];
  return 0;
}

static gint
commit_quiet_batch (SortiePlay *p, const SortieEvent *events, guint n)
{
  guint16 defs[SORTIE_MAX_SET]; /* as many as were checked */
  gint done = 0, last = 0;

  for (guint i = 0; i < n && !sortie_is_over (p); i++)
    {
      SortieEvent event = events[i];

      if (i > 0 && event.subject_def == 0)
        event.subject_def = def_before_batch (events, defs, i);
      sortie_event_fill_defs (p, &event);
      defs[i] = event.subject_def;
      last = sortie_event_commit_next (p, &event, last);
      done += last;
    }
  return done;
}

/* Commits an event that changes nothing and that nobody hears of: only its amount remains. */
static gint
commit_quiet_one (SortiePlay *p, const SortieEvent *proposed)
{
  const SortieEventDecl *decl = sortie_event_decl (p->setup, proposed->type);
  SortieEvent event;

  if (sortie_is_over (p))
    return 0;
  if (decl->commit == NULL && p->watch == NULL)
    return proposed->amount;
  event = *proposed;
  sortie_event_fill_defs (p, &event);
  return sortie_event_commit (p, decl, &event);
}

/* Ends the events. */
static gboolean
achieve (SortiePlay *p, gint done)
{
  if (sortie_frame_top (p) != NULL)
    sortie_frame_top (p)->done = done;
  return TRUE;
}

static gboolean
propose_batch (SortiePlay *p, const SortieEvent *events, guint n)
{
  if (!model_fits (p, "batch", n, SORTIE_MAX_SET))
    return TRUE;
  return is_any_answered (p, events, n) ? sortie_batch_push (p, events, n)
                                        : achieve (p, commit_quiet_batch (p, events, n));
}

/* An event that nothing answers needs no frame. */
gboolean
sortie_event_propose (SortiePlay *p, const SortieEvent *events, guint n)
{
  for (guint i = 0; i < n; i++)
    if (G_UNLIKELY (events[i].type >= p->setup->n_events)
        && !model_is_row (G_STRFUNC, "event", events[i].type, SORTIE_N_EVENTS, p->setup->n_events, "SORTIE_GAME_EVENT"))
      return TRUE;
  sortie_glance_keep (p);
  if (n != 1)
    return propose_batch (p, events, n);
  return is_answered (p, events) ? sortie_batch_push (p, events, 1)
                                 : achieve (p, commit_quiet_one (p, events));
}

gboolean
sortie_event_propose_one (SortiePlay *p, SortieFrame *f, const SortieEvent *event, guint step)
{
  f->step = step;
  f->done = 0;
  return sortie_event_propose (p, event, 1);
}

SortieEvent *
sortie_batch_add (SortieBatch *batch, SortiePlay *p, const SortieFrame *f, guint type, guint8 seat)
{
  SortieEvent *event;

  if (!model_fits (p, "batch", batch->n + 1, G_N_ELEMENTS (batch->event)))
    batch->n--;
  event = &batch->event[batch->n++];
  *event = sortie_event_from (p, f, type, seat);
  return event;
}

void
sortie_batch_propose (SortiePlay *p, SortieFrame *f, const SortieBatch *batch, guint step)
{
  f->step = step;
  f->done = 0;
  if (batch->n > 0 && !p->s->overflowed)
    sortie_event_propose (p, batch->event, batch->n);
}

/* An event caused by the present actor: the seat that moves, a procedure of the game, or else the rules. */
static SortieEvent
event_now (const SortiePlay *p, guint type, guint8 seat)
{
  const SortieFrame *f = p->mover == 0 ? sortie_frame_top (p) : NULL;
  SortieEvent event =
      sortie_event_from (p, sortie_game_proc_of (f) == SORTIE_NO_INDEX ? NULL : f, type, seat);

  if (p->mover != 0)
    event.actor = p->mover - 1u;
  return event;
}

gboolean
sortie_happens (SortiePlay *p, guint type, guint8 seat, SortieRef subject, SortieRef other,
                gint amount)
{
  SortieEvent event = event_now (p, type, seat);

  event.subject = subject;
  event.other = other;
  event.amount = (gint16) amount;
  return sortie_event_propose (p, &event, 1);
}
