/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "base/bytes.h"
#include "base/internal.h"
#include "tests/model/table.h"
#include "tests/tap/tap.h"
#include "model/internal.h"

/* A watch that writes down what fell, and prescribes what it is told to. */
typedef struct
{
  SortieWatch watch;
  SortieChance last;
  guint n_told;
  guint prescribed; /* G_MAXUINT: nothing */
  SortieChanceKind asked;
  guint16 zone;
} Notes;

static void
note_chance (gpointer data, const SortiePlay *p, const SortieChance *chance)
{
  Notes *notes = data;
  CU_ASSERT_PTR_NOT_NULL (p->s);
  notes->last = *chance;
  notes->n_told++;
}

static gboolean
decide (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  Notes *notes = data;
  CU_ASSERT (p->s != NULL && chance->n > 0);
  notes->asked = chance->kind;
  notes->zone = chance->zone;
  chance->result = notes->prescribed;
  return notes->prescribed != G_MAXUINT;
}

static void
take_notes (Table *table, Notes *notes)
{
  *notes = (Notes){ .watch = { .data = notes, .chance = note_chance, .fate = { notes, decide } },
                    .prescribed = G_MAXUINT };
  table->play.watch = &notes->watch;
}

/* Definitions 1 to @n in red's deck, 1 at the top; the card numbers are one less. */
static Table *
table_with_deck (guint n)
{
  Table *table = table_new ();
  for (guint i = 0; i < n; i++)
    sortie_card_new (&table->play, i + 1, RED, 0, table_zone (table, DECK, RED), SORTIE_BOTTOM);
  return table;
}

static void
shuffle_exchanges_what_cards_are (void)
{
  g_autoptr (Table) table = table_with_deck (40);
  SortiePlay *p = &table->play;
  guint16 deck = table_zone (table, DECK, RED);
  for (guint16 i = 0; i < 40; i++)
    sortie_state_cards (table->s)[i].owner = i % 2;
  sortie_zone_shuffle (p, deck);

  guint position = 0, moved = 0;
  guint64 seen = 0;
  for (SORTIE_EACH_IN_ZONE (p, deck, card))
    {
      guint def = sortie_state_cards (table->s)[card].def;
      tap_int (card, position++);
      tap_int (sortie_state_cards (table->s)[card].owner, (def - 1) % 2);
      seen |= (guint64) 1 << (def - 1);
      moved += def != card + 1u;
    }
  CU_ASSERT_EQUAL (seen, ((guint64) 1 << 40) - 1);
  CU_ASSERT (moved > 20);
}

static void
shuffle_makes_every_order_alike (void)
{
  g_autoptr (Table) table = table_with_deck (3);
  guint counts[4][4][4] = { 0 };
  for (guint i = 0; i < 6000; i++)
    {
      const SortieCard *cards = sortie_state_cards (table->s);
      sortie_zone_shuffle (&table->play, table_zone (table, DECK, RED));
      counts[cards[0].def][cards[1].def][cards[2].def]++;
    }
  for (guint a = 1; a <= 3; a++)
    for (guint b = 1; b <= 3; b++)
      if (a != b) /* 1000 expected; 200 are seven standard deviations */
        CU_ASSERT (ABS ((gint) counts[a][b][6 - a - b] - 1000) < 200);
}

/* The deck of cards that the author of PCG publishes for pcg32 with seed 42 on stream 54, after six numbers, 65
 * coins and 33 rolls. */
static void
shuffle_is_the_published_one (void)
{
  g_autoptr (Table) table = table_with_deck (52);
  g_autoptr (GString) dealt = g_string_new (NULL);
  SortieRng *rng = &table->s->rng;

  sortie_rng_seed (rng, 42);
  for (guint i = 0; i < 6; i++)
    sortie_rng_next (rng);
  for (guint i = 0; i < 65; i++)
    sortie_rng_below (rng, 2);
  for (guint i = 0; i < 33; i++)
    sortie_rng_below (rng, 6);
  sortie_zone_shuffle (&table->play, table_zone (table, DECK, RED));
  for (guint i = 0; i < 52; i++)
    {
      guint card = sortie_state_cards (table->s)[i].def - 1u;

      g_string_append_printf (dealt, "%c%c ", "A23456789TJQK"[card / 4], "hcds"[card % 4]);
    }
  tap_string (dealt->str, "Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h Ad Th Ac Jc 7s Qs "
                          "2s 7h Kh 2d 6c Ah 4d Qh 9h 6s 5s 2c 9c Ts 8d 9s 3c 8c Js 5d 2h 6h "
                          "7d 8s 9d 5h 8h Qc 7c Tc ");
  /* the first number of the second round */
  tap_int (sortie_rng_next (rng), 0x74ab93ad);
}

