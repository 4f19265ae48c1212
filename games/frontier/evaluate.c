/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks, in hundredths of renown. */
#include "game.h"

/* What a card is worth in a deck, above the average of what a player begins with. */
static gint
quality (const SortiePlay *p, guint16 card)
{
  const SortieDef *def = sortie_def (p, sortie_card (p, card)->def);

  return 10 * sortie_not_negative (def->printed[FR_VALUE_COST]) - 10 + (def->n_clauses > 0 ? 5 : 0);
}

static gint
quality_of_zone (const SortiePlay *p, guint16 zone, gint *n)
{
  gint sum = 0;

  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    sum += quality (p, card);
  *n += (gint) sortie_zone_count (p, zone);
  return sum;
}

/* The average card of all that a seat will draw, and what works in the town in every turn. */
static gint
strength (const SortiePlay *p, guint8 seat)
{
  gint n = 1, sum = quality_of_zone (p, sortie_zone_of (p, FR_ZONE_DECK, seat), &n)
                    + quality_of_zone (p, sortie_zone_of (p, FR_ZONE_HAND, seat), &n)
                    + quality_of_zone (p, sortie_zone_of (p, FR_ZONE_DISCARD, seat), &n);
  gint town = 0;

  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    {
      SortieRef piece = sortie_piece_ref (p, slot);

      if (fr_stands_on (p, piece) == FR_PLACE_CAMP)
        {
          sum += quality (p, sortie_piece (p, piece)->card);
          n++;
        }
      else if (fr_kind (p, piece) == FR_KIND_BUILDING)
        town += 40;
    }
  return 12 * sum / n + town;
}

/* What has been won counts more the nearer the end is, what the deck can do the less. What is left of
 * supplies and trail is worth a little: it was worth having the choice. */
static gint
standing (const SortiePlay *p, guint8 seat, gint rest)
{
  return 100 * sortie_var (p, FR_VAR_RENOWN, seat) + strength (p, seat) * rest / FR_RENOWN
         + 3 * sortie_var (p, FR_VAR_SUPPLIES, seat) + 4 * sortie_var (p, FR_VAR_TRAIL, seat);
}

/* Against the best of the others. */
gint
fr_evaluate (const SortiePlay *p, guint8 seat)
{
  gint highest = 0, rest, best = G_MININT;

  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    highest = MAX (highest, sortie_var (p, FR_VAR_RENOWN, other));
  rest = sortie_not_negative (FR_RENOWN - highest);
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    if (other != seat)
      best = MAX (best, standing (p, other, rest));
  return standing (p, seat, rest) - best;
}
