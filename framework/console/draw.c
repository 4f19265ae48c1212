/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.c: boxes side by side, and the piles and numbers between them as running text.
 *
 *     -- The boss ---------------------------
 *     Life 25 of 25 | Hand 0 cards
 *     +- War Track 3 ----+ +- War Track 2 ----+
 *     | (empty)          | | Goblin Archer    |
 *     |                  | | ATT 2, DEF 1     |
 *     +------------------+ +------------------+
 */
#include "config.h"

#include "console/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"

/* where in the turn the match is, the question, what helps with it, what is typed */
#define LINES_AROUND 4
/* fewer lines than this are to be saved */
#define LOW_WINDOW 30
static const ConsoleGlyphs unicode_glyphs = { "┌", "┐", "└", "┘", "─", "│", " · ", "★" };
static const ConsoleGlyphs ascii_glyphs = { "+", "+", "+", "+", "-", "|", " | ", "*" };

void
console_draw_across (const ConsoleDrawing *d, guint n)
{
  for (; n > 0; n--)
    console_out_add (d->out, CONSOLE_FAINT, d->glyphs->across);
}

/* ---- What stands between the boxes ---------------------------------------------- */

static void
draw_heading (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  g_autofree char *label =
      sortie_text_truncate (item->label, d->out->width - 4, console_out_ellipsis (d->out));
  guint used = 4 + sortie_text_width (label);

  console_draw_across (d, 2);
  console_out_add (d->out, CONSOLE_PLAIN, " ");
  console_out_add (d->out, CONSOLE_STRONG, label);
  console_out_add (d->out, CONSOLE_PLAIN, " ");
  console_draw_across (d, d->out->width > used ? d->out->width - used : 0);
  console_out_end_line (d->out);
}

/* "Track 1: Imp, ATT 1": a box in running text. */
static char *
box_in_words (const SortieSketchItem *item)
{
  g_autofree char *text = console_box_text (item);

  /* Translators: a place on the table and what stands there: "Front Line: Imp, ATT 1". */
  return console_fill (_ ("{place}: {what}"), "place", item->label, "what", text, NULL);
}

/* "Hand 5 cards": a pile or a meter in running text. */
static char *
small_text (const SortieSketchItem *item)
{
  if (item->kind == SORTIE_SKETCH_BOX)
    return box_in_words (item);

  g_autofree char *text =
      item->kind == SORTIE_SKETCH_METER ? console_meter_text (item) : console_pile_text (item);

  return g_strdup_printf ("%s %s", item->label, text);
}

/* In a low window a heading and the small things below it share a line: "North | Hand 5 cards".
 * FALSE, and nothing drawn, where the window is not low. */
static gboolean
draw_heading_and_small (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (d->out->rows >= LOW_WINDOW || n < 2)
    return FALSE;
  for (guint i = 1; i < n; i++)
    {
      g_autofree char *one = small_text (items[i]);

      g_string_append_printf (text, "%s%s", d->glyphs->dot, one);
    }
  if (sortie_text_width (items[0]->label) + sortie_text_width (text->str) > d->out->width)
    {
      g_string_prepend (text, items[0]->label);
      console_out_hang (d->out, CONSOLE_PLAIN, 2, 2, text->str);
      return TRUE;
    }
  console_out_add (d->out, CONSOLE_STRONG, items[0]->label);
  console_out_add (d->out, CONSOLE_PLAIN, text->str);
  console_out_end_line (d->out);
  return TRUE;
}

/* What is wider than the screen is a paragraph of its own. */
static void
draw_wide (const ConsoleDrawing *d, const char *text, gboolean line_is_open)
{
  if (line_is_open)
    console_out_end_line (d->out);
  console_out_hang (d->out, CONSOLE_PLAIN, 2, 2, text);
}

/* Piles and meters one behind the other; a new line rather than one broken in the middle. */
static void
draw_small (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  guint dot = sortie_text_width (d->glyphs->dot);
  guint used = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = small_text (items[i]);
      guint needed = sortie_text_width (text);

      if (needed > d->out->width)
        {
          draw_wide (d, text, used > 0);
          used = 0;
          continue;
        }
      if (used > 0 && used + dot + needed > d->out->width)
        {
          console_out_end_line (d->out);
          used = 0;
        }
      if (used > 0)
        console_out_add (d->out, CONSOLE_FAINT, d->glyphs->dot);
      console_out_add (d->out, CONSOLE_PLAIN, text);
      used += needed + (used > 0 ? dot : 0);
    }
  if (used > 0)
    console_out_end_line (d->out);
}

/* ---- Small cards ---------------------------------------------------------------- */

static guint
widest_sign (const GArray *cards)
{
  guint widest = 0;

  for (guint i = 0; i < cards->len; i++)
    widest = MAX (widest, sortie_text_width (g_array_index (cards, SortieSketchCard, i).sign));
  return widest;
}

/* "+---+", with the mark of what may be played in its middle. */
static void
draw_edge (const ConsoleDrawing *d, const char *left, const char *right, guint width, gboolean live)
{
  console_out_add (d->out, CONSOLE_FAINT, left);
  console_draw_across (d, live ? width / 2 : width);
  if (live)
    {
      console_out_add (d->out, CONSOLE_STRONG, d->glyphs->live);
      console_draw_across (d, width - width / 2 - 1);
    }
  console_out_add (d->out, CONSOLE_FAINT, right);
}

static void
draw_sign (const ConsoleDrawing *d, const char *sign, guint width)
{
  g_autofree char *padded = sortie_text_pad (sign, width);

  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
  console_out_add (d->out, CONSOLE_PLAIN, padded);
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
}

