/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw-grid.c: a grid of places, as large as the window allows.
 *
 *        ┌─────a─────┬─────b─────┐            a           b
 *      8 │▼ Slinger  │     ·     │ 8        8 ▼ Slinger   ·
 *        │2→ 0/1    ★│           │            2→ 0/1    ★
 *        ├───────────┼───────────┤                or, on one line: ▼Sling★2→0/1
 *
 * If two boards are side by side, a double line shows where they meet, and a dotted line that the outer columns do.
 * If the window is too narrow for both, one of them is drawn, and the reader can turn to the other (grid-halves.c).
 *
 * A sign, which is the same for every reader, says whose a piece is. Colour repeats it. In low windows names are cut
 * (grid-short.c); in the lowest form a cell only has room for the sign and the facts, and the names are below the
 * grid (grid-names.c).
 */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/view.h>

/* a wider cell would only be empty */
#define MOST_CELL 16
/* in a cell from this width on, a short name is nearly whole */
#define WIDE_CELL 15
/* columns of what the facts in the cells mean */
#define USUAL_KEY 34
/* in so wide a window, a low one explains its signs in one line */
#define WIDE_FOR_SIGNS 60
/* lines for what can act and for names, where lines are scarcest */
#define KEY_OF_TERSE 4

static const ConsoleGridGlyphs unicode_glyphs = {
  .corners = { { "┌", "┬", "┐" }, { "├", "┼", "┤" }, { "└", "┴", "┘" } },
  .middle = { "╞", "╪", "╡" },
  .seam = { "╥", "╫", "╨" }, .seam_middle = "╬",
  .across = "─", .across_middle = "═", .down = "│", .down_seam = "║", .down_edge = "┊",
  .empty = "·", .live = "★", .changed = "◆", .dot = " · ", .omitted = "…",
  .seats = { "▲", "▼", "△", "▽" },
};
static const ConsoleGridGlyphs ascii_glyphs = {
  .corners = { { "+", "+", "+" }, { "+", "+", "+" }, { "+", "+", "+" } },
  .middle = { "+", "+", "+" },
  .seam = { "+", "+", "+" }, .seam_middle = "+",
  .across = "-", .across_middle = "=", .down = "|", .down_seam = "#", .down_edge = ":",
  .empty = ".", .live = "*", .changed = "!", .dot = " | ", .omitted = ".",
  .seats = { "^", "_", ">", "<" }, /* no letters, which would seem to belong to a name */
};

/* The layouts from the roomiest on, those with a frame first. The terse ones come last: if an explanation makes a
 * table too high, the table matters more. */
static const ConsoleGridLayout layouts[] = {
  { .lines = 3, .frame = TRUE, .least = 9, .naming = CONSOLE_NAME_WHOLE },
  { .lines = 2, .frame = TRUE, .least = 9, .naming = CONSOLE_NAME_WHOLE },
  { .lines = 2, .frame = TRUE, .least = 8, .naming = CONSOLE_NAME_SHORT },
  { .lines = 2, .frame = TRUE, .open = TRUE, .least = 8, .naming = CONSOLE_NAME_SHORT },
  { .lines = 2, .least = 6, .naming = CONSOLE_NAME_SHORT },
  { .lines = 1, .least = 10, .naming = CONSOLE_NAME_SHORT },
  { .lines = 1, .least = 10, .naming = CONSOLE_NAME_SHORT, .terse = TRUE },
  { .lines = 1, .least = 6, .naming = CONSOLE_NAME_BELOW },
  { .lines = 1, .least = 6, .naming = CONSOLE_NAME_BELOW, .terse = TRUE },
};

static const SortieSketchCell *
cell_of (const ConsoleGridDrawing *d, guint i)
{
  return d->grid->cells->pdata[i];
}

static const SortieSketchCell *
cell_at (const ConsoleGridDrawing *d, guint row, guint column)
{
  return cell_of (d, row * d->grid->columns + d->first + column);
}

/* ---- The layout ---------------------------------------------------------------------- */

static char *
column_name (const ConsoleGridDrawing *d, guint column)
{
  return console_grid_column (d->grid, d->first + column);
}

/* "3" of "c3" */
static const char *
row_name (const ConsoleGridDrawing *d, guint row)
{
  const char *name = cell_at (d, row, 0)->name;

  return name + strcspn (name, "0123456789");
}

