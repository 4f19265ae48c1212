/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* thing.c: the constants that stand in for a thing that does not exist: no card, zone, place, piece. */
#include <sortie/table.h>

const SortieCard sortie_no_card = {
  .above = SORTIE_NO_INDEX,
  .below = SORTIE_NO_INDEX,
  .zone = SORTIE_NO_INDEX,
  .piece = SORTIE_NO_INDEX,
  .owner = SORTIE_NO_SEAT,
};

const SortieZone sortie_no_zone = { .top = SORTIE_NO_INDEX, .bottom = SORTIE_NO_INDEX };

const SortiePlace sortie_no_place = { .first = SORTIE_NO_INDEX };

const SortiePiece sortie_no_piece = {
  .place = SORTIE_NO_INDEX,
  .next = SORTIE_NO_INDEX,
  .card = SORTIE_NO_INDEX,
  .controller = SORTIE_NO_SEAT,
};
