/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table in boxes and in sentences, from sketches made by hand. */
#include "tests/console/sketches.h"
#include "tests/tap/tap.h"

#include <math.h>
#include <string.h>
#include "module/internal.h"
#include "module/front-end.h"

static SortieSketchItem *
add_box (SortieSketch *sketch, guint8 seat, const char *label, const char *title, const char *line)
{
  SortieSketchItem *item = sortie_sketch_item (sketch, SORTIE_SKETCH_BOX, seat, label);

  item->title = g_strdup (title);
  item->lines[0] = g_strdup (line);
  return item;
}

static SortieSketchItem *
add_number (SortieSketch *sketch, SortieSketchKind kind, const char *label, gint value,
            gint maximum)
{
  SortieSketchItem *item = sortie_sketch_item (sketch, kind, NORTH, label);

  item->value = value;
  item->maximum = maximum;
  return item;
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
  sortie_sketch_item (sketch, SORTIE_SKETCH_LINE, SORTIE_NO_SEAT, "It is a dark night.");
  return sketch;
}

/* What is drawn, as text. */
static char *
draw (ConsoleOut *out)
{
  g_autoptr (SortieSketch) sketch = make_table ();

  console_draw (out, sketch, NORTH, 4);
  return g_strdup (out->pending->str);
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
              "│ Imp                    │ │ (empty)                │ │ Grand Master of the    │\n"
              "│ ATT 1, DEF 2           │ │                        │ │ Seven Lanterns ★       │\n"
              "│                        │ │                        │ │ ATT 4                  │\n"
              "└────────────────────────┘ └────────────────────────┘ └────────────────────────┘\n"
              "It is a dark night.\n"
              "★ can act or be chosen\n");
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
                     "│                 │ │                 │\n"
                     "└─────────────────┘ └─────────────────┘\n"
                     "┌─ Track 3 ───────┐\n"
                     "│ Grand Master of │\n"
                     "│ the Seven La… ★ │\n"
                     "│ ATT 4           │\n"
                     "└─────────────────┘\n"
                     "It is a dark night.\n"
                     "★ can act or be chosen\n");
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
      drawn, "| ATT 1, DEF 2           | |                        | | Seven Lanterns *       |\n");
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
                     "Track 3: Grand Master of the Seven Lanterns, ATT 4, can act or be chosen.\n"
                     "It is a dark night.\n"
                     "Track 2: empty.\n");
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

  coloured->marks = coloured->colour = TRUE;
  drawn = draw (plain);
  with_codes = draw (coloured);
  stripped = without_codes (with_codes);
  CU_ASSERT_PTR_NULL (strchr (drawn, '\033'));
  CU_ASSERT_PTR_NOT_NULL (strchr (with_codes, '\033'));
  tap_string (stripped, drawn);
}

/* The linear red, green and blue of one of the 256 colours. */
static void
linear_parts (guint colour, gdouble *parts)
{
  for (guint i = 3, left = colour - 16; i > 0; left /= 6)
    {
      const gdouble part = (left % 6 == 0 ? 0 : 55 + 40 * (left % 6)) / 255.0;

      parts[--i] = part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4);
    }
}

/* The relative luminance of one of the 256 colours, as the W3C's guidelines for accessible content define it. */
static gdouble
luminance (guint colour)
{
  gdouble parts[3];

  linear_parts (colour, parts);
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}

/* The one of 256 colours that a style has. */
static guint
colour_of (ConsoleStyle style)
{
  g_autoptr (ConsoleOut) out = make_out (80);
  const char *code;
  guint colour = 0;

  out->colour = out->many_colours = TRUE;
  console_out_add (out, style, "Imp");
  code = strstr (out->pending->str, "38;5;");
  CU_ASSERT_PTR_NOT_NULL_FATAL (code);
  tap_int (sscanf (code, "38;5;%um", &colour), 1);
  CU_ASSERT (colour >= 16 && colour <= 231);
  return colour;
}

/* The guidelines ask for a contrast of 3 to 1 at least for signs. */
static void
readable_on_either_ground (void)
{
  for (ConsoleStyle style = CONSOLE_OWN; style <= CONSOLE_HURT; style++)
    {
      const guint colour = colour_of (style);

      CU_ASSERT (1.05 / (luminance (colour) + 0.05) > 3.5);
      CU_ASSERT ((luminance (colour) + 0.05) / 0.05 > 3.5);
    }
}

