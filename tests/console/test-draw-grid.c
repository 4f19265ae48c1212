/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Grids of cells, from sketches made by hand. */
#include "console/screen/drawing.h"
#include "tests/console/sketches.h"
#include "tests/tap/tap.h"
#include <sortie/view.h>
#include "module/front-end.h"
#include <string.h>

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
  SortieSketchItem *item = sortie_sketch_item (sketch, SORTIE_SKETCH_GRID, SORTIE_NO_SEAT, "");

  item->grid = g_new0 (SortieSketchGrid, 1);
  item->grid->columns = columns;
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
  console_draw (out, sketch, SOUTH, 4);
  drawn = trimmed (out->pending->str);
  tap_string (drawn, expected);
}

static void
high_cells (void)
{
  expect_board (43, 40, FALSE,
                "▲ South · ▼ North · ★ can act or be chosen\n"
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
                "▲ South · ▼ North · ★ can act or be chosen\n"
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
  expect_board (53, 12, FALSE,
                "▲ South · ▼ North · ★ can act or be chosen\n"
                "  a                b                c\n"
                "2 ·                ▼ Guard of Gates ★\n"
                "                   2→ 1/3\n"
                "  ──────────────────────────────────────────────────\n"
                "1 ▲ Moth           ·                ▲ Wall\n"
                "  1† 0/2 ≈▼      ★                  0/9\n"
                "\n");
}

/* What a short name means, and the hedge for which there is no room, is said below. */
static void
cells_of_one_line (void)
{
  expect_board (43, 10, FALSE,
                "▲ South · ▼ North · ★ can act or be chosen\n"
                "  a            b            c\n"
                "2 ·           │▼Guard 2→1/3│★\n"
                "  ──────────────────────────────────────\n"
                "1 ▲Moth ★1†0/2│·           │▲Wall    0/9\n"
                "Moth a1 ≈▼ · Guard (of Gates)\n");
}

/* Three names, to be explained on two lines; the hedge is told of in any case. */
static void
expect_row (guint rows, const char *expected)
{
  static const char *const names[] = { "Lamplighter", "Night Watchman", "Gate Keeper" };
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieSketchGrid *grid = add_grid (sketch, 3);
  g_autoptr (ConsoleOut) out = make_out (34);
  g_autofree char *drawn = NULL;

  for (guint i = 0; i < 3; i++)
    {
      const char place[] = { "abc"[i], '1', '\0' };
      SortieSketchCell *cell = add_cell (grid, place, SOUTH, names[i]);

      sortie_sketch_fact (cell, "1†", NULL, "attack 1");
      sortie_sketch_fact (cell, "0/2", NULL, "life 2");
      if (i == 1)
        sortie_sketch_fact (cell, "≈", NULL, "on a hedge")->seat = NORTH;
    }
  out->rows = rows;
  console_draw (out, sketch, SOUTH, 4);
  drawn = trimmed (out->pending->str);
  tap_string (drawn, expected);
}

static void
terse_cells (void)
{
  expect_row (9, "▲ South\n"
                 "  a         b         c\n"
                 "1 ▲Lamp 1†/2▲Nigh 1†/2▲Gate 1†/2\n"
                 "Lamp(lighter) · Nigh(t Watchman)\n"
                 "b1 ≈▼ · Gate (Keeper)\n");
  expect_row (8, "▲ South\n"
                 "  a         b         c\n"
                 "1 ▲Lamp 1†/2▲Nigh 1†/2▲Gate 1†/2\n"
                 "Nigh b1 ≈▼\n");
}

static void
narrow_cells (void)
{
  expect_board (20, 24, FALSE,
                "▲ South · ▼ North ·\n"
                "★ can act or be\n"
                "chosen\n"
                "  a     b     c\n"
                "2 ·     ▼Guard★\n"
                "        2→1/3\n"
                "  ──────────────────\n"
                "1 ▲Mot≈▼·     ▲Wall\n"
                "  1†/2 ★      /9\n"
                "Mot(h) · Guard (of\n"
                "Gates)\n");
}

/* What these names are called in so many columns each, one after the other. */
static void
expect_short (const char *names, guint room, const char *expected)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieSketchGrid *grid = add_grid (sketch, 1);
  g_auto (GStrv) each = g_strsplit (names, ", ", -1);
  g_autoptr (GPtrArray) shorts = NULL;
  g_autofree char *joined = NULL;
  guint rooms[8];

  for (guint i = 0; each[i] != NULL; i++)
    {
      add_cell (grid, "a1", SOUTH, each[i]);
      rooms[i] = room;
    }
  shorts = console_short_names (grid, rooms);
  g_ptr_array_add (shorts, NULL);
  joined = g_strjoinv (", ", (char **) shorts->pdata);
  tap_string (joined, expected);
}

