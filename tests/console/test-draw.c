/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table in boxes and in sentences, from sketches made by hand. */
#include "base/text.h"
#include "console/draw.h"
#include "tests/tap/tap.h"

#include <string.h>

enum
{
  NORTH,
  SOUTH
};

static SortieSketchItem *
add (SortieSketch *sketch, SortieSketchKind kind, guint8 seat, const char *label)
{
  SortieSketchItem *item = g_new0 (SortieSketchItem, 1);

  item->kind = kind;
  item->seat = seat;
  item->label = g_strdup (label);
  g_ptr_array_add (sketch->items, item);
  return item;
}

static SortieSketchItem *
add_box (SortieSketch *sketch, guint8 seat, const char *label, const char *title, const char *line)
{
  SortieSketchItem *item = add (sketch, SORTIE_SKETCH_BOX, seat, label);

  item->title = g_strdup (title);
  item->lines[0] = g_strdup (line);
  return item;
}

static void
add_number (SortieSketch *sketch, SortieSketchKind kind, const char *label, gint value,
            gint maximum)
{
  SortieSketchItem *item = add (sketch, kind, NORTH, label);

  item->value = value;
  item->maximum = maximum;
}

/* A half of a table with a bit of everything. */
static SortieSketch *
make_table (void)
{
  SortieSketch *sketch = sortie_sketch_new ();

  sortie_sketch_heading (sketch, NORTH, "North");
  add_number (sketch, SORTIE_SKETCH_METER, "Life", 20, 25);
  add_number (sketch, SORTIE_SKETCH_PILE, "Deck", 12, 0);
  sortie_sketch_row (sketch);
  add_box (sketch, NORTH, "Track 1", "Imp", "ATT 1, DEF 2");
  add_box (sketch, NORTH, "Track 2", NULL, NULL);
  add_box (sketch, SOUTH, "Track 3", "Grand Master of the Seven Lanterns", "ATT 4")->live = TRUE;
  sortie_sketch_line (sketch, "It is a dark night.");
  return sketch;
}

/* A terminal that understands UTF-8, whatever the locale of the test is. */
static ConsoleOut *
make_out (guint width)
{
  ConsoleOut *out = console_out_new (NULL);

  g_clear_pointer (&out->charset, g_free);
  out->ascii = FALSE;
  console_out_set_width (out, width);
  return out;
}

/* What is drawn, as text. */
static char *
draw (ConsoleOut *out)
{
  g_autoptr (SortieSketch) sketch = make_table ();

  console_draw (out, sketch, NORTH);
  return g_strdup (out->pending->str);
}

static guint
widest_line (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint widest = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    widest = MAX (widest, sortie_text_width (lines[i]));
  return widest;
}

static void
side_by_side (void)
{
  g_autoptr (ConsoleOut) out = make_out (80);
  g_autofree char *drawn = draw (out);

  tap_string (drawn,
              "── North ───────────────────────────────────────────────────────────────────────\n"
              "Life 20 of 25 · Deck 12 cards\n"
              "┌─ Track 1 ──────────────┐ ┌─ Track 2 ──────────────┐ ┌─ Track 3 ──────────────┐\n"
              "│ Imp                    │ │ (empty)                │ │ Grand Master of the… ★ │\n"
              "│ ATT 1, DEF 2           │ │                        │ │ ATT 4                  │\n"
              "└────────────────────────┘ └────────────────────────┘ └────────────────────────┘\n"
              "It is a dark night.\n"
              "★ has an ability\n");
}

static void
in_two_rows (void)
{
  g_autoptr (ConsoleOut) out = make_out (40);
  g_autofree char *drawn = draw (out);

  tap_string (drawn, "── North ───────────────────────────────\n"
                     "Life 20 of 25 · Deck 12 cards\n"
                     "┌─ Track 1 ───────┐ ┌─ Track 2 ───────┐\n"
                     "│ Imp             │ │ (empty)         │\n"
                     "│ ATT 1, DEF 2    │ │                 │\n"
                     "└─────────────────┘ └─────────────────┘\n"
                     "┌─ Track 3 ───────┐\n"
                     "│ Grand Master… ★ │\n"
                     "│ ATT 4           │\n"
                     "└─────────────────┘\n"
                     "It is a dark night.\n"
                     "★ has an ability\n");
}

