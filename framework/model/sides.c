/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* sides.c: seats that face one neighbour on the left and another on the right. */
#include <sortie/table.h>

guint8
sortie_side_of_piece (const SortiePlay *p, guint8 seat, SortieRef ref)
{
  guint16 place = sortie_ref_kind (ref) == SORTIE_REF_PIECE ? sortie_piece_place (p, ref)
                                                            : SORTIE_NO_INDEX;
  if (place == SORTIE_NO_INDEX || seat == SORTIE_NO_SEAT)
    return SORTIE_NO_SIDE;
  return p->setup->sides->side_of (p, seat, place);
}

gboolean
sortie_lies_on_side (const SortiePlay *p, guint8 seat, guint8 side, guint16 place)
{
  guint8 there = p->setup->sides->side_of (p, seat, place);
  return side == SORTIE_NO_SIDE ? there != SORTIE_NO_SIDE : there == side;
}

guint8
sortie_opponents (const SortiePlay *p, guint8 seat, guint8 side)
{
  guint8 seats = 0;
  if (p->setup->sides != NULL)
    return p->setup->sides->opponents (p, seat, side);
  for (guint8 other = 0; other < p->setup->n_seats; other++)
    if (sortie_are_opponents (p->setup, seat, other) && !(p->s->out >> other & 1))
      seats |= (guint8) (1 << other);
  return seats;
}