static guint
widest_row_name (const ConsoleGridDrawing *d)
{
  guint widest = 0;

  for (guint row = 0; row < d->rows; row++)
    widest = MAX (widest, sortie_text_width (row_name (d, row)));
  return widest;
}

/* Whether two boards meet in the part that is drawn. */
static gboolean
has_seam_inside (const ConsoleGridDrawing *d)
{
  return d->first < d->grid->seam && d->first + d->columns > d->grid->seam;
}

/* Whether they meet before this column; the last one is followed by one more. */
static gboolean
is_seam (const ConsoleGridDrawing *d, guint column)
{
  return d->grid->seam > 0 && d->first + column == d->grid->seam;
}

static gboolean
is_outer_edge (const ConsoleGridDrawing *d, guint column)
{
  return d->first + column == 0 || d->first + column == d->grid->columns;
}

/* Columns from one cell to the next, as many as the window allows. */
static guint
pitch_of (const ConsoleGridDrawing *d, const ConsoleGridLayout *layout)
{
  guint used = layout->frame ? 2 * d->margin + 1 : d->margin;

  if (!layout->frame && d->grid->seam > 0)
    used += 2 + has_seam_inside (d);
  return d->out->columns > used ? (d->out->columns - used) / d->columns : 0;
}

static GPtrArray *
short_names (const ConsoleGridDrawing *d)
{
  g_autofree guint *rooms = g_new0 (guint, d->grid->cells->len);

  for (guint i = 0; i < d->grid->cells->len; i++)
    if (cell_of (d, i)->titles != NULL)
      rooms[i] = console_grid_name_room (d, cell_of (d, i));
  return console_short_names (d->grid, rooms);
}

static void
take_layout (ConsoleGridDrawing *d, const ConsoleGridLayout *layout)
{
  guint pitch = pitch_of (d, layout);

  d->layout = layout;
  /* in the narrowest cells the signs separate neighbours */
  d->gap = layout->frame || pitch > layout->least ? 1 : 0;
  d->cell = MIN (pitch - d->gap, MOST_CELL);
  g_clear_pointer (&d->shorts, g_ptr_array_unref);
  if (layout->naming == CONSOLE_NAME_SHORT)
    d->shorts = short_names (d);
}

/* Whether its cells fit in the window. */
static gboolean
is_narrow_enough (const ConsoleGridDrawing *d, const ConsoleGridLayout *layout)
{
  return pitch_of (d, layout) >= layout->least + (layout->frame ? 1 : 0);
}

/* ---- Lines --------------------------------------------------------------------------------- */

static void
add_times (const ConsoleGridDrawing *d, const char *sign, guint n)
{
  for (; n > 0; n--)
    console_out_add (d->out, CONSOLE_FAINT, sign);
}

/* "├───┼───┤", with the names of the columns in the outer lines; @seam: where boards meet. */
static void
draw_frame (const ConsoleGridDrawing *d, const char *const ends[3], const char *seam,
            const char *across, gboolean named)
{
  console_out_gap (d->out, 0, d->margin);
  for (guint column = 0; column < d->columns; column++)
    {
      g_autofree char *name = named ? column_name (d, column) : g_strdup ("");
      guint width = sortie_text_width (name), before = (d->cell - width) / 2;

      console_out_add (d->out, CONSOLE_FAINT,
                       column > 0 && is_seam (d, column) ? seam : ends[column > 0 ? 1 : 0]);
      add_times (d, across, before);
      console_out_add (d->out, CONSOLE_STRONG, name);
      add_times (d, across, d->cell - before - width);
    }
  console_out_add (d->out, CONSOLE_FAINT, ends[2]);
  console_out_end_line (d->out);
}

static void
draw_names (const ConsoleGridDrawing *d)
{
  console_out_gap (d->out, 0, d->margin + (d->grid->seam > 0 ? 1 : 0));
  for (guint column = 0; column < d->columns; column++)
    {
      g_autofree char *name = column_name (d, column);
      gboolean last = column + 1 == d->columns;

      if (column > 0 && is_seam (d, column))
        console_out_gap (d->out, 0, 1);
      g_autofree char *padded = sortie_text_pad (name, last ? 0 : d->cell + d->gap);

      console_out_add (d->out, CONSOLE_STRONG, padded);
    }
  console_out_end_line (d->out);
}

