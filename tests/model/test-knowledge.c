/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <sortie/table.h>
#include "model/internal.h"
#include "tests/model/table.h"
#include "tests/tap/tap.h"

/* Red's cards 0, 1 and 2 in red's @zone. */
static Table *
table_with (guint zone)
{
  Table *table = table_new ();
  for (guint16 i = 0; i < 3; i++)
    sortie_card_new (&table->play, i + 1, RED, 0, table_zone (table, zone, RED), SORTIE_BOTTOM);
  return table;
}

static void
move (Table *table, guint16 card, guint zone)
{
  sortie_card_move (&table->play, card, table_zone (table, zone, RED), SORTIE_TOP);
}

/* Who knows a card, and who sees it: 'r', 'b', 's' for a spectator. */
static const char *
who (const Table *table, guint16 card,
     gboolean (*asked) (const SortiePlay *p, guint16 card, guint8 seat))
{
  static const char *const words[] = { "", "r", "b", "rb", "s", "rs", "bs", "rbs" };
  const SortiePlay *p = &table->play;
  return words[asked (p, card, RED) | asked (p, card, BLUE) << 1
               | asked (p, card, SORTIE_NO_SEAT) << 2];
}

static void
zones_say_who_sees (void)
{
  static const struct
  {
    guint zone;
    const char *seen;
  } zones[] = { { DECK, "" }, { HAND, "r" }, { CAMP, "r" }, { HEAP, "rbs" }, { LIMBO, "rbs" } };
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_autoptr (Table) table = table_with (zones[i].zone);
      tap_string (who (table, 0, sortie_card_is_visible), zones[i].seen);
      tap_string (who (table, 0, sortie_card_is_known), zones[i].seen);
    }
}

static void
pieces_are_seen_by_all (void)
{
  g_autoptr (Table) table = table_with (DECK);
  SortieRef piece = sortie_piece_put (&table->play, 0, table_place (table, MIDDLE, RED, 0), RED);
  sortie_piece_add_card (&table->play, piece, 1, SORTIE_BOTTOM);
  tap_string (who (table, 0, sortie_card_is_visible), "rbs");
  tap_string (who (table, 1, sortie_card_is_visible), "rbs");
  tap_string (who (table, 2, sortie_card_is_known), "");
}

static void
seen_card_stays_known_face_down (void)
{
  g_autoptr (Table) table = table_with (HAND);
  move (table, 0, DECK);
  tap_string (who (table, 0, sortie_card_is_visible), "");
  tap_string (who (table, 0, sortie_card_is_known), "r");
  CU_ASSERT_FALSE (sortie_card_is_hidden (&table->play, 0, RED));
  CU_ASSERT (sortie_card_is_hidden (&table->play, 0, BLUE));
}

/* What was public may be told to spectators too, though they remember nothing. */
static void
what_every_seat_knows_is_told_to_all (void)
{
  g_autoptr (Table) table = table_with (HEAP);
  const SortieRef open = sortie_ref_card (0), drawn = sortie_ref_card (1);

  move (table, 0, HAND);
  tap_int (sortie_ref_hidden_from (&table->play, open), 0);
  move (table, 1, DECK);
  sortie_zone_shuffle (&table->play, table_zone (table, DECK, RED));
  move (table, 1, HAND);
  tap_int (sortie_ref_hidden_from (&table->play, drawn), 1 << BLUE | 1 << SORTIE_MAX_SEATS);
}

static void
open_card_stays_known_in_a_hand (void)
{
  g_autoptr (Table) table = table_with (HEAP);
  move (table, 0, HAND);
  tap_string (who (table, 0, sortie_card_is_visible), "r");
  tap_string (who (table, 0, sortie_card_is_known), "rb");
}

static void
shown_card_is_known_to_who_was_shown_it (void)
{
  g_autoptr (Table) table = table_with (DECK);
  sortie_card_reveal (&table->play, 0, BLUE);
  sortie_card_reveal (&table->play, 1, SORTIE_NO_SEAT);
  tap_string (who (table, 0, sortie_card_is_known), "b");
  tap_string (who (table, 1, sortie_card_is_known), "rb");
  tap_string (who (table, 0, sortie_card_is_visible), "");
}

/* Of three equal cards in Red's hand; @ret: how many of them Blue knows. */
static guint
blue_knows (const Table *table)
{
  guint n = 0;

  for (guint16 card = 0; card < 3; card++)
    n += strchr (who (table, card, sortie_card_is_known), 'b') != NULL;
  return n;
}

