/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw-grid.c: a grid of places, as large as the window allows.
 *
 *        ┌─────a─────┬─────b─────┐            a           b
 *      8 │▼ Slinger  │     ·     │ 8        8 ▼ Slinger   ·
 *        │2→ 0/1    ★│           │            2→ 0/1    ★
 *        ├───────────┼───────────┤
 *
 * Whose something is, its sign says: those who sit below look up. Colour repeats it. In the lowest
 * form a cell has room for the sign and facts only; names stand below the grid (grid-names.c).
 */
#include "config.h"

#include "console/draw.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include "console/grid-names.h"

/* a wider cell is only empty */
#define MOST_CELL 16
/* what is left of a name beside facts */
#define LEAST_NAME 2
/* from this on there is room for a space behind the sign */
#define ROOMY 8

typedef struct
{
  const char *corners[3][3]; /* upper, inner and lower line: left end, crossing, right end */
  const char *middle[3];
  const char *across, *across_middle, *down, *empty, *live, *dot;
  const char *seats[4]; /* from the near one on: up, down, up, down */
} Glyphs;

static const Glyphs unicode_glyphs = {
  .corners = { { "┌", "┬", "┐" }, { "├", "┼", "┤" }, { "└", "┴", "┘" } },
  .middle = { "╞", "╪", "╡" },
  .across = "─", .across_middle = "═", .down = "│", .empty = "·", .live = "★", .dot = " · ",
  .seats = { "▲", "▼", "△", "▽" },
};
static const Glyphs ascii_glyphs = {
  .corners = { { "+", "+", "+" }, { "+", "+", "+" }, { "+", "+", "+" } },
  .middle = { "+", "+", "+" },
  .across = "-", .across_middle = "=", .down = "|", .empty = ".", .live = "*", .dot = " | ",
  .seats = { "^", "v", "A", "V" },
};

/* How a cell can be drawn, from the most comfortable on. */
typedef struct
{
  guint lines;    /* inside a cell */
  gboolean frame; /* lines between the cells */
  guint least;    /* columns inside a cell */
  gboolean nameless; /* the names stand below the grid */
} Layout;

static const Layout layouts[] = {
  { 3, TRUE, 9, FALSE },
  { 2, TRUE, 9, FALSE },
  { 2, FALSE, 6, FALSE },
  { 1, FALSE, 10, FALSE },
  { 1, FALSE, 6, TRUE },
};

typedef struct
{
  ConsoleOut *out;
  const Glyphs *glyphs;
  const SortieSketchGrid *grid;
  const Layout *layout;
  guint8 reader;
  guint rows;
  guint margin; /* for the row's name on either side */
  guint cell;   /* columns inside a cell */
  guint gap;    /* between two cells */
} Drawing;

static const SortieSketchCell *
cell_at (const Drawing *d, guint row, guint column)
{
  return d->grid->cells->pdata[row * d->grid->columns + column];
}

/* ---- Which layout -------------------------------------------------------------------- */

/* "c" of "c3", "3" of it. */
static char *
column_name (const Drawing *d, guint column)
{
  const char *name = cell_at (d, 0, column)->name;

  return g_strndup (name, strcspn (name, "0123456789"));
}

static const char *
row_name (const Drawing *d, guint row)
{
  const char *name = cell_at (d, row, 0)->name;

  return name + strcspn (name, "0123456789");
}

static guint
widest_row_name (const Drawing *d)
{
  guint widest = 0;

  for (guint row = 0; row < d->rows; row++)
    widest = MAX (widest, sortie_text_width (row_name (d, row)));
  return widest;
}

/* Columns from one cell to the next, as many as the window has for it. */
static guint
pitch_of (const Drawing *d, const Layout *layout)
{
  guint used = layout->frame ? 2 * d->margin + 1 : d->margin;

  return d->out->columns > used ? (d->out->columns - used) / d->grid->columns : 0;
}

