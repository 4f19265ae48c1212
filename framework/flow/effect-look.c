/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effect-look.c: <look>: faces are revealed, and the log tells which.
 *
 * A seat sees the cards even if the effect does nothing else with them. Each seat that looks is an event of its own. A
 * player who learns nothing reads of "a card".
 */
#include "flow/pipeline.h"
#include "eval/table-effects.h"

enum { LOOK, LOOKED };

/* The arguments of the procedure, and how many cards were seen. */
enum { SLOT_CARDS, SLOT_SEATS, SLOT_SEEN };

guint
sortie_looked_at (const SortiePlay *p, G_GNUC_UNUSED const SortieEvent *event, SortieRef *ret, guint max)
{
  const SortieFrame *f = sortie_frame_running (p, SORTIE_PROC_LOOK); /* below those that answer the event */
  const SortieRef *cards = NULL;
  guint n = f != NULL ? sortie_slot_list (p, f, SLOT_CARDS, &cards) : 0;

  return model_copy_refs (cards, n, ret, max);
}

static void
propose_looking (SortiePlay *p, SortieFrame *f, gint seen)
{
  SortieEvent events[SORTIE_MAX_SEATS];
  const SortieRef *seats;
  guint n = MIN (sortie_slot_list (p, f, SLOT_SEATS, &seats), SORTIE_MAX_SEATS);

  for (guint i = 0; i < n; i++)
    {
      events[i] = sortie_event_from (p, f, SORTIE_EVENT_LOOK, sortie_ref_index (seats[i]));
      events[i].amount = seen;
    }
  if (n > 0)
    sortie_event_propose (p, events, n);
}

void
sortie_look_step (SortiePlay *p, SortieFrame *f)
{
  gint seen;

  if (f->step == LOOKED)
    {
      sortie_frame_end (p, f, sortie_slot (p, f, SLOT_SEEN));
      return;
    }
  seen = sortie_look (p, f);
  sortie_slot_set (p, f, SLOT_SEEN, seen);
  f->step = LOOKED;
  propose_looking (p, f, seen);
}