static void
make_equal (Table *table)
{
  SortieCard *cards = sortie_state_cards (table->play.s);

  cards[1].def = cards[2].def = cards[0].def;
}

static void
equal_card_that_is_shown_may_be_the_same_again (void)
{
  g_autoptr (Table) table = table_with (HAND);

  make_equal (table);
  sortie_card_reveal (&table->play, 0, BLUE);
  sortie_card_reveal (&table->play, 1, BLUE);
  sortie_card_reveal (&table->play, 2, BLUE);
  tap_int (blue_knows (table), 1);
}

static void
equal_cards_side_by_side_are_several (void)
{
  g_autoptr (Table) table = table_with (HAND);
  const SortieRef two[] = { sortie_ref_card (1), sortie_ref_card (2) };
  const SortieRef others[] = { sortie_ref_card (0), sortie_ref_card (1) };

  make_equal (table);
  sortie_card_reveal (&table->play, 0, BLUE);
  sortie_cards_reveal (&table->play, two, G_N_ELEMENTS (two), BLUE);
  tap_int (blue_knows (table), 2);
  sortie_cards_reveal (&table->play, others, G_N_ELEMENTS (others), SORTIE_NO_SEAT);
  tap_int (blue_knows (table), 2);
}

static void
equal_cards_of_a_pile_lie_apart (void)
{
  g_autoptr (Table) table = table_with (DECK);

  make_equal (table);
  sortie_card_reveal (&table->play, 0, BLUE);
  sortie_card_reveal (&table->play, 1, BLUE);
  tap_int (blue_knows (table), 2);
}

/* Red chooses among the first two cards of the pile, and Blue knew all three. */
static void
who_chooses_among_several_cards_is_not_followed (void)
{
  g_autoptr (Table) table = table_with (DECK);
  const SortieRef among[] = { sortie_ref_card (0), sortie_ref_card (1) };

  for (guint16 card = 0; card < 3; card++)
    sortie_card_reveal (&table->play, card, SORTIE_NO_SEAT);
  sortie_cards_chosen (&table->play, among, 1, RED);
  tap_string (who (table, 0, sortie_card_is_known), "rb");
  sortie_cards_chosen (&table->play, among, G_N_ELEMENTS (among), RED);
  tap_string (who (table, 0, sortie_card_is_known), "r");
  tap_string (who (table, 1, sortie_card_is_known), "r");
  tap_string (who (table, 2, sortie_card_is_known), "rb");
}

static void
choosing_from_a_hand_or_an_open_pile_hides_nothing (void)
{
  g_autoptr (Table) table = table_with (HEAP);
  const SortieRef among[] = { sortie_ref_card (0), sortie_ref_card (1), sortie_ref_card (2) };

  sortie_cards_chosen (&table->play, among, 3, RED);
  tap_int (blue_knows (table), 3);
  for (guint16 card = 0; card < 3; card++)
    move (table, card, HAND);
  sortie_cards_chosen (&table->play, among, 3, RED);
  tap_int (blue_knows (table), 3);
}

static void
shuffle_makes_unknown_what_is_not_seen (void)
{
  static const struct
  {
    guint zone;
    const char *known;
  } zones[] = { { DECK, "" }, { HAND, "r" }, { HEAP, "rbs" } };
  for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
    {
      g_autoptr (Table) table = table_with (zones[i].zone);
      for (guint16 card = 0; card < 3; card++)
        sortie_card_reveal (&table->play, card, SORTIE_NO_SEAT);
      sortie_zone_shuffle (&table->play, table_zone (table, zones[i].zone, RED));
      for (guint16 card = 0; card < 3; card++)
        tap_string (who (table, card, sortie_card_is_known), zones[i].known);
    }
}

static void
face_down_card_of_a_hand_could_be_any (void)
{
  g_autoptr (Table) table = table_with (HEAP);
  move (table, 0, HAND);
  move (table, 1, HAND);
  move (table, 0, DECK);
  tap_string (who (table, 0, sortie_card_is_known), "r");
  tap_string (who (table, 1, sortie_card_is_known), "r");
  sortie_card_reveal (&table->play, 0, BLUE);
  tap_string (who (table, 0, sortie_card_is_known), "rb");
}

static void
only_card_of_a_hand_can_be_followed (void)
{
  g_autoptr (Table) table = table_with (HEAP);
  move (table, 0, HAND);
  move (table, 0, DECK);
  tap_string (who (table, 0, sortie_card_is_known), "rb");
}

