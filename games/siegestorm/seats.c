/* SPDX-License-Identifier: GPL-3.0-or-later */
/* seats.c: which seats are partners, and which is the Boss. */
#include "seats.h"

gboolean
ss_are_opponents (const SortiePlay *p, guint8 a, guint8 b)
{
  return sortie_are_opponents (p->setup, a, b);
}

guint8
ss_opponent (const SortiePlay *p, guint8 seat)
{
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    if (ss_are_opponents (p, seat, other) && !sortie_is_out (p, other))
      return other;
  return SORTIE_NO_SEAT;
}

guint8
ss_boss_seat (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (ss_is_boss (p, seat))
      return seat;
  return SORTIE_NO_SEAT;
}

gboolean
ss_are_partners (const SortiePlay *p, guint8 a, guint8 b)
{
  return a != b && a < sortie_n_seats (p) && b < sortie_n_seats (p) && !ss_are_opponents (p, a, b);
}

guint8
ss_opponents (const SortiePlay *p, guint8 seat)
{
  guint8 seats = 0;

  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    if (ss_are_opponents (p, seat, other) && !sortie_is_out (p, other))
      seats |= 1u << other;
  return seats;
}
