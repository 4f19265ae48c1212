/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tests/model/table.h"
#include "tests/tap/tap.h"
#include "model/internal.h"

static void
places_have_names (void)
{
  static const struct
  {
    guint decl, seat, i;
    const char *to_red, *to_all;
  } names[] = {
    { TRACK, RED, 0, "track1", "red.track1" },
    { TRACK, BLUE, 2, "blue.track3", "blue.track3" },
    { FRONT, RED, 0, "front", "red.front" },
    { FRONT, BLUE, 0, "blue.front", "blue.front" },
    { MIDDLE, RED, 0, "middle", "middle" },
    { SPARE, RED, 1, "spare2", "spare2" },
    { GRID, RED, 0, "a1", "a1" },
    { GRID, RED, 6 * 2 + 2, "c3", "c3" },
    { GRID, RED, 6 * 4 - 1, "f4", "f4" },
  };
  g_autoptr (Table) table = table_new ();
  char buffer[32];
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      guint16 place = table_place (table, names[i].decl, names[i].seat, names[i].i);
      tap_string (sortie_place_name (table->setup, place, RED, buffer, sizeof buffer),
                  names[i].to_red);
      tap_string (sortie_place_name (table->setup, place, SORTIE_NO_SEAT, buffer, sizeof buffer),
                  names[i].to_all);
      tap_int (sortie_place_parse (table->setup, names[i].to_red, RED), place);
      tap_int (sortie_place_parse (table->setup, names[i].to_all, RED), place);
    }
}

static void
names_are_unique_and_parsed (void)
{
  static const guint8 viewers[] = { RED, BLUE, SORTIE_NO_SEAT };
  g_autoptr (Table) table = table_new ();
  char buffer[32];
  for (guint i = 0; i < G_N_ELEMENTS (viewers); i++)
    for (guint16 place = 0; place < table->s->n_places; place++)
      {
        sortie_place_name (table->setup, place, viewers[i], buffer, sizeof buffer);
        tap_int (sortie_place_parse (table->setup, buffer, viewers[i]), place);
      }
}

static void
other_words_are_no_places (void)
{
  static const char *const words[] = { "",       "track",       "track0",
                                       "track4", "blue.middle", "green.front",
                                       "g1",     "a5",          "a0",
                                       "Front",  "spare",       "blue." };
  g_autoptr (Table) table = table_new ();
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    tap_int (sortie_place_parse (table->setup, words[i], RED), SORTIE_NO_INDEX);
  tap_int (sortie_place_parse (table->setup, "track1", SORTIE_NO_SEAT), SORTIE_NO_INDEX);
}

static void
spots_say_where_and_whose (void)
{
  g_autoptr (Table) table = table_new ();
  const SortieSpot *spot = sortie_place_spot (table->setup, table_place (table, TRACK, BLUE, 1));
  tap_int (spot->decl, TRACK);
  tap_int (spot->seat, BLUE);
  tap_int (spot->x, 1);
  spot = sortie_place_spot (table->setup, table_place (table, GRID, BLUE, 6 * 3 + 4));
  tap_int (spot->seat, SORTIE_NO_SEAT);
  tap_int (spot->x, 4);
  tap_int (spot->y, 3);
}

/* Tracks. */

/* What stands on the three spaces and behind the end before and after a step, as the
 * definition of the piece or a dot. */
static const struct
{
  const char *before, *after;
  guint leaves;
} steps[] = {
  { "...", "....", 0 }, { "1..", ".1..", 0 }, { "..3", "...3", 3 }, { "1.3", ".1.3", 3 },
  { "12.", ".12.", 0 }, { ".2.", "..2.", 0 }, { "123", ".123", 3 }, { ".23", "..23", 3 },
};

static void
set_up_track (Table *table, const char *spaces)
{
  SortiePlay *p = &table->play;
  for (guint i = 0; i < 3; i++)
    if (spaces[i] != '.')
      {
        guint16 hand = table_zone (table, HAND, RED);
        guint16 card = sortie_card_new (p, spaces[i] - '0', RED, 0, hand, SORTIE_TOP);
        sortie_piece_put (p, card, table_place (table, TRACK, RED, i), RED);
      }
}

static char
what_stands_on (const Table *table, guint16 place)
{
  guint16 def = sortie_piece_def (&table->play, sortie_place_piece (&table->play, place));
  return def ? '0' + def : '.';
}

static void
track_advances_with_gaps (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (Table) table = table_new ();
      guint16 first = table_place (table, TRACK, RED, 0);
      guint16 exit = table_place (table, MIDDLE, RED, 0);
      set_up_track (table, steps[i].before);
      SortieRef left = sortie_track_advance (&table->play, first, exit);

      char after[5] = { 0 };
      for (guint space = 0; space < 3; space++)
        after[space] = what_stands_on (table, table_place (table, TRACK, RED, space));
      after[3] = what_stands_on (table, exit);
      tap_string (after, steps[i].after);
      tap_int (sortie_piece_def (&table->play, left), steps[i].leaves);
      table_check (table->s);
    }
}

