/* SPDX-License-Identifier: GPL-3.0-or-later */
/* grid-names.c: what a grid says below it, because its cells have no room for it.
 *
 *     ★ a2 d1
 *     Slinger b7 f8 · Blarf d2 +4, e3 +2 · Oldin d1
 *
 * if the names are below the grid: everything by its whole name, with its places and what its cell omitted;
 *
 *     Sling(er) · Guari: Guardian · Blarf d2 +4
 *
 * if the names are cut: their other letters or, if these are not the next ones, what they mean; and what the cells
 * omitted.
 */
#include "console/screen/drawing.h"

#include <string.h>

#include "base/i18n.h"
#include "base/text.h"
#include <sortie/view.h>

static const SortieSketchCell *
cell_of (const SortieSketchGrid *grid, guint i)
{
  return grid->cells->pdata[i];
}

static gboolean
is_cell_called (const ConsoleGridDrawing *d, guint i, const char *name)
{
  const SortieSketchCell *cell = cell_of (d->grid, i);

  return cell->titles != NULL && console_grid_shows (d, i) && strcmp (cell->titles[0], name) == 0;
}

/* The last names may be cut: first come the reader's own, then those of partners, then those of opponents; after all
 * these, what has so few numbers that its cell says what it is. */
static guint
rank_of (const ConsoleGridDrawing *d, guint i)
{
  const SortieSketchCell *cell = cell_of (d->grid, i);
  const guint whose = cell->seat == d->reader                                          ? 0
                      : console_style_of_seat (d->out, cell->seat, d->reader) == CONSOLE_SECOND ? 1
                                                                                       : 2;

  return whose + (cell->facts->len > 1 ? 0 : 3);
}

#define RANKS 6

static gboolean
is_before (const ConsoleGridDrawing *d, guint i, guint at)
{
  return rank_of (d, i) != rank_of (d, at) ? rank_of (d, i) < rank_of (d, at) : i < at;
}

static gboolean
was_called_before (const ConsoleGridDrawing *d, guint at)
{
  for (guint i = 0; i < d->grid->cells->len; i++)
    if (is_cell_called (d, i, cell_of (d->grid, at)->titles[0]) && is_before (d, i, at))
      return TRUE;
  return FALSE;
}

/* " b7 f8": the places of all things with this name, and what their cells omitted. If the cells show names, only
 * the places that omitted something. */
static char *
places_of (const ConsoleGridDrawing *d, const char *name)
{
  GString *text = g_string_new (NULL);
  const char *joint = " ";

  for (guint i = 0; i < d->grid->cells->len; i++)
    if (is_cell_called (d, i, name))
      {
        g_autofree char *left = console_grid_rest (d, cell_of (d->grid, i));

        if (*left == '\0' && d->layout->naming != CONSOLE_NAME_BELOW)
          continue;
        g_string_append_printf (text, "%s%s%s%s", joint, cell_of (d->grid, i)->name, *left != '\0' ? "\u00a0" : "",
                                left);
        joint = *left != '\0' ? ", " : " ";
      }
  return g_string_free (text, FALSE);
}

/* The entry for all things with this name; "": there is nothing to say. (transfer full) */
static char *
entry_of (const ConsoleGridDrawing *d, guint i)
{
  const char *name = cell_of (d->grid, i)->titles[0];
  const char *called = d->shorts != NULL ? d->shorts->pdata[i] : name;
  g_autofree char *places = places_of (d, name);
  g_autofree char *rest = g_strdup (g_str_has_prefix (name, called) ? name + strlen (called) : "");

  if (!d->layout->terse && *rest != '\0')
    return g_strdup_printf ("%s%s(%s)%s", called, name[strlen (called)] == ' ' ? " " : "",
                            g_strchug (rest), places);
  if (!d->layout->terse && strcmp (called, name) != 0)
    return g_strdup_printf ("%s:\u00a0%s%s", called, name, places);
  return *places != '\0' ? g_strconcat (called, places, NULL) : g_strdup ("");
}

/* Adds what there is to say of each name whose first piece has this rank. */
static void
add_entries (const ConsoleGridDrawing *d, GPtrArray *entries, guint rank)
{
  for (guint i = 0; i < d->grid->cells->len; i++)
    if (cell_of (d->grid, i)->titles != NULL && console_grid_shows (d, i)
        && rank_of (d, i) == rank && !was_called_before (d, i))
      {
        g_autofree char *entry = entry_of (d, i);

        if (*entry != '\0')
          g_ptr_array_add (entries, g_steal_pointer (&entry));
      }
}

/* (transfer full) (element-type utf8) */
static GPtrArray *
entries_of (const ConsoleGridDrawing *d)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_free);

  for (guint rank = 0; rank < RANKS; rank++)
    add_entries (d, entries, rank);
  return entries;
}

/* The first @n of them, and how many more there are. (transfer full) */
static char *
some_entries (const ConsoleGridDrawing *d, const GPtrArray *entries, guint n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? d->glyphs->dot : "", (char *) entries->pdata[i]);
  if (n == entries->len)
    return g_strdup (text->str);
  return sortie_sentence (_ ("{events} … and {n} more: “{log}”."), "events", text->str, "n",
                          SORTIE_DIGITS (entries->len - n), "log", _ ("show"), NULL);
}

void
console_say_grid_names (const ConsoleGridDrawing *d, guint most)
{
  g_autoptr (GPtrArray) entries = entries_of (d);
  guint n = entries->len;
  g_autofree char *text = some_entries (d, entries, n);

  while (most > 0 && n > 0 && console_out_rows_of (d->out, text) > most)
    {
      g_free (text);
      text = some_entries (d, entries, --n);
    }
  /* how many there are is no use beside the line for the other half, which names the same command */
  if (*text != '\0' && (n > 0 || d->most_names == 0))
    console_out_hang (d->out, CONSOLE_PLAIN, 0, 0, text);
}

void
console_say_grid_live (const ConsoleGridDrawing *d)
{
  g_autoptr (GString) text = g_string_new (d->glyphs->live);

  for (guint i = 0; i < d->grid->cells->len; i++)
    if (cell_of (d->grid, i)->live && cell_of (d->grid, i)->titles != NULL
        && console_grid_shows (d, i))
      g_string_append_printf (text, " %s", cell_of (d->grid, i)->name);
  g_autofree char *cut = sortie_text_truncate (text->str, d->out->width, console_out_ellipsis (d->out));

  if (strcmp (text->str, d->glyphs->live) != 0)
    console_out_hang (d->out, CONSOLE_PLAIN, 0, 2, d->steady && !d->whole ? cut : text->str);
}