static void
short_names (void)
{
  expect_short ("Slinger, Fighter, Slinger", 5, "Sling, Fight, Sling");
  expect_short ("Vine Wall/Vine, Wall", 5, "Vine, Wall");
  /* the sixth letter of one is i, of the other s */
  expect_short ("Guardian, Guardsman, Guardian", 5, "Guari, Guars, Guari");
  expect_short ("Guardian, Guardsman, Guards", 6, "Guardi, Guardm, Guards");
  /* whoever is called so by another word has a name of its own */
  expect_short ("Guard of Gates/Guard, Old Guard/Guard", 5, "Guaro, Old G");
  expect_short ("Łowczyni, Łowczy", 3, "Łon, Ło1");
}

static void
namesakes_with_less_room (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieSketchGrid *grid = add_grid (sketch, 2);
  g_autoptr (GPtrArray) shorts = NULL;

  add_cell (grid, "a1", SOUTH, "Slinger");
  add_cell (grid, "b1", SORTIE_NO_SEAT, NULL);
  add_cell (grid, "c1", NORTH, "Slinger");
  shorts = console_short_names (grid, (const guint[]) { 5, 0, 3 });
  tap_string (shorts->pdata[0], "Sli");
  CU_ASSERT_PTR_NULL (shorts->pdata[1]);
  tap_string (shorts->pdata[2], "Sli");
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
  console_draw (out, sketch, SOUTH, 4);
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

  /* one line less: whose a piece is, and no sign more */
  g_string_truncate (out->pending, 0);
  out->rows = 17;
  console_draw (out, sketch, SOUTH, 4);
  g_free (drawn);
  drawn = trimmed (out->pending->str);
  CU_ASSERT_TRUE (g_str_has_prefix (drawn, "▲ South · ▼ North\n"
                                           "  a      b      c\n"
                                           "8 ▲1→0/1 ▼1→0/1 ·\n"));
  CU_ASSERT_TRUE (g_str_has_suffix (drawn, "1 ·      ▼1→0/1 ·\n"
                                           "★ a8\n"
                                           "Moth a8 ≈ · Slinger b8\n"
                                           "b7 b6 b5 b4 b3 b2 b1\n"));
}

/* The last names may be cut, so that the reader's own come first, and what its cell says last. */
static void
own_names_first (void)
{
  static const guint8 pairs[SORTIE_MAX_SEATS] = { 0, 1, 0, 1 };
  static const struct
  {
    const char *place, *name;
    guint8 seat;
    gboolean attacks;
  } pieces[] = { { "a8", "Tower", SOUTH, FALSE }, { "b8", "Slinger", NORTH, TRUE }, { "c8", "Guard", 2, TRUE },
                 { "c1", "Moth", SOUTH, TRUE } };
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieSketchGrid *grid = add_grid (sketch, 3);
  g_autoptr (ConsoleOut) out = make_out (24);

  for (guint row = 8; row > 0; row--)
    for (char column = 'a'; column <= 'c'; column++)
      {
        g_autofree char *name = g_strdup_printf ("%c%u", column, row);
        guint i = 0;

        while (i < G_N_ELEMENTS (pieces) && strcmp (pieces[i].place, name) != 0)
          i++;
        if (i == G_N_ELEMENTS (pieces))
          add_cell (grid, name, SORTIE_NO_SEAT, NULL);
        else
          {
            SortieSketchCell *cell = add_cell (grid, name, pieces[i].seat, pieces[i].name);

            if (pieces[i].attacks)
              sortie_sketch_fact (cell, "1→", "1b", "attack 1");
            sortie_sketch_fact (cell, "0/9", NULL, "life 9");
          }
      }
  memcpy (out->teams, pairs, sizeof pairs);
  out->rows = 14;
  console_draw (out, sketch, SOUTH, 4);
  g_strdelimit (out->pending->str, "\n", ' ');
  tap_contains (out->pending->str, "Moth c1 · Guard c8 · Slinger b8 · Tower a8");
}

/* Six columns in a line of 40: what has no column to spare goes below the grid, and a sign says that it is missing:
 * "2/4" alone could be an attack of 2. */
