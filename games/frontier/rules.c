/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

guint16
fr_free_place (const SortiePlay *p, FrPlace place, guint8 seat, guint n)
{
  for (guint i = 0; i < n; i++)
    if (sortie_place_is_free (p, fr_place (p, place, seat, i)))
      return fr_place (p, place, seat, i);
  return SORTIE_NO_INDEX;
}

FrPlace
fr_stands_on (const SortiePlay *p, SortieRef piece)
{
  guint16 place = sortie_piece_place (p, piece);

  return place == SORTIE_NO_INDEX ? FR_N_PLACES
                                  : (FrPlace) sortie_place_spot (p->setup, place)->decl;
}

gboolean
fr_has_company (const SortiePlay *p, SortieRef piece)
{
  guint16 faction = sortie_def (p, sortie_piece_def (p, piece))->faction_index;
  guint8 seat = sortie_piece_controller (p, piece);

  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    {
      SortieRef other = sortie_piece_ref (p, slot);

      if (other != piece && faction != SORTIE_NO_INDEX
          && sortie_def (p, sortie_piece_def (p, other))->faction_index == faction)
        return TRUE;
    }
  return FALSE;
}

gboolean
fr_is_plain (const SortiePlay *p, guint16 card)
{
  return sortie_def (p, sortie_card (p, card)->def)->n_clauses == 0;
}

/* No land is left for one of the valleys. */
static gboolean
is_land_short (const SortiePlay *p)
{
  return fr_free_place (p, FR_PLACE_LAND, SORTIE_NO_SEAT, FR_VALLEYS) != SORTIE_NO_INDEX;
}

gboolean
fr_is_last_turn (const SortiePlay *p)
{
  guint n = sortie_n_seats (p), turn = sortie_turn_number (p);
  gboolean ends = is_land_short (p) || turn >= FR_LAST_ROUND * n;

  for (guint8 seat = 0; seat < n; seat++)
    ends |= sortie_var (p, FR_VAR_RENOWN, seat) >= FR_RENOWN;
  return ends && turn % n == 0;
}
