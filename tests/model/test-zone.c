/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/model/table.h"
#include "tests/tap/tap.h"
#include "base/internal.h"
#include "model/internal.h"

/* The definitions in a zone from top to bottom, "3 2 1". */
static char *
listed (const Table *table, guint16 zone)
{
  GString *text = g_string_new (NULL);
  for (SORTIE_EACH_IN_ZONE (&table->play, zone, card))
    g_string_append_printf (text, "%s%u", text->len ? " " : "",
                            sortie_state_cards (table->s)[card].def);
  return g_string_free (text, FALSE);
}

#define CHECK_ZONE(table, zone, expected) \
  G_STMT_START \
  { \
    g_autofree char *is_listed = listed (table, zone); \
    tap_string (is_listed, expected); \
    table_check ((table)->s); \
  } \
  G_STMT_END

/* A deck with 1 at the top, 2 and 3 below, and an empty heap, both red. */
typedef struct
{
  Table *table;
  guint16 deck, heap;
  guint16 cards[3];
} Three;

static Three
three_cards (void)
{
  Three t = { .table = table_new () };
  t.deck = table_zone (t.table, DECK, RED);
  t.heap = table_zone (t.table, HEAP, RED);
  for (guint i = 0; i < 3; i++)
    t.cards[i] = sortie_card_new (&t.table->play, i + 1, RED, 0, t.deck, SORTIE_BOTTOM);
  return t;
}

static void
new_cards_lie_at_their_end (void)
{
  g_autoptr (Table) table = table_new ();
  guint16 deck = table_zone (table, DECK, RED);
  CHECK_ZONE (table, deck, "");
  CU_ASSERT_EQUAL (sortie_zone_top (&table->play, deck), SORTIE_NO_INDEX);
  CU_ASSERT_EQUAL (sortie_zone_bottom (&table->play, deck), SORTIE_NO_INDEX);

  sortie_card_new (&table->play, 1, RED, 0, deck, SORTIE_TOP);
  sortie_card_new (&table->play, 2, RED, 0, deck, SORTIE_TOP);
  sortie_card_new (&table->play, 3, RED, 0, deck, SORTIE_BOTTOM);
  CHECK_ZONE (table, deck, "2 1 3");
}

static void
moved_cards_lie_at_their_end (void)
{
  Three t = three_cards ();
  g_autoptr (Table) table = t.table;
  sortie_card_move (&table->play, t.cards[1], t.heap, SORTIE_TOP);
  CHECK_ZONE (table, t.deck, "1 3");
  sortie_card_move (&table->play, t.cards[0], t.heap, SORTIE_TOP);
  sortie_card_move (&table->play, t.cards[2], t.heap, SORTIE_BOTTOM);
  CHECK_ZONE (table, t.deck, "");
  CHECK_ZONE (table, t.heap, "1 2 3");
  sortie_card_move (&table->play, t.cards[0], t.heap, SORTIE_BOTTOM);
  CHECK_ZONE (table, t.heap, "2 3 1");
}

static void
positions_count_from_the_top (void)
{
  Three t = three_cards ();
  g_autoptr (Table) table = t.table;
  for (guint i = 0; i < 3; i++)
    {
      tap_int (sortie_zone_at (&table->play, t.deck, i), t.cards[i]);
      tap_int (sortie_zone_position (&table->play, t.cards[i]), i);
    }
  tap_int (sortie_zone_at (&table->play, t.deck, 3), SORTIE_NO_INDEX);
  tap_int (sortie_zone_count (&table->play, t.deck), 3);
  tap_int (sortie_zone_top (&table->play, t.deck), t.cards[0]);
  tap_int (sortie_zone_bottom (&table->play, t.deck), t.cards[2]);
}