static void
in_ascii (void)
{
  g_autoptr (ConsoleOut) out = make_out (80);
  g_autofree char *drawn = NULL;

  out->ascii = TRUE;
  drawn = draw (out);
  tap_contains (drawn, "-- North -----");
  tap_contains (drawn, "Life 20 of 25 | Deck 12 cards\n");
  tap_contains (
      drawn, "+- Track 1 --------------+ +- Track 2 --------------+ +- Track 3 --------------+\n");
  tap_contains (
      drawn, "| Imp                    | | (empty)                | | Grand Master of t... * |\n");
  CU_ASSERT (g_str_is_ascii (drawn));
}

static void
in_sentences (void)
{
  g_autoptr (ConsoleOut) out = make_out (80);
  g_autofree char *drawn = NULL;

  out->linear = TRUE;
  drawn = draw (out);
  tap_string (drawn, "North.\n"
                     "Life: 20 of 25.\n"
                     "Deck: 12 cards.\n"
                     "Track 1: Imp, ATT 1, DEF 2.\n"
                     "Track 2: empty.\n"
                     "Track 3: Grand Master of the Seven Lanterns, ATT 4, has an ability.\n"
                     "It is a dark night.\n");
}

static void
never_too_wide (void)
{
  for (guint width = 20; width <= 120; width++)
    for (guint linear = 0; linear < 2; linear++)
      {
        g_autoptr (ConsoleOut) out = make_out (width);
        g_autofree char *drawn = NULL;

        out->linear = linear;
        drawn = draw (out);
        if (widest_line (drawn) > width)
          tap_note ("%u columns of %u", widest_line (drawn), width);
        CU_ASSERT (widest_line (drawn) <= width);
      }
}

static char *
without_codes (const char *text)
{
  g_autoptr (GRegex) code = g_regex_new ("\033\\[[0-9;]*m", 0, 0, NULL);

  return g_regex_replace_literal (code, text, -1, 0, "", 0, NULL);
}

static void
colour_says_nothing_alone (void)
{
  g_autoptr (ConsoleOut) plain = make_out (80), coloured = make_out (80);
  g_autofree char *drawn = NULL, *with_codes = NULL, *stripped = NULL;

  coloured->colour = TRUE;
  drawn = draw (plain);
  with_codes = draw (coloured);
  stripped = without_codes (with_codes);
  CU_ASSERT_PTR_NULL (strchr (drawn, '\033'));
  CU_ASSERT_PTR_NOT_NULL (strchr (with_codes, '\033'));
  tap_string (stripped, drawn);
}

static void
an_ability_is_marked (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (30);

  add_box (sketch, NORTH, "Front", "Imp", "ATT 1")->live = TRUE;
  console_draw (out, sketch, NORTH);
  tap_contains (out->pending->str, "│ Imp ★");
}

static void
wide_letters (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (17);

  add_box (sketch, NORTH, "Front", "城の守り手の長い名前", "ATT 1");
  console_draw (out, sketch, NORTH);
  tap_contains (out->pending->str, "│ 城の守り手の… │\n");
}

static void
a_long_pile (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (40);
  SortieSketchItem *hand = add (sketch, SORTIE_SKETCH_PILE, NORTH, "Hand");

  hand->value = 3;
  hand->lines[0] = g_strdup ("Lamplighter, Night Watchman, Moth");
  console_draw (out, sketch, NORTH);
  tap_string (out->pending->str, "Hand 3 cards: Lamplighter, Night\n"
                                 "  Watchman, Moth\n");
}

/* "Hand" with the eight of hearts, which may be played, and the ten of spades. */
static void
add_hand (SortieSketch *sketch)
{
  const SortieSketchCard cards[] = { { "8♥", TRUE }, { "10♠", FALSE } };
  SortieSketchItem *hand = add (sketch, SORTIE_SKETCH_PILE, NORTH, "Hand");

  hand->value = 2;
  hand->lines[0] = g_strdup ("Eight of Hearts, Ten of Spades");
  hand->cards = g_array_new (FALSE, FALSE, sizeof (SortieSketchCard));
  g_array_append_vals (hand->cards, cards, 2);
}