static void
open_card_of_a_hand_tells_nothing_of_the_others (void)
{
  g_autoptr (Table) table = table_with (HEAP);
  move (table, 0, HAND);
  move (table, 1, HAND);
  move (table, 0, HEAP);
  tap_string (who (table, 1, sortie_card_is_known), "rb");
}

/* Red's hand: the second of two equal cards lay open before, the first was drawn, a third one as
 * well; blue knows one of the equal ones. */
static Table *
table_with_twins (guint8 group)
{
  Table *table = table_new ();
  guint16 hand = table_zone (table, HAND, RED);

  sortie_card_new (&table->play, 1, RED, group, hand, SORTIE_TOP);
  sortie_card_new (&table->play, 1, RED, 0, table_zone (table, HEAP, RED), SORTIE_TOP);
  sortie_card_new (&table->play, 2, RED, 0, hand, SORTIE_TOP);
  move (table, 1, HAND);
  tap_string (who (table, 0, sortie_card_is_known), "r");
  tap_string (who (table, 1, sortie_card_is_known), "rb");
  return table;
}

static void
either_of_two_equal_cards_may_have_left (void)
{
  for (guint16 leaves = 0; leaves < 2; leaves++)
    {
      g_autoptr (Table) table = table_with_twins (0);
      move (table, leaves, HEAP);
      tap_string (who (table, leaves, sortie_card_is_known), "rbs");
      tap_string (who (table, 1 - leaves, sortie_card_is_known), "r");
    }
}

static void
either_of_two_equal_cards_may_stand_on_the_table (void)
{
  for (guint way = 0; way < 2; way++)
    {
      g_autoptr (Table) table = table_with_twins (0);
      guint16 place = table_place (table, MIDDLE, RED, 0);
      SortieRef piece = sortie_piece_put (&table->play, way == 0 ? 0 : 2, place, RED);

      tap_string (who (table, 1, sortie_card_is_known), way == 0 ? "r" : "rb");
      if (way == 1)
        sortie_piece_add_card (&table->play, piece, 0, SORTIE_BOTTOM);
      tap_string (who (table, 1, sortie_card_is_known), "r");
    }
}

static void
of_several_equal_cards_one_less_is_known (void)
{
  g_autoptr (Table) table = table_with_twins (0);
  SortieRecalled cards[4];

  sortie_card_new (&table->play, 1, RED, 0, table_zone (table, HEAP, RED), SORTIE_TOP);
  move (table, 3, HAND);
  tap_int (sortie_recall (&table->play, BLUE, cards, 4), 2);
  move (table, 0, HEAP);
  tap_int (sortie_recall (&table->play, BLUE, cards, 4), 1);
  tap_int (cards[0].def, 1);
  tap_int (sortie_state_cards (table->play.s)[2].known, 1 << RED);
}

static void
cards_with_other_backs_are_told_apart (void)
{
  g_autoptr (Table) table = table_with_twins (1);
  move (table, 0, HEAP);
  tap_string (who (table, 1, sortie_card_is_known), "rb");
}

static void
equal_cards_of_an_ordered_pile_are_told_apart (void)
{
  g_autoptr (Table) table = table_new ();
  for (guint i = 0; i < 2; i++)
    sortie_card_new (&table->play, 1, RED, 0, table_zone (table, DECK, RED), SORTIE_BOTTOM);
  sortie_card_reveal (&table->play, 1, BLUE);
  move (table, 0, HEAP);
  tap_string (who (table, 1, sortie_card_is_known), "b");
}

static void
place_in_an_ordered_pile_can_be_followed (void)
{
  g_autoptr (Table) table = table_with (DECK);
  sortie_card_reveal (&table->play, 0, BLUE);
  sortie_card_reveal (&table->play, 1, BLUE);
  move (table, 0, PURSE);
  tap_string (who (table, 0, sortie_card_is_known), "rb");
  tap_string (who (table, 1, sortie_card_is_known), "b");
}

static void
card_that_stood_on_the_table_stays_known (void)
{
  g_autoptr (Table) table = table_with (DECK);
  SortieRef piece = sortie_piece_put (&table->play, 0, table_place (table, MIDDLE, RED, 0), RED);
  sortie_piece_add_card (&table->play, piece, 1, SORTIE_BOTTOM);
  sortie_piece_remove (&table->play, piece, table_zone (table, DECK, RED), SORTIE_TOP);
  tap_string (who (table, 0, sortie_card_is_known), "rb");
  tap_string (who (table, 1, sortie_card_is_known), "rb");
  tap_string (who (table, 2, sortie_card_is_known), "");
}