/* Red first; the fourth card is the last. */
static void
cards_are_dealt_round_the_table (void)
{
  g_autoptr (Table) table = table_new ();
  guint16 deck = table_zone (table, DECK, RED);

  for (guint16 def = 1; def <= 5; def++)
    sortie_card_new (&table->play, def, RED, 0, deck, SORTIE_BOTTOM);
  sortie_zone_deal (&table->play, deck, HAND, 2);
  CHECK_ZONE (table, table_zone (table, HAND, RED), "1 3");
  CHECK_ZONE (table, table_zone (table, HAND, BLUE), "2 4");
  CHECK_ZONE (table, deck, "5");
  sortie_zone_deal (&table->play, deck, HAND, 1);
  CHECK_ZONE (table, table_zone (table, HAND, RED), "1 3 5");
  CHECK_ZONE (table, table_zone (table, HAND, BLUE), "2 4");
}

/* The first that is drawn lies nearest to the top; the fourth card is the last. */
static void
cards_are_drawn_as_long_as_there_are_any (void)
{
  g_autoptr (Table) table = table_new ();
  guint16 deck = table_zone (table, DECK, RED), hand = table_zone (table, HAND, RED);

  for (guint16 def = 1; def <= 4; def++)
    sortie_card_new (&table->play, def, RED, 0, deck, SORTIE_BOTTOM);
  sortie_zone_draw (&table->play, deck, hand, 3);
  CHECK_ZONE (table, hand, "1 2 3");
  CHECK_ZONE (table, deck, "4");
  sortie_zone_draw (&table->play, deck, hand, 3);
  CHECK_ZONE (table, hand, "1 2 3 4");
  CHECK_ZONE (table, deck, "");
}

/* All but the top card, with what lies there already. */
static void
a_pile_is_turned_over (void)
{
  Three t = three_cards ();

  sortie_card_new (&t.table->play, 4, RED, 0, t.heap, SORTIE_BOTTOM);
  sortie_zone_turn_over (&t.table->play, t.deck, t.heap, 1);
  CHECK_ZONE (t.table, t.deck, "1");
  tap_int (sortie_zone_count (&t.table->play, t.heap), 3);
  sortie_zone_turn_over (&t.table->play, t.deck, t.heap, 1);
  CHECK_ZONE (t.table, t.deck, "1");
  sortie_zone_turn_over (&t.table->play, t.deck, t.heap, 0);
  tap_int (sortie_zone_count (&t.table->play, t.heap), 4);
  table_free (t.table);
}

static void
flags_end_with_a_move (void)
{
  Three t = three_cards ();
  g_autoptr (Table) table = t.table;
  sortie_card_set_flag (&table->play, t.cards[0], TURNED, TRUE);
  sortie_card_set_flag (&table->play, t.cards[0], NOTED, TRUE);
  sortie_card_set_flag (&table->play, t.cards[0], TURNED, FALSE);
  tap_int (sortie_card_flags (&table->play, t.cards[0]), 1 << NOTED);
  sortie_card_move (&table->play, t.cards[0], t.heap, SORTIE_TOP);
  tap_int (sortie_card_flags (&table->play, t.cards[0]), 0);
}

static void
no_card_beyond_the_bound (void)
{
  g_autoptr (Table) table = table_new ();
  guint16 heap = table_zone (table, HEAP, RED);
  for (guint i = 0; i < table->s->cap_cards; i++)
    tap_int (sortie_card_new (&table->play, 1, RED, 0, heap, SORTIE_TOP), i);
  CU_ASSERT_FALSE (table->s->overflowed);
  tap_int (sortie_card_new (&table->play, 1, RED, 0, heap, SORTIE_TOP), SORTIE_NO_INDEX);
  CU_ASSERT (table->s->overflowed);
  table_check (table->s);
}

static void
zones_have_names (void)
{
  g_autoptr (Table) table = table_new ();
  char buffer[32];
#define NAME(decl, seat) \
  sortie_zone_name (table->setup, table_zone (table, decl, seat), buffer, sizeof buffer)
  tap_string (NAME (HAND, RED), "red.hand");
  tap_string (NAME (DECK, BLUE), "blue.deck");
  tap_string (NAME (LIMBO, BLUE), "limbo");
  CU_ASSERT_EQUAL (table_zone (table, LIMBO, RED), table_zone (table, LIMBO, BLUE));
}

/* The same moves on arrays that are shifted about. */
typedef struct
{
  guint16 cards[64];
  guint n;
} NaiveZone;