static void
take_layout (Drawing *d, const Layout *layout)
{
  guint pitch = pitch_of (d, layout);

  d->layout = layout;
  /* in the narrowest cells the signs keep neighbours apart */
  d->gap = layout->frame || pitch > layout->least ? 1 : 0;
  d->cell = MIN (pitch - d->gap, MOST_CELL);
}

static gboolean
is_narrow_enough (const Drawing *d, const Layout *layout)
{
  return pitch_of (d, layout) >= layout->least + (layout->frame ? 1 : 0);
}

/* ---- What a cell says ------------------------------------------------------------------- */

static const char *
seat_sign (const Drawing *d, guint8 seat)
{
  guint n = d->grid->n_seats, from_near = (seat + n - d->grid->near) % n;

  if (seat == SORTIE_NO_SEAT)
    return " ";
  return d->glyphs->seats[from_near % G_N_ELEMENTS (d->glyphs->seats)];
}

/* The facts as they are drawn. (transfer full) */
static GPtrArray *
brief_facts (const Drawing *d, const SortieSketchCell *cell)
{
  GPtrArray *facts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < cell->facts->len; i++)
    {
      const SortieSketchFact *fact = cell->facts->pdata[i];
      const char *text = d->out->ascii && fact->ascii != NULL ? fact->ascii : fact->brief;

      if (text != NULL)
        g_ptr_array_add (facts, g_strconcat (text, fact->seat != SORTIE_NO_SEAT
                                                       ? seat_sign (d, fact->seat) : "", NULL));
    }
  return facts;
}

static guint
width_of (const GPtrArray *texts, guint separator)
{
  guint width = 0;

  for (guint i = 0; i < texts->len; i++)
    width += sortie_text_width (texts->pdata[i]) + (i > 0 ? separator : 0);
  return width;
}

/* Takes facts off the front as long as they fit into @room: apart where all of them do, if the next
 * cell stays apart as well. */
static char *
take_facts (const Drawing *d, GPtrArray *facts, guint room)
{
  const char *separator = width_of (facts, 1) + (d->gap == 0 ? 1 : 0) <= room ? " " : "";
  GString *line = g_string_new (NULL);

  while (facts->len > 0)
    {
      const char *between = line->len > 0 ? separator : "";

      if (sortie_text_width (line->str) + strlen (between) + sortie_text_width (facts->pdata[0])
          > room)
        break;
      g_string_append_printf (line, "%s%s", between, (char *) facts->pdata[0]);
      g_ptr_array_remove_index (facts, 0);
    }
  return g_string_free (line, FALSE);
}

/* @left and, as far to the right as it goes, @right, in @room columns. */
static char *
spread (const char *left, const char *right, guint room)
{
  guint width = sortie_text_width (right);
  g_autofree char *padded = sortie_text_pad (left, room > width ? room - width : 0);

  return g_strconcat (padded, right, NULL);
}

/* The longest name that fits; one that is cut says so where there is room to. */
static char *
short_title (const Drawing *d, const SortieSketchCell *cell, guint room)
{
  guint last = g_strv_length (cell->titles) - 1;

  for (guint i = 0; i <= last; i++)
    if (sortie_text_width (cell->titles[i]) <= room)
      return g_strdup (cell->titles[i]);
  return sortie_text_truncate (cell->titles[last], room,
                               room >= ROOMY ? console_out_ellipsis (d->out) : NULL);
}

static guint
widest_word (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint widest = 0;

  for (guint i = 0; words[i] != NULL; i++)
    widest = MAX (widest, sortie_text_width (words[i]));
  return widest;
}

/* The whole name on as many lines as there are, if no word is broken; otherwise a short one. */
static char **
title_lines (const Drawing *d, const SortieSketchCell *cell, guint room, guint lines)
{
  g_auto (GStrv) wrapped = sortie_text_wrap (cell->titles[0], room);
  char **one;

  if (widest_word (cell->titles[0]) <= room && g_strv_length (wrapped) <= lines)
    return g_steal_pointer (&wrapped);
  one = g_new0 (char *, 2);
  one[0] = short_title (d, cell, room);
  return one;
}

/* The sign, the name below each other behind it, and the facts for which the last line had no
 * room. */