static void
wounded_neighbours (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieSketchGrid *grid = add_grid (sketch, 6);
  g_autoptr (ConsoleOut) out = make_out (40);
  g_autofree char *drawn = NULL;

  for (guint row = 8; row > 0; row--)
    for (char column = 'a'; column <= 'f'; column++)
      {
        g_autofree char *name = g_strdup_printf ("%c%u", column, row);
        const gboolean taken = row == 8 && column <= 'c';
        SortieSketchCell *cell = add_cell (grid, name, SOUTH, taken ? "Slinger" : column == 'f' ? "Wall" : NULL);

        if (!taken)
          continue;
        sortie_sketch_fact (cell, "3→", "3b", "attack 3");
        sortie_sketch_fact (cell, column == 'a' ? "0/4" : "2/4", NULL, "wounds");
      }
  out->rows = 18;
  console_draw (out, sketch, SOUTH, 4);
  drawn = trimmed (out->pending->str);
  tap_contains (drawn, "8 ▲3→/4 ▲…2/4 ▲…2/4 ·     ·     ▲\n");
  tap_contains (drawn, "Slinger a8 b8 3→, c8 3→ · Wall f8");
}

static guint
lines_with_foot (const ConsoleOut *out)
{
  return console_out_count_lines (out->pending->str) + console_out_count_lines (out->foot->str);
}

/* Where in the turn it is, the question, what helps with it and what is typed are four lines
 * more. */
static void
what_stands_around (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (43);

  out->rows = 13;
  add_board (sketch);
  sortie_sketch_item (sketch, SORTIE_SKETCH_LINE, SORTIE_NO_SEAT, "It rains.");
  console_draw (out, sketch, SOUTH, 4);
  CU_ASSERT_EQUAL (lines_with_foot (out), 9);
  out->rows = 12;
  g_string_truncate (out->pending, 0);
  console_draw (out, sketch, SOUTH, 4);
  CU_ASSERT_EQUAL (lines_with_foot (out), 8); /* cells of one line */
}

static guint
count_drawn (ConsoleOut *out, const SortieSketch *sketch, guint around)
{
  g_string_truncate (out->pending, 0);
  console_draw (out, sketch, SOUTH, around);
  return console_out_count_lines (out->pending->str);
}

/* The window has one line more than the lowest board and the four around it: of the other lines of the table the one
 * that weighs is left. Where the table was asked for, one pages through all of it. */
static void
what_stands_around_gives_way (void)
{
  g_autoptr (SortieSketch) board = sortie_sketch_new (), sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (43);
  guint lowest;

  out->rows = 1;
  add_board (board);
  lowest = count_drawn (out, board, 0);
  out->rows = lowest + 1 + 4;
  add_board (sketch);
  sortie_sketch_item (sketch, SORTIE_SKETCH_LINE, SORTIE_NO_SEAT, "It rains.");
  sortie_sketch_item (sketch, SORTIE_SKETCH_LINE, SORTIE_NO_SEAT, "It thunders.")->weighty = TRUE;
  CU_ASSERT_EQUAL (count_drawn (out, sketch, 4), lowest + 1);
  tap_contains (out->pending->str, "It thunders.");
  out->rows = lowest;
  CU_ASSERT_EQUAL (count_drawn (out, sketch, 0), lowest + 2);
}

static void
cells_in_ascii (void)
{
  expect_board (43, 13, TRUE,
                "^ South | _ North | * can act or be chosen\n"
                "  +-----a-----+-----b-----+-----c-----+\n"
                "2 |     .     |_ Guard    |     *     | 2\n"
                "  |           |2b 1/3     |           |\n"
                "  +===========+===========+===========+\n"
                "1 |^ Moth     |     .     |^ Wall     | 1\n"
                "  |1s 0/2 ~_ *|           |0/9        |\n"
                "  +-----a-----+-----b-----+-----c-----+\n");
}

static void
cells_in_sentences (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) linear = make_out (80), narrow = make_out (19);

  add_board (sketch);
  linear->linear = TRUE;
  console_draw (linear, sketch, SOUTH, 4);
  tap_string (linear->pending->str,
              "Board: columns a to c, rows 1 to 2.\n"
              "b2: Guard of Gates of North, attack 2, 1 wound of 3.\n"
              "c2: empty, can be chosen.\n"
              "a1: Moth of South, attack 1, life 2, on a hedge, can act or be chosen.\n"
              "c1: Wall of South, life 9.\n"
              "The other spaces are empty.\n");
  console_draw (narrow, sketch, SOUTH, 4);
  tap_contains (narrow->pending->str, "a1: Moth of South,\n");
}