static void
small_cards (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) wide = make_out (40), narrow = make_out (10), ascii = make_out (40);

  add_hand (sketch);
  console_draw (wide, sketch, NORTH);
  tap_string (wide->pending->str, "Hand 2 cards\n"
                                  "┌───┐ ┌───┐\n"
                                  "│8♥ │ │10♠│\n"
                                  "└─★─┘ └───┘\n"
                                  "★ may be played now\n");
  console_draw (narrow, sketch, NORTH);
  tap_contains (narrow->pending->str, "│8♥ │\n└─★─┘\n┌───┐\n│10♠│\n└───┘\n");
  console_out_set_ascii (ascii);
  console_draw (ascii, sketch, NORTH);
  tap_contains (ascii->pending->str, "|8H | |10S|\n+-*-+ +---+\n");
}

static void
small_cards_in_sentences (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (80);

  out->linear = TRUE;
  add_hand (sketch);
  console_draw (out, sketch, NORTH);
  tap_string (out->pending->str, "Hand: 2 cards: Eight of Hearts, Ten of Spades.\n");
}

static void
a_number_with_a_word (void)
{
  SortieSketchItem meter = { .kind = SORTIE_SKETCH_METER, .value = 3, .title = (char *) "hearts" };
  g_autofree char *text = console_meter_text (&meter);

  tap_string (text, "hearts");
}

static void
foreign_text_is_harmless (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (40);

  sortie_sketch_heading (sketch, NORTH, "Nor\033[2Jth");
  console_draw (out, sketch, NORTH);
  CU_ASSERT_PTR_NULL (strchr (out->pending->str, '\033'));
  tap_contains (out->pending->str, "th");
}

static void
counts_of_piles (void)
{
  SortieSketchItem one = { .kind = SORTIE_SKETCH_PILE, .value = 1, .title = (char *) "Imp" };
  SortieSketchItem hidden = { .kind = SORTIE_SKETCH_PILE, .value = -1 };
  SortieSketchItem empty = { .kind = SORTIE_SKETCH_PILE };
  g_autofree char *of_one = console_pile_text (&one);
  g_autofree char *of_hidden = console_pile_text (&hidden);
  g_autofree char *of_empty = console_pile_text (&empty);

  tap_string (of_one, "1 card, on top Imp");
  tap_string (of_hidden, "hidden");
  tap_string (of_empty, "empty");
}

/* ---- Grids ----------------------------------------------------------------------- */

static SortieSketchCell *
add_cell (SortieSketchGrid *grid, const char *name, guint8 seat, const char *titles)
{
  SortieSketchCell *cell = g_new0 (SortieSketchCell, 1);

  cell->name = g_strdup (name);
  cell->seat = seat;
  cell->titles = titles != NULL ? g_strsplit (titles, "/", -1) : NULL;
  cell->whose = titles != NULL ? g_strdup (seat == NORTH ? "North" : "South") : NULL;
  cell->facts = g_ptr_array_new (); /* the few of a test live as long as it */
  g_ptr_array_add (grid->cells, cell);
  return cell;
}

static void
free_cell (gpointer data)
{
  SortieSketchCell *cell = data;

  for (guint i = 0; i < cell->facts->len; i++)
    {
      SortieSketchFact *fact = cell->facts->pdata[i];

      g_free (fact->brief);
      g_free (fact->ascii);
      g_free (fact->words);
      g_free (fact);
    }
  g_ptr_array_unref (cell->facts);
  g_free (cell->name);
  g_strfreev (cell->titles);
  g_free (cell->whose);
  g_free (cell);
}

static SortieSketchGrid *
add_grid (SortieSketch *sketch, guint columns)
{
  SortieSketchItem *item = add (sketch, SORTIE_SKETCH_GRID, SORTIE_NO_SEAT, "");

  item->grid = g_new0 (SortieSketchGrid, 1);
  item->grid->columns = columns;
  item->grid->near = SOUTH;
  item->grid->n_seats = 2;
  item->grid->cells = g_ptr_array_new_with_free_func (free_cell);
  item->grid->able = g_array_new (FALSE, FALSE, sizeof (SortieRef));
  return item->grid;
}

