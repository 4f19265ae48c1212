/* SPDX-License-Identifier: GPL-3.0-or-later */
/* elimination.c: players who are out of Last Man Standing, and what leaves the table with them (SS-20.8).
 *
 * None of this is a kill or a discard that a card could answer. It happens at once, in the middle of any step.
 * Links of a player who is out, and links aimed across a Battle Zone that is cleared, find nobody there.
 */
#include "elimination.h"

static void
move_zone (SortiePlay *p, guint16 from, guint16 to)
{
  guint16 card;

  while ((card = sortie_zone_top (p, from)) != SORTIE_NO_INDEX)
    sortie_card_move (p, card, to, SORTIE_TOP);
}

static void
tell (SortiePlay *p, SsEvent type, guint8 seat, gint amount)
{
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (type), seat);

  event.amount = amount;
  sortie_event_tell (p, &event);
}

/* RUL-74: units on a place that faces the player who is out go to the Casualties of their holder; those of the
 * player who is out leave the game. Adds to the numbers for each seat. */
static void
clear_place (SortiePlay *p, guint16 place, guint8 n_discarded[SORTIE_MAX_SEATS])
{
  SortieRef unit;

  while ((unit = sortie_place_piece (p, place)) != SORTIE_NOTHING)
    {
      guint8 holder = sortie_piece_controller (p, unit);

      if (sortie_is_out (p, holder))
        sortie_piece_remove (p, unit, ss_zone (p, SS_ZONE_REMOVED, 0), SORTIE_TOP);
      else
        {
          sortie_piece_remove (p, unit, ss_zone (p, SS_ZONE_CASUALTIES, holder), SORTIE_TOP);
          n_discarded[holder]++;
        }
    }
}

static void
clear_flank (SortiePlay *p, SsFlank flank, guint8 n_discarded[SORTIE_MAX_SEATS])
{
  guint16 track = ss_place (p, SS_PLACE_TRACK, flank);

  for (guint i = 0; i < SS_TRACK_SPACES; i++)
    clear_place (p, track + i, n_discarded);
  clear_place (p, ss_place (p, SS_PLACE_EXIT, flank), n_discarded);
  clear_place (p, ss_place (p, SS_PLACE_FRONT, flank), n_discarded);
}

/* Clears both Battle Zones of a seat that is out. No Man's Land of the left zone belongs to it. */
static void
clear_battle_zones (SortiePlay *p, guint8 seat)
{
  guint8 left = ss_left_neighbour (p, seat), right = ss_right_neighbour (p, seat);
  guint8 n_discarded[SORTIE_MAX_SEATS] = { 0 };

  clear_flank (p, ss_flank (seat, SORTIE_LEFT), n_discarded);
  clear_flank (p, ss_flank (seat, SORTIE_RIGHT), n_discarded);
  clear_flank (p, ss_flank (left, SORTIE_RIGHT), n_discarded);
  clear_flank (p, ss_flank (right, SORTIE_LEFT), n_discarded);
  clear_place (p, ss_nml (p, ss_flank (seat, SORTIE_LEFT)), n_discarded);
  clear_place (p, ss_nml (p, ss_flank (right, SORTIE_LEFT)), n_discarded);
  for (guint8 other = 0; other < sortie_n_seats (p); other++)
    if (n_discarded[other] > 0)
      tell (p, SS_EVENT_CLEARED, other, n_discarded[other]);
}

/* RUL-74: cards that once belonged to the seat and are held by others stay with them (SS-2.12); cards of others that
 * it held leave. Cards on the chain follow when their link ends (links.c). */
static void
remove_cards (SortiePlay *p, guint8 seat)
{
  static const SsZone zones[]
    = { SS_ZONE_RESOURCES, SS_ZONE_HAND, SS_ZONE_SUPPORT, SS_ZONE_CASUALTIES, SS_ZONE_HEAL };

  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    move_zone (p, ss_zone (p, zones[i], seat), ss_zone (p, SS_ZONE_REMOVED, 0));
}

/* links announced against a player who is out do not turn against the new neighbour. */
static void
void_links (SortiePlay *p, guint8 seat)
{
  guint8 left = ss_left_neighbour (p, seat), right = ss_right_neighbour (p, seat);

  for (guint16 i = 0; i < sortie_n_links (p); i++)
    {
      SortieLink *link = sortie_link (p, i);

      if (link->seat == seat || (link->seat == left && link->side == SORTIE_RIGHT)
          || (link->seat == right && link->side == SORTIE_LEFT))
        link->flags |= SORTIE_LINK_FIZZLED;
    }
}

static void
clear_away (SortiePlay *p, guint8 seat)
{
  sortie_var_set (p, SS_VAR_GONE, seat, 1);
  void_links (p, seat);
  clear_battle_zones (p, seat);
  remove_cards (p, seat);
  tell (p, SS_EVENT_GONE, seat, 1);
}

/* The last player left wins, and the table stays as it is. */
gboolean
ss_settle (SortiePlay *p)
{
  if (sortie_seats_out (p) == 0 || !ss_is_circle (p))
    return FALSE;
  for (guint8 seat = 0; seat < sortie_n_seats (p); seat++)
    if (sortie_is_out (p, seat) && !sortie_var (p, SS_VAR_GONE, seat))
      clear_away (p, seat);
  return FALSE;
}

void
ss_lose (SortiePlay *p, guint8 seat, guint reason)
{
  sortie_lose (p, seat, SORTIE_GAME_REASON (reason));
  if (!sortie_is_over (p))
    ss_settle (p);
}
