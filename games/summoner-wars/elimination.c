/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elimination.c: what leaves the game with its player (SW-25.9).
 *
 * None of this is destruction or a discard: nobody gets the cards, and no card answers it. Cards that the
 * player had taken control of have already gone back (sortie_lose()).
 */
#include "elimination.h"
#include "steps.h"

/* The functions below return how many cards there were. */

static guint
remove_zone (SortiePlay *p, SwZone zone, guint8 seat)
{
  guint16 from = sw_zone (p, zone, seat), card;
  guint n = 0;

  for (; (card = sortie_zone_top (p, from)) != SORTIE_NO_INDEX; n++)
    sortie_card_move (p, card, sw_zone (p, SW_ZONE_REMOVED, 0), SORTIE_TOP);
  return n;
}

static guint
remove_pieces (SortiePlay *p, guint8 seat)
{
  guint n = 0;

  for (SORTIE_EACH_PIECE_OF (p, seat, slot))
    {
      sortie_piece_bury (p, sortie_piece_ref (p, slot), sw_zone (p, SW_ZONE_REMOVED, 0));
      n++;
    }
  return n;
}

static void
tell (SortiePlay *p, SwEvent type, guint8 seat, SortieRef other, guint amount)
{
  SortieEvent event = sw_event (p, NULL, type, seat);

  event.other = other;
  event.amount = amount;
  sortie_event_tell (p, &event);
}

/* Moves the pile as one block onto the partner's, in its order: the lowest card goes first. The partner is still in
 * the game, because otherwise the game is over. */
static void
leave_magic (SortiePlay *p, guint8 seat)
{
  guint16 from = sw_zone (p, SW_ZONE_MAGIC, seat), card;
  guint8 partner = sw_partner (p, seat);
  guint16 to = sw_zone (p, SW_ZONE_MAGIC, partner);
  guint n = sw_magic (p, seat);

  while ((card = sortie_zone_bottom (p, from)) != SORTIE_NO_INDEX)
    sortie_card_move (p, card, to, SORTIE_TOP);
  if (n > 0)
    tell (p, SW_EVENT_LEGACY, seat, sortie_ref_seat (partner), n);
}

/* Whenever the position is settled, players who are out are checked again. It is told only if there is something to
 * remove. */
static void
remove_all_of (SortiePlay *p, guint8 seat)
{
  static const SwZone zones[] = { SW_ZONE_HAND, SW_ZONE_DRAW, SW_ZONE_DISCARD, SW_ZONE_VINES,
                                  SW_ZONE_CONJURATIONS, SW_ZONE_SIDE, SW_ZONE_PRISON };
  guint n = remove_pieces (p, seat);

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    n += remove_zone (p, zones[i], seat);
  if (n > 0)
    tell (p, SW_EVENT_GONE, seat, SORTIE_NOTHING, 1);
  leave_magic (p, seat);
}

/* All of them are out before anything is given to a partner. */
void
sw_send_away (SortiePlay *p, guint lost)
{
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (lost >> seat & 1)
      sortie_lose (p, seat, SORTIE_GAME_REASON (SW_REASON_VICTORY));
  for (guint8 seat = 0; !sortie_is_over (p) && seat < sortie_n_seats (p); seat++)
    if (lost >> seat & 1)
      remove_all_of (p, seat);
}
