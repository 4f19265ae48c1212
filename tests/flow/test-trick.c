/* SPDX-License-Identifier: GPL-3.0-or-later */
/* test-trick.c: who plays to a trick, who takes it, and what must be followed (sortie/event.h), in Hearts, whose
 * words of cards say the suit and the rank. */
#include "games/hearts/state.h"
#include "match/whole.h"
#include "tests/tap/game.h"

static SortieModule *module;

static SortieMatch *
begin (void)
{
  SortieMatchSpec spec = { .module = module, .seed = 1 };
  g_autoptr (GError) error = NULL;
  SortieMatch *match = sortie_match_new (&spec, &error);

  tap_no_error (error);
  CU_ASSERT_PTR_NOT_NULL_FATAL (match);
  return match;
}

/* A card by suit and rank, wherever it lies. */
static guint16
card_of (const SortiePlay *p, SortieSuit suit, gint rank)
{
  for (guint16 card = 0; card < sortie_n_cards (p); card++)
    if (sortie_printed (p, card, HT_VALUE_SUIT) == (gint) suit
        && sortie_printed (p, card, HT_VALUE_RANK) == rank)
      return card;
  return SORTIE_NO_INDEX;
}

static void
plays (SortiePlay *p, SortieSuit suit, gint rank)
{
  sortie_card_move (p, card_of (p, suit, rank), sortie_trick (p), SORTIE_BOTTOM);
}

static void
nobody_takes_an_empty_trick (void)
{
  g_autoptr (SortieMatch) match = begin ();

  tap_int (sortie_trick_winner (&match->now), SORTIE_NO_SEAT);
  tap_int (sortie_trick_card (&match->now, 0), SORTIE_NO_INDEX);
}

/* East leads the five of clubs; South throws the ace of spades, West the king of clubs, North the seven. */
static void
the_highest_of_the_suit_takes_it (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;

  sortie_var_set (p, HT_VAR_LEADER, SORTIE_NO_SEAT, 1);
  plays (p, SORTIE_CLUBS, 3);
  tap_int (sortie_trick_winner (p), 1);
  plays (p, SORTIE_SPADES, 12);
  tap_int (sortie_trick_winner (p), 1);
  plays (p, SORTIE_CLUBS, 11);
  plays (p, SORTIE_CLUBS, 5);
  tap_int (sortie_trick_winner (p), 3);
  tap_int (sortie_trick_player (p, 3), 0);
  tap_int (sortie_trick_card (p, 2), card_of (p, SORTIE_SPADES, 12));
}

/* The rules of a game like Hearts in which the numbers of tricks are the trump: any shared variable does. */
static SortieTrickDecl with_trump;

static SortieMatch *
begin_with_trump (gint trump)
{
  SortieMatch *match = begin ();

  with_trump = *module->rules->trick;
  with_trump.trump = SORTIE_TRUMP (HT_VAR_TRICK);
  module->rules->trick = &with_trump;
  sortie_var_set (&match->now, HT_VAR_TRICK, SORTIE_NO_SEAT, trump);
  sortie_var_set (&match->now, HT_VAR_LEADER, SORTIE_NO_SEAT, 1);
  return match;
}

/* Hearts are trump. East leads the five of clubs, South has the king; West trumps with the two of hearts, North with
 * the three. */
static void
the_highest_trump_takes_it (void)
{
  g_autoptr (SortieMatch) match = begin_with_trump (1 + SORTIE_HEARTS);
  SortiePlay *p = &match->now;

  tap_int (sortie_trick_trump (p), sortie_ref_word (HT_VALUE_SUIT, SORTIE_HEARTS));
  plays (p, SORTIE_CLUBS, 3);
  plays (p, SORTIE_CLUBS, 11);
  tap_int (sortie_trick_winner (p), 2);
  plays (p, SORTIE_HEARTS, 0);
  tap_int (sortie_trick_winner (p), 3);
  plays (p, SORTIE_HEARTS, 1);
  tap_int (sortie_trick_winner (p), 0);
}

/* The lowest trump is led, and after it come an ace of another suit and a higher club. */
static void
only_trumps_beat_trumps (void)
{
  g_autoptr (SortieMatch) match = begin_with_trump (1 + SORTIE_CLUBS);
  SortiePlay *p = &match->now;

  plays (p, SORTIE_CLUBS, 0);
  plays (p, SORTIE_SPADES, 12);
  plays (p, SORTIE_HEARTS, 12);
  tap_int (sortie_trick_winner (p), 1);
  plays (p, SORTIE_CLUBS, 1);
  tap_int (sortie_trick_winner (p), 0);
}

