/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw.c: tables that draw-steady.c does not draw: those without places, and all for which the window is too small.
 *
 *     -- The boss ---------------------------
 *     Life 25 of 25 | Hand 0 cards
 *     War Track 1: Goblin Archer, ATT 2, DEF 1
 */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/view.h>

#define TYPED 1 /* below a table is the typed line */
#define BESIDE_TABLE (TYPED + 1) /* and above it the status */
static const ConsoleGlyphs unicode_glyphs = { "┌", "┐", "└", "┘", "─", "│", " · ", "★", "◆",
                                             "├", "┤", "┬", "┴", "┼" };
static const ConsoleGlyphs ascii_glyphs = { "+", "+", "+", "+", "-", "|", " | ", "*", "!",
                                           "+", "+", "+", "+", "+" };

/* The forms from the roomiest on; the last one is drawn even if it does not fit. */
#define WITH_KEY 2
#define TIGHT 6
static const ConsoleForm forms[] = {
  { .in_words = FALSE },
  { .in_words = TRUE },
  [WITH_KEY] = { .in_words = TRUE, .brief = TRUE, .key = TRUE },
  { .in_words = TRUE, .brief = TRUE },
  { .in_words = TRUE, .brief = TRUE, .dense = TRUE },
  { .in_words = TRUE, .brief = TRUE, .dense = TRUE, .bare = TRUE },
  [TIGHT] = { .in_words = TRUE, .brief = TRUE, .dense = TRUE, .bare = TRUE, .tight = TRUE },
};

/* ---- Running text ----------------------------------------------------------------- */

const char *
console_changed_sign (const ConsoleOut *out)
{
  return out->ascii ? ascii_glyphs.changed : unicode_glyphs.changed;
}

/* Running text: things in a row. Breaks lines between things rather than inside them, unless it is dense. */
typedef struct
{
  const ConsoleDrawing *d;
  guint used;        /* columns used on the current line */
  GString *dense;    /* (nullable): all dense text so far */
} Running;

static void
end_open_line (Running *running)
{
  if (running->used > 0)
    console_out_end_line (running->d->out);
  running->used = 0;
}

/* A dot ends a line rather than begins the next. */
static void
add_dense (Running *running, const char *text)
{
  if (running->dense->len > 0)
    g_string_append_printf (running->dense, "\u00a0%s", running->d->glyphs->dot + 1);
  g_string_append (running->dense, text);
}

static void
add_running (Running *running, ConsoleStyle style, const char *text)
{
  const ConsoleDrawing *d = running->d;
  guint needed = sortie_text_width (text), dot = sortie_text_width (d->glyphs->dot);

  if (running->dense != NULL)
    {
      add_dense (running, text);
      return;
    }
  if (running->used > 0 && running->used + dot + needed > d->out->width)
    end_open_line (running);
  if (needed > d->out->width)
    {
      console_out_hang (d->out, style, 2, 2, text); /* its own paragraph */
      return;
    }
  if (running->used > 0)
    console_out_add (d->out, CONSOLE_FAINT, d->glyphs->dot);
  console_out_add (d->out, style, text);
  running->used += needed + (running->used > 0 ? dot : 0);
}

/* empty boxes listed by name at most */
#define MOST_EMPTY 3

static guint
count_empty (SortieSketchItem *const *items, guint n, guint *ret_things)
{
  guint empty = 0;

  *ret_things = 0;
  for (guint i = 0; i < n; i++)
    {
      *ret_things += items[i]->kind != SORTIE_SKETCH_ROW;
      empty += console_item_is_empty (items[i]);
    }
  return empty;
}