static void
crowd_advances_together (void)
{
  g_autoptr (Table) table = table_new ();
  SortiePlay *p = &table->play;
  guint16 track = table_place (table, TRACK, RED, 0);
  guint16 exit = table_place (table, MIDDLE, RED, 0);
  set_up_track (table, "..1");
  set_up_track (table, "..2");
  tap_int (sortie_piece_def (p, sortie_track_advance (p, track, exit)), 1);
  SortieRef first = sortie_place_piece (p, exit);
  tap_int (sortie_piece_def (p, first), 1);
  tap_int (sortie_piece_def (p, sortie_piece_next_on_place (p, first)), 2);
}

/* The grid, against a second implementation that walks. */

typedef struct
{
  guint8 width, height, wraps;
} Shape;

static const Shape shapes[] = {
  { 6, 8, 0 }, { 6, 8, 1 }, { 6, 8, 2 }, { 12, 8, 1 }, { 5, 7, 3 }, { 1, 5, 0 }, { 2, 2, 3 },
};

/* Column and row one step on, or FALSE. Directions are clockwise from north; row 1 is at
 * the bottom, so north is up. */
static gboolean
naive_step (const Shape *shape, gint *x, gint *y, guint direction)
{
  *x += direction == 1 ? 1 : direction == 3 ? -1 : 0;
  *y += direction == 0 ? 1 : direction == 2 ? -1 : 0;
  if (shape->wraps & 1)
    *x = (*x + shape->width) % shape->width;
  if (shape->wraps & 2)
    *y = (*y + shape->height) % shape->height;
  return *x >= 0 && *x < shape->width && *y >= 0 && *y < shape->height;
}

static guint
naive_neighbour (const Shape *shape, guint at, guint direction)
{
  gint x = at % shape->width, y = at / shape->width;
  return naive_step (shape, &x, &y, direction) ? (guint) (y * shape->width + x) : G_MAXUINT;
}

/* How far everything is from @from, in waves. */
static void
naive_distances (const Shape *shape, guint from, guint *distances)
{
  guint n = shape->width * shape->height;
  for (guint i = 0; i < n; i++)
    distances[i] = i == from ? 0 : G_MAXUINT;
  for (guint wave = 0; wave < n; wave++)
    for (guint i = 0; i < n; i++)
      for (guint direction = 0; direction < 4 && distances[i] == wave; direction++)
        {
          guint to = naive_neighbour (shape, i, direction);
          if (to != G_MAXUINT && distances[to] > wave + 1)
            distances[to] = wave + 1;
        }
}

/* The length of the shortest straight way; its spaces between go to @ret, as bits. */
static guint
naive_line (const Shape *shape, guint from, guint to, guint64 *ret_low, guint64 *ret_high)
{
  guint best = G_MAXUINT;
  *ret_low = *ret_high = 0;
  for (guint direction = 0; direction < 4; direction++)
    {
      guint at = from, n_steps = 0;
      guint64 low = 0, high = 0;
      while (at != to && at != G_MAXUINT && n_steps < 20)
        {
          at = naive_neighbour (shape, at, direction);
          n_steps++;
          if (at != to && at != G_MAXUINT)
            *(at < 64 ? &low : &high) |= (guint64) 1 << at % 64;
        }
      if (at == to && n_steps < best)
        {
          best = n_steps;
          *ret_low = low;
          *ret_high = high;
        }
    }
  return best;
}

/* The eight directions; to a corner it is one step up or down and then one aside. */
static guint
naive_of_eight (const Shape *shape, guint from, guint direction)
{
  guint up_or_down = direction == 1 || direction == 7 ? 0 : 2, aside = direction < 4 ? 1 : 3;
  guint beyond;

  if (direction % 2 == 0)
    return naive_neighbour (shape, from, direction / 2);
  beyond = naive_neighbour (shape, from, up_or_down);
  return beyond == G_MAXUINT ? G_MAXUINT : naive_neighbour (shape, beyond, aside);
}

static void
steps_agree (void)
{
  for (guint s = 0; s < G_N_ELEMENTS (shapes); s++)
    {
      const Shape *shape = &shapes[s];
      g_autoptr (Table) table = table_new_with_grid (shape->width, shape->height, shape->wraps);
      guint16 a1 = table_place (table, GRID, RED, 0);
      for (guint i = 0; i < shape->width * shape->height * 8u; i++)
        {
          guint expected = naive_of_eight (shape, i / 8, i % 8);
          tap_int (sortie_grid_step (table->setup, a1 + i / 8, i % 8),
                   expected == G_MAXUINT ? SORTIE_NO_INDEX : a1 + expected);
        }
    }
}