static void
shuffle_of_one_or_none_draws_nothing (void)
{
  for (guint n = 0; n < 2; n++)
    {
      g_autoptr (Table) table = table_with_deck (n);
      Notes notes;
      take_notes (table, &notes);
      sortie_zone_shuffle (&table->play, table_zone (table, DECK, RED));
      tap_int (table->s->rng.draws, 0);
      tap_int (notes.n_told, 1);
      tap_int (notes.last.kind, SORTIE_CHANCE_SHUFFLE);
      tap_int (notes.last.n, n);
      tap_int (notes.last.zone, table_zone (table, DECK, RED));
    }
}

static void
shuffle_tells_a_check_number (void)
{
  g_autoptr (Table) table = table_with_deck (12);
  Notes notes;
  take_notes (table, &notes);
  sortie_zone_shuffle (&table->play, table_zone (table, DECK, RED));
  guint8 bytes[24] = { 0 };
  for (guint i = 0; i < 12; i++)
    bytes[2 * i] = (guint8) sortie_state_cards (table->s)[i].def;
  tap_int (notes.last.result, sortie_crc32 (0, bytes, sizeof bytes));
  tap_int (notes.last.n, 12);
}

/* The cards that come up, from the top: where each is among those that are left. */
static gboolean
bring_last_up_twice (gpointer data, const SortiePlay *p, SortieChance *chance)
{
  guint *asked = data;
  (void) p;
  chance->result = chance->n - 1;
  return ++*asked <= 2;
}

static void
shuffle_can_be_arranged (void)
{
  g_autoptr (Table) table = table_with_deck (5), alone = table_with_deck (5);
  guint16 deck = table_zone (table, DECK, RED);
  Notes notes;
  guint asked = 0;
  guint16 shuffled[5];
  take_notes (table, &notes);
  notes.watch.fate = (SortieFate){ .data = &asked, .arrange = bring_last_up_twice };
  sortie_zone_shuffle (&alone->play, deck);
  for (guint i = 0; i < 5; i++)
    shuffled[i] = sortie_card (&alone->play, i)->def;
  sortie_zone_shuffle (&table->play, deck);
  tap_int (asked, 3);
  tap_int (sortie_card (&table->play, 0)->def, shuffled[4]); /* the fifth of five */
  tap_int (sortie_card (&table->play, 1)->def, shuffled[0]); /* now the fourth of four */
  tap_int (table->s->rng.draws, alone->s->rng.draws + 2);
  tap_int (table->s->rng.state == alone->s->rng.state, TRUE);
  /* the listener hears of the order that came of it */
  guint8 bytes[10] = { 0 };
  for (guint i = 0; i < 5; i++)
    bytes[2 * i] = (guint8) sortie_state_cards (table->s)[i].def;
  tap_int (notes.last.result, sortie_crc32 (0, bytes, sizeof bytes));
}

static void
shuffle_clears_flags (void)
{
  g_autoptr (Table) table = table_with_deck (4);
  sortie_card_set_flag (&table->play, 2, TURNED, TRUE);
  sortie_zone_shuffle (&table->play, table_zone (table, DECK, RED));
  tap_int (sortie_card_flags (&table->play, 2), 0);
}

static void
pick_takes_each_card_alike (void)
{
  g_autoptr (Table) table = table_with_deck (5);
  guint counts[5] = { 0 };
  for (guint i = 0; i < 5000; i++)
    counts[sortie_zone_pick (&table->play, table_zone (table, DECK, RED))]++;
  for (guint i = 0; i < 5; i++) /* 1000 expected; 200 are seven standard deviations */
    CU_ASSERT (ABS ((gint) counts[i] - 1000) < 200);
  tap_int (sortie_zone_count (&table->play, table_zone (table, DECK, RED)), 5);
}

static void
pick_is_told_and_can_be_prescribed (void)
{
  g_autoptr (Table) table = table_with_deck (5);
  guint16 deck = table_zone (table, DECK, RED);
  Notes notes;
  take_notes (table, &notes);
  notes.prescribed = 3;
  tap_int (sortie_zone_pick (&table->play, deck), 3);
  tap_int (notes.asked, SORTIE_CHANCE_PICK);
  tap_int (notes.last.kind, SORTIE_CHANCE_PICK);
  tap_int (notes.last.n, 5);
  tap_int (notes.last.result, 3);
  tap_int (notes.last.card, 3);
  tap_int (notes.last.zone, deck);
  tap_int (notes.zone, deck);
  tap_int (table->s->rng.draws, 1);
}