/* The line above row @row; for the number of rows: below the last one. */
static void
draw_above (const ConsoleGridDrawing *d, guint row)
{
  gboolean middle = row > 0 && row == d->grid->middle;

  if (!d->layout->frame && row == 0)
    draw_names (d);
  else if (!d->layout->frame && middle && !d->tight)
    {
      console_out_gap (d->out, 0, d->margin);
      add_times (d, d->glyphs->across, d->columns * (d->cell + d->gap) - d->gap
                                         + (d->grid->seam > 0 ? 2 : 0) + has_seam_inside (d));
      console_out_end_line (d->out);
    }
  else if (d->layout->frame && middle)
    draw_frame (d, d->glyphs->middle, d->glyphs->seam_middle, d->glyphs->across_middle, FALSE);
  else if (d->layout->frame && !(d->layout->open && row > 0 && row < d->rows))
    {
      guint level = row == 0 ? 0 : row == d->rows ? 2 : 1;

      draw_frame (d, d->glyphs->corners[level], d->glyphs->seam[level], d->glyphs->across,
                  level != 1);
    }
}

static ConsoleStyle
style_of (const ConsoleGridDrawing *d, const SortieSketchCell *cell)
{
  if (cell->titles == NULL)
    return cell->live ? CONSOLE_STRONG : CONSOLE_FAINT;
  return console_style_of_seat (d->out, cell->seat, d->reader);
}

/* The row's name before its cells and, if there are lines between the cells, after them. */
static void
draw_edge (const ConsoleGridDrawing *d, guint row, gboolean named, gboolean right)
{
  g_autofree char *name = NULL;

  if (right)
    name = g_strdup_printf (" %s", named ? row_name (d, row) : "");
  else
    name = g_strdup_printf ("%*s ", (int) d->margin - 1, named ? row_name (d, row) : "");
  console_out_add (d->out, CONSOLE_STRONG, named || !right ? name : "");
}

/* Cells of one line in which a space separates a name and its facts, so that a line must separate the cells. */
static gboolean
is_one_line_of_names (const ConsoleGridDrawing *d)
{
  return d->layout->lines == 1 && d->layout->naming == CONSOLE_NAME_SHORT;
}

/* What comes before a column, and after the last one. Without a frame that is a space or a line. */
static void
draw_between (const ConsoleGridDrawing *d, guint column)
{
  gboolean inside = column > 0 && column < d->columns;

  if (!d->layout->frame && inside && d->gap > 0)
    console_out_add (d->out, CONSOLE_FAINT, is_one_line_of_names (d) ? d->glyphs->down : " ");
  if (is_seam (d, column))
    console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down_seam);
  else if (d->grid->wraps && is_outer_edge (d, column))
    console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down_edge);
  else if (d->layout->frame)
    console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
}

/* One line of a cell: what says that its piece is damaged and that it can act has a style of its own. */
static void
draw_cell (const ConsoleGridDrawing *d, const SortieSketchCell *cell, const char *text)
{
  g_autofree char *padded = sortie_text_pad (text != NULL ? text : "", d->cell);
  g_autofree char *hurt = cell->titles != NULL ? console_grid_hurt (d, cell) : NULL;

  console_out_add_piece (d->out, style_of (d, cell), padded, hurt,
                         cell->live && cell->titles != NULL ? d->glyphs->live : NULL);
}

static void
draw_line (const ConsoleGridDrawing *d, guint row, guint line, char **texts)
{
  gboolean named = line == (d->layout->lines - 1) / 2;

  draw_edge (d, row, named, FALSE);
  for (guint column = 0; column < d->columns; column++)
    {
      draw_between (d, column);
      draw_cell (d, cell_at (d, row, column), texts[column * d->layout->lines + line]);
    }
  draw_between (d, d->columns);
  if (d->layout->frame)
    draw_edge (d, row, named, TRUE);
  console_out_end_line (d->out);
}

static gboolean
says_something (const ConsoleGridDrawing *d, guint line, char **texts)
{
  for (guint column = 0; column < d->columns; column++)
    if (texts[column * d->layout->lines + line] != NULL
        && *texts[column * d->layout->lines + line] != '\0')
      return TRUE;
  return FALSE;
}

/* Without lines between the cells, an empty line of a row can be omitted. */
static void
draw_row (const ConsoleGridDrawing *d, guint row)
{
  guint n = d->columns * d->layout->lines;
  g_autofree char **texts = g_new0 (char *, n);

  for (guint column = 0; column < d->columns; column++)
    console_grid_fill (d, row * d->grid->columns + d->first + column, texts + column * d->layout->lines);
  for (guint line = 0; line < d->layout->lines; line++)
    if (line == 0 || d->layout->frame || d->steady || says_something (d, line, texts))
      draw_line (d, row, line, texts);
  for (guint i = 0; i < n; i++)
    g_free (texts[i]);
}