/* Two rows: a guard of North faces a moth that stands on North's hedge, and a wall of South. */
static void
add_board (SortieSketch *sketch)
{
  SortieSketchGrid *grid = add_grid (sketch, 3);
  SortieSketchCell *cell;

  grid->middle = 1;
  add_cell (grid, "a2", SORTIE_NO_SEAT, NULL);
  cell = add_cell (grid, "b2", NORTH, "Guard of Gates/Guard Gates/Guard");
  sortie_sketch_fact (cell, "2→", "2b", "attack 2");
  sortie_sketch_fact (cell, "1/3", NULL, "1 wound of 3");
  add_cell (grid, "c2", SORTIE_NO_SEAT, NULL)->live = TRUE;
  cell = add_cell (grid, "a1", SOUTH, "Moth");
  cell->live = TRUE;
  sortie_sketch_fact (cell, "1†", "1s", "attack 1");
  sortie_sketch_fact (cell, "0/2", NULL, "life 2");
  sortie_sketch_fact (cell, "≈", "~", "on a hedge")->seat = NORTH;
  add_cell (grid, "b1", SORTIE_NO_SEAT, NULL);
  cell = add_cell (grid, "c1", SOUTH, "Wall");
  sortie_sketch_fact (cell, "0/9", NULL, "life 9");
}

/* Without the spaces at the ends of lines, which nobody sees. */
static char *
trimmed (const char *text)
{
  g_autoptr (GRegex) ends = g_regex_new (" +$", G_REGEX_MULTILINE, 0, NULL);

  return g_regex_replace_literal (ends, text, -1, 0, "", 0, NULL);
}

static void
expect_board (guint width, guint rows, gboolean ascii, const char *expected)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (width);
  g_autofree char *drawn = NULL;

  out->rows = rows;
  out->ascii = ascii;
  add_board (sketch);
  console_draw (out, sketch, SOUTH);
  drawn = trimmed (out->pending->str);
  tap_string (drawn, expected);
}

static void
high_cells (void)
{
  expect_board (43, 40, FALSE,
                "▼ North · ▲ South · ★ can act or be chosen\n"
                "  ┌─────a─────┬─────b─────┬─────c─────┐\n"
                "  │           │▼ Guard of │           │\n"
                "2 │     ·     │  Gates    │     ★     │ 2\n"
                "  │           │2→ 1/3     │           │\n"
                "  ╞═══════════╪═══════════╪═══════════╡\n"
                "  │▲ Moth     │           │▲ Wall     │\n"
                "1 │           │     ·     │           │ 1\n"
                "  │1† 0/2 ≈▼ ★│           │0/9        │\n"
                "  └─────a─────┴─────b─────┴─────c─────┘\n");
}

static void
lower_cells (void)
{
  expect_board (43, 13, FALSE,
                "▼ North · ▲ South · ★ can act or be chosen\n"
                "  ┌─────a─────┬─────b─────┬─────c─────┐\n"
                "2 │     ·     │▼ Guard    │     ★     │ 2\n"
                "  │           │2→ 1/3     │           │\n"
                "  ╞═══════════╪═══════════╪═══════════╡\n"
                "1 │▲ Moth     │     ·     │▲ Wall     │ 1\n"
                "  │1† 0/2 ≈▼ ★│           │0/9        │\n"
                "  └─────a─────┴─────b─────┴─────c─────┘\n");
}

static void
cells_without_lines (void)
{
  expect_board (43, 11, FALSE,
                "▼ North · ▲ South · ★ can act or be chosen\n"
                "  a            b            c\n"
                "2 ·            ▼ Guard      ★\n"
                "               2→ 1/3\n"
                "  ──────────────────────────────────────\n"
                "1 ▲ Moth       ·            ▲ Wall\n"
                "  1† 0/2 ≈▼  ★              0/9\n");
}

static void
cells_of_one_line (void)
{
  expect_board (43, 10, FALSE,
                "▼ North · ▲ South · ★ can act or be chosen\n"
                "  a            b            c\n"
                "2 ·            ▼Guar 2→ 1/3 ★\n"
                "  ──────────────────────────────────────\n"
                "1 ▲Mo 1†0/2≈▼★ ·            ▲Wall    0/9\n");
}

static void
narrow_cells (void)
{
  expect_board (20, 24, FALSE,
                "▼ North · ▲ South ·\n"
                "★ can act or be\n"
                "chosen\n"
                "  a     b     c\n"
                "2 ·     ▼Guard★\n"
                "        2→1/3\n"
                "  ──────────────────\n"
                "1 ▲Mot≈▼·     ▲Wall\n"
                "  1†0/2★      0/9\n");
}

