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
  return item->title != NULL ? console_style_of_seat (d->out, item->seat, d->reader) : CONSOLE_FAINT;
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

static char *
with_mark (const ConsoleDrawing *d, const SortieSketchItem *item, const char *text)
{
  return g_strconcat (text, console_is_changed (d->out, item) ? " " : NULL, d->glyphs->changed, NULL);
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

/* Text of a box in the style of its piece, with that of what can act for its sign. */
static void
add_text (const ConsoleDrawing *d, const SortieSketchItem *item, const char *text)
{
  console_out_add_piece (d->out, console_style_of_item (d, item), text, NULL, item->live ? d->glyphs->live : NULL);
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

/* ---- Boxes of which each has the same lines ---------------------------------------------- */

/* joined boxes without their frame: the narrowest and the widest */
#define LEAST_JOINED 14
#define MOST_JOINED 30
/* columns of a label that may be cut if it is too long */
#define CUT 4
/* columns for a name before the facts after it, if it is longer */
#define LEAST_NAME 10

static gboolean
has_signs (const ConsoleBoxForm *form)
{
  return form->style != CONSOLE_BOXES_APART;
}

static guint
joined_per_row (const ConsoleDrawing *d, guint n)
{
  const guint fit = d->out->width > LEAST_JOINED + 2 ? (d->out->width - 1) / (LEAST_JOINED + 1) : 1;
  const guint rows = (n + fit - 1) / fit;

  return (n + rows - 1) / rows;
}

static guint
joined_width (const ConsoleDrawing *d, guint per_row)
{
  return MIN ((d->out->width - 1) / per_row - 1, MOST_JOINED);
}

/* The columns for the labels of listed boxes. */
static guint
listed_width (const ConsoleDrawing *d)
{
  return d->out->width / 2 - 1;
}

guint
console_lines_of_boxes (const ConsoleDrawing *d, const ConsoleBoxForm *form, guint n)
{
  const guint per_row = form->style == CONSOLE_BOXES_APART ? side_by_side (d, n) : joined_per_row (d, n);

  if (form->style == CONSOLE_BOXES_LISTED)
    return n;
  if (form->style == CONSOLE_BOXES_INLINE)
    return (n + per_row - 1) / per_row;
  return (n + per_row - 1) / per_row * (form->lines + (form->style == CONSOLE_BOXES_APART ? 2 : 1));
}

gboolean
console_labels_fit (const ConsoleDrawing *d, const ConsoleBoxForm *form, SortieSketchItem *const *items, guint n)
{
  const guint room = form->style == CONSOLE_BOXES_APART    ? box_width (d, n)
                     : form->style == CONSOLE_BOXES_LISTED ? listed_width (d) + CUT
                                                           : joined_width (d, joined_per_row (d, n)) + CUT;

  for (guint i = 0; i < n; i++)
    if (sortie_text_width (items[i]->label) + 2 > room)
      return FALSE;
  return TRUE;
}

/* "▼ War Track 1" in so many columns at most, with the sign of the seat whose part of the table it is. (transfer full)
 */
static char *
label_in (const ConsoleDrawing *d, const SortieSketchItem *item, guint8 seat, guint room)
{
  g_autofree char *label = seat == SORTIE_NO_SEAT ? g_strdup (item->label)
                                                  : g_strdup_printf ("%s %s", console_seat_sign (d->out, seat),
                                                                     item->label);

  return sortie_text_truncate (label, room, console_out_ellipsis (d->out));
}

/* What can act, and what has changed. (transfer full) */
static char *
marks_of (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  return g_strconcat (item->title != NULL && item->live ? d->glyphs->live : "",
                      console_is_changed (d->out, item) ? d->glyphs->changed : "", NULL);
}

/* "▲Imp", with the sign of who holds it. (transfer full) */
static char *
signed_name (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  return g_strconcat (item->seat != SORTIE_NO_SEAT ? console_seat_sign (d->out, item->seat) : "", item->title, NULL);
}

/* What is known of the piece besides its name; @brief: numbers without their names. (transfer full) */
static char *
facts_of (const SortieSketchItem *item, gboolean brief)
{
  GString *text = g_string_new (brief && item->brief != NULL ? item->brief : item->lines[0]);

  for (guint i = 1; item->lines[0] != NULL && i < G_N_ELEMENTS (item->lines) && item->lines[i] != NULL; i++)
    g_string_append_printf (text, ", %s", item->lines[i]);
  return g_string_free (text, FALSE);
}

/* @left, cut if necessary, and @right at the right end of @room columns. (transfer full) */
static char *
spread (const ConsoleDrawing *d, const char *left, const char *right, guint room)
{
  const guint width = sortie_text_width (right), rest = room > width ? room - width : 0;
  g_autofree char *cut = sortie_text_truncate (left, *right != '\0' && rest > 0 ? rest - 1 : rest,
                                               console_out_ellipsis (d->out));
  g_autofree char *padded = sortie_text_pad (cut, rest);

  return g_strconcat (padded, right, NULL);
}

/* Remembers that a box says less than the table knows: its name or facts are cut, or a printed value is left out. */
static void
note_if_cut (const ConsoleDrawing *d, const SortieSketchItem *item, const char *said)
{
  g_autofree char *in_full = facts_of (item, FALSE);

  if (d->cut != NULL
      && (strstr (said, console_out_ellipsis (d->out)) != NULL
          || (strstr (in_full, " (") != NULL && strstr (said, " (") == NULL)
          || (item->lines[0] != NULL && item->lines[1] != NULL && strstr (said, ", ") == NULL)))
    g_ptr_array_add (d->cut, (gpointer) item);
}

/* "▲Imp      1/2 ◆": a box in one line. (transfer full) */
static char *
one_line (const ConsoleDrawing *d, const SortieSketchItem *item, guint room)
{
  g_autofree char *marks = marks_of (d, item);

  if (item->title == NULL)
    return spread (d, "", marks, room);

  g_autofree char *name = signed_name (d, item), *facts = facts_of (item, TRUE);
  const char *numbers = item->brief != NULL ? item->brief : "";
  const guint least = MIN (sortie_text_width (name), LEAST_NAME) + 1 + sortie_text_width (marks);
  g_autofree char *right
    = g_strconcat (sortie_text_width (facts) + least <= room ? facts : numbers, marks, NULL);

  return spread (d, name, right, room);
}

/* Adds @text in @most lines; the last one is cut if it needs more. */
static void
add_cut (const ConsoleDrawing *d, GPtrArray *lines, const char *text, guint room, guint most)
{
  g_auto (GStrv) wrapped = sortie_text_wrap (text, room);
  const guint n = g_strv_length (wrapped);

  for (guint i = 0; i < MIN (n, most); i++)
    if (i + 1 == most && n > most)
      {
        g_autofree char *rest = g_strjoinv (" ", wrapped + i);

        g_ptr_array_add (lines, sortie_text_truncate (rest, room, console_out_ellipsis (d->out)));
      }
    else
      g_ptr_array_add (lines, g_strdup (wrapped[i]));
}

/* Puts the marks at the right end of the last line. */
static void
mark_line (const ConsoleDrawing *d, GPtrArray *lines, const char *marks, guint room)
{
  char *last = lines->pdata[lines->len - 1];

  lines->pdata[lines->len - 1] = spread (d, last, marks, room);
  g_free (last);
}

static void
note_lines (const ConsoleDrawing *d, const SortieSketchItem *item, const GPtrArray *lines)
{
  g_autoptr (GString) said = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (said, "%s ", (const char *) lines->pdata[i]);
  note_if_cut (d, item, said->str);
}

/* A box in exactly so many lines: the name and the marks, then the facts, which begin with the numbers alone if they
 * are too long otherwise. (transfer full) (element-type utf8) */
static GPtrArray *
lines_in (const ConsoleDrawing *d, const ConsoleBoxForm *form, const SortieSketchItem *item, guint room)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *marks = marks_of (d, item);

  if (item->title == NULL && form->style == CONSOLE_BOXES_APART)
    g_ptr_array_add (lines, with_mark (d, item, _ ("(empty)")));
  else if (item->title == NULL || form->lines == 1)
    g_ptr_array_add (lines, one_line (d, item, room));
  else
    {
      g_autofree char *name = has_signs (form) ? signed_name (d, item) : g_strdup (item->title);
      g_autofree char *marked = g_strconcat (name, *marks != '\0' ? " " : "", marks, NULL);
      g_autofree char *in_full = facts_of (item, FALSE), *brief = facts_of (item, TRUE);

      add_cut (d, lines, form->lines == 2 ? name : marked, room, form->lines - 1);
      if (form->lines == 2 || !g_str_has_suffix (lines->pdata[lines->len - 1], marks))
        mark_line (d, lines, marks, room);
      add_cut (d, lines, sortie_text_width (in_full) <= room * (form->lines - lines->len) ? in_full : brief, room,
               form->lines - lines->len);
    }
  while (lines->len < form->lines)
    g_ptr_array_add (lines, g_strdup (""));
  if (item->title != NULL)
    note_lines (d, item, lines);
  return lines;
}

/* A row of joined boxes. */
typedef struct
{
  guint n, width; /* of each, inside */
} Row;

/* Whether a line between these boxes, or at their ends, comes down in this column. */
static gboolean
meets_above (const Row *above, guint column)
{
  return above->n > 0 && column <= above->n * (above->width + 1) && column % (above->width + 1) == 0;
}

/* From @column to before @end, which no box below divides. Returns: @end */
static guint
draw_across_below (const ConsoleDrawing *d, const Row *above, guint column, guint end)
{
  for (; column < end; column++)
    if (meets_above (above, column))
      console_out_add (d->out, CONSOLE_FAINT, d->glyphs->lower);
    else
      console_draw_across (d, 1);
  return end;
}

/* Where a box below begins, or the last one ends. */
static const char *
corner_at (const ConsoleDrawing *d, const Row *above, guint column, guint last)
{
  const guint end = above->n * (above->width + 1);

  if (column == 0)
    return meets_above (above, column) ? d->glyphs->left : d->glyphs->top_left;
  if (meets_above (above, column))
    return column == last && column == end ? d->glyphs->right : d->glyphs->cross;
  return column == last && column > end ? d->glyphs->top_right : d->glyphs->upper;
}

/* The line with the labels of boxes, which also ends those above it. */
static void
draw_joint (const ConsoleDrawing *d, const Row *above, SortieSketchItem *const *items, guint n, guint8 seat)
{
  const guint last = n * (d->box + 1), end = above->n * (above->width + 1);
  guint column = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *label = label_in (d, items[i], seat, d->box);
      const guint used = sortie_text_width (label), before = used > 0 && used + 2 <= d->box ? 1 : 0;

      console_out_add (d->out, CONSOLE_FAINT, corner_at (d, above, column, last));
      column = draw_across_below (d, above, column + 1, column + 1 + before) + used;
      console_out_add (d->out, console_style_of_seat (d->out, seat, d->reader), label);
      column = draw_across_below (d, above, column, (i + 1) * (d->box + 1));
    }
  console_out_add (d->out, CONSOLE_FAINT, corner_at (d, above, column, last));
  if (column < end)
    {
      draw_across_below (d, above, column + 1, end);
      console_out_add (d->out, CONSOLE_FAINT, d->glyphs->bottom_right);
    }
  console_out_end_line (d->out);
}