static void
naive_take (NaiveZone *zones, guint n_zones, guint16 card)
{
  for (guint z = 0; z < n_zones; z++)
    for (guint i = 0; i < zones[z].n; i++)
      if (zones[z].cards[i] == card)
        {
          zones[z].n--;
          memmove (zones[z].cards + i, zones[z].cards + i + 1, (zones[z].n - i) * 2);
        }
}

static void
naive_put (NaiveZone *zone, guint16 card, SortieEnd end)
{
  if (end == SORTIE_TOP)
    memmove (zone->cards + 1, zone->cards, zone->n * 2);
  zone->cards[end == SORTIE_TOP ? 0 : zone->n] = card;
  zone->n++;
}

static guint
differences (const Table *table, const NaiveZone *zones)
{
  guint found = 0;
  for (guint16 z = 0; z < table->s->n_zones; z++)
    {
      found += sortie_zone_count (&table->play, z) != zones[z].n;
      for (guint i = 0; i < zones[z].n; i++)
        found += sortie_zone_at (&table->play, z, i) != zones[z].cards[i]
                 || sortie_zone_position (&table->play, zones[z].cards[i]) != i;
    }
  return found;
}

static void
random_moves_agree_with_arrays (void)
{
  g_autoptr (Table) table = table_new ();
  NaiveZone zones[16] = { { { 0 }, 0 } };
  SortieRng rng;
  sortie_rng_seed (&rng, 21);
  for (guint16 i = 0; i < 30; i++)
    naive_put (&zones[0], sortie_card_new (&table->play, i + 1, RED, 0, 0, SORTIE_TOP), SORTIE_TOP);

  for (guint step = 0; step < 3000; step++)
    {
      guint16 card = sortie_rng_below (&rng, 30);
      guint16 zone = sortie_rng_below (&rng, 3);
      SortieEnd end = sortie_rng_below (&rng, 2) ? SORTIE_TOP : SORTIE_BOTTOM;
      sortie_card_move (&table->play, card, zone, end);
      naive_take (zones, 16, card);
      naive_put (&zones[zone], card, end);
      tap_int (differences (table, zones), 0);
    }
  table_check (table->s);
}

static void
variables_stay_in_range (void)
{
  g_autoptr (Table) table = table_new ();
  SortiePlay *p = &table->play;
  tap_int (sortie_var (p, LIFE, RED), 20);
  tap_int (sortie_var (p, GOLD, BLUE), 1);
  tap_int (sortie_var (p, ROUND, SORTIE_NO_SEAT), -1);
  tap_int (sortie_var_set (p, LIFE, RED, 99), 30);
  tap_int (sortie_var_set (p, LIFE, BLUE, -1), 0);
  tap_int (sortie_var_set (p, ROUND, BLUE, -9), -5);
  tap_int (sortie_var (p, LIFE, RED), 30);
  tap_int (sortie_var (p, LIFE, BLUE), 0);
  tap_int (sortie_var (p, GOLD, BLUE), 1);
  tap_int (sortie_var (p, ROUND, RED), -5);
}

static void
options_are_kept (void)
{
  g_autoptr (Table) table = table_new ();
  tap_int (table->setup->options[0], 7);
  tap_int (table->setup->options[1], -3);
}

static const TapTest tests[] = {
  { "a new card lies at the end where it was put", new_cards_lie_at_their_end },
  { "a moved card lies at the end where it was put, in its own zone too",
    moved_cards_lie_at_their_end },
  { "position 0 is the top", positions_count_from_the_top },
  { "cards are drawn one by one, as long as there are any", cards_are_drawn_as_long_as_there_are_any },
  { "cards are dealt one by one round the table, as long as there are any",
    cards_are_dealt_round_the_table },
  { "a pile but its top cards becomes another", a_pile_is_turned_over },
  { "a card that moves loses its flags", flags_end_with_a_move },
  { "beyond the bound there is no new card, and the state says so", no_card_beyond_the_bound },
  { "a zone is called after its seat", zones_have_names },
  { "random moves agree with plain arrays", random_moves_agree_with_arrays },
  { "a variable starts and stays in its range", variables_stay_in_range },
  { "a set-up keeps the values of the options", options_are_kept },
  { NULL }
};

TAP_MAIN (tests)
