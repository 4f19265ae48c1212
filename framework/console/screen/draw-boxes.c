/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw-boxes.c: boxes side by side, all in a row equally high. */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/view.h>

/* a box with its frame: the narrowest still shows a readable name; a wider one would only be empty */
#define LEAST_BOX 17
#define MOST_BOX 26
/* the frame and one space on each side */
#define FRAME 4

ConsoleStyle
console_style_of_item (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  if (item->kind != SORTIE_SKETCH_BOX)
    return CONSOLE_PLAIN;
  return item->title != NULL ? console_style_of_seat (item->seat, d->reader) : CONSOLE_FAINT;
}

void
console_draw_across (const ConsoleDrawing *d, guint n)
{
  for (; n > 0; n--)
    console_out_add (d->out, CONSOLE_FAINT, d->glyphs->across);
}

/* "+- Label ----+"; a long label replaces the frame before it is cut: "+A Long Label-+" */
static void
draw_top (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  guint width = sortie_text_width (item->label);
  gboolean spaced = width <= d->box - FRAME - 2;

  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->top_left);
  console_draw_across (d, spaced);
  console_out_add (d->out, CONSOLE_PLAIN, spaced ? " " : "");
  console_out_add (d->out, CONSOLE_PLAIN, item->label);
  console_out_add (d->out, CONSOLE_PLAIN, spaced ? " " : "");
  console_draw_across (d, d->box - 2 - width - (spaced ? 3 : 0));
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->top_right);
}

static void
draw_bottom (const ConsoleDrawing *d)
{
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->bottom_left);
  console_draw_across (d, d->box - 2);
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->bottom_right);
}

/* Adds @text in as many lines as it needs. */
static void
add_wrapped (const ConsoleDrawing *d, GPtrArray *lines, const char *text)
{
  g_auto (GStrv) wrapped = sortie_text_wrap (text, d->box - FRAME);

  for (guint i = 0; wrapped[i] != NULL; i++)
    g_ptr_array_add (lines, g_strdup (wrapped[i]));
}

/* The same for a list: "ATT 5 (4), DEF 1" is broken after a comma and not before a number, if what is between
 * commas fits on a line. */
static void
add_list (const ConsoleDrawing *d, GPtrArray *lines, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ", ", 0);
  g_autoptr (GString) open = g_string_new (NULL);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *longer = g_strconcat (open->str, open->len > 0 ? " " : "", parts[i],
                                             parts[i + 1] != NULL ? "," : "", NULL);
      gboolean fits = sortie_text_width (longer) <= d->box - FRAME;

      if (!fits && open->len > 0)
        {
          add_wrapped (d, lines, open->str);
          g_string_printf (open, "%s%s", parts[i], parts[i + 1] != NULL ? "," : "");
        }
      else
        g_string_assign (open, longer);
    }
  if (open->len > 0)
    add_wrapped (d, lines, open->str);
}

static char *
with_mark (const ConsoleDrawing *d, const SortieSketchItem *item, const char *text)
{
  return g_strconcat (text, console_is_changed (d->out, item) ? " " : NULL, d->glyphs->changed, NULL);
}

/* The lines of a box: the name, then the facts. */
static GPtrArray *
box_lines (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *able = NULL, *name = NULL;

  if (item->title == NULL)
    {
      g_ptr_array_add (lines, with_mark (d, item, _ ("(empty)")));
      return lines;
    }
  able = g_strconcat (item->title, item->live ? " " : NULL, d->glyphs->live, NULL);
  name = with_mark (d, item, able);
  add_wrapped (d, lines, name);
  for (guint i = 0; i < G_N_ELEMENTS (item->lines) && item->lines[i] != NULL; i++)
    add_list (d, lines, item->lines[i]);
  return lines;
}

static void
draw_line (const ConsoleDrawing *d, ConsoleStyle style, const char *text)
{
  g_autofree char *padded = sortie_text_pad (text, d->box - FRAME);

  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
  console_out_add (d->out, CONSOLE_PLAIN, " ");
  console_out_add (d->out, style, padded);
  console_out_add (d->out, CONSOLE_PLAIN, " ");
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
}

/* The parts of a row of boxes: the tops, line number @line, the bottoms. */
typedef enum
{
  TOPS = -1,
  BOTTOMS = -2,
} Level;

static void
draw_level (const ConsoleDrawing *d, SortieSketchItem *const *items, GPtrArray *const *texts,
            guint n, gint level)
{
  for (guint i = 0; i < n; i++)
    {
      if (i > 0)
        console_out_add (d->out, CONSOLE_PLAIN, " ");
      if (level == TOPS)
        draw_top (d, items[i]);
      else if (level == BOTTOMS)
        draw_bottom (d);
      else
        draw_line (d, console_style_of_item (d, items[i]),
                   (guint) level < texts[i]->len ? texts[i]->pdata[level] : "");
    }
  console_out_end_line (d->out);
}

/* Draws boxes side by side, all as high as the highest. */
static void
draw_boxes (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  g_autofree GPtrArray **texts = g_new0 (GPtrArray *, n);
  guint height = 1;

  for (guint i = 0; i < n; i++)
    {
      texts[i] = box_lines (d, items[i]);
      height = MAX (height, texts[i]->len);
    }
  draw_level (d, items, texts, n, TOPS);
  for (guint line = 0; line < height; line++)
    draw_level (d, items, texts, n, (gint) line);
  draw_level (d, items, texts, n, BOTTOMS);
  for (guint i = 0; i < n; i++)
    g_ptr_array_unref (texts[i]);
}

/* How many boxes fit in a row. */
static guint
side_by_side (const ConsoleDrawing *d, guint n)
{
  guint fit = MAX (1, (d->out->width + 1) / (LEAST_BOX + 1));
  guint rows = (n + fit - 1) / fit;

  return (n + rows - 1) / rows;
}

static guint
box_width (const ConsoleDrawing *d, guint n)
{
  return CLAMP ((d->out->width + 1) / side_by_side (d, n) - 1, LEAST_BOX, MOST_BOX);
}

gboolean
console_boxes_fit (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  for (guint i = 0; i < n; i++)
    if (sortie_text_width (items[i]->label) > box_width (d, n) - 2)
      return FALSE;
  return TRUE;
}

void
console_draw_boxes (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  guint per_row = side_by_side (d, n);

  d->box = box_width (d, n);
  for (guint i = 0; i < n; i += per_row)
    draw_boxes (d, items + i, MIN (per_row, n - i));
}
