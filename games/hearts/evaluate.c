/* SPDX-License-Identifier: GPL-3.0-or-later */
/* evaluate.c: how good a position looks, in hundredths of a point. */
#include "game.h"

/* What a card may still cost its holder: the queen and the spades above her, high hearts, high
 * cards that take tricks. */
static gint
danger (const SortiePlay *p, guint16 card)
{
  gint suit = sortie_printed (p, card, HT_VALUE_SUIT);
  gint rank = sortie_printed (p, card, HT_VALUE_RANK);

  if (suit == SORTIE_SPADES)
    return sortie_printed (p, card, HT_VALUE_POINTS) > 0 ? 500 : MAX (0, rank - 10) * 150;
  return rank * rank * (suit == SORTIE_HEARTS ? 2 : 1);
}

/* The trick on the table, as long as it is not taken: whoever wins it so far pays, the less surely
 * the more cards are to come. */
static gint
trick_costs (const SortiePlay *p, guint8 seat)
{
  guint n = ht_trick_count (p);

  if (n == 0 || ht_winner (p) != seat)
    return 0;
  return (50 + 100 * sortie_zone_printed (p, ht_trick (p), HT_VALUE_POINTS)) * (gint) n / HT_SEATS;
}

/* The own points against the average of the others', and what the own cards may cost. */
gint
ht_evaluate (const SortiePlay *p, guint8 seat)
{
  gint worth = -trick_costs (p, seat);

  for (guint8 other = 0; other < HT_SEATS; other++)
    worth += (other == seat ? -100 : 100 / (HT_SEATS - 1))
             * (sortie_var (p, HT_VAR_SCORE, other) + sortie_var (p, HT_VAR_POINTS, other));
  for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, HT_ZONE_HAND, seat), card))
    worth -= danger (p, card);
  return worth;
}
