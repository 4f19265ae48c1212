/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: what happens, and how it is carried out. */
#include "game.h"

static void
move_all (SortiePlay *p, guint16 from, guint16 to)
{
  while (sortie_zone_count (p, from) > 0)
    sortie_card_move (p, sortie_zone_top (p, from), to, SORTIE_BOTTOM);
}

/* HT-3 */
static void
commit_dealt (SortiePlay *p, SortieEvent *event)
{
  guint16 stock = ht_zone (p, HT_ZONE_STOCK, SORTIE_NO_SEAT);

  (void) event;
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    {
      move_all (p, ht_zone (p, HT_ZONE_TAKEN, seat), stock);
      sortie_var_set (p, HT_VAR_POINTS, seat, 0);
    }
  sortie_var_set (p, HT_VAR_BROKEN, SORTIE_NO_SEAT, 0);
  sortie_var_set (p, HT_VAR_ROUND, SORTIE_NO_SEAT,
                  sortie_var (p, HT_VAR_ROUND, SORTIE_NO_SEAT) + 1);
  sortie_zone_shuffle (p, stock);
  sortie_zone_deal (p, stock, HT_ZONE_HAND, HT_HAND);
}

/* Other: who gets them. */
static void
commit_passed (SortiePlay *p, SortieEvent *event)
{
  move_all (p, ht_zone (p, HT_ZONE_PARCEL, event->seat),
            ht_zone (p, HT_ZONE_HAND, (guint8) sortie_ref_index (event->other)));
}

/* The cards lie behind those that their new owner had, as many as were passed. */
static guint
passed_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint16 hand = ht_zone (p, HT_ZONE_HAND, (guint8) sortie_ref_index (event->other));
  guint n = 0, from = sortie_zone_count (p, hand) - HT_PASSED, i = 0;

  for (SORTIE_EACH_IN_ZONE (p, hand, card))
    if (i++ >= from && n < max)
      ret[n++] = sortie_ref_card (card);
  return n;
}

/* Subject: the card. */
static void
commit_played (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_ref_index (event->subject);

  if (ht_breaks_hearts (p, card))
    sortie_var_set (p, HT_VAR_BROKEN, SORTIE_NO_SEAT, 1);
  sortie_card_move (p, card, ht_trick (p), SORTIE_BOTTOM);
}

/* Amount: the points. */
static void
commit_taken (SortiePlay *p, SortieEvent *event)
{
  move_all (p, ht_trick (p), ht_zone (p, HT_ZONE_TAKEN, event->seat));
  sortie_var_set (p, HT_VAR_POINTS, event->seat,
                  sortie_var (p, HT_VAR_POINTS, event->seat) + event->amount);
  sortie_var_set (p, HT_VAR_LEADER, SORTIE_NO_SEAT, event->seat);
}

/* Amount: what is added. */
static void
commit_scored (SortiePlay *p, SortieEvent *event)
{
  sortie_var_set (p, HT_VAR_SCORE, event->seat,
                  sortie_var (p, HT_VAR_SCORE, event->seat) + event->amount);
}

const SortieEventDecl ht_events[] = {
  [HT_EVENT_DEALT] = { .id = "dealt", .title = N_ ("dealt"), .rule = "HT-3",
                       .commit = commit_dealt, .says = N_ ("The cards are dealt.") },
  [HT_EVENT_PASSED] = { .id = "passed", .title = N_ ("cards passed"), .rule = "HT-4",
                        .commit = commit_passed,
                        .says = N_ ("{seat} passes three cards to {other}."),
                        .things = passed_cards,
                        .says_which = N_ ("{seat} passes to {other}: {things}.") },
  [HT_EVENT_PLAYED] = { .id = "played", .title = N_ ("played"), .rule = "HT-6",
                        .commit = commit_played, .says = N_ ("{seat} plays {subject}.") },
  [HT_EVENT_TAKEN] = { .id = "taken", .title = N_ ("taken"), .rule = "HT-10",
                       .commit = commit_taken,
                       SORTIE_SAYS_NP ("{seat} takes the trick: {amount} point.",
                                       "{seat} takes the trick: {amount} points.") },
  [HT_EVENT_MOON] = { .id = "moon", .title = N_ ("the moon"), .rule = "HT-12",
                      .says = N_ ("{seat} shoots the moon.") },
  [HT_EVENT_SCORED] = { .id = "scored", .title = N_ ("scored"), .rule = "HT-11",
                        .commit = commit_scored,
                        SORTIE_SAYS_NP ("{seat} adds {amount} point.",
                                        "{seat} adds {amount} points.") },
  [HT_N_EVENTS] = { NULL },
};