/* ---- The whole grid ------------------------------------------------------------------------ */

static void
append_sign (const ConsoleGridDrawing *d, GString *text, const char *sign, const char *meaning)
{
  g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? d->glyphs->dot : "", sign,
                          *sign != '\0' ? "\u00a0" : "", meaning);
}

/* "║ the boards meet here · ┊ columns a and l meet" */
static void
append_meeting (const ConsoleGridDrawing *d, GString *text)
{
  g_autofree char *first = console_grid_column (d->grid, 0);
  g_autofree char *last = console_grid_column (d->grid, d->grid->columns - 1);
  g_autofree char *edges
      = sortie_sentence (_ ("columns {a} and {b} meet"), "a", first, "b", last, NULL);

  append_sign (d, text, d->glyphs->down_seam, _ ("the boards meet here"));
  append_sign (d, text, d->glyphs->down_edge, edges);
}

/* If even the lowest board has no room, we only explain whose a piece is, unless the reader pages through it: with
 * four seats, one more sign takes one more line. */
static gboolean
explains_signs (const ConsoleGridDrawing *d)
{
  return d->whole || !d->layout->terse || d->layout->naming != CONSOLE_NAME_BELOW;
}

/* A cell with something of this seat; NULL: there is none. */
static const SortieSketchCell *
cell_of_seat (const ConsoleGridDrawing *d, guint8 seat)
{
  for (guint i = 0; i < d->grid->cells->len; i++)
    if (cell_of (d, i)->seat == seat)
      return cell_of (d, i);
  return NULL;
}

/* "▲ South · ▼ North · ★ can act or be chosen": the signs that are there. Seats come in their order, wherever
 * their pieces are. @live: (nullable): what the sign of what can act means. (transfer full) */
static char *
signs_text (const ConsoleGridDrawing *d, const char *live, const char *key)
{
  GString *text = g_string_new (NULL);

  for (guint8 seat = 0; seat < SORTIE_MAX_SEATS; seat++)
    {
      const SortieSketchCell *cell = cell_of_seat (d, seat);

      if (cell != NULL)
        append_sign (d, text, console_grid_sign (d, seat), cell->whose);
    }
  if (d->grid->wraps && explains_signs (d))
    append_meeting (d, text);
  if (live != NULL && explains_signs (d))
    append_sign (d, text, d->glyphs->live, live);
  if (key != NULL && explains_signs (d))
    append_sign (d, text, "", key);
  return g_string_free (text, FALSE);
}

static const char *
key_of_grid (const ConsoleGridDrawing *d)
{
  return d->out->ascii ? d->grid->ascii_key : d->grid->key;
}

static guint
lines_of_text (const ConsoleGridDrawing *d, const char *text)
{
  g_auto (GStrv) lines = sortie_text_wrap (text, d->out->width);

  return *text != '\0' ? g_strv_length (lines) : 0;
}

/* The lines for the explanation of signs, whichever of them are there: room for a key of usual length, which is longer
 * while there is more on the grid. In a low window that is
 * not narrow, it is one line in any language. */
static guint
lines_of_signs (const ConsoleGridDrawing *d)
{
  g_autofree char *key = key_of_grid (d) != NULL ? sortie_text_truncate (key_of_grid (d), USUAL_KEY, NULL) : NULL;
  g_autofree char *text = signs_text (d, _ ("can act or be chosen"), key);

  if (d->tight)
    return 0;
  if (d->out->rows < CONSOLE_LOW_TABLE && d->out->width >= WIDE_FOR_SIGNS && !d->whole)
    return 1;
  return lines_of_text (d, text);
}

/* If the signs have only so many lines, what the mark means goes first, then the end of the key. */
static void
say_signs (const ConsoleGridDrawing *d)
{
  const guint most = d->steady && !d->whole ? lines_of_signs (d) : G_MAXUINT;
  g_autofree char *text = NULL, *shorter = NULL, *cut = NULL;
  gboolean live = FALSE;

  for (guint i = 0; i < d->grid->cells->len; i++)
    live = live || cell_of (d, i)->live;
  text = signs_text (d, live ? _ ("can act or be chosen") : NULL, key_of_grid (d));
  if (lines_of_text (d, text) <= most)
    {
      console_out_say (d->out, text);
      return;
    }
  shorter = signs_text (d, NULL, key_of_grid (d));
  cut = sortie_text_truncate (shorter, d->out->width, console_out_ellipsis (d->out));
  console_out_say (d->out, lines_of_text (d, shorter) <= most ? shorter : cut);
}

