/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw-boxes.c: boxes side by side, all of a row as high as the highest. */
#include "config.h"

#include "console/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"

/* a box with its frame: a name is readable in the narrowest, and a wider one is only empty */
#define LEAST_BOX 17
#define MOST_BOX 26
/* the frame and a space on both sides */
#define FRAME 4

static ConsoleStyle
style_of (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  if (item->title == NULL)
    return CONSOLE_FAINT;
  if (item->seat == d->reader)
    return CONSOLE_OWN;
  return item->seat == SORTIE_NO_SEAT ? CONSOLE_PLAIN : CONSOLE_OTHER;
}

/* what is left of a name at least: two letters and the ellipsis */
#define LEAST_NAME 3

/* "(Player Two)" in @room columns: seats of one kind differ in their last word, "(…Two)". */
static char *
fit_owner (const ConsoleDrawing *d, const char *bracket, guint room)
{
  const char *ellipsis = console_out_ellipsis (d->out), *last = strrchr (bracket, ' ');
  g_autofree char *inside = NULL, *cut = NULL;

  if (sortie_text_width (bracket) <= room)
    return g_strdup (bracket);
  inside = last != NULL ? g_strconcat (ellipsis, last + 1, NULL) : g_strdup (bracket + 1);
  inside[strlen (inside) - 1] = '\0'; /* its closing bracket */
  cut = sortie_text_truncate (inside, room - 2, ellipsis);
  return g_strdup_printf ("(%s)", cut);
}

/* "Front Line (Boss)" in @room columns: what is in brackets tells it from others of its name, so
 * the name gives way first. */
static char *
fit_label (const ConsoleDrawing *d, const char *label, guint room)
{
  const char *bracket = strrchr (label, '(');
  g_autofree char *front = NULL, *cut = NULL, *owner = NULL;

  if (sortie_text_width (label) <= room || bracket == NULL || !g_str_has_suffix (bracket, ")"))
    return sortie_text_truncate (label, room, console_out_ellipsis (d->out));
  owner = fit_owner (d, bracket, room - LEAST_NAME);
  front = g_strndup (label, (gsize) (bracket - label));
  cut = sortie_text_truncate (g_strchomp (front), room - sortie_text_width (owner),
                              console_out_ellipsis (d->out));
  return g_strconcat (cut, owner, NULL);
}

/* "+- Label ----+" */
static void
draw_top (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  guint room = d->box - FRAME - 2;
  g_autofree char *label = fit_label (d, item->label, room);

  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->top_left);
  console_draw_across (d, 1);
  console_out_add (d->out, CONSOLE_PLAIN, " ");
  console_out_add (d->out, CONSOLE_PLAIN, label);
  console_out_add (d->out, CONSOLE_PLAIN, " ");
  console_draw_across (d, d->box - FRAME - sortie_text_width (label) - 1);
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->top_right);
}

static void
draw_bottom (const ConsoleDrawing *d)
{
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->bottom_left);
  console_draw_across (d, d->box - 2);
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->bottom_right);
}

/* What stands in a box, line by line: the name, then what is said about it. */
static GPtrArray *
box_lines (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  guint room = d->box - FRAME - (item->live ? 2 : 0); /* the sign is never cut off */
  g_autofree char *name = NULL;

  if (item->title == NULL)
    {
      g_ptr_array_add (lines, g_strdup (_ ("(empty)")));
      return lines;
    }
  name = sortie_text_truncate (item->title, room, console_out_ellipsis (d->out));
  g_ptr_array_add (lines, g_strdup_printf ("%s%s%s", name, item->live ? " " : "",
                                           item->live ? d->glyphs->live : ""));
  for (guint i = 0; i < G_N_ELEMENTS (item->lines) && item->lines[i] != NULL; i++)
    {
      g_auto (GStrv) wrapped = sortie_text_wrap (item->lines[i], d->box - FRAME);

      for (guint j = 0; wrapped[j] != NULL; j++)
        g_ptr_array_add (lines, g_strdup (wrapped[j]));
    }
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

/* What one line of a row of boxes is: their tops, line number @line, or their bottoms. */
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
        draw_line (d, style_of (d, items[i]),
                   (guint) level < texts[i]->len ? texts[i]->pdata[level] : "");
    }
  console_out_end_line (d->out);
}

/* Boxes that fit side by side, all as high as the highest. */
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

void
console_draw_boxes (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  guint fit = MAX (1, (d->out->width + 1) / (LEAST_BOX + 1));
  guint rows = (n + fit - 1) / fit;
  guint per_row = (n + rows - 1) / rows;

  d->box = CLAMP ((d->out->width + 1) / per_row - 1, LEAST_BOX, MOST_BOX);
  for (guint i = 0; i < n; i += per_row)
    draw_boxes (d, items + i, MIN (per_row, n - i));
}