/* "Track 2, Track 3: empty"; if there are many, names only those that have become empty, and "all else empty". */
static void
add_empty (Running *running, SortieSketchItem *const *items, guint n)
{
  const ConsoleDrawing *d = running->d;
  guint things, empty = count_empty (items, n, &things);
  const gboolean many = empty > MOST_EMPTY;
  g_autoptr (GString) labels = g_string_new (NULL);
  guint named = 0;

  if (d->form->bare && empty < things)
    return;
  for (guint i = 0; i < n; i++)
    if (console_item_is_empty (items[i]) && (!many || console_is_changed (d->out, items[i])))
      {
        g_autofree char *label = console_label_text (d, items[i]);
        const gboolean is_changed = console_is_changed (d->out, items[i]);

        g_string_append_printf (labels, "%s%s%s%s", labels->len > 0 ? ", " : "", label, is_changed ? " " : "",
                                is_changed ? d->glyphs->changed : "");
        named++;
      }
  if (named > 0)
    {
      g_autofree char *text = sortie_sentence (_ ("{place}: {what}"), "place", labels->str, "what", _ ("empty"),
                                               NULL);

      add_running (running, CONSOLE_PLAIN, text);
    }
  if (named < empty)
    add_running (running, CONSOLE_PLAIN, _ ("all else empty"));
}

/* What the reader looks for first: their own hand gets its own line, even if all else is one paragraph. */
static gboolean
is_own_listing (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  return item->kind == SORTIE_SKETCH_PILE && item->lines[0] != NULL && item->value > 1
         && item->seat == d->reader;
}

/* Ends the line with the headings that share it. */
static void
end_open (const ConsoleDrawing *d)
{
  if (d->open->len > 0)
    console_out_hang (d->out, CONSOLE_PLAIN, 2, 2, d->open->str);
  g_string_truncate (d->open, 0);
}

/* In the tightest form, two paragraphs share a line if it holds both and signs tell them apart. */
static void
end_dense (const ConsoleDrawing *d, GString *dense)
{
  const guint both = sortie_text_width (d->open->str) + sortie_text_width (d->glyphs->dot)
                     + sortie_text_width (dense->str);

  if (d->open->len > 0 && both > d->out->width)
    end_open (d);
  if (dense->len > 0)
    g_string_append_printf (d->open, "%s%s", d->open->len > 0 ? d->glyphs->dot : "", dense->str);
  if (!d->form->tight || !d->signs)
    end_open (d);
  g_string_truncate (dense, 0);
}

/* Draws boxes in words, zones and meters, after their heading if there is one. In a brief form, all empty ones are
 * listed once. */