void
console_close_boxes (const ConsoleDrawing *d, guint columns)
{
  for (guint i = 0; i < columns; i++)
    {
      console_out_add (d->out, CONSOLE_FAINT, i > 0 ? d->glyphs->lower : d->glyphs->bottom_left);
      console_draw_across (d, d->box);
    }
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->bottom_right);
  console_out_end_line (d->out);
}

/* Draws joined boxes side by side. */
static void
draw_joined (const ConsoleDrawing *d, const ConsoleBoxForm *form, SortieSketchItem *const *items, guint n, guint8 seat,
             const Row *above)
{
  const guint width = d->box;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  draw_joint (d, above, items, n, seat);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (texts, lines_in (d, form, items[i], width));
  for (guint line = 0; line < form->lines; line++)
    {
      for (guint i = 0; i < n; i++)
        {
          const GPtrArray *lines = texts->pdata[i];
          g_autofree char *padded = sortie_text_pad (lines->pdata[line], width);

          console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
          add_text (d, items[i], padded);
        }
      console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
      console_out_end_line (d->out);
    }
}

/* "▼ War Track 1     │▼Imp        1/2" */
static void
draw_listed (const ConsoleDrawing *d, const SortieSketchItem *item, guint8 seat)
{
  const guint width = listed_width (d);
  g_autofree char *label = label_in (d, item, seat, width), *padded = sortie_text_pad (label, width);
  g_autofree char *text = one_line (d, item, d->out->width - width - 1);

  if (item->title != NULL)
    note_if_cut (d, item, text);
  console_out_add (d->out, console_style_of_seat (d->out, seat, d->reader), padded);
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
  add_text (d, item, text);
  console_out_end_line (d->out);
}