static void
fill_title (const Drawing *d, const SortieSketchCell *cell, char **lines, guint n,
            const char *rest)
{
  gboolean roomy = d->cell > ROOMY && d->layout->lines > 1;
  g_autofree char *lead = g_strconcat (seat_sign (d, cell->seat), roomy ? " " : "", NULL);
  guint inset = sortie_text_width (lead), taken = inset + sortie_text_width (rest);
  g_auto (GStrv) names = title_lines (d, cell, d->cell > taken ? d->cell - taken : 1, n);

  for (guint i = 0; i < n && names[i] != NULL; i++)
    {
      g_autofree char *line = i == 0 ? g_strconcat (lead, names[i], NULL)
                                     : g_strdup_printf ("%*s%s", (int) inset, "", names[i]);

      lines[i] = spread (line, i == 0 ? rest : "", d->cell);
    }
}

/* All on one line: the facts keep their room, the name gives way. */
static void
fill_one_line (const Drawing *d, const SortieSketchCell *cell, char **lines)
{
  g_autoptr (GPtrArray) facts = brief_facts (d, cell);
  g_autofree char *brief = take_facts (d, facts, d->cell - LEAST_NAME - 2);
  g_autofree char *tail = g_strconcat (" ", brief, cell->live ? d->glyphs->live : "", NULL);

  fill_title (d, cell, lines, 1, tail);
}

/* The sign, and as many facts as there is room for; what is left is said below. */
static char *
nameless_text (const Drawing *d, const SortieSketchCell *cell, GPtrArray *facts)
{
  g_autofree char *brief = take_facts (d, facts, d->cell - 1);

  return g_strconcat (seat_sign (d, cell->seat), brief, NULL);
}

/* ConsoleCellRest */
static char *
rest_of (gconstpointer drawing, const SortieSketchCell *cell)
{
  const Drawing *d = drawing;
  g_autoptr (GPtrArray) facts = brief_facts (d, cell);
  g_autofree char *shown = nameless_text (d, cell, facts);

  g_ptr_array_add (facts, NULL);
  return g_strjoinv ("\u00a0", (char **) facts->pdata);
}

static void
fill_nameless (const Drawing *d, const SortieSketchCell *cell, char **lines)
{
  g_autoptr (GPtrArray) facts = brief_facts (d, cell);

  lines[0] = nameless_text (d, cell, facts);
}

static void
fill_lines (const Drawing *d, const SortieSketchCell *cell, char **lines)
{
  guint last = d->layout->lines - 1;
  g_autoptr (GPtrArray) facts = brief_facts (d, cell);
  g_autofree char *brief = take_facts (d, facts, d->cell - (cell->live ? 1 : 0));
  g_autofree char *rest = take_facts (d, facts, d->cell - LEAST_NAME - 1);

  lines[last] = spread (brief, cell->live ? d->glyphs->live : "", d->cell);
  fill_title (d, cell, lines, last, rest);
}

/* An empty place: a dot, or the mark if it may be chosen, in its middle. */
static void
fill_empty (const Drawing *d, const SortieSketchCell *cell, char **lines)
{
  const char *sign = cell->live ? d->glyphs->live : d->glyphs->empty;
  guint before = d->layout->frame ? d->cell / 2 : 0;

  lines[(d->layout->lines - 1) / 2] = g_strdup_printf ("%*s%s", (int) before, "", sign);
}

/* The texts of a cell's lines; those that say nothing are NULL. */
static void
fill_cell (const Drawing *d, const SortieSketchCell *cell, char **lines)
{
  if (cell->titles == NULL)
    fill_empty (d, cell, lines);
  else if (d->layout->nameless)
    fill_nameless (d, cell, lines);
  else if (d->layout->lines == 1)
    fill_one_line (d, cell, lines);
  else
    fill_lines (d, cell, lines);
}

/* ---- Lines --------------------------------------------------------------------------------- */

static void
add_times (const Drawing *d, const char *sign, guint n)
{
  for (; n > 0; n--)
    console_out_add (d->out, CONSOLE_FAINT, sign);
}