static void
without_trump_the_suit_that_was_led_counts (void)
{
  g_autoptr (SortieMatch) match = begin_with_trump (0);
  SortiePlay *p = &match->now;

  tap_int (sortie_trick_trump (p), SORTIE_NOTHING);
  plays (p, SORTIE_CLUBS, 3);
  for (guint suit = 0; suit < SORTIE_N_SUITS; suit++)
    if (suit != SORTIE_CLUBS)
      plays (p, suit, 12);
  tap_int (sortie_trick_winner (p), 1);
}

static void
a_suit_is_followed_by_who_has_it (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;
  guint16 hand = sortie_zone_of (p, HT_ZONE_HAND, sortie_asked_seat (p));

  tap_int (sortie_trick_demands (p), SORTIE_NOTHING);
  plays (p, SORTIE_DIAMONDS, 0);
  sortie_card_move (p, card_of (p, SORTIE_DIAMONDS, 1), hand, SORTIE_BOTTOM);
  tap_int (sortie_trick_demands (p), sortie_ref_word (HT_VALUE_SUIT, SORTIE_DIAMONDS));
  for (gint rank = 1; rank < SORTIE_N_RANKS; rank++)
    sortie_card_move (p, card_of (p, SORTIE_DIAMONDS, rank),
                      sortie_zone_of (p, HT_ZONE_STOCK, SORTIE_NO_SEAT), SORTIE_BOTTOM);
  tap_int (sortie_trick_demands (p), SORTIE_NOTHING);
}

/* HT-10: the queen of spades and a heart are 14 points. */
static void
who_takes_it_counts_and_leads (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortiePlay *p = &match->now;
  SortieEvent event = sortie_event_from (p, NULL, SORTIE_GAME_EVENT (HT_EVENT_TAKEN), 2);

  plays (p, SORTIE_SPADES, 10);
  plays (p, SORTIE_HEARTS, 4);
  event.amount = 14;
  tap_int (sortie_trick_is_first (p), TRUE);
  sortie_commit_trick (p, &event);
  tap_int (sortie_trick_is_first (p), FALSE);
  tap_int (sortie_trick_count (p), 0);
  tap_int (sortie_count_of (p, HT_ZONE_TAKEN, 2), 2);
  tap_int (sortie_var (p, HT_VAR_POINTS, 2), 14);
  tap_int (sortie_var (p, HT_VAR_LEADER, SORTIE_NO_SEAT), 2);
}

/* Each passes and plays the first cards that it may: 4 parcels, and 13 tricks of 4 cards. */
static void
tricks_can_be_counted (void)
{
  g_autoptr (SortieMatch) match = begin ();
  SortieMove room[SORTIE_USUAL_MOVES];
  g_auto (SortieMoves) legal = SORTIE_MOVES_IN (room);
  gint sum = 0;

  with_trump = *module->game->rules.trick;
  with_trump.worth = SORTIE_EACH_TRICK;
  module->rules->trick = &with_trump;
  for (guint i = 0; i < HT_SEATS + SORTIE_PACK_CARDS; i++)
    {
      sortie_moves_legal (&match->now, &legal);
      sortie_move_apply (&match->now, &legal.moves[0]);
    }
  for (guint8 seat = 0; seat < HT_SEATS; seat++)
    sum += sortie_var (&match->now, HT_VAR_SCORE, seat);
  tap_int (sum, HT_HAND);
}

static const TapTest tests[] = {
  { "nobody takes a trick that is empty", nobody_takes_an_empty_trick },
  { "the highest card of the suit that was led takes the trick", the_highest_of_the_suit_takes_it },
  { "the highest trump takes the trick", the_highest_trump_takes_it },
  { "a trump that was led is beaten by higher trumps only", only_trumps_beat_trumps },
  { "if no suit is trump, the highest card of the suit that was led takes the trick",
    without_trump_the_suit_that_was_led_counts },
  { "who has the suit must follow it, the leader and who lacks it need not", a_suit_is_followed_by_who_has_it },
  { "HT-10 who takes a trick counts it and leads to the next", who_takes_it_counts_and_leads },
  { "a game may count tricks instead of what is printed on their cards", tricks_can_be_counted },
  { NULL },
};

TAP_GAME_MAIN (tests, "hearts", NULL, module)
