/* SPDX-License-Identifier: GPL-3.0-or-later */
/* lay.h: positions of Summoner Wars put together by hand. */
#pragma once
#include "games/summoner-wars/state.h"
#include <sortie/move.h>
#include "model/internal.h"

/* A new card called @id, of @seat and in its pile. */
static inline guint16
lay_card (SortiePlay *p, const char *id, SwZone zone, guint8 seat)
{
  guint16 def = sortie_catalogue_find (p->setup->catalogue, id);

  return sortie_card_new (p, def, seat, seat, sw_zone (p, zone, seat), SORTIE_TOP);
}

/* A new card on a space of the battlefield: "c3". */
static inline void
lay_piece (SortiePlay *p, const char *id, const char *space, guint8 seat)
{
  guint16 card = lay_card (p, id, SW_ZONE_DISCARD, seat);

  sortie_piece_put (p, card, sortie_place_parse (p->setup, space, 0), seat);
}