/* "├───┼───┤", with the names of the columns in the outer ones. */
static void
draw_frame (const Drawing *d, const char *const ends[3], const char *across, gboolean named)
{
  console_out_gap (d->out, 0, d->margin);
  for (guint column = 0; column < d->grid->columns; column++)
    {
      g_autofree char *name = named ? column_name (d, column) : g_strdup ("");
      guint width = sortie_text_width (name), before = (d->cell - width) / 2;

      console_out_add (d->out, CONSOLE_FAINT, ends[column > 0 ? 1 : 0]);
      add_times (d, across, before);
      console_out_add (d->out, CONSOLE_STRONG, name);
      add_times (d, across, d->cell - before - width);
    }
  console_out_add (d->out, CONSOLE_FAINT, ends[2]);
  console_out_end_line (d->out);
}

static void
draw_names (const Drawing *d)
{
  console_out_gap (d->out, 0, d->margin);
  for (guint column = 0; column < d->grid->columns; column++)
    {
      g_autofree char *name = column_name (d, column);
      gboolean last = column + 1 == d->grid->columns;
      g_autofree char *padded = sortie_text_pad (name, last ? 0 : d->cell + d->gap);

      console_out_add (d->out, CONSOLE_STRONG, padded);
    }
  console_out_end_line (d->out);
}

/* Above row @row, below the last one for as many as there are. */
static void
draw_above (const Drawing *d, guint row)
{
  gboolean middle = row > 0 && row == d->grid->middle;

  if (!d->layout->frame && row == 0)
    draw_names (d);
  else if (!d->layout->frame && middle)
    {
      console_out_gap (d->out, 0, d->margin);
      add_times (d, d->glyphs->across, d->grid->columns * (d->cell + d->gap) - d->gap);
      console_out_end_line (d->out);
    }
  else if (d->layout->frame && middle)
    draw_frame (d, d->glyphs->middle, d->glyphs->across_middle, FALSE);
  else if (d->layout->frame)
    draw_frame (d, d->glyphs->corners[row == 0 ? 0 : row == d->rows ? 2 : 1], d->glyphs->across,
                row == 0 || row == d->rows);
}

static ConsoleStyle
style_of (const Drawing *d, const SortieSketchCell *cell)
{
  if (cell->titles == NULL)
    return cell->live ? CONSOLE_STRONG : CONSOLE_FAINT;
  if (cell->seat == d->reader)
    return CONSOLE_OWN;
  return cell->seat == SORTIE_NO_SEAT ? CONSOLE_PLAIN : CONSOLE_OTHER;
}

/* The row's name before its cells, and behind them where lines end them. */
static void
draw_edge (const Drawing *d, guint row, gboolean named, gboolean right)
{
  g_autofree char *name = NULL;

  if (right)
    name = g_strdup_printf (" %s", named ? row_name (d, row) : "");
  else
    name = g_strdup_printf ("%*s ", (int) d->margin - 1, named ? row_name (d, row) : "");
  console_out_add (d->out, CONSOLE_STRONG, named || !right ? name : "");
}

static void
draw_line (const Drawing *d, guint row, guint line, char **texts)
{
  gboolean named = line == (d->layout->lines - 1) / 2;
  const char *between = d->layout->frame ? d->glyphs->down : d->gap > 0 ? " " : "";

  draw_edge (d, row, named, FALSE);
  for (guint column = 0; column < d->grid->columns; column++)
    {
      const char *text = texts[column * d->layout->lines + line];
      g_autofree char *padded = sortie_text_pad (text != NULL ? text : "", d->cell);

      console_out_add (d->out, CONSOLE_FAINT, column > 0 || d->layout->frame ? between : "");
      console_out_add (d->out, style_of (d, cell_at (d, row, column)), padded);
    }
  if (d->layout->frame)
    {
      console_out_add (d->out, CONSOLE_FAINT, between);
      draw_edge (d, row, named, TRUE);
    }
  console_out_end_line (d->out);
}