/* How many of the boxes have nothing in them, from the first on, and labels that fit in one line. @ret: that line:
 * "Front Line (Boss) · No Man's Land" (transfer full) */
static guint
join_empty (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n, guint8 seat, char **ret)
{
  guint joined = 0;

  *ret = g_strdup ("");
  for (; joined < n && items[joined]->title == NULL; joined++)
    {
      g_autofree char *label = label_in (d, items[joined], seat, d->out->width), *marks = marks_of (d, items[joined]);
      char *all = g_strconcat (*ret, joined > 0 ? d->glyphs->dot : "", label, marks, NULL);

      if (joined > 0 && (guint) sortie_text_width (all) > d->out->width)
        {
          g_free (all);
          break;
        }
      g_free (*ret);
      *ret = all;
    }
  return joined;
}

/* One below the other. Where the table is to be short, empty ones share lines. */
static void
draw_list (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n, guint8 seat)
{
  for (guint i = 0, run; i < n; i += run)
    {
      g_autofree char *labels = NULL;

      run = d->out->squeezed ? join_empty (d, items + i, n - i, seat, &labels) : 0;
      if (run > 1)
        console_out_say_in (d->out, console_style_of_seat (d->out, seat, d->reader), labels);
      else
        draw_listed (d, items[i], seat);
      run = MAX (run, 1);
    }
}

