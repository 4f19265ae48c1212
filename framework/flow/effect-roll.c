/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effect-roll.c: <roll>: the dice lie on the table, and the log tells what they show.
 *
 * The frame lies above that of the program, whose slot has the dice, until all that answers the roll
 * is done.
 */
#include <sortie/move.h>
#include "flow/pipeline.h"

enum { ROLL, ROLLED };

enum { SLOT_DICE };

const SortieFrame *
sortie_rolling (const SortiePlay *p)
{
  const SortieFrame *frames = sortie_state_frames (p->s);

  for (guint i = p->s->n_frames; i > 1; i--)
    if (frames[i - 1].native && frames[i - 1].code == SORTIE_PROC_ROLLED)
      return &frames[i - 1];
  return NULL;
}

guint
sortie_rolled (const SortiePlay *p, const SortieRef **ret)
{
  const SortieFrame *f = sortie_rolling (p);

  return f != NULL ? sortie_slot_list (p, f - 1, (guint) sortie_slot (p, f, SLOT_DICE), ret) : 0;
}

guint
sortie_dice_shown (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  const SortieRef *dice;
  guint n = MIN (sortie_rolled (p, &dice), max);

  (void) event;
  for (guint i = 0; i < n; i++)
    ret[i] = dice[i];
  return n;
}

static SortieEvent
event_of (const SortiePlay *p, const SortieFrame *f, guint type)
{
  const SortieRef *dice;
  SortieEvent event = sortie_event_from (p, f, type, f->seat);

  event.subject = sortie_ref_seat (f->seat);
  event.amount = (gint16) sortie_rolled (p, &dice);
  return event;
}

static void
tell (SortiePlay *p)
{
  SortieEvent event = event_of (p, sortie_rolling (p), SORTIE_EVENT_DICE);

  sortie_event_tell (p, &event);
}

void
sortie_rolled_change (SortiePlay *p, guint die, guint16 shown)
{
  const SortieFrame *f = sortie_rolling (p), *program = f - 1;
  gint32 *locals;

  g_return_if_fail (f != NULL);
  locals = sortie_state_locals (p->s) + program->base;
  g_return_if_fail (die < SORTIE_LIST_N (locals[sortie_slot (p, f, SLOT_DICE)]));
  locals[SORTIE_LIST_AT (locals[sortie_slot (p, f, SLOT_DICE)]) + die]
    = (gint32) sortie_ref (SORTIE_REF_NUMBER, shown);
  tell (p);
}

/* The program goes on as if nothing had been done in between. */
void
sortie_rolled_step (SortiePlay *p, SortieFrame *f)
{
  SortieEvent event;

  if (f->step == ROLLED)
    {
      sortie_frame_end (p, f, (f - 1)->done);
      return;
    }
  tell (p);
  event = event_of (p, f, SORTIE_EVENT_ROLLED);
  sortie_event_propose_one (p, f, &event, ROLLED);
}