static void
pick_from_nothing_is_no_chance (void)
{
  g_autoptr (Table) table = table_with_deck (0);
  Notes notes;
  take_notes (table, &notes);
  tap_int (sortie_zone_pick (&table->play, table_zone (table, DECK, RED)), SORTIE_NO_INDEX);
  tap_int (notes.n_told, 0);
  tap_int (table->s->rng.draws, 0);
}

static void
dice_count_from_one_and_coins_from_zero (void)
{
  g_autoptr (Table) table = table_new ();
  guint dice = 0, coins = 0;
  for (guint i = 0; i < 300; i++)
    {
      dice |= 1u << sortie_chance_die (&table->play, 6);
      coins |= 1u << sortie_chance_coin (&table->play, 2);
    }
  tap_int (dice, 0x7e);
  tap_int (coins, 0x3);
}

static void
dice_and_coins_are_told_and_can_be_prescribed (void)
{
  g_autoptr (Table) table = table_new ();
  Notes notes;
  take_notes (table, &notes);
  notes.prescribed = 4;
  tap_int (sortie_chance_die (&table->play, 6), 4);
  tap_int (notes.last.kind, SORTIE_CHANCE_DICE);
  tap_int (notes.last.result, 4);
  tap_int (notes.last.zone, SORTIE_NO_INDEX);
  tap_int (notes.last.card, SORTIE_NO_INDEX);
  notes.prescribed = 0;
  tap_int (sortie_chance_coin (&table->play, 2), 0);
  tap_int (notes.last.kind, SORTIE_CHANCE_COIN);
  tap_int (notes.last.n, 2);
  tap_int (table->s->rng.draws, 2);
}

static void
impossible_prescriptions_do_not_count (void)
{
  g_autoptr (Table) table = table_new ();
  Notes notes;
  take_notes (table, &notes);
  notes.prescribed = 7;
  CU_ASSERT (sortie_chance_die (&table->play, 6) <= 6);
  notes.prescribed = 0;
  CU_ASSERT (sortie_chance_die (&table->play, 6) >= 1);
  notes.prescribed = 2;
  CU_ASSERT (sortie_chance_coin (&table->play, 2) < 2);
  tap_int (table->s->rng.draws, 3);
}

static void
watching_changes_nothing (void)
{
  g_autoptr (Table) alone = table_new ();
  g_autoptr (Table) watched = table_new ();
  Notes notes;
  take_notes (watched, &notes);
  table_deal (alone, 4);
  table_deal (watched, 4);
  SortieRng one, two;
  sortie_rng_seed (&one, 2);
  sortie_rng_seed (&two, 2);
  for (guint i = 0; i < 400; i++)
    {
      table_step (alone, &one);
      table_step (watched, &two);
    }
  CU_ASSERT (notes.n_told > 50);
  g_autofree char *difference = sortie_state_compare (alone->s, watched->s);
  tap_string (difference, NULL);
}

static const TapTest tests[] = {
  { "a shuffle leaves the numbers in place and exchanges what the cards are",
    shuffle_exchanges_what_cards_are },
  { "every order is equally likely after a shuffle", shuffle_makes_every_order_alike },
  { "a shuffled deck is the published one", shuffle_is_the_published_one },
  { "a shuffle of one card or none takes place and draws nothing",
    shuffle_of_one_or_none_draws_nothing },
  { "a shuffle tells a check number over the new order", shuffle_tells_a_check_number },
  { "a fate brings cards to the top of a shuffle", shuffle_can_be_arranged },
  { "a shuffle clears the flags of the cards", shuffle_clears_flags },
  { "every card is equally likely to be picked, and stays", pick_takes_each_card_alike },
  { "a pick is told, and can be prescribed by position", pick_is_told_and_can_be_prescribed },
  { "a pick from nothing is no chance", pick_from_nothing_is_no_chance },
  { "dice count from one, coins from zero", dice_count_from_one_and_coins_from_zero },
  { "dice and coins are told, and can be prescribed",
    dice_and_coins_are_told_and_can_be_prescribed },
  { "what cannot fall cannot be prescribed", impossible_prescriptions_do_not_count },
  { "being watched changes nothing", watching_changes_nothing },
  { NULL }
};

TAP_MAIN (tests)
