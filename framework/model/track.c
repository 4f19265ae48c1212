/* SPDX-License-Identifier: LGPL-3.0-or-later */
#include <sortie/table.h>

static void
move_all (SortiePlay *p, guint16 from, guint16 to)
{
  while (!sortie_place_is_free (p, from))
    sortie_piece_move (p, sortie_place_piece (p, from), to);
}

/* From the last space back, so that each finds the next one left. */
SortieRef
sortie_track_advance (SortiePlay *p, guint decl, guint8 seat, guint16 exit)
{
  guint count = p->setup->places[decl].count;
  guint16 first = sortie_setup_place (p->setup, decl, seat, 0);
  g_return_val_if_fail (p->setup->places[decl].shape == SORTIE_PLACE_TRACK, SORTIE_NOTHING);

  SortieRef left = sortie_place_piece (p, first + count - 1);
  move_all (p, first + count - 1, exit);
  for (guint16 space = first + count - 1; space > first; space--)
    move_all (p, space - 1, space);
  return left;
}