static gdouble
curve_of_lab (gdouble t)
{
  return t > 0.008856 ? cbrt (t) : 7.787 * t + 16 / 116.0;
}

/* A colour in CIELAB, as an eye sees it that sees all of them, or no red, or no green (Viénot, Brettel and Mollon
 * 1999). */
static void
seen_in_lab (guint colour, guint eye, gdouble *lab)
{
  static const gdouble eyes[][3][3] = {
    { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } },
    { { 0.11238, 0.88762, 0 }, { 0.11238, 0.88762, 0 }, { 0.00401, -0.00401, 1 } },
    { { 0.29275, 0.70725, 0 }, { 0.29275, 0.70725, 0 }, { -0.02234, 0.02234, 1 } },
  };
  gdouble all[3], seen[3], x, y, z;

  linear_parts (colour, all);
  for (guint i = 0; i < 3; i++)
    seen[i] = eyes[eye][i][0] * all[0] + eyes[eye][i][1] * all[1] + eyes[eye][i][2] * all[2];
  x = curve_of_lab ((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505);
  y = curve_of_lab (0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
  z = curve_of_lab ((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089);
  lab[0] = 116 * y - 16;
  lab[1] = 500 * (x - y);
  lab[2] = 200 * (y - z);
}

/* A difference of 2.3 can just be noticed; signs that are apart need several times as much. */
static void
sides_differ_for_all_eyes (void)
{
  for (guint eye = 0; eye < 3; eye++)
    for (ConsoleStyle one = CONSOLE_OWN; one <= CONSOLE_THIRD; one++)
      for (ConsoleStyle other = one + 1; other <= CONSOLE_THIRD; other++)
        {
          gdouble first[3], second[3];

          seen_in_lab (colour_of (one), eye, first);
          seen_in_lab (colour_of (other), eye, second);
          CU_ASSERT (hypot (hypot (first[0] - second[0], first[1] - second[1]), first[2] - second[2]) > 10);
        }
}

/* Whoever sees no red sees a line below damage; what can act is bold. */
static void
damage_and_what_can_act_have_styles (void)
{
  g_autoptr (ConsoleOut) out = make_out (80), plain = make_out (80);

  out->marks = TRUE;
  console_out_add_piece (out, CONSOLE_OWN, "Imp★1/2", "1/2", "★");
  tap_string (out->pending->str, "Imp\033[1m★\033[0m\033[4m1/2\033[0m");
  g_string_truncate (out->pending, 0);
  out->colour = TRUE;
  console_out_add_piece (out, CONSOLE_OWN, "Imp 1/2", "1/2", "★");
  tap_string (out->pending->str, "\033[32mImp \033[0m\033[4;31m1/2\033[0m");
  console_out_add_piece (plain, CONSOLE_OWN, "Imp★1/2", "1/2", "★");
  tap_string (plain->pending->str, "Imp★1/2");
}

/* NO_COLOR leaves what is no colour. */
static void
marks_without_colours (void)
{
  g_autoptr (ConsoleOut) out = make_out (80);

  out->marks = TRUE;
  console_out_add (out, CONSOLE_STRONG, "North");
  console_out_add (out, CONSOLE_OWN, "Imp");
  tap_string (out->pending->str, "\033[1mNorth\033[0mImp");
}

static void
an_ability_is_marked (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (30);

  add_box (sketch, NORTH, "Front", "Imp", "ATT 1")->live = TRUE;
  console_draw (out, sketch, NORTH, 4);
  tap_contains (out->pending->str, "│ Imp ★");
}

static void
wide_letters (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (17);

  add_box (sketch, NORTH, "Front", "城の守り手の長い名前", "ATT 1");
  console_draw (out, sketch, NORTH, 4);
  tap_contains (out->pending->str, "│ 城の守り手の  │\n│ 長い名前      │\n");
}

static void
a_long_pile (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (40);
  SortieSketchItem *hand = sortie_sketch_item (sketch, SORTIE_SKETCH_PILE, NORTH, "Hand");

  hand->value = 3;
  hand->lines[0] = g_strdup ("Lamplighter, Night Watchman, Moth");
  console_draw (out, sketch, NORTH, 4);
  tap_string (out->pending->str, "Hand 3 cards: Lamplighter, Night\n"
                                 "  Watchman, Moth\n");
}

/* "Hand" with the eight of hearts, which may be played, and the ten of spades. */
static void
add_hand (SortieSketch *sketch)
{
  const SortieSketchCard cards[] = { { "8♥", TRUE }, { "10♠", FALSE } };
  SortieSketchItem *hand = sortie_sketch_item (sketch, SORTIE_SKETCH_PILE, NORTH, "Hand");

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
  console_draw (wide, sketch, NORTH, 4);
  tap_string (wide->pending->str, "Hand 2 cards\n"
                                  "┌───┐ ┌───┐\n"
                                  "│8♥ │ │10♠│\n"
                                  "└─★─┘ └───┘\n"
                                  "★ may be played now\n");
  console_draw (narrow, sketch, NORTH, 4);
  tap_contains (narrow->pending->str, "│8♥ │\n└─★─┘\n┌───┐\n│10♠│\n└───┘\n");
  console_out_set_ascii (ascii);
  console_draw (ascii, sketch, NORTH, 4);
  tap_contains (ascii->pending->str, "|8H | |10S|\n+-*-+ +---+\n");
}

static void
small_cards_in_sentences (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (80);

  out->linear = TRUE;
  add_hand (sketch);
  console_draw (out, sketch, NORTH, 4);
  tap_string (out->pending->str, "Hand: 2 cards: Eight of Hearts, Ten of Spades.\n");
}

static void
a_number_with_a_word (void)
{
  SortieSketchItem meter = { .kind = SORTIE_SKETCH_METER, .value = 3, .title = (char *) "hearts" };
  g_autofree char *text = console_meter_text (&meter);

  tap_string (text, "hearts");
}

/* "21 of 20" would not be possible. */
static void
a_number_up_to_its_maximum (void)
{
  SortieSketchItem meter = { .kind = SORTIE_SKETCH_METER, .value = 20, .maximum = 20 };
  g_autofree char *reached = console_meter_text (&meter), *above = NULL;

  tap_string (reached, "20 of 20");
  meter.value = 21;
  above = console_meter_text (&meter);
  tap_string (above, "21");
}

static void
foreign_text_is_harmless (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (40);

  sortie_sketch_heading (sketch, NORTH, "Nor\033[2Jth");
  console_draw (out, sketch, NORTH, 4);
  CU_ASSERT_PTR_NULL (strchr (out->pending->str, '\033'));
  tap_contains (out->pending->str, "th");
}

static void
counts_of_piles (void)
{
  SortieSketchItem one = { .kind = SORTIE_SKETCH_PILE, .value = 1, .title = (char *) "Imp" };
  SortieSketchItem hidden = { .kind = SORTIE_SKETCH_PILE, .value = -1 };
  SortieSketchItem empty = { .kind = SORTIE_SKETCH_PILE };
  g_autofree char *of_one = console_pile_text (&one, FALSE);
  g_autofree char *of_hidden = console_pile_text (&hidden, FALSE);
  g_autofree char *of_empty = console_pile_text (&empty, FALSE);

  tap_string (of_one, "1 card, on top Imp");
  tap_string (of_hidden, "hidden");
  tap_string (of_empty, "empty");
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
  console_draw (out, sketch, NORTH, 4);
  tap_string (out->pending->str, "North · Life 20 of 25 · Deck 12 cards\n");
}

/* The table in a window of 80 columns and so many rows, with its foot. (transfer full) */
static char *
draw_in_rows (guint rows)
{
  g_autoptr (SortieSketch) sketch = make_table ();
  g_autoptr (ConsoleOut) out = make_out (80);

  out->rows = rows;
  console_draw (out, sketch, NORTH, 4);
  return g_strconcat (out->pending->str, out->foot->str, NULL);
}

/* In a low window neighbours share their lines, and in the lowest each box has one line. */
static void
boxes_in_a_low_window (void)
{
  g_autofree char *low = draw_in_rows (10), *roomier = draw_in_rows (14), *high = draw_in_rows (30);

  tap_contains (high, "┌─ Track 1 ───");
  tap_string (roomier,
              "▼ North   Life 20 of 25   Deck 12\n"
              "┌─▼ Track 1───────────────┬─▼ Track 2───────────────┬─▼ Track 3───────────────┐\n"
              "│▼Imp                     │                         │▲Grand Master of the S… ★│\n"
              "│ATT 1, DEF 2             │                         │ATT 4                    │\n"
              "└─────────────────────────┴─────────────────────────┴─────────────────────────┘\n"
              "It is a dark night.\n"
              "★ can act or be chosen\n");
  tap_string (low,
              "▼ North   Life 20 of 25   Deck 12\n"
              "┌─▼ Track 1───────────────┬─▼ Track 2───────────────┬─▼ Track 3───────────────┐\n"
              "│▼Imp         ATT 1, DEF 2│                         │▲Grand Master of … ATT 4★│\n"
              "└─────────────────────────┴─────────────────────────┴─────────────────────────┘\n"
              "It is a dark night.\n");
}

/* What stands in a place has the colour of its side, as in a frame, and so has the name of the place. */
static void
sides_in_a_low_window (void)
{
  g_autoptr (SortieSketch) sketch = make_table ();
  g_autoptr (ConsoleOut) out = make_out (80);

  out->rows = 9;
  out->marks = out->colour = TRUE;
  console_draw (out, sketch, NORTH, 4);
  tap_contains (out->pending->str, "\033[32m▼Imp         ATT 1, DEF 2\033[0m");
  tap_contains (out->pending->str, "\033[35m▲Grand Master of … ATT 4\033[0m\033[1m★\033[0m");
  tap_contains (out->pending->str, "\033[32m▼ Track 3\033[0m");
}

/* A place of a long name in 80 columns: 26 for each of three boxes, 24 between its corners. */
static void
the_frame_gives_way (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (80);

  add_box (sketch, NORTH, "Battlements (South Gate)", "Imp", "ATT 1");
  add_box (sketch, NORTH, "Moat", NULL, NULL);
  add_box (sketch, NORTH, "Battlements (North Gat)", NULL, NULL);
  console_draw (out, sketch, NORTH, 4);
  tap_contains (out->pending->str, "┌Battlements (South Gate)┐ ┌─ Moat ─────────────────┐ "
                                   "┌Battlements (North Gat)─┐\n");
}

/* Where frames are too narrow there is none. */
static void
no_label_is_cut (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (80);

  add_box (sketch, NORTH, "Battlements (Gate in the West)", "Imp", "ATT 1");
  add_box (sketch, NORTH, "Moat", NULL, NULL);
  add_box (sketch, NORTH, "Wall", NULL, NULL);
  console_draw (out, sketch, NORTH, 4);
  tap_string (out->pending->str,
              "Battlements (Gate in the West): Imp, ATT 1 · Moat: empty · Wall: empty\n");
}

/* The same numbers as "ATT 1, DEF 2". */
static SortieSketchItem *
add_brief (SortieSketch *sketch, const char *label, const char *title)
{
  SortieSketchItem *item = add_box (sketch, NORTH, label, title, "ATT 1, DEF 2");

  item->brief = g_strdup ("1/2");
  item->brief_key = g_strdup ("1/2: ATT/DEF");
  return item;
}

/* What is drawn of three boxes, a meter and a pile in so many rows, four of them for a question.
 * (transfer full) */
static char *
draw_briefly (guint rows)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (40);

  out->rows = rows;
  sortie_sketch_heading (sketch, NORTH, "North");
  add_number (sketch, SORTIE_SKETCH_PILE, "Deck", 12, 0);
  add_number (sketch, SORTIE_SKETCH_PILE, "Grave", 0, 0);
  add_brief (sketch, "Track 1", "Master of Lanterns");
  add_brief (sketch, "Track 2", "Keeper of Moths")->lines[1] = g_strdup ("2 tokens");
  add_box (sketch, NORTH, "Track 3", NULL, NULL);
  console_draw (out, sketch, NORTH, 4);
  return g_strdup (out->pending->str);
}

/* As short as it has to be: joined boxes of two lines, of one, a list, at last words, with nothing of what is empty. */
static void
in_brief (void)
{
  g_autofree char *two = draw_briefly (12), *one = draw_briefly (9), *list = draw_briefly (8);
  g_autofree char *words = draw_briefly (6);

  tap_string (two, "▼ North   Deck 12   Grave 0\n"
                   "┌─▼ Track 1────────┬─▼ Track 2────────┐\n"
                   "│▼Master of Lanter…│▼Keeper of Moths  │\n"
                   "│ATT 1, DEF 2      │1/2, 2 tokens     │\n"
                   "├─▼ Track 3────────┼──────────────────┘\n"
                   "│                  │\n"
                   "│                  │\n"
                   "└──────────────────┘\n");
  tap_string (one, "▼ North   Deck 12   Grave 0\n"
                   "┌─▼ Track 1────────┬─▼ Track 2────────┐\n"
                   "│▼Master of La… 1/2│▼Keeper of Mo… 1/2│\n"
                   "├─▼ Track 3────────┼──────────────────┘\n"
                   "│                  │\n");
  tap_string (list, "▼ North   Deck 12   Grave 0\n"
                    "▼ Track 1          │▼Master of Lant… 1/2\n"
                    "▼ Track 2          │▼Keeper of Moths 1/2\n"
                    "▼ Track 3          │                    \n");
  tap_string (words, "North · Deck 12 · Track 1: Master of\n"
                     "  Lanterns 1/2 · Track 2: Keeper of\n"
                     "  Moths 1/2, 2 tokens\n");
}

/* In a low window, the line of a seat has no second one. */
static void
a_text_is_cut_between_words (void)
{
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (ConsoleOut) out = make_out (40);

  out->rows = 12;
  sortie_sketch_heading (sketch, NORTH, "North");
  add_number (sketch, SORTIE_SKETCH_PILE, "Deck", 12, 0);
  add_number (sketch, SORTIE_SKETCH_METER, "Lanterns that are left", 3, 5)->passing = TRUE;
  add_brief (sketch, "Track 1", "Master of Lanterns");
  add_brief (sketch, "Track 2", "Keeper of Moths");
  add_box (sketch, NORTH, "Track 3", NULL, NULL);
  console_draw (out, sketch, SOUTH, 4);
  tap_contains (out->pending->str, "Deck 12   Lanterns that are …\n");
}

/* Last Man Standing and the like: what decides is a number, however little of it there is (SS-5.1: whoever cannot
 * draw from the Resources loses), and of much that is empty the names say nothing. (transfer full) */
static char *
draw_empty_half (guint rows, gboolean is_changed)
{
  static const char *const places[] = { "Track 1", "Track 2", "Track 3", "Front" };
  g_autoptr (SortieSketch) sketch = sortie_sketch_new ();
  g_autoptr (GHashTable) changed = g_hash_table_new (NULL, NULL);
  g_autoptr (ConsoleOut) out = make_out (60);

  out->rows = rows;
  sortie_sketch_heading (sketch, NORTH, "North");
  add_number (sketch, SORTIE_SKETCH_PILE, "Resources", 0, 0)->weighty = TRUE;
  add_number (sketch, SORTIE_SKETCH_PILE, "Grave", 3, 0)->title = g_strdup ("Imp");
  add_number (sketch, SORTIE_SKETCH_PILE, "Heal pile", 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      SortieSketchItem *item = add_box (sketch, NORTH, places[i], NULL, NULL);

      if (is_changed && i == 1)
        g_hash_table_add (changed, item);
    }
  out->changed = changed;
  console_draw (out, sketch, NORTH, 4);
  return g_strdup (out->pending->str);
}

static void
what_is_empty (void)
{
  g_autofree char *high = draw_empty_half (40, FALSE);
  g_autofree char *brief = draw_empty_half (6, FALSE), *changed = draw_empty_half (6, TRUE);
  g_autofree char *bare = draw_empty_half (3, FALSE);

  tap_contains (high, "Resources 0 cards · Grave 3 cards, on top Imp\nHeal pile empty\n");
  tap_string (brief, "North · Resources 0 · Grave 3, on top Imp · all else empty\n");
  tap_string (changed, "North · Resources 0 · Grave 3, on top Imp · Track 2 ◆: empty\n"
                       "all else empty\n");
  tap_string (bare, "North · Resources 0 · Grave 3\n");
}

/* Of four seats, whoever reads: the own one as ever, and no two the same. */
static void
a_colour_for_each_of_four (void)
{
  g_autoptr (ConsoleOut) out = make_out (80);

  for (guint8 reader = 0; reader < 4; reader++)
    {
      tap_int (console_style_of_seat (out, reader, reader), CONSOLE_OWN);
      for (guint8 a = 0; a < 4; a++)
        for (guint8 b = 0; b < a; b++)
          CU_ASSERT_NOT_EQUAL (console_style_of_seat (out, a, reader), console_style_of_seat (out, b, reader));
    }
  tap_int (console_style_of_seat (out, SORTIE_NO_SEAT, 0), CONSOLE_PLAIN);
}

/* Two partners against a Boss, and two against two. */
static void
teams_have_sides (void)
{
  static const guint8 boss[SORTIE_MAX_SEATS] = { 0, 0, 1 }, pairs[SORTIE_MAX_SEATS] = { 0, 1, 0, 1 };
  g_autoptr (ConsoleOut) out = make_out (80);

  memcpy (out->teams, boss, sizeof boss);
  tap_string (console_seat_sign (out, 0), "▲");
  tap_string (console_seat_sign (out, 1), "△");
  tap_string (console_seat_sign (out, 2), "▼");
  for (guint8 reader = 0; reader < 2; reader++)
    {
      tap_int (console_style_of_seat (out, 1 - reader, reader), CONSOLE_SECOND);
      tap_int (console_style_of_seat (out, 2, reader), CONSOLE_OTHER);
    }
  memcpy (out->teams, pairs, sizeof pairs);
  tap_string (console_seat_sign (out, 2), "△");
  tap_string (console_seat_sign (out, 3), "▽");
  for (guint8 reader = 0; reader < 4; reader++)
    {
      tap_int (console_style_of_seat (out, (reader + 2) % 4, reader), CONSOLE_SECOND);
      CU_ASSERT_NOT_EQUAL (console_style_of_seat (out, (reader + 1) % 4, reader),
                           console_style_of_seat (out, (reader + 3) % 4, reader));
    }
}

static const TapTest tests[] = {
  { "a number that weighs is said when it is 0, of much that is empty no names, in the least room nothing",
    what_is_empty },
  { "three boxes stand side by side in 80 columns", side_by_side },
  { "in 40 columns boxes come below each other", in_two_rows },
  { "in ASCII there is nothing else", in_ascii },
  { "without drawing each thing is a sentence", in_sentences },
  { "no line is wider than the terminal, from 20 columns on", never_too_wide },
  { "without its colours a drawing says the same", colour_says_nothing_alone },
  { "each of four seats has a colour of its own", a_colour_for_each_of_four },
  { "partners point the same way, and opponents keep their colour", teams_have_sides },
  { "on black and on white, the colours of the seats can be read", readable_on_either_ground },
  { "sides have colours that colour-blind people tell apart", sides_differ_for_all_eyes },
  { "damage and what can act have styles of their own, also without colours", damage_and_what_can_act_have_styles },
  { "without colours, headings stay bold", marks_without_colours },
  { "what can act is marked", an_ability_is_marked },
  { "wide letters take two columns", wide_letters },
  { "a pile that lists its cards is a paragraph", a_long_pile },
  { "cards with a sign stand side by side, and what may be played is marked", small_cards },
  { "without drawing they are named", small_cards_in_sentences },
  { "a number that has a word is called by it", a_number_with_a_word },
  { "a number is told with its maximum until it is above it", a_number_up_to_its_maximum },
  { "in a low window a heading and what is below it share a line", heading_in_a_low_window },
  { "in a low window neighbouring places share a frame, and each has one line or two", boxes_in_a_low_window },
  { "in a low window, too, what stands in a place has the colour of its side", sides_in_a_low_window },
  { "a frame gives way before a letter of the place's name does", the_frame_gives_way },
  { "where no frame has room for it the places are said in words", no_label_is_cut },
  { "the less room there is, the shorter the table is said", in_brief },
  { "what has no room beside a seat is cut between words", a_text_is_cut_between_words },
  { "codes in a text do not reach the terminal", foreign_text_is_harmless },
  { "piles say how many cards they have, as far as that is known", counts_of_piles },
  { NULL },
};

TAP_MAIN (tests)
