/* SPDX-License-Identifier: GPL-3.0-or-later */
/* check.c: what must hold in every position. */
#include "game.h"

/* FR-3: while a seat decides, a row has a gap only when its deck is used up. */
static gboolean
has_gap (const SortiePlay *p, FrZone deck, FrPlace row, guint n)
{
  return sortie_is_window (p) && fr_free_place (p, row, SORTIE_NO_SEAT, n) != SORTIE_NO_INDEX
         && sortie_count_of (p, deck, SORTIE_NO_SEAT) > 0;
}

char *
fr_check (const SortiePlay *p)
{
  if (has_gap (p, FR_ZONE_MARKET_DECK, FR_PLACE_MARKET, FR_MARKET)
      || has_gap (p, FR_ZONE_LAND_DECK, FR_PLACE_LAND, FR_VALLEYS))
    return g_strdup ("FR-3: a row was not filled");
  return NULL;
}