static gboolean
says_something (const Drawing *d, guint line, char **texts)
{
  for (guint column = 0; column < d->grid->columns; column++)
    if (texts[column * d->layout->lines + line] != NULL
        && *texts[column * d->layout->lines + line] != '\0')
      return TRUE;
  return FALSE;
}

/* Without lines between the cells nothing is lost with a line that says nothing. */
static void
draw_row (const Drawing *d, guint row)
{
  guint n = d->grid->columns * d->layout->lines;
  g_autofree char **texts = g_new0 (char *, n);

  for (guint column = 0; column < d->grid->columns; column++)
    fill_cell (d, cell_at (d, row, column), texts + column * d->layout->lines);
  for (guint line = 0; line < d->layout->lines; line++)
    if (line == 0 || d->layout->frame || says_something (d, line, texts))
      draw_line (d, row, line, texts);
  for (guint i = 0; i < n; i++)
    g_free (texts[i]);
}

/* ---- The whole ----------------------------------------------------------------------------- */

static void
append_sign (const Drawing *d, GString *text, const char *sign, const char *meaning)
{
  g_string_append_printf (text, "%s%s%s%s", text->len > 0 ? d->glyphs->dot : "", sign,
                          *sign != '\0' ? "\u00a0" : "", meaning);
}

/* "▲ South · ▼ North · ★ can act or be chosen", of what there is. */
static void
say_signs (const Drawing *d)
{
  GString *text = g_string_new (NULL);
  const char *key = d->out->ascii ? d->grid->ascii_key : d->grid->key;
  gboolean live = FALSE, seen[SORTIE_MAX_SEATS] = { FALSE };

  for (guint i = 0; i < d->grid->cells->len; i++)
    {
      const SortieSketchCell *cell = d->grid->cells->pdata[i];

      live = live || cell->live;
      if (cell->seat < SORTIE_MAX_SEATS && !seen[cell->seat])
        append_sign (d, text, seat_sign (d, cell->seat), cell->whose);
      if (cell->seat < SORTIE_MAX_SEATS)
        seen[cell->seat] = TRUE;
    }
  if (live)
    append_sign (d, text, d->glyphs->live, _ ("can act or be chosen"));
  if (key != NULL)
    append_sign (d, text, "", key);
  console_out_say (d->out, text->str);
  g_string_free (text, TRUE);
}

static void
draw (const Drawing *d)
{
  say_signs (d);
  for (guint row = 0; row < d->rows; row++)
    {
      draw_above (d, row);
      draw_row (d, row);
    }
  draw_above (d, d->rows);
  if (!d->layout->nameless)
    return;
  console_say_grid_live (d->out, d->grid, d->glyphs->live);
  console_say_grid_names (d->out, d->grid, d->glyphs->dot, rest_of, d);
}

/* Draws in place of what was drawn since @before; how many lines that takes. */
static guint
draw_anew (Drawing *d, const Layout *layout, gsize before)
{
  g_string_truncate (d->out->pending, before);
  take_layout (d, layout);
  draw (d);
  return console_out_count_lines (d->out->pending->str + before);
}

/* The first layout that fits; where none is low enough, the lowest that is narrow enough. */
gboolean
console_draw_grid (ConsoleOut *out, const SortieSketchGrid *grid, guint8 reader, guint besides)
{
  gsize before = out->pending->len;
  const Layout *lowest = NULL;
  guint fewest = G_MAXUINT;
  Drawing d = { .out = out,
                .glyphs = out->ascii ? &ascii_glyphs : &unicode_glyphs,
                .grid = grid,
                .reader = reader,
                .rows = grid->cells->len / grid->columns };

  d.margin = widest_row_name (&d) + 1;
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    if (is_narrow_enough (&d, &layouts[i]))
      {
        guint lines = draw_anew (&d, &layouts[i], before);

        if (lines + besides <= out->rows)
          return TRUE;
        if (lines < fewest)
          lowest = &layouts[i];
        fewest = MIN (fewest, lines);
      }
  if (lowest != NULL && lowest != d.layout)
    draw_anew (&d, lowest, before);
  return lowest != NULL;
}
