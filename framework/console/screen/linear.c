/* SPDX-License-Identifier: GPL-3.0-or-later */
/* linear.c: the table in plain sentences, for speech, braille and very narrow screens. */
#include "config.h"

#include "console/screen/screen.h"

#include <string.h>

#include "base/i18n.h"
#include <sortie/view.h>

static char *
count_text (gint n)
{
  if (n == 0)
    return g_strdup (_ ("empty"));
  return n < 0 ? g_strdup (_ ("hidden"))
               : g_strdup_printf (ngettext_ ("%d card", "%d cards", (gulong) n), n);
}

char *
console_pile_text (const SortieSketchItem *item, gboolean in_brief)
{
  g_autofree char *count = in_brief && item->value > 0 ? g_strdup_printf ("%d", item->value)
                                                       : count_text (item->value);
  GString *text = g_string_new (count);

  if (item->title != NULL)
    {
      /* Translators: what follows the number of cards in a pile. */
      g_autofree char *top = sortie_sentence (_ (", on top {card}"), "card", item->title, NULL);

      g_string_append (text, top);
    }
  for (guint i = 0; i < G_N_ELEMENTS (item->lines) && item->lines[i] != NULL; i++)
    g_string_append_printf (text, ": %s", item->lines[i]);
  return g_string_free (text, FALSE);
}

char *
console_meter_text (const SortieSketchItem *item)
{
  g_autofree char *value = g_strdup_printf ("%d", item->value);
  g_autofree char *maximum = g_strdup_printf ("%d", item->maximum);

  if (item->title != NULL)
    return g_strdup (item->title);
  if (item->maximum <= 0)
    return g_steal_pointer (&value);
  return sortie_sentence (_ ("{n} of {max}"), "n", value, "max", maximum, NULL);
}

char *
console_box_text (const SortieSketchItem *item, gboolean in_brief)
{
  gboolean has_brief = in_brief && item->brief != NULL;
  GString *text;

  if (item->title == NULL)
    return g_strdup (_ ("empty"));
  text = g_string_new (item->title);
  if (has_brief)
    g_string_append_printf (text, " %s", item->brief);
  for (guint i = has_brief; i < G_N_ELEMENTS (item->lines) && item->lines[i] != NULL; i++)
    g_string_append_printf (text, ", %s", item->lines[i]);
  return g_string_free (text, FALSE);
}

/* "Imp, ATT 1, has an ability" */
static char *
box_in_words (const SortieSketchItem *item)
{
  g_autofree char *text = console_box_text (item, FALSE);

  return item->live ? g_strdup_printf ("%s, %s", text, _ ("has an ability"))
                    : g_steal_pointer (&text);
}

static void
say_thing (ConsoleOut *out, const char *label, const char *text)
{
  /* Translators: one thing on the table: "Front Line: Imp, ATT 1." */
  console_out_fill (out, _ ("{label}: {text}."), "label", label, "text", text, NULL);
}

/* ---- A grid ------------------------------------------------------------------------ */

/* "Guard of South", or only what it is. (transfer full) */
static char *
holding_text (const SortieSketchCell *cell)
{
  if (cell->titles == NULL)
    return g_strdup (_ ("empty"));
  if (cell->whose == NULL)
    return g_strdup (cell->titles[0]);
  /* Translators: a piece on the board and who holds it: "Guard of South". */
  return sortie_sentence (_ ("{piece} of {seat}"), "piece", cell->titles[0], "seat", cell->whose,
                          NULL);
}

static char *
cell_text (const SortieSketchCell *cell)
{
  g_autofree char *holding = holding_text (cell);
  GString *text = g_string_new (holding);

  for (guint i = 0; i < cell->facts->len; i++)
    g_string_append_printf (text, ", %s", ((SortieSketchFact *) cell->facts->pdata[i])->words);
  if (cell->live)
    g_string_append_printf (text, ", %s", cell->titles != NULL ? _ ("can act or be chosen")
                                                               : _ ("can be chosen"));
  return g_string_free (text, FALSE);
}

/* Which columns are beside each other although they lie apart. */
static void
say_meeting (ConsoleOut *out, const SortieSketchGrid *grid)
{
  const char *first = ((const SortieSketchCell *) grid->cells->pdata[0])->name;
  const char *last = ((const SortieSketchCell *) grid->cells->pdata[grid->columns - 1])->name;
  g_autofree char *a = g_strndup (first, strcspn (first, "0123456789"));
  g_autofree char *b = g_strndup (last, strcspn (last, "0123456789"));

  console_out_fill (out, _ ("Columns {a} and {b} are beside each other."), "a", a, "b", b, NULL);
}

void
console_say_grid (ConsoleOut *out, const SortieSketchGrid *grid)
{
  guint empty = 0;

  for (guint i = 0; i < grid->cells->len; i++)
    {
      const SortieSketchCell *cell = grid->cells->pdata[i];
      g_autofree char *text = cell_text (cell);

      if (cell->titles != NULL || cell->live)
        say_thing (out, cell->name, text);
      else
        empty++;
    }
  if (grid->wraps)
    say_meeting (out, grid);
  if (empty > 0)
    console_out_say (out, empty == grid->cells->len ? _ ("All spaces are empty.")
                                                    : _ ("The other spaces are empty."));
}

/* ---- The whole --------------------------------------------------------------------- */

static void
draw_item (ConsoleOut *out, const SortieSketchItem *item)
{
  g_autofree char *text = NULL;

  switch (item->kind)
    {
    case SORTIE_SKETCH_HEADING:
      console_out_fill (out, _ ("{label}."), "label", item->label, NULL);
      return;
    case SORTIE_SKETCH_ROW:
      return;
    case SORTIE_SKETCH_LINE:
      console_out_say (out, item->label);
      return;
    case SORTIE_SKETCH_GRID:
      console_say_grid (out, item->grid);
      return;
    case SORTIE_SKETCH_BOX:
      text = box_in_words (item);
      break;
    case SORTIE_SKETCH_PILE:
      text = console_pile_text (item, FALSE);
      break;
    case SORTIE_SKETCH_METER:
      text = console_meter_text (item);
      break;
    }
  say_thing (out, item->label, text);
}

void
console_draw_linear (ConsoleOut *out, const SortieSketch *sketch)
{
  for (guint i = 0; i < sketch->items->len; i++)
    draw_item (out, sketch->items->pdata[i]);
}