/* "│▼Imp        1/2│▼ War Track 2    │" */
static void
draw_inline (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n, guint8 seat)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *marks = marks_of (d, items[i]), *label = label_in (d, items[i], seat, d->box);
      g_autofree char *text
        = items[i]->title != NULL ? one_line (d, items[i], d->box) : spread (d, label, marks, d->box);

      if (items[i]->title != NULL)
        note_if_cut (d, items[i], text);
      console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
      add_text (d, items[i], text);
    }
  console_out_add (d->out, CONSOLE_FAINT, d->glyphs->down);
  console_out_end_line (d->out);
}

static void
draw_apart (ConsoleDrawing *d, const ConsoleBoxForm *form, SortieSketchItem *const *items, guint n)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (texts, lines_in (d, form, items[i], d->box - FRAME));
  draw_level (d, items, (GPtrArray *const *) texts->pdata, n, TOPS);
  for (guint line = 0; line < form->lines; line++)
    draw_level (d, items, (GPtrArray *const *) texts->pdata, n, (gint) line);
  draw_level (d, items, (GPtrArray *const *) texts->pdata, n, BOTTOMS);
}

guint
console_draw_boxes_in (ConsoleDrawing *d, const ConsoleBoxForm *form, SortieSketchItem *const *items, guint n,
                       guint8 seat, guint above)
{
  const guint per_row = form->style == CONSOLE_BOXES_APART ? side_by_side (d, n) : joined_per_row (d, n);
  Row last = { above, d->box };

  if (form->style == CONSOLE_BOXES_LISTED)
    draw_list (d, items, n, seat);
  d->box = form->style == CONSOLE_BOXES_APART ? box_width (d, n) : joined_width (d, per_row);
  for (guint i = 0; form->style != CONSOLE_BOXES_LISTED && i < n; i += per_row)
    {
      const guint row = MIN (per_row, n - i);

      if (form->style == CONSOLE_BOXES_APART)
        draw_apart (d, form, items + i, row);
      else if (form->style == CONSOLE_BOXES_INLINE)
        draw_inline (d, items + i, row, seat);
      else
        draw_joined (d, form, items + i, row, seat, &last);
      last = (Row){ row, d->box };
    }
  return last.n;
}

void
console_say_cut_boxes (const ConsoleDrawing *d)
{
  for (guint i = 0; i < d->cut->len; i++)
    {
      const SortieSketchItem *item = d->cut->pdata[i];
      g_autofree char *name = signed_name (d, item), *facts = facts_of (item, FALSE);
      g_autofree char *what = g_strconcat (name, *facts != '\0' ? ", " : "", facts, NULL);
      g_autofree char *text = sortie_sentence (_ ("{place}: {what}"), "place", item->label, "what", what, NULL);

      console_out_hang (d->out, console_style_of_item (d, item), 2, 2, text);
    }
}
