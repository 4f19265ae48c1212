/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rules.c: who passes to whom, which card may be played, who wins a trick. */
#include "rules.h"

guint8
ht_passes_to (const SortiePlay *p, guint8 seat)
{
  static const guint8 steps[] = { 1, 3, 2, 0 };
  gint before = MAX (sortie_var (p, HT_VAR_ROUND, SORTIE_NO_SEAT), 1) - 1;

  return (guint8) ((seat + steps[(guint) before % G_N_ELEMENTS (steps)]) % HT_SEATS);
}

static gint
suit_of (const SortiePlay *p, guint16 card)
{
  return sortie_printed (p, card, HT_VALUE_SUIT);
}

static gint
points_of (const SortiePlay *p, guint16 card)
{
  return sortie_printed (p, card, HT_VALUE_POINTS);
}

gboolean
ht_is_first_trick (const SortiePlay *p)
{
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    if (sortie_count_of (p, HT_ZONE_TAKEN, seat) > 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_lowest_club (const SortiePlay *p, guint16 card)
{
  return suit_of (p, card) == SORTIE_CLUBS && sortie_printed (p, card, HT_VALUE_RANK) == 0;
}

gboolean
ht_has_lowest_club (const SortiePlay *p, guint16 zone)
{
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (is_lowest_club (p, card))
      return TRUE;
  return FALSE;
}

/* Whether every card there is a heart. */
static gboolean
has_hearts_only (const SortiePlay *p, guint16 zone)
{
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (suit_of (p, card) != SORTIE_HEARTS)
      return FALSE;
  return TRUE;
}

static gboolean
refuse (SortieRefusal *why, HtReason reason, guint16 card, SortieRef suit)
{
  return sortie_forbid (why, reason, sortie_ref_card (card), suit, 0, 0);
}

static gboolean
may_lead (const SortiePlay *p, guint16 hand, guint16 card, SortieRefusal *why)
{
  if (ht_is_first_trick (p) && !is_lowest_club (p, card))
    return refuse (why, HT_REASON_LEAD_TWO, card, 0);
  return suit_of (p, card) != SORTIE_HEARTS || sortie_var (p, HT_VAR_BROKEN, SORTIE_NO_SEAT)
         || has_hearts_only (p, hand) || refuse (why, HT_REASON_NOT_BROKEN, card, 0);
}

gboolean
ht_may_play (const SortiePlay *p, guint16 card, SortieRefusal *why)
{
  guint16 hand = sortie_zone_of (p, HT_ZONE_HAND, sortie_asked_seat (p));
  guint16 led = sortie_zone_top (p, ht_trick (p));

  if (led == SORTIE_NO_INDEX)
    return may_lead (p, hand, card, why);
  if (sortie_zone_find (p, hand, HT_VALUE_SUIT, suit_of (p, led)) != SORTIE_NO_INDEX)
    return suit_of (p, card) == suit_of (p, led)
           || refuse (why, HT_REASON_FOLLOW, card,
                      sortie_ref_word (HT_VALUE_SUIT, (guint) suit_of (p, led)));
  return points_of (p, card) == 0 || !ht_is_first_trick (p)
         || sortie_option (p, HT_OPTION_FIRST_TRICK_POINTS)
         || sortie_zone_find (p, hand, HT_VALUE_POINTS, 0) == SORTIE_NO_INDEX
         || refuse (why, HT_REASON_FIRST_TRICK, card, 0);
}

guint8
ht_player_of (const SortiePlay *p, guint n)
{
  return (guint8) ((sortie_var (p, HT_VAR_LEADER, SORTIE_NO_SEAT) + n) % HT_SEATS);
}

guint8
ht_winner (const SortiePlay *p)
{
  gint suit = suit_of (p, sortie_zone_top (p, ht_trick (p))), highest = -1;
  guint n = 0, winning = 0;

  for (SORTIE_EACH_IN_ZONE (p, ht_trick (p), card))
    {
      if (suit_of (p, card) == suit && sortie_printed (p, card, HT_VALUE_RANK) > highest)
        {
          highest = sortie_printed (p, card, HT_VALUE_RANK);
          winning = n;
        }
      n++;
    }
  return ht_player_of (p, winning);
}

/* Of the cards with points only the queen is no heart. */
gboolean
ht_breaks_hearts (const SortiePlay *p, guint16 card)
{
  return suit_of (p, card) == SORTIE_HEARTS
         || (sortie_option (p, HT_OPTION_QUEEN_BREAKS) && points_of (p, card) > 0);
}
