/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effect-shuffle.c: shuffling as an event of the game (sortie_commit_shuffle()). */
#include <sortie/event.h>
#include "flow/internal.h"
#include "flow/pipeline.h"

void
sortie_commit_shuffle (SortiePlay *p, SortieEvent *event)
{
  guint16 zone = sortie_setup_zone (p->setup, sortie_event_decl (p->setup, event->type)->zone, event->seat);

  sortie_zone_shuffle (p, zone);
  event->amount = (gint16) sortie_zone_count (p, zone);
}

/* 0 if the game has no such event. */
static guint
event_of_shuffle (const SortieSetup *setup, guint zone)
{
  const SortieEventDecl *events = setup->rules->events;

  for (guint type = SORTIE_N_EVENTS; events[type].id != NULL; type++)
    if (events[type].commit == sortie_commit_shuffle && events[type].zone == zone)
      return type;
  return 0;
}

gboolean
sortie_shuffle (SortiePlay *p, guint zone, guint8 seat)
{
  guint type = event_of_shuffle (p->setup, zone);

  if (type != 0)
    return sortie_happens (p, type, seat, SORTIE_NOTHING, SORTIE_NOTHING, 1);
  sortie_zone_shuffle (p, sortie_setup_zone (p->setup, zone, seat));
  return TRUE;
}

/* Slots: the zone, and the seats. It shuffles one zone after another, because each shuffle may be answered. */
void
sortie_shuffle_step (SortiePlay *p, SortieFrame *f)
{
  guint zone = (guint) sortie_slot (p, f, 0);
  guint8 seats[SORTIE_MAX_SEATS];
  const SortieRef *refs;
  guint n = 0, n_refs = sortie_slot_list (p, f, 1, &refs);

  for (guint i = 0; i < n_refs && n < SORTIE_MAX_SEATS; i++)
    if (eval_seat_of (p, refs[i]) != SORTIE_NO_SEAT)
      seats[n++] = eval_seat_of (p, refs[i]);
  if (p->setup->zones[zone].shared)
    seats[0] = f->seat, n = 1;
  if (f->step == n)
    sortie_frame_end (p, f, (gint) n);
  else
    sortie_shuffle (p, zone, seats[f->step++]);
}
