/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* track.c: tracks: rows of places along which pieces advance. */
#include <sortie/table.h>

static void
move_all (SortiePlay *p, guint16 from, guint16 to)
{
  while (!sortie_place_is_free (p, from))
    sortie_piece_move (p, sortie_place_piece (p, from), to);
}

/* Starts from the last space, so that each piece finds the next space empty. */
SortieRef
sortie_track_advance (SortiePlay *p, guint16 first, guint16 exit)
{
  const SortiePlaceDecl *track = &p->setup->places[sortie_place_spot (p->setup, first)->decl];
  guint count = track->count;
  g_return_val_if_fail (track->shape == SORTIE_PLACE_TRACK, SORTIE_NOTHING);

  SortieRef left = sortie_place_piece (p, first + count - 1);
  move_all (p, first + count - 1, exit);
  for (guint16 space = first + count - 1; space > first; space--)
    move_all (p, space - 1, space);
  return left;
}
