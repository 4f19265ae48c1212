/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: what happens, and how it is carried out. */
#include "game.h"

/* HT-3 */
static void
commit_dealt (SortiePlay *p, G_GNUC_UNUSED SortieEvent *event)
{
  guint16 stock = sortie_zone_of (p, HT_ZONE_STOCK, SORTIE_NO_SEAT);

  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    {
      sortie_zone_empty (p, sortie_zone_of (p, HT_ZONE_TAKEN, seat), stock, SORTIE_BOTTOM);
      sortie_var_set (p, HT_VAR_POINTS, seat, 0);
    }
  sortie_var_set (p, HT_VAR_BROKEN, SORTIE_NO_SEAT, 0);
  sortie_zone_shuffle (p, stock);
  sortie_zone_deal (p, stock, HT_ZONE_HAND, HT_HAND);
}

/* Other: who gets them. */
static guint16
hand_of_other (const SortiePlay *p, const SortieEvent *event)
{
  return sortie_zone_of (p, HT_ZONE_HAND, (guint8) sortie_ref_index (event->other));
}

static void
commit_passed (SortiePlay *p, SortieEvent *event)
{
  sortie_zone_empty (p, sortie_zone_of (p, HT_ZONE_PARCEL, event->seat), hand_of_other (p, event),
                     SORTIE_BOTTOM);
}

/* The cards lie behind those that their new owner had, as many as were passed. */
static guint
passed_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint16 hand = hand_of_other (p, event);
  guint n = 0, from = sortie_zone_count (p, hand) - HT_PASSED, i = 0;

  for (SORTIE_EACH_IN_ZONE (p, hand, card))
    if (i++ >= from && n < max)
      ret[n++] = sortie_ref_card (card);
  return n;
}

/* HT-5: the two of clubs leads to the first trick. */
static void
commit_opened (SortiePlay *p, G_GNUC_UNUSED SortieEvent *event)
{
  guint8 seat = 0;

  while (seat < HT_SEATS - 1 && !ht_has_lowest_club (p, sortie_zone_of (p, HT_ZONE_HAND, seat)))
    seat++;
  if (ht_is_first_trick (p))
    sortie_var_set (p, HT_VAR_LEADER, SORTIE_NO_SEAT, seat);
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
  sortie_zone_empty (p, ht_trick (p), sortie_zone_of (p, HT_ZONE_TAKEN, event->seat), SORTIE_BOTTOM);
  sortie_var_add (p, HT_VAR_POINTS, event->seat, event->amount);
  sortie_var_set (p, HT_VAR_LEADER, SORTIE_NO_SEAT, event->seat);
}

/* Amount: what is added, which may be less than nothing. */
static void
commit_scored (SortiePlay *p, SortieEvent *event)
{
  sortie_var_add (p, HT_VAR_SCORE, event->seat, event->amount);
}

#define ROW(id_, title_, rule_, ...)                                                               \
  { .id = #id_, .title = title_, .rule = rule_, .commit = commit_##id_, __VA_ARGS__ }

const SortieEventDecl ht_events[] = {
  [HT_EVENT_DEALT] = ROW (dealt, N_ ("dealt"), "HT-3", .says = N_ ("The cards are dealt.")),
  [HT_EVENT_PASSED] = ROW (passed, N_ ("cards passed"), "HT-4", .things = passed_cards,
                           .says = N_ ("{seat} passes three cards to {other}."),
                           .says_which = N_ ("{seat} passes to {other}: {things}.")),
  [HT_EVENT_OPENED] = ROW (opened, N_ ("a trick begins"), "HT-6", .says = N_ ("Trick {amount}.")),
  [HT_EVENT_PLAYED] = ROW (played, N_ ("played"), "HT-6", .says = N_ ("{seat} plays {subject}.")),
  [HT_EVENT_TAKEN] = ROW (taken, N_ ("taken"), "HT-10",
                          SORTIE_SAYS_NP ("{seat} takes the trick: {amount} point.",
                                          "{seat} takes the trick: {amount} points.")),
  [HT_EVENT_MOON] = { .id = "moon", .title = N_ ("the moon"), .rule = "HT-12",
                      .says = N_ ("{seat} shoots the moon.") },
  [HT_EVENT_SCORED] = ROW (scored, N_ ("scored"), "HT-11",
                           SORTIE_SAYS_NP ("{seat} adds {amount} point.",
                                           "{seat} adds {amount} points.")),
  [HT_EVENT_COUNTED] = { .id = "counted", .title = N_ ("a round ends"), .rule = "HT-11" },
  [HT_N_EVENTS] = { NULL },
};