/* The lines for what the cells have no room for; in wide cells that is little. */
static guint
lines_of_key (const ConsoleGridDrawing *d)
{
  static const guint lines[] = { [CONSOLE_NAME_WHOLE] = 1, [CONSOLE_NAME_SHORT] = 2, [CONSOLE_NAME_BELOW] = 5 };

  if (d->layout->terse && d->layout->naming == CONSOLE_NAME_BELOW)
    return KEY_OF_TERSE;
  return d->cell >= WIDE_CELL ? 1 : lines[d->layout->naming];
}

/* Ends lines until there are @lines since @before. */
static void
fill_up (const ConsoleGridDrawing *d, gsize before, guint lines)
{
  while (console_out_count_lines (d->out->pending->str + before) < lines)
    console_out_end_line (d->out);
}

/* Names that are only below the grid come after the line for what can act, which may be empty unless lines are
 * scarcest. */
static void
draw_key (const ConsoleGridDrawing *d)
{
  const gsize before = d->out->pending->len;
  const gboolean is_terse = d->layout->terse && d->layout->naming == CONSOLE_NAME_BELOW;
  const guint lines = lines_of_key (d) - (is_terse && d->out->squeezed && !d->whole);

  if (d->layout->naming == CONSOLE_NAME_BELOW)
    {
      console_say_grid_live (d);
      fill_up (d, before, !d->layout->terse);
    }
  console_say_grid_names (d, d->whole ? 0 : lines - console_out_count_lines (d->out->pending->str + before));
  if (d->layout->naming != CONSOLE_NAME_WHOLE)
    fill_up (d, before, lines);
}

static void
draw_grid (const ConsoleGridDrawing *d)
{
  const gsize before = d->out->pending->len;

  if (!d->tight)
    say_signs (d);
  if (d->steady)
    fill_up (d, before, lines_of_signs (d));
  for (guint row = 0; row < d->rows; row++)
    {
      draw_above (d, row);
      draw_row (d, row);
    }
  draw_above (d, d->rows);
  if (d->steady)
    draw_key (d);
  else
    {
      if (d->layout->naming == CONSOLE_NAME_BELOW)
        console_say_grid_live (d);
      console_say_grid_names (d, d->most_names);
    }
  if (d->columns < d->grid->columns)
    console_say_other_half (d);
}

/* Replaces what was drawn since @before. Returns: how many lines it takes */
static guint
draw_anew (ConsoleGridDrawing *d, const ConsoleGridLayout *layout, gsize before)
{
  g_string_truncate (d->out->pending, before);
  take_layout (d, layout);
  draw_grid (d);
  return console_out_count_lines (d->out->pending->str + before);
}

/* Draws the first layout that fits, but none higher than the last one: the board keeps its form from one prompt to
 * the next. If none is low enough, draws the lowest that is narrow enough, which also stays. */
static gboolean
draw_what_fits (ConsoleGridDrawing *d, const ConsoleGridRoom *room)
{
  gsize before = d->out->pending->len;
  const ConsoleGridLayout *lowest = NULL;
  guint fewest = G_MAXUINT;

  for (guint i = d->out->grid_form; i < G_N_ELEMENTS (layouts); i++)
    if (is_narrow_enough (d, &layouts[i]))
      {
        guint lines = draw_anew (d, &layouts[i], before);

        if (lines + room->besides <= d->out->rows)
          {
            d->out->grid_form = i;
            return TRUE;
          }
        if (lines < fewest)
          lowest = &layouts[i];
        fewest = MIN (fewest, lines);
      }
  /* of one of two boards, rows matter more than names that `show` has as well */
  if (lowest != NULL && lowest->naming == CONSOLE_NAME_BELOW && d->columns < d->grid->columns)
    d->most_names = !room->asked_for;
  if (lowest != NULL && (lowest != d->layout || d->most_names > 0))
    draw_anew (d, lowest, before);
  if (lowest != NULL)
    d->out->grid_form = (guint) (lowest - layouts);
  return lowest != NULL;
}