/* "deck 2 #1, hand #3": what a seat remembers, with the numbers of the definitions. */
static void
remembers (const Table *table, guint8 seat, const char *expected)
{
  SortieRecalled cards[16];
  guint n = sortie_recall (&table->play, seat, cards, G_N_ELEMENTS (cards));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      const char *zone = cards[i].zone == SORTIE_NO_INDEX
                             ? "under"
                             : table->setup->zones[table->setup->piles[cards[i].zone].decl].id;

      g_string_append_printf (text, "%s%s ", i > 0 ? ", " : "", zone);
      if (cards[i].position > 0)
        g_string_append_printf (text, "%u ", cards[i].position);
      g_string_append_printf (text, "#%u", cards[i].def);
    }
  tap_string (text->str, expected);
}

/* A piece of card 0 with 1 face down under it, and 2 under that. */
static SortieRef
piece_over_face_down (Table *table)
{
  SortiePlay *p = &table->play;
  SortieRef piece = sortie_piece_put (p, 0, table_place (table, MIDDLE, RED, 0), BLUE);

  sortie_piece_add_face_down (p, piece, 1);
  sortie_piece_add_face_down (p, piece, 2);
  return piece;
}

static void
face_down_is_seen_by_the_controller (void)
{
  g_autoptr (Table) table = table_with (DECK);
  SortieRef piece = piece_over_face_down (table);
  SortiePlay *p = &table->play;

  tap_string (who (table, 0, sortie_card_is_visible), "rbs");
  tap_string (who (table, 1, sortie_card_is_visible), "b");
  tap_string (who (table, 2, sortie_card_is_known), "b");
  tap_int (sortie_ref_hidden_from (p, sortie_ref_card (1)), 1 << RED | 1 << SORTIE_MAX_SEATS);
  /* face up it is seen by all, under another piece or the same */
  sortie_piece_add_card (p, piece, 1, SORTIE_BOTTOM);
  tap_string (who (table, 1, sortie_card_is_visible), "rbs");
  tap_string (who (table, 2, sortie_card_is_visible), "b");
}

static void
whoever_put_it_there_remembers (void)
{
  g_autoptr (Table) table = table_with (HAND);

  piece_over_face_down (table);
  tap_string (who (table, 1, sortie_card_is_visible), "b");
  tap_string (who (table, 1, sortie_card_is_known), "rb");
}

static void
new_controller_may_look (void)
{
  g_autoptr (Table) table = table_with (DECK);
  SortieRef piece = piece_over_face_down (table);

  sortie_piece_set_controller (&table->play, piece, RED);
  tap_string (who (table, 1, sortie_card_is_visible), "r");
  tap_string (who (table, 1, sortie_card_is_known), "rb");
  remembers (table, BLUE, "under 1 #2, under 2 #3");
  remembers (table, RED, "");
}

static void
face_down_stays_unseen_on_its_way (void)
{
  g_autoptr (Table) table = table_with (DECK);
  SortieRef piece = piece_over_face_down (table);
  SortiePlay *p = &table->play;

  sortie_piece_bury (p, piece, table_zone (table, DECK, RED));
  tap_string (who (table, 0, sortie_card_is_known), "rb");
  tap_string (who (table, 1, sortie_card_is_known), "b");
  tap_string (who (table, 2, sortie_card_is_known), "b");
  /* one after the other: the lowest ends on top */
  tap_int (sortie_zone_at (p, table_zone (table, DECK, RED), 0), 2);
  tap_int (sortie_zone_at (p, table_zone (table, DECK, RED), 2), 0);
  tap_int (sortie_state_cards (p->s)[1].face_down, FALSE);
}

static void
pile_goes_and_the_top_card_stays (void)
{
  g_autoptr (Table) table = table_with (DECK);
  SortieRef piece = piece_over_face_down (table);
  SortiePlay *p = &table->play;

  sortie_piece_bury_pile (p, piece, table_zone (table, DECK, RED));
  tap_int (sortie_piece (p, piece)->n_cards, 1);
  tap_int (sortie_zone_at (p, table_zone (table, DECK, RED), 0), 2);
  tap_string (who (table, 2, sortie_card_is_known), "b");
}

static void
what_comes_to_be_on_top_is_turned_up (void)
{
  g_autoptr (Table) table = table_with (DECK);
  SortieRef piece = piece_over_face_down (table);

  move (table, 0, HEAP);
  tap_int (sortie_piece (&table->play, piece)->card, 1);
  tap_string (who (table, 1, sortie_card_is_visible), "rbs");
  tap_string (who (table, 2, sortie_card_is_visible), "b");
  move (table, 1, DECK);
  tap_string (who (table, 1, sortie_card_is_known), "rb");
}