/* Eight rows, of which not each can have two lines: facts in the cells, names below the grid. */
static void
cells_without_names (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieSketchGrid *grid = add_grid (sketch, 3);
  g_autoptr (ConsoleOut) out = make_out (24);
  g_autofree char *drawn = NULL;

  for (guint row = 8; row > 0; row--)
    for (char column = 'a'; column <= 'c'; column++)
      {
        g_autofree char *name = g_strdup_printf ("%c%u", column, row);
        gboolean moth = row == 8 && column == 'a';
        SortieSketchCell *cell = add_cell (grid, name, moth ? SOUTH : column == 'b' ? NORTH
                                                                    : SORTIE_NO_SEAT,
                                           moth ? "Moth" : column == 'b' ? "Slinger" : NULL);

        cell->live = moth;
        if (cell->titles == NULL)
          continue;
        sortie_sketch_fact (cell, "1→", "1b", "attack 1");
        sortie_sketch_fact (cell, "0/1", NULL, "life 1");
        if (moth)
          sortie_sketch_fact (cell, "≈", "~", "on a hedge");
      }
  out->rows = 18;
  console_draw (out, sketch, SOUTH);
  drawn = trimmed (out->pending->str);
  tap_string (drawn, "▲ South · ▼ North ·\n"
                     "★ can act or be chosen\n"
                     "  a      b      c\n"
                     "8 ▲1→0/1 ▼1→0/1 ·\n"
                     "7 ·      ▼1→0/1 ·\n"
                     "6 ·      ▼1→0/1 ·\n"
                     "5 ·      ▼1→0/1 ·\n"
                     "4 ·      ▼1→0/1 ·\n"
                     "3 ·      ▼1→0/1 ·\n"
                     "2 ·      ▼1→0/1 ·\n"
                     "1 ·      ▼1→0/1 ·\n"
                     "★ a8\n"
                     "Moth a8 ≈ · Slinger b8\n"
                     "b7 b6 b5 b4 b3 b2 b1\n");
}

/* Where in the turn it is, the question, what helps with it and what is typed are four lines more. */
static void
what_stands_around (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (43);

  out->rows = 13;
  add_board (sketch);
  add (sketch, SORTIE_SKETCH_LINE, SORTIE_NO_SEAT, "It rains.");
  console_draw (out, sketch, SOUTH);
  CU_ASSERT_EQUAL (console_out_count_lines (out->pending->str), 9);
  out->rows = 12;
  g_string_truncate (out->pending, 0);
  console_draw (out, sketch, SOUTH);
  CU_ASSERT_EQUAL (console_out_count_lines (out->pending->str), 8);
}

static void
cells_in_ascii (void)
{
  expect_board (43, 13, TRUE,
                "v North | ^ South | * can act or be chosen\n"
                "  +-----a-----+-----b-----+-----c-----+\n"
                "2 |     .     |v Guard    |     *     | 2\n"
                "  |           |2b 1/3     |           |\n"
                "  +===========+===========+===========+\n"
                "1 |^ Moth     |     .     |^ Wall     | 1\n"
                "  |1s 0/2 ~v *|           |0/9        |\n"
                "  +-----a-----+-----b-----+-----c-----+\n");
}

static void
cells_in_sentences (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) linear = make_out (80), narrow = make_out (19);

  add_board (sketch);
  linear->linear = TRUE;
  console_draw (linear, sketch, SOUTH);
  tap_string (linear->pending->str,
              "b2: Guard of Gates of North, attack 2, 1 wound of 3.\n"
              "c2: empty, can be chosen.\n"
              "a1: Moth of South, attack 1, life 2, on a hedge, can act or be chosen.\n"
              "c1: Wall of South, life 9.\n"
              "The other spaces are empty.\n");
  console_draw (narrow, sketch, SOUTH);
  tap_contains (narrow->pending->str, "a1: Moth of South,\n");
}

/* A board of @columns and eight rows on which every other place is taken. */
static void
add_large_board (SortieSketch *sketch, guint columns)
{
  SortieSketchGrid *grid = add_grid (sketch, columns);

  for (guint i = 0; i < 8 * columns; i++)
    {
      g_autofree char *name = g_strdup_printf ("%c%u", 'a' + i % columns, 8 - i / columns);
      SortieSketchCell *cell =
          add_cell (grid, name, i % 4 == 0 ? NORTH : SOUTH, i % 2 == 0 ? "Berserker" : NULL);

      cell->live = i % 8 == 0;
      sortie_sketch_fact (cell, "10→", NULL, "attack 10");
      sortie_sketch_fact (cell, "12/19", NULL, "12 wounds of 19");
      sortie_sketch_fact (cell, "+3", NULL, "3 cards under it");
    }
}

