/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

guint8
ht_passes_to (const SortiePlay *p, guint8 seat)
{
  static const guint8 steps[] = { 1, 3, 2, 0 }; /* left, right, across, nobody */
  gint before = MAX (sortie_var (p, HT_VAR_ROUND, SORTIE_NO_SEAT), 1) - 1;

  return (guint8) ((seat + steps[(guint) before % G_N_ELEMENTS (steps)]) % HT_SEATS);
}

static gboolean
refuse (SortieRefusal *why, HtReason reason, guint16 a, SortieRef b)
{
  return sortie_refuse (why, SORTIE_GAME_REASON (reason), sortie_ref_card (a), b, 0, 0);
}

/* Whether a seat holds a card of the suit, and whether one of another. */
static void
look_for_suit (const SortiePlay *p, guint8 seat, gint suit, gboolean *ret_has, gboolean *ret_other)
{
  *ret_has = *ret_other = FALSE;
  for (SORTIE_EACH_IN_ZONE (p, ht_zone (p, HT_ZONE_HAND, seat), card))
    *(sortie_printed (p, card, HT_VALUE_SUIT) == suit ? ret_has : ret_other) = TRUE;
}

static gboolean
holds_without_points (const SortiePlay *p, guint8 seat)
{
  for (SORTIE_EACH_IN_ZONE (p, ht_zone (p, HT_ZONE_HAND, seat), card))
    if (sortie_printed (p, card, HT_VALUE_POINTS) == 0)
      return TRUE;
  return FALSE;
}

gboolean
ht_is_first_trick (const SortiePlay *p)
{
  guint taken = 0;

  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    taken += ht_count (p, HT_ZONE_TAKEN, seat);
  return taken == 0;
}

static gboolean
is_lowest_club (const SortiePlay *p, guint16 card)
{
  return sortie_printed (p, card, HT_VALUE_SUIT) == HT_CLUBS
         && sortie_printed (p, card, HT_VALUE_RANK) == 0;
}

static gboolean
may_lead (const SortiePlay *p, guint8 seat, guint16 card, SortieRefusal *why)
{
  gboolean has, other;

  if (ht_is_first_trick (p) && !is_lowest_club (p, card))
    return refuse (why, HT_REASON_LEAD_TWO, card, 0);
  if (sortie_printed (p, card, HT_VALUE_SUIT) != HT_HEARTS
      || sortie_var (p, HT_VAR_BROKEN, SORTIE_NO_SEAT))
    return TRUE;
  look_for_suit (p, seat, HT_HEARTS, &has, &other);
  return !other || refuse (why, HT_REASON_NOT_BROKEN, card, 0);
}

gboolean
ht_may_play (const SortiePlay *p, guint16 card, SortieRefusal *why)
{
  guint8 seat = sortie_asked_seat (p);
  guint16 led = sortie_zone_top (p, ht_trick (p));
  gboolean has, other;
  gint suit;

  if (led == SORTIE_NO_INDEX)
    return may_lead (p, seat, card, why);
  suit = sortie_printed (p, led, HT_VALUE_SUIT);
  look_for_suit (p, seat, suit, &has, &other);
  if (has)
    return sortie_printed (p, card, HT_VALUE_SUIT) == suit
           || refuse (why, HT_REASON_FOLLOW, card, sortie_ref_word (HT_VALUE_SUIT, (guint) suit));
  return sortie_printed (p, card, HT_VALUE_POINTS) == 0 || !ht_is_first_trick (p)
         || sortie_option (p, HT_OPTION_FIRST_TRICK_POINTS) || !holds_without_points (p, seat)
         || refuse (why, HT_REASON_FIRST_TRICK, card, 0);
}

guint8
ht_player_of (const SortiePlay *p, guint n)
{
  return (guint8) ((sortie_var (p, HT_VAR_LEADER, SORTIE_NO_SEAT) + n) % HT_SEATS);
}

guint
ht_winning (const SortiePlay *p)
{
  gint suit = sortie_printed (p, sortie_zone_top (p, ht_trick (p)), HT_VALUE_SUIT), highest = -1;
  guint n = 0, winning = 0;

  for (SORTIE_EACH_IN_ZONE (p, ht_trick (p), card))
    {
      gint rank = sortie_printed (p, card, HT_VALUE_RANK);

      if (sortie_printed (p, card, HT_VALUE_SUIT) == suit && rank > highest)
        {
          highest = rank;
          winning = n;
        }
      n++;
    }
  return winning;
}

/* Of the cards with points only the queen is no heart. */
gboolean
ht_breaks_hearts (const SortiePlay *p, guint16 card)
{
  return sortie_printed (p, card, HT_VALUE_SUIT) == HT_HEARTS
         || (sortie_option (p, HT_OPTION_QUEEN_BREAKS)
             && sortie_printed (p, card, HT_VALUE_POINTS) > 0);
}
