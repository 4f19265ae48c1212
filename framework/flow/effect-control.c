/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* effect-control.c: <take-control>: pieces come under the control of another seat, and the log tells of each. */
#include "flow/pipeline.h"

enum { SLOT_PIECES, SLOT_SEAT, SLOT_UNTIL };

void
sortie_control_tell (SortiePlay *p, const SortieFrame *f, SortieRef piece)
{
  SortieEvent event
    = sortie_event_from (p, f, SORTIE_EVENT_CONTROL, sortie_piece_controller (p, piece));

  event.subject = piece;
  sortie_event_tell (p, &event);
}

static gboolean
take_control (SortiePlay *p, const SortieFrame *f, SortieRef piece, guint8 seat)
{
  if (!eval_take_control (p, f, piece, seat, (SortieUntil) sortie_slot (p, f, SLOT_UNTIL)))
    return FALSE;
  sortie_control_tell (p, f, piece);
  return TRUE;
}

void
sortie_control_step (SortiePlay *p, SortieFrame *f)
{
  guint8 seat = eval_seat_in (p, f, SLOT_SEAT);
  const SortieRef *pieces;
  guint n = sortie_slot_list (p, f, SLOT_PIECES, &pieces);
  gint done = 0;

  for (guint i = 0; i < n; i++)
    done += take_control (p, f, pieces[i], seat);
  sortie_frame_end (p, f, done);
}
