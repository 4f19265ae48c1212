/* SPDX-License-Identifier: GPL-3.0-or-later */
/* events.c: what happens and how it is carried out, and the course of a turn. */
#include "state.h"

/* What a card that has come among the own ones brings. */
static void
take_numbers (SortiePlay *p, const SortieEvent *event)
{
  for (guint i = 0; i < FR_N_VARS; i++)
    sortie_var_add (p, i, event->seat,
                    sortie_not_negative (sortie_value (p, FR_VALUE_BRINGS_SUPPLIES + i, event->subject)));
}

/* FR-5: what is played becomes a piece, so that its text works. Subject: the card, then the piece. */
static void
commit_played (SortiePlay *p, SortieEvent *event)
{
  guint16 place = sortie_free_place (p, fr_place_for (p, event->subject), event->seat);

  event->subject = sortie_piece_put (p, sortie_ref_index (event->subject), place, event->seat);
  take_numbers (p, event);
}

/* FR-7. Subject: the piece, then the card; amount: what it cost. From now on nobody can take it for a card
 * of the market that is still hidden. */
static void
commit_bought (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_piece (p, event->subject)->card;

  sortie_var_add (p, FR_VAR_SUPPLIES, event->seat, -event->amount);
  sortie_piece_remove (p, event->subject, sortie_zone_of (p, FR_ZONE_DISCARD, event->seat), SORTIE_TOP);
  sortie_card_regroup (p, card, (guint8) (1 + event->seat));
  event->subject = sortie_ref_card (card);
}

/* FR-8. Amount: its distance. */
static void
commit_claimed (SortiePlay *p, SortieEvent *event)
{
  guint16 card = sortie_piece (p, event->subject)->card;

  sortie_var_add (p, FR_VAR_TRAIL, event->seat, -event->amount);
  event->subject
    = sortie_piece_put (p, card, sortie_free_place (p, FR_PLACE_TOWN, event->seat), event->seat);
  take_numbers (p, event);
}

const SortieEventDecl fr_events[] = {
  [FR_EVENT_PLAYED] = SORTIE_EVENT_ROW (played, N_ ("played"), "FR-5", .told = SORTIE_TOLD_ASIDE,
                                        .says = N_ ("{seat} plays {subject}.|you=You play {subject}.")),
  [FR_EVENT_BOUGHT] = SORTIE_EVENT_ROW (bought, N_ ("bought"), "FR-7",
    .says = N_ ("{seat} buys {subject} for {amount}.|you=You buy {subject} for {amount}.")),
  [FR_EVENT_CLAIMED] = SORTIE_EVENT_ROW (claimed, N_ ("claimed"), "FR-8",
    .says = N_ ("{seat} claims {subject} for {amount}.|you=You claim {subject} for {amount}.")),
  [FR_EVENT_OFFERED] = { .id = "offered", .title = N_ ("offered"), .rule = "FR-3", .by_rules = TRUE,
    .told = SORTIE_TOLD_ASIDE, .commit = sortie_commit_to_place, .says = N_ ("{subject} can be had now.") },
  /* FR-13: the discards become the deck when it is needed. */
  [FR_EVENT_DRAWN] = SORTIE_MOVED_ROW ("drawn", N_ ("drawn"), "FR-13", sortie_commit_to_bottom, FR_ZONE_HAND,
    .told = SORTIE_TOLD_ASIDE, .says = N_ ("{seat} draws {subject}.|you=You draw {subject}."),
    .effect = { SORTIE_EFFECT_DRAW, "draw", N_ ("draws cards"),
                N_ ("Draw {n} cards."), FR_ZONE_DECK, FR_ZONE_DISCARD }),
  [FR_EVENT_DISCARDED] = SORTIE_MOVED_ROW (
    "discarded", N_ ("discarded"), "FR-4", sortie_commit_to_top, FR_ZONE_DISCARD,
    .says = N_ ("{seat} discards {subject}.|you=You discard {subject}."), .told = SORTIE_TOLD_ASIDE,
    .effect = { SORTIE_EFFECT_CARDS, "discard", N_ ("cards of hands go to the discards"), N_ ("Discard {what}.") }),
  [FR_EVENT_RETIRED] = SORTIE_MOVED_ROW ("retired", N_ ("retired"), "FR-11", sortie_commit_to_top, FR_ZONE_RETIRED,
    .says = N_ ("{seat} retires {subject}.|you=You retire {subject}."),
    .effect = { SORTIE_EFFECT_CARDS, "retire", N_ ("cards leave the game"), N_ ("Retire {what}.") }),
  { NULL },
};

/* FR-4: what is left in the hand, and the camp, are discarded. Nobody is told of each. */
static void
sweep (SortiePlay *p, guint8 seat)
{
  guint16 discards = sortie_zone_of (p, FR_ZONE_DISCARD, seat);

  sortie_places_empty (p, FR_PLACE_CAMP, seat, discards, SORTIE_TOP);
  sortie_zone_empty (p, sortie_zone_of (p, FR_ZONE_HAND, seat), discards, SORTIE_TOP);
}

/* FR-12: whether the match ends when this turn is over: somebody has enough renown, no land is left for
 * one of the valleys, or it was the last round. */
static gboolean
is_last_turn (const SortiePlay *p)
{
  guint n = sortie_n_seats (p), turn = sortie_turn_number (p);

  return turn % n == 0
         && (sortie_var_most (p, FR_VAR_RENOWN) >= FR_RENOWN || turn >= FR_LAST_ROUND * n
             || sortie_free_place (p, FR_PLACE_LAND, SORTIE_NO_SEAT) != SORTIE_NO_INDEX);
}

static void
clean_up_step (SortiePlay *p, SortieFrame *f)
{
  if (f->step == 0)
    sweep (p, f->seat);
  if (f->step++ > 0)
    sortie_frame_end (p, f, 1);
  else if (is_last_turn (p))
    sortie_win_by_score (p, SORTIE_GAME_REASON (FR_REASON_MOST), SORTIE_GAME_REASON (FR_REASON_EQUAL));
  else
    sortie_call_effect (p, f, FR_EVENT_DRAWN, FR_HAND);
}

const SortieProcDecl fr_procs[] = {
  [FR_PROC_CLEAN_UP] = { "clean-up", clean_up_step },
  [FR_PROC_UNPACK] = { "unpack", fr_unpack_step },
  { NULL },
};

/* FR-4: a turn is one window, and what follows it. */
const SortieTurnDecl fr_turns[] = {
  { .id = "turn", .title = N_ ("Turn"), .rule = "FR-4",
    .phases = (const SortiePhaseDecl[]) {
      SORTIE_WINDOW_ROW ("act", N_ ("Act"), "FR-4", FR_ASK_ACT),
      SORTIE_PHASE_ROW ("clean-up", N_ ("Clean up"), "FR-4", FR_PROC_CLEAN_UP),
      { NULL },
    } },
  { NULL },
};
