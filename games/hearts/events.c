/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: what happens and how it is carried out, and the course of a round. */
#include "state.h"

/* HT-3 */
static void
commit_dealt (SortiePlay *p, G_GNUC_UNUSED SortieEvent *event)
{
  guint16 stock = sortie_zone_of (p, HT_ZONE_STOCK, SORTIE_NO_SEAT);

  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    sortie_zone_empty (p, sortie_zone_of (p, HT_ZONE_TAKEN, seat), stock, SORTIE_BOTTOM);
  sortie_zone_shuffle (p, stock);
  sortie_zone_deal (p, stock, HT_ZONE_HAND, HT_HAND);
}

/* Other: who gets them. */
static guint16
hand_of_other (const SortiePlay *p, const SortieEvent *event)
{
  return sortie_zone_of (p, HT_ZONE_HAND, (guint8) sortie_ref_index (event->other));
}

/* Whoever has conceded chooses no cards and passes the first ones of the hand. */
static void
commit_passed (SortiePlay *p, SortieEvent *event)
{
  const guint16 parcel = sortie_zone_of (p, HT_ZONE_PARCEL, event->seat);

  while (sortie_zone_count (p, parcel) < HT_PASSED)
    sortie_card_move (p, sortie_zone_at (p, sortie_zone_of (p, HT_ZONE_HAND, event->seat), 0), parcel, SORTIE_BOTTOM);
  sortie_zone_empty (p, parcel, hand_of_other (p, event), SORTIE_BOTTOM);
}

/* The cards lie after those that their new owner had, as many as were passed. */
static guint
passed_cards (const SortiePlay *p, const SortieEvent *event, SortieRef *ret, guint max)
{
  guint16 hand = hand_of_other (p, event);

  for (guint n = 0; n < MIN (HT_PASSED, max); n++)
    ret[n] = sortie_ref_card (sortie_zone_at (p, hand, sortie_zone_count (p, hand) - HT_PASSED + n));
  return MIN (HT_PASSED, max);
}

/* HT-5: the two of clubs leads to the first trick. */
static void
commit_opened (SortiePlay *p, G_GNUC_UNUSED SortieEvent *event)
{
  for (guint8 seat = 0; seat < HT_SEATS && sortie_trick_is_first (p); seat++)
    for (SORTIE_EACH_IN_ZONE (p, sortie_zone_of (p, HT_ZONE_HAND, seat), card))
      if (ht_is_lowest_club (p, card))
        sortie_var_set (p, HT_VAR_LEADER, SORTIE_NO_SEAT, seat);
}

/* Subject: the card. HT-7: of the cards with points only the queen is no heart. */
static void
commit_played (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_ref_index (event->subject);

  if (sortie_printed (p, card, HT_VALUE_SUIT) == SORTIE_HEARTS
      || (sortie_option (p, HT_OPTION_QUEEN_BREAKS) && sortie_printed (p, card, HT_VALUE_WORTH) > 0))
    sortie_var_set (p, HT_VAR_BROKEN, SORTIE_NO_SEAT, 1);
  sortie_commit_to_bottom (p, event);
}

/* HT-9: a trick has points, or the card that is played is the queen of spades. */
static gboolean
costs_much (const SortiePlay *p, const SortieEvent *event)
{
  return event->subject == SORTIE_NOTHING ? event->amount > 0
                                          : sortie_printed (p, sortie_ref_index (event->subject), HT_VALUE_WORTH) > 1;
}

const SortieEventDecl ht_events[] = {
  [HT_EVENT_DEALT] = SORTIE_EVENT_ROW (dealt, N_ ("dealt"), "HT-3", .says = N_ ("The cards are dealt.")),
  [HT_EVENT_PASSED] = SORTIE_EVENT_ROW (passed, N_ ("cards passed"), "HT-4", .things = passed_cards,
    .says = N_ ("{seat} passes three cards to {other}.|you=You pass three cards to {other}."),
    .says_which = N_ ("{seat} passes to {other}: {things}.|you=You pass to {other}: {things}.")),
  [HT_EVENT_OPENED] = SORTIE_EVENT_ROW (opened, N_ ("a trick begins"), "HT-6", .told = SORTIE_TOLD_TRIFLE,
                                        .says = N_ ("Trick {amount}.")),
  [HT_EVENT_PLAYED] = SORTIE_EVENT_ROW (played, N_ ("played"), "HT-6", .zone = HT_ZONE_TRICK, .is_grave = costs_much,
    .told = SORTIE_TOLD_ASIDE, .says = N_ ("{seat} plays {subject}.|you=You play {subject}.")),
  /* Amount: the points. */
  [HT_EVENT_TAKEN] = { .id = "taken", .title = N_ ("taken"), .rule = "HT-10", .commit = sortie_commit_trick,
    SORTIE_SAYS_NP ("{seat} takes the trick: {amount} point.|you=You take the trick: {amount} point.",
                    "{seat} takes the trick: {amount} points.|you=You take the trick: {amount} points."),
    .is_grave = costs_much },
  [HT_EVENT_MOON] = { .id = "moon", .title = N_ ("the moon"), .rule = "HT-12", .told = SORTIE_TOLD_GRAVE,
                      .says = N_ ("{seat} shoots the moon.|you=You shoot the moon.") },
  [HT_EVENT_COUNTED] = { .id = "counted", .title = N_ ("a round ends"), .rule = "HT-11" },
  { NULL },
};