/* Cards that fit side by side. */
static void
draw_cards_in_line (const ConsoleDrawing *d, const SortieSketchCard *cards, guint n, guint width)
{
  for (gint level = 0; level < 3; level++)
    {
      for (guint i = 0; i < n; i++)
        {
          console_out_add (d->out, CONSOLE_PLAIN, i > 0 ? " " : "");
          if (level == 0)
            draw_edge (d, d->glyphs->top_left, d->glyphs->top_right, width, FALSE);
          else if (level == 1)
            draw_sign (d, cards[i].sign, width);
          else
            draw_edge (d, d->glyphs->bottom_left, d->glyphs->bottom_right, width, cards[i].live);
        }
      console_out_end_line (d->out);
    }
}

/* "Hand 7 cards", and below it the cards, in as many rows as the width asks for. */
static void
draw_cards (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  const SortieSketchCard *cards = (const SortieSketchCard *) (gpointer) item->cards->data;
  SortieSketchItem pile = { .kind = item->kind, .label = item->label, .value = item->value };
  g_autofree char *text = small_text (&pile);
  guint width = widest_sign (item->cards);
  guint fit = MAX (1, (d->out->width + 1) / (width + 3));

  console_out_say (d->out, text);
  for (guint i = 0; i < item->cards->len; i += fit)
    draw_cards_in_line (d, cards + i, MIN (fit, item->cards->len - i), width);
}

/* A pile that lists its cards is a paragraph of its own. */
static void
draw_listing (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  g_autofree char *text = small_text (item);

  console_out_hang (d->out, CONSOLE_PLAIN, 2, 2, text);
}

static gboolean
is_small (const SortieSketchItem *item)
{
  return item->kind == SORTIE_SKETCH_METER
         || (item->kind == SORTIE_SKETCH_PILE && item->lines[0] == NULL && item->cards == NULL);
}

/* What the mark means, where it stands somewhere. */
static void
say_marks (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  gboolean abilities = FALSE, cards = FALSE;

  for (guint i = 0; i < n; i++)
    {
      abilities = abilities || items[i]->live;
      for (guint k = 0; items[i]->cards != NULL && k < items[i]->cards->len; k++)
        cards = cards || g_array_index (items[i]->cards, SortieSketchCard, k).live;
    }
  if (abilities)
    console_out_fill (d->out, _ ("{sign} has an ability"), "sign", d->glyphs->live, NULL);
  if (cards)
    console_out_fill (d->out, _ ("{sign} may be played now"), "sign", d->glyphs->live, NULL);
}

/* ---- The whole ------------------------------------------------------------------- */

/* How many items from here on belong together: boxes, or small things. */
static guint
run_length (SortieSketchItem *const *items, guint n)
{
  guint run = 1;

  while (run < n
         && ((items[0]->kind == SORTIE_SKETCH_BOX && items[run]->kind == SORTIE_SKETCH_BOX)
             || (is_small (items[0]) && is_small (items[run]))))
    run++;
  return run;
}

/* How many things a heading stands above that are small. */
static guint
small_below (SortieSketchItem *const *items, guint n)
{
  return n > 0 && is_small (items[0]) ? run_length (items, n) : 0;
}

static void
draw_run (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  switch (items[0]->kind)
    {
    case SORTIE_SKETCH_HEADING:
      draw_heading (d, items[0]);
      break;
    case SORTIE_SKETCH_ROW:
      break;
    case SORTIE_SKETCH_BOX:
      (d->in_words ? draw_small : console_draw_boxes) (d, items, n);
      break;
    case SORTIE_SKETCH_LINE:
      console_out_say (d->out, items[0]->label);
      break;
    case SORTIE_SKETCH_GRID:
      if (!d->measuring
          && !console_draw_grid (d->out, items[0]->grid, d->reader, d->besides + LINES_AROUND))
        console_say_grid (d->out, items[0]->grid);
      break;
    case SORTIE_SKETCH_PILE:
    case SORTIE_SKETCH_METER:
      if (is_small (items[0]))
        draw_small (d, items, n);
      else if (items[0]->cards != NULL)
        draw_cards (d, items[0]);
      else
        draw_listing (d, items[0]);
      break;
    }
}

static void
draw_items (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  for (guint i = 0, run; i < n; i += run)
    {
      run = run_length (items + i, n - i);
      if (items[i]->kind == SORTIE_SKETCH_HEADING
          && draw_heading_and_small (d, items + i, 1 + small_below (items + i + 1, n - i - 1)))
        run += small_below (items + i + 1, n - i - 1);
      else
        draw_run (d, items + i, run);
    }
  say_marks (d, items, n);
}

static guint
lines_without_grid (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  gsize before = d->out->pending->len;
  guint lines;

  d->measuring = TRUE;
  draw_items (d, items, n);
  d->measuring = FALSE;
  lines = console_out_count_lines (d->out->pending->str + before);
  g_string_truncate (d->out->pending, before);
  return lines;
}

void
console_draw (ConsoleOut *out, const SortieSketch *sketch, guint8 reader)
{
  ConsoleDrawing d = { .out = out,
                .glyphs = out->ascii ? &ascii_glyphs : &unicode_glyphs,
                .reader = reader };
  SortieSketchItem *const *items = (SortieSketchItem *const *) sketch->items->pdata;

  if (out->linear)
    {
      console_draw_linear (out, sketch);
      return;
    }
  d.besides = lines_without_grid (&d, items, sketch->items->len);
  d.in_words = out->rows < LOW_WINDOW && d.besides + LINES_AROUND > out->rows;
  draw_items (&d, items, sketch->items->len);
}