/* A board of @columns and eight rows on which every other place is taken. */
static void
add_large_board (SortieSketch *sketch, guint columns)
{
  SortieSketchGrid *grid = add_grid (sketch, columns);

  grid->middle = 4;
  grid->seam = columns > 6 ? 6 : 0;
  grid->wraps = columns > 6;
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
          console_draw (out, sketch, SOUTH, 4);
          if (widest_line (out->pending->str) > width)
            tap_note ("%u columns of %u", widest_line (out->pending->str), width);
          CU_ASSERT (widest_line (out->pending->str) <= width);
        }
}

static char *
draw_two_boards_in (guint width, guint rows, guint around)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (width);

  out->rows = rows;
  add_large_board (sketch, 12);
  console_draw (out, sketch, SOUTH, around);
  return trimmed (out->pending->str);
}

static char *
draw_two_boards (guint width)
{
  return draw_two_boards_in (width, 60, 4);
}

static void
two_boards_side_by_side (void)
{
  g_autofree char *framed = draw_two_boards (120), *compact = draw_two_boards (80);

  tap_contains (framed, "║ the boards meet here · ┊ columns a and l meet");
  tap_contains (framed, "  ┌───a────┬───b────┬───c────┬───d────┬───e────┬───f────╥───g────┬");
  tap_contains (framed, "┼────────╫────────┼");
  tap_contains (compact, "8 ┊");
  tap_contains (compact, "║");
  CU_ASSERT_PTR_NULL (strstr (compact, "├"));
  CU_ASSERT_PTR_NULL (strstr (compact, "Berserker of"));
}

/* Below 40 rows even lines between the rows are worth less than the frame; the middle keeps its line. */
static void
two_boards_in_a_usual_window (void)
{
  g_autofree char *framed = draw_two_boards_in (120, 40, 14);

  tap_contains (framed, "  ┌───a────┬───b────┬───c────┬───d────┬───e────┬───f────╥───g────┬");
  tap_contains (framed, "╪════════╬════════╪");
  tap_contains (framed, "┴───f────╨───g────┴");
  CU_ASSERT_PTR_NULL (strstr (framed, "┼────────╫────────┼"));
}

/* The columns that the last table drawn has, by the line of their names. */
static void
expect_columns (const ConsoleOut *out, const char *columns)
{
  g_autofree char *drawn = trimmed (out->pending->str), *line = g_strdup_printf ("\n   %s\n", columns);

  tap_contains (drawn, line);
  CU_ASSERT (widest_line (drawn) <= out->width);
}

#define FIRST_HALF "a     b     c     d     e     f"
#define SECOND_HALF "g     h     i     j     k     l"

/* Where a board of two can be seen, the reader's pieces on it, and what can be chosen. */
typedef struct
{
  const char *own, *live, *other;
} Pieces;

static void
draw_half (ConsoleOut *out, const Pieces *pieces, guint around)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  SortieSketchGrid *grid = add_grid (sketch, 12);

  grid->seam = 6;
  grid->wraps = TRUE;
  for (guint i = 0; i < 12; i++)
    {
      const char name[] = { "abcdefghijkl"[i], '1', '\0' };
      const gboolean own = strchr (pieces->own, name[0]) != NULL, other = strchr (pieces->other, name[0]) != NULL;

      add_cell (grid, name, own ? SOUTH : other ? NORTH : SORTIE_NO_SEAT, own || other ? "Moth" : NULL)->live
          = strchr (pieces->live, name[0]) != NULL;
    }
  g_string_truncate (out->pending, 0);
  console_draw (out, sketch, SOUTH, around);
}

static void
one_of_two_boards (void)
{
  g_autoptr (ConsoleOut) out = make_out (40);

  draw_half (out, &(Pieces){ .own = "bhk", .live = "", .other = "c" }, 4);
  expect_columns (out, SECOND_HALF);
  tap_contains (out->pending->str, "“show”: columns a to f\n");
  /* something has happened on the other board only */
  draw_half (out, &(Pieces){ .own = "bhk", .live = "", .other = "d" }, 4);
  expect_columns (out, FIRST_HALF);
  /* on both: it stays */
  draw_half (out, &(Pieces){ .own = "bhl", .live = "", .other = "c" }, 4);
  expect_columns (out, FIRST_HALF);
  /* what can be chosen is on the other board only */
  draw_half (out, &(Pieces){ .own = "bhl", .live = "h", .other = "c" }, 4);
  expect_columns (out, SECOND_HALF);
}