static void
deal_step (SortiePlay *p, SortieFrame *f)
{
  sortie_round_begin (p, HT_ROUND_ROUND, SORTIE_NO_SEAT);
  sortie_frame_end (p, f, 1);
}

/* HT-4: all choose at the same time. */
static void
pass_step (SortiePlay *p, SortieFrame *f)
{
  if (ht_passes_to (p, 0) != 0 && f->step++ == 0)
    {
      sortie_poll (p, f, SORTIE_POLL_SECRET, SORTIE_GAME_ASK (HT_ASK_PASS), 0, 0);
      return;
    }
  for (guint8 seat = 0; f->step > 0 && seat < HT_SEATS; seat++)
    sortie_game_happens (p, HT_EVENT_PASSED, seat, SORTIE_NOTHING, sortie_ref_seat (ht_passes_to (p, seat)), HT_PASSED);
  sortie_frame_end (p, f, 1);
}

gint
ht_adds (const SortiePlay *p, guint8 seat, guint8 moon)
{
  if (moon == SORTIE_NO_SEAT)
    return sortie_var (p, HT_VAR_POINTS, seat);
  return seat == moon || sortie_option (p, HT_OPTION_MOON) ? 0 : HT_ALL_POINTS;
}

static void
count_step (SortiePlay *p, SortieFrame *f)
{
  guint8 moon = sortie_var_seat (p, HT_VAR_POINTS, HT_ALL_POINTS);

  if (moon != SORTIE_NO_SEAT)
    sortie_game_happens (p, HT_EVENT_MOON, moon, SORTIE_NOTHING, 0, 0);
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    if (sortie_option (p, HT_OPTION_MOON) && seat == moon)
      sortie_var_loss (p, HT_VAR_SCORE, seat, HT_ALL_POINTS);
    else
      sortie_var_gain (p, HT_VAR_SCORE, seat, ht_adds (p, seat, moon));
  sortie_round_end (p, HT_ROUND_ROUND, SORTIE_NO_SEAT, 0);
  if (sortie_var_most (p, HT_VAR_SCORE) >= sortie_option (p, HT_OPTION_LIMIT))
    sortie_win_by_score (p, SORTIE_GAME_REASON (HT_REASON_LIMIT), SORTIE_REASON_NONE);
  else if (sortie_round_number (p, HT_ROUND_ROUND) == HT_LAST_ROUND)
    sortie_win_by_score (p, SORTIE_GAME_REASON (HT_REASON_LAST_HAND), SORTIE_REASON_NONE);
  else
    sortie_frame_end (p, f, 1);
}

const SortieProcDecl ht_procs[] = {
  [HT_PROC_DEAL] = { "deal", deal_step },
  [HT_PROC_PASS] = { "pass", pass_step },
  [HT_PROC_PLAY] = { "play", sortie_tricks_step },
  [HT_PROC_COUNT] = { "count", count_step },
  { NULL },
};

/* A round is one turn of the framework. */
const SortieTurnDecl ht_turns[] = {
  { .id = "round", .title = N_ ("Round"), .rule = "HT-3", .says = N_ ("Round {amount}."),
    .length = { SORTIE_SAYS_NP ("The match took {amount} round.", "The match took {amount} rounds.") },
    .phases = (const SortiePhaseDecl[]) {
      SORTIE_PHASE_ROW ("deal", N_ ("Deal"), "HT-3", HT_PROC_DEAL),
      SORTIE_PHASE_ROW ("pass", N_ ("Passing"), "HT-4", HT_PROC_PASS),
      SORTIE_PHASE_ROW ("play", N_ ("Tricks"), "HT-6", HT_PROC_PLAY),
      SORTIE_PHASE_ROW ("count", N_ ("Counting"), "HT-11", HT_PROC_COUNT),
      { NULL },
    } },
  { NULL },
};

const SortieRoundDecl ht_rounds[] = {
  [HT_ROUND_ROUND] = { .id = "round", .title = N_ ("Round"), .rule = "HT-3",
                       .says = N_ ("Round {amount}"), .var = HT_VAR_ROUND,
                       .begins = SORTIE_GAME_EVENT (HT_EVENT_DEALT), .ends = SORTIE_GAME_EVENT (HT_EVENT_COUNTED),
                       .most = HT_LAST_ROUND, .max_moves = HT_ROUND_MOVES },
  [HT_ROUND_TRICK] = { .id = "trick", .title = N_ ("Trick"), .rule = "HT-6",
                       .says = N_ ("trick {amount}"), .var = HT_VAR_TRICK,
                       .begins = SORTIE_GAME_EVENT (HT_EVENT_OPENED), .ends = SORTIE_GAME_EVENT (HT_EVENT_TAKEN),
                       .most = HT_HAND, .max_moves = HT_SEATS },
  { NULL },
};