static void
distances_agree (void)
{
  for (guint s = 0; s < G_N_ELEMENTS (shapes); s++)
    {
      const Shape *shape = &shapes[s];
      guint n = shape->width * shape->height;
      g_autoptr (Table) table = table_new_with_grid (shape->width, shape->height, shape->wraps);
      guint16 a1 = table_place (table, GRID, RED, 0);
      guint distances[128];
      for (guint from = 0; from < n; from++)
        {
          naive_distances (shape, from, distances);
          for (guint to = 0; to < n; to++)
            tap_int (sortie_grid_distance (table->setup, a1 + from, a1 + to), distances[to]);
        }
    }
}

/* Where two ways are equally long either may have been meant, and only the length counts. */
static void
compare_line (const Table *table, const Shape *shape, guint from, guint to)
{
  guint16 a1 = table_place (table, GRID, RED, 0);
  guint16 between[32];
  guint n;
  guint64 low, high, expected_low, expected_high;
  guint length = naive_line (shape, from, to, &expected_low, &expected_high);
  gboolean is_line = sortie_grid_line (table->setup, a1 + from, a1 + to, between, &n);

  tap_int (is_line, length != G_MAXUINT);
  if (!is_line)
    return;
  tap_int (n, length > 0 ? length - 1 : 0);
  low = high = 0;
  for (guint i = 0; i < n; i++)
    *(between[i] - a1 < 64 ? &low : &high) |= (guint64) 1 << (between[i] - a1) % 64;
  guint64 back_low, back_high;
  naive_line (shape, to, from, &back_low, &back_high);
  CU_ASSERT ((low == expected_low && high == expected_high)
             || (low == back_low && high == back_high));
}

static void
lines_agree (void)
{
  for (guint s = 0; s < G_N_ELEMENTS (shapes); s++)
    {
      const Shape *shape = &shapes[s];
      guint n = shape->width * shape->height;
      g_autoptr (Table) table = table_new_with_grid (shape->width, shape->height, shape->wraps);
      for (guint i = 0; i < n * n; i++)
        compare_line (table, shape, i / n, i % n);
    }
}

/* Names of the places strictly between two, "b1 c1"; "-" when they are not in line. */
static char *
line_between (const Table *table, const char *from, const char *to)
{
  guint16 a = sortie_place_parse (table->setup, from, RED);
  guint16 b = sortie_place_parse (table->setup, to, RED);
  guint16 between[32];
  guint n;
  char buffer[16];
  if (!sortie_grid_line (table->setup, a, b, between, &n))
    return g_strdup ("-");
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (
        text, "%s%s", i ? " " : "",
        sortie_place_name (table->setup, between[i], RED, buffer, sizeof buffer));
  return g_string_free (text, FALSE);
}

/* SW-2.6, SW-2.10, SW-2.12: strictly between, in a row or column, never over an edge;
 * SW-25.7: on the wide board column l is next to column a. */
static void
lines_are_those_of_the_rules (void)
{
  static const struct
  {
    guint8 width, wraps;
    const char *from, *to, *between;
  } lines[] = {
    { 6, 0, "a1", "d1", "b1 c1" },  { 6, 0, "c4", "c1", "c3 c2" },
    { 6, 0, "a1", "b1", "" },       { 6, 0, "c3", "c3", "" },
    { 6, 0, "a1", "b2", "-" },      { 6, 0, "a4", "f4", "b4 c4 d4 e4" },
    { 12, 1, "b2", "k2", "a2 l2" }, { 12, 1, "l2", "a2", "" },
    { 12, 1, "a1", "a4", "a2 a3" }, { 12, 1, "a1", "g1", "b1 c1 d1 e1 f1" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (Table) table = table_new_with_grid (lines[i].width, 4, lines[i].wraps);
      g_autofree char *between = line_between (table, lines[i].from, lines[i].to);
      tap_string (between, lines[i].between);
    }
}

static void
elsewhere_is_on_no_grid (void)
{
  g_autoptr (Table) table = table_new ();
  guint16 a1 = table_place (table, GRID, RED, 0);
  guint16 elsewhere = table_place (table, MIDDLE, RED, 0);
  guint16 between[16];
  guint n = 7;
  CU_ASSERT_EQUAL (sortie_grid_distance (table->setup, a1, elsewhere), G_MAXUINT);
  CU_ASSERT_FALSE (sortie_grid_line (table->setup, elsewhere, elsewhere, between, &n));
  tap_int (n, 0);
}

static const TapTest tests[] = {
  { "places have names: bare for their seat and when shared, else with the seat's",
    places_have_names },
  { "every name is parsed to its place, whoever looks", names_are_unique_and_parsed },
  { "other words are no places", other_words_are_no_places },
  { "a spot says whose it is and where", spots_say_where_and_whose },
  { "a track advances at once, and gaps stay gaps", track_advances_with_gaps },
  { "pieces on one space advance together", crowd_advances_together },
  { "steps on a grid agree with a second implementation", steps_agree },
  { "distances on a grid agree with waves", distances_agree },
  { "lines on a grid agree with walking", lines_agree },
  { "SW-2.12 lines are those of the rules", lines_are_those_of_the_rules },
  { "a place elsewhere is on no grid", elsewhere_is_on_no_grid },
  { NULL }
};

TAP_MAIN (tests)