static void
the_other_board (void)
{
  const Pieces pieces = { .own = "bhk", .live = "h", .other = "c" };
  g_autoptr (ConsoleOut) out = make_out (40);

  draw_half (out, &pieces, 4);
  expect_columns (out, SECOND_HALF);
  console_grid_turn (out);
  draw_half (out, &pieces, 0);
  expect_columns (out, FIRST_HALF);
  tap_contains (out->pending->str, "“show”: columns g to l ★\n");
  /* above the question it stays until something happens */
  draw_half (out, &pieces, 4);
  expect_columns (out, FIRST_HALF);
  console_grid_turn (out);
  draw_half (out, &pieces, 4);
  expect_columns (out, SECOND_HALF);
}

/* A board that is drawn as a whole has no other half, and is not turned. */
static void
no_other_board (void)
{
  const Pieces pieces = { .own = "bhk", .live = "h", .other = "c" };
  g_autoptr (ConsoleOut) out = make_out (90);

  draw_half (out, &pieces, 4);
  CU_ASSERT_PTR_NULL (strstr (out->pending->str, "show"));
  console_grid_turn (out);
  console_out_set_width (out, 40);
  draw_half (out, &pieces, 4);
  expect_columns (out, SECOND_HALF);
}

/* Above a question there is no room for what the signs mean; where one pages through the table there is. */
static void
what_is_asked_for_is_explained (void)
{
  g_autofree char *prompt = draw_two_boards_in (40, 20, 10), *whole = draw_two_boards_in (40, 20, 0);

  CU_ASSERT_PTR_NULL (strstr (prompt, "columns a and l"));
  /* whose they are, the letters, eight rows and their middle, what can act, one line of names, the other half */
  CU_ASSERT (console_out_count_lines (prompt) <= 14);
  tap_contains (whole, "columns a and l");
}

/* Two headings, a board and a hand. What is on the table grows with @step: pieces of long names, what can act, numbers
 * that come and go, and the cards. (transfer full) */
static SortieSketch *
make_match (guint step)
{
  SortieSketch *sketch = sortie_sketch_new ();
  SortieSketchGrid *grid;
  SortieSketchItem *hand;
  GString *cards = g_string_new (NULL);

  sortie_sketch_heading (sketch, NORTH, "North");
  sortie_sketch_item (sketch, SORTIE_SKETCH_PILE, NORTH, "Magic Pile")->value = (gint) step;
  sortie_sketch_item (sketch, SORTIE_SKETCH_PILE, NORTH, "Discard Pile")->value = (gint) step * 3;
  grid = add_grid (sketch, 6);
  grid->middle = 4;
  for (guint i = 0; i < 48; i++)
    {
      g_autofree char *name = g_strdup_printf ("%c%u", 'a' + i % 6, 8 - i / 6);
      g_autofree char *title = g_strdup_printf ("%c%c Watchman of the Lanterns", 'A' + i % 26, 'a' + i % 7);
      const gboolean taken = i == 3 || i == 44 || i % 5 < step / 2;
      SortieSketchCell *cell = add_cell (grid, name, !taken ? SORTIE_NO_SEAT : i < 24 ? NORTH : SOUTH,
                                         taken ? title : NULL);

      cell->live = taken && step % 2 == 1;
      if (taken)
        sortie_sketch_fact (cell, "2†", "2s", "attack 2");
      if (taken)
        sortie_sketch_fact (cell, "0/10", NULL, "life 10");
      if (taken && step > 6)
        sortie_sketch_fact (cell, "+3", NULL, "3 cards under it");
    }
  sortie_sketch_heading (sketch, SOUTH, "South");
  sortie_sketch_item (sketch, SORTIE_SKETCH_PILE, SOUTH, "Magic Pile")->value = (gint) step;
  if (step % 3 == 1)
    sortie_sketch_item (sketch, SORTIE_SKETCH_METER, SOUTH, "Moves left")->value = 3;
  hand = sortie_sketch_item (sketch, SORTIE_SKETCH_PILE, SOUTH, "Hand");
  hand->value = (gint) step * 2;
  for (guint i = 0; i < step * 2; i++)
    g_string_append_printf (cards, "%sWatchman of the Lanterns\u00a01/2/3", i > 0 ? ", " : "");
  hand->lines[0] = g_string_free (cards, step == 0);
  hand->brief_key = g_strdup (step > 0 ? "attack/life/cost" : NULL);
  return sketch;
}

