/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks, in hundredths of a card. */
#include "game.h"

/* Fewer cards than the best of the others, and of those the ones that count less. An eight fits
 * always, so it is kept for later. Of the others' hands only the number of cards is known. */
gint
ce_evaluate (const SortiePlay *p, guint8 seat)
{
  guint fewest = G_MAXUINT;

  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    if (other != seat)
      fewest = MIN (fewest, sortie_zone_count (p, ce_hand (p, other)));
  gint worth = 100 * ((gint) fewest - (gint) sortie_zone_count (p, ce_hand (p, seat)));
  for (SORTIE_EACH_IN_ZONE (p, ce_hand (p, seat), card))
    worth += sortie_printed (p, card, CE_VALUE_WILD)
               ? 50
               : -sortie_printed (p, card, CE_VALUE_PIPS);
  return worth;
}