static void
boards_are_never_too_wide (void)
{
  for (guint columns = 6; columns <= 12; columns += 6)
    for (guint rows = 20; rows <= 50; rows += 5)
      for (guint width = 20; width <= 170; width += 3)
        {
          g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
          g_autoptr (ConsoleOut) out = make_out (width);

          out->rows = rows;
          add_large_board (sketch, columns);
          console_draw (out, sketch, SOUTH);
          if (widest_line (out->pending->str) > width)
            tap_note ("%u columns of %u", widest_line (out->pending->str), width);
          CU_ASSERT (widest_line (out->pending->str) <= width);
        }
}

static void
heading_in_a_low_window (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (40);

  out->rows = 24;
  sortie_sketch_heading (sketch, NORTH, "North");
  add_number (sketch, SORTIE_SKETCH_METER, "Life", 20, 25);
  add_number (sketch, SORTIE_SKETCH_PILE, "Deck", 12, 0);
  console_draw (out, sketch, NORTH);
  tap_string (out->pending->str, "North · Life 20 of 25 · Deck 12 cards\n");
}

/* The table in a window of 80 columns and so many rows. (transfer full) */
static char *
draw_in_rows (guint rows)
{
  g_autoptr (SortieSketch) sketch = make_table ();
  g_autoptr (ConsoleOut) out = make_out (80);

  out->rows = rows;
  console_draw (out, sketch, NORTH);
  return g_strdup (out->pending->str);
}

/* The table, a question and what is typed have room for it with boxes, or without. */
static void
boxes_in_a_low_window (void)
{
  g_autofree char *low = draw_in_rows (9), *high = draw_in_rows (16);

  tap_contains (high, "┌");
  CU_ASSERT_PTR_NULL (strstr (low, "┌"));
  tap_contains (low, "North · Life 20 of 25 · Deck 12 cards\n"
                     "Track 1: Imp, ATT 1, DEF 2 · Track 2: empty\n"
                     "Track 3: Grand Master of the Seven Lanterns, ATT 4, has an ability\n"
                     "It is a dark night.\n");
  CU_ASSERT (console_out_count_lines (low) < console_out_count_lines (high));
}

static const TapTest tests[] = {
  { "three boxes stand side by side in 80 columns", side_by_side },
  { "in 40 columns boxes come below each other and names are cut with an ellipsis", in_two_rows },
  { "in ASCII there is nothing else", in_ascii },
  { "without drawing each thing is a sentence", in_sentences },
  { "no line is wider than the terminal, from 20 columns on", never_too_wide },
  { "without its colours a drawing says the same", colour_says_nothing_alone },
  { "what has an ability is marked", an_ability_is_marked },
  { "wide letters take two columns", wide_letters },
  { "a pile that lists its cards is a paragraph", a_long_pile },
  { "cards with a sign stand side by side, and what may be played is marked", small_cards },
  { "without drawing they are named", small_cards_in_sentences },
  { "a number that has a word is called by it", a_number_with_a_word },
  { "the cells of a grid are high where there is room, with the whole name", high_cells },
  { "in a lower window they have two lines", lower_cells },
  { "then no lines between them", cells_without_lines },
  { "then one line", cells_of_one_line },
  { "a narrow grid has cells of six letters", narrow_cells },
  { "in a low window the names stand below a narrow grid", cells_without_names },
  { "what stands around a grid has its place in the window, too", what_stands_around },
  { "a grid in ASCII has nothing else, and still says whose a piece is", cells_in_ascii },
  { "without drawing, or where nothing fits, each piece of a grid is a sentence",
    cells_in_sentences },
  { "no grid is wider than the window", boards_are_never_too_wide },
  { "in a low window a heading and what is below it share a line", heading_in_a_low_window },
  { "where boxes would not fit into a low window they are said in words", boxes_in_a_low_window },
  { "codes in a text do not reach the terminal", foreign_text_is_harmless },
  { "piles say how many cards they have, as far as that is known", counts_of_piles },
  { NULL },
};

TAP_MAIN (tests)