/* Draws one of the two boards as if it were the only one. */
static gboolean
draw_half (ConsoleGridDrawing *d, guint8 reader, const ConsoleGridRoom *room)
{
  const guint seam = d->grid->seam;

  d->first = console_grid_half (d->out, d->grid, reader) == 0 ? 0 : seam;
  d->columns = d->first == 0 ? seam : d->grid->columns - seam;
  return draw_what_fits (d, room);
}

/* Whether any two seats win together. */
static gboolean
has_partners (const SortieSetup *setup)
{
  for (guint8 seat = 0; setup->teams != NULL && seat < setup->n_seats; seat++)
    for (guint8 other = 0; other < seat; other++)
      if (setup->teams[seat] == setup->teams[other])
        return TRUE;
  return FALSE;
}

void
console_take_teams (ConsoleOut *out, const SortieSetup *setup)
{
  memset (out->teams, 0, sizeof out->teams);
  if (has_partners (setup))
    memcpy (out->teams, setup->teams, setup->n_seats * sizeof *out->teams);
}

const char *
console_seat_sign (const ConsoleOut *out, guint8 seat)
{
  const ConsoleGridGlyphs *glyphs = out->ascii ? &ascii_glyphs : &unicode_glyphs;

  return glyphs->seats[console_sign_of_seat (out, seat)];
}

static ConsoleGridDrawing
drawing_of (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, gboolean whole)
{
  return (ConsoleGridDrawing){ .out = out,
                               .glyphs = out->ascii ? &ascii_glyphs : &unicode_glyphs,
                               .grid = grid,
                               .reader = reader,
                               .whole = whole,
                               .rows = grid->cells->len / grid->columns,
                               .columns = grid->columns };
}

void
console_say_grid_signs (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, gboolean cards)
{
  const char *live = cards ? _ ("can act or be chosen or played now") : _ ("can act or be chosen");
  const ConsoleGridDrawing d = drawing_of (out, grid, reader, TRUE);
  const char *whole = out->ascii ? grid->whole_ascii_key : grid->whole_key;
  g_autofree char *text = signs_text (&d, live, whole != NULL ? whole : key_of_grid (&d));

  console_out_say (out, text);
}

gboolean
console_grid_is_framed (guint layout)
{
  return layouts[layout].frame;
}

G_STATIC_ASSERT (G_N_ELEMENTS (layouts) == CONSOLE_GRID_LAYOUTS);

gboolean
console_grid_is_for (guint layout, gboolean tight)
{
  return layouts[layout].terse ? tight && layouts[layout].naming == CONSOLE_NAME_BELOW : !tight;
}

static ConsoleGridDrawing
steady_drawing (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, gboolean tight)
{
  ConsoleGridDrawing d = drawing_of (out, grid, reader, FALSE);

  d.tight = tight;
  d.steady = TRUE;
  d.margin = widest_row_name (&d) + 1;
  return d;
}

guint
console_grid_lines (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, guint layout, gboolean tight)
{
  ConsoleGridDrawing d = steady_drawing (out, grid, reader, tight);
  const ConsoleGridLayout *l = &layouts[layout];
  const guint middle = grid->middle > 0 && !tight ? 1 : 0;
  guint lines = d.rows * l->lines;

  if (!is_narrow_enough (&d, l))
    return 0;
  take_layout (&d, l);
  g_clear_pointer (&d.shorts, g_ptr_array_unref);
  if (!l->frame)
    lines += 1 + middle;
  else
    lines += 2 + (l->open ? middle : d.rows - 1);
  return lines + lines_of_signs (&d) + lines_of_key (&d);
}

void
console_draw_grid_in (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, guint layout,
                      const ConsoleGridRoom *room)
{
  ConsoleGridDrawing d = steady_drawing (out, grid, reader, room->tight);

  d.whole = room->whole;
  out->grid_halved = FALSE;
  take_layout (&d, &layouts[layout]);
  draw_grid (&d);
  g_clear_pointer (&d.shorts, g_ptr_array_unref);
}

gboolean
console_draw_grid (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, const ConsoleGridRoom *room)
{
  ConsoleGridDrawing d = drawing_of (out, grid, reader, room->whole);
  gboolean drawn;

  d.tight = room->tight;
  d.margin = widest_row_name (&d) + 1;
  out->grid_halved = FALSE;
  drawn = draw_what_fits (&d, room);
  if (!drawn && grid->seam > 0)
    drawn = draw_half (&d, reader, room);
  g_clear_pointer (&d.shorts, g_ptr_array_unref);
  return drawn;
}