static void
what_was_seen_is_recalled_where_it_lies (void)
{
  g_autoptr (Table) table = table_with (DECK);
  remembers (table, RED, "");
  sortie_card_reveal (&table->play, 1, RED);
  remembers (table, RED, "deck 2 #2");
  remembers (table, BLUE, "");
  remembers (table, SORTIE_NO_SEAT, "");
  sortie_zone_shuffle (&table->play, table_zone (table, DECK, RED));
  remembers (table, RED, "");
}

static void
what_may_be_looked_at_is_not_recalled (void)
{
  g_autoptr (Table) table = table_with (HEAP);
  remembers (table, BLUE, "");
  move (table, 2, HAND);
  move (table, 0, HAND);
  remembers (table, RED, "");
  remembers (table, BLUE, "hand #1, hand #3");
}

static void
places_that_cannot_be_counted_are_not_recalled (void)
{
  g_autoptr (Table) table = table_with (HEAP);
  move (table, 2, PURSE);
  move (table, 0, PURSE);
  remembers (table, BLUE, "purse #1, purse #3");
}

static const TapTest tests[] = {
  { "a zone says who sees the faces in it", zones_say_who_sees },
  { "every card of a piece is seen by all", pieces_are_seen_by_all },
  { "a card that was seen stays known when it is put face down", seen_card_stays_known_face_down },
  { "a card that lay open stays known in a hand", open_card_stays_known_in_a_hand },
  { "what every seat knows is told to all, what one has drawn is not", what_every_seat_knows_is_told_to_all },
  { "a card that is shown to a seat is known to that seat",
    shown_card_is_known_to_who_was_shown_it },
  { "of equal cards of a hand that are shown one after the other one is known",
    equal_card_that_is_shown_may_be_the_same_again },
  { "of equal cards of a hand that are shown together so many are known",
    equal_cards_side_by_side_are_several },
  { "equal cards of a pile are known where they lie", equal_cards_of_a_pile_lie_apart },
  { "a card that stood on the table, or lay under a piece, stays known",
    card_that_stood_on_the_table_stays_known },
  { "of several cards of a pile among which somebody chooses the others lose track",
    who_chooses_among_several_cards_is_not_followed },
  { "choosing from a hand or an open pile hides nothing",
    choosing_from_a_hand_or_an_open_pile_hides_nothing },
  { "a shuffle makes unknown what is not seen", shuffle_makes_unknown_what_is_not_seen },
  { "a card that leaves a hand face down could be any of the hand",
    face_down_card_of_a_hand_could_be_any },
  { "the only card of a hand can be followed", only_card_of_a_hand_can_be_followed },
  { "a card that leaves a hand openly tells nothing of the others",
    open_card_of_a_hand_tells_nothing_of_the_others },
  { "when one of two equal cards leaves a hand openly, it may have been either",
    either_of_two_equal_cards_may_have_left },
  { "when one of two equal cards of a hand comes onto the table, it may have been either",
    either_of_two_equal_cards_may_stand_on_the_table },
  { "of several equal cards of a hand one less is known when one leaves",
    of_several_equal_cards_one_less_is_known },
  { "equal cards with different backs are told apart", cards_with_other_backs_are_told_apart },
  { "equal cards of an ordered pile are told apart",
    equal_cards_of_an_ordered_pile_are_told_apart },
  { "a card of an ordered pile can be followed", place_in_an_ordered_pile_can_be_followed },
  { "a card that was seen is recalled where it lies, until a shuffle",
    what_was_seen_is_recalled_where_it_lies },
  { "what lies face down under a piece is seen by whoever controls it",
    face_down_is_seen_by_the_controller },
  { "whoever put a card face down under a piece of somebody else remembers it",
    whoever_put_it_there_remembers },
  { "a new controller may look at what lies face down, and the old one remembers it",
    new_controller_may_look },
  { "what lay face down is not seen when the piece goes into a pile",
    face_down_stays_unseen_on_its_way },
  { "what lies under a piece goes and the top card stays", pile_goes_and_the_top_card_stays },
  { "a card that comes to be the top one is turned up", what_comes_to_be_on_top_is_turned_up },
  { "what may be looked at is not recalled, and in a hand not the order",
    what_may_be_looked_at_is_not_recalled },
  { "where a pile cannot be counted no place is recalled",
    places_that_cannot_be_counted_are_not_recalled },
  { NULL }
};

TAP_MAIN (tests)
