/* SPDX-License-Identifier: LGPL-3.0-or-later */
/* feeder.c: typed lines are played in a match. */
#include <sortie/match.h>
#include "match/internal.h"
#include "reader/internal.h"

static const SortiePlay *
match_position (gpointer data)
{
  return sortie_match_play (data);
}

static SortieOffers *
match_offers (gpointer data, guint8 seat)
{
  return sortie_match_offers (data, seat);
}

static gboolean
match_play (gpointer data, guint8 seat, const SortieMove *move, SortieRefusal *why)
{
  return sortie_match_play_move (data, seat, move, why);
}

static void
match_back (gpointer data)
{
  sortie_match_back (data);
}

SortieFeeder
sortie_feeder_for_match (SortieMatch *match)
{
  return (SortieFeeder){
    .data = match,
    .position = match_position,
    .offers = match_offers,
    .play = match_play,
    .back = match_back,
  };
}