/* The line and the column of each name of a row and of a column. (transfer full) */
static char *
places_in (const char *drawn)
{
  g_auto (GStrv) lines = g_strsplit (drawn, "\n", -1);
  GString *places = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *f = strchr (lines[i], 'f');

      if (g_ascii_isdigit (lines[i][0]) && lines[i][1] == ' ')
        g_string_append_printf (places, "%c %u, ", lines[i][0], i);
      if (strstr (lines[i], " a ") != NULL || strstr (lines[i], "─a─") != NULL)
        g_string_append_printf (places, "f %u %u, ", i, (guint) (f - lines[i]));
    }
  return g_string_free (places, FALSE);
}

/* Whatever is on the table, the hand and all. */
static void
one_form_in_a_window (void)
{
  static const struct { guint width, rows, around; } windows[]
    = { { 40, 24, 10 }, { 80, 24, 6 }, { 80, 40, 9 }, { 100, 30, 9 }, { 120, 40, 9 } };

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_autofree char *first = NULL;

      for (guint step = 0; step < 9; step++)
        {
          g_autoptr (ConsoleOut) out = make_out (windows[i].width);
          g_autoptr (SortieSketch) sketch = make_match (step);
          g_autofree char *places = NULL;

          out->rows = windows[i].rows;
          console_draw (out, sketch, SOUTH, windows[i].around);
          places = places_in (out->pending->str);
          if (first == NULL)
            first = g_strdup (places);
          tap_string (places, first);
          CU_ASSERT (strlen (places) > 40);
          CU_ASSERT (console_out_count_lines (out->pending->str) + 6 <= out->rows);
          CU_ASSERT (widest_line (out->pending->str) <= windows[i].width);
        }
    }
}

/* The guard has one wound of three; the moth can act and has none. */
static void
damage_and_what_can_act (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (80);
  SortieSketchGrid *grid;

  add_board (sketch);
  grid = ((SortieSketchItem *) sketch->items->pdata[0])->grid;
  for (guint i = 0; i < grid->cells->len; i++)
    for (guint k = 0; k < ((SortieSketchCell *) grid->cells->pdata[i])->facts->len; k++)
      {
        SortieSketchFact *fact = ((SortieSketchCell *) grid->cells->pdata[i])->facts->pdata[k];

        fact->hurts = g_str_has_prefix (fact->brief, "1/");
      }
  out->marks = out->colour = TRUE;
  console_draw (out, sketch, SOUTH, 0);
  tap_contains (out->pending->str, "\033[4;31m1/3\033[0m");
  tap_contains (out->pending->str, "\033[1m★\033[0m");
  CU_ASSERT_PTR_NULL (strstr (out->pending->str, "\033[4;31m0/2"));
}

static const TapTest tests[] = {
  { "damage and the sign of what can act have styles of their own", damage_and_what_can_act },
  { "two boards are drawn side by side, with the edges that meet", two_boards_side_by_side },
  { "in a window of the usual height they are framed, too", two_boards_in_a_usual_window },
  { "where they are too wide, the one that concerns the reader is drawn", one_of_two_boards },
  { "when one board of two is drawn, the reader can turn to the other", the_other_board },
  { "what is drawn side by side is not turned", no_other_board },
  { "a table that is asked for explains its edges in the smallest window, too", what_is_asked_for_is_explained },
  { "the cells of a grid are high where there is room, with the whole name", high_cells },
  { "in a lower window the cells of a grid have two lines", lower_cells },
  { "in a still lower window there are no lines between the cells", cells_without_lines },
  { "in the lowest window cells have one line, with short names", cells_of_one_line },
  { "where there is no room for it short names are not explained", terse_cells },
  { "no two cards have the same short name", short_names },
  { "a card is called the same wherever it stands", namesakes_with_less_room },
  { "each place keeps its line and column, whatever is on the table", one_form_in_a_window },
  { "a narrow grid has cells of six letters", narrow_cells },
  { "in a low window the names stand below a narrow grid", cells_without_names },
  { "the reader's own units come first there, then partners, and walls last", own_names_first },
  { "wounded neighbours do not touch each other there", wounded_neighbours },
  { "what stands around a grid has its place in the window, too", what_stands_around },
  { "where not even the lowest board has room, the rest of the table gives way",
    what_stands_around_gives_way },
  { "a grid in ASCII has nothing else, and still says whose a piece is", cells_in_ascii },
  { "without drawing, or where nothing fits, each piece of a grid is a sentence",
    cells_in_sentences },
  { "no grid is wider than the window", boards_are_never_too_wide },
  { NULL },
};

TAP_MAIN (tests)