static void
draw_small (const ConsoleDrawing *d, const char *heading, SortieSketchItem *const *items, guint n)
{
  g_autoptr (GString) dense = g_string_new (NULL);
  Running running = { .d = d, .dense = d->form->dense ? dense : NULL };

  if (heading != NULL)
    add_running (&running, CONSOLE_STRONG, heading);
  for (guint i = 0; i < n; i++)
    if (items[i]->kind != SORTIE_SKETCH_ROW && (!d->form->brief || !console_item_is_empty (items[i])))
      {
        g_autofree char *text = console_small_text (d, items[i]);
        gboolean alone = running.dense != NULL && !d->form->tight && is_own_listing (d, items[i]);

        if (alone)
          end_dense (d, dense);
        add_running (&running, console_style_of_item (d, items[i]), text);
        if (alone)
          end_dense (d, dense);
      }
  if (d->form->brief)
    add_empty (&running, items, n);
  end_open_line (&running);
  end_dense (d, dense);
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

/* "+---+", with the mark of a playable card in the middle. */
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

/* Draws cards that fit side by side. */
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

/* "Hand 7: 9♣★, K♦": where there is no room for pictures. */
static void
say_cards (const ConsoleDrawing *d, const char *pile, const GArray *cards)
{
  g_autoptr (GString) text = g_string_new (pile);

  for (guint i = 0; i < cards->len; i++)
    {
      const SortieSketchCard *card = &g_array_index (cards, SortieSketchCard, i);

      g_string_append_printf (text, "%s%s%s", i > 0 ? ", " : ": ", card->sign, card->live ? d->glyphs->live : "");
    }
  console_out_hang (d->out, CONSOLE_PLAIN, 2, 2, text->str);
}

/* "Hand 7 cards", and below it the cards, in as many rows as the width needs. */
static void
draw_cards (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  const SortieSketchCard *cards = (const SortieSketchCard *) (gpointer) item->cards->data;
  SortieSketchItem pile = { .kind = item->kind, .label = item->label, .value = item->value };
  g_autofree char *text = console_small_text (d, &pile);
  guint width = widest_sign (item->cards);
  guint fit = MAX (1, (d->out->width + 1) / (width + 3));

  if (d->form->bare)
    {
      say_cards (d, text, item->cards);
      return;
    }
  console_out_say (d->out, text);
  for (guint i = 0; i < item->cards->len; i += fit)
    draw_cards_in_line (d, cards + i, MIN (fit, item->cards->len - i), width);
}

/* Draws a zone that lists its cards, as its own paragraph. */
static void
draw_listing (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  g_autofree char *text = console_small_text (d, item);

  console_out_hang (d->out, CONSOLE_PLAIN, 2, 2, text);
}

/* Zones that list their cards are paragraphs, unless the table must be brief. */
static gboolean
is_small (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  return item->kind == SORTIE_SKETCH_METER
         || (item->kind == SORTIE_SKETCH_PILE && item->cards == NULL
             && (d->form->brief || item->lines[0] == NULL));
}

/* ---- The whole table ------------------------------------------------------------- */

static gboolean
is_box (const SortieSketchItem *item)
{
  return item->kind == SORTIE_SKETCH_BOX;
}

static gboolean
belong_together (const ConsoleDrawing *d, const SortieSketchItem *a, const SortieSketchItem *b)
{
  if (d->form->brief && (is_box (a) || is_small (d, a)))
    return b->kind == SORTIE_SKETCH_ROW || is_box (b) || is_small (d, b);
  return (is_box (a) && is_box (b)) || (is_small (d, a) && is_small (d, b));
}

/* How many items from here on belong together: boxes, or small things; in a brief form, both. */
static guint
run_length (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  guint run = 1;

  while (run < n && belong_together (d, items[0], items[run]))
    run++;
  return run;
}

static void
draw_board (const ConsoleDrawing *d, const SortieSketchGrid *grid)
{
  const ConsoleGridRoom room = { .besides = d->besides + d->around,
                                 .whole = d->whole,
                                 .asked_for = d->asked_for,
                                 .tight = d->form->tight && d->signs };

  if (!console_draw_grid (d->out, grid, d->reader, &room))
    console_say_grid (d->out, grid);
}

static void
draw_run (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  switch (items[0]->kind)
    {
    case SORTIE_SKETCH_HEADING:
      console_draw_heading (d, items[0]);
      break;
    case SORTIE_SKETCH_ROW:
      break;
    case SORTIE_SKETCH_BOX:
      draw_small (d, NULL, items, n);
      break;
    case SORTIE_SKETCH_LINE:
      if (!d->form->bare || items[0]->weighty)
        console_out_say (d->out, items[0]->label);
      break;
    case SORTIE_SKETCH_GRID:
      if (!d->measuring)
        draw_board (d, items[0]->grid);
      break;
    case SORTIE_SKETCH_PILE:
    case SORTIE_SKETCH_METER:
      if (is_small (d, items[0]))
        draw_small (d, NULL, items, n);
      else if (items[0]->cards != NULL)
        draw_cards (d, items[0]);
      else
        draw_listing (d, items[0]);
      break;
    }
}

/* In a low window, or if lines are scarce, a heading and the text below it share a line: "North · Hand 5 cards".
 * Returns: how many items it has drawn; 0: the heading gets its own line. */
static guint
draw_heading_and_run (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  const char *whose = d->form->tight && items[0]->title != NULL ? items[0]->title : items[0]->label;
  g_autofree char *label = NULL;
  guint first = 1, run;

  if (items[0]->kind != SORTIE_SKETCH_HEADING
      || (d->out->rows >= CONSOLE_LOW_TABLE && !d->form->in_words))
    return 0;
  while (first < n && items[first]->kind == SORTIE_SKETCH_ROW)
    first++;
  if (first == n)
    return 0;
  run = run_length (d, items + first, n - first);
  if (!is_box (items[first]) && !is_small (d, items[first]))
    return 0;
  label = d->form->tight && d->signs && items[0]->seat != SORTIE_NO_SEAT
              ? g_strdup_printf ("%s\u00a0%s", console_seat_sign (d->out, items[0]->seat), whose)
              : g_strdup (whose);
  draw_small (d, label, items + first, run);
  return first + run;
}

static void
draw_items (ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new ();
  g_autoptr (GString) open = g_string_new (NULL);

  d->said = said;
  d->open = open;
  d->signs = console_names_signs (items, n);
  for (guint i = 0, run; i < n; i += run)
    {
      run = draw_heading_and_run (d, items + i, n - i);
      if (run > 0)
        continue;
      run = run_length (d, items + i, n - i);
      if (!is_small (d, items[i]))
        end_open (d);
      draw_run (d, items + i, run);
    }
  end_open (d);
  console_say_marks (d, items, n);
  if (d->form->key)
    console_say_key (d, items, n);
}

/* How many lines the items take. @without_grid: all but the board */
static guint
lines_of (ConsoleDrawing *d, const SortieSketch *sketch, gboolean without_grid)
{
  gsize before = d->out->pending->len;
  guint lines;

  d->measuring = without_grid;
  draw_items (d, (SortieSketchItem *const *) sketch->items->pdata, sketch->items->len);
  d->measuring = FALSE;
  lines = console_out_count_lines (d->out->pending->str + before);
  g_string_truncate (d->out->pending, before);
  return lines;
}

static gboolean
has_kind (const SortieSketch *sketch, SortieSketchKind kind)
{
  for (guint i = 0; i < sketch->items->len; i++)
    if (((const SortieSketchItem *) sketch->items->pdata[i])->kind == kind)
      return TRUE;
  return FALSE;
}

/* How many lines the table takes in this form. A board takes what the rest leaves, but its lowest form must fit
 * above the question. */
static guint
lines_of_table (ConsoleDrawing *d, const SortieSketch *sketch)
{
  d->besides = lines_of (d, sketch, TRUE);
  return has_kind (sketch, SORTIE_SKETCH_GRID) ? lines_of (d, sketch, FALSE) : d->besides;
}

/* The first form that suits the window's size: the table keeps its form from one prompt to the next, and only
 * becomes briefer when there is more on it than fits. In a low window that would soon happen to roomier forms if there
 * are boxes. */
static guint
first_form (ConsoleOut *out, const SortieSketch *sketch)
{
  if (out->form_rows != out->rows || out->form_width != out->width)
    {
      out->form_rows = out->rows;
      out->form_width = out->width;
      out->grid_form = 0;
      out->form = out->rows < CONSOLE_LOW_TABLE && has_kind (sketch, SORTIE_SKETCH_BOX) ? WITH_KEY : 0;
    }
  return out->form;
}

static gboolean
fits_in (ConsoleDrawing *d, const SortieSketch *sketch, guint form)
{
  d->form = &forms[form];
  return lines_of_table (d, sketch) + d->around <= d->out->rows;
}

static void
choose_form (ConsoleDrawing *d, const SortieSketch *sketch)
{
  const guint first = first_form (d->out, sketch);

  for (guint i = first; i < G_N_ELEMENTS (forms); i++)
    {
      d->out->form = i;
      if (fits_in (d, sketch, i))
        return;
    }
}

static gboolean
fits_window (ConsoleDrawing *d, const SortieSketch *sketch, guint form, guint grid_form, gboolean whole)
{
  d->whole = whole;
  d->around = whole ? BESIDE_TABLE : TYPED;
  d->out->grid_form = grid_form;
  return fits_in (d, sketch, form);
}

/* For a table that the reader asked for: the form that fits with its explanation, or else without. A table that
 * does not fit is paged through, with the whole explanation. A board looks as it does above a question. */
static void
choose_form_to_read (ConsoleDrawing *d, const SortieSketch *sketch)
{
  const guint grid_form = d->out->grid_form;

  for (guint i = 0; i <= WITH_KEY; i++)
    if (fits_window (d, sketch, i, grid_form, TRUE))
      return;
  for (guint i = 0; i < TIGHT; i++)
    if (fits_window (d, sketch, i, grid_form, FALSE))
      return;
  fits_window (d, sketch, WITH_KEY, grid_form, TRUE);
}

void
console_draw (ConsoleOut *out, const SortieSketch *sketch, guint8 reader, guint around)
{
  ConsoleDrawing d = { .out = out,
                       .glyphs = out->ascii ? &ascii_glyphs : &unicode_glyphs,
                       .reader = reader,
                       .asked_for = around == 0,
                       .around = around };
  const guint grid_form = out->grid_form;

  g_string_truncate (out->foot, 0);
  if (out->linear)
    {
      console_draw_linear (out, sketch);
      return;
    }
  if (console_draw_steadily (&d, sketch, around == 0))
    return;
  if (around > 0)
    choose_form (&d, sketch);
  else
    choose_form_to_read (&d, sketch);
  draw_items (&d, (SortieSketchItem *const *) sketch->items->pdata, sketch->items->len);
  if (around == 0)
    out->grid_form = grid_form;
}

/* "▲ Player · ▼ Boss": whose a box is, where no grid says so. */
static void
say_seat_signs (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    if (items[i]->kind == SORTIE_SKETCH_HEADING && items[i]->seat != SORTIE_NO_SEAT)
      g_string_append_printf (text, "%s%s\u00a0%s", text->len > 0 ? d->glyphs->dot : "",
                              console_seat_sign (d->out, items[i]->seat),
                              items[i]->title != NULL ? items[i]->title : items[i]->label);
  if (text->len > 0)
    console_out_say (d->out, text->str);
}

/* All signs that the table may have, whether they are there now or not. */
void
console_say_signs (ConsoleOut *out, const SortieSketch *sketch, guint8 reader)
{
  ConsoleDrawing d = { .out = out, .glyphs = out->ascii ? &ascii_glyphs : &unicode_glyphs, .form = &forms[0] };
  SortieSketchItem *const *items = (SortieSketchItem *const *) sketch->items->pdata;
  const gboolean grid = has_kind (sketch, SORTIE_SKETCH_GRID), boxes = has_kind (sketch, SORTIE_SKETCH_BOX);
  const gboolean cards = has_kind (sketch, SORTIE_SKETCH_PILE);

  if (out->linear)
    {
      console_out_say (out, _ ("In sentences there are no signs: each is told in words."));
      return;
    }
  for (guint i = 0; i < sketch->items->len; i++)
    if (items[i]->grid != NULL)
      console_say_grid_signs (out, items[i]->grid, reader, cards);
  if (boxes)
    say_seat_signs (&d, items, sketch->items->len);
  if (boxes && !grid)
    console_out_fill (out, "{sign} {means}", "sign", d.glyphs->live, "means",
                      cards ? _ ("can act or be chosen or played now") : _ ("can act or be chosen"), NULL);
  else if (cards && !grid)
    console_out_fill (out, _ ("{sign} may be played now"), "sign", d.glyphs->live, NULL);
  console_say_key (&d, items, sketch->items->len);
  console_out_fill (out, _ ("{sign} changed since your last turn"), "sign", d.glyphs->changed, NULL);
  console_out_fill (out, _ ("{sign} cut off: “{show}” shows all of it"), "sign", console_out_ellipsis (out), "show",
                    _ ("show"), NULL);
  console_out_say (out, _ ("3 (2) now 3, printed 2"));
}
