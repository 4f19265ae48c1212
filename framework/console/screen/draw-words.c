/* SPDX-License-Identifier: GPL-3.0-or-later */
/* draw-words.c: what all forms of a table say in the same words: headings, boxes and piles in running text, and
 * what explains signs and numbers.
 */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/view.h>

void
console_draw_heading (const ConsoleDrawing *d, const SortieSketchItem *item)
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

char *
console_label_text (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  g_auto (GStrv) words = g_strsplit (item->label, " ", -1);

  return g_strjoinv (d->form->dense ? "\u00a0" : " ", words);
}

/* "Track 1: Imp, ATT 1", briefly "Track 1: Imp 1/2": a box in running text. */
static char *
box_in_words (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  g_autofree char *what = console_box_text (item, d->form->brief);
  g_autofree char *able = g_strconcat (what, item->live ? " " : NULL, d->glyphs->live, NULL);
  g_autofree char *text = g_strconcat (able, console_is_changed (d->out, item) ? " " : NULL,
                                       d->glyphs->changed, NULL);
  g_autofree char *label = console_label_text (d, item);

  /* Translators: a place on the table and what stands there: "Front Line: Imp, ATT 1". */
  return sortie_sentence (_ ("{place}: {what}"), "place", label, "what", text, NULL);
}

/* If several hands are shown (partners' or open ones), only the first explains the numbers after its cards. */
static gboolean
is_first_to_say (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  if (item->brief_key == NULL || g_ptr_array_find_with_equal_func (d->said, item->brief_key, g_str_equal, NULL))
    return FALSE;
  g_ptr_array_add (d->said, item->brief_key);
  return TRUE;
}

/* "Casualties 3, on top Imp"; bare: without the top card, and only the number unless the zone is weighty or the
 * reader's own; then, if the question below needs the lines, the command that names its cards. */
static char *
pile_text (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  g_autofree char *way = sortie_sentence (_ ("“{show}”"), "show", _ ("hand"), NULL);
  SortieSketchItem pile = *item;

  if (d->form->bare)
    pile.title = NULL;
  if (d->form->bare && !item->weighty && item->seat != d->reader)
    pile.lines[0] = NULL;
  if (d->form->bare && d->out->squeezed >= CONSOLE_TIGHTEST && item->seat == d->reader && pile.lines[0] != NULL)
    pile.lines[0] = way;
  if (pile.lines[0] == NULL || pile.lines[0] == way || d->form->tight || !is_first_to_say (d, item))
    pile.brief_key = NULL;
  return console_pile_text (&pile, d->form->brief);
}

char *
console_small_text (const ConsoleDrawing *d, const SortieSketchItem *item)
{
  if (item->kind == SORTIE_SKETCH_BOX)
    return box_in_words (d, item);

  g_autofree char *label = console_label_text (d, item);
  g_autofree char *text = item->kind == SORTIE_SKETCH_METER
                              ? console_meter_text (item)
                              : pile_text (d, item);

  return g_strdup_printf (d->form->dense ? "%s\u00a0%s" : "%s %s", label, text);
}

gboolean
console_names_signs (SortieSketchItem *const *items, guint n)
{
  gboolean board = FALSE, headings = FALSE;

  for (guint i = 0; i < n; i++)
    {
      board = board || items[i]->kind == SORTIE_SKETCH_GRID;
      headings = headings || (items[i]->kind == SORTIE_SKETCH_HEADING && items[i]->seat != SORTIE_NO_SEAT);
    }
  return board && headings;
}

void
console_say_marks (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  gboolean pieces = FALSE, cards = FALSE;

  if (d->form->bare)
    return;
  for (guint i = 0; i < n; i++)
    {
      pieces = pieces || items[i]->live;
      for (guint k = 0; items[i]->cards != NULL && k < items[i]->cards->len; k++)
        cards = cards || g_array_index (items[i]->cards, SortieSketchCard, k).live;
    }
  if (pieces)
    console_out_fill (d->out, "{sign} {means}", "sign", d->glyphs->live, "means", _ ("can act or be chosen"), NULL);
  if (cards)
    console_out_fill (d->out, _ ("{sign} may be played now"), "sign", d->glyphs->live, NULL);
}

void
console_say_key (const ConsoleDrawing *d, SortieSketchItem *const *items, guint n)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new ();

  for (guint i = 0; i < n; i++)
    {
      const char *names = items[i]->brief != NULL ? items[i]->brief_key + strlen (items[i]->brief) : NULL;

      if (names == NULL || g_ptr_array_find_with_equal_func (said, names, g_str_equal, NULL))
        continue;
      g_ptr_array_add (said, (gpointer) names);
      console_out_say (d->out, items[i]->brief_key);
    }
}
