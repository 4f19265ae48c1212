/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feeder.c: plays typed lines in a match. */
#include "match/whole.h"

SortieOffers *
sortie_match_offers (SortieMatch *match, guint8 seat)
{
  gboolean is_valid = match->offers != NULL && match->offers_of == seat
                      && seat != SORTIE_NO_SEAT && match->legal_is_valid;

  if (match->offers == NULL)
    match->offers = match->opening.as_written ? sortie_offers_new_as_written (match->now.setup)
                                              : sortie_offers_new (match->now.setup);
  if (!is_valid)
    sortie_offers_look (match->offers, &match->now, seat,
                        seat == sortie_match_to_move (match) ? sortie_match_legal (match) : NULL);
  match->offers_of = seat;
  return match->offers;
}

static const SortiePlay *
position (const SortieFeeder *feeder)
{
  return sortie_match_play (feeder->data);
}

static SortieOffers *
offers (const SortieFeeder *feeder, guint8 seat)
{
  return sortie_match_offers (feeder->data, seat);
}

static gboolean
play_fed (const SortieFeeder *feeder, guint8 seat, const SortieMove *move, SortieRefusal *why)
{
  return sortie_match_play_move (feeder->data, seat, move, why);
}

static gboolean
back (const SortieFeeder *feeder)
{
  return sortie_match_back (feeder->data);
}

SortieFeeder
sortie_feeder_for_match (SortieMatch *match)
{
  return (SortieFeeder) {
    .data = match, .position = position, .offers = offers, .play = play_fed, .back = back
  };
}
