/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check.c: what must hold in every position. */
#include "game.h"

/* HT-9, HT-10: what a seat has counted is printed on the cards that it took. */
char *
ht_check (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    if (sortie_zone_printed (p, sortie_zone_of (p, HT_ZONE_TAKEN, seat), HT_VALUE_POINTS)
        != sortie_var (p, HT_VAR_POINTS, seat))
      return g_strdup_printf ("HT-10: seat %u counts other points than it took", seat);
  return NULL;
}
