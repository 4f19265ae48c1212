/* SPDX-License-Identifier: GPL-3.0-or-later */
/* event-units.c: carries out the events of units: leaving and arriving. */
#include "commits.h"

/* Leaving. */

/* The unit leaves its place for a pile. */
static void
take_off (SortiePlay *p, SortieEvent *event, SsZone zone)
{
  event->amount = sortie_piece_exists (p, event->subject);
  if (event->amount == 0)
    return;
  sortie_piece_remove (p, event->subject, ss_zone (p, zone, event->seat), SORTIE_TOP);
}

void
ss_take_off_or_move (SortiePlay *p, SortieEvent *event, SsZone zone)
{
  if (sortie_ref_kind (event->subject) == SORTIE_REF_PIECE)
    take_off (p, event, zone);
  else
    sortie_card_move (p, sortie_ref_index (event->subject), ss_zone (p, zone, event->seat),
                      SORTIE_TOP);
}

void
ss_commit_to_casualties (SortiePlay *p, SortieEvent *event)
{
  ss_take_off_or_move (p, event, SS_ZONE_CASUALTIES);
}

void
ss_commit_destroy (SortiePlay *p, SortieEvent *event)
{
  ss_take_off_or_move (p, event, SS_ZONE_REMOVED);
}

void
ss_commit_return (SortiePlay *p, SortieEvent *event)
{
  gboolean is_full
    = (gint) sortie_zone_count (p, ss_hand (p, event->seat)) >= ss_hand_limit (p, event->seat);
  SsZone hand = ss_is_boss (p, event->seat) ? SS_ZONE_OPEN_HAND : SS_ZONE_HAND;
  const SortiePiece *unit = sortie_piece (p, event->subject);

  if (unit != NULL)
    event->card = sortie_ref_card (unit->card);
  ss_take_off_or_move (p, event, is_full ? SS_ZONE_CASUALTIES : hand);
}

/* Spaces. */

/* SS-2.10, R-166: a player who puts the partner's unit into the player's own Battle Zone holds it from then on. */
static void
move_to (SortiePlay *p, SortieRef unit, guint16 place, guint8 seat)
{
  sortie_piece_move (p, unit, place);
  if (ss_are_partners (p, seat, sortie_piece_controller (p, unit)))
    sortie_piece_set_controller (p, unit, seat);
}

/* A unit moves to `other`; a card becomes a unit there. */
void
ss_commit_place (SortiePlay *p, SortieEvent *event)
{
  guint16 place = sortie_ref_index (event->other);

  if (sortie_ref_kind (event->subject) == SORTIE_REF_CARD)
    event->subject = sortie_piece_put (p, sortie_ref_index (event->subject), place, event->seat);
  else if (sortie_piece_exists (p, event->subject))
    move_to (p, event->subject, place, event->seat);
  event->amount = sortie_piece_exists (p, event->subject);
}

/* SS-9.1, 9.2. */
void
ss_commit_advance (SortiePlay *p, SortieEvent *event)
{
  guint16 first = event->place != SORTIE_NOTHING ? sortie_ref_index (event->place)
                                                 : ss_place (p, SS_PLACE_TRACK, event->seat);

  sortie_track_advance (p, first, ss_place (p, SS_PLACE_EXIT, ss_flank_with (p, first)));
}

/* SS-22.12, RUL-58: the same space; the old unit's tokens are lost. */
void
ss_commit_shapeshift (SortiePlay *p, SortieEvent *event)
{
  guint16 place = sortie_piece_place (p, event->subject);

  take_off (p, event, SS_ZONE_HAND);
  if (event->amount > 0)
    sortie_piece_put (p, sortie_ref_index (event->other), place, event->seat);
}
