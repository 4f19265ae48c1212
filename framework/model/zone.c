/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* zone.c: zones: lists of cards, and where in them cards are. */
#include <sortie/table.h>
#include "model/internal.h"

/* Counts from the nearer end. */
guint16
sortie_zone_at (const SortiePlay *p, guint16 zone, guint position)
{
  const SortieCard *cards = sortie_state_cards (p->s);
  const SortieZone *z = sortie_zone (p, zone);
  if (position >= z->n)
    return SORTIE_NO_INDEX;

  gboolean near_top = position < z->n / 2u;
  guint steps = near_top ? position : z->n - 1 - position;
  guint16 card = near_top ? z->top : z->bottom;
  while (steps-- > 0)
    card = near_top ? cards[card].below : cards[card].above;
  return card;
}

guint
sortie_zone_newest (const SortiePlay *p, guint16 zone, guint n, SortieRef *ret, guint max)
{
  guint found = 0;

  n = MIN (n, max);
  for (SORTIE_EACH_IN_ZONE (p, zone, card))
    if (found < n)
      ret[n - ++found] = sortie_ref_card (card);
  return found;
}

guint
sortie_zone_position (const SortiePlay *p, guint16 card)
{
  guint position = 0;
  while ((card = sortie_card (p, card)->above) != SORTIE_NO_INDEX)
    position++;
  return position;
}

void
sortie_zone_empty (SortiePlay *p, guint16 from, guint16 to, SortieEnd end)
{
  g_return_if_fail (from != to);
  while (sortie_zone_count (p, from) > 0)
    sortie_card_move (p, sortie_zone_top (p, from), to, end);
}

void
sortie_zone_draw (SortiePlay *p, guint16 from, guint16 to, guint n)
{
  g_return_if_fail (from != to);
  while (n-- > 0 && sortie_zone_count (p, from) > 0)
    sortie_card_move (p, sortie_zone_top (p, from), to, SORTIE_BOTTOM);
}

void
sortie_zone_deal (SortiePlay *p, guint16 from, guint to, guint n)
{
  for (guint i = 0; i < n; i++)
    for (guint8 seat = 0; seat < p->setup->n_seats && sortie_zone_count (p, from) > 0; seat++)
      sortie_card_move (p, sortie_zone_top (p, from), sortie_setup_zone (p->setup, to, seat),
                        SORTIE_BOTTOM);
}

const char *
sortie_zone_name (const SortieSetup *setup, guint16 zone, char *buffer, gsize size)
{
  const SortiePile *pile = &setup->piles[zone];
  const char *id = setup->zones[pile->decl].id;
  if (pile->seat == SORTIE_NO_SEAT)
    g_strlcpy (buffer, id, size);
  else
    g_snprintf (buffer, size, "%s.%s", setup->seat_ids[pile->seat], id);
  return buffer;
}

gboolean
sortie_zone_is_used (const SortieSetup *setup, guint16 zone)
{
  guint8 seat = setup->piles[zone].seat;
  gboolean automatic = seat != SORTIE_NO_SEAT && (setup->automatic >> seat & 1) != 0;

  if (seat == SORTIE_NO_SEAT)
    return TRUE;
  switch (setup->zones[setup->piles[zone].decl].used_by)
    {
    case SORTIE_USED_BY_PLAYERS:
      return !automatic;
    case SORTIE_USED_BY_AUTOMATIC:
      return automatic;
    case SORTIE_USED_BY_ALL:
      break;
    }
  return TRUE;
}
